"""The view of one seat of Slasher. Nothing leaves a state in any other way."""

from __future__ import annotations

from games.engine import Seat, Text
from games.engine import View as EngineView
from games.slasher.material import monster_limit
from games.slasher.options import Options  # noqa: TC001 - msgspec reads field types
from games.slasher.state import Cards, Phase, State, Strike, pickers, waited_for

WINDOW = "monsters"
"""The kind of the sealed window in which Monsters are picked (L23)."""


class View(EngineView, frozen=True, kw_only=True):
    """What a seat or a spectator sees: everything but hands, held Monsters and sealed picks (L29).

    hand_sizes, monster_counts: by seat. hand, monsters, lock, dropped, order: of the seat that
    looks. groups, alone, queue, spent and so on: as in `State`.
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
        """The points that end the game."""
        return int(self.options.target)

    @property
    def loose(self) -> Cards:
        """The looker's own Monsters that are on the table and have still to strike."""
        return tuple(monster for monster, seat in self.queue if seat == self.seat)

    @property
    def limit(self) -> int:
        """The number of Monsters a seat can hold."""
        return monster_limit(self.seats)

    def playing(self, seat: Seat | None) -> bool:
        """Whether this is a seat that has not left."""
        return seat is not None and seat not in self.left


def view(state: State, seat: Seat | None) -> View:
    """Returns what `seat` sees; None is a spectator (L23, L29)."""
    picking, waited = state.phase == "monsters", waited_for(state)
    return View(
        seat=seat,
        asked=tuple(pickers(state) if picking else waited),
        to_act=seat is not None and seat in waited,
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
