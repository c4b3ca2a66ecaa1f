"""What happened, in sentences: for the table or for some seats, and as the board's last play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Event, Seat, Text

if TYPE_CHECKING:
    from games.slasher.state import State
    from games.step import Step


def tell(step: Step[State], line: Text) -> None:
    """Something happened that the whole table hears."""
    step.events.append(Event(line))


def whisper(step: Step[State], seats: tuple[Seat, ...], line: Text) -> None:
    """Something happened that these seats alone hear."""
    step.events.append(Event(line, seats))


def remember(step: Step[State]) -> None:
    """Keeps the public lines of a move as the last play; a secret pick has none."""
    lines = step.public_lines()
    if lines:
        step.state.last = tuple(lines)
