"""Agent's colours, and its title: a manila folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Curve, Label, Rect
from games.drawing_kit import SIDE, WIDE, Look, text_width

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

SEA, LAND, COAST, GRID = "#0a1828", "#15334a", "#2f6a8c", "#1b3a57"
AMBER, GLOW, PALE, INK = "#ffb648", "#ffe9b0", "#cfe3f2", "#060f1a"
MANILA, TAB, FOLD, STAMP, SHEET = "#e2c188", "#efd6a6", "#a98650", "#e5383b", "#0f2438"
CHALK = "#fff3d0"
DESK = "#29425a"
"""Behind the photograph of an agent that does not count."""

LOOK = Look(
    face="stencil", ground=SEA, band="#091726", panel="#14304a", line=COAST,
    ink="#ffffff", faint=PALE, signal="#d1282d", on_signal="#ffffff", accent=AMBER,
)  # fmt: skip

_HEIGHT = 70


def title(words: str, aside: str) -> Shapes:
    """Returns a folder with its name, and a tab at the right with what goes beside it."""
    room = min(text_width(aside, 28, bold=True), 250) if aside else 0
    left = WIDE - 2 * SIDE - room
    slope = f"M{left:g} {_HEIGHT}l18 -58q2 -4 10 -4H{WIDE}V{_HEIGHT}Z"
    shapes: Shapes = (
        Rect(0, 0, WIDE, _HEIGHT, MANILA),
        *((Curve(slope, TAB),) if aside else ()),
        Rect(0, _HEIGHT - 3, WIDE, 3, FOLD),
        Label(SIDE, 48, words.upper(), 36, INK, fit=left - SIDE - 4, face="stencil"),
    )
    if not aside:
        return shapes
    return (*shapes, Label(WIDE - SIDE + 4, 47, aside, 28, INK, "end", bold=True, fit=room + 1))
