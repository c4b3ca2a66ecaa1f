"""The bounds on the length of typed text, all in one place.

Discord lets somebody type 6,000 characters into an option of a command, and sends them again at
every key. All input passes `check_typed` before anything else reads it, and text that is looked up
word by word goes through `terms`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord

from bot.tables.errors import TooLongError

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 300
"""The most characters of one text. The longest text that a game asks for, a form with all its
fields named and filled in, takes about 200.
"""
TERMS = 12
"""The most different words that are looked up."""
TERM = 30
"""The characters of each word that count."""

_WORD = re.compile(r"\w+")


def check_typed(interaction: discord.Interaction[Any]) -> None:
    """Limits every text of a command, of a form, of a menu, or of an option being typed.

    Unpaired surrogates become question marks. Text that is still being typed is cut, because no
    error can be shown for it. Raises `TooLongError`.
    """
    typing = interaction.type is discord.InteractionType.autocomplete
    for holder, place in _texts(interaction.data):
        words = holder[place]
        if len(words) > LONGEST and not typing:
            raise TooLongError(LONGEST)
        holder[place] = words[:LONGEST].encode(errors="replace").decode()


def _texts(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yields the places of texts in Discord's data of an interaction: each container and its
    key.
    """
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
    """Returns the words to look up, each once, in the order in which they were typed."""
    found = dict.fromkeys(word[:TERM] for word in _WORD.findall(words))
    return list(found)[:TERMS]
