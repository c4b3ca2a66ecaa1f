"""The look of Slush Fund: an election poster in navy, cream and banknote green."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Curve, Rect
from games.drawing_kit import SPACE, WIDE, Canvas, Look

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

NAVY, RED, CREAM, GOLD, GREEN = "#182a54", "#d62839", "#fbf3e0", "#f0b429", "#1f7d50"
INK = "#0d1530"
"""Of everything on cream or on the hue of a card."""
SHADE, SOILED, GREY = "#2a3d70", "#5a1c33", "#3a3f4f"
"""Of a politician on whom nothing lies, one scandal from the fall, and fallen."""

LOOK = Look(
    face="slab", ground=NAVY, band="#101c3a", panel="#213872", line="#5b76b5", ink="#ffffff",
    faint="#d3def7", signal=GOLD, on_signal=INK, accent=GOLD,
)  # fmt: skip

_TITLE, _RULE, _SWAGS, _SWAG = 66, 6, 13, 15
"""Heights of the title and the gold rule; the number of swags of bunting and their depth."""


def make_canvas(title: str, aside: str) -> Canvas:
    """Returns a page under a title, a gold rule and bunting."""
    canvas = Canvas(LOOK, title, aside, height=_TITLE)
    canvas.y -= SPACE
    top = canvas.take(_RULE)
    canvas.put(Rect(0, top, WIDE, _RULE, GOLD))
    return canvas


def hang_bunting(canvas: Canvas) -> None:
    """Adds swags of cloth, red and cream in turn, under what has just been put."""
    canvas.y -= SPACE
    canvas.put(*_bunting(canvas.take(_SWAG, space=8)))


def _bunting(y: float) -> Shapes:
    step = WIDE / _SWAGS
    return tuple(
        Curve(
            f"M{n * step:g} {y:g}a{step / 2:g} {_SWAG} 0 0 0 {step:g} 0Z", CREAM if n % 2 else RED
        )
        for n in range(_SWAGS)
    )
