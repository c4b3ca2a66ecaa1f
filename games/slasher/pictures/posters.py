"""The posters of Slasher: a Monster strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.drawing import Circle, Curve, Gradient, Group, Label, Rect
from games.drawing_kit import WIDE, poster
from games.engine import Sheet, Who, text
from games.slasher import names
from games.slasher.material import MONSTERS
from games.slasher.pictures.cards import actor, claw_marks
from games.slasher.pictures.heads import head_of
from games.slasher.pictures.look import BLOOD, BONE, CYAN, INK, LOOK, scan_lines
from games.slasher.pictures.words import seat_name

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Poster, Say

HEIGHT = 560
_SKY = Gradient(((0, "#1a0b35"), (0.45, "#7d1f6b"), (0.72, "#ff5a3d")))
_VICTIMS = 5
"""The number of Actors that are drawn; the points say how many there were."""


def draw_poster(told: Poster, say: Say) -> Sheet:
    """Returns a picture of a moment. Raises LookupError for a kind that there is not."""
    if told.name != "slash":
        raise LookupError(f"slasher has no poster called {told.name!r}")
    monster, *actors = told.numbers
    (owner,) = told.seats
    words = say(
        text(
            "slasher-strikes",
            monster=names.MONSTER_NAMES[monster],
            initiative=MONSTERS[monster].initiative,
            who=Who(owner),
            actors=names.actors(actors),
            points=len(actors),
        )
    )
    items = (*_scene(monster), *_victims(actors), *_shout(say))
    drawing = poster(
        LOOK,
        HEIGHT,
        items,
        say(names.MONSTER_NAMES[monster]),
        seat_name(say, owner),
        f"+{len(actors)}",
        ground=_SKY,
    )
    whole = msgspec.structs.replace(drawing, items=(*drawing.items, scan_lines(HEIGHT)))
    return Sheet(words.replace("**", ""), words, whole)


def _scene(monster: int) -> Shapes:
    """Returns the Monster's head before the setting sun."""
    hills = (
        "M0 400V330L40 300L70 340L110 280L150 350L190 320V400Z"
        "M520 400V320L480 290L450 340L400 270L360 350L330 320V400Z"
    )
    return (
        Circle(260, 262, 196, "#ffb14a", opacity=0.35),
        Circle(260, 262, 162, "#ffd23f"),
        Curve(hills, INK),
        Rect(0, 392, WIDE, 168, INK),
        Curve("M150 400Q160 350 200 356Q220 330 260 344Q300 330 320 356Q360 350 370 400Z", CYAN),
        Group(head_of(monster), 260, 262, scale=2.1),
    )


def _victims(actors: list[int]) -> Shapes:
    """Returns the Actors struck, with claw marks below what must be read."""
    shown = actors[:_VICTIMS]
    step = 99 if len(shown) > 4 else 112
    left = 260 - (len(shown) * step - (step - 92)) / 2
    cards: list[Shape] = []
    claws: list[Shape] = []
    middle = (len(shown) - 1) / 2
    for n, number in enumerate(shown):
        x, y = left + n * step, 372 + abs(n - middle) * 9
        cards.append(Group(actor(number, 0, 0, 92), x, y, (n - middle) * 4.5))
        claws += claw_marks(x, y)
    return (*cards, *claws)


def _shout(say: Say) -> Shapes:
    word = Label(
        0, 22, say(text("slasher-picture-slash")), 112, BLOOD, "middle", fit=430, face=LOOK.face,
        halo=BONE, halo_width=16,
    )  # fmt: skip
    drips = "M118 136q5 26 0 40q-7 5 -9 -6q2 -16 0 -32zM404 118q5 34 0 56q-8 5 -10 -6q2 -22 0 -48z"
    return (Group((word,), 262, 112, -6, skew=-10), Curve(drips, BLOOD))
