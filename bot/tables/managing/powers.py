"""What people who manage a server may do with its tables, other than playing at them.

Nothing here rests on anything that a spectator does not see, and nobody who sits at a table has
these powers over it. The table is told what was done, but not by whom; the log holds ids alone.
"""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.clocks import PRESENT
from bot.tables.clocks.saving import played_for
from bot.tables.errors import NotStartedError, OverError, TableError, UnknownTableError
from bot.tables.lobbies.opening import check_lobby
from bot.tables.lobbies.patience import await_players
from bot.tables.managing.ending import break_off
from bot.tables.names import clean_words, marked
from bot.tables.notifications import Notice, write_notices
from bot.tables.pausing import wake
from bot.tables.presence.host import may_host
from bot.tables.tables import load
from bot.tables.voting.errors import AnswersOpenError, NotRestingError
from bot.tables.voting.summons import let_table_play
from games.engine import Who, text

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.ids import GuildId, InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Place
    from bot.tables.lost_places import LostPlaces
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Seat, Text

log = logging.getLogger(__name__)

LONGEST_REASON = 200
"""The most characters of the reason for which a game is ended."""


class SeatedManagerError(TableError):
    """Somebody who sits at a table is a player there, whatever they manage."""

    def __init__(self) -> None:
        super().__init__(text("manage-seated"))


class CannotHostError(TableError):
    """The person who is to be the host is not there."""

    def __init__(self) -> None:
        super().__init__(text("manage-cannot-host"))


class CannotOpenError(TableError):
    """The seat is not played by a person."""

    def __init__(self) -> None:
        super().__init__(text("manage-cannot-open"))


class Manager(msgspec.Struct, frozen=True):
    """Somebody who manages a server, and what they have pressed there."""

    person: PersonId
    guild: GuildId
    interaction: InteractionId


