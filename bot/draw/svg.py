"""Drawings as SVG text; equal drawings give equal text."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from bot.draw.fonts import FAMILY, WEIGHTS
from bot.draw.lettering import fitted
from games.drawing import Circle, Group, Label, Line, Mark, Polygon, Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from games.drawing import Drawing, MarkName, Shape

Point = tuple[float, float]


def to_svg(drawing: Drawing) -> str:
    """Returns the drawing as an SVG document, sized in pixels. Raises TypeError for an unknown
    shape.
    """
    width, height = drawing.width, drawing.height
    # Optical sizes are switched off because the sturdier small letters survive scaling on a phone,
    # and so that widths can be measured.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}"'
        f" font-family={quoteattr(FAMILY)} font-optical-sizing={quoteattr('none')}>"
        f'<rect width="{width}" height="{height}" fill={quoteattr(drawing.background)}/>'
        f"{_shapes(drawing.items)}</svg>"
    )


def _shapes(items: Iterable[Shape]) -> str:
    return "".join(_shape(item) for item in items)


def _shape(item: Shape) -> str:
    write = _WRITERS.get(type(item))
    if write is None:
        raise TypeError(f"{type(item).__name__} is not a shape that can be drawn")
    return write(item)


def _number(value: float) -> str:
    """Returns the number with at most two decimals and no trailing zeros."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def _numbers(**values: float) -> str:
    return "".join(f' {name}="{_number(value)}"' for name, value in values.items())


def _paint(fill: str | None, stroke: str | None, stroke_width: float) -> str:
    painted = f" fill={quoteattr(fill or 'none')}"
    if stroke:
        painted += f' stroke={quoteattr(stroke)} stroke-width="{_number(stroke_width)}"'
    return painted


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


# -- one function per shape -----------------------------------------------------------------------


def _rect(item: Rect) -> str:
    place = _numbers(x=item.x, y=item.y, width=item.width, height=item.height)
    corners = _numbers(rx=item.radius) if item.radius else ""
    opacity = _numbers(opacity=item.opacity) if item.opacity != 1 else ""
    paint = _paint(item.fill, item.stroke, item.stroke_width)
    return f"<rect{place}{corners}{paint}{opacity}/>"


def _circle(item: Circle) -> str:
    place = _numbers(cx=item.x, cy=item.y, r=item.radius)
    return f"<circle{place}{_paint(item.fill, item.stroke, item.stroke_width)}/>"


def _polygon(item: Polygon) -> str:
    paint = _paint(item.fill, item.stroke, item.stroke_width)
    return f'<polygon points="{_points(item.points)}"{paint} stroke-linejoin="round"/>'


def _line(item: Line) -> str:
    points, head = item.points, ""
    if item.arrow and len(points) > 1:
        tip, points = points[-1], _shortened(points, 2 * item.stroke_width + 8)
        head = _polygon(Polygon(_arrow_head(points[-1], tip), fill=item.stroke))
    dash = f' stroke-dasharray="{" ".join(map(_number, item.dash))}"' if item.dash else ""
    paint = _paint(None, item.stroke, item.stroke_width)
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<polyline points="{_points(points)}"{paint} {ends}{dash}/>{head}'


def _shortened(points: tuple[Point, ...], length: float) -> tuple[Point, ...]:
    """Returns the line without the last `length` pixels of its last segment."""
    (x1, y1), (x2, y2) = points[-2:]
    keep = 1 - length / max(math.dist(points[-2], points[-1]), length)
    return (*points[:-1], (x1 + (x2 - x1) * keep, y1 + (y2 - y1) * keep))


def _arrow_head(base: Point, tip: Point) -> tuple[Point, ...]:
    (x1, y1), (x2, y2) = base, tip
    across, along = (y1 - y2) * 0.6, (x2 - x1) * 0.6
    return ((x1 + across, y1 + along), tip, (x1 - across, y1 - along))


def _label(item: Label) -> str:
    text, size = fitted(item.text, item.size, item.fit, bold=item.bold, italic=item.italic)
    if not text:
        return ""
    style = "" if item.anchor == "start" else f' text-anchor="{item.anchor}"'
    style += f' font-weight="{WEIGHTS[True]}"' if item.bold else ""
    style += ' font-style="italic"' if item.italic else ""
    if item.halo:
        style += ' stroke-linejoin="round" paint-order="stroke"'
    paint = _paint(item.fill, item.halo, size / 5)
    place = _numbers(x=item.x, y=item.y) + f' font-size="{_number(size)}"'
    return f"<text{place}{style}{paint}>{escape(text)}</text>"


def _group(item: Group) -> str:
    moves = f"translate({_number(item.x)} {_number(item.y)})" if item.x or item.y else ""
    moves += f" rotate({_number(item.angle)})" if item.angle else ""
    moves += f" scale({_number(item.scale)})" if item.scale != 1 else ""
    transform = f' transform="{moves.strip()}"' if moves else ""
    return f"<g{transform}>{_shapes(item.items)}</g>"


# -- marks, drawn in a square from -0.5 to 0.5 ---------------------------------------------------


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
_MARKS: dict[MarkName, str] = {
    "circle": "M-.46 0A.46 .46 0 1 1 .46 0A.46 .46 0 1 1 -.46 0Z",
    "square": _outline([(-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)]),
    "triangle": _outline([(0, -0.47), (0.5, 0.4), (-0.5, 0.4)]),
    "diamond": _around(4, 0.52),
    "star": _around(5, 0.54, 0.23),
    "cross": _outline([*_CROSS, *((-x, -y) for x, y in _CROSS)]),
    "hexagon": _around(6, 0.5),
    "drop": "M0 -.52C.1 -.28 .36 -.06 .36 .17A.36 .36 0 0 1 -.36 .17C-.36 -.06 -.1 -.28 0 -.52Z",
}


def _mark(item: Mark) -> str:
    place = f"translate({_number(item.x)} {_number(item.y)}) scale({_number(item.size)})"
    return f'<path transform="{place}" d="{_MARKS[item.name]}" fill={quoteattr(item.fill)}/>'


_WRITERS: dict[type, Callable[..., str]] = {
    Rect: _rect,
    Circle: _circle,
    Line: _line,
    Polygon: _polygon,
    Mark: _mark,
    Label: _label,
    Group: _group,
}
