"""Drawings as SVG text; equal drawings give equal text."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from bot.draw.arrows import arrow
from bot.draw.fonts import FAMILIES, FAMILY
from bot.draw.lettering import fitted
from bot.draw.marks import OUTLINES
from bot.draw.outlines import EM, outline_of
from games.drawing import (
    SMALLEST,
    Circle,
    Curve,
    Ellipse,
    Gradient,
    Group,
    Label,
    Line,
    Mark,
    Polygon,
    Rect,
)
from games.drawing_kit.letters import letter_widths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.draw.lettering import TextLine
    from games.drawing import Drawing, Shape

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
        f"{_ground(drawing)}{_shapes(drawing.items, 1)}</svg>"
    )


def _ground(drawing: Drawing) -> str:
    ground, defined = drawing.background, ""
    if isinstance(ground, Gradient):
        stops = "".join(
            f'<stop offset="{_number(at)}" stop-color={quoteattr(hue)}/>'
            for at, hue in ground.stops
        )
        defined = (
            '<defs><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">'
            f"{stops}</linearGradient></defs>"
        )
        ground = "url(#ground)"
    fill = quoteattr(ground)
    return f'{defined}<rect width="{drawing.width}" height="{drawing.height}" fill={fill}/>'


def _shapes(items: Iterable[Shape], scale: float) -> str:
    return "".join(_shape(item, scale) for item in items)


def _shape(item: Shape, scale: float) -> str:
    """Writes a shape. scale: of the groups around it, which decides how small its text may be."""
    if isinstance(item, Label):
        return _label(item, scale)
    if isinstance(item, Group):
        return _group(item, scale)
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


def _paint(
    fill: str | None,
    stroke: str | None,
    stroke_width: float,
    opacity: float = 1,
    dash: tuple[float, ...] = (),
) -> str:
    painted = f" fill={quoteattr(fill or 'none')}"
    if fill and opacity != 1:
        painted += f' fill-opacity="{_number(opacity)}"'
    if stroke:
        painted += f' stroke={quoteattr(stroke)} stroke-width="{_number(stroke_width)}"'
        painted += f' stroke-opacity="{_number(opacity)}"' if opacity != 1 else ""
        painted += f' stroke-dasharray="{" ".join(map(_number, dash))}"' if dash else ""
    return painted


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


# -- one function per shape -----------------------------------------------------------------------


def _rect(item: Rect) -> str:
    place = _numbers(x=item.x, y=item.y, width=item.width, height=item.height)
    corners = _numbers(rx=item.radius) if item.radius else ""
    paint = _paint(item.fill, item.stroke, item.stroke_width, item.opacity, item.dash)
    return f"<rect{place}{corners}{paint}/>"


def _circle(item: Circle) -> str:
    paint = _paint(item.fill, item.stroke, item.stroke_width, item.opacity)
    return f"<circle{_numbers(cx=item.x, cy=item.y, r=item.radius)}{paint}/>"


def _ellipse(item: Ellipse) -> str:
    place = _numbers(cx=item.x, cy=item.y, rx=item.wide, ry=item.high)
    turn = ""
    if item.angle:
        turn = f' transform="rotate({_number(item.angle)} {_number(item.x)} {_number(item.y)})"'
    paint = _paint(item.fill, item.stroke, item.stroke_width, item.opacity)
    return f"<ellipse{place}{turn}{paint}/>"


def _polygon(item: Polygon) -> str:
    paint = _paint(item.fill, item.stroke, item.stroke_width, item.opacity)
    return f'<polygon points="{_points(item.points)}"{paint} stroke-linejoin="round"/>'


def _curve(item: Curve) -> str:
    paint = _paint(item.fill, item.stroke, item.stroke_width, item.opacity, item.dash)
    ends = ' stroke-linecap="round" stroke-linejoin="round"' if item.stroke else ""
    return f"<path d={quoteattr(item.outline)}{paint}{ends}/>"


def _line(item: Line) -> str:
    points, head = arrow(item)
    dash = f' stroke-dasharray="{" ".join(map(_number, item.dash))}"' if item.dash else ""
    paint = _paint(None, item.stroke, item.stroke_width)
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    drawn = f'<polyline points="{_points(points)}"{paint} {ends}{dash}/>'
    return drawn if head is None else drawn + _polygon(head)


def _label(item: Label, scale: float) -> str:
    line = fitted(
        item.text, item.size, item.fit, face=item.face, bold=item.bold, italic=item.italic,
        spacing=item.spacing, smallest=SMALLEST / scale,
    )  # fmt: skip
    if not line.text:
        return ""
    if not all(sign in letter_widths() for sign in line.text):
        return _outlined(item, line)
    family = FAMILIES[line.face]
    style = "" if item.anchor == "start" else f' text-anchor="{item.anchor}"'
    style += f" font-family={quoteattr(family.name)}" if line.face != "text" else ""
    style += f' font-weight="{family.weights[item.bold]}"'
    style += ' font-style="italic"' if item.italic and family.italic else ""
    style += f' letter-spacing="{_number(item.spacing)}"' if item.spacing else ""
    place = _numbers(x=item.x, y=item.y) + f' font-size="{_number(line.size)}"'
    return f"<text{place}{style}{_ink(item, line)}>{escape(line.text)}</text>"


def _outlined(item: Label, line: TextLine) -> str:
    """Writes a line with signs that Inter lacks as a shape, because the rasteriser tears letters
    apart that are written joined, and knows one family a line.
    """
    outline, units = outline_of(line.text, face=line.face, bold=item.bold)
    scale = line.size / EM
    x = item.x - units * scale * {"start": 0, "middle": 0.5, "end": 1}[item.anchor]
    place = f"translate({_number(x)} {_number(item.y)}) scale({scale:.4f})"
    return f'<path transform="{place}"{_ink(item, line, 1 / scale)} d="{outline}"/>'


def _ink(item: Label, line: TextLine, scale: float = 1) -> str:
    halo = line.size / 5 if item.halo_width is None else item.halo_width
    under = ' stroke-linejoin="round" paint-order="stroke"' if item.halo else ""
    return under + _paint(item.fill, item.halo, halo * scale)


def _group(item: Group, scale: float) -> str:
    moves = f"translate({_number(item.x)} {_number(item.y)})" if item.x or item.y else ""
    moves += f" rotate({_number(item.angle)})" if item.angle else ""
    moves += f" skewX({_number(item.skew)})" if item.skew else ""
    if item.mirror:
        moves += f" scale({_number(-item.scale)} {_number(item.scale)})"
    elif item.scale != 1:
        moves += f" scale({_number(item.scale)})"
    transform = f' transform="{moves.strip()}"' if moves else ""
    return f"<g{transform}>{_shapes(item.items, scale * item.scale)}</g>"


def _mark(item: Mark) -> str:
    place = f"translate({_number(item.x)} {_number(item.y)}) scale({_number(item.size)})"
    return f'<path transform="{place}" d="{OUTLINES[item.name]}" fill={quoteattr(item.fill)}/>'


_WRITERS: dict[type, Callable[..., str]] = {
    Rect: _rect,
    Circle: _circle,
    Ellipse: _ellipse,
    Line: _line,
    Curve: _curve,
    Polygon: _polygon,
    Mark: _mark,
}
