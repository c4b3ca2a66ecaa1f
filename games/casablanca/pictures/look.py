"""Casablanca's colours, and its title: a strip of film."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.drawing import Curve, Label, Rect
from games.drawing_kit import SIDE, WIDE, Look, text_width

if TYPE_CHECKING:
    from games.drawing_kit import Shapes

BLACK, COAL, ASH, SILVER, IVORY, DIM = (
    "#0c0c0e", "#1b1b1f", "#3a3a40", "#bdbab2", "#f2ead8", "#65646a",
)  # fmt: skip
AMBER = "#ffc25c"
"""The one light; all other colour belongs to the agents."""
STREET, ROAD, SEA, FOAM = "#1f1f24", "#4a4a52", "#14202b", "#35506a"

LOOK = Look(
    face="didone", ground=COAL, band=BLACK, panel="#2c2b2f", line=DIM,
    ink=IVORY, faint=SILVER, signal=AMBER, on_signal=BLACK, accent=AMBER,
)  # fmt: skip


def perforation(y: float, hue: str = ASH) -> Curve:
    """Returns a row of holes along the edge of a film."""
    return Curve("".join(f"M{8 + n * 26} {y:g}h14v9h-14z" for n in range(20)), hue)


def title(words: str, aside: str) -> Shapes:
    """Returns a strip of film with its name, and what goes beside it at the right."""
    room = min(text_width(aside, 34, face="didone"), 250) if aside else 0
    fit = WIDE - 2 * SIDE - room - 12
    return (
        Rect(0, 0, WIDE, 70, BLACK),
        perforation(4),
        perforation(57),
        Label(SIDE, 47, words, 36, IVORY, fit=fit, face="didone"),
        *((Label(WIDE - SIDE, 46, aside, 32, AMBER, "end", fit=room, face="didone"),)
          if aside else ()),
    )  # fmt: skip
