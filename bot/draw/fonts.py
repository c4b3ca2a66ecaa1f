"""The fonts of the pictures: Inter, upright and italic, loaded as data.

The machine's own fonts are never used, so a picture looks the same everywhere. Text in a family
that is not loaded would vanish silently, so `FAMILY` is the only one.
"""

from __future__ import annotations

import functools
from pathlib import Path

import fontpkg_inter

FAMILY: str = fontpkg_inter.FAMILY
WEIGHTS = {False: 400, True: 700}
"""The weights of plain and of bold text."""

_FILES = {False: "Inter[opsz,wght].ttf", True: "Inter-Italic[opsz,wght].ttf"}


def font_path(*, italic: bool) -> Path:
    """Returns the variable font file (weights 100 to 900) for upright or italic text."""
    return Path(fontpkg_inter.ROOT) / "files" / _FILES[italic]


@functools.cache
def font_data(*, italic: bool) -> bytes:
    """Returns the bytes of that file. Raises OSError if it is missing."""
    return font_path(italic=italic).read_bytes()


def font_paths() -> list[Path]:
    """Returns every font file that a picture may need."""
    return [font_path(italic=italic) for italic in (False, True)]
