"""The toy game with one thing wrong: leaks and bugs that the conformance checks must find."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from games.engine import (
    CLOSE,
    HOUSE,
    Choice,
    Done,
    Event,
    Option,
    Path,
    Pick,
    Played,
    Refused,
    Result,
    Say,
    Seat,
    Sheet,
    Text,
    Who,
    text,
)
from tests.games.toy import Toy, card_text
from tests.games.toy.state import ToyOptions

if TYPE_CHECKING:
    from games.chance import Chance
    from tests.games.toy.state import ToyState, ToyView


class Planted(Toy):
    """A toy game with a fault; `caught_by` names the checks of which one must find it."""

    caught_by: ClassVar[tuple[str, ...]]


def public(key: str, **args: Any) -> Event:
    return Event(text(key, **args))


# -- events that tell too much -------------------------------------------------------------------


class TellsTheLaidCard(Planted):
    """The card is seen until another lies on it; the line stays."""

    caught_by = ("lines_do_not_outlive_memory",)

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        events = super()._lay(state, seat, path, chance)
        return [Event(state.last[0]), *events[1:]]


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
    """A sealed bid that lost stays sealed."""

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


# -- views and what follows from them ------------------------------------------------------------


class ShowsLocksInAsked(Planted):
    caught_by = ("sealed_answers_are_silent", "imagined_worlds_look_the_same")

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        view = super().view(state, seat)
        missing = tuple(seat for seat in view.asked if state.bids[seat] < 0)
        return msgspec.structs.replace(view, asked=missing)


class OrdersAskedByPurse(Planted):
    caught_by = ("imagined_worlds_look_the_same",)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        view = super().view(state, seat)
        ordered = sorted(view.asked, key=lambda seat: state.purses[seat])
        return msgspec.structs.replace(view, asked=tuple(ordered))


class ShowsTheBestHiddenCard(Planted):
    caught_by = ("imagined_worlds_look_the_same",)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        best = max((max(hand) for hand in state.hands if hand), default=0)
        return msgspec.structs.replace(super().view(state, seat), deck_size=best)


class Remembers(Planted):
    """Keeps the last state it was asked about, which no game may do."""

    state: ToyState

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        type(self).state = state
        return super().view(state, seat)


class GreysChoicesByAnothersPurse(Remembers):
    caught_by = ("imagined_worlds_look_the_same",)

    def _verbs(self, view: ToyView) -> tuple[Option, ...]:
        verbs = super()._verbs(view)
        broke = any(purse == 0 for purse in self.state.purses)
        return tuple(option for option in verbs if option.key != "auction" or not broke)


class PaintsAnothersHand(Remembers):
    caught_by = ("imagined_worlds_look_the_same",)

    def sheet(self, view: ToyView, name: str, say: Say) -> Sheet:
        sheet = super().sheet(view, name, say)
        width = 900 + sum(self.state.hands[0])
        drawing = sheet.drawing and msgspec.structs.replace(sheet.drawing, width=width)
        return msgspec.structs.replace(sheet, drawing=drawing)


class HoldsAnothersCoins(Remembers):
    caught_by = ("imagined_worlds_look_the_same",)

    def holdings(self, view: ToyView) -> tuple[Text, ...]:
        more = text("toy-gives-coins", who=Who(0), whom=Who(1), coins=self.state.purses[1])
        return (*super().holdings(view), more) if view.seat is not None else ()


class HeadlinesTheDeck(Remembers):
    caught_by = ("imagined_worlds_look_the_same",)

    def headline(self, view: ToyView) -> Text:
        return card_text(self.state.deck[0])


class ProgressByHands(Remembers):
    caught_by = ("imagined_worlds_look_the_same",)

    def progress(self, view: ToyView) -> float:
        return 1.0 if view.over else 1 / (1 + sum(self.state.hands[0]))


class PrivateProgress(Planted):
    caught_by = ("progress_is_public",)

    def progress(self, view: ToyView) -> float:
        return 1.0 if view.over else 1 / (1 + view.turns_left + view.purse)


class RefusesWithAPurse(Planted):
    caught_by = ("refusals_tell_nothing",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        try:
            super()._check(state, seat, path)
        except Refused as refused:
            if refused.rule == "turn":
                told = text("choice-amount-no-number", given=state.purses[0])
                raise Refused("turn", told) from refused
            raise


class RefusesByAnothersHand(Planted):
    """The words say nothing, but which rule is named does."""

    caught_by = ("refusals_tell_nothing",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        try:
            super()._check(state, seat, path)
        except Refused as refused:
            raise Refused("even" if sum(state.hands[0]) % 2 else "odd", refused.text) from refused


class AcceptsByWhatIsHidden(Planted):
    """A gift is refused if the other is rich: a purse can be probed with it."""

    caught_by = ("offers_are_accepted", "worlds_stay_the_same")

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        super()._check(state, seat, path)
        if path[0] == "gift" and max(state.purses) > 5:
            raise Refused("gift", text("toy-refused-unfinished"))


class ImaginesTheTruth(Remembers):
    caught_by = ("imagination_varies",)

    def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
        return copy.deepcopy(self.state)


class EndsInTheDark(Planted):
    """The result rests on purses that nobody is shown."""

    caught_by = ("imagined_worlds_look_the_same",)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return msgspec.structs.replace(super().view(state, seat), purses=None)


# -- states and chance ---------------------------------------------------------------------------


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


# -- moves ---------------------------------------------------------------------------------------


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
    """A sentence that is in no catalogue."""

    caught_by = ("everything_can_be_said",)

    def _auction(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        super()._auction(state, seat, path, chance)
        return [public("toy-auction-opens", who=Who(seat))]


class MoodyOptions(ToyOptions, frozen=True):
    mood: Literal["calm", "wild"] = "calm"


class HasAnUnnamedOption(Planted):
    caught_by = ("names_are_there",)
    options = MoodyOptions


# -- the end -------------------------------------------------------------------------------------


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


def all_planted() -> list[type[Planted]]:
    """Every class here that has something wrong with it."""
    found: list[type[Planted]] = []
    queue: list[type[Planted]] = [Planted]
    while queue:
        for kind in queue.pop().__subclasses__():
            queue.append(kind)
            if "caught_by" in vars(kind):
                found.append(kind)
    return found
