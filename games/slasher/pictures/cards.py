"""The cards of Slasher: Actors with value, colour, shape and face; Actions; Monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import SMALLEST, Circle, Curve, Group, Label, Mark, Rect
from games.drawing_kit import text_width, wrap
from games.slasher import names
from games.slasher.hunting import VALUE
from games.slasher.material import FIRST_ACTION, JOIN, MONSTERS, MOVE, SPLIT, SWAP, WILD
from games.slasher.pictures.cast import hue_of_actor, mark_of_actor, person_of
from games.slasher.pictures.heads import ground_of, head_of
from games.slasher.pictures.look import ACID, BLOOD, BONE, CYAN, FILM, GOOD, INK, LOOK, PALE_GOOD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say

SMALL = 74
"""The width of an Actor on the set."""
STEP = 80
CROWDED = 0.94
"""The part of an Actor's width below which its shape has to stand under its value."""

_SIGNS = {
    MOVE: "M-26 0H22M8 -14L24 0L8 14",
    SPLIT: "M0 26V4L-22 -20M0 4L22 -20M-22 -4V-22H-4M22 -4V-22H4",
    JOIN: "M-26 -20L0 2L26 -20M0 2V26M-10 14L0 26L10 14",
    SWAP: "M-24 -10H20M8 -22L22 -10L8 2M24 14H-20M-8 2L-22 14L-8 26",
}
"""What an Action does, as arrows."""


def card(say: Say, number: int, x: float, y: float, width: float) -> Shapes:
    """Returns a card 1.4 times as high as it is wide; an Action can be read from 100 on."""
    return (
        action(say, number, x, y, width) if number >= FIRST_ACTION else actor(number, x, y, width)
    )


def actor(number: int, x: float, y: float, width: float, *, crowded: bool = False) -> Shapes:
    """Returns an Actor. crowded: only the left part will be seen."""
    k, hue = width / 100, hue_of_actor(number)
    value = "?" if number >= WILD else str(VALUE[number])
    mark = (17, 62, 24) if crowded else (80, 26, 28)
    shapes = (
        Rect(0, 0, 100, 140, BONE, hue, 6, 10),
        Rect(3, 3, 94, 46, hue, radius=7),
        *((Rect(3, 40, 30, 42, hue, radius=7),) if crowded else ()),
        Group(person_of(number), 50 if not crowded else 66, 96, scale=1.02),
        Mark(mark_of_actor(number), *mark, INK),
    )
    return (
        Group(shapes, x, y, scale=k),
        Label(x + 10 * k, y + 40 * k, value, max(22, 42 * k), INK, face=LOOK.face),
    )


def claw_marks(x: float, y: float) -> Shapes:
    """Returns the marks on an Actor that is struck, 92 wide and with its corner at (x, y)."""
    return tuple(
        Curve(
            f"M{left + 66:g} {y + 40:g}Q{left + 40:g} {y + 86:g} {left - 8:g} {y + 130:g}"
            f"Q{left + 56:g} {y + 90:g} {left + 76:g} {y + 44:g}Z",
            BLOOD,
            "#fff3d9",
            3,
        )
        for left in (x, x + 30)
    )


def action(say: Say, number: int, x: float, y: float, width: float) -> Shapes:
    """Returns an Action: its name, and its arrows on a disc."""
    k = width / 100
    name = say(names.CARD_NAMES[number]).upper()
    shapes = (
        Rect(0, 0, 100, 140, "#1b1030", CYAN, 6, 10),
        Circle(50, 88, 38, "#12324a"),
        Group((Curve(_SIGNS[number], None, "#eafcff", 9),), 50, 88, scale=0.86),
    )
    size = max(22, 32 * k)
    middle = x + width / 2
    return (
        Group(shapes, x, y, scale=k),
        Label(middle, y + 40 * k, name, size, CYAN, "middle", fit=width - 14, face=LOOK.face),
    )


