"""Words folded: compared without regard to case, accents and ligatures, as phones type them."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def fold(words: str) -> str:
    """Lower case, without accents and ligatures: what people type on a phone."""
    words = words.lower()
    if words.isascii():
        return words
    apart = unicodedata.normalize("NFD", words.replace("œ", "oe").replace("æ", "ae"))
    return "".join([sign for sign in apart if not unicodedata.combining(sign)])


def fitting(typed: str) -> Callable[..., bool]:
    """Tells of names whether what somebody has typed so far stands in one of them."""
    wanted = fold(typed.strip())
    return lambda *names: any(wanted in fold(name) for name in names)


def fits(typed: str, *names: str) -> bool:
    """The same for one thing alone."""
    return fitting(typed)(*names)
