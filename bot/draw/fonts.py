"""The fonts of the pictures, loaded as data.

The machine's own fonts are never used, so a picture looks the same everywhere. Text in a family
that is not loaded would vanish silently; `Label.face` therefore comes from a closed list, and every
face of it is here.
"""

from __future__ import annotations

import functools
from importlib import import_module
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
