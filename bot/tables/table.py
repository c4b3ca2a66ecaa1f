"""One table as a value: its row, its seats, its state, and what each seat sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.tables.errors import (
    NotSeatedError,
    NotStartedError,
    OverError,
    PausedError,
    RestingError,
)
from games.chance import Seeded
from games.engine import HOUSE, LEAVE, Choice, Refused, Seat, View
from games.leaving import in_game
from games.registry import find_game

if TYPE_CHECKING:
    from bot.store.rows import SeatRow, TableRow
    from games.engine import Path, Result
    from games.registry import AnyGame
    from games.states import State


def is_leaving(path: Path) -> bool:
    """Whether a move, or what has been chosen of one so far, is leaving the game for good."""
    return path[:1] == LEAVE


class Table:
    """A table at one moment; a change makes a new one. Views are worked out once."""

    __slots__ = ("_views", "game", "row", "seats", "state")

    def __init__(self, row: TableRow, seats: tuple[SeatRow, ...], state: State | None) -> None:
        self.row = row
        self.seats = seats
        self.state = state
        self.game: AnyGame = find_game(row.game)
        self._views: dict[Seat | None, View] = {}

    @classmethod
    def load(cls, row: TableRow, seats: list[SeatRow]) -> Table:
        """A table from the store. Raises ValueError if its state cannot be read."""
        state = None if row.state is None else find_game(row.game).decode(row.state.encode())
        return cls(row, tuple(seats), state)

    def changed(self, state: State, **fields: Any) -> Table:
        """This table with another state and other fields of its row."""
        return Table(msgspec.structs.replace(self.row, **fields), self.seats, state)

    def amended(self, **fields: Any) -> Table:
        """This table with other fields of its row that no view depends on."""
        other = Table(msgspec.structs.replace(self.row, **fields), self.seats, self.state)
        other._views = self._views
        return other

    def seated(self, seats: tuple[SeatRow, ...]) -> Table:
        """This table with other rows for the same seats, of which no view depends."""
        other = Table(self.row, seats, self.state)
        other._views = self._views
        return other

    def with_hand(self, person: int, hand: int) -> Table:
        """This table, somebody's hand shown by this message."""
        seats = tuple(
            msgspec.structs.replace(seat, hand=hand) if seat.person == person else seat
            for seat in self.seats
        )
        return self.seated(seats)

    @property
    def id(self) -> int:
        """The number people know it by."""
        return self.row.id

    @property
    def home(self) -> int:
        """Where public play is posted: the thread, else the channel."""
        return self.row.thread or self.row.channel

    @property
    def place(self) -> tuple[int, int, int | None]:
        """Server, channel and thread it is at home in."""
        return self.row.guild, self.row.channel, self.row.thread

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, as they were cleaned when people sat down."""
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, person: int) -> Seat | None:
        """Where somebody sits, None if nowhere."""
        return next((seat.place for seat in self.seats if seat.person == person), None)

    def person_at(self, seat: Seat) -> int:
        """Who sits there."""
        return self.seats[seat].person

    def view(self, seat: Seat | None) -> View:
        """What a seat sees; None is a spectator. Raises `NotStartedError`."""
        if self.state is None:
            raise NotStartedError
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.game.view(self.state, seat)
        return found

    def view_of(self, person: int | None) -> View:
        """What somebody sees: their seat's view, or a spectator's."""
        return self.view(None if person is None else self.seat_of(person))

    @property
    def turn(self) -> tuple[int, ...]:
        """Which turn is being played. Raises `NotStartedError`."""
        return self.game.turn(self.view(None))

    def choice(self, seat: Seat, path: Path = ()) -> Choice | None:
        """What the seat may choose after `path`; None if nothing or if `path` has gone stale."""
        try:
            return self.game.choices(self.view(seat), path)
        except Refused:
            return None

    def in_game(self, seat: Seat) -> bool:
        """Whether a seat has not left the game; everybody knows."""
        return in_game(self.game, self.view(seat))

    @property
    def result(self) -> Result | None:
        """How it ended, None while it goes on."""
        return None if self.state is None else self.game.result(self.state)

    @property
    def house_to_act(self) -> bool:
        """Whether a window waits to be closed."""
        return self.state is not None and self.game.deciders(self.state) == {HOUSE}

    @property
    def chance(self) -> Seeded:
        """The table's chance, where its last move left it."""
        if self.row.seed is None:
            raise NotStartedError
        return Seeded(self.row.seed, self.row.drawn)

    def check_under_way(self, *, still: bool = False) -> None:
        """Raise unless its game is being played now. still: or stands still, for whatever reason.

        The order of checks: not over, begun, not paused, not resting. Raises `OverError`,
        `NotStartedError`, `PausedError`, `RestingError`.
        """
        if self.row.phase in ("over", "cancelled"):
            raise OverError(self.id)
        if self.row.phase == "lobby":
            raise NotStartedError
        if self.row.paused and not still:
            raise PausedError(self.row.paused)
        if self.row.resumes is not None and not still:
            raise RestingError(self.row.resumes)

    def playing_seat(self, person: int, *, still: bool = False) -> Seat:
        """The seat of somebody who may play here now; still: or while the table stands still.

        Raises what `check_under_way` raises, then `NotSeatedError`.
        """
        self.check_under_way(still=still)
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeatedError(self.id)
        return seat
