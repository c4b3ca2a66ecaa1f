"""What a game explains on somebody's panel, and the button of the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import Piece, button, paragraph
from bot.ui.custom_ids import RulePress
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.ui.sheets import Voice
    from games.teaching import Tip

TIP = "💡 "
"""The sign before a tip."""


def tip_items(tip: Tip | None, voice: Voice) -> list[Piece]:
    """Returns a tip as a text of its own; nothing if there is none."""
    return [] if tip is None else [paragraph(f"-# {TIP}{voice.marked(Text(tip.key))}")]


def rules_button(game: str, tip: Tip | None, voice: Voice) -> Piece:
    """Returns the button that opens the rules: at the rule of a tip, if there is one."""
    if tip is None:
        return button(voice.plain(text("panel-rules")), RulePress(game, "").encode())
    return button(f"{TIP}{voice.plain(text('tip-rule'))}", RulePress(game, tip.rule).encode())
