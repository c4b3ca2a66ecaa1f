"""A move being made: a state that is changed in place, chance, and what happened so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from games.chance import Quick
from games.engine import Event, Played, Text
from games.states import State

if TYPE_CHECKING:
    from games.chance import Chance

S = TypeVar("S", bound=State)


class Step(Generic[S]):
    """The object that the rules of a game pass around while they carry out one move.

    The function `tell` in a game's `lines` puts what happened into words and appends it to
    `events`; it may say nothing in an imagined game. A game may take the moves of imagined games
    on trust, as a mind only makes legal ones (conformance plays imagined games with checks).
    """

    __slots__ = ("chance", "events", "imagined", "state")

    def __init__(self, state: S, chance: Chance) -> None:
        """`state` is changed, so it must be a clone."""
        self.state = state
        self.chance = chance
        self.imagined = type(chance) is Quick
        self.events: list[Event] = []

    def public_lines(self) -> list[Text]:
        """Returns the sentences that the whole table has been told so far."""
        return [event.text for event in self.events if event.to is None]

    def played(self) -> Played[S]:
        """Returns the state and the events."""
        return Played(self.state, tuple(self.events))
