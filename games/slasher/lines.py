"""Sentences about what happened, for the table or for some seats, and the board's last play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Event, Poster, Seat, Text

if TYPE_CHECKING:
    from games.slasher.state import State
    from games.step import Step


def tell(step: Step[State], line: Text, poster: Poster | None = None) -> None:
    """Tells the whole table something that happened."""
    step.events.append(Event(line, poster=poster))


def whisper(step: Step[State], seats: tuple[Seat, ...], line: Text) -> None:
    """Tells these seats alone something that happened."""
    step.events.append(Event(line, seats))


def remember(step: Step[State]) -> None:
    """Keeps the public lines of a move as the last play. A secret pick has none."""
    lines = step.public_lines()
    if lines:
        step.state.last = tuple(lines)
