"""Text in pictures: breaking it into lines and setting them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.drawing import INK, SMALLEST, Label, Shape
from games.drawing_kit.letters import text_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import Face
    from games.engine import Say, Text

Shapes: TypeAlias = tuple[Shape, ...]


def wrap(
    text: str,
    width: float,
    size: float = SMALLEST,
    *,
    face: Face = "text",
    bold: bool = False,
    most: int | None = None,
) -> list[str]:
    """Returns the text in lines of at most `width` pixels, broken at ordinary spaces.

    With `most`, the rest stays on the last line: give its label a `fit`, so that it is cut.
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        full = bool(lines) and text_width(longer, size, face=face, bold=bold) > width
        if lines and (not full or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def plain(say: Say, sentence: Text) -> str:
    """Returns a sentence of a text twin without its Markdown."""
    return say(sentence).replace("**", "").removeprefix("- ").removeprefix("  - ")


def paragraph(
    x: float,
    y: float,
    lines: Sequence[str],
    *,
    size: float = SMALLEST,
    fill: str = INK,
    bold: bool = False,
    italic: bool = False,
    fit: float | None = None,
) -> Shapes:
    """Returns lines of text, each `line_height(size)` high, the first one's top at y."""
    step = line_height(size)
    return tuple(
        Label(x, y + size + row * step, line, size, fill, bold=bold, italic=italic, fit=fit)
        for row, line in enumerate(lines)
    )


def line_height(size: float) -> float:
    """Returns the distance from one line of a paragraph to the next."""
    return round(size * 1.35)