def monster(
    say: Say, number: int, x: float, y: float, width: float, height: float, *, picked: bool = False
) -> Shapes:
    """Returns a Monster with its name and, on a tab that leans out by 6, its initiative. picked:
    framed and ticked, for those chosen for this round.
    """
    middle, lines = x + width / 2, _name_lines(say(names.MONSTER_NAMES[number]), width - 12)
    foot = 38 if len(lines) == 1 else 58
    low = f"M{x + 4:g} {y + height * 0.62:g}L{x + width - 4:g} {y + height * 0.3:g}"
    shapes: list[Shape] = [
        Rect(x, y, width, height, ground_of(number), ACID if picked else BONE, 6, 10),
        Curve(f"{low}V{y + height - 8:g}H{x + 4:g}Z", "#000000", opacity=0.18),
        Group(head_of(number), middle, y + (height - foot) / 2 + 4, scale=(height - foot) / 126),
        Rect(x + 3, y + height - foot, width - 6, foot - 3, INK, radius=7),
        *_initiative(number, x, y),
    ]
    size = 28 if len(lines) == 1 else 22
    for n, line in enumerate(lines, 1):
        base = y + height - 9 - (len(lines) - n) * 24
        shapes.append(
            Label(middle, base, line, size, BONE, "middle", fit=width - 12, face=LOOK.face)
        )
    if picked:
        shapes.append(Circle(x + width - 14, y + 16, 17, ACID, INK, 3))
        tick = f"M{x + width - 22:g} {y + 16:g}l6 7l11 -13"
        shapes.append(Curve(tick, None, INK, 5))
    return tuple(shapes)


def _name_lines(name: str, room: float) -> list[str]:
    """Returns a name in capitals, in one line if it has room, otherwise in two."""
    loud = name.upper()
    if text_width(loud, SMALLEST, face=LOOK.face) <= room:
        return [loud]
    return wrap(loud, room, face=LOOK.face, most=2)


def _initiative(number: int, x: float, y: float) -> Shapes:
    """Returns the initiative on a tab that leans out of the upper left corner."""
    words = str(MONSTERS[number].initiative)
    wide = 44 if len(words) < 3 else 56
    return (
        Rect(x - 6, y - 6, wide, 34, INK, BONE, 3, 6),
        Label(x - 6 + wide / 2, y + 20, words, 25, ACID, "middle", face=LOOK.face),
    )


TEST = 84
"""The height of `prey`."""


def prey(
    say: Say, number: int, told: str, x: float, y: float, width: float, *, good: bool
) -> Shapes:
    """Returns what a Monster strikes and what it would strike now, in a box `TEST` high."""
    ground, ink = (GOOD, PALE_GOOD) if good else (LOOK.panel, LOOK.faint)
    lines = wrap(say(names.MONSTER_TESTS_SHORT[number]), width - 10, 22, face="narrow", most=2)
    middle, top = x + width / 2, y + (24 if len(lines) > 1 else 36)
    shapes: list[Shape] = [Rect(x, y, width, TEST, ground, radius=8)]
    for n, line in enumerate(lines):
        shapes.append(
            Label(middle, top + n * 23, line, 22, ink, "middle", fit=width - 8, face="narrow")
        )
    shapes.append(Label(middle, y + 77, told, 24, ink, "middle", bold=True, fit=width - 8))
    return tuple(shapes)


def medallion(number: int, x: float, y: float, radius: float) -> Shapes:
    """Returns the head of a Monster on its colour, centred on (x, y)."""
    return (
        Circle(x, y, radius, ground_of(number), BONE, 3),
        Group(head_of(number), x, y, scale=radius / 62),
    )


def actors_in(numbers: Sequence[int], x: float, y: float, room: float, width: float) -> Shapes:
    """Returns Actors side by side from (x, y), which overlap if there is not `room` for all."""
    step = width * STEP / SMALL
    if len(numbers) > 1:
        step = min(step, (room - width) / (len(numbers) - 1))
    last = len(numbers) - 1
    crowded = step < width * CROWDED
    return tuple(
        shape
        for n, number in enumerate(numbers)
        for shape in actor(number, x + n * step, y, width, crowded=crowded and n < last)
    )


def strip(x: float, y: float, width: float, height: float) -> Shapes:
    """Returns a piece of film with its holes."""
    holes = "".join(
        f"M{x + 14 + n * 24:g} {hole:g}h12v8h-12z"
        for n in range(int((width - 16) // 24))
        for hole in (y + 6, y + height - 14)
    )
    return (Rect(x, y, width, height, FILM, radius=8), Curve(holes, "#4a2f78"))
