"""What a game explains on somebody's panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import Piece, paragraph
from games.engine import Text

if TYPE_CHECKING:
    from bot.ui.sheets import Voice
    from games.teaching import Tip

TIP = "💡 "
"""The sign before a tip."""


def tip_items(tip: Tip | None, voice: Voice) -> list[Piece]:
    """Returns a tip as a text of its own; nothing if there is none."""
    return [] if tip is None else [paragraph(f"-# {TIP}{voice.marked(Text(tip.key))}")]
