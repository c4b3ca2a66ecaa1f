"""What is true in Slasher, and what one seat sees of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from games.engine import Options as EngineOptions
from games.engine import Seat, Text
from games.engine import View as EngineView
from games.slasher.material import monster_limit
from games.states import State as EngineState

Cards: TypeAlias = tuple[int, ...]

Phase: TypeAlias = Literal["discard", "set-up", "monsters", "strike", "over"]
"""Who holds too many Monsters discards; cards are played in turn; Monsters are picked in secret;
the owner of the Monster whose turn it is chooses what it strikes; the end."""

WINDOW = "monsters"
"""The kind of the sealed window in which Monsters are picked (L23)."""


class Options(EngineOptions, frozen=True, forbid_unknown_fields=True):
    """The switches: how many points end the game."""

    target: Literal["10", "20", "30"] = "20"


class Strike(msgspec.Struct, frozen=True):
    """A Monster that has had its turn this round, whose it was, and the points it made."""

    monster: int
    owner: Seat
    points: int


class State(EngineState, kw_only=True):
    """A game. What is in no list below lies face down in a pile and is shuffled for every round.

    round: from 1. first: who plays the first card of it. turn: who plays a card or whose Monster
    strikes, -1 if nobody in particular. gains, earned: points of this round and of the one before.
    hands: Actors and Actions. monsters: those held, in the order they came. locks: what was picked
    in secret this round, None while it was not. dropped: the Monster discarded this round for
    holding too many, -1 for none. groups: Actors of each group, sorted; group number n is shown as
    the n-th letter, an empty one is free. alone: isolated Actors, sorted. discards: Actions played.
    history: the scores after each finished round. slashed: Actors struck. queue: revealed Monsters
    that have yet to strike, with their owners. spent: those that have. left: seats that left the
    game, in that order. last: the last play. orders: standing ones, by seat: the least points for
    which a Monster is played, 0 for none at all.
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
    history: tuple[Cards, ...] = ()  # games begun before it was kept have only the later rounds


class View(EngineView, frozen=True, kw_only=True):
    """What a seat or a spectator sees: everything but hands, held Monsters and sealed picks (L29).

    hand_sizes, monster_counts: by seat. hand, monsters: the looker's own; `lock`, `dropped` and
    `order` too.
    groups, alone, queue, spent and so on: as in `State`.
    """

    options: Options
    seats: int
    round: int
    phase: Phase
    first: Seat
    turn: Seat
    scores: Cards
    gains: Cards
    earned: Cards
    hand_sizes: Cards
    monster_counts: Cards
    groups: tuple[Cards, ...]
    alone: Cards
    discards: Cards
    slashed: Cards
    queue: tuple[tuple[int, Seat], ...]
    spent: tuple[Strike, ...]
    left: tuple[Seat, ...]
    last: tuple[Text, ...]
    history: tuple[Cards, ...] = ()
    hand: Cards = ()
    monsters: Cards = ()
    lock: Cards | None = None
    dropped: int = -1
    order: int | None = None

    @property
    def target(self) -> int:
        """Points that end the game."""
        return int(self.options.target)

    @property
    def limit(self) -> int:
        """Monsters one may hold."""
        return monster_limit(self.seats)

    def playing(self, seat: Seat | None) -> bool:
        """Whether this is a seat that has not left."""
        return seat is not None and seat not in self.left


def without(cards: Cards, gone: int) -> Cards:
    """Cards without one of this number."""
    place = cards.index(gone)
    return cards[:place] + cards[place + 1 :]


def in_order(state: State) -> list[Seat]:
    """The seats still in, clockwise from the first player."""
    seats, left = state.seats, state.left
    turns = [(state.first + step) % seats for step in range(seats)]
    return [seat for seat in turns if seat not in left] if left else turns


def crowded(state: State) -> list[Seat]:
    """The seats that hold more Monsters than they may (L24)."""
    limit = monster_limit(state.seats)
    return [seat for seat, held in enumerate(state.monsters) if len(held) > limit]


def pickers(state: State) -> list[Seat]:
    """The seats that are asked which Monsters they play: all that hold one (L23)."""
    return [seat for seat, held in enumerate(state.monsters) if held]


def unlocked(state: State) -> list[Seat]:
    """Those of them that have not answered."""
    return [seat for seat in pickers(state) if state.locks[seat] is None]


def waited_for(state: State) -> list[Seat]:
    """The seats whose answer the game needs next, without the table itself."""
    if state.phase in {"set-up", "strike"}:
        return [state.turn]
    if state.phase == "monsters":
        return unlocked(state)
    return crowded(state) if state.phase == "discard" else []


def view(state: State, seat: Seat | None) -> View:
    """What `seat` sees; None is a spectator (L23, L29)."""
    picking = state.phase == "monsters"
    return View(
        seat=seat,
        asked=tuple(pickers(state) if picking else waited_for(state)),
        to_act=seat is not None and seat in waited_for(state),
        over=state.phase == "over",
        window=WINDOW if picking else None,
        options=state.options,
        seats=state.seats,
        round=state.round,
        phase=state.phase,
        first=state.first,
        turn=state.turn,
        scores=tuple(state.scores),
        gains=tuple(state.gains),
        earned=state.earned,
        hand_sizes=tuple(map(len, state.hands)),
        monster_counts=tuple(map(len, state.monsters)),
        groups=tuple(state.groups),
        alone=tuple(state.alone),
        discards=tuple(state.discards),
        slashed=state.slashed,
        queue=state.queue,
        spent=state.spent,
        left=state.left,
        last=state.last,
        history=state.history,
        hand=() if seat is None else state.hands[seat],
        monsters=() if seat is None else state.monsters[seat],
        lock=None if seat is None else state.locks[seat],
        dropped=-1 if seat is None else state.dropped[seat],
        order=None if seat is None else state.orders.get(seat),
    )
