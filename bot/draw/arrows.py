"""Lines with a head at their end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from games.drawing import Polygon

if TYPE_CHECKING:
    from games.drawing import Line

Point = tuple[float, float]


def arrow(line: Line) -> tuple[tuple[Point, ...], Polygon | None]:
    """Returns the points between which a line is drawn, and its head, None if it has none."""
    points = line.points
    if not line.arrow or len(points) < 2:
        return points, None
    tip, points = points[-1], _shortened(points, 2 * line.stroke_width + 8)
    return points, Polygon(_head(points[-1], tip), fill=line.stroke)


def _shortened(points: tuple[Point, ...], length: float) -> tuple[Point, ...]:
    """Returns the line without the last `length` pixels of its last segment."""
    (x1, y1), (x2, y2) = points[-2:]
    keep = 1 - length / max(math.dist(points[-2], points[-1]), length)
    return (*points[:-1], (x1 + (x2 - x1) * keep, y1 + (y2 - y1) * keep))


def _head(base: Point, tip: Point) -> tuple[Point, ...]:
    (x1, y1), (x2, y2) = base, tip
    across, along = (y1 - y2) * 0.6, (x2 - x1) * 0.6
    return ((x1 + across, y1 + along), tip, (x1 - across, y1 - along))
