"""The look of Cover Your Assets: a comic in teal and sun yellow, thick ink and big dots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Curve, Label, Rect
from games.drawing_kit import SPACE, WIDE, Canvas, Look, text_width

if TYPE_CHECKING:
    from games.drawing import Shape

TEAL, DARK, SUN, ORANGE, PINK = "#0f5c66", "#0a3940", "#ffd84a", "#ff8b3d", "#ff5c8a"
PAPER, MINT, INK = "#fff7e6", "#7fe3c4", "#1a1626"
BACK = "#8fb9bd"
"""Of covered sets."""

LOOK = Look(
    face="comic", ground=TEAL, band=DARK, panel=DARK, line="#5fa3a8", ink="#ffffff",
    faint="#f0fbfa", signal=PINK, on_signal=INK, accent=SUN,
)  # fmt: skip
_TITLE, _RULE = 66, 6


def make_canvas(title: str, aside: str) -> Canvas:
    """Returns a page under a yellow title with dots, `aside` in a bubble at its right end."""
    room = min(text_width(aside, 26, face=LOOK.face) + 24, 230) if aside else 0
    left = WIDE - 16 - room
    ornament: list[Shape] = [
        Rect(0, 0, WIDE, _TITLE, SUN),
        Curve(_dots(), ORANGE),
        Label(20, 48, title, 40, INK, fit=left - 34, face=LOOK.face, halo="#ffffff", halo_width=8),
    ]
    if aside:
        ornament.append(Rect(left, 13, room, 40, INK, radius=10))
        ornament.append(
            Label(
                left + room / 2, 42, aside, 26, "#ffffff", "middle", fit=room - 16, face=LOOK.face
            )
        )
    canvas = Canvas(LOOK, "", ornament=ornament, height=_TITLE)
    canvas.y -= SPACE
    top = canvas.take(_RULE)
    canvas.put(Rect(0, top, WIDE, _RULE, INK))
    return canvas


def _dots() -> str:
    """Returns dots that grow to the right, over the title's band."""
    return "".join(
        f"M{300 + n * 24 + 12 * (row % 2)} {8 + row * 20}"
        f"a{2 + n * 0.7:.1f} {2 + n * 0.7:.1f} 0 1 0 .1 0z"
        for row in range(3)
        for n in range(10)
    )
