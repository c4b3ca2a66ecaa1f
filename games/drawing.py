"""Pictures as values: a drawing is a size and a list of shapes. `bot.draw` makes it a PNG.

Units are pixels of the drawing; y grows downwards; text is set in Inter. A picture is read on a
phone 360 pixels wide: keep a drawing 1000 wide or less and text at 22 or more there (8 on the
phone), and never let colour alone carry a meaning: add a mark, a letter or a name.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

INK = "#1e2530"
FAINT = "#5b6472"
PAPER = "#f7f0e6"
SAND = "#efe6d3"
WHITE = "#ffffff"
EDGE = "#d8ccb4"
GOOD = "#00795c"
BAD = "#b3261e"

HUES = ("#0072b2", "#d55e00", "#009e73", "#b8558f", "#b07d00", "#4b5bb5", "#7a5230", "#4d6a6d")
"""Eight colours to tell apart with any usual colour blindness, dark enough for white text."""

MarkName: TypeAlias = Literal[
    "circle", "square", "triangle", "diamond", "star", "cross", "hexagon", "drop"
]
MARKS: tuple[MarkName, ...] = (
    "circle", "square", "triangle", "diamond", "star", "cross", "hexagon", "drop",
)  # fmt: skip
"""Eight shapes that go with `HUES`: item number n is drawn in ``HUES[n]`` with ``MARKS[n]``."""


class Shape(msgspec.Struct, frozen=True):
    """Anything that can be drawn."""


class Rect(Shape, frozen=True):
    """A rectangle. `radius` rounds its corners."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = WHITE
    stroke: str | None = None
    stroke_width: float = 2
    radius: float = 0
    opacity: float = 1


class Circle(Shape, frozen=True):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float
    fill: str | None = WHITE
    stroke: str | None = None
    stroke_width: float = 2


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


class Mark(Shape, frozen=True):
    """A filled symbol centred on (x, y), about `size` across."""

    name: MarkName
    x: float
    y: float
    size: float = 20
    fill: str = INK


class Label(Shape, frozen=True):
    """One line of text with its baseline at y.

    If it is wider than `fit`, it is made smaller (down to 70 %), then cut with an ellipsis. `halo`
    is a colour around the letters.
    """

    x: float
    y: float
    text: str
    size: float = 22
    fill: str = INK
    anchor: Literal["start", "middle", "end"] = "start"
    bold: bool = False
    italic: bool = False
    fit: float | None = None
    halo: str | None = None


class Group(Shape, frozen=True):
    """Shapes that are moved to (x, y), turned by `angle` degrees, and scaled."""

    items: tuple[Shape, ...]
    x: float = 0
    y: float = 0
    angle: float = 0
    scale: float = 1


class Drawing(msgspec.Struct, frozen=True):
    """A picture: its size, its shapes from back to front, and its background."""

    width: int
    height: int
    items: tuple[Shape, ...]
    background: str = PAPER
