"""Events that tell too much."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Event, Path, Seat, Who
from tests.games.planted.base import Planted, public
from tests.games.toy import card_text

if TYPE_CHECKING:
    from games.chance import Chance
    from tests.games.toy.state import ToyState


class TellsTheLaidCard(Planted):
    """A game in which a card is seen until another covers it, but its line stays."""

    caught_by = ("lines_do_not_outlive_memory",)

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        events = super()._lay(state, seat, path, chance)
        return [Event(state.last[0]), *events[1:]]


class ShowsTheCoveredCard(Planted):
    caught_by = ("lines_do_not_outlive_memory",)

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        below = card_text(state.pile[-1]) if state.pile else None
        first, *others = super()._lay(state, seat, path, chance)
        return [msgspec.structs.replace(first, open=below), *others]


class TellsTheDrawnCard(Planted):
    caught_by = ("lines_do_not_outlive_memory", "worlds_stay_the_same")

    def _draw(self, state: ToyState, seat: Seat, count: int, chance: Chance) -> list[Event]:
        return [Event(event.text) for event in super()._draw(state, seat, count, chance)]


class TellsTheCoveredCard(Planted):
    caught_by = ("worlds_stay_the_same",)

    def _peek(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        events = super()._peek(state, seat, path, chance)
        state.last = (events[0].text,)
        return [*events, public("toy-last-lay", who=Who(seat), card=card_text(state.pile[0]))]


class WhispersToTheWrongSeat(Planted):
    caught_by = ("moves_that_look_alike_sound_alike",)

    def _gift(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        told, coins = super()._gift(state, seat, path, chance)
        return [told, Event(coins.text, tuple(range(len(state.out))))]


class TellsLosingBids(Planted):
    """A game that tells a sealed bid that lost."""

    caught_by = ("worlds_stay_the_same",)

    def _close(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        bids = sum(state.bids)
        events = super()._close(state, seat, path, chance)
        state.last = (events[0].text,)
        return [*events, public("toy-dealt", count=bids)]


class TellsThatAnAnswerCame(Planted):
    caught_by = ("sealed_answers_are_silent",)

    def _step(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        events = super()._step(state, seat, path, chance)
        return [public("toy-player", who=Who(seat))] if path[0] == "bid" else events
