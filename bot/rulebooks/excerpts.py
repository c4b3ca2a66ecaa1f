"""The sentences of entries that a list of results shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.rulebooks.index import index, plain

if TYPE_CHECKING:
    from collections.abc import Callable

_SENTENCE = re.compile(r"(?<=[.!?:])\s+|\n+")


def excerpts(typed: str, locale: str) -> Callable[[str], str]:
    """Returns a function that picks the sentence of a body that has most of the typed words, the
    first of equal ones.
    """
    book = index(locale)
    words = book.language.asked(typed)
    meant = [set(book.meanings(word, unfinished=word == words[-1])) for word in words]

    def has(sentence: str) -> int:
        stems = {book.language.stem(word) for word in book.language.named(sentence)}
        return sum(not stems.isdisjoint(meanings) for meanings in meant)

    def excerpt(body: str) -> str:
        sentences: list[str] = [part.strip("- ") for part in _SENTENCE.split(plain(body))]
        return max(filter(None, sentences), key=has)

    return excerpt
