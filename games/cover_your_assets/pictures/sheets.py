"""The sheets of Cover Your Assets: pictures of a view with their text twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.pictures.board import draw_board
from games.cover_your_assets.pictures.board_text import say_lines, write_board
from games.cover_your_assets.pictures.end import draw_end, write_end
from games.cover_your_assets.pictures.hand import draw_hand
from games.cover_your_assets.pictures.hand_text import write_hand
from games.engine import Sheet, text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.engine import Say


def sheets(view: View) -> tuple[str, ...]:
    """Returns the names of the sheets: the hand first while there is one, the board, the end."""
    if view.over:
        return ("board", "end")
    return ("hand", "board") if view.hand else ("board",)


def sheet(view: View, name: str, say: Say) -> Sheet:
    """Returns one sheet of a view. Raises LookupError if there is no sheet of this name."""
    if name not in sheets(view):
        raise LookupError(f"no sheet is called {name!r} here")
    title = say(text(f"cover-your-assets-sheet-{name}"))
    if name == "end":
        return Sheet(title, say_lines(write_end(view), say), draw_end(view, say))
    if name == "hand":
        return Sheet(title, say_lines(write_hand(view), say), draw_hand(view, say))
    return Sheet(title, say_lines(write_board(view), say), draw_board(view, say))
