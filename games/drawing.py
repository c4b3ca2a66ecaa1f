"""Pictures as values: a drawing is a size and a list of shapes. `bot.draw` makes it a PNG.

Units are pixels of the drawing; y grows downwards. A phone shows a picture about 258 pixels wide: a
drawing is 520 wide, no text in it is smaller than 22 (11 on the phone), and colour never carries a
meaning alone: a mark, a letter or a name goes with it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

SMALLEST = 22
"""The least size of text in a picture 520 wide."""

INK, WHITE = "#1e2530", "#ffffff"

MarkName: TypeAlias = Literal[
    "circle", "square", "triangle", "diamond", "star", "cross", "hexagon", "drop"
]
MARKS: tuple[MarkName, ...] = (
    "circle", "square", "triangle", "diamond", "star", "hexagon", "cross", "drop",
)  # fmt: skip
"""Eight shapes that tell things apart beside their colours; seat n has ``MARKS[n]``."""
SEAT_HUES = (
    "#5aa9ff", "#ff9548", "#38d39f", "#f08bd2", "#ffd65a", "#b79cff", "#9fd8e8", "#d6b08a",
)  # fmt: skip
"""The colours of seats on dark ground, for near-black text on them; seat n has ``MARKS[n]``."""

Face: TypeAlias = Literal["text", "narrow", "slab", "poster", "comic", "stencil", "didone", "roman"]
"""A typeface: ``text`` for sentences and names, ``narrow`` for what has little room, the others for
titles, figures and single words of one game each (`drawing_kit.looks`).
"""


Anchor: TypeAlias = Literal["start", "middle", "end"]
"""Where the x of a label is in its line."""


class Gradient(msgspec.Struct, frozen=True):
    """A ground that changes from top to bottom. stops: how far down (0 to 1), and the colour."""

    stops: tuple[tuple[float, str], ...]


class Shape(msgspec.Struct, frozen=True):
    """Anything that can be drawn. opacity: of its fill and stroke, each by itself, because a
    common one would need a layer of its own, which is slow.
    """


class Rect(Shape, frozen=True):
    """A rectangle. `radius` rounds its corners; `dash` gives the on and off lengths of its edge."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = WHITE
    stroke: str | None = None
    stroke_width: float = 2
    radius: float = 0
    opacity: float = 1
    dash: tuple[float, ...] = ()


class Circle(Shape, frozen=True):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: str | None = WHITE
    stroke: str | None = None
    stroke_width: float = 2
    opacity: float = 1


class Ellipse(Shape, frozen=True):
    """An ellipse around (x, y), `wide` and `high` from its centre, turned by `angle` degrees."""

    x: float
    y: float
    wide: float
    high: float
    fill: str | None = WHITE
    stroke: str | None = None
    stroke_width: float = 2
    angle: float = 0
    opacity: float = 1


class Curve(Shape, frozen=True):
    """An outline with curves. outline: path data of SVG ("M0 0Q5 9 10 0Z"). Ends and corners of
    its stroke are round; `dash` gives its on and off lengths.
    """

    outline: str
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 2
    opacity: float = 1
    dash: tuple[float, ...] = ()


class Line(Shape, frozen=True):
    """A line through points. `arrow` puts a head at its end; `dash` gives the on and
    off lengths.
    """

    points: tuple[tuple[float, float], ...]
    stroke: str = INK
    stroke_width: float = 2
    dash: tuple[float, ...] = ()
    arrow: bool = False


class Polygon(Shape, frozen=True):
    """A closed shape."""

    points: tuple[tuple[float, float], ...]
    fill: str | None = WHITE
    stroke: str | None = None
    stroke_width: float = 2
    opacity: float = 1


class Mark(Shape, frozen=True):
    """A filled symbol centred on (x, y), about `size` across."""

    name: MarkName
    x: float
    y: float
    size: float = 20
    fill: str = INK


class Label(Shape, frozen=True):
    """One line of text with its baseline at y.

    If it is wider than `fit`, it is made smaller, then set in the narrow face, then cut with an
    ellipsis; never under `SMALLEST`. halo: a colour around the letters, `halo_width` wide (a fifth
    of the size if None). spacing: room added after each letter.
    """

    x: float
    y: float
    text: str
    size: float = 22
    fill: str = INK
    anchor: Anchor = "start"
    bold: bool = False
    italic: bool = False
    fit: float | None = None
    halo: str | None = None
    face: Face = "text"
    spacing: float = 0
    halo_width: float | None = None


class Group(Shape, frozen=True):
    """Shapes that are moved to (x, y), turned by `angle` degrees, slanted by `skew` degrees,
    scaled, and mirrored left to right if `mirror` is set.
    """

    items: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    angle: float = 0
    scale: float = 1
    skew: float = 0
    mirror: bool = False


class Drawing(msgspec.Struct, frozen=True):
    """A picture: its size, its shapes from back to front, and its background."""

    width: int
    height: int
    items: tuple[Shape, ...]
    background: str | Gradient = WHITE
