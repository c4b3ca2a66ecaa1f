"""The cards of Slush Fund: notes with as many notes in the bundle as tens, and five others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Circle, Curve, Group, Label, Mark, Rect
from games.drawing_kit import both_sides
from games.engine import text
from games.slush_fund.material import (
    LAST_MONEY,
    SCANDAL,
    SPY,
    THIEF,
    TIME,
    TRANSFER,
    VALUE,
    VP,
)
from games.slush_fund.names import title_card
from games.slush_fund.pictures.look import CREAM, GOLD, INK, LOOK, RED
from games.slush_fund.pictures.words import sum_of

if TYPE_CHECKING:
    from games.drawing import Shape
    from games.drawing_kit import Shapes
    from games.engine import Say
    from games.slush_fund.view import PileView

NOTES = (
    ("#d39a6c", "#42230c"), ("#6fb7cf", "#12485c"), ("#6fd0a0", "#0f5a3c"),
    ("#a9b1f2", "#2b3484"), ("#e79fe0", "#6a1f66"),
)  # fmt: skip
"""The paper and the print of money, by kind."""
VP_INK = "#5a3a00"
NAMED = 72
"""The least width of a card that has room for its name."""

_MASK: Shapes = (
    Curve("M-40 -18Q-20 -26 0 -16Q20 -26 40 -18L36 8Q20 22 5 8H-5Q-20 22 -36 8Z", INK),
    *both_sides(Curve("M8 -4L28 -10Q26 6 16 6Q9 5 8 -4Z", "#ffffff"), Circle(17, -1, 4, INK)),
)
_GLASS: Shapes = (
    Curve("M16 16L36 36", None, "#3d5a80", 12),
    Circle(-6, -6, 27, "#e6f4ff", "#3d5a80", 8),
    Curve("M-24 -6Q-6 -24 12 -6Q-6 12 -24 -6Z", "#ffffff", INK, 3),
    Circle(-6, -6, 7, INK),
)
ROSETTE: Shapes = (
    *both_sides(Curve("M4 10L22 44L14 40L8 48L-2 16Z", RED)),
    Circle(0, -4, 32, GOLD, "#8a5a00", 4),
    Mark("star", 0, -3, 40, "#fff6d6"),
)
PAPER: Shapes = (
    Rect(-13, -15, 26, 30, CREAM, INK, 2, 2),
    Rect(-10, -12, 20, 7, RED),
    Curve("M-10 0H10M-10 5H0M-10 10H0", None, INK),
    Rect(3, 3, 7, 9, INK),
)
"""A newspaper, 26 x 30: a scandal."""
NO_PAPER: Shapes = (Rect(-13, -15, 26, 30, None, LOOK.line, 2.5, 2),)
_CLOCK: Shapes = (
    Circle(0, 0, 34, "#ffffff", "#3d4a5c", 7),
    Curve("M0 -20V2L14 12", None, "#3d4a5c", 6),
    Circle(0, 0, 4, RED),
)
_ARROWS: Shapes = (
    Rect(-34, -22, 68, 20, "#6fd0a0", "#0f5a3c", 3, 3),
    Circle(0, -12, 6, CREAM, "#0f5a3c", 3),
    Curve("M-32 18H14M2 4L22 18L2 32", None, "#0b6b78", 9),
)

_SPECIAL: dict[int, tuple[Shapes, str, float]] = {
    VP: (ROSETTE, "#8a5a00", 1),
    SCANDAL: (PAPER, "#b01e2e", 2.2),
    THIEF: (_MASK, INK, 1),
    SPY: (_GLASS, "#34506f", 1),
    TRANSFER: (_ARROWS, "#0b6b78", 1),
    TIME: (_CLOCK, "#3d4a5c", 0.9),
}
"""What is on a card that is no money: art, hue, scale of the art."""


def card(say: Say, kind: int, x: float, y: float, width: float) -> Shapes:
    """Returns a card 1.4 times as high as it is wide. Below a width of `NAMED` only money says what
    it is; the others show their sign.
    """
    return _money(kind, x, y, width) if kind <= LAST_MONEY else _special(say, kind, x, y, width)


def _money(kind: int, x: float, y: float, width: float) -> Shapes:
    """Returns a note: the value, and below it a bundle with a note for every ten."""
    k = width / 100
    paper, print_ = NOTES[kind]
    shapes: list[Shape] = [Rect(0, 0, 100, 140, CREAM, print_, 5, 9)]
    shapes += [Rect(14, 94 - n * 9, 72, 36, paper, print_, 3, 4) for n in range(kind + 1)]
    middle = 94 - kind * 9 + 18
    shapes.append(Circle(50, middle, 12, CREAM, print_, 3))
    shapes.append(Curve(f"M24 {middle}h8M68 {middle}h8", None, print_, 4))
    size = max(22, 38 * k)
    value = Label(
        x + width / 2, y + 40 * k, str(VALUE[kind]), size, print_, "middle", face=LOOK.face
    )
    return (Group(tuple(shapes), x, y, scale=k), value)


def _special(say: Say, kind: int, x: float, y: float, width: float) -> Shapes:
    k = width / 100
    art, hue, scale = _SPECIAL[kind]
    foot = max(40 * k, 30) if width >= NAMED else 0
    shapes = (
        Rect(x, y, width, 140 * k, CREAM, hue, 5 * k, 9 * k),
        Group(art, x + width / 2, y + (140 * k - foot) / 2 + 2, scale=k * 0.96 * scale),
    )
    if not foot:
        return shapes
    name = say(text("slush-fund-picture-transfer") if kind == TRANSFER else title_card(kind))
    size = max(22, 25 * k)
    top, middle = y + 140 * k - foot, x + width / 2
    base = top + foot / 2 + size * 0.34
    return (
        *shapes,
        Rect(x + 2 * k, top, width - 4 * k, foot - 2 * k, hue, radius=7 * k),
        Label(middle, base, name, size, "#ffffff", "middle", fit=width - 6, face=LOOK.face),
    )


def card_back(x: float, y: float, width: float) -> Shapes:
    """Returns a card face down: the envelope."""
    k = width / 100
    shapes = (
        Rect(0, 0, 100, 140, CREAM, INK, 4, 9),
        Rect(8, 8, 84, 124, "#c22335", radius=5),
        Rect(18, 44, 64, 48, CREAM, INK, 3, 3),
        Curve("M18 46L50 74L82 46", None, INK, 3),
        Circle(50, 74, 9, GOLD, INK, 3),
    )
    return (Group(shapes, x, y, scale=k),)


def counted(count: int, x: float, y: float) -> Shapes:
    """Returns the badge with a number of cards, 46 wide and 30 high, centred on (x, y)."""
    width = 46 if count < 10 else 56
    return (
        Rect(x - width / 2, y - 15, width, 30, INK, CREAM, 2, 15),
        Label(x, y + 8, f"×{count}", 22, "#ffffff", "middle", bold=True),
    )


PILE_WIDTH, PILE_HEIGHT = 68, 78


def pile(
    say: Say, seen: PileView, kind: int | None, x: float, y: float, *, new: bool = False
) -> Shapes:
    """Returns a pile: its top card (None: face down), an edge for each of up to four more, its
    height and, where all of it is known, its sum. new: framed, because the last play changed it.
    """
    shapes: list[Shape] = [
        Rect(x + 3 * n, y + 3 * n, PILE_WIDTH, PILE_HEIGHT, CREAM, INK, 1.5, 7)
        for n in range(min(seen.height - 1, 4), 0, -1)
    ]
    edge, middle = ("#ffffff" if new else INK), x + PILE_WIDTH / 2
    frame = 5 if new else 2.5
    if kind is None:
        shapes.append(Rect(x, y, PILE_WIDTH, PILE_HEIGHT, "#c22335", edge, frame, 7))
        shapes.append(Group((Mark("star", 0, 0, 34, GOLD),), middle, y + 34))
    else:
        money = kind <= LAST_MONEY
        paper, print_ = NOTES[kind] if money else (GOLD, VP_INK)
        word = str(VALUE[kind]) if money else say(title_card(kind))
        shapes.append(Rect(x, y, PILE_WIDTH, PILE_HEIGHT, paper, edge, frame, 7))
        shapes.append(Label(middle, y + 40, word, 32, print_, "middle", face=LOOK.face))
        if seen.cards is not None and seen.height > 1:
            total = say(text("slush-fund-picture-thousands", total=sum_of(seen.cards)))
            shapes.append(Label(x + 5, y + 71, total, 24, print_, face="narrow"))
        elif money:
            lines = f"M{x + 12:g} {y + 54:g}h30M{x + 12:g} {y + 64:g}h22"
            shapes.append(Curve(lines, None, print_, 3))
        else:
            shapes.append(Mark("star", x + 24, y + 60, 24, print_))
    return (*shapes, *counted(seen.height, x + PILE_WIDTH, y + PILE_HEIGHT - 4))


def strip(say: Say, kind: int, x: float, y: float, width: float, *, pale: bool) -> Shapes:
    """Returns a card of one's own pile as a strip 28 high. pale: it counts no more."""
    hue = GOLD if kind > LAST_MONEY else NOTES[kind][0]
    word = str(VALUE[kind]) if kind <= LAST_MONEY else say(title_card(kind))
    return (
        Rect(x, y, width, 28, "#8b93a8" if pale else hue, radius=5),
        Label(x + width / 2, y + 22, word, 22, INK, "middle", bold=True, fit=width - 4),
    )


def papers(count: int, most: int, x: float, y: float, scale: float = 0.62) -> Shapes:
    """Returns scandals out of `most` as newspapers in a row, the first one centred on (x, y)."""
    step = 33 * scale
    return tuple(
        Group(PAPER if n < count else NO_PAPER, x + n * step, y, scale=scale) for n in range(most)
    )
