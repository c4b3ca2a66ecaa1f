"""Names of people: cleaned once when they sit down, escaped for where they are shown.

A name may hold anything Discord lets through: Markdown, mentions, emoji, right-to-left overrides,
control characters, towers of accents. Cleaned names keep letters, marks, digits, punctuation,
symbols and emoji, lose what is invisible or turns the direction of text, and are at most 24
characters long.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

LONGEST = 24

_MARKS = 2
"""So many accents on one letter are writing; more are a tower that hides the lines around it."""

_JOINER = "\u200d"
"""Holds emoji of several people together."""

_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and signs that show nothing."""

_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:/\-])")


def clean_name(name: str, person: int) -> str:
    """A name fit to be stored. person: gives a stand-in where nothing visible is left."""
    composed = unicodedata.normalize("NFC", name)
    words = "".join(_seen(character) for character in composed).split()
    short = _tidied(" ".join(words))[:LONGEST].rstrip(f" {_JOINER}")
    return short or f"#{person % 10_000:04d}"


def _seen(character: str) -> str:
    """A character as it may stand in a name, "" if it may not."""
    category = unicodedata.category(character)
    if category[0] == "Z" or character in _BLANK or character in "\t\n\r":
        return " "
    return "" if category[0] == "C" and character != _JOINER else character


def _tidied(name: str) -> str:
    """A name without marks that stand on nothing or on too many others, nor loose joiners."""
    kept = ""
    marks = _MARKS  # none may come first
    for character, following in pairwise(f"{name} "):
        category = unicodedata.category(character)
        if category[0] == "M":
            marks += 1
            if marks > _MARKS:
                continue
        elif character == _JOINER:
            if not kept or unicodedata.category(following) != "So":
                continue
        else:
            marks = _MARKS if character == " " else 0
        kept += character
    return kept


def told_apart(name: str, taken: Iterable[str]) -> str:
    """The cleaned name, with a number behind it if somebody has one that reads the same: "Alex",
    then "Alex (2)". Upper and lower case, accents and forms of a letter make no difference.
    """
    known = {_read(other) for other in taken}
    number, found = 1, name
    while _read(found) in known:
        number += 1
        mark = f" ({number})"
        found = name[: LONGEST - len(mark)].rstrip(f" {_JOINER}") + mark
    return found


def _read(name: str) -> str:
    """A name as it is read: what two names that cannot be told apart have in common."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def escape(name: str) -> str:
    """A name for a message: no Markdown, no mention, no link comes to life."""
    return _MARKDOWN.sub(r"\\\1", name)


def marked(name: str) -> str:
    """A name for a message: escaped, and closed off so that one written from right to left turns
    nothing around it.
    """
    turned = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name)
    return f"\u2068{escape(name)}\u2069" if turned else escape(name)
