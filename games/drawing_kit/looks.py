"""What a game looks like: its colours and its typeface, all on dark ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from games.drawing import Face

SEAT_INK = "#10131a"
"""Text and marks on a seat's colour."""


class Look(msgspec.Struct, frozen=True):
    """The look of a game.

    face: for titles, figures and single words. ground: behind everything. band: of the title.
    panel: of boxes on the ground. line: of edges and empty places. ink, faint: of text on these
    four. signal, on_signal: the band that says what to do, and its text. accent: what counts.
    Text is told from what is behind it by 4.5 to 1 at the least, ink and faint by 7 to 1.
    """

    face: Face
    ground: str
    band: str
    panel: str
    line: str
    ink: str
    faint: str
    signal: str
    on_signal: str
    accent: str


PLAIN = Look(
    face="text", ground="#14181f", band="#0d1015", panel="#222833", line="#4a5364",
    ink="#ffffff", faint="#c3cad6", signal="#ffd65a", on_signal="#10131a", accent="#ffd65a",
)  # fmt: skip
"""The look of a game that has none of its own."""
