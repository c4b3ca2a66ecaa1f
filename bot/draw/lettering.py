"""Lines of text: the signs that pictures can draw, and how lines are made to fit."""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from bot.draw.fonts import other_fonts
from games.drawing import SMALLEST
from games.drawing_kit.letters import letter_widths, other_face, text_width, with_spaces_of

if TYPE_CHECKING:
    from games.drawing import Face

STAND_IN = "□"
"""Drawn in place of each run of characters that form one symbol that no face has."""
ELLIPSIS = "…"
SHRUNK = 0.55
"""The smallest scale at which a line is set before it is set in the narrow face or cut."""

_NUMBERED = re.compile(r" \(\d+\)$")
_SPACES = re.compile(r"[\t-\r \x85\u2028\u2029]+")
_JOINER = "\u200d"
_MODIFIERS = {*map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0x1F3FB, 0x1F400))}
"""Signs that choose the form or the skin colour of an emoji; pictures have one of each."""
_INVISIBLE = {"Cc", "Cf", "Cs"}
_ATTACHED = {"Mn", "Me", "Mc"}


class TextLine(NamedTuple):
    """A line as it is drawn: its text, its size in pixels and its face."""

    text: str
    size: float
    face: Face = "text"


def drawable(text: str) -> str:
    """Returns the text in signs that pictures have.

    Runs of white space become one space. Decorated letters and full-width forms become plain ones.
    Invisible characters are left out: controls, unpaired surrogates, and those that change the
    direction of writing. Everything that is still unknown then becomes `STAND_IN`, once for an
    emoji that is made of several characters.
    """
    text = unicodedata.normalize("NFC", _SPACES.sub(" ", text))
    return "".join(_replace_unknown(text)).strip(" ")


def drawn_name(name: str) -> str | None:
    """Returns a name as pictures have it, without symbols that no face has; None if one of its
    letters or all of it is missing.
    """
    signs = unicodedata.normalize("NFC", name)
    drawn = drawable("".join(sign for sign in signs if _has(sign) or _is_letter(sign)))
    return drawn if drawn and STAND_IN not in drawn else None


def _has(sign: str) -> bool:
    """Tells whether a sign can be drawn as it is or in its plain form."""
    return _known(sign) or all(map(_known, unicodedata.normalize("NFKC", sign)))


def _known(sign: str) -> bool:
    if sign in letter_widths():
        return True
    face = other_face(sign)
    return face is not None and face.family in other_fonts()


def _is_letter(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LMN"


def _replace_unknown(text: str) -> list[str]:
    drawn: list[str] = []
    joined = False
    for sign in text:
        kind = unicodedata.category(sign)
        if sign == _JOINER:
            joined = bool(drawn) and drawn[-1] == STAND_IN
        elif kind == "Cs":
            drawn.append(STAND_IN)
        elif kind in _INVISIBLE or sign in _MODIFIERS:
            continue
        elif _known(plain := _plain_form(sign)) or len(plain) > 1:
            drawn.append(plain)
            joined = False
        elif not joined and not _belongs_to_stand_in(sign, kind, drawn):
            drawn.append(STAND_IN)
    return drawn


def _belongs_to_stand_in(sign: str, kind: str, drawn: list[str]) -> bool:
    """Whether an unknown character only modifies the one before it, like an accent or a skin
    colour.
    """
    return kind in _ATTACHED or (kind == "Sk" and drawn[-1:] == [STAND_IN])


def _plain_form(sign: str) -> str:
    """Returns a decorated letter or a full-width form in letters of Inter; other signs as they
    are.
    """
    known = letter_widths()
    if sign in known:
        return sign
    plain = unicodedata.normalize("NFKC", sign)
    if all(letter in known for letter in plain):
        return plain
    return sign if _known(sign) or not all(map(_known, plain)) else plain


@functools.lru_cache(maxsize=4096)
def fitted(
    text: str,
    size: float,
    fit: float | None,
    *,
    face: Face = "text",
    bold: bool = False,
    italic: bool = False,
    spacing: float = 0,
    smallest: float = SMALLEST,
) -> TextLine:
    """Returns the text made drawable and no wider than `fit` pixels.

    It is set smaller, down to `SHRUNK` of its size but not under `smallest`; then in the narrow
    face; then it is cut. The text keeps at least its ellipsis, however small `fit` is, and if there
    is room a number that tells two names apart: "Maximil… (2)".
    """
    text, face = _in_face(drawable(text), face)
    if fit is None:
        return TextLine(text, size, face)
    type_ = _Type(face, bold, italic, spacing)
    least = max(size * SHRUNK, min(size, smallest))
    line = _shrunk(text, size, least, fit, type_)
    if line is not None:
        return line
    text, face = _in_face(text, "narrow")
    if face != type_.face:
        type_ = type_._replace(face=face)
        line = _shrunk(text, size, least, fit, type_)
        if line is not None:
            return line
    return TextLine(_cut(text, least, fit, type_), least, type_.face)


def _in_face(text: str, face: Face) -> tuple[str, Face]:
    """Returns the text in signs that the face has, or in the face ``text`` if it lacks one. In the
    narrow face other families supply the signs that Inter lacks too.
    """
    known, inter = letter_widths(face), letter_widths()
    text = with_spaces_of(face, text)
    fits = all(sign in known or (face == "narrow" and sign not in inter) for sign in text)
    return (text, face if fits else "text")


class _Type(NamedTuple):
    face: Face
    bold: bool
    italic: bool
    spacing: float

    def width(self, text: str, size: float) -> float:
        """Returns the room that the text needs, in pixels."""
        face, bold, italic, spacing = self
        return text_width(text, size, face=face, bold=bold, italic=italic, spacing=spacing)


def _shrunk(text: str, size: float, least: float, fit: float, type_: _Type) -> TextLine | None:
    """Returns the line at the greatest size from `least` to `size` that fits, or None."""
    wide = type_.width(text, size)
    if wide <= fit:
        return TextLine(text, size, type_.face)
    spaced = type_.spacing * len(text)  # which does not shrink with the letters
    smaller = size * (fit - spaced) / (wide - spaced)
    return TextLine(text, smaller, type_.face) if smaller >= least else None


def _cut(text: str, size: float, fit: float, type_: _Type) -> str:
    """Returns as much of the text as fits, with an ellipsis."""
    end = ELLIPSIS
    if (number := _NUMBERED.search(text)) is not None:
        numbered = ELLIPSIS + number[0]
        if type_.width(text[0] + numbered, size) <= fit:
            text, end = text[: number.start()], numbered
    while text and type_.width(text + end, size) > fit:
        text = _without_last_letter(text)
    return text + end


def _without_last_letter(text: str) -> str:
    """Returns the text without its last letter and accents, and without a space before that
    letter.
    """
    letters = text
    while len(letters) > 1 and unicodedata.category(letters[-1]) in _ATTACHED:
        letters = letters[:-1]
    return letters[:-1].rstrip()
