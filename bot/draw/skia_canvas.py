"""Drawings as PNG bytes by Skia, which takes less than half of resvg's time.

Skia is an extra of the installation (`pip install ".[skia]"`) and needs libEGL and libGL from the
system. Without either, `bot.draw.raster` draws by resvg.
"""

from __future__ import annotations

import functools
import math
from bisect import bisect_right
from typing import TYPE_CHECKING, Any

import skia
import uharfbuzz as hb

from bot.draw.arrows import arrow
from bot.draw.fonts import FAMILIES
from bot.draw.lettering import fitted
from bot.draw.marks import OUTLINES
from bot.draw.outlines import EM, outline_of
from bot.draw.path_data import read_path
from bot.draw.png import encode_png
from games.drawing import (
    SMALLEST,
    Circle,
    Curve,
    Drawing,
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
    from games.drawing import Face, Shape

_ANCHORS = {"start": 0, "middle": 0.5, "end": 1}


def draw_with_skia(drawing: Drawing, scale: float = 1) -> bytes:
    """Returns a drawing as a PNG, `scale` times its size in pixels. Raises TypeError for an unknown
    shape.
    """
    width, height = round(drawing.width * scale), round(drawing.height * scale)
    pixels = bytearray(_ground(drawing.background, width, height))
    info = skia.ImageInfo.Make(width, height, skia.kRGBA_8888_ColorType, skia.kOpaque_AlphaType)
    surface = skia.Surface.MakeRasterDirect(info, pixels, 4 * width)
    canvas = surface.getCanvas()  # which lives as long as its surface
    canvas.scale(width / drawing.width, height / drawing.height)
    _shapes(canvas, drawing.items, 1)
    return encode_png(width, height, pixels)


@functools.lru_cache(maxsize=8)
def _ground(ground: str | Gradient, width: int, height: int) -> bytes:
    """Returns the pixels of a background. A gradient is the same all along a row, of which Skia
    does not know.
    """
    if not isinstance(ground, Gradient):
        return _pixel(ground) * (width * height)
    places = [at for at, _ in ground.stops]
    colours = [_pixel(hue) for _, hue in ground.stops]
    rows = bytearray()
    for row in range(height):
        at = (row + 0.5) / height
        last = min(max(bisect_right(places, at), 1), len(places) - 1)
        first, span = last - 1, places[last] - places[last - 1]
        part = min(max((at - places[first]) / span, 0), 1) if span else 1.0
        mixed = (
            round(one + (other - one) * part)
            for one, other in zip(colours[first], colours[last], strict=True)
        )
        rows += bytes(mixed) * width
    return bytes(rows)


def _pixel(hue: str) -> bytes:
    digits = hue.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return bytes.fromhex(digits) + b"\xff"


def _shapes(canvas: Any, items: Iterable[Shape], scale: float) -> None:
    for item in items:
        if isinstance(item, Group):
            _group(canvas, item, scale)
        elif isinstance(item, Label):
            _label(canvas, item, scale)
        elif type(item) in _PAINTERS:
            _PAINTERS[type(item)](canvas, item)
        else:
            raise TypeError(f"{type(item).__name__} is not a shape that can be drawn")


def _group(canvas: Any, item: Group, scale: float) -> None:
    canvas.save()
    canvas.translate(item.x, item.y)
    canvas.rotate(item.angle)
    canvas.skew(math.tan(math.radians(item.skew)), 0)
    canvas.scale(-item.scale if item.mirror else item.scale, item.scale)
    _shapes(canvas, item.items, scale * item.scale)
    canvas.restore()


# -- paint ---------------------------------------------------------------------------------------


def _colour(hue: str, opacity: float = 1) -> int:
    red, green, blue, _ = _pixel(hue)
    return int(skia.Color(red, green, blue, round(255 * opacity)))


@functools.lru_cache(maxsize=1024)
def _fill(hue: str, opacity: float = 1) -> Any:
    return skia.Paint(AntiAlias=True, Color=_colour(hue, opacity))


@functools.lru_cache(maxsize=1024)
def _stroke(
    hue: str,
    width: float,
    opacity: float = 1,
    dash: tuple[float, ...] = (),
    *,
    rounded: bool = False,
) -> Any:
    paint = skia.Paint(
        AntiAlias=True, Color=_colour(hue, opacity), Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
    )  # fmt: skip
    if rounded:
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
    if dash:
        paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
    return paint


def _paints(item: Any, *, rounded: bool = False) -> list[Any]:
    """Returns the paint of a shape's inside and that of its edge, as far as it has them."""
    paints = [_fill(item.fill, item.opacity)] if item.fill else []
    if item.stroke:
        dash = getattr(item, "dash", ())
        paints.append(_stroke(item.stroke, item.stroke_width, item.opacity, dash, rounded=rounded))
    return paints


# -- one function per shape -----------------------------------------------------------------------


def _rect(canvas: Any, item: Rect) -> None:
    box = skia.Rect.MakeXYWH(item.x, item.y, item.width, item.height)
    for paint in _paints(item):
        if item.radius:
            canvas.drawRoundRect(box, item.radius, item.radius, paint)
        else:
            canvas.drawRect(box, paint)


def _circle(canvas: Any, item: Circle) -> None:
    for paint in _paints(item):
        canvas.drawCircle(item.x, item.y, item.radius, paint)


def _ellipse(canvas: Any, item: Ellipse) -> None:
    canvas.save()
    canvas.translate(item.x, item.y)
    canvas.rotate(item.angle)
    box = skia.Rect.MakeLTRB(-item.wide, -item.high, item.wide, item.high)
    for paint in _paints(item):
        canvas.drawOval(box, paint)
    canvas.restore()


def _curve(canvas: Any, item: Curve) -> None:
    for paint in _paints(item, rounded=True):
        canvas.drawPath(_path(item.outline), paint)


def _polygon(canvas: Any, item: Polygon) -> None:
    path = skia.Path.Polygon([skia.Point(*point) for point in item.points], True)  # noqa: FBT003
    for paint in _paints(item, rounded=True):
        canvas.drawPath(path, paint)


def _line(canvas: Any, item: Line) -> None:
    points, head = arrow(item)
    path = skia.Path.Polygon([skia.Point(*point) for point in points], False)  # noqa: FBT003
    canvas.drawPath(path, _stroke(item.stroke, item.stroke_width, 1, item.dash, rounded=True))
    if head is not None:
        _polygon(canvas, head)


def _mark(canvas: Any, item: Mark) -> None:
    canvas.save()
    canvas.translate(item.x, item.y)
    canvas.scale(item.size, item.size)
    canvas.drawPath(_path(OUTLINES[item.name]), _fill(item.fill))
    canvas.restore()


_PAINTERS: dict[type, Callable[[Any, Any], None]] = {
    Rect: _rect,
    Circle: _circle,
    Ellipse: _ellipse,
    Curve: _curve,
    Polygon: _polygon,
    Line: _line,
    Mark: _mark,
}


@functools.lru_cache(maxsize=8192)
def _path(data: str) -> Any:
    path = skia.Path()
    steps = {"M": path.moveTo, "L": path.lineTo, "Q": path.quadTo, "C": path.cubicTo}
    for name, numbers in read_path(data):
        if name == "Z":
            path.close()
        elif name == "A":
            wide, high, turn, large, sweep, x, y = numbers
            size = skia.Path.kLarge_ArcSize if large else skia.Path.kSmall_ArcSize
            way = skia.PathDirection.kCW if sweep else skia.PathDirection.kCCW
            path.arcTo(wide, high, turn, size, way, x, y)
        else:
            steps[name](*numbers)
    return path


# -- text ----------------------------------------------------------------------------------------


def _label(canvas: Any, item: Label, scale: float) -> None:
    line = fitted(
        item.text, item.size, item.fit, face=item.face, bold=item.bold, italic=item.italic,
        spacing=item.spacing, smallest=SMALLEST / scale,
    )  # fmt: skip
    if not line.text:
        return
    if not all(sign in letter_widths() for sign in line.text):
        _outlined(canvas, item, line)
        return
    blob, wide = _letters(
        line.text, line.face, line.size, item.spacing, bold=item.bold, italic=item.italic
    )
    x = item.x - wide * _ANCHORS[item.anchor]
    for paint in _ink(item, line):
        canvas.drawTextBlob(blob, x, item.y, paint)


def _ink(item: Label, line: TextLine, scale: float = 1) -> list[Any]:
    """Returns the paint of a label's halo, if it has one, and of its letters. scale: of the canvas,
    with which the halo does not grow.
    """
    if not item.halo:
        return [_fill(item.fill)]
    wide = line.size / 5 if item.halo_width is None else item.halo_width
    return [_stroke(item.halo, wide / scale, rounded=True), _fill(item.fill)]


def _outlined(canvas: Any, item: Label, line: TextLine) -> None:
    outline, units = outline_of(line.text, face=line.face, bold=item.bold)
    scale = line.size / EM
    canvas.save()
    canvas.translate(item.x - units * scale * _ANCHORS[item.anchor], item.y)
    canvas.scale(scale, scale)
    for paint in _ink(item, line, scale):
        canvas.drawPath(_path(outline), paint)
    canvas.restore()


@functools.lru_cache(maxsize=4096)
def _letters(
    text: str, face: Face, size: float, spacing: float, *, bold: bool, italic: bool
) -> tuple[Any, float]:
    """Returns a line of letters from (0, 0), and its width."""
    type_, shaper = _face(face, bold=bold, italic=italic)
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(shaper, buffer)
    scale, x = size / shaper.face.upem, 0.0
    places = []
    for place in buffer.glyph_positions:
        places.append(x + place.x_offset * scale)
        x += place.x_advance * scale + spacing
    font = skia.Font(type_, size)
    font.setSubpixel(True)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    font.setHinting(skia.FontHinting.kNone)
    builder = skia.TextBlobBuilder()
    builder.allocRunPosH(font, [glyph.codepoint for glyph in buffer.glyph_infos], places, 0)
    return builder.make(), x


@functools.cache
def _face(face: Face, *, bold: bool, italic: bool) -> tuple[Any, hb.Font]:
    """Returns a typeface to draw with, and the same to measure and shape with."""
    family = FAMILIES[face]
    path = str(family.path(italic=italic))
    typeface = _fonts().makeFromFile(path)
    shaper = hb.Font(hb.Face(hb.Blob.from_file_path(path)))
    if "wght" in path:
        weight = family.weights[bold]
        kind = skia.FontArguments.VariationPosition
        axes = kind.Coordinates([kind.Coordinate(int.from_bytes(b"wght", "big"), weight)])
        position = kind(axes)  # Skia points at both of them until the clone has been made
        arguments = skia.FontArguments()
        arguments.setVariationDesignPosition(position)
        typeface = typeface.makeClone(arguments)
        shaper.set_variations({"wght": weight})
    return typeface, shaper


@functools.cache
def _fonts() -> Any:
    """Returns a manager without the machine's own fonts, which are not even looked for."""
    return skia.FontMgr.New_Custom_Empty()
