"""A move while it is made: a state that is changed in place, chance, and what happened so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from games.engine import Event, Played, Text
from games.states import State

if TYPE_CHECKING:
    from games.chance import Chance

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """What the rules of a game pass around while they carry out one move.

    What happened is put in words by the `lines` of the game's folder, whose `tell` appends to
    `events`.
    """

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        """`state` is changed: give a clone."""
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def public_lines(self) -> list[Text]:
        """Returns what the whole table has been told so far."""
        return [event.text for event in self.events if event.to is None]

    def played(self) -> Played[S]:
        """Returns the state and the events."""
        return Played(self.state, tuple(self.events))
