"""The truth in Slasher."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

import msgspec

from games.engine import HOUSE, Seat, Text, clockwise
from games.slasher.material import DECK, SECOND_WILD, WILD, monster_limit
from games.slasher.options import Options  # noqa: TC001 - msgspec reads field types
from games.states import State as EngineState

Cards: TypeAlias = tuple[int, ...]

Phase: TypeAlias = Literal["discard", "set-up", "monsters", "strike", "over"]
"""The phase of a game: seats that hold too many Monsters discard; cards are played in turn;
Monsters are picked in secret; the owner of a Monster chooses what it strikes; the end.
"""


class Strike(msgspec.Struct, frozen=True):
    """A Monster that has struck this round, its owner, and the points it made."""

    monster: int
    owner: Seat
    points: int


class State(EngineState, kw_only=True):
    """A game. What is in none of these lists is face down in a pile and shuffled for every round.

    round: from 1. first: the seat that plays the first card in it. turn: the seat that plays a card
    or whose Monster strikes, -1 if there is none. gains, earned: points of this round and of the
    one before. hands: Actors and Actions. monsters: those held, in the order they came. locks: what
    was picked in secret this round, None before. dropped: the Monster discarded this round for
    holding too many, -1 for none. groups: Actors of each group, sorted; group number n is shown as
    the n-th letter, an empty one is free. alone: isolated Actors, sorted. discards: Actions played.
    history: the scores after each finished round. slashed: Actors struck. queue: revealed Monsters
    that have yet to strike, with their owners. spent: those that have struck. left: seats that left
    the game, in that order. last: the last play. orders: standing orders by seat, the least points
    for which a Monster is played, 0 for none at all.
    """

    options: Options
    seats: int
    round: int
    phase: Phase
    first: Seat
    turn: Seat
    scores: list[int]
    gains: list[int]
    earned: Cards
    hands: list[Cards]
    monsters: list[Cards]
    locks: list[Cards | None]
    dropped: list[int]
    groups: list[Cards]
    alone: list[int]
    discards: list[int]
    slashed: Cards
    queue: tuple[tuple[int, Seat], ...]
    spent: tuple[Strike, ...]
    left: tuple[Seat, ...]
    last: tuple[Text, ...]
    orders: dict[Seat, int] = msgspec.field(default_factory=dict)
    history: tuple[Cards, ...] = ()  # games begun before it was kept lack the earlier rounds


def without(cards: Cards, gone: int) -> Cards:
    """Returns cards without one of this number."""
    place = cards.index(gone)
    return cards[:place] + cards[place + 1 :]


def in_order(state: State) -> list[Seat]:
    """Returns the seats still in the game, clockwise from the first player."""
    seats, left = state.seats, state.left
    turns = list(clockwise(state.first, seats))
    return [seat for seat in turns if seat not in left] if left else turns


def crowded(state: State) -> list[Seat]:
    """Returns the seats that hold more Monsters than allowed (L24)."""
    limit = monster_limit(state.seats)
    return [seat for seat, held in enumerate(state.monsters) if len(held) > limit]


def pickers(state: State) -> list[Seat]:
    """Returns the seats that are asked which Monsters they play, those that hold one (L23)."""
    return [seat for seat, held in enumerate(state.monsters) if held]


def unlocked(state: State) -> list[Seat]:
    """Returns the seats that are asked and have not answered."""
    return [seat for seat in pickers(state) if state.locks[seat] is None]


def waited_for(state: State) -> list[Seat]:
    """Returns the seats whose answer the game needs next, without the house."""
    if state.phase in {"set-up", "strike"}:
        return [state.turn]
    if state.phase == "monsters":
        return unlocked(state)
    return crowded(state) if state.phase == "discard" else []


def deciders(state: State) -> frozenset[Seat]:
    """Returns the seats the table waits for, or the house when every pick of Monsters is in."""
    if state.phase == "monsters" and not unlocked(state):
        return frozenset((HOUSE,))
    return frozenset(waited_for(state))


def conserved(state: State) -> tuple[list[int], list[int]]:
    """Returns Actors and Actions, and Monsters, that are there more often than they exist: none.

    What is in no hand and not on the table is in a pile, so cards cannot get lost, only doubled.
    """
    table = [*state.alone, *(actor for group in state.groups for actor in group)]
    hands = [card for hand in state.hands for card in hand]
    cards = Counter([*table, *hands, *state.discards, *state.slashed])
    cards[WILD] += cards.pop(SECOND_WILD, 0)
    held = [monster for hand in state.monsters for monster in hand]
    gone = [strike.monster for strike in state.spent] + [monster for monster, _ in state.queue]
    out = Counter([*held, *gone, *(monster for monster in state.dropped if monster >= 0)])
    return list((cards - Counter(DECK)).elements()), [m for m, n in out.items() if n > 1]
