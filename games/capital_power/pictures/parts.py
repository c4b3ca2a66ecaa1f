"""Parts that the pictures share: tiles of spaces, pawns, dice, short words for money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD, SPACES
from games.capital_power.companies.groups import lots_of
from games.capital_power.material import PAWNS, colour_of
from games.capital_power.names import short_sum
from games.capital_power.pictures.art import LANDMARKS
from games.capital_power.pictures.look import COUNTRIES, DARK, EFFECTS, LOOK, PAPER
from games.capital_power.pictures.symbols import SYMBOLS
from games.drawing import MARKS, Circle, Curve, Group, Label, Mark, Rect
from games.drawing_kit import SIDE, WIDE, hue_of, text_width
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.drawing import MarkName, Shape
    from games.drawing_kit import Shapes
    from games.engine import Say

HOLDING = "H"


def tile(x: float, y: float, size: float, kind: str) -> Shapes:
    """Returns a space of this kind as a square tile: the colour of its effect, its symbol."""
    hue = EFFECTS[BOARD.kinds[kind].group]
    symbol = Group(SYMBOLS[kind], x + size / 2, y + size / 2, scale=size / 80)
    return (Rect(x, y, size, size, hue, radius=size * 0.16), symbol)


def number_of(company: int) -> str:
    """Returns the text on a company's pawn."""
    return str(company % PAWNS or HOLDING)


_PAWN: dict[MarkName, tuple[float, float]] = {
    "circle": (1.06, 0), "square": (1.06, 0), "triangle": (1.2, 0.07), "diamond": (1.2, 0),
}  # fmt: skip
"""How much larger than the others a mark is drawn, and how much lower its number is."""


def pawn(x: float, y: float, company: int, size: float = 34) -> Shapes:
    """Returns a pawn centred on (x, y): the shape and hue of its colour, its number on it."""
    colour = colour_of(company)
    mark = MARKS[colour]
    grown, low = _PAWN[mark]
    size *= grown
    return (
        Mark(mark, x, y, size + 7, DARK),
        Mark(mark, x, y, size, hue_of(colour)),
        Label(x, y + 8 + size * low, number_of(company), 22, DARK, "middle", bold=True),
    )


def landmark(x: float, y: float, circuit: int, size: float = 34) -> Shapes:
    """Returns the landmark of a country on its colour, centred on (x, y)."""
    half = size / 2
    return (
        Rect(x - half, y - half, size, size, COUNTRIES[circuit], radius=6),
        Group(LANDMARKS[circuit], x, y, scale=size / 72),
    )


def short_money(amount: int, say: Say) -> str:
    """Returns thousands in short: $40K; a dash for nothing."""
    return say(short_sum(amount)) if amount else "–"


def die(x: float, y: float, side: int, size: float) -> Shapes:
    """Returns a die with its upper left corner at (x, y) that shows this side."""
    step, middle = size * 0.27, size / 2
    pips = (
        Circle(x + middle + step * across, y + middle + step * down, size * 0.1, DARK)
        for across, down in _PIPS[side]
    )
    return (Rect(x, y, size, size, PAPER, DARK, 3, size * 0.2), *pips)


_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: ((0, 0), *_CORNERS[:2]),
    4: _CORNERS,
    5: ((0, 0), *_CORNERS),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def place_of(state: State, company: int, say: Say) -> str:
    """Returns where a pawn is, in short: "Italy 18", or that it waits at the start."""
    where = "start" if state.behind[company] else SPACES[state.space[company]].place
    return place_name(where, say)


def place_name(place: str, say: Say) -> str:
    """Returns a place on the board (``IT18``, or ``start`` for behind the line) in short."""
    where, number = (place, "") if place == "start" else (place[:2], place[2:].lstrip("0"))
    return say(text("capital-power-hand-place", where=where.lower(), number=number)).strip()


def race(state: State, y: float, height: float) -> list[Shape]:
    """Returns the bank's shares as one bar, filled with what the players own, and the line that
    wins.
    """
    wide = WIDE - 2 * SIDE
    unit = wide / state.options.stock
    items: list[Shape] = [Rect(SIDE, y, wide, height, DARK, LOOK.line, 3, 8)]
    x: float = SIDE
    order = sorted(range(state.seats), key=lambda seat: -lots_of(state, seat))
    for seat in order:
        room = lots_of(state, seat) * unit
        if not room:
            continue
        items.append(Rect(x, y, room, height, hue_of(seat), DARK, 2, 5))
        mark = min(20.0, room - 4)
        items.append(Mark(MARKS[seat], x + room / 2, y + height / 2, mark, DARK))
        x += room
    goal = SIDE + state.options.lots_to_win * unit
    items.append(Curve(f"M{goal:g} {y - 7:g}V{y + height + 7:g}", None, PAPER, 4))
    return items


def narrow_lines(words: str, room: float, size: float, most: int = 9) -> list[str]:
    """Returns words in lines of at most `room` pixels in the narrow face, broken at spaces. The
    last of `most` lines takes the rest.
    """
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        full = text_width(longer, size, face="narrow") > room and len(lines) < most
        if lines and not full:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
