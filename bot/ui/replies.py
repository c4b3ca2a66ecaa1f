"""Every refusal as one private sentence, with a button to the rule it rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.store.errors import StoreError
from bot.tables.errors import TableError
from bot.ui.ids import RulePress
from bot.ui.parts import Layout, button, paragraph, rows
from games.engine import text
from games.rulebook import rulebook

if TYPE_CHECKING:
    from discord import ui

    from bot.ui.sheets import Voice


def sentence(error: Exception, voice: Voice) -> str | None:
    """What to say about an error, None if it is a fault of ours that was not foreseen."""
    if isinstance(error, TableError):
        return voice.marked(error.said)
    if isinstance(error, StoreError):
        return voice.marked(text(error.key))
    return None


def refusal(error: TableError, voice: Voice) -> Layout:
    """A table's refusal; if it rests on a rule, with a button that opens it."""
    items: list[ui.Item[Any]] = [paragraph(f"⛔ {voice.marked(error.said)}")]
    if error.game is not None and error.rule is not None:
        entry = rulebook(error.game, voice.locale).entry(error.rule)
        if entry is not None:
            label = voice.plain(text("rule-open", title=entry.title))
            items += rows([button(label, RulePress(error.game, entry.id).encode())])
    return Layout(items)


def plain(words: str) -> Layout:
    """One sentence by itself."""
    return Layout([paragraph(words)])
