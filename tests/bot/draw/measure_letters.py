"""Writes the table of letter widths that pictures are laid out with, from the files of Inter.

    uv run python -m tests.bot.draw.measure_letters

Run it when fontpkg-inter has changed; a test says so.
"""

from __future__ import annotations

import itertools
from pathlib import Path

from fontTools.ttLib import TTFont

import games.drawing_kit
from bot.draw.fonts import WEIGHTS, font_path
from games.drawing_kit.letters import UNITS

TABLE = Path(games.drawing_kit.__file__).with_name("widths.tsv")
HEADER = ("code point", "plain", "bold", "italic", "bold italic")


def measure() -> str:
    """Returns the table: a line a letter, with an empty column if one of the faces lacks the
    letter.
    """
    faces = [
        _advance_widths(bold=bold, italic=italic)
        for italic, bold in itertools.product((False, True), repeat=2)
    ]
    rows = [
        [f"{code:04X}", *(str(face.get(code, "")) for face in faces)]
        for code in sorted(set().union(*faces))
    ]
    return "".join("\t".join(row) + "\n" for row in (HEADER, *rows))


def _advance_widths(*, bold: bool, italic: bool) -> dict[int, int]:
    """Returns advance widths by code point, in the table's units."""
    with TTFont(font_path(italic=italic), lazy=True) as font:
        assert font["head"].unitsPerEm == UNITS
        glyphs = font.getGlyphSet(location={"wght": WEIGHTS[bold]})
        return {code: round(glyphs[name].width) for code, name in font.getBestCmap().items()}


if __name__ == "__main__":
    TABLE.write_text(measure(), "ascii")
