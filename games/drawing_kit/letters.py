"""Widths of the letters of the typefaces of all pictures.

`widths.tsv` is made by `python -m tests.bot.draw.measure_letters` and never edited by hand.
"""

from __future__ import annotations

import functools
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.drawing import Face

UNITS = 1000
"""Units of the table in an em, the size of the type."""
KERNING = 1.025
"""Room added for kerning, which mostly draws letters together but moves "WW" apart by this much."""
NARROW_SPACE, SPACE = "\u202f", "\xa0"
"""No-break spaces, the narrow one of which few faces have."""
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


def width(
    text: str, size: float, *, face: Face = "text", bold: bool = False, italic: bool = False
) -> float:
    """Returns the width of a line without kerning, in pixels; an unknown letter counts
    as one em.
    """
    widths = letter_widths(face, bold=bold, italic=italic)
    if NARROW_SPACE not in widths:  # the painter takes the other one, too
        text = text.replace(NARROW_SPACE, SPACE)
    return size * sum(widths.get(letter, 1) for letter in text)


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
