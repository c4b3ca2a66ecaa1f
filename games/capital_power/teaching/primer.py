"""How to play Capital Power, in three drawn pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.pictures.art import certificate, interpol, note, tower
from games.capital_power.pictures.look import DARK, GOLD, LOOK, LOSS, MINT, PAPER, page
from games.capital_power.pictures.parts import die, pawn, tile
from games.drawing import MARKS, Circle, Curve, Group, Label, Mark, Rect
from games.drawing_kit import PrimerPage, bar, hue_of, token
from games.engine import text

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Sheet

_STOCK, _GOAL = 300, 160
_WAY = ("fn", "bank", "bourse", "an")
"""The way of the money: a black loan, laundered at a bank, for shares and new companies."""
_HOLDING, _FIRST = 0, 1


def draw_primer(number: int, say: Say) -> Sheet:
    """Returns one of the three pages."""
    made = PrimerPage("capital-power", number, say, page)
    (_draw_aim, _draw_turn, _draw_end)[number](made)
    return made.sheet()


def _draw_aim(page: PrimerPage) -> None:
    put = page.canvas.put
    x, y = page.show(text("capital-power-primer-shares"), 84)
    put(*_race(x, y))
    x, y = page.show(text("capital-power-primer-money"), 84, 176)
    put(note(x + 50, y + 28, black=False, scale=1.3, angle=-6))
    put(note(x + 120, y + 60, black=True, scale=1.3, angle=5))
    x, y = page.show(text("capital-power-primer-way"), 76)
    for place, kind in enumerate(_WAY):
        put(*tile(x + 6 + place * 130, y, 76, kind))
        if place:
            page.arrow(x - 40 + place * 130, y + 38, x - 2 + place * 130, y + 38)


def _race(x: float, y: float) -> Shapes:
    """Returns the bank's shares as a bar, 84 high, with what a player owns of them."""
    unit = 480 / _STOCK
    owned = 130 * unit
    goal = x + _GOAL * unit
    return (
        Rect(x, y + 44, 480, 36, DARK, LOOK.line, 3, 8),
        Rect(x, y + 44, owned, 36, hue_of(0), DARK, 2, 5),
        Mark(MARKS[0], x + owned / 2, y + 62, 22, DARK),
        Curve(f"M{goal:g} {y + 34:g}V{y + 84:g}", None, PAPER, 5),
        certificate(goal - 44, y + 18, 0.74),
        Label(goal - 12, y + 29, str(_GOAL), 32, GOLD, face=LOOK.face),
    )


def _draw_turn(page: PrimerPage) -> None:
    put = page.canvas.put
    x, y = page.show(text("capital-power-primer-transfer"), 56, 190, number=1)
    put(*pawn(x + 30, y + 28, _HOLDING, 40), note(x + 92, y + 28, black=True, scale=0.7))
    page.arrow(x + 122, y + 28, x + 144, y + 28)
    put(*pawn(x + 168, y + 28, _FIRST, 40))
    x, y = page.show(text("capital-power-primer-roll"), 64, number=2)
    put(*die(x + 20, y + 2, 4, 58))
    for place, kind in enumerate(("tax", "p", "loanw", "coupon", "bourse")):
        put(*tile(x + 112 + place * 76, y, 64, kind))
    put(*pawn(x + 360, y + 50, _HOLDING, 34))
    x, y = page.show(text("capital-power-primer-bribe"), 72, 190)
    put(note(x + 42, y + 36, black=True))
    page.arrow(x + 84, y + 36, x + 110, y + 36)
    put(*tile(x + 120, y + 2, 66, "bank"))
    x, y = page.show(text("capital-power-primer-interpol"), 84, 190, number=3)
    put(interpol(x + 60, y + 52, 1.1), *tile(x + 112, y + 12, 62, "fn"))
    put(*pawn(x + 160, y + 62, _FIRST, 34))


def _draw_end(page: PrimerPage) -> None:
    put = page.canvas.put
    x, y = page.show(text("capital-power-primer-win"), 150)
    put(*_certificate(x, y))
    x, y = page.show(text("capital-power-primer-debt"), 92, 190)
    put(*_ruin(x, y))
    x, y = page.show(text("capital-power-primer-rounds"), 84, 190)
    for seat, part in enumerate((0.9, 0.6)):
        put(*token(x + 18, y + 22 + seat * 40, seat, 32))
        put(*bar(x + 42, y + 8 + seat * 40, 142, 28, part, hue_of(seat), empty=DARK))


def _certificate(x: float, y: float) -> Shapes:
    """Returns the winner's share certificate, 150 high."""
    return (
        Rect(x + 60, y, 360, 150, MINT, radius=8),
        Rect(x + 68, y + 8, 344, 134, None, "#2c7a4a", 4, 4),
        Circle(x + 150, y + 75, 56, MINT, "#2c7a4a", 4),
        Mark(MARKS[0], x + 150, y + 75, 96, hue_of(0)),
        Group(tower(), x + 150, y + 77, scale=0.66),
        Label(x + 310, y + 84, str(_GOAL), 70, "#14402f", "middle", face=LOOK.face),
        Curve(f"M{x + 236:g} {y + 104:g}h148M{x + 262:g} {y + 120:g}h96", None, "#8fc9a8", 6),
    )


def _ruin(x: float, y: float) -> Shapes:
    """Returns a curve that falls and a pawn that is struck out, 92 high."""
    fall = f"M{x + 8:g} {y + 14:g}l28 14l20 -16l26 44l22 -10l26 40"
    shapes: list[Shape] = [Curve(fall, None, LOSS, 7)]
    shapes += pawn(x + 158, y + 46, _FIRST, 46)
    shapes.append(Curve(f"M{x + 134:g} {y + 70:g}l48 -48", None, LOSS, 6))
    return tuple(shapes)
