"""Parts that the pictures share: pawns, short words for money and companies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.material import KINDS, PAWNS, colour_of
from games.drawing import INK, WHITE, Circle, Label, Mark, Rect
from games.drawing_kit import seat_hue, seat_mark
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.drawing_kit import Shapes
    from games.engine import Say

HOLDING = "H"


def number_of(company: int) -> str:
    """Returns the text on a company's pawn."""
    return str(company % PAWNS or HOLDING)


def pawn(x: float, y: float, company: int, size: float = 46) -> Shapes:
    """Returns a pawn centred on (x, y): the mark and hue of its colour, its number on it."""
    mark = seat_mark(colour_of(company))
    narrow = mark == "triangle"
    low, tall = (0.26, 0.5) if narrow else (0.22, 0.62)
    return (
        Mark(mark, x, y, size + 5, WHITE),
        Mark(mark, x, y, size, seat_hue(colour_of(company))),
        Label(x, y + size * low, number_of(company), size * tall, WHITE, "middle", bold=True),
    )


def interpol(x: float, y: float, size: float = 40) -> Shapes:
    """Returns Interpol's pawn centred on (x, y): the only one in ink, with its initials."""
    return (
        Rect(x - size * 0.65, y - size / 2, size * 1.3, size, INK, WHITE, 3, 6),
        Label(x, y + size * 0.27, "IP", size * 0.72, WHITE, "middle", bold=True),
    )


def short_money(amount: int, say: Say) -> str:
    """Returns thousands in short: $40k."""
    return say(text("capital-power-k", amount=amount)) if amount else "–"


def dice(x: float, y: float, side: int, size: float) -> Shapes:
    """Returns a die centred on (x, y) that shows this side."""
    step = size * 0.28
    places = _PIPS[side]
    return (
        Rect(x - size / 2, y - size / 2, size, size, WHITE, INK, 2, 6),
        *(Circle(x + step * across, y + step * down, size * 0.1, INK) for across, down in places),
    )


_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
_PIPS = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: ((0, 0), *_CORNERS[:2]),
    4: _CORNERS,
    5: ((0, 0), *_CORNERS),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def short_kind(state: State, company: int, say: Say) -> str:
    """Returns the kind of a company in capitals, as on its register."""
    return say(text(f"capital-power-kind-short-{KINDS[state.kind[company]]}"))


PALE = {
    "neutral": "#ffffff",
    "money": "#dbe9f6",
    "shares": "#e6dcf3",
    "found": "#fbe7c6",
    "gain": "#d9efdf",
    "gamble": "#fde3ee",
    "industry": "#ece6da",
    "loss": "#f7d9d5",
    "control": "#d8d8de",
}
"""The background of a space by its group; the letters on it say what it is."""
