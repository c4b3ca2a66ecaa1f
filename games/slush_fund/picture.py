"""The sheets of Slush Fund: pictures of a view with their text twins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Sheet, text
from games.slush_fund.board_text import write_sheet

if TYPE_CHECKING:
    from games.engine import Say
    from games.slush_fund.state import View


def sheets(view: View) -> tuple[str, ...]:
    """The sheets there are: the end first once it is reached, the own bribes before the board."""
    names: tuple[str, ...] = ("board", "fund", "deck")
    if view.seat is not None:
        names = ("bribes", *names)
    return ("end", *names) if view.over else names


def sheet(view: View, name: str, say: Say) -> Sheet:
    """One sheet of a view. Raises LookupError if there is no sheet of this name."""
    if name not in sheets(view):
        raise LookupError(f"no sheet is called {name!r} here")
    return Sheet(say(text(f"slush-fund-sheet-{name}")), write_sheet(view, name, say), None)
