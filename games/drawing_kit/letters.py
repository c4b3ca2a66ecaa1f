"""How wide the letters of Inter are, the font of all pictures.

`widths.tsv` is made by `python -m tests.bot.draw.measure_letters` and never edited by hand.
"""

from __future__ import annotations

import functools
from importlib import resources

UNITS = 2048
"""Units of the table in an em, the size of the type."""
KERNING = 1.025
"""Widths leave kerning out, which mostly draws letters together; "WW" it moves apart by this."""


@functools.cache
def letter_widths(*, bold: bool = False, italic: bool = False) -> dict[str, float]:
    """Advance width in em of every letter the font has."""
    table = resources.files(__package__).joinpath("widths.tsv").read_text("ascii")
    column = 1 + bold + 2 * italic
    rows = (line.split("\t") for line in table.splitlines()[1:])
    return {chr(int(row[0], 16)): int(row[column]) / UNITS for row in rows if row[column]}


def width(text: str, size: float, *, bold: bool = False, italic: bool = False) -> float:
    """How wide a line is without kerning, in pixels; a letter the font lacks counts as one em."""
    widths = letter_widths(bold=bold, italic=italic)
    return size * sum(widths.get(letter, 1) for letter in text)


def text_width(text: str, size: float, *, bold: bool = False, italic: bool = False) -> float:
    """The room a line needs, in pixels: at least as wide as it is drawn."""
    return KERNING * width(text, size, bold=bold, italic=italic)
