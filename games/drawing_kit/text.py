"""Text in pictures: about how wide it is, and how it is broken into lines."""

from __future__ import annotations

import functools
import unicodedata
from typing import TYPE_CHECKING, TypeAlias

from games.drawing import INK, Label, Shape

if TYPE_CHECKING:
    from collections.abc import Sequence

Shapes: TypeAlias = tuple[Shape, ...]

SMALL = 22
"""The smallest text that can be read on a phone."""
MIDDLE = 26
LARGE = 34


_LETTER_WIDTHS = {
    0.28: " \u00a0\u202fijlI!',.:;’·",
    0.4: "frt()/[\\]`|1",
    0.5: '-_{}“”"*^–‘',
    0.6: "ksxz?7257aceghnouvyEFJL«»",
    0.66: "034689bdpqBPRSTZ#$&",
    0.72: "AKVXY+<=>~×€",
    0.76: "CDGHNUOQ",
    0.88: "wmM…",
}
_WIDTH_OF = {letter: width for width, letters in _LETTER_WIDTHS.items() for letter in letters}
_BOLD = 1.06


@functools.cache
def _letter_width(letter: str) -> float:
    base = unicodedata.normalize("NFD", letter)[0]
    return _WIDTH_OF.get(base, 1.0)


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a line is, in pixels: seldom less than it will be, a tenth more at most."""
    return sum(map(_letter_width, text)) * size * (_BOLD if bold else 1)


def wrap(
    text: str, width: float, size: float = SMALL, *, bold: bool = False, most: int | None = None
) -> list[str]:
    """The text in lines of at most about `width` pixels, broken at ordinary spaces.

    With `most`, what does not fit stays on the last line: give its label a `fit`, and it is cut.
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        full = bool(lines) and text_width(longer, size, bold=bold) > width
        if lines and (not full or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def paragraph(
    x: float,
    y: float,
    lines: Sequence[str],
    *,
    size: float = SMALL,
    fill: str = INK,
    bold: bool = False,
    italic: bool = False,
    fit: float | None = None,
) -> Shapes:
    """Lines of text, the first one's top at y; each takes `line_height(size)`."""
    step = line_height(size)
    return tuple(
        Label(x, y + size + row * step, line, size, fill, bold=bold, italic=italic, fit=fit)
        for row, line in enumerate(lines)
    )


def line_height(size: float) -> float:
    """From one line of a paragraph to the next."""
    return round(size * 1.35)
