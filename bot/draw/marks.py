"""The outlines of marks, in a square from -0.5 to 0.5."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.drawing import MarkName

Point = tuple[float, float]


def _around(count: int, radius: float, inner: float | None = None) -> str:
    """Returns a regular polygon with a corner at the top or, with `inner`, a star."""
    radii = (radius,) if inner is None else (radius, inner)
    corners = count * len(radii)
    turn = math.tau / corners
    points = []
    for corner in range(corners):
        reach = radii[corner % len(radii)]
        points.append((reach * math.sin(corner * turn), -reach * math.cos(corner * turn)))
    return _outline(points)


def _outline(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"


_ARM = 0.17
_CROSS = [(-_ARM, -0.5), (_ARM, -0.5), (_ARM, -_ARM), (0.5, -_ARM), (0.5, _ARM), (_ARM, _ARM)]
OUTLINES: dict[MarkName, str] = {
    "circle": "M-.46 0A.46 .46 0 1 1 .46 0A.46 .46 0 1 1 -.46 0Z",
    "square": _outline([(-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)]),
    "triangle": _outline([(0, -0.47), (0.5, 0.4), (-0.5, 0.4)]),
    "diamond": _around(4, 0.52),
    "star": _around(5, 0.54, 0.23),
    "cross": _outline([*_CROSS, *((-x, -y) for x, y in _CROSS)]),
    "hexagon": _around(6, 0.5),
    "drop": "M0 -.52C.1 -.28 .36 -.06 .36 .17A.36 .36 0 0 1 -.36 .17C-.36 -.06 -.1 -.28 0 -.52Z",
}
