"""Drawings turned into pictures: `games.drawing` values become SVG text, and SVG text becomes
PNG bytes.
"""

from bot.draw.painter import Painter, PaintError
from bot.draw.svg import to_svg

__all__ = ["PaintError", "Painter", "to_svg"]