class Managing:
    """The powers of people who manage a server.

    All methods return the table after them, and raise `UnknownTableError` for a table of another
    server, `SeatedManagerError`, `OverError`, and `HandledError`.
    """

    def __init__(self, tables: Tables, lost_places: LostPlaces) -> None:
        self._tables = tables
        self._lost_places = lost_places

    async def close(self, number: TableNumber, manager: Manager) -> Table:
        """Closes a table that waits for players. Raises `StartedError`."""

        def check(table: Table) -> None:
            check_lobby(table)

        def change(tx: Transaction, table: Table) -> None:
            tx.save_table(table.id, phase="cancelled")
            await_players(tx, load(tx, table.id))

        return await self._do(number, manager, "close", check, change)

    async def end(self, number: TableNumber, manager: Manager, reason: str) -> Table:
        """Ends a game under way, which then counts for nothing. reason: as typed, "" for none.

        Raises `NotStartedError`.
        """
        why = clean_words(reason, LONGEST_REASON).rstrip(" .!…")
        said = text("manager-ended-because", reason=marked(why)) if why else text("manager-ended")

        def change(tx: Transaction, table: Table) -> None:
            break_off(tx, table, "manager", said)

        return await self._do(number, manager, "end", _check_playing, change)

    async def quiet(self, number: TableNumber, manager: Manager, *, quiet: bool) -> Table:
        """Stops all mentions at a table, or allows them again."""

        def change(tx: Transaction, table: Table) -> None:
            if table.row.quiet != quiet:
                tx.save_table(table.id, quiet=quiet)
                _tell(tx, table, text("manager-quiet" if quiet else "manager-loud"))

        what = "quiet" if quiet else "loud"
        return await self._do(number, manager, what, _check_open, change)

    async def open_seat(self, number: TableNumber, manager: Manager, seat: Seat) -> Table:
        """Lets the table play somebody's seat, so that somebody else can take it over. Its owner
        can come back until then, as when the players open it.

        Raises `NotStartedError`, `CannotOpenError`, and `AnswersOpenError` in a sealed window, in
        which they may just have answered.
        """

        def check(table: Table) -> None:
            _check_playing(table)
            if seat not in seats_to_open(table):
                raise CannotOpenError
            if table.view(None).window is not None:
                raise AnswersOpenError

        def change(tx: Transaction, table: Table) -> None:
            said = played_for(table, "manager-opened", Who(seat))
            let_table_play(tx, table, seat, said, text("manager-opened-note"))

        return await self._do(number, manager, "open a seat of", check, change)

    async def name_host(self, number: TableNumber, manager: Manager, seat: Seat) -> Table:
        """Makes somebody at the table its host. Raises `CannotHostError`."""

        def check(table: Table) -> None:
            _check_open(table)
            if seat not in seats_to_host(table, self._tables.clock.now()):
                raise CannotHostError

        def change(tx: Transaction, table: Table) -> None:
            tx.save_table(table.id, host=table.person_at(seat))
            _tell(tx, table, text("manager-host", who=Who(seat)))

        return await self._do(number, manager, "name a host of", check, change)

    async def wake(self, number: TableNumber, manager: Manager) -> Table:
        """Ends a pause that the players have agreed on. Raises `NotRestingError`.

        A table that sleeps is woken by whoever sits there or takes a seat over: without anybody
        it would fall asleep again.
        """

        def check(table: Table) -> None:
            if table.row.resumes is None:
                raise NotRestingError

        def change(tx: Transaction, table: Table) -> None:
            _tell(tx, table, text("manager-woken"))
            wake(tx, table.id)

        return await self._do(number, manager, "wake", check, change)

    async def move(self, number: TableNumber, manager: Manager, place: Place) -> Table:
        """Moves a table to another channel of the server. The caller must have checked that the bot
        may write there.

        Raises `WrongHomeError`, `ChannelTakenError`.
        """
        async with self._held(number, manager, "move") as table:
            _check_open(table)
            said = text("manager-moved")
            told = [Notice("line", text=said)] if table.row.phase == "playing" else []
            return await self._lost_places.move(table, place, told, manager.interaction)

    # -- common parts ----------------------------------------------------------------------------

    async def _do(
        self,
        number: TableNumber,
        manager: Manager,
        what: str,
        check: Callable[[Table], None],
        change: Callable[[Transaction, Table], None],
    ) -> Table:
        async with self._held(number, manager, what) as table:
            check(table)

            def job(tx: Transaction) -> None:
                change(tx, table)
                write_notices(tx, number, [Notice("card")])

            return await self._tables.commit(number, job, manager.interaction)

    @contextlib.asynccontextmanager
    async def _held(self, number: TableNumber, manager: Manager, what: str) -> AsyncIterator[Table]:
        """Yields a table that a manager may see to, and logs what they did."""
        async with self._tables.hold(number) as table:
            check_manager(table, manager)
            yield table
        log.info(
            "a manager has told table %s: %s (interaction %s)", number, what, manager.interaction
        )


def check_manager(table: Table, manager: Manager) -> None:
    """Raises `UnknownTableError` for a table of another server, and `SeatedManagerError` for one at
    which the manager sits.
    """
    if table.private or table.row.guild != manager.guild:
        raise UnknownTableError(table.id)
    if table.seat_of(manager.person) is not None:
        raise SeatedManagerError


def seats_to_open(table: Table) -> list[Seat]:
    """Returns the seats that people are seen to play in a game under way."""
    if table.row.phase != "playing":
        return []
    return [
        seat.place
        for seat in table.seats
        if seat.computer is None and seat.away == PRESENT and table.in_game(seat.place)
    ]


def seats_to_host(table: Table, now: int) -> list[Seat]:
    """Returns the seats of the people who can be the host instead of who is."""
    return [
        seat.place
        for seat in table.seats
        if seat.person != table.row.host and may_host(table, seat.person, now)
    ]


def _check_open(table: Table) -> None:
    if table.row.phase not in ("lobby", "playing"):
        raise OverError(table.id)


def _check_playing(table: Table) -> None:
    _check_open(table)
    if table.row.phase != "playing":
        raise NotStartedError


def _tell(tx: Transaction, table: Table, said: Text) -> None:
    """Tells everybody at a game under way; before it the card says how things are."""
    if table.row.phase == "playing":
        write_notices(tx, table.id, [Notice("line", text=said), Notice("turn")])
