"""The fonts of the pictures, loaded as data.

The machine's own fonts are never used, so a picture looks the same everywhere. Text in a family
that is not loaded would vanish silently; `Label.face` therefore comes from a closed list, and every
face of it is here.
"""

from __future__ import annotations

import functools
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from games.drawing import Face


class Family(msgspec.Struct, frozen=True):
    """A typeface of the pictures: its name, the package it comes from, and its files.

    weights: of plain and of bold text; equal where there is one weight only.
    """

    name: str
    package: str
    upright: str
    italic: str | None = None
    weights: tuple[int, int] = (400, 400)

    def path(self, *, italic: bool = False) -> Path:
        """Returns the font file for upright or italic text; upright where there is no italic."""
        root = import_module(self.package).ROOT
        return Path(root) / "files" / ((italic and self.italic) or self.upright)


FAMILIES: dict[Face, Family] = {
    "text": Family(
        "Inter", "fontpkg_inter", "Inter[opsz,wght].ttf", "Inter-Italic[opsz,wght].ttf", (500, 800)
    ),
    "narrow": Family(
        "Barlow Condensed", "fontpkg_barlow_condensed", "BarlowCondensed-SemiBold.ttf",
        weights=(600, 600),
    ),
    "slab": Family("Alfa Slab One", "fontpkg_alfa_slab_one", "AlfaSlabOne-Regular.ttf"),
    "poster": Family("Anton", "fontpkg_anton", "Anton-Regular.ttf"),
    "comic": Family("Lilita One", "fontpkg_lilita_one", "LilitaOne-Regular.ttf"),
    "stencil": Family("Black Ops One", "fontpkg_black_ops_one", "BlackOpsOne-Regular.ttf"),
    "didone": Family("Abril Fatface", "fontpkg_abril_fatface", "AbrilFatface-Regular.ttf"),
    "roman": Family("Cinzel", "fontpkg_cinzel", "Cinzel[wght].ttf", weights=(800, 800)),
}  # fmt: skip
FAMILY = FAMILIES["text"].name
"""The family of a label that names none."""

CJK = "Noto Sans CJK JP"
"""The family of Chinese, Japanese and Korean, which takes 17 MB: an extra of the installation."""
OTHER_FAMILIES: dict[str, tuple[str, str]] = {
    **{
        f"Noto Sans {script}": ("manimgx_fonts", f"NotoSans{script}[wght].ttf")
        for script in (
            "Arabic", "Hebrew", "Devanagari", "Bengali", "Gujarati", "Gurmukhi", "Kannada",
            "Malayalam", "Oriya", "Sinhala", "Tamil", "Telugu", "Thai", "Lao", "Khmer", "Myanmar",
            "Armenian", "Georgian", "Ethiopic",
        )
    },
    "Noto Sans": ("manimgx_fonts", "NotoSans[wght].ttf"),
    "Noto Sans Symbols": ("manimgx_fonts", "NotoSansSymbols[wght].ttf"),
    "Noto Emoji": ("manimgx_fonts", "NotoEmoji[wght].ttf"),
    CJK: ("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf"),
}  # fmt: skip
"""Families for signs of names that Inter lacks, each with its package and file. The first that has
a sign draws it (`games.drawing_kit.letters.other_face`).
"""


@functools.cache
def other_fonts() -> dict[str, Path]:
    """Returns the files of `OTHER_FAMILIES` that are installed."""
    found = {}
    for family, (package, file) in OTHER_FAMILIES.items():
        if (spec := find_spec(package)) is not None and spec.submodule_search_locations:
            found[family] = Path(spec.submodule_search_locations[0]) / file
    return found


@functools.cache
def font_data() -> tuple[bytes, ...]:
    """Returns the bytes of every font file. Raises OSError if one is missing."""
    return tuple(path.read_bytes() for path in font_paths())


def font_paths() -> list[Path]:
    """Returns every font file that a picture may need."""
    paths: list[Path] = []
    for family in FAMILIES.values():
        paths.append(family.path())
        if family.italic is not None:
            paths.append(family.path(italic=True))
    return paths
