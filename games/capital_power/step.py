"""A move while it is made: a state that is changed in place, chance, and what happened so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Arg, Event, Played, Seat, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.chance import Chance

LAST_LINES = 6
"""So many lines stand on the board as the last play, or all that one move made."""


class Step:
    """What the rules pass around while they carry out one move."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        """`state` is changed: give a clone."""
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, what: str, **args: Arg) -> None:
        """Something happened that the whole table hears: ``capital-power-told-<what>``."""
        self.events.append(Event(text(f"capital-power-told-{what}", **args)))

    def whisper(self, seats: tuple[Seat, ...], what: str, **args: Arg) -> None:
        """Something these seats alone hear: ``capital-power-heard-<what>``."""
        self.events.append(Event(text(f"capital-power-heard-{what}", **args), seats))

    def played(self) -> Played[State]:
        """The state and the events; the public lines join the last play."""
        lines = [event.text for event in self.events if event.to is None]
        if lines:
            self.state.last = (self.state.last + lines)[-max(LAST_LINES, len(lines)) :]
        return Played(self.state, tuple(self.events))
