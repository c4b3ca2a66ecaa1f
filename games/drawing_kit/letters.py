"""Widths of the letters of the typefaces of all pictures.

`widths.tsv` and `other_faces.tsv` are made by `python -m tests.bot.draw.measure_letters` and never
edited by hand.
"""

from __future__ import annotations

import functools
from bisect import bisect_right
from importlib import resources
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from games.drawing import Face

UNITS = 1000
"""Units of the table in an em, the size of the type."""
KERNING = 1.025
"""Room added for kerning, which mostly draws letters together but moves "WW" apart by this much."""
_SPACES = ("\u202f", "\xa0", " ")
"""Spaces: narrow, no-break, plain; where a face lacks one, the next stands in for it."""
_LEAST_SPACE = 0.1
"""The least width of a space, in em."""
_INTER = ("text", "text bold", "text italic", "text bold italic")


@functools.cache
def _columns() -> dict[str, dict[str, float]]:
    """Returns the advance width in em of each letter, by the name of a column of the table."""
    table = resources.files(__package__).joinpath("widths.tsv").read_text("ascii")
    header, *lines = (line.split("\t") for line in table.splitlines())
    columns: dict[str, dict[str, float]] = {name: {} for name in header[1:]}
    for code, *row in lines:
        for name, units in zip(header[1:], row, strict=True):
            if units:
                columns[name][chr(int(code, 16))] = int(units) / UNITS
    return columns


def letter_widths(
    face: Face = "text", *, bold: bool = False, italic: bool = False
) -> dict[str, float]:
    """Returns the advance width in em of every letter that a face has. Only the face ``text`` has
    bold and italic letters; the others have one weight.
    """
    return _columns()[_INTER[bold + 2 * italic] if face == "text" else face]


def with_spaces_of(face: Face, text: str) -> str:
    """Returns the text with spaces that the face has; few have narrow and no-break ones, and one
    has a narrow one that nobody sees.
    """
    widths = letter_widths(face)
    for space, plainer in pairwise(_SPACES):
        if widths.get(space, 0) < _LEAST_SPACE:
            text = text.replace(space, plainer)
    return text


class OtherFace(NamedTuple):
    """How a sign of a name is drawn that the face ``text`` lacks: in which family, and how wide it
    is at most, in em.
    """

    family: str
    width: float


@functools.cache
def _other_faces() -> tuple[list[int], list[tuple[int, OtherFace]]]:
    """Returns the first code points of runs of signs, and for each run its last one and its face.

    Names need it alone, so it is read when somebody's first has such a sign.
    """
    table = resources.files(__package__).joinpath("other_faces.tsv").read_text("ascii")
    families, *lines = table.splitlines()
    names = families.split("\t")
    firsts: list[int] = []
    runs: list[tuple[int, OtherFace]] = []
    for first, last, units, family in (line.split("\t") for line in lines):
        firsts.append(int(first, 16))
        runs.append((int(last, 16), OtherFace(names[int(family)], int(units) / UNITS)))
    return firsts, runs


def other_face(sign: str) -> OtherFace | None:
    """Returns how a sign that the face ``text`` lacks is drawn, None if no face has it."""
    firsts, runs = _other_faces()
    place = bisect_right(firsts, ord(sign)) - 1
    if place < 0:
        return None
    last, face = runs[place]
    return face if ord(sign) <= last else None


def width(
    text: str, size: float, *, face: Face = "text", bold: bool = False, italic: bool = False
) -> float:
    """Returns the width of a line without kerning, in pixels; a letter that no face has counts as
    one em.
    """
    widths = letter_widths(face, bold=bold, italic=italic)
    return size * sum(
        widths[letter] if letter in widths else _other_width(letter)
        for letter in with_spaces_of(face, text)
    )


def _other_width(sign: str) -> float:
    face = other_face(sign)
    return 1 if face is None else face.width


def text_width(
    text: str,
    size: float,
    *,
    face: Face = "text",
    bold: bool = False,
    italic: bool = False,
    spacing: float = 0,
) -> float:
    """Returns the room a line needs, in pixels: at least as wide as it is drawn."""
    wide = KERNING * width(text, size, face=face, bold=bold, italic=italic)
    return wide + spacing * len(text)
