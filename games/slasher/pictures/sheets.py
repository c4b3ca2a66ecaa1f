"""The sheets of Slasher: pictures of a view with their text twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Sheet, text
from games.slasher.pictures.bestiary import draw_bestiary
from games.slasher.pictures.board import draw_board
from games.slasher.pictures.board_text import write_sheet
from games.slasher.pictures.end import draw_end
from games.slasher.pictures.hand import draw_monsters

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing import Drawing
    from games.engine import Say
    from games.slasher.view import View

_DRAWN: dict[str, Callable[[View, Say], Drawing]] = {
    "board": draw_board,
    "monsters": draw_monsters,
    "bestiary": draw_bestiary,
    "end": draw_end,
}


def sheets(view: View) -> tuple[str, ...]:
    """Returns the names of the sheets: the end, the seat's own, the set, and all Monsters."""
    end = ("end",) if view.over else ()
    if view.seat is None:
        return ("board", *end, "bestiary")
    return (*end, "monsters", "board", "bestiary")


def sheet(view: View, name: str, say: Say) -> Sheet:
    """Returns one sheet of a view. Raises LookupError if there is no sheet of this name."""
    if name not in sheets(view):
        raise LookupError(f"no sheet is called {name!r} here")
    title = say(text(f"slasher-sheet-{name}"))
    return Sheet(title, write_sheet(view, name, say), _DRAWN[name](view, say))
