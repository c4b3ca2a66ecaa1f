"""Parts of boards and ends in any look: boxes, bars, caption bands, mirrored halves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from games.drawing import Curve, Drawing, Group, Label, Rect
from games.drawing_kit.canvas import SIDE, WIDE
from games.drawing_kit.letters import text_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Gradient, Shape
    from games.drawing_kit.looks import Look
    from games.drawing_kit.text import Shapes

CAPTION = 84
"""The height of the caption of a poster."""


def both_sides(*items: Shape) -> Shapes:
    """Returns shapes and their reflection in the line x = 0: half a face becomes a whole one."""
    return (*items, Group(items, mirror=True))


def box(
    look: Look, x: float, y: float, width: float, height: float, *, edge: str | None = None
) -> Shapes:
    """Returns a panel of the look to put things on. edge: a frame that makes it stand out."""
    return (Rect(x, y, width, height, look.panel, edge, 4, 10),)


def bar(
    x: float, y: float, width: float, height: float, part: float, hue: str, *, empty: str
) -> Shapes:
    """Returns a bar filled from the left. part: 0 to 1."""
    filled = max(0.0, min(1.0, part)) * width
    shapes = (Rect(x, y, width, height, empty, radius=height / 4),)
    return (*shapes, Rect(x, y, filled, height, hue, radius=height / 4)) if filled else shapes


def burst(
    x: float, y: float, long: float, short: float, spikes: int, fill: str,
    stroke: str | None = None, width: float = 4,
) -> Curve:  # fmt: skip
    """Returns a star of many spikes around (x, y), behind what is loud."""
    points = []
    for n in range(2 * spikes):
        reach, angle = (short if n % 2 else long), math.pi * n / spikes
        points.append(f"{x + reach * math.sin(angle):.0f} {y - reach * math.cos(angle):.0f}")
    return Curve(f"M{'L'.join(points)}Z", fill, stroke, width)


def poster(
    look: Look,
    height: int,
    items: Sequence[Shape],
    what: str,
    detail: str = "",
    figure: str = "",
    *,
    ground: str | Gradient | None = None,
) -> Drawing:
    """Returns a poster: a drawing over a caption band of `CAPTION` in the signal colour.

    what: who and what, in one line. detail: a second line. figure: large at the right.
    """
    top = height - CAPTION
    room = text_width(figure, 46, face=look.face) + 14 if figure else 0
    fit, ink = WIDE - 2 * SIDE - room, look.on_signal
    caption: list[Shape] = [Rect(0, top, WIDE, CAPTION, look.signal)]
    if detail:
        caption.append(Label(SIDE, top + 36, what, 30, ink, bold=True, fit=fit))
        caption.append(Label(SIDE, top + 70, detail, 24, ink, bold=True, fit=fit))
    else:
        caption.append(Label(SIDE, top + 52, what, 30, ink, bold=True, fit=fit))
    if figure:
        end = WIDE - SIDE
        caption.append(Label(end, top + 58, figure, 46, ink, "end", face=look.face))
    return Drawing(WIDE, height, (*items, *caption), ground or look.ground)
