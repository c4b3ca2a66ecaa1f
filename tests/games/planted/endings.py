"""Games that end wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tests.games.planted.base import Planted

if TYPE_CHECKING:
    from games.engine import Choice, Path, Result, Seat
    from tests.games.toy.state import ToyState, ToyView


class PromisesTooLittle(Planted):
    caught_by = ("the_game_ends",)
    longest = 3


class WaitsForNobody(Planted):
    caught_by = ("somebody_decides_until_the_end",)

    def deciders(self, state: ToyState) -> frozenset[Seat]:
        return frozenset() if state.window else super().deciders(state)


class WaitsForOneWithNothingToDo(Planted):
    caught_by = ("somebody_decides_until_the_end",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        return super().choices(view, path) if view.purse else None


class CountsPlacesWithoutGaps(Planted):
    caught_by = ("the_game_ends",)

    def result(self, state: ToyState) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        ranks = sorted(set(result.places))
        places = tuple(ranks.index(place) + 1 for place in result.places)
        return msgspec.structs.replace(result, places=places)


class GoesOnAfterTheEnd(Planted):
    caught_by = ("the_game_ends",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        return super().choices(msgspec.structs.replace(view, over=False), path)
