"""Widths of the letters of the typefaces of all pictures.

`widths.tsv` is made by `python -m tests.bot.draw.measure_letters` and never edited by hand.
"""

from __future__ import annotations

import functools
from importlib import resources
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.drawing import Face

UNITS = 1000
"""Units of the table in an em, the size of the type."""
KERNING = 1.025
"""Room added for kerning, which mostly draws letters together but moves "WW" apart by this much."""
_SPACES = ("\u202f", "\xa0", " ")
"""Spaces: narrow, no-break, plain; where a face lacks one, the next stands in for it."""
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
    """Returns the text with spaces that the face has; few have narrow and no-break ones."""
    widths = letter_widths(face)
    for space, plainer in pairwise(_SPACES):
        if space not in widths:
            text = text.replace(space, plainer)
    return text


def width(
    text: str, size: float, *, face: Face = "text", bold: bool = False, italic: bool = False
) -> float:
    """Returns the width of a line without kerning, in pixels; an unknown letter counts
    as one em.
    """
    widths = letter_widths(face, bold=bold, italic=italic)
    return size * sum(widths.get(letter, 1) for letter in with_spaces_of(face, text))


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
