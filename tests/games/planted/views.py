"""Views that show too much, and what follows from them."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

import msgspec

from games.engine import Option, Path, Refused, Say, Seat, Sheet, Text, Who, text
from tests.games.planted.base import Planted
from tests.games.toy import card_text

if TYPE_CHECKING:
    import random

    from tests.games.toy.state import ToyState, ToyView


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


class CountsTheOwnPurse(Planted):
    """A game whose open scores have in them what only the seat that looks knows."""

    caught_by = ("open_scores_are_open",)

    def open_scores(self, view: ToyView) -> tuple[int | None, ...]:
        return tuple(
            view.purse if seat == view.seat else size for seat, size in enumerate(view.won_sizes)
        )


class ShowsTheBestHiddenCard(Planted):
    caught_by = ("imagined_worlds_look_the_same",)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        best = max((max(hand) for hand in state.hands if hand), default=0)
        return msgspec.structs.replace(super().view(state, seat), deck_size=best)


class Remembers(Planted):
    """A game that keeps the last state it was asked about, which no game may do."""

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


class HeadlinesTheDeckForManagers(HeadlinesTheDeck):
    caught_by = ("managers_see_what_spectators_see",)


class ProgressByHands(Remembers):
    caught_by = ("imagined_worlds_look_the_same",)

    def progress(self, view: ToyView) -> float:
        return 1.0 if view.over else 1 / (1 + sum(self.state.hands[0]))


class PrivateProgress(Planted):
    caught_by = ("progress_is_public",)

    def progress(self, view: ToyView) -> float:
        return 1.0 if view.over else 1 / (1 + view.turns_left + view.purse)


class PrivateTurn(Planted):
    caught_by = ("turns_are_public",)

    def turn(self, view: ToyView) -> tuple[int, ...]:
        return (view.turns_left, view.purse)


class PrivateChapter(Planted):
    caught_by = ("turns_are_public",)

    def chapter(self, view: ToyView) -> tuple[int, ...]:
        return (view.purse,)


class PrivateUpcoming(Planted):
    caught_by = ("turns_are_public",)

    def upcoming(self, view: ToyView) -> tuple[int, ...]:
        return (view.purse % 2,)


class ForcesWhatIsNot(Planted):
    caught_by = ("what_is_forced_is_the_only_move",)

    def forced(self, view: ToyView) -> tuple[str, ...] | None:
        return None if view.over or view.window else self.fallback(view)


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
    """A game whose refusals say nothing, but name a rule that does."""

    caught_by = ("refusals_tell_nothing",)

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        try:
            super()._check(state, seat, path)
        except Refused as refused:
            raise Refused("even" if sum(state.hands[0]) % 2 else "odd", refused.text) from refused


class AcceptsByWhatIsHidden(Planted):
    """A game that refuses a gift if the other is rich, so that it can probe a purse."""

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
    """A game whose result rests on purses that nobody is shown."""

    caught_by = ("imagined_worlds_look_the_same",)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return msgspec.structs.replace(super().view(state, seat), purses=None)
