"""Widths of the letters of Inter, the font of all pictures.

`widths.tsv` is made by `python -m tests.bot.draw.measure_letters` and never edited by hand.
"""

from __future__ import annotations

import functools
from importlib import resources

UNITS = 2048
"""Units of the table in an em, the size of the type."""
KERNING = 1.025
"""Room added for kerning, which mostly draws letters together but moves "WW" apart by this much."""


@functools.cache
def letter_widths(*, bold: bool = False, italic: bool = False) -> dict[str, float]:
    """Returns the advance width in em of every letter in the font."""
    table = resources.files(__package__).joinpath("widths.tsv").read_text("ascii")
    column = 1 + bold + 2 * italic
    rows = (line.split("\t") for line in table.splitlines()[1:])
    return {chr(int(row[0], 16)): int(row[column]) / UNITS for row in rows if row[column]}


def width(text: str, size: float, *, bold: bool = False, italic: bool = False) -> float:
    """Returns the width of a line without kerning, in pixels; an unknown letter counts
    as one em.
    """
    widths = letter_widths(bold=bold, italic=italic)
    return size * sum(widths.get(letter, 1) for letter in text)


def text_width(text: str, size: float, *, bold: bool = False, italic: bool = False) -> float:
    """Returns the room a line needs, in pixels: at least as wide as it is drawn."""
    return KERNING * width(text, size, bold=bold, italic=italic)
