"""The sheets of Agent and Casablanca: pictures of a view with their text twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Sheet
from games.solomon.pictures.board import draw_board
from games.solomon.pictures.board_text import write_board
from games.solomon.pictures.end import draw_end
from games.solomon.pictures.end_text import write_end
from games.solomon.pictures.hand import draw_hand
from games.solomon.pictures.ledger import draw_ledger
from games.solomon.pictures.ledger_text import write_ledger, write_mine, write_plot
from games.solomon.pictures.plot import draw_plot
from games.solomon.pictures.scene import Scene

if TYPE_CHECKING:
    from games.engine import Say
    from games.solomon.edition import Edition
    from games.solomon.pictures.world import World
    from games.solomon.view import View

_SHEETS = {
    "board": (write_board, draw_board),
    "mine": (write_mine, draw_hand),
    "ledger": (write_ledger, draw_ledger),
    "end": (write_end, draw_end),
    "plot": (write_plot, draw_plot),
}


def sheets(view: View) -> tuple[str, ...]:
    """Returns a seat's own sheet, the board and the ledger; everybody's sheets after the end."""
    if view.over:
        return ("board", "end", "plot", "ledger")
    return ("board", "ledger") if view.seat is None else ("mine", "board", "ledger")


def sheet(edition: Edition, world: World, view: View, name: str, say: Say) -> Sheet:
    """Returns one sheet of a view. Raises LookupError if there is no sheet of this name."""
    if name not in sheets(view):
        raise LookupError(f"no sheet is called {name!r} here")
    write, draw = _SHEETS[name]
    title = say(edition.text(f"sheet-{name}"))
    return Sheet(title, write(edition, view, say), draw(world, Scene(edition, view, say)))
