"""How to play Cover Your Assets, in three drawn pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.material import (
    AUTO,
    CABIN,
    GOLD,
    JEWELS,
    MATTRESS,
    PIANO,
    PIGGY,
    PLANE,
    SILVER,
    VALUE,
)
from games.cover_your_assets.names import name_money
from games.cover_your_assets.pictures.cards import card, card_back
from games.cover_your_assets.pictures.look import BACK, INK, LOOK, SUN, make_canvas
from games.cover_your_assets.pictures.treasures import GLOVE, LOCK, WARNING, treasure
from games.drawing import Curve, Group, Label, Rect
from games.drawing_kit import PrimerPage, bar, hue_of, token
from games.engine import text

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say, Sheet

_HEAP = (CABIN, PIANO, AUTO, GOLD, JEWELS, PLANE)
_CARD = 78


def draw_primer(page: int, say: Say) -> Sheet:
    """Returns one of the three pages."""
    made = PrimerPage("cover-your-assets", page, say, make_canvas)
    (_draw_aim, _draw_turn, _draw_end)[page](made)
    return made.sheet()


def _draw_aim(page: PrimerPage) -> None:
    put, say = page.canvas.put, page.say
    x, y = page.show(text("cover-your-assets-primer-rich"), 116)
    for place, kind in enumerate((PIGGY, JEWELS, AUTO, CABIN, GOLD)):
        put(*card(say, kind, x + 4 + place * 97, y + 5, _CARD))
    x, y = page.show(text("cover-your-assets-primer-cover"), 152)
    put(*_stolen(say, x + 110, y))
    x, y = page.show(text("cover-your-assets-primer-bottom"), 64, 220)
    put(Rect(x + 66, y + 8, 74, 50, BACK, INK, 3, 8), Group(LOCK, x + 103, y + 33, scale=1.1))


def _stolen(say: Say, x: float, y: float) -> Shapes:
    """Returns a stack, 152 high, whose top set a glove is about to take."""
    return (
        Rect(x + 14, y + 98, 108, 54, BACK, INK, 3, 8),
        Rect(x + 20, y + 82, 96, 54, BACK, INK, 3, 8),
        Group(LOCK, x + 38, y + 128, scale=0.8),
        *card(say, PLANE, x + 30, y + 6, _CARD),
        Group(GLOVE, x + 172, y + 56, -6, 0.9, mirror=True),
    )


def _draw_turn(page: PrimerPage) -> None:
    put, say = page.canvas.put, page.say
    x, y = page.show(text("cover-your-assets-primer-set"), 122, 216)
    for place, kind in enumerate((PIANO, SILVER)):
        put(*card(say, kind, x + 8 + place * 106, y + 8, _CARD, rim=True))
    link = f"M{x + 80:g} {y + 64:g}h40"
    put(Curve(link, None, INK, 17), Curve(link, None, SUN, 8))
    x, y = page.show(text("cover-your-assets-primer-steal"), 160, 216)
    put(*_challenge(say, x, y))
    x, y = page.show(text("cover-your-assets-primer-discard"), 84, 216)
    put(*card(say, MATTRESS, x + 24, y + 5, 56))
    page.arrow(x + 92, y + 42, x + 122, y + 42)
    put(*card_back(x + 138, y + 6, 54))


def _challenge(say: Say, x: float, y: float) -> Shapes:
    """Returns two players who lay cars in turn, for the set of cars between them, 160 high."""
    shapes: list[Shape] = [*card(say, AUTO, x + 72, y + 18, 70), Group(WARNING, x + 107, y + 138)]
    for seat, left, kinds in ((0, x, (AUTO, AUTO)), (1, x + 160, (GOLD,))):
        shapes += token(left + 28, y + 20, seat, 34)
        for place, kind in enumerate(kinds):
            shapes += card(say, kind, left + 2, y + 46 + place * 58, 50, named=False)[:-2]
    return tuple(shapes)


def _draw_end(page: PrimerPage) -> None:
    put, say = page.canvas.put, page.say
    x, y = page.show(text("cover-your-assets-primer-empty"), 76)
    for place in range(4):
        put(*card_back(x + 14 + place * 98, y + 4, 54, 4 - place))
    put(Rect(x + 410, y + 5, 52, 68, None, LOOK.line, 4, 9, dash=(8, 8)))
    x, y = page.show(text("cover-your-assets-primer-count"), 130, 230)
    put(*_heap(say, x, y))
    x, y = page.show(text("cover-your-assets-primer-million"), 104, 230)
    for seat, part in enumerate((1.0, 0.7, 0.4)):
        put(*token(x + 18, y + 18 + seat * 35, seat, 30))
        put(*bar(x + 40, y + 5 + seat * 35, 180, 26, part, hue_of(seat), empty=LOOK.ground))


def _heap(say: Say, x: float, y: float) -> Shapes:
    """Returns treasures with their sum below, 130 high and 230 wide."""
    total = say(name_money(sum(VALUE[kind] for kind in _HEAP)))
    things = tuple(
        Group(treasure(kind), x + 42 + place % 3 * 72, y + 32 + place // 3 * 44, scale=0.74)
        for place, kind in enumerate(_HEAP)
    )
    sum_ = Label(
        x + 114, y + 128, total, 42, SUN, "middle", halo=INK, halo_width=10, face=LOOK.face
    )
    return (*things, sum_)
