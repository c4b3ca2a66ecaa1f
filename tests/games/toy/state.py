"""The truth in the toy game, what a seat sees of it, and what it can imagine."""

import random
from typing import Literal

from games.engine import Options, Seat, Text, View
from games.states import State

RANKS = range(1, 9)
COPIES = 4
HAND = 3
COINS = 5
ROUNDS = {"short": 3, "long": 6}


class ToyOptions(Options, frozen=True):
    memory: Literal["faithful", "open"] = "faithful"
    length: Literal["short", "long"] = "short"


class ToyState(State):
    """bids: by seat, -1 while not given. window: an auction runs. last: what was done last."""

    memory: str
    turns_left: int
    active: Seat
    window: bool
    deck: list[int]
    hands: list[list[int]]
    purses: list[int]
    bids: list[int]
    pile: list[int]
    won: list[list[int]]
    bank: int
    out: list[bool]
    last: tuple[Text, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.out)


class ToyView(View, frozen=True, kw_only=True):
    memory: str
    turns_left: int
    active: Seat
    hand: tuple[int, ...]
    purse: int
    bid: int
    won: tuple[tuple[int, ...], ...] | None
    purses: tuple[int, ...] | None
    hand_sizes: tuple[int, ...]
    won_sizes: tuple[int, ...]
    out: tuple[bool, ...]
    height: int
    top: int
    pile: tuple[int, ...] | None
    deck_size: int
    bank: int
    last: tuple[Text, ...]


def deciders(state: ToyState) -> frozenset[Seat]:
    if is_over(state):
        return frozenset()
    if not state.window:
        return frozenset({state.active})
    missing = {seat for seat in seats_in(state) if state.bids[seat] < 0}
    return frozenset(missing or {-1})


def is_over(state: ToyState) -> bool:
    return state.turns_left == 0 or len(seats_in(state)) < 2


def seats_in(state: ToyState) -> list[Seat]:
    return [seat for seat, out in enumerate(state.out) if not out]


def asked(state: ToyState) -> tuple[Seat, ...]:
    if is_over(state):
        return ()
    return tuple(seats_in(state)) if state.window else (state.active,)


def view(state: ToyState, seat: Seat | None) -> ToyView:
    over = is_over(state)
    shown = over or state.memory == "open"
    return ToyView(
        seat=seat,
        asked=asked(state),
        to_act=seat in deciders(state),
        over=over,
        window="auction" if state.window and not over else None,
        memory=state.memory,
        turns_left=state.turns_left,
        active=state.active,
        hand=tuple(state.hands[seat]) if seat is not None else (),
        purse=state.purses[seat] if seat is not None else 0,
        bid=state.bids[seat] if seat is not None else -1,
        won=tuple(tuple(cards) for cards in state.won) if over else None,
        purses=tuple(state.purses) if over else None,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        won_sizes=tuple(len(cards) for cards in state.won),
        out=tuple(state.out),
        height=len(state.pile),
        top=state.pile[-1] if state.pile else 0,
        pile=tuple(state.pile) if shown else None,
        deck_size=len(state.deck),
        bank=state.bank,
        last=state.last,
    )


def imagine(seen: ToyView, rng: random.Random) -> ToyState:
    unseen = [rank for rank in RANKS for _ in range(COPIES)]
    for card in _seen_cards(seen):
        unseen.remove(card)
    rng.shuffle(unseen)
    take = unseen.pop
    seats = range(len(seen.out))
    hands = [
        list(seen.hand) if seat == seen.seat else sorted(take() for _ in range(size))
        for seat, size in enumerate(seen.hand_sizes)
    ]
    if seen.pile is not None:
        pile = list(seen.pile)
    else:
        pile = [*(take() for _ in range(seen.height - 1)), seen.top] if seen.height else []
    won = (
        [list(cards) for cards in seen.won]
        if seen.won is not None
        else [sorted(take() for _ in range(size)) for size in seen.won_sizes]
    )
    purses = _purses(seen, rng)
    return ToyState(
        memory=seen.memory,
        turns_left=seen.turns_left,
        active=seen.active,
        window=seen.window is not None,
        deck=sorted(unseen),
        hands=hands,
        purses=purses,
        bids=[_bid(seen, seat, purses[seat], rng) for seat in seats],
        pile=pile,
        won=won,
        bank=seen.bank,
        out=list(seen.out),
        last=seen.last,
    )


def _seen_cards(seen: ToyView) -> list[int]:
    cards = list(seen.hand)
    if seen.pile is not None:
        cards += seen.pile
    elif seen.height:
        cards.append(seen.top)
    for won in seen.won or ():
        cards += won
    return cards


def _purses(seen: ToyView, rng: random.Random) -> list[int]:
    if seen.purses is not None:
        return list(seen.purses)
    others = [seat for seat in range(len(seen.out)) if seat != seen.seat]
    purses = [0] * len(seen.out)
    if seen.seat is not None:
        purses[seen.seat] = seen.purse
    for _ in range(COINS * len(seen.out) - seen.bank - seen.purse):
        purses[rng.choice(others)] += 1
    return purses


def _bid(seen: ToyView, seat: Seat, purse: int, rng: random.Random) -> int:
    if seat == seen.seat:
        return seen.bid
    if seen.window is None or seen.out[seat] or rng.random() < 0.5:
        return -1
    return rng.randint(0, purse)
