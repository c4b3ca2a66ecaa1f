"""Games that are left wrongly, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import LEAVE, Choice, Done, Event, Option, Path, Refused, Result, Seat, text
from tests.games.planted.base import Planted
from tests.games.toy import state as ts

if TYPE_CHECKING:
    from games.chance import Chance
    from tests.games.toy.state import ToyState, ToyView


class HasNoWayOut(Planted):
    """A game whose author never heard of leaving; a seat that waits has nothing to do at all."""

    caught_by = ("everybody_may_leave",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        return super().choices(view, path) if view.to_act else None

    def _verbs(self, view: ToyView) -> tuple[Option, ...]:
        return tuple(option for option in super()._verbs(view) if option.key != LEAVE[0])


class IsLeftInTurnOnly(Planted):
    caught_by = ("everybody_may_leave",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        return super().choices(view, path) if view.to_act else None


class HidesTheWayOut(Planted):
    """A game in which leaving can be typed, but is on no panel."""

    caught_by = ("everybody_may_leave",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        choice = super().choices(view, path)
        if path or choice is None:
            return choice
        return msgspec.structs.replace(choice, options=choice.options[:-1])


class IsLeftBySlip(Planted):
    """A game that is left by one press, without a confirmation."""

    caught_by = ("everybody_may_leave",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        choice = super().choices(view, path)
        return Done(text("toy-effect"), confirm=False) if path == LEAVE else choice


class TakesLeaversBack(Planted):
    caught_by = ("everybody_may_leave",)

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        state.out = [False] * len(state.out)
        return super()._lay(state, seat, path, chance)


class ThrowsOutWhoIsSlow(Planted):
    caught_by = ("everybody_may_leave",)

    def fallback(self, view: ToyView) -> Path:
        return ("bid", "0") if view.window else LEAVE


class KeepsTheLastButOne(Planted):
    """A game of two that nobody can leave."""

    caught_by = ("leaving_is_final",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        super()._check(state, seat, path)
        if path == LEAVE and len(ts.seats_in(state)) == 2:
            raise Refused("leaving", text("toy-refused-unfinished"))


class GoesOnAlone(Planted):
    caught_by = ("leaving_is_final",)

    def result(self, state: ToyState) -> Result | None:
        return super().result(state) if state.turns_left == 0 else None


class LosesWhoLeaves(Planted):
    """A game in which players who leave are gone without a word."""

    caught_by = ("leaving_is_final",)

    def _resign(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        super()._resign(state, seat, path, chance)
        return []


class SendsThePoorAway(Planted):
    """A game in which the contents of a purse decide whether a seat can still leave."""

    caught_by = ("who_is_in_is_public",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        return super().choices(view, path) if view.purse > 4 else None
