"""Where the shapes of a drawing are, once the groups around them have moved and turned them."""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from games.drawing import Drawing, Group, Shape

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]
"""Upper left, upper right, lower right and lower left, unless turned."""


class Frame(NamedTuple):
    """Where groups put the point (x, y) of a shape: at (a x + c y + e, b x + d y + f).

    scale: how much larger they make it.
    """

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0
    scale: float = 1

    @property
    def mirrored(self) -> bool:
        """Tells whether text in it reads backwards."""
        return self.a * self.d - self.b * self.c < 0

    def at(self, x: float, y: float) -> Point:
        """Returns a point of the drawing."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def box(self, left: float, top: float, right: float, bottom: float) -> Corners:
        """Returns the corners of a rectangle, in the drawing."""
        return (
            self.at(left, top), self.at(right, top), self.at(right, bottom), self.at(left, bottom),
        )  # fmt: skip

    def inside(self, group: Group) -> "Frame":
        """Returns the frame of the items of a group."""
        turn, slant = math.radians(group.angle), math.tan(math.radians(group.skew))
        cos, sin = math.cos(turn) * group.scale, math.sin(turn) * group.scale
        side = -1 if group.mirror else 1
        a, b = self._along(cos * side, sin * side)
        c, d = self._along(slant * cos - sin, slant * sin + cos)
        return Frame(a, b, c, d, *self.at(group.x, group.y), self.scale * group.scale)

    def _along(self, x: float, y: float) -> Point:
        return self.a * x + self.c * y, self.b * x + self.d * y


def placed_shapes(drawing: Drawing) -> Iterator[tuple[Shape, Frame]]:
    """Yields every shape that is no group, from back to front."""
    return _placed(drawing.items, Frame())


def _placed(items: Iterable[Shape], frame: Frame) -> Iterator[tuple[Shape, Frame]]:
    for item in items:
        if isinstance(item, Group):
            yield from _placed(item.items, frame.inside(item))
        else:
            yield item, frame


def shared_area(one: Corners, other: Corners) -> float:
    """Returns the area that two convex shapes have in common."""
    left: list[Point] = list(one)
    clockwise = _area(other) > 0
    for start, end in zip(other, (*other[1:], other[0]), strict=True):
        left = _cut_off(left, start, end, clockwise=clockwise)
    return abs(_area(left))


def area(corners: Corners) -> float:
    """Returns the area of a shape."""
    return abs(_area(corners))


def _area(points: Iterable[Point]) -> float:
    ring = list(points)
    pairs = zip(ring, [*ring[1:], *ring[:1]], strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) / 2


def _cut_off(ring: list[Point], start: Point, end: Point, *, clockwise: bool) -> list[Point]:
    """Returns the part of a ring on the inner side of a line."""

    def inner(point: Point) -> float:
        across = (end[0] - start[0]) * (point[1] - start[1])
        across -= (end[1] - start[1]) * (point[0] - start[0])
        return across if clockwise else -across

    kept: list[Point] = []
    for here, there in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        one, other = inner(here), inner(there)
        if one >= 0:
            kept.append(here)
        if (one >= 0) != (other >= 0):
            part = one / (one - other)
            kept.append(
                (here[0] + part * (there[0] - here[0]), here[1] + part * (there[1] - here[1]))
            )
    return kept
