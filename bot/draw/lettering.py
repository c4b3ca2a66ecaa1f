"""Lines of text: what of them Inter can draw, and how they are made to fit."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from games.drawing_kit.letters import letter_widths, text_width

if TYPE_CHECKING:
    from collections.abc import Container

STAND_IN = "□"
"""Drawn for every run of signs that make up one thing Inter has no letter for (an emoji)."""
ELLIPSIS = "…"
SMALLEST = 0.7
"""How much smaller a line may be set before it is cut."""

_NUMBERED = re.compile(r" \(\d+\)$")
_SPACES = re.compile(r"[\t-\r \x85\u2028\u2029]+")
_JOINER = "\u200d"
_INVISIBLE = {"Cc", "Cf", "Cs"}
_ATTACHED = {"Mn", "Me", "Mc"}


class Line(NamedTuple):
    """A line as it is drawn: its text and its size in pixels."""

    text: str
    size: float


def drawable(text: str) -> str:
    """The text in letters Inter has.

    Runs of white space become one space. Decorated letters and full-width forms become plain
    ones. Invisible signs are left out: controls, half a surrogate pair, and those that turn the
    direction of writing. What is then still unknown becomes `STAND_IN`, once for an emoji that
    several signs make up.
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
    """Whether an unknown sign only changes the one before: an accent, a skin colour."""
    return kind in _ATTACHED or (kind == "Sk" and drawn[-1:] == [STAND_IN])


def _plain_form(sign: str, known: Container[str]) -> str:
    plain = unicodedata.normalize("NFKC", sign)
    return plain if all(letter in known for letter in plain) else STAND_IN


@functools.lru_cache(maxsize=4096)
def fitted(
    text: str, size: float, fit: float | None, *, bold: bool = False, italic: bool = False
) -> Line:
    """The text made drawable and no wider than `fit` pixels: set smaller, then cut.

    It keeps at least its ellipsis, however little `fit` is, and a number that tells two names apart
    where there is room for it: "Maximil… (2)".
    """
    text = drawable(text)
    if fit is None:
        return Line(text, size)
    wide = text_width(text, size, bold=bold, italic=italic)
    if wide <= fit:
        return Line(text, size)
    if wide * SMALLEST <= fit:
        return Line(text, size * fit / wide)
    size *= SMALLEST
    end = ELLIPSIS
    if (number := _NUMBERED.search(text)) is not None:
        numbered = ELLIPSIS + number[0]
        if text_width(text[0] + numbered, size, bold=bold, italic=italic) <= fit:
            text, end = text[: number.start()], numbered
    while text and text_width(text + end, size, bold=bold, italic=italic) > fit:
        text = _without_last_letter(text)
    return Line(text + end, size)


def _without_last_letter(text: str) -> str:
    """The text less its last letter with its accents, and less a space before that."""
    letters = text
    while len(letters) > 1 and unicodedata.combining(letters[-1]):
        letters = letters[:-1]
    return letters[:-1].rstrip()
