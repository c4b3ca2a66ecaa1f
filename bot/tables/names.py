"""Names of people: cleaned once when they sit down, escaped for where they are shown.

A name may hold anything Discord lets through: Markdown, mentions, emoji, right-to-left overrides,
control characters. Cleaned names keep letters, marks, digits, punctuation, symbols and emoji, lose
what is invisible or turns the direction of text, and are at most 24 characters long.
"""

from __future__ import annotations

import re
import unicodedata

LONGEST = 24

_JOINER = "\u200d"
"""Holds emoji of several people together."""

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:\-])")


def clean_name(name: str, person: int) -> str:
    """A name fit to be stored. person: gives a stand-in where nothing visible is left."""
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(_keep(character) for character in composed)
    short = " ".join(kept.split())[:LONGEST].strip(f" {_JOINER}")
    return (
        short
        if any(unicodedata.category(c)[0] in "LNSP" for c in short)
        else f"#{person % 10_000:04d}"
    )


def _keep(character: str) -> str:
    category = unicodedata.category(character)
    if category[0] == "Z":
        return " "
    if category[0] == "C" and character != _JOINER:
        return " " if character in "\t\n\r" else ""
    return character


def escape(name: str) -> str:
    """A name for a message: no Markdown, no mention, no link comes to life."""
    return _MARKDOWN.sub(r"\\\1", name)
