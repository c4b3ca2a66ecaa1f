"""Drawings as PNG bytes, by Skia or, where it cannot be used, by resvg.

Drawing takes 3 to 40 ms and holds the interpreter meanwhile, so `bot.draw.painter` calls it in
another process.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from bot.draw.raster import RasterError, rasterise
from bot.draw.svg import to_svg

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.drawing import Drawing


def draw(drawing: Drawing, scale: float = 1) -> bytes:
    """Returns a drawing as a PNG, `scale` times its size in pixels. Raises `RasterError`, and
    TypeError for an unknown shape.
    """
    quick = skia_drawer()
    if quick is None:
        return rasterise(to_svg(drawing), scale)
    try:
        return quick(drawing, scale)
    except TypeError:
        raise
    except Exception as error:
        raise RasterError(f"Skia cannot draw it: {error}") from error


@functools.cache
def skia_drawer() -> Callable[[Drawing, float], bytes] | None:
    """Returns the function that draws by Skia, None if it or a library that it needs is missing."""
    try:
        from bot.draw.skia_canvas import draw_with_skia
    except ImportError:
        return None
    return draw_with_skia
