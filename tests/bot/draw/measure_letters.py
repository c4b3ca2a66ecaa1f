"""Writes the table of letter widths that pictures are laid out with, from the font files.

    uv run python -m tests.bot.draw.measure_letters

Run it when a package of fonts has changed; a test says so.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont

import games.drawing_kit
from bot.draw.fonts import FAMILIES, Family
from games.drawing_kit.letters import UNITS

TABLE = Path(games.drawing_kit.__file__).with_name("widths.tsv")


def measure() -> str:
    """Returns the table: a line a letter, with an empty column if a face lacks the letter."""
    faces: dict[str, dict[int, int]] = {}
    for face, family in FAMILIES.items():
        faces[face] = _advance_widths(family, 0)
        if face == "text":
            faces["text bold"] = _advance_widths(family, 1)
            faces["text italic"] = _advance_widths(family, 0, italic=True)
            faces["text bold italic"] = _advance_widths(family, 1, italic=True)
    rows = [
        [f"{code:04X}", *(str(widths.get(code, "")) for widths in faces.values())]
        for code in sorted(set().union(*faces.values()))
    ]
    return "".join("\t".join(row) + "\n" for row in (["code point", *faces], *rows))


def _advance_widths(family: Family, weight: int, *, italic: bool = False) -> dict[int, int]:
    """Returns advance widths by code point, in the table's units."""
    with TTFont(family.path(italic=italic), lazy=True) as font:
        em = font["head"].unitsPerEm
        place = {"wght": family.weights[weight]} if "fvar" in font else {}
        glyphs = font.getGlyphSet(location=place)
        return {
            code: round(glyphs[name].width * UNITS / em)
            for code, name in font.getBestCmap().items()
        }


if __name__ == "__main__":
    TABLE.write_text(measure(), "ascii")
