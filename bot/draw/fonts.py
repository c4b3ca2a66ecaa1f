"""The fonts pictures are set in: Inter, upright and italic, loaded as data.

No font of the machine is ever used, so a picture looks the same everywhere. A family that is not
loaded makes its text vanish without a word; `FAMILY` is the only one there is.
"""

from __future__ import annotations

import functools
from pathlib import Path

import fontpkg_inter

FAMILY: str = fontpkg_inter.FAMILY
WEIGHTS = {False: 400, True: 700}
"""The weight of plain and of bold text."""

_FILES = {False: "Inter[opsz,wght].ttf", True: "Inter-Italic[opsz,wght].ttf"}


def font_path(*, italic: bool) -> Path:
    """The variable font file (weights 100 to 900) for upright or italic text."""
    return Path(fontpkg_inter.ROOT) / "files" / _FILES[italic]


@functools.cache
def font_data(*, italic: bool) -> bytes:
    """The bytes of that file. Raises OSError if it is missing."""
    return font_path(italic=italic).read_bytes()


def font_paths() -> list[Path]:
    """Every font file a picture may need."""
    return [font_path(italic=italic) for italic in (False, True)]
