"""The sheets of Capital Power: pictures of a view with their text twins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.pictures import board_text, game_text
from games.capital_power.pictures.board import draw_board
from games.capital_power.pictures.end import draw_end
from games.capital_power.pictures.groups import draw_groups
from games.capital_power.pictures.hand import draw_hand
from games.capital_power.pictures.hand_text import write_hand
from games.capital_power.pictures.ledger import draw_ledger
from games.capital_power.pictures.legend import draw_legend, write_legend
from games.capital_power.pictures.plots import draw_money, draw_race
from games.engine import Sheet, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.view import View
    from games.drawing import Drawing
    from games.engine import Say


class _Maker(NamedTuple):
    write: Callable[[View, Say], str]
    draw: Callable[[View, Say], Drawing]


_MAKERS: dict[str, _Maker] = {
    "hand": _Maker(write_hand, draw_hand),
    "ledger": _Maker(board_text.write_ledger, draw_ledger),
    "board": _Maker(board_text.write_board, draw_board),
    "groups": _Maker(board_text.write_groups, draw_groups),
    "legend": _Maker(write_legend, draw_legend),
    "race": _Maker(game_text.write_race, draw_race),
    "end": _Maker(game_text.write_end, draw_end),
    "money": _Maker(game_text.write_money, draw_money),
}


def sheets(view: View) -> tuple[str, ...]:
    """Returns the names of the sheets: the seat's hand first, the board first for a spectator.

    When the game is over, also how it ended, and the money of all; the groups then show the true
    books.
    """
    if view.over:
        first = ("board", "end") if view.seat is None else ("end", "board")
        return (*first, "groups", "race", "money", "legend")
    own = () if view.seat is None else ("hand", "ledger")
    return (*own, "board", "legend", "groups", "race")


def sheet(view: View, name: str, say: Say) -> Sheet:
    """Returns one sheet of a view. Raises LookupError if there is no sheet of this name."""
    if name not in sheets(view):
        raise LookupError(f"no sheet is called {name!r} here")
    maker = _MAKERS[name]
    title = say(text(f"capital-power-sheet-{name}"))
    return Sheet(title, maker.write(view, say), maker.draw(view, say))
