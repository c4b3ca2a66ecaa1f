"""The sheets of Slush Fund: pictures of a view with their text twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Sheet, text
from games.slush_fund.pictures.board import draw_board
from games.slush_fund.pictures.board_text import write_sheet
from games.slush_fund.pictures.decks import draw_deck, draw_fund
from games.slush_fund.pictures.end import draw_end
from games.slush_fund.pictures.hand import draw_bribes

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing import Drawing
    from games.engine import Say
    from games.slush_fund.view import View

_DRAW: dict[str, Callable[[View, Say], Drawing]] = {
    "end": draw_end,
    "bribes": draw_bribes,
    "board": draw_board,
    "fund": draw_fund,
    "deck": draw_deck,
}


def sheets(view: View) -> tuple[str, ...]:
    """Returns the names of the sheets: the board first for a spectator, the bribes for a seat, or
    the end when the game is over.
    """
    end = ("end",) if view.over else ()
    if view.seat is None:
        return ("board", *end, "fund", "deck")
    return (*end, "bribes", "board", "fund", "deck")


def sheet(view: View, name: str, say: Say) -> Sheet:
    """Returns one sheet of a view. Raises LookupError if there is no sheet of this name."""
    if name not in sheets(view):
        raise LookupError(f"no sheet is called {name!r} here")
    title = say(text(f"slush-fund-sheet-{name}"))
    return Sheet(title, write_sheet(view, name, say), _DRAW[name](view, say))
