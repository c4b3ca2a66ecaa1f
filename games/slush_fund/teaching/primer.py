"""How to play Slush Fund, in three drawn pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Group, Label, Rect
from games.drawing_kit import PrimerPage, token
from games.engine import text
from games.slush_fund.material import (
    FALL,
    FIFTY,
    FORTY,
    LAST_TIME,
    SCANDAL,
    SPY,
    TEN,
    THIEF,
    THIRTY,
    TIME,
    TRANSFER,
    TWENTY,
    VP,
    WORTH,
)
from games.slush_fund.pictures.cards import PAPER, ROSETTE, card, card_back, papers, strip
from games.slush_fund.pictures.look import CREAM, GOLD, GREEN, INK, LOOK, RED, make_canvas
from games.slush_fund.pictures.politicians import portrait
from games.slush_fund.pictures.words import money, sum_of

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Sheet

_PRESIDENT, _VICE_PRESIDENT, _SENATOR, _GOVERNOR, _MAYOR = range(5)
_EYE: Shapes = (
    Curve("M-30 0Q0 -30 30 0Q0 30 -30 0Z", CREAM, INK, 3),
    Circle(0, 0, 12, "#3d5fc4"),
    Circle(0, 0, 6, INK),
)
_CARD = 74


def draw_primer(page: int, say: Say) -> Sheet:
    """Returns one of the three pages."""
    made = PrimerPage("slush-fund", page, say, make_canvas)
    (_draw_aim, _draw_turn, _draw_end)[page](made)
    return made.sheet()


def _draw_aim(page: PrimerPage) -> None:
    put = page.canvas.put
    x, y = page.show(text("slush-fund-primer-buy"), 88)
    for politician in range(5):
        put(*portrait(politician, x + politician * 98, y, 88))
    x, y = page.show(text("slush-fund-primer-cover"), 140, 206)
    put(*_covered(page.say, x, y))
    x, y = page.show(text("slush-fund-primer-worth"), 84, 216)
    put(*_worth(x, y + 42))


def _covered(say: Say, x: float, y: float) -> Shapes:
    """Returns an eye that sees the top card of a pile, 150 high, and a large note below it."""
    return (
        Group(card(say, FIFTY, 0, 0, 86), x + 122, y - 2, 12),
        *card(say, TEN, x + 56, y + 12, 86),
        Group(_EYE, x + 24, y + 68, scale=0.8),
    )


def _worth(x: float, y: float) -> Shapes:
    """Returns what two scandals cost, as a sum of points and newspapers around the height y."""
    left = str(WORTH - 2)
    return (
        Group(ROSETTE, x + 36, y, scale=1.15),
        Rect(x + 16, y - 24, 40, 40, GOLD, radius=20),
        Label(x + 36, y + 11, str(WORTH), 38, INK, "middle", face=LOOK.face),
        Curve(f"M{x + 80:g} {y:g}h16M{x + 166:g} {y - 6:g}h16m0 12h-16", None, CREAM, 5),
        Group(PAPER, x + 116, y, scale=1.1),
        Group(PAPER, x + 146, y, scale=1.1),
        Label(x + 202, y + 14, left, 40, GOLD, "middle", face=LOOK.face),
    )


def _draw_turn(page: PrimerPage) -> None:
    put, say = page.canvas.put, page.say
    x, y = page.show(text("slush-fund-primer-deck"), 132, number=1)
    put(*_fund(say, x + 26, y + 22))
    for place, kind in enumerate((TWENTY, FORTY, VP)):
        put(*card(say, kind, x + 144 + place * 82, y + 14, _CARD))
    put(*portrait(_PRESIDENT, x + 418, y, 62), *portrait(_MAYOR, x + 418, y + 70, 62))
    for start, end in (((140, 66), (112, 66)), ((386, 54), (413, 36)), ((386, 78), (413, 96))):
        page.arrow(x + start[0], y + start[1], x + end[0], y + end[1])
    x, y = page.show(text("slush-fund-primer-fund"), 100, 220)
    put(*_fund(say, x, y + 6))
    page.arrow(x + 98, y + 48, x + 126, y + 48)
    for place in range(3):
        put(*card_back(x + 134 + place * 16, y + 10 + place * 4, 52))
    x, y = page.show(text("slush-fund-primer-play"), 84, 220, number=2)
    for place, kind in enumerate((THIEF, SPY, TRANSFER, SCANDAL)):
        put(*card(say, kind, x + place * 56, y + 6, 50))


def _fund(say: Say, x: float, y: float) -> Shapes:
    """Returns three cards that lie open as a fan, 90 wide and 84 high."""
    kinds = (THIEF, SPY, THIRTY)
    return tuple(
        Group(card(say, kind, -26, -36, 52), x + 24 + place * 20, y + 42, -14 + 14 * place)
        for place, kind in enumerate(kinds)
    )


def _draw_end(page: PrimerPage) -> None:
    put, say = page.canvas.put, page.say
    x, y = page.show(text("slush-fund-primer-time"), 72)
    for n in range(LAST_TIME):
        last = n == LAST_TIME - 1
        put(*card(say, TIME, x + n * 47.5, y + (0 if last else 8), 50 if last else 42))
    x, y = page.show(text("slush-fund-primer-count"), 150, 228)
    put(*_count(say, x, y))
    x, y = page.show(text("slush-fund-primer-fall"), 100, 190)
    put(*portrait(_SENATOR, x + 46, y, 100, fallen=True))
    put(*papers(FALL, FALL, x + 22, y + 82, 1.1))


def _count(say: Say, x: float, y: float) -> Shapes:
    """Returns two piles turned up beside a politician: the larger sum is crowned."""
    shapes: list[Shape] = [*portrait(_GOVERNOR, x, y + 20, 84)]
    for n, cards in enumerate(((TEN, FIFTY), (THIRTY, TEN))):
        left = x + 96 + n * 68
        shapes += token(left + 30, y + 16, n, 32)
        for place, kind in enumerate(cards):
            shapes += strip(say, kind, left, y + 40 + place * 31, 60, pale=False)
        total = money(say, sum_of(cards))
        shapes.append(Rect(left, y + 106, 60, 36, GREEN if n == 0 else RED, radius=8))
        shapes.append(Label(left + 30, y + 132, total, 22, "#ffffff", "middle", fit=58, bold=True))
    shapes.append(Group(ROSETTE, x + 42, y + 128, scale=0.6))
    return tuple(shapes)
