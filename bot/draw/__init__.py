"""Drawings made into pictures: `games.drawing` values to SVG text to PNG bytes."""

from bot.draw.painter import Painter, PaintError
from bot.draw.svg import to_svg

__all__ = ["PaintError", "Painter", "to_svg"]
