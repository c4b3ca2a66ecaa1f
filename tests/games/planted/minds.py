"""Computer players that cheat, break off or cannot say why."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.engine import LEAVE, Path, Text, text
from tests.games.planted.base import Planted
from tests.games.toy.mind import ToyMind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.thinking.mind import Rated, Temper
    from tests.games.toy.state import ToyState, ToyView


class Absent(ToyMind):
    """A mind that has no move while bids are asked for."""

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        return [] if view.window else super().rated(view, temper, rng)


class HasNoMove(Planted):
    caught_by = ("rated_moves_play_on",)
    mind: ClassVar[Any] = Absent()


class Quitter(ToyMind):
    """A mind that resigns when it is poor."""

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        return [*super().rated(view, temper, rng), (-5.0, LEAVE)]


class Resigns(Planted):
    caught_by = ("rated_moves_play_on",)
    mind: ClassVar[Any] = Quitter()


class Spender(ToyMind):
    """A mind that bids more than it has."""

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        more = [(9.0, ("bid", str(view.purse + 1)))] if view.window else []
        return [*super().rated(view, temper, rng), *more]


class RatesAnIllegalMove(Planted):
    caught_by = ("rated_moves_play_on",)
    mind: ClassVar[Any] = Spender()


class Waiter(ToyMind):
    """A mind whose gain is nothing that can be compared."""

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        return [(float("nan"), path) for _, path in super().rated(view, temper, rng)]


class RatesWithoutANumber(Planted):
    caught_by = ("rated_moves_play_on",)
    mind: ClassVar[Any] = Waiter()


class Gambler(ToyMind):
    """A mind whose imagined players bid coins that they do not have."""

    def light(self, view: ToyView, rng: random.Random) -> Path:
        return ("bid", "6") if view.window and view.purse < 6 else super().light(view, rng)


class PlaysLightlyAgainstTheRules(Planted):
    caught_by = ("light_moves_play_on",)
    mind: ClassVar[Any] = Gambler()


class GoesOnLightly(Planted):
    """A game that takes longer among imagined players than it promises."""

    caught_by = ("light_games_end",)
    longest = 5


class Cold(ToyMind):
    heat = 0.0


class HasNoHeat(Planted):
    caught_by = ("minds_are_measured",)
    mind: ClassVar[Any] = Cold()


class Inventive(ToyMind):
    """A mind that has a search look at a move which it did not rate."""

    def shortlist(self, view: ToyView, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
        return [(0.0, ("peek", "twice")), *rated[: width - 1]]


class SearchesWhatIsNotRated(Planted):
    caught_by = ("minds_are_measured",)
    mind: ClassVar[Any] = Inventive()


class Optimist(ToyMind):
    """A mind that gives chances to seats that are out as well."""

    def worth(self, state: ToyState) -> Sequence[float]:
        return [1 / len(state.out) + 0.01 * out for out in state.out]


class AddsUpToMore(Planted):
    caught_by = ("worths_are_shares",)
    mind: ClassVar[Any] = Optimist()


class Forgetful(ToyMind):
    """A mind that judges a game which is over as if it went on."""

    def worth(self, state: ToyState) -> Sequence[float]:
        return super().worth(
            msgspec.structs.replace(state, turns_left=1, out=[False] * state.seats)
        )


class DoesNotKnowWhoHasWon(Planted):
    caught_by = ("worths_are_shares",)
    mind: ClassVar[Any] = Forgetful()


class Dreamer(ToyMind):
    """A mind that imagines that its seat holds a better card."""

    def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
        state = super().imagine(view, rng)
        if view.seat is not None and state.hands[view.seat] and state.deck:
            hand = sorted([*state.hands[view.seat][1:], state.deck.pop()])
            state.deck = sorted([*state.deck, state.hands[view.seat][0]])
            state.hands[view.seat] = hand
        return state


class ImaginesAnotherHand(Planted):
    caught_by = ("minds_imagine_what_is_seen",)
    mind: ClassVar[Any] = Dreamer()


class Hoarder(ToyMind):
    """A mind that imagines a coin more in the purses of others."""

    def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
        state = super().imagine(view, rng)
        return msgspec.structs.replace(
            state,
            purses=[coins + (seat != view.seat) for seat, coins in enumerate(state.purses)],
        )


class ImaginesMoney(Planted):
    caught_by = ("minds_imagine_what_is_seen",)
    mind: ClassVar[Any] = Hoarder()


class Fatalist(ToyMind):
    """A mind that makes up what others have bid."""

    def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
        state = super().imagine(view, rng)
        bids = [bid if seat == view.seat else 0 for seat, bid in enumerate(state.bids)]
        return msgspec.structs.replace(state, bids=bids) if state.window else state


class MakesUpSealedAnswers(Planted):
    caught_by = ("minds_imagine_what_is_seen",)
    mind: ClassVar[Any] = Fatalist()


class Braggart(ToyMind):
    """A mind that claims to know what lies under a card that it did not see laid."""

    def attend(self, before: ToyView | None, view: ToyView) -> ToyView:
        if view.pile is None and view.height > 1:
            return msgspec.structs.replace(view, pile=(*[8] * (view.height - 1), view.top))
        return view


class ClaimsWhatIsNotTrue(Planted):
    caught_by = ("attention_is_true",)
    mind: ClassVar[Any] = Braggart()


class Doubter(ToyMind):
    """A mind that forgets the pile when nothing has happened."""

    def attend(self, before: ToyView | None, view: ToyView) -> ToyView:
        seen = super().attend(before, view)
        return view if seen == before else seen


class ForgetsByLooking(Planted):
    caught_by = ("attention_is_true",)
    mind: ClassVar[Any] = Doubter()


class Spy(ToyMind):
    """A mind that keeps the last state it was asked about."""

    state: ToyState | None = None

    def worth(self, state: ToyState) -> Sequence[float]:
        type(self).state = state
        return super().worth(state)

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        rich = max(self.state.purses) if self.state else 0
        return [
            (gain + rich * (path[0] == "lay"), path)
            for gain, path in super().rated(view, temper, rng)
        ]


class RemembersStates(Planted):
    caught_by = ("thoughts_follow_from_the_view",)
    mind: ClassVar[Any] = Spy()


class Counter(ToyMind):
    """A mind that counts how often it was asked, at all tables together."""

    asked = 0

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        type(self).asked += 1
        return [(gain * self.asked, path) for gain, path in super().rated(view, temper, rng)]


class MixesTables(Planted):
    caught_by = ("thoughts_follow_from_the_view",)
    mind: ClassVar[Any] = Counter()


class Moody(ToyMind):
    """A mind that uses the randomness of the whole process."""

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        return super().rated(view, temper, random)  # type: ignore[arg-type]

    def light(self, view: ToyView, rng: random.Random) -> Path:
        return super().light(view, random)  # type: ignore[arg-type]


class DrawsFromAnywhere(Planted):
    caught_by = ("thoughts_follow_from_the_view",)
    mind: ClassVar[Any] = Moody()


class Mute(ToyMind):
    """A mind whose reason has no words."""

    def reason(self, view: ToyView, path: Path) -> Text:
        return text("toy-because-of-this", coins=1)


class CannotSayWhy(Planted):
    caught_by = ("reasons_can_be_said",)
    mind: ClassVar[Any] = Mute()
