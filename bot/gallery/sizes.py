"""Pictures in the two widths that the gallery shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.draw.picture import draw

if TYPE_CHECKING:
    from games.drawing import Drawing

FULL, PHONE = 520, 258
"""The widths in pixels: as pictures are posted, and as a phone shows them."""


def draw_sizes(drawing: Drawing) -> tuple[bytes, bytes]:
    """Returns a drawing as PNGs, `FULL` and `PHONE` wide. Raises `RasterError`."""
    return draw(drawing, FULL / drawing.width), draw(drawing, PHONE / drawing.width)
