"""How much of what people type is looked at: the one place that bounds it.

Discord lets somebody type 6,000 characters into an option of a command, and sends them again at
every key. Whatever comes in passes `check_typed` before anything else reads it; what is looked up
word by word goes through `terms`, what is compared with names through `like_a_name`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord

from bot.tables.errors import TooLongError

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 300
"""Characters of one text. The longest that a game asks for, a form with all its fields named and
filled in, takes about 200.
"""
TERMS = 12
"""Different words that are looked up."""
TERM = 30
"""Characters of each that count."""
NAME = 60
"""Characters that are compared with names; the longest name there is has 45."""

_WORD = re.compile(r"\w+")


def check_typed(interaction: discord.Interaction[Any]) -> None:
    """Bound every text of a command, of a form, of a menu or of what is being typed; characters
    that are no text, halves of a pair, become question marks.

    Nothing can be said about what is still being typed, so it is cut. Raises `TooLongError`.
    """
    typing = interaction.type is discord.InteractionType.autocomplete
    for holder, place in _texts(interaction.data):
        words = holder[place]
        if len(words) > LONGEST and not typing:
            raise TooLongError(LONGEST)
        holder[place] = words[:LONGEST].encode(errors="replace").decode()


def _texts(data: Any) -> Iterator[tuple[Any, Any]]:
    """Where texts stand in what Discord sends of an interaction: what holds each, and its place."""
    if not isinstance(data, dict):
        return
    values = data.get("values")
    if isinstance(values, list):
        yield from ((values, n) for n, value in enumerate(values) if isinstance(value, str))
    if isinstance(data.get("value"), str):
        yield data, "value"
    for inner in ("options", "components"):
        for part in data.get(inner) or ():
            yield from _texts(part)
    yield from _texts(data.get("component"))


def terms(words: str) -> list[str]:
    """The words to look up, each once, in the order they were typed."""
    found = dict.fromkeys(word[:TERM] for word in _WORD.findall(words))
    return list(found)[:TERMS]


def like_a_name(words: str) -> str:
    """As much of what was typed as a name may be long."""
    return words.strip()[:NAME]
