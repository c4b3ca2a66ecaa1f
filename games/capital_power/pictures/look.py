"""The look: a banknote from nowhere, in deep green and gold."""

from __future__ import annotations

import math

from games.drawing import Curve, Rect
from games.drawing_kit import WIDE, Canvas, Look

LOOK = Look(
    face="roman", ground="#0b2320", band="#06120f", panel="#123632", line="#1f5048",
    ink="#fdfbf2", faint="#d9f2e2", signal="#e6bd57", on_signal="#06120f", accent="#e6bd57",
)  # fmt: skip

DARK = "#06120f"
"""Symbols on tiles, and edges."""
PAPER = "#fdfbf2"
"""White money, and the light parts of symbols."""
BLACK = "#111716"
"""Black money, which has a golden rim."""
GOLD = "#e6bd57"
MINT = "#d9f2e2"
LOSS = "#ffaa9e"
"""What costs money, and the frame of the worst that can happen; light enough for eyes that see no
red.
"""
GAIN = "#4ade9c"
"""What brings money."""
CHOICE = "#8cc5ff"
"""Other ways that can be chosen."""

TITLE = 66
"""The height of the title's band."""

EFFECTS = {
    "gain": "#3ecf8e",
    "loss": "#ff6b57",
    "control": "#ffd84a",
    "money": "#6fb4ff",
    "shares": "#e6bd57",
    "found": "#c79bff",
    "gamble": "#ff9f4a",
    "industry": "#b9c4c0",
    "neutral": "#e8f4ec",
}
"""The colour of a space by what it does; its symbol says the same."""

COUNTRIES = ("#1f6039", "#8a2a23", "#274f8b", "#6b480f")
"""The colours of Italy, Switzerland, Luxembourg and South America."""


def page(title: str, aside: str = "") -> Canvas:
    """Returns a picture that begins with the title on waves as on a banknote."""
    return Canvas(LOOK, title, aside, ornament=_ORNAMENT, height=TITLE)


def rosette(
    x: float, y: float, radius: float, reach: float, petals: int, *, flat: float = 1
) -> str:
    """Returns the outline of one closed line that swings `reach` in and out around a circle, as on
    banknotes.
    """
    steps = petals * 20
    points = []
    for step in range(steps):
        turn = math.tau * step / steps
        far = radius + reach * math.cos(petals * turn)
        points.append(f"{x + far * math.cos(turn):.1f} {y + flat * far * math.sin(turn):.1f}")
    return f"M{'L'.join(points)}Z"


def _waves() -> str:
    """Returns four waves over the whole width of the title's band."""
    lines = []
    for phase in range(4):
        points = [
            f"{x} {TITLE / 2 - 2 + 24 * math.sin(x / 26 + phase * math.pi / 3):.0f}"
            for x in range(0, WIDE + 1, 13)
        ]
        lines.append(f"M{'L'.join(points)}")
    return "".join(lines)


_ORNAMENT = (Curve(_waves(), None, "#173c35", 2), Rect(0, TITLE - 4, WIDE, 4, GOLD))
