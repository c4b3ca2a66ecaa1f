"""Boxes, notes and badges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import EDGE, FAINT, INK, WHITE, Label, Rect
from games.drawing_kit.letters import text_width
from games.drawing_kit.text import SMALL, line_height, paragraph

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing_kit.text import Shapes


def panel(
    x: float, y: float, width: float, height: float, *, fill: str = WHITE, edge: str = EDGE
) -> Shapes:
    """Returns a rounded box to put things on; `SAND` and `WHITE` tell neighbours apart."""
    return (Rect(x, y, width, height, fill, edge, 2, 12),)


def note(x: float, y: float, width: float, lines: Sequence[str], hue: str = FAINT) -> Shapes:
    """Returns sentences in a box with a coloured edge, `note_height(lines)` high."""
    height = note_height(lines)
    return (
        Rect(x, y, width, height, WHITE, EDGE, 2, 10),
        Rect(x + 5, y + 6, 6, height - 12, hue, radius=3),
        *paragraph(x + 24, y + 10, lines, fit=width - 40),
    )


def note_height(lines: Sequence[str]) -> float:
    """Returns the height of a `note` with these lines."""
    return len(lines) * line_height(SMALL) + 22


def badge(
    x: float, y: float, text: str, *, fill: str = INK, ink: str = WHITE, size: float = SMALL
) -> Shapes:
    """Returns a short text on a pill centred on (x, y), `badge_width(text, size)` wide."""
    width, height = badge_width(text, size), size * 1.45
    return (
        Rect(x - width / 2, y - height / 2, width, height, fill, WHITE, 2, height / 2),
        Label(x, y + size * 0.36, text, size, ink, "middle", bold=True, fit=width - 6),
    )


def badge_width(text: str, size: float = SMALL) -> float:
    """Returns the width of a `badge` with this text."""
    return max(size * 1.45, text_width(text, size, bold=True) + size * 0.8)
