"""The choices of a seat, by its view alone. `rules` accepts exactly what leads to a `Done`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.choosing import check_token
from games.engine import LEAVE, Choice, Done, Option, Path, Pick, Text, text
from games.slasher.choices import cards, monsters
from games.slasher.choices.orders import ORDER, after_order
from games.slasher.moves import unreadable

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.slasher.view import View

RESIGN = Option(LEAVE[0], text("slasher-label-resign"), text("slasher-hint-resign"), aside=True)

_TOPS: dict[str, Callable[[View], tuple[Text, list[Option]]]] = {
    "discard": monsters.discard_options,
    "set-up": cards.card_options,
    "monsters": monsters.pick_options,
    "strike": monsters.strike_options,
}
"""The question to the seats that must answer, and its options, by phase."""

_NEXT: dict[str, Callable[[View, Path], Choice]] = {
    "discard": monsters.after_discard,
    "set-up": cards.after_card,
    "monsters": monsters.after_pick,
    "strike": monsters.after_strike,
}
"""The choice after a path that is known to be offered so far, by phase."""


def choices(view: View, path: Path) -> Choice | None:
    """Returns the choice after `path`; None if the seat has no move. Raises `Refused`."""
    if view.over or not view.playing(view.seat):
        if path:
            raise unreadable(path)
        return None
    choice: Choice = _top(view)
    for length, token in enumerate(path, 1):
        check_token(choice, token)
        choice = _after(view, path[:length])
    return choice


def _after(view: View, path: Path) -> Choice:
    """Returns the choice after a path that is known to be offered so far."""
    if path == LEAVE:
        return Done(text("slasher-effect-resign"))
    if path[0] == ORDER.key:
        return after_order(view, path)
    return _NEXT[view.phase](view, path)


def _top(view: View) -> Pick:
    if not view.to_act:
        return Pick(text("slasher-ask-wait"), (ORDER, RESIGN))
    ask, options = _TOPS[view.phase](view)
    return Pick(ask, (*options, ORDER, RESIGN))
