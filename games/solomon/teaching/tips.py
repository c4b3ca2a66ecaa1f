"""What Agent and Casablanca explain when it first comes up, by the view and what was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from games.solomon.choices.questions import may_bribe
from games.solomon.edition import live_agents
from games.solomon.state import UNIT
from games.teaching import Tip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.engine import Text
    from games.solomon.edition import Edition
    from games.solomon.view import View

_NEAR = 3
"""Actions from winning at which the end is near."""
_STRIKES = frozenset({"says-strike", "says-strike-here", "exiled"})
_CONTESTS = frozenset({"demands", "objects"})


class Moment(msgspec.Struct, frozen=True):
    """What a seat knows when it is taught. told: what was told since it last looked and in the last
    play, as in the keys ``<game>-told-<what>``.
    """

    edition: Edition
    view: View
    told: frozenset[str]

    @property
    def my_turn(self) -> bool:
        """Whether the seat has to choose an action."""
        return self.view.to_act and self.view.phase == "turn"

    @property
    def objecting(self) -> bool:
        """Whether the seat is asked if it objects."""
        return self.view.to_act and self.view.phase == "objections"

    @property
    def stake(self) -> int:
        """The money of the seat on the agent that is to act."""
        return self.view.stakes[self.view.action.agent] if self.view.action else 0

    @property
    def steps(self) -> int:
        """The fewest actions that any agent needs to win at its own home."""
        edition, view = self.edition, self.view
        agents = edition.board.agents
        return min(edition.steps_to_win(view, n, agents[n].home) for n in live_agents(view))


Row: TypeAlias = "tuple[Tip, Callable[[Moment], bool]]"
"""A tip, and whether it comes up."""


def find_tips(
    edition: Edition, rows: Sequence[Row], view: View, heard: Sequence[Text]
) -> tuple[Tip, ...]:
    """Returns everything worth explaining to the seat that looks, in the order of `rows`."""
    if view.seat is None or view.over or view.gone[view.seat]:
        return ()
    begins = f"{edition.key}-told-"
    told = {fact.what for fact in view.told} | {text.key.removeprefix(begins) for text in heard}
    moment = Moment(edition, view, frozenset(told))
    return tuple([tip for tip, comes_up in rows if comes_up(moment)])


def row(game: str, name: str, rule: str, comes_up: Callable[[Moment], bool]) -> Row:
    """Returns the tip ``<game>-tip-<name>``, and whether it comes up."""
    return Tip(f"{game}-tip-{name}", rule), comes_up


def teach_questions(game: str) -> tuple[Row, ...]:
    """Returns the tips about what the seat is asked, the most pressing first."""
    return (
        row(game, "opening", "goal", _by_stakes(_begins)),
        row(game, "answer", "sealed", lambda at: at.view.to_act and at.view.phase == "answer"),
        row(game, "turn", "turn", lambda at: at.my_turn),
        row(game, "objection", "contest", lambda at: at.objecting),
        row(game, "home", "winner", _by_stakes(lambda at: at.steps == 1)),
        row(game, "late", "end", _by_stakes(lambda at: at.steps <= _NEAR)),
        row(game, "paid", "contest", _by_stakes(lambda at: at.objecting and at.stake > 0)),
        row(game, "unpaid", "contest", lambda at: at.objecting and at.stake < UNIT),
    )


def teach_play(game: str) -> tuple[Row, ...]:
    """Returns the tips about what has happened and what is good to know."""
    return (
        row(game, "contest", "bidding", lambda at: bool(at.told & _CONTESTS)),
        row(game, "overturned", "overturned", lambda at: "overturned" in at.told),
        row(game, "shown", "ledger", lambda at: any(at.view.least)),
        row(game, "secret", "secrets", lambda at: any(at.view.stakes)),
        row(game, "bribed", "bribe", _others_bribed),
        row(game, "attack", "attack", _meets_attack),
        row(game, "bribe", "bribe", _may_bribe),
        row(game, "limit", "sealed", _may_bid),
        row(game, "reading", "secrets", lambda at: at.view.turn > at.view.seats),
        row(game, "orders", "orders", _asked_often),
    )


def _by_stakes(comes_up: Callable[[Moment], bool]) -> Callable[[Moment], bool]:
    """Returns the same condition for tables at which the highest stake wins only: it does not where
    each player owns a home.
    """
    return lambda at: not at.view.switches.own_homes and comes_up(at)


def _begins(at: Moment) -> bool:
    """Whether the seat places opening bribes, or has its first turn where there are none."""
    if at.view.phase == "opening":
        return at.view.to_act
    return at.my_turn and not any(at.view.stakes) and not at.view.switches.opening


def _others_bribed(at: Moment) -> bool:
    return any(count for seat, count in enumerate(at.view.bribes) if seat != at.view.seat)


def _meets_attack(at: Moment) -> bool:
    """Whether somebody has attacked, or on the seat's turn an agent stands where it could."""
    if at.told & _STRIKES:
        return True
    agents, edition = live_agents(at.view), at.edition
    return at.my_turn and any(edition.can_strike(at.view, n, m) for n in agents for m in agents)


def _may_bribe(at: Moment) -> bool:
    return at.my_turn and may_bribe(at.view) and at.view.cash >= UNIT


def _may_bid(at: Moment) -> bool:
    """Whether the seat could object with a first sum and a limit."""
    return at.objecting and at.view.switches.sealed and at.stake > UNIT


def _asked_often(at: Moment) -> bool:
    return at.objecting and at.view.turn > at.view.seats
