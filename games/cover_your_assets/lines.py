"""Sentences about what happened: for the thread without the cards, for the board with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import worth
from games.cover_your_assets.names import count_cards
from games.cover_your_assets.state import Fact
from games.engine import Arg, Event, Poster, Text, Who

if TYPE_CHECKING:
    from games.cover_your_assets.state import Cards, State
    from games.engine import Seat
    from games.step import Step


_THEFTS = ("stolen", "snatched")


def _facts(line: Fact) -> dict[str, Arg]:
    """Returns what both the thread and the board tell about a fact."""
    facts: dict[str, Arg] = {"number": line.number}
    if line.who >= 0:
        facts["who"] = Who(line.who)
    if line.whom >= 0:
        facts["whom"] = Who(line.whom)
    return facts


def tell(
    step: Step[State],
    what: str,
    who: Seat = -1,
    whom: Seat = -1,
    cards: Cards = (),
    number: int = 0,
) -> None:
    """Tells something that happened: the thread without the cards, the board with them.

    The first line of a move begins a new last play. Imagined games tell nobody.
    """
    if step.imagined:
        return
    line = Fact(what, who, whom, cards, number)
    step.state.last = (*step.state.last, line) if step.events else (line,)
    step.events.append(_make_event(line))


def _make_event(line: Fact) -> Event:
    """Returns the public event: who did what to whom, and no card that will be covered (C25), but
    for as long as it lies open.
    """
    poster = Poster("stolen", (line.who, line.whom)) if line.what in _THEFTS else None
    words = Text(f"cover-your-assets-told-{line.what}", _facts(line))
    return Event(words, open=show(line), poster=poster)


def show(line: Fact) -> Text:
    """Returns the line of the board while it is the last play, with cards and values (C25)."""
    facts = _facts(line)
    if line.cards:
        facts["cards"] = count_cards(line.cards)
        facts["value"] = worth(line.cards)
    return Text(f"cover-your-assets-last-{line.what}", facts)
