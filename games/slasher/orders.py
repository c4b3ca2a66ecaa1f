"""Standing orders: which Monsters a seat plays, and how they strike (L35, L36)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher.choices.monsters import strike_options
from games.slasher.choices.orders import NONE, say_order
from games.slasher.material import MONSTERS
from games.slasher.prospects import look

if TYPE_CHECKING:
    from games.engine import Path, Text
    from games.slasher.view import View

PLAY_NONE: Path = ("play-none",)


def ordered(view: View) -> Path | None:
    """Returns the move that the seat's order makes now that it is asked."""
    if view.order is None or not view.to_act:
        return None
    if view.phase == "monsters":
        return _picks(view, view.order)
    if view.phase == "strike" and view.order:
        return _strike(view)
    return None


def _picks(view: View, least: int) -> Path:
    """Returns the Monsters that would make at least this many points on the table; 0: none."""
    held = view.monsters
    chosen = [m for m in held if least and len(look(view, m).best) >= least]
    if not chosen:
        return PLAY_NONE
    if len(chosen) == 1:
        return (f"play-{MONSTERS[chosen[0]].key}",)
    if len(chosen) == len(held):
        return ("play-all",)
    return ("play-some", "+".join(MONSTERS[m].key for m in chosen))


def _strike(view: View) -> Path:
    """Returns the strike at the most Actors, which is the first one offered."""
    _, options = strike_options(view)
    return (options[0].key,)


def order_line(least: int) -> Text:
    """Returns an order in words, for its owner."""
    return say_order(str(least) if least else NONE, "holding")
