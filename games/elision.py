"""Elision: the French words that lose their vowel before a name, as functions for the sentences.

``{ DE($who) }`` is "de Ben" and "d’Elif", ``{ QUE($who) }`` "que Ben" and "qu’Elif".
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

_VOWELS = frozenset("aeiouœæ")
"""The vowels, without y and h: "de Yann", "de Hugo" are right, or at least never wrong."""
_MARKS = "*_~`\\|"
"""Characters that Markdown may put before a name."""


def _elided(word: str) -> Callable[[Any], str]:
    def before(value: Any) -> str:
        name = str(value)
        first = unicodedata.normalize("NFD", name.lstrip(_MARKS)[:1].casefold())[:1]
        return f"{word[:-1]}’{name}" if first in _VOWELS else f"{word} {name}"

    return before


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": _elided("de"), "QUE": _elided("que")}
