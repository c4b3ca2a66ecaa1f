"""The look of Slasher: a rented video of 1986, night violet, hot pink, cyan and blood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Curve, Group, Label, Rect
from games.drawing_kit import SPACE, WIDE, Canvas, Look, text_width

if TYPE_CHECKING:
    from games.drawing import Shape

NIGHT, PLUM, PINK, CYAN, BLOOD = "#150b26", "#2a1648", "#ff3d8b", "#41e0ff", "#ec1c3a"
BONE, ACID, INK, FILM = "#fbf1dd", "#ffd23f", "#0d0618", "#0a0512"
GOOD, PALE_GOOD = "#123d2e", "#7dffc0"
"""The ground and the text of what would strike something now."""

LOOK = Look(
    face="poster", ground=NIGHT, band=PLUM, panel=PLUM, line="#6d4fa3", ink=BONE,
    faint="#d9cdf2", signal="#d4142f", on_signal="#ffffff", accent=ACID,
)  # fmt: skip
_TITLE, _RULE = 62, 4
_STRIPES = (PINK, "#ff8a3d", ACID, CYAN)


def make_canvas(title: str, aside: str) -> Canvas:
    """Returns a page under the slanted label of a video tape, `aside` in a box at its right."""
    room = min(text_width(aside, 24, bold=True) + 24, 250) if aside else 0
    left = WIDE - 16 - room
    ornament: list[Shape] = [
        Curve(f"M{300 + n * 22} {_TITLE}L{362 + n * 22} 0h16L{316 + n * 22} {_TITLE}Z", hue)
        for n, hue in enumerate(_STRIPES)
    ]
    word = Label(0, 0, title.upper(), 42, BONE, fit=min(left - 30, 290), face=LOOK.face)
    ornament.append(Group((word,), 24, 48, skew=-8))
    ornament.append(scan_lines(_TITLE))
    if aside:
        ornament.append(Rect(left, 11, room, 40, INK, radius=6))
        ornament.append(
            Label(left + room / 2, 40, aside, 24, BONE, "middle", bold=True, fit=room - 12)
        )
    canvas = Canvas(LOOK, "", ornament=ornament, height=_TITLE)
    canvas.y -= SPACE
    top = canvas.take(_RULE)
    canvas.put(Rect(0, top, WIDE, _RULE, PINK))
    return canvas


def scan_lines(height: int) -> Curve:
    """Returns the lines of a television over a picture's upper part; over all of a large one they
    would cost a fifth of it.
    """
    return Curve(
        "".join(f"M0 {y}h{WIDE}" for y in range(2, height, 5)), None, "#000000", 1.6, opacity=0.16
    )
