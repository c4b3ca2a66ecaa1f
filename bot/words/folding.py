"""Folded words, which are compared without regard to case, accents and ligatures, as people type
on phones.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def fold(words: str) -> str:
    """Returns the words in lower case, without accents and ligatures."""
    words = words.lower()
    if words.isascii():
        return words
    apart = unicodedata.normalize("NFD", words.replace("œ", "oe").replace("æ", "ae"))
    return "".join([sign for sign in apart if not unicodedata.combining(sign)])


def fitting(typed: str) -> Callable[..., bool]:
    """Returns a test of whether the text typed so far occurs in one of several names."""
    wanted = fold(typed.strip())
    return lambda *names: any(wanted in fold(name) for name in names)


def fits(typed: str, *names: str) -> bool:
    """Whether the typed text occurs in one of the names."""
    return fitting(typed)(*names)
