"""The cards of the last play that are covered or gone by now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.material import SPY, THIEF, TRANSFER

if TYPE_CHECKING:
    from games.slush_fund.state import Fact
    from games.slush_fund.view import View

_USED = {"thief": THIEF, "spy": SPY, "spy-move": SPY, "transfer": TRANSFER}
"""The cards that leave the game by being used, by the kind of fact."""


def find_recent_cards(view: View) -> dict[tuple[int, int], list[int]]:
    """Returns the cards that the lines tell of on top of piles, by politician and
    owner, top last.
    """
    piles: dict[tuple[int, int], list[int]] = {}
    for line in (*view.log_before, *view.log):
        source = (line.politician, line.who)
        if line.what == "bribe":
            piles.setdefault(source, []).extend(line.cards)
        elif line.what == "thief":
            robbed = piles.get((line.politician, line.whom))
            if robbed:
                robbed.pop()
            piles.setdefault(source, []).extend(line.cards)
        elif line.what == "transfer":
            piles[source] = []  # its depth is not told
            piles.setdefault((line.target, line.who), []).extend(line.cards)
    return piles


def find_recent_losses(view: View) -> list[int]:
    """Returns the cards that left the game in the turns that the lines tell of."""
    return [card for line in (*view.log_before, *view.log) for card in find_losses(line)]


def find_losses(line: Fact) -> tuple[int, ...]:
    """Returns the cards that a line tells to have left the game, but for those of the fallen."""
    if line.what in _USED:
        return (_USED[line.what],)
    if line.what == "discard" or line.what.startswith("useless"):
        return line.cards
    return ()
