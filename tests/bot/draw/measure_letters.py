"""Writes the tables of letter widths that pictures are laid out with, from the font files.

    uv run python -m tests.bot.draw.measure_letters

Run it when a package of fonts has changed; a test says so.
"""

from __future__ import annotations

import math
import unicodedata
from pathlib import Path

from fontTools.ttLib import TTFont

import games.drawing_kit
from bot.draw.fonts import CJK, FAMILIES, OTHER_FAMILIES, Family, other_fonts
from games.drawing_kit.letters import UNITS

TABLE = Path(games.drawing_kit.__file__).with_name("widths.tsv")
OTHERS = TABLE.with_name("other_faces.tsv")

BOLDEST = 700
"""The weight at which the other families are measured; lighter they are no wider."""
STEP = 20
"""Widths of other families are rounded up to multiples of this, which makes the table shorter."""


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


def measure_others() -> str:
    """Returns the table of signs that Inter lacks: a line with the families, then one for each run
    of signs that have the same width in the same family.
    """
    known = _advance_widths(FAMILIES["text"], 0)
    signs: dict[int, tuple[int, int]] = {}
    for place, family in enumerate(OTHER_FAMILIES):
        for code, wide in _widths_of(family).items():
            if code not in known and unicodedata.category(chr(code))[0] != "C":
                signs.setdefault(code, (wide, place))
    runs: list[tuple[int, int, tuple[int, int]]] = []
    for code in sorted(signs):
        if runs and runs[-1][1:] == (code - 1, signs[code]):
            runs[-1] = (runs[-1][0], code, signs[code])
        else:
            runs.append((code, code, signs[code]))
    lines = [f"{first:04X}\t{last:04X}\t{face[0]}\t{face[1]}" for first, last, face in runs]
    return "\n".join(("\t".join(OTHER_FAMILIES), *lines, ""))


def _widths_of(family: str) -> dict[int, int]:
    """Returns the widths of a family's signs; those of Chinese, Japanese and Korean are one em."""
    with TTFont(other_fonts()[family], lazy=True) as font:
        signs = font.getBestCmap()
        if family == CJK:
            return dict.fromkeys(signs, UNITS)
        glyphs, em = font.getGlyphSet(location={"wght": BOLDEST}), font["head"].unitsPerEm
        return {
            code: math.ceil(glyphs[name].width * UNITS / em / STEP) * STEP
            for code, name in signs.items()
        }


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
    OTHERS.write_text(measure_others(), "ascii")
