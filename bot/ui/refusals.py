"""Refusals as one private sentence each, with a button to the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.errors import StoreError
from bot.tables.errors import FullError, TableError
from bot.ui.components import Layout, Piece, button, paragraph, rows
from bot.ui.custom_ids import Press, RulePress
from games.engine import Text, text
from games.rulebook import rulebook

if TYPE_CHECKING:
    from bot.ui.sheets import Voice


WRONG = "⛔ "
"""What stands before what is wrong."""

TELL_FREE = "tell-free"
"""The press by which somebody who came too late asks to be told when a seat is free."""

_SAID = 600
"""The most characters of a sentence, which may quote a long typed text."""


def sentence(error: BaseException) -> Text | None:
    """Returns the sentence of a refusal, or None if the error is not one."""
    if isinstance(error, TableError):
        return error.said
    if isinstance(error, StoreError):
        return text(error.key)
    return None


def refusal(error: TableError, voice: Voice) -> Layout:
    """Returns a table's refusal; if it rests on a rule, with a button that opens it."""
    return Layout(refusal_items(error, voice))


def refusal_items(error: TableError, voice: Voice) -> list[Piece]:
    """The same as parts of a message."""
    items: list[Piece] = [paragraph(f"{WRONG}{voice.marked(error.said)}", _SAID)]
    if isinstance(error, FullError) and error.table is not None:
        label = voice.plain(text("seat-tell-me"))
        items += rows([button(label, Press(error.table, 0, TELL_FREE).encode())])
    if error.game is not None and error.rule is not None:
        entry = rulebook(error.game, voice.locale).entry(error.rule)
        if entry is not None:
            label = voice.plain(text("rule-open", title=entry.title))
            items += rows([button(label, RulePress(error.game, entry.id).encode())])
    return items


def plain(words: str) -> Layout:
    """Returns one sentence alone."""
    return Layout([paragraph(words)])
