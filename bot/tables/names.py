"""Names of people, cleaned once when they join and escaped for each medium.

A name may contain anything that Discord allows: Markdown, mentions, emoji, right-to-left overrides,
control characters, towers of accents. Cleaned names keep letters, marks, digits, punctuation,
symbols and emoji; they lose characters that are invisible or change the direction of text, and the
mark of computers, and have at most 24 characters.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import PersonId


LONGEST = 24

COMPUTER = "🤖"
"""The mark before a computer's name, and in nobody else's. It is part of the name, so it is
wherever the name is, in pictures too; screen readers say it in the reader's language.
"""

_MARKS = 2
"""The most accents on one letter in real writing; more are a tower that hides the lines around
it.
"""

_JOINER = "\u200d"
"""Joins emoji of several people into one."""

_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
"""Letters and characters that are blank."""

_RIGHT_TO_LEFT = frozenset(("R", "AL", "AN"))

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:/\-])")


def clean_name(name: str, person: PersonId) -> str:
    """Returns a name fit to be stored. person: gives a substitute if nothing visible is left."""
    return clean_words(name, LONGEST) or f"#{person % 10_000:04d}"


def clean_words(typed: str, most: int) -> str:
    """Returns a sentence that somebody typed, cleaned like a name, with at most this many
    characters; "" if nothing visible is left.
    """
    composed = unicodedata.normalize("NFC", typed)
    words = "".join(_seen(character) for character in composed).split()
    return _tidied(" ".join(words))[:most].rstrip(f" {_JOINER}")


def _seen(character: str) -> str:
    """Returns a character as it may appear in a name, or "" if it may not."""
    category = unicodedata.category(character)
    if category[0] == "Z" or character in _BLANK or character in f"\t\n\r{COMPUTER}":
        return " "
    return "" if category[0] == "C" and character != _JOINER else character


def _tidied(name: str) -> str:
    """Returns a name without marks that belong to no letter or to one with too many, and without
    loose joiners.
    """
    kept = ""
    marks = _MARKS  # a name cannot begin with a mark
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
    """Returns the cleaned name, with a number after it if somebody's reads the same: "Alex", then
    "Alex (2)".

    Case, accents and letter forms make no difference.
    """
    known = {_read(other) for other in taken}
    number, found = 1, name
    while _read(found) in known:
        number += 1
        mark = f" ({number})"
        found = name[: LONGEST - len(mark)].rstrip(f" {_JOINER}") + mark
    return found


def computer_name(names: Iterable[str], taken: Iterable[str]) -> str:
    """Returns the first of these names that nobody at a table has, marked as a computer's."""
    known = {_read(other) for other in taken}
    free = next(name for name in names if _read(name) not in known)
    return f"{COMPUTER}\N{NO-BREAK SPACE}{free}"  # a line that is broken keeps them together


def reads_alike(name: str, other: str) -> bool:
    """Whether two names cannot be told apart but for the mark of computers."""
    return _read(name) == _read(other)


def _read(name: str) -> str:
    """Returns a name as it is read, which is equal for two names that cannot be told apart."""
    letters = unicodedata.normalize("NFKD", name.removeprefix(COMPUTER)).strip().casefold()
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def escape(name: str) -> str:
    """Returns a name for a message, in which no Markdown, mention or link takes effect."""
    return _MARKDOWN.sub(r"\\\1", name)


def marked(name: str) -> str:
    """Returns a name for a message, escaped and isolated so that one written from right to left
    does not turn the text around it.
    """
    turned = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name)
    return f"\u2068{escape(name)}\u2069" if turned else escape(name)
