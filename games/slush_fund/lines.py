"""Sentences about what happened: for the thread without card values, for the board with them."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from games.engine import Arg, Event, Poster, Text, Who, text
from games.slush_fund.material import LAST_BRIBE
from games.slush_fund.names import name_cards, name_one, name_politician

if TYPE_CHECKING:
    from games.slush_fund.state import Fact, Sight, State
    from games.step import Step

_SOME_BRIBE = Text("slush-fund-card-bribe")
"""A money or VP card whose face is not told."""


def _facts(line: Fact) -> dict[str, Arg]:
    """Returns what both the thread and the board tell about a fact."""
    facts: dict[str, Arg] = {}
    if line.who >= 0:
        facts["who"] = Who(line.who)
    if line.whom >= 0:
        facts["whom"] = Who(line.whom)
    if line.politician >= 0:
        facts["politician"] = name_politician(line.politician)
    if line.target >= 0:
        facts["target"] = name_politician(line.target)
    if line.count >= 0:
        facts["count"] = line.count
    return facts


def tell(step: Step[State], line: Fact) -> None:
    """Puts a line on the board and tells it in the thread (S39)."""
    step.state.log += (line,)
    step.events.append(_make_event(line))


@functools.lru_cache(maxsize=4096)
def _make_event(line: Fact) -> Event:
    """Returns the public event, without the value of a money or VP card, or which it is (S39)."""
    facts = _facts(line)
    if len(line.cards) == 1:
        card = line.cards[0]
        facts["card"] = _SOME_BRIBE if card <= LAST_BRIBE else name_one(card)
    poster = Poster("fall", numbers=(line.politician,)) if line.what == "fall" else None
    return Event(Text(f"slush-fund-told-{line.what}", facts), open=show(line), poster=poster)


def tell_sight(sight: Sight) -> Event:
    """Returns the event for the owner of a Spy alone: the cards it saw (S22)."""
    return Event(
        text(
            "slush-fund-told-sight",
            whom=Who(sight.owner),
            politician=name_politician(sight.politician),
            cards=name_cards(sight.cards),
        ),
        (sight.spy,),
    )


def show(line: Fact) -> Text:
    """Returns the line of the board while it is part of the last play, with values (S39)."""
    facts = _facts(line)
    if len(line.cards) == 1:
        facts["card"] = name_one(line.cards[0])
    if line.cards:
        facts["cards"] = tuple(map(name_one, line.cards))
    return Text(f"slush-fund-last-{line.what}", facts)
