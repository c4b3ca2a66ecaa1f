"""Sentences about what happened, for the table or for some seats, and the board's last play.

Imagined games tell nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Arg, Event, Poster, Seat, text

if TYPE_CHECKING:
    from games.slasher.state import State
    from games.step import Step


def tell(step: Step[State], key: str, **args: Arg) -> None:
    """Tells the whole table something that happened."""
    post(step, None, key, **args)


def post(step: Step[State], poster: Poster | None, key: str, **args: Arg) -> None:
    """Tells the same, with a poster if there is one."""
    if not step.imagined:
        step.events.append(Event(text(key, **args), poster=poster))


def whisper(step: Step[State], seats: tuple[Seat, ...], key: str, **args: Arg) -> None:
    """Tells these seats alone something that happened."""
    if not step.imagined:
        step.events.append(Event(text(key, **args), seats))


def remember(step: Step[State]) -> None:
    """Keeps the public lines of a move as the last play. A secret pick has none."""
    lines = step.public_lines()
    if lines:
        step.state.last = tuple(lines)
