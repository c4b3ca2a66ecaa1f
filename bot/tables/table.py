"""One table as a value: its row, its seats, its state, and the view of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.ids import NO_GUILD
from bot.tables.errors import (
    NotSeatedError,
    NotStartedError,
    OverError,
    PausedError,
    RestingError,
    SleepingError,
)
from bot.tables.names import marked
from games.chance import Seeded
from games.engine import HOUSE, LEAVE, Choice, Refused, Result, Seat, Text, View, text
from games.leaving import in_game
from games.registry import find_game

if TYPE_CHECKING:
    from bot.ids import ChannelId, GuildId, PersonId, TableNumber
    from bot.store.rows import SeatRow, TableRow
    from games.engine import Path
    from games.registry import AnyGame
    from games.states import State


def is_leaving(path: Path) -> bool:
    """Whether a move, or the part chosen so far, is leaving the game for good."""
    return path[:1] == LEAVE


def table_title(game: str, number: TableNumber) -> Text:
    """Returns how a table is called: its game and its number."""
    return text("table-title", game=Text(game), number=str(number))


class Table:
    """A table at one moment. A change makes a new one, and views are worked out once."""

    __slots__ = ("__weakref__", "_views", "game", "row", "seats", "state")

    def __init__(self, row: TableRow, seats: tuple[SeatRow, ...], state: State | None) -> None:
        self.row = row
        self.seats = seats
        self.state = state
        self.game: AnyGame = find_game(row.game)
        self._views: dict[Seat | None, View] = {}

    @classmethod
    def load(cls, row: TableRow, seats: list[SeatRow]) -> Table:
        """Returns a table from the store. Raises ValueError if its state cannot be read."""
        state = None if row.state is None else find_game(row.game).decode(row.state.encode())
        return cls(row, tuple(seats), state)

    def changed(self, state: State, **fields: Any) -> Table:
        """Returns this table with another state and other fields of its row."""
        return Table(msgspec.structs.replace(self.row, **fields), self.seats, state)

    def amended(self, **fields: Any) -> Table:
        """Returns this table with other fields of its row that no view depends on."""
        other = Table(msgspec.structs.replace(self.row, **fields), self.seats, self.state)
        other._views = self._views
        return other

    def seated(self, seats: tuple[SeatRow, ...]) -> Table:
        """Returns this table with other rows for the same seats, if no view depends on the
        change.
        """
        other = Table(self.row, seats, self.state)
        other._views = self._views
        return other

    def with_hand(self, person: PersonId, hand: int) -> Table:
        """Returns this table with somebody's hand shown by this message."""
        seats = tuple(
            msgspec.structs.replace(seat, hand=hand) if seat.person == person else seat
            for seat in self.seats
        )
        return self.seated(seats)

    @property
    def id(self) -> TableNumber:
        """The number by which people know it."""
        return self.row.id

    @property
    def title(self) -> Text:
        """How it is called: its game and its number."""
        return table_title(self.row.game, self.id)

    @property
    def practice(self) -> bool:
        """Whether one person plays with computers alone. Nobody waits there, so it has no clock,
        and nobody is called.
        """
        return len(self.people) == 1 < len(self.seats)

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The seats of people, by place; those of computers are left out."""
        return tuple([seat for seat in self.seats if seat.computer is None])

    @property
    def by_invitation(self) -> bool:
        """Whether only people sit down whom the host has invited."""
        return self.row.who_sits == "invited"

    @property
    def private(self) -> bool:
        """Whether it is played on its player's panel alone: it has no place, and nothing of it is
        posted.
        """
        return self.row.guild == NO_GUILD

    @property
    def home(self) -> ChannelId:
        """The channel of public play: the thread, or else the channel."""
        return self.row.thread or self.row.channel

    @property
    def home_link(self) -> str:
        """The address of `home`, for a link that needs no more than its own words."""
        return f"https://discord.com/channels/{self.row.guild}/{self.home}"

    def linked(self, words: str) -> str:
        """Returns words as a link to where it is played; the words alone if that is nowhere."""
        return words if self.private else f"[{words}]({self.home_link})"

    @property
    def place(self) -> tuple[GuildId, ChannelId, ChannelId | None]:
        """The server, channel and thread of its place."""
        return self.row.guild, self.row.channel, self.row.thread

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, as they were cleaned when people joined."""
        return tuple(seat.name for seat in self.seats)

    @property
    def host_name(self) -> str | None:
        """The host's name, ready for a sentence; None if nobody at the table is the host."""
        return next(
            (marked(seat.name) for seat in self.seats if seat.person == self.row.host), None
        )

    def seat_of(self, person: PersonId) -> Seat | None:
        """Returns somebody's seat, or None if they have none."""
        return next((seat.place for seat in self.seats if seat.person == person), None)

    def person_at(self, seat: Seat) -> PersonId:
        """Returns the person who sits there."""
        return self.seats[seat].person

    def view(self, seat: Seat | None) -> View:
        """Returns what a seat sees; None is a spectator. Raises `NotStartedError`."""
        if self.state is None:
            raise NotStartedError
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.game.view(self.state, seat)
        return found

    @property
    def turn(self) -> tuple[int, ...]:
        """The turn that is being played. Raises `NotStartedError`."""
        return self.game.turn(self.view(None))

    @property
    def chapter(self) -> tuple[int, ...]:
        """The chapter that is being played. Raises `NotStartedError`."""
        return self.game.chapter(self.view(None))

    def choice(self, seat: Seat, path: Path = ()) -> Choice | None:
        """Returns what the seat may choose after `path`, or None if nothing or if `path` is out
        of date.
        """
        try:
            return self.game.choices(self.view(seat), path)
        except Refused:
            return None

    def in_game(self, seat: Seat) -> bool:
        """Whether a seat has not left the game, which is public."""
        return in_game(self.game, self.view(seat))

    @property
    def result(self) -> Result | None:
        """The result, or None while the game goes on."""
        if self.row.ended_by == "shared":
            return self._shared()
        return None if self.state is None else self.game.result(self.state)

    def _shared(self) -> Result:
        """Returns the result of a game whose players have agreed to end it: those who were still in
        it are first, without a score, and those who had left it come after them.
        """
        inside = [self.in_game(seat) for seat in range(len(self.seats))]
        places = tuple(1 if stays else 1 + sum(inside) for stays in inside)
        return Result(places, (None,) * len(inside), why=(text("ended-by-shared"),))

    @property
    def house_to_act(self) -> bool:
        """Whether a window is ready to be closed."""
        return self.state is not None and self.game.deciders(self.state) == {HOUSE}

    @property
    def chance(self) -> Seeded:
        """The table's chance, in its state after the last move."""
        if self.row.seed is None:
            raise NotStartedError
        return Seeded(self.row.seed, self.row.drawn)

    def check_under_way(self, *, still: bool = False) -> None:
        """Raises unless its game is being played now. still: or is paused, for whatever reason.

        The order of checks: not over, begun, place not lost, not paused by vote, not asleep.
        Raises
        `OverError`, `NotStartedError`, `PausedError`, `RestingError`, `SleepingError`.
        """
        if self.row.phase in ("over", "cancelled"):
            raise OverError(self.id)
        if self.row.phase == "lobby":
            raise NotStartedError
        if self.row.paused and not still:
            raise PausedError(self.row.paused)
        if self.row.resumes is not None and not still:
            raise RestingError(self.row.resumes)
        if self.row.sleeps is not None and not still:
            raise SleepingError

    def playing_seat(self, person: PersonId, *, still: bool = False) -> Seat:
        """Returns the seat of somebody who may play here now. still: or while the table is paused.

        Raises what `check_under_way` raises, then `NotSeatedError`.
        """
        self.check_under_way(still=still)
        seat = self.seat_of(person)
        if seat is None:
            raise NotSeatedError(self.id)
        return seat
