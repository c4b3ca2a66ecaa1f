"""Sentences about what happened, for the table or for some seats, and the board's last play.

Imagined games tell nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Arg, Event, Poster, Seat, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.step import Step

LAST_LINES = 6
"""The number of lines of the last play on the board, if no single move made more."""


def tell(step: Step[State], what: str, **args: Arg) -> None:
    """Tells the whole table something that happened: ``capital-power-told-<what>``."""
    post(step, None, what, **args)


def post(step: Step[State], poster: Poster | None, what: str, **args: Arg) -> None:
    """Tells the same, with a poster if there is one."""
    if not step.imagined:
        step.events.append(Event(text(f"capital-power-told-{what}", **args), poster=poster))


def whisper(step: Step[State], seats: tuple[Seat, ...], what: str, **args: Arg) -> None:
    """Tells these seats alone something that happened: ``capital-power-heard-<what>``."""
    if not step.imagined:
        step.events.append(Event(text(f"capital-power-heard-{what}", **args), seats))


def call(step: Step[State], seat: Seat, what: str, **args: Arg) -> None:
    """Tells one seat alone something that it can answer, and calls it as a question does."""
    if not step.imagined:
        said = text(f"capital-power-heard-{what}", **args)
        step.events.append(Event(said, (seat,), calls=True))


def remember(step: Step[State]) -> None:
    """Puts the public lines of a move at the end of the last play."""
    lines = step.public_lines()
    if lines:
        state = step.state
        state.last = (state.last + lines)[-max(LAST_LINES, len(lines)) :]
