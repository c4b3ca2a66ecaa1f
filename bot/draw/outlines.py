"""Lines with signs that Inter lacks, shaped by HarfBuzz: letters that are written joined, from
right to left, or one below the other.

Their families are read from the files as they are needed, so they cost little memory.
"""

from __future__ import annotations

import functools
import unicodedata
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

import uharfbuzz as hb

from bot.draw.fonts import FAMILIES, other_fonts
from games.drawing_kit.letters import letter_widths, other_face

if TYPE_CHECKING:
    from games.drawing import Face

EM = 1000
"""The units of an outline in the size of its type."""

_RIGHT_TO_LEFT = {"R", "AL"}


class Run(NamedTuple):
    """Signs of a line in one family; None is that of the line."""

    family: str | None
    text: str


@functools.lru_cache(maxsize=512)
def outline_of(text: str, *, face: Face = "text", bold: bool = False) -> tuple[str, float]:
    """Returns the letters of a line as path data of SVG, with the beginning of its baseline at
    (0, 0), and their width, in units of `EM`. face: of the letters that Inter has.
    """
    pen = _Pen()
    for run in in_order(runs_of(text)):
        font = _font(run.family, face, bold=bold)
        buffer = hb.Buffer()
        buffer.add_str(run.text)
        buffer.guess_segment_properties()
        hb.shape(font, buffer)
        pen.scale = EM / font.face.upem
        for glyph, place in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True):
            pen.shift = (place.x_offset * pen.scale, place.y_offset * pen.scale)
            font.draw_glyph_with_pen(glyph.codepoint, pen)
            pen.x += place.x_advance * pen.scale
    return "".join(pen.drawn), pen.x


def runs_of(text: str) -> list[Run]:
    """Returns a line in runs of one family each."""
    return [Run(family, "".join(signs)) for family, signs in groupby(text, _family_of)]


def _family_of(sign: str) -> str | None:
    face = None if sign in letter_widths() else other_face(sign)
    return None if face is None else face.family


def in_order(runs: list[Run]) -> list[Run]:
    """Returns runs in the order in which they stand on the line, from left to right: a stretch that
    is written from right to left is turned as a whole.
    """
    placed: list[Run] = []
    stretch: list[Run] = []
    between: list[Run] = []
    for run in runs:
        if _direction(run) == "right to left":
            stretch = [run, *reversed(between), *stretch] if stretch else [run]
            between = []
        elif stretch and _direction(run) == "any":
            between.append(run)
        else:
            placed += [*stretch, *between, run]
            stretch, between = [], []
    return [*placed, *stretch, *between]


def _direction(run: Run) -> str:
    kinds = {unicodedata.bidirectional(sign) for sign in run.text}
    if kinds & _RIGHT_TO_LEFT:
        return "right to left"
    return "left to right" if "L" in kinds else "any"


@functools.cache
def _font(family: str | None, face: Face, *, bold: bool) -> hb.Font:
    path = FAMILIES[face].path() if family is None else other_fonts()[family]
    font = hb.Font(hb.Face(hb.Blob.from_file_path(str(path))))
    font.set_variations({"wght": FAMILIES["text"].weights[bold]})
    return font


class _Pen:
    """Writes the outlines of glyphs one behind the other; x is where the next one begins."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.x: float = 0
        self.shift: tuple[float, float] = (0, 0)
        self.scale: float = 1

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - fontTools' names
        self._write("M", point)

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._write("L", point)

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._write("Q", *points)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._write("C", *points)

    def closePath(self) -> None:  # noqa: N802
        self.drawn.append("Z")

    def endPath(self) -> None:  # noqa: N802
        self.drawn.append("Z")

    def _write(self, command: str, *points: tuple[float, float]) -> None:
        left, up = self.x + self.shift[0], self.shift[1]
        placed = (f"{x * self.scale + left:.0f} {-(y * self.scale + up):.0f}" for x, y in points)
        self.drawn.append(command + " ".join(placed))
