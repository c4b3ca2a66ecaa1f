"""States that are touched, lost or not kept, and chance from elsewhere."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING

import msgspec

from games.engine import Event, Path, Played, Refused, Seat
from tests.games.planted.base import Planted, public

if TYPE_CHECKING:
    from games.chance import Chance
    from tests.games.toy.state import ToyState


class DrawsItsOwnLuck(Planted):
    caught_by = ("same_seed_same_game", "a_record_replays")

    def _draw(self, state: ToyState, seat: Seat, count: int, chance: Chance) -> list[Event]:
        random.shuffle(state.hands[seat])
        return super()._draw(state, seat, count, chance) if random.random() < 0.5 else []


class CountsItsCalls(Planted):
    caught_by = ("same_seed_same_game",)
    calls = 0

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        type(self).calls += 1
        return [*super()._lay(state, seat, path, chance), public("toy-dealt", count=self.calls)]


class PlaysInPlace(Planted):
    caught_by = ("play_never_touches_its_input",)

    def play(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> Played[ToyState]:
        self._check(state, seat, path)
        return Played(state, tuple(self._step(state, seat, path, chance)))


class SharesItsLists(Planted):
    caught_by = ("play_never_touches_its_input",)

    def play(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> Played[ToyState]:
        self._check(state, seat, path)
        after = copy.copy(state)
        return Played(after, tuple(self._step(after, seat, path, chance)))


class ChangesBeforeItRefuses(Planted):
    caught_by = ("nothing_else_is_accepted", "play_never_touches_its_input")

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        try:
            super()._check(state, seat, path)
        except Refused:
            state.bank += 1
            raise


class MintsCoins(Planted):
    caught_by = ("nothing_is_lost",)

    def _gift(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        state.purses[seat] += 1
        return super()._gift(state, seat, path, chance)


class LosesCards(Planted):
    caught_by = ("nothing_is_lost",)

    def _close(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        events = super()._close(state, seat, path, chance)
        state.pile = state.pile[1:]
        return events


class ForgetsBidsWhenEncoded(Planted):
    caught_by = ("states_survive_encoding",)

    def encode(self, state: ToyState) -> bytes:
        return super().encode(msgspec.structs.replace(state, bids=[-1] * len(state.bids)))
