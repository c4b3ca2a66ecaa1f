"""Lines of text: the letters that Inter can draw, and how lines are made to fit."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from games.drawing_kit.letters import letter_widths, text_width

if TYPE_CHECKING:
    from collections.abc import Container

STAND_IN = "□"
"""Drawn in place of each run of characters that form one symbol that Inter lacks (an emoji)."""
ELLIPSIS = "…"
SMALLEST = 0.7
"""The smallest scale at which a line is set before it is cut."""

_NUMBERED = re.compile(r" \(\d+\)$")
_SPACES = re.compile(r"[\t-\r \x85\u2028\u2029]+")
_JOINER = "\u200d"
_INVISIBLE = {"Cc", "Cf", "Cs"}
_ATTACHED = {"Mn", "Me", "Mc"}


class TextLine(NamedTuple):
    """A line as it is drawn: its text and its size in pixels."""

    text: str
    size: float


def drawable(text: str) -> str:
    """Returns the text in letters that Inter has.

    Runs of white space become one space. Decorated letters and full-width forms become plain ones.
    Invisible characters are left out: controls, unpaired surrogates, and those that change the
    direction of writing. Everything that is still unknown then becomes `STAND_IN`, once for an
    emoji that is made of several characters.
    """
    known = letter_widths()
    text = unicodedata.normalize("NFC", _SPACES.sub(" ", text))
    return "".join(_replace_unknown(text, known)).strip(" ")


def _replace_unknown(text: str, known: Container[str]) -> list[str]:
    drawn: list[str] = []
    joined = False
    for sign in text:
        kind = unicodedata.category(sign)
        if sign == _JOINER:
            joined = bool(drawn) and drawn[-1] == STAND_IN
        elif kind == "Cs":
            drawn.append(STAND_IN)
        elif kind in _INVISIBLE:
            continue
        elif sign in known:
            drawn.append(sign)
            joined = False
        elif not joined and not _belongs_to_stand_in(sign, kind, drawn):
            drawn.append(_plain_form(sign, known))
    return drawn


def _belongs_to_stand_in(sign: str, kind: str, drawn: list[str]) -> bool:
    """Whether an unknown character only modifies the one before it, like an accent or a skin
    colour.
    """
    return kind in _ATTACHED or (kind == "Sk" and drawn[-1:] == [STAND_IN])


def _plain_form(sign: str, known: Container[str]) -> str:
    plain = unicodedata.normalize("NFKC", sign)
    return plain if all(letter in known for letter in plain) else STAND_IN


@functools.lru_cache(maxsize=4096)
def fitted(
    text: str, size: float, fit: float | None, *, bold: bool = False, italic: bool = False
) -> TextLine:
    """Returns the text made drawable and no wider than `fit` pixels: set smaller, then cut.

    The text keeps at least its ellipsis, however small `fit` is, and if there is room a number that
    tells two names apart: "Maximil… (2)".
    """
    text = drawable(text)
    if fit is None:
        return TextLine(text, size)
    wide = text_width(text, size, bold=bold, italic=italic)
    if wide <= fit:
        return TextLine(text, size)
    if wide * SMALLEST <= fit:
        return TextLine(text, size * fit / wide)
    size *= SMALLEST
    end = ELLIPSIS
    if (number := _NUMBERED.search(text)) is not None:
        numbered = ELLIPSIS + number[0]
        if text_width(text[0] + numbered, size, bold=bold, italic=italic) <= fit:
            text, end = text[: number.start()], numbered
    while text and text_width(text + end, size, bold=bold, italic=italic) > fit:
        text = _without_last_letter(text)
    return TextLine(text + end, size)


def _without_last_letter(text: str) -> str:
    """Returns the text without its last letter and accents, and without a space before that
    letter.
    """
    letters = text
    while len(letters) > 1 and unicodedata.combining(letters[-1]):
        letters = letters[:-1]
    return letters[:-1].rstrip()
