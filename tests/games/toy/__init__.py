"""A small complete game, in the registry of tests only.

Everybody holds hidden cards and coins. In a turn a player lays a card on the covered pile, swaps
cards, gives coins, peeks at the pile, or opens an auction: all bid in secret, the house closes, and
the highest bidder takes the pile. So it has a hidden hand, a sealed window and a covered pile,
and every kind of choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from games.choosing import split_form, split_several, walk
from games.drawing import Drawing, Label
from games.drawing_kit import Sign
from games.engine import (
    CLOSE,
    HOUSE,
    LEAVE,
    Amount,
    AmountField,
    Choice,
    Done,
    Event,
    Form,
    Game,
    Option,
    Path,
    Pick,
    PickField,
    Played,
    Poster,
    Refused,
    Result,
    Say,
    Seat,
    Several,
    Sheet,
    Text,
    Total,
    Who,
    text,
)
from games.states import clone
from tests.games.toy import state as ts
from tests.games.toy.mind import SKIP, ToyMind
from tests.games.toy.state import COINS, COPIES, HAND, RANKS, ROUNDS, ToyOptions, ToyState, ToyView
from tests.games.toy.teaching import ToyTeaching

if TYPE_CHECKING:
    import random

    from games.chance import Chance


def name(card: int) -> str:
    return f"c{card}"


def card_text(card: int) -> Text:
    return text("toy-card", rank=card)


def twins(hand: tuple[int, ...]) -> tuple[str, ...]:
    """Keys of the cards of a hand: c3, c3.2, c5."""
    keys: list[str] = []
    for place, card in enumerate(hand):
        same = hand[:place].count(card)
        keys.append(f"{name(card)}.{same + 1}" if same else name(card))
    return tuple(keys)


class Toy(Game[ToyState, ToyView]):
    key = "toy"
    seats = range(2, 5)
    best = 3
    sign = Sign(minutes=10, weight="light")
    options = ToyOptions
    longest = 6 * 4 * 6 + 4
    state_type = ToyState
    mind: ClassVar[Any] = ToyMind()
    teaching: ClassVar[Any] = ToyTeaching()
    posters: ClassVar[tuple[Poster, ...]] = (Poster("sold", (0,), (3,)),)

    def deal(self, seats: int, options: Any, chance: Chance) -> Played[ToyState]:
        deck = [rank for rank in RANKS for _ in range(COPIES)]
        hands = [sorted(chance.draw(deck, name) for _ in range(HAND)) for _ in range(seats)]
        state = ToyState(
            memory=options.memory,
            turns_left=ROUNDS[options.length] * seats,
            active=0,
            window=False,
            deck=deck,
            hands=hands,
            purses=[COINS] * seats,
            bids=[-1] * seats,
            pile=[],
            won=[[] for _ in range(seats)],
            bank=0,
            out=[False] * seats,
            last=(),
        )
        return Played(state, (Event(text("toy-dealt", count=HAND)),))

    def deciders(self, state: ToyState) -> frozenset[Seat]:
        return ts.deciders(state)

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ts.view(state, seat)

    def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
        return ts.imagine(view, rng)

    # -- choices ---------------------------------------------------------------------------------

    def choices(self, view: ToyView, path: Path = ()) -> Choice | None:
        if view.seat is None or view.over or view.out[view.seat]:
            return None
        if not path:
            return Pick(text("toy-ask"), self._verbs(view))
        if len(path) == 1:
            return self._second(view, path[0])
        if len(path) == 2 and not isinstance(self._second(view, path[0]), Done):
            return Done(text("toy-effect"))
        raise Refused("choices", text("choice-not-offered", given=path[-1]))

    def _verbs(self, view: ToyView) -> tuple[Option, ...]:
        verbs = [*LEAVE]
        if view.window and view.to_act:
            verbs = ["bid", *LEAVE]
        elif view.to_act:
            verbs = ["lay", "swap"] if view.hand else []
            verbs += ["gift"] * (view.purse > 0) + ["peek", "auction"] * (view.height > 0)
            verbs += LEAVE
        return tuple(Option(verb, text(f"toy-verb-{verb}")) for verb in verbs)

    def _second(self, view: ToyView, verb: str) -> Choice:
        if all(option.key != verb for option in self._verbs(view)):
            raise Refused("choices", text("choice-not-offered", given=verb))
        if verb == "lay":
            ranks = sorted(set(view.hand))
            return Pick(text("toy-ask-card"), tuple(Option(name(r), card_text(r)) for r in ranks))
        if verb == "swap":
            cards = zip(twins(view.hand), view.hand, strict=True)
            options = tuple(Option(key, card_text(card)) for key, card in cards)
            return Several(text("toy-ask-card"), options, 1, min(2, len(options)))
        if verb == "bid":
            return Amount(text("toy-ask-bid"), 0, view.purse)
        if verb == "gift":
            return self._gift_form(view)
        return Done(text("toy-effect"), confirm=verb == LEAVE[0])

    def _gift_form(self, view: ToyView) -> Form:
        others = tuple(
            Option(str(seat + 1), text("toy-player", who=Who(seat)))
            for seat, out in enumerate(view.out)
            if seat != view.seat and not out
        )
        whom = PickField("to", text("toy-field-to"), others)
        coins = AmountField("coins", text("toy-field-coins"), 1, view.purse)
        return Form(text("toy-ask-gift"), (whom, coins), Total(1, view.purse))

    # -- moves -----------------------------------------------------------------------------------

    def play(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> Played[ToyState]:
        self._check(state, seat, path)
        after = clone(state)
        return Played(after, tuple(self._step(after, seat, path, chance)))

    def _check(self, state: ToyState, seat: Seat, path: Path) -> None:
        if seat == HOUSE or path == CLOSE:
            if seat != HOUSE or path != CLOSE or ts.deciders(state) != {HOUSE}:
                raise Refused("auction", text("toy-refused-close"))
            return
        if not 0 <= seat < len(state.out):
            raise Refused("turn", text("toy-refused-seat"))
        view = self.view(state, seat)
        if path == SKIP and view.to_act and self.fallback(view) == SKIP:
            return
        if not view.to_act and path[:1] != LEAVE:
            raise Refused("turn", text("toy-refused-turn", who=Who(state.active)))
        if not isinstance(walk(self, view, path), Done):
            raise Refused("choices", text("toy-refused-unfinished"))

    def _step(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        if path[0] == "bid":
            state.bids[seat] = int(path[1])
            return []
        turn_goes_on = path[:1] == LEAVE and (state.window or seat != state.active)
        state.last = tuple[Text, ...]()
        events: list[Event] = getattr(self, f"_{path[0]}")(state, seat, path, chance)
        state.last = state.last or tuple(event.text for event in events if event.to is None)
        if path[0] != "auction" and not turn_goes_on:
            state.turns_left -= 1
            state.active = self._next(state, state.active)
        return events

    def _next(self, state: ToyState, seat: Seat) -> Seat:
        seats = len(state.out)
        return next(
            (n % seats for n in range(seat + 1, seat + seats + 1) if not state.out[n % seats]), seat
        )

    def _resign(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        state.out[seat] = True
        state.bids[seat] = -1
        return [Event(text("toy-resigns", who=Who(seat)))]

    def _skip(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        return [Event(text("toy-skips", who=Who(seat)))]

    def _lay(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        card = int(path[1][1:])
        state.hands[seat].remove(card)
        state.pile.append(card)
        state.last = (text("toy-last-lay", who=Who(seat), card=card_text(card)),)
        return [Event(text("toy-lays", who=Who(seat))), *self._draw(state, seat, 1, chance)]

    def _swap(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        cards = [int(key.split(".")[0][1:]) for key in split_several(path[1])]
        for card in cards:
            state.hands[seat].remove(card)
        state.deck = sorted(state.deck + cards)
        told = Event(text("toy-swaps", who=Who(seat), count=len(cards)))
        return [told, *self._draw(state, seat, len(cards), chance)]

    def _draw(self, state: ToyState, seat: Seat, count: int, chance: Chance) -> list[Event]:
        count = min(count, len(state.deck))
        cards = [chance.draw(state.deck, name) for _ in range(count)]
        state.hands[seat] = sorted(state.hands[seat] + cards)
        return [Event(text("toy-draws", card=card_text(card)), (seat,)) for card in cards]

    def _gift(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        answers = split_form(path[1])
        whom, coins = int(answers["to"]) - 1, int(answers["coins"])
        state.purses[seat] -= coins
        state.purses[whom] += coins
        people = {"who": Who(seat), "whom": Who(whom)}
        return [
            Event(text("toy-gives", **people)),
            Event(text("toy-gives-coins", coins=coins, **people), (seat, whom)),
        ]

    def _peek(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        cards = tuple(card_text(card) for card in state.pile)
        return [
            Event(text("toy-peeks", who=Who(seat))),
            Event(text("toy-peeked", cards=cards), (seat,)),
        ]

    def _auction(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        state.window = True
        return [Event(text("toy-auction", who=Who(seat)))]

    def _close(self, state: ToyState, seat: Seat, path: Path, chance: Chance) -> list[Event]:
        seats = ts.seats_in(state)
        winner = max(seats, key=lambda seat: (state.bids[seat], -seat))
        coins = state.bids[winner]
        state.window = False
        state.bids = [-1] * len(state.out)
        if not coins:
            return [Event(text("toy-nobody"))]
        state.purses[winner] -= coins
        state.bank += coins
        state.won[winner] = sorted(state.won[winner] + state.pile)
        state.pile = []
        told = text("toy-wins", who=Who(winner), coins=coins)
        return [Event(told, poster=Poster("sold", (winner,), (coins,)))]

    def fallback(self, view: ToyView) -> Path:
        return ("bid", "0") if view.window else SKIP

    # -- the end and the texts -------------------------------------------------------------------

    def result(self, state: ToyState) -> Result | None:
        if not ts.is_over(state):
            return None
        scores = [
            None if out else sum(won) + purse
            for out, won, purse in zip(state.out, state.won, state.purses, strict=True)
        ]
        ranks = [-1 if score is None else score for score in scores]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Result(places, tuple(scores), (text("toy-why"),))

    def open_scores(self, view: ToyView) -> tuple[int | None, ...]:
        if view.won is None or view.purses is None:
            return ()
        return tuple(
            None if out else sum(won) + purse
            for out, won, purse in zip(view.out, view.won, view.purses, strict=True)
        )

    def turn(self, view: ToyView) -> tuple[int, ...]:
        return (view.turns_left,)

    def progress(self, view: ToyView) -> float:
        return 1.0 if view.over else 1 / (1 + view.turns_left)

    def headline(self, view: ToyView) -> Text:
        if view.over:
            return text("toy-over")
        return text("toy-headline", who=tuple(Who(seat) for seat in view.asked))

    def holdings(self, view: ToyView) -> tuple[Text, ...]:
        if view.seat is None:
            return ()
        cards = tuple(card_text(card) for card in view.hand)
        return (text("toy-holdings", cards=cards, count=len(cards), coins=view.purse),)

    def sheets(self, view: ToyView) -> tuple[str, ...]:
        return ("board",) if view.seat is None else ("hand", "board")

    def sheet(self, view: ToyView, name: str, say: Say) -> Sheet:
        lines = [say(self.headline(view)), say(text("toy-pile", count=view.height, top=view.top))]
        lines += [say(line) for line in view.last]
        if view.pile is not None:
            lines += [say(card_text(card)) for card in view.pile]
        if name == "hand":
            lines += [say(line) for line in self.holdings(view)]
        labels = tuple(Label(20, 40 + 30 * row, line, fit=480) for row, line in enumerate(lines))
        title = say(text(f"toy-sheet-{name}"))
        return Sheet(title, "\n".join(lines), Drawing(520, 60 + 30 * len(lines), labels))

    def draw_poster(self, poster: Poster, say: Say) -> Sheet:
        who, coins = poster.seats[0], sum(poster.numbers)
        told = say(text("toy-wins", who=Who(who), coins=coins))
        return Sheet(told, told, Drawing(520, 60, (Label(20, 40, told, fit=480),)))

    def conserved(self, state: ToyState) -> object:
        cards = state.deck + state.pile
        for group in (*state.hands, *state.won):
            cards = cards + group
        return sorted(cards), state.bank + sum(state.purses)

    def fades(self, word: str) -> bool:
        return True


TOY = Toy()
