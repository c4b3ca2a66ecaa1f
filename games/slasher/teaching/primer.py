"""How to play Slasher, in three drawn pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Curve, Group, Label, Rect
from games.drawing_kit import PrimerPage, bar, hue_of, token
from games.engine import text
from games.slasher.material import (
    BAT,
    CARD_NUMBER,
    CLOWN,
    DOCTOR,
    GHOST,
    MONSTERS,
    PSYCHO,
    SPLIT,
    VAMPIRE,
    WEREWOLF,
    WILD,
)
from games.slasher.pictures.cards import action, actor, claw_marks, medallion, strip
from games.slasher.pictures.look import ACID, BONE, INK, LOOK, make_canvas

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing_kit import Shapes
    from games.engine import Say, Sheet

_RED_5, _BLUE_6, _YELLOW_7, _GREEN_2, _BLUE_3, _RED_3 = (
    CARD_NUMBER[key] for key in ("red5", "blue6", "yellow7", "green2", "blue3", "red3")
)
_GOAL = 20
_FILM = 128
"""The height of a strip of film with Actors."""


def draw_primer(page: int, say: Say) -> Sheet:
    """Returns one of the three pages."""
    made = PrimerPage("slasher", page, say, make_canvas)
    (_draw_aim, _draw_turn, _draw_end)[page](made)
    return made.sheet()


def _draw_aim(page: PrimerPage) -> None:
    put = page.canvas.put
    x, y = page.show(text("slasher-primer-set"), _FILM)
    put(*_film((_RED_5, _BLUE_6, _YELLOW_7), x, y, 304))
    put(*_film((_GREEN_2,), x + 336, y, 144))
    x, y = page.show(text("slasher-primer-hunt"), 120, 190)
    put(*medallion(VAMPIRE, x + 94, y + 62, 54))
    put(*medallion(CLOWN, x + 26, y + 28, 26), *medallion(PSYCHO, x + 164, y + 28, 26))
    put(*medallion(DOCTOR, x + 26, y + 98, 26), *medallion(BAT, x + 164, y + 98, 26))
    x, y = page.show(text("slasher-primer-point"), 132, 216)
    put(*_slashed(x, y))


def _film(actors: Sequence[int], x: float, y: float, width: float) -> Shapes:
    """Returns Actors on a strip of film, `_FILM` high."""
    left = x + (width - len(actors) * 76 + 6) / 2
    cards = (actor(number, left + n * 76, y + 15, 70) for n, number in enumerate(actors))
    return (*strip(x, y, width, _FILM), *(shape for card in cards for shape in card))


def _slashed(x: float, y: float) -> Shapes:
    """Returns a struck Actor, 132 high, and the point that it brings."""
    return (
        *actor(_YELLOW_7, x + 12, y + 2, 92),
        *claw_marks(x + 12, y + 2),
        Label(x + 168, y + 92, "+1", 72, ACID, "middle", face=LOOK.face),
    )


def _draw_turn(page: PrimerPage) -> None:
    put, say = page.canvas.put, page.say
    x, y = page.show(text("slasher-primer-deal"), 92, 216, number=1)
    put(*medallion(WEREWOLF, x + 50, y + 46, 42))
    put(*_hand(6, x + 108, y + 8))
    x, y = page.show(text("slasher-primer-play"), _FILM, number=2)
    put(*_film((_RED_3, _BLUE_3), x + 26, y, 236))
    put(*actor(WILD, x + 284, y + 15, 70))
    page.arrow(x + 282, y + 64, x + 252, y + 64)
    put(*action(say, SPLIT, x + 376, y - 1, 92))
    x, y = page.show(text("slasher-primer-pick"), 92, 216, number=3)
    for place, monster in enumerate((WEREWOLF, VAMPIRE, CLOWN)):
        put(*medallion(monster, x + 40 + place * 68, y + 44, 32))
        if place != 1:
            put(*_tick(x + 62 + place * 68, y + 70))


def _hand(count: int, x: float, y: float) -> Shapes:
    """Returns cards face down, one over the other, 76 high."""
    return tuple(
        Group((Rect(-24, -34, 48, 68, INK, BONE, 3, 6),), x + 26 + n * 11, y + 40, -12 + n * 5)
        for n in range(count)
    )


def _tick(x: float, y: float) -> Shapes:
    mark = f"M{x - 8:g} {y:g}l6 7l11 -13"
    return (Curve(mark, None, INK, 13), Curve(mark, None, ACID, 6))


def _draw_end(page: PrimerPage) -> None:
    put = page.canvas.put
    x, y = page.show(text("slasher-primer-order"), _FILM)
    put(*_numbered(DOCTOR, x + 44, y + 54), *_film((_GREEN_2, _BLUE_3), x + 98, y, 190))
    put(*claw_marks(x + 112, y - 8), *claw_marks(x + 188, y - 8))
    put(*_numbered(GHOST, x + 336, y + 54), *_film((), x + 390, y, 90))
    x, y = page.show(text("slasher-primer-keep"), 84, 190)
    put(*_hand(3, x + 8, y + 2), *medallion(VAMPIRE, x + 138, y + 42, 40))
    x, y = page.show(text("slasher-primer-win"), 128, 216)
    for seat, points in enumerate((_GOAL, 16, 9)):
        top = y + 6 + seat * 41
        put(*token(x + 18, top + 17, seat, 30))
        put(*bar(x + 40, top + 2, 130, 30, points / _GOAL, hue_of(seat), empty=LOOK.ground))
        put(Label(x + 214, top + 28, str(points), 28, BONE, "end", face=LOOK.face))


def _numbered(monster: int, x: float, y: float) -> Shapes:
    """Returns a Monster with the number in whose order it strikes, around (x, y)."""
    number = str(MONSTERS[monster].initiative)
    return (
        *medallion(monster, x, y, 42),
        Rect(x - 24, y + 38, 48, 36, INK, BONE, 3, 6),
        Label(x, y + 66, number, 28, ACID, "middle", face=LOOK.face),
    )
