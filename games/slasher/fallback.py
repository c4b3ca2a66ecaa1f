"""The move made for a seat whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Path, Pick, Several
from games.slasher.choices.choices import choices
from games.slasher.material import FIRST_ACTION, MONSTERS, card_key

if TYPE_CHECKING:
    from games.slasher.view import View


def fallback(view: View) -> Path:
    """Returns the simplest move.

    No Monsters are played (L23), the newest one too many goes, an Actor is isolated or else the
    first Action takes its first choices, and a Monster strikes as much as it can.
    """
    if not view.to_act:
        return _first_path(view)
    if view.phase == "monsters":
        return ("play-none",)
    if view.phase == "discard":
        return (f"discard-{MONSTERS[view.monsters[-1]].key}",)
    if view.phase == "set-up" and view.hand[0] < FIRST_ACTION:
        return (card_key(view.hand[0]), "alone")
    return _first_path(view)


def _first_path(view: View) -> Path:
    """Returns the first option at every step, and as few as possible of several."""
    path: Path = ()
    choice = choices(view, path)
    while isinstance(choice, Pick | Several):
        keys = [option.key for option in choice.options]
        token = keys[0] if isinstance(choice, Pick) else "+".join(keys[: choice.least])
        path = (*path, token)
        choice = choices(view, path)
    return path
