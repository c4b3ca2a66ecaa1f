"""The posters of Cover Your Assets: a set is stolen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.cover_your_assets.pictures.cards import card_back
from games.cover_your_assets.pictures.look import INK, LOOK, ORANGE, PINK, SUN
from games.cover_your_assets.pictures.treasures import GLOVE
from games.cover_your_assets.pictures.words import picture_text, seat_name
from games.drawing import Curve, Group, Label
from games.drawing_kit import CAPTION, SIDE, burst, chip, poster
from games.engine import Sheet, Who, text

if TYPE_CHECKING:
    from games.drawing_kit import Shapes
    from games.engine import Poster, Say, Seat

HEIGHT = 560
_NIGHT = msgspec.structs.replace(LOOK, ground=ORANGE, signal=INK, on_signal="#ffffff")


def draw_poster(told: Poster, say: Say) -> Sheet:
    """Returns a picture of a moment. Raises LookupError for a kind that there is not."""
    if told.name != "stolen":
        raise LookupError(f"cover-your-assets has no poster called {told.name!r}")
    thief, robbed = told.seats
    words = say(text("cover-your-assets-told-stolen", who=Who(thief), whom=Who(robbed)))
    scene = poster(_NIGHT, HEIGHT, _scene(say), "")
    whole = (*scene.items, *_caption(say, robbed, thief))
    return Sheet(words.replace("**", ""), words, msgspec.structs.replace(scene, items=whole))


def _scene(say: Say) -> Shapes:
    """Returns a glove that takes a covered set: what was in it is soon for memory alone (C25)."""
    dots = "".join(
        f"M{10 + n * 36 + 18 * (row % 2)} {380 + row * 18}"
        f"a{3 + row * 0.9:.1f} {3 + row * 0.9:.1f} 0 1 0 .1 0z"
        for row in range(6)
        for n in range(15)
    )
    loot = (*card_back(-84, -66, 108), *card_back(-54, -90, 118))
    shout = picture_text(say, "stolen")
    front = Label(0, 0, shout, 108, SUN, "middle", fit=470, face=LOOK.face)
    shadow = msgspec.structs.replace(front, x=5, y=6, fill=PINK, halo=INK, halo_width=22)
    return (
        burst(260, 280, 520, 170, 16, SUN),
        Curve(dots, ORANGE),
        burst(330, 288, 200, 128, 13, "#ffffff", INK, 6),
        Group(loot, 352, 292, 10),
        Group(GLOVE, 212, 304, -8, 1.3),
        Curve("M470 180l34 -22M478 230h40M462 420l34 24M440 130l18 -34", None, INK, 7),
        Group((shadow, front), 258, 124, -5),
    )


def _caption(say: Say, robbed: Seat, thief: Seat) -> Shapes:
    """Returns from whom to whom, on the band at the foot."""
    top, wide = HEIGHT - CAPTION + 20, 206
    return (
        *chip(SIDE, top, wide, robbed, seat_name(say, robbed)),
        Curve(f"M238 {top + 22}h40m-13 -13l13 13l-13 13", None, "#ffffff", 5),
        *chip(294, top, wide, thief, seat_name(say, thief)),
    )
