"""The switches both games have, and what they mean for the rules."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.engine import Options
from games.solomon.state import Switches

_TURNS = 40 * 9 + 8
_ACTIONS = 8 * (8 * 2 + 7 * 2 + 1)
_MOVES = 1 + 7 * (7 + 1 + 1 + 2 * 100)
LONGEST = _TURNS * _ACTIONS * _MOVES
"""A bound on the number of moves that no game comes near.

It counts the turns of eight players by the long clock, every different action of a turn announced
and overturned, and each time everybody bidding against the mover in hundreds up to $10,000.
Standing orders, which can be changed at any time, are not counted.
"""


class SharedOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The switches of both games.

    contest: sealed maxima, or sums named aloud one by one, as is usual where everybody is present.
    agents: all, two fewer, or one for each home. homes: an agent wins at its own home, or each
    player owns a home and wins if the case comes there (up to four players; with more the switch
    has no effect). loser: whether a player who objects in vain sits out a turn. blocked: whether a
    blocked player can bribe instead. overturned: how many of a turn's actions can be overturned.
    ties: E5. ledger: D12. clock: turns until it decides, 20n+20 or 40n+40 (F6).
    """

    contest: Literal["sealed", "live"] = "sealed"
    agents: Literal["all", "six", "one"] = "all"
    homes: Literal["agents", "players"] = "agents"
    loser: Literal["free", "sits-out"] = "free"
    blocked: Literal["moves", "bribes"] = "moves"
    overturned: Literal["three", "any"] = "three"
    ties: Literal["share", "bringer"] = "share"
    ledger: Literal["kept", "hidden"] = "kept"
    clock: Literal["usual", "long"] = "usual"

    together: ClassVar[dict[str, str]] = {"contest": "live"}


def make_switches(
    options: SharedOptions, seats: int, homes: int, *, open_: bool, opening: bool, safe_homes: bool
) -> Switches:
    """Returns the rules for a table of `seats`, on a board with this many homes."""
    pace = 20 if options.clock == "usual" else 40
    return Switches(
        sealed=options.contest == "sealed",
        open=open_,
        opening=opening,
        safe_homes=safe_homes,
        sits_out=options.loser == "sits-out",
        bribe_after=options.blocked == "bribes",
        blocks=3 if options.overturned == "three" else 0,
        ties_to_bringer=options.ties == "bringer",
        ledger=options.ledger == "kept",
        limit=pace * (seats + 1),
        own_homes=options.homes == "players" and seats <= homes,
    )
