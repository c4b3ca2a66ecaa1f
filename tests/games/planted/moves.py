"""Moves that are offered, accepted or said wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.engine import (
    CLOSE,
    HOUSE,
    Choice,
    Done,
    Event,
    Option,
    Path,
    Pick,
    Refused,
    Seat,
    Who,
    text,
)
from tests.games.planted.base import Planted, public
from tests.games.toy import card_text
from tests.games.toy.state import ToyOptions

if TYPE_CHECKING:
    from games.chance import Chance
    from tests.games.toy.state import ToyState, ToyView


class FallsBackToNonsense(Planted):
    caught_by = ("fallbacks_are_legal",)

    def fallback(self, view: ToyView) -> Path:
        return ("bid", "99") if view.window else ("skip",)


class OrdersWhatIsNotAsked(Planted):
    caught_by = ("orders_are_legal",)

    def ordered(self, view: ToyView) -> Path | None:
        return None if view.over or view.seat != 0 else ("bid", "0")


class LetsAnybodySkip(Planted):
    caught_by = ("fallbacks_are_legal",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        if path != ("skip",):
            super()._check(state, seat, path)


class OffersWhatItRefuses(Planted):
    caught_by = ("offers_are_accepted",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        super()._check(state, seat, path)
        if path == ("bid", "0"):
            raise Refused("bid", text("toy-refused-unfinished"))


class AcceptsWhatItDoesNotOffer(Planted):
    caught_by = ("nothing_else_is_accepted",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        if path[:1] != ("peek",) or seat != state.active or state.window:
            super()._check(state, seat, path)


class TripsOverGarbage(Planted):
    caught_by = ("nothing_else_is_accepted",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        if path[:1] == ("bid",):
            int(path[-1])
        super()._check(state, seat, path)


class ClosesEarly(Planted):
    caught_by = ("strangers_are_refused",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        if not (state.window and seat == HOUSE and path == CLOSE):
            super()._check(state, seat, path)


class LetsStrangersPlay(Planted):
    caught_by = ("strangers_are_refused",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        super()._check(state, seat % len(state.out) if seat != HOUSE else seat, path)

    def _step(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        seat = seat % len(state.out) if seat != HOUSE else seat
        return super()._step(state, seat, path, chance)


class SpeaksInCapitals(Planted):
    caught_by = ("choices_are_well_formed",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        choice = super().choices(view, path)
        if isinstance(choice, Pick) and path == ("lay",):
            return Pick(choice.ask, tuple(Option(o.key.upper(), o.label) for o in choice.options))
        return choice


class TalksTooLong(Planted):
    caught_by = ("choices_are_well_formed",)

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        choice = super().choices(view, path)
        if isinstance(choice, Done):
            return Done(text("toy-peeked", cards=(card_text(1),) * 20))
        return choice


class NeverHeardOfIt(Planted):
    """A game with a sentence that is in no catalogue."""

    caught_by = ("everything_can_be_said",)

    def _auction(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        super()._auction(state, seat, path, chance)
        return [public("toy-auction-opens", who=Who(seat))]


class MoodyOptions(ToyOptions, frozen=True):
    mood: Literal["calm", "wild"] = "calm"


class HasAnUnnamedOption(Planted):
    caught_by = ("names_are_there",)
    options = MoodyOptions
