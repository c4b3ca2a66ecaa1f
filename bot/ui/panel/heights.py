"""A model of how high a message is on a phone 360 px wide.

It is made from Discord's own app: a container is 328 px wide there and its content 300 px; texts
have 16 px letters on lines of 22 px, small ones 13 px on lines of 18 px; buttons are 40 px high,
with 14 px letters and 16 px on both sides, and wrap where the next one does not fit; a menu is
44 px; 8 px are between two components, 12 px above the first and below the last. A picture is as
wide as the content, in the shape of its drawing. Widths of letters are means for English and
French: the model need only be right within a line.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ui.components import Piece
    from games.drawing import Drawing

ORDINARY = 740
"""The height that an ordinary message may have, so that nobody has to scroll."""

WIDTH = 300
_PADDING, _GAP = 24, 8
_LINE, _LETTER = 22, 7.4
_SMALL_LINE, _SMALL_LETTER = 18, 6.2
_BUTTON, _BUTTON_LETTER, _BUTTON_PADDING = 40, 7, 32
_MENU = 44
_ROW, _MENUS, _TEXT, _GALLERY, _CONTAINER = 1, (3, 5, 6, 8), 10, 12, 17
"""Discord's numbers for components: a row, menus, a text, pictures, a container."""

_CHANNEL, _TIME = re.compile(r"<#\d+>"), re.compile(r"<t:\d+(:\w)?>")
_LINK = re.compile(r"\[([^\]]+)\]\(https?://[^)\s]+\)")
_MARKS = re.compile(r"\*\*|__|`|^> |^-# |^#+ ", re.MULTILINE)


def height_of(pieces: Sequence[Piece], drawing: Drawing | None = None) -> int:
    """Returns the height of a message, or of pieces in a container, in pixels. drawing: of the
    picture in it; a picture of unknown shape counts for nothing.
    """
    heights = [_height(piece, drawing) for piece in pieces]
    return sum(heights) + _GAP * max(len(heights) - 1, 0)


def room_beside(pieces: Sequence[Piece], drawing: Drawing | None) -> int:
    """Returns how high what else is in a container with these pieces may be, in pixels."""
    return ORDINARY - _PADDING - _GAP - height_of(pieces, drawing)


def _height(piece: Piece, drawing: Drawing | None) -> int:
    kind = piece["type"]
    if kind == _CONTAINER:
        return _PADDING + height_of(piece["components"], drawing)
    if kind == _TEXT:
        return sum(map(text_height, piece["content"].split("\n")))
    if kind == _GALLERY:
        return 0 if drawing is None else round(WIDTH * drawing.height / drawing.width)
    if kind != _ROW:
        raise ValueError(f"a component of an unknown kind: {kind}")
    if piece["components"][0]["type"] in _MENUS:
        return _MENU
    return _buttons([button["label"] for button in piece["components"]])


def text_height(line: str) -> int:
    """Returns the height of one line of Markdown, which may wrap."""
    small = line.startswith("-# ")
    shown = _CHANNEL.sub("# a thread’s name", _LINK.sub(r"\1", line))
    words = _MARKS.sub("", _TIME.sub("in three hours", shown))
    letter, high = (_SMALL_LETTER, _SMALL_LINE) if small else (_LETTER, _LINE)
    return high * max(1, math.ceil(len(words) * letter / WIDTH))


def _buttons(labels: list[str]) -> int:
    lines, left = 1, WIDTH
    for label in labels:
        wide = min(_BUTTON_PADDING + _BUTTON_LETTER * len(label), WIDTH)
        if wide > left:
            lines, left = lines + 1, WIDTH
        left -= wide + _GAP
    return lines * _BUTTON + (lines - 1) * _GAP
