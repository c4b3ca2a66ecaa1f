"""Names in pictures: every script that the installed typefaces have, and otherwise the seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.draw.lettering import drawn_name
from bot.words import speaker
from games.drawing import MARKS
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.drawing import MarkName
    from games.words import Speaker

SIGNS: dict[MarkName, str] = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "star": "★",
    "hexagon": "⎔",
    "cross": "+",
    "drop": "💧",
}
"""The shapes of seats as signs that pictures have."""


def picture_speaker(locale: str, names: Sequence[str]) -> Speaker:
    """Returns a speaker for pictures: a name that cannot be written in them is replaced by the
    seat's shape and number, "▲ Seat 3".
    """
    drawn = [drawn_name(name) or _seat(seat, locale) for seat, name in enumerate(names)]
    return speaker(locale, tuple(drawn))


def _seat(seat: int, locale: str) -> str:
    number = speaker(locale)(text("nameless-seat", number=seat + 1))
    sign = SIGNS[MARKS[seat % len(MARKS)]]
    return f"{sign} {number}".replace(" ", "\N{NO-BREAK SPACE}")
