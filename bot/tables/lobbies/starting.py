"""What people do about games that begin by themselves, and what happens when it is time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import MINUTE, clock_time
from bot.tables.clocks.pace import PACES
from bot.tables.errors import NotSeatedError, TableError
from bot.tables.lobbies.opening import change_lobby, check_host, check_lobby
from bot.tables.notifications import Notice, write_notices
from bot.tables.presence.self_start import (
    BEGIN,
    ENOUGH,
    GRACE,
    HOUR_CAME,
    SelfStart,
    is_ready,
    set_start,
    wait_a_minute,
)
from bot.tables.seating import filled_up
from bot.tables.tables import load
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.lobby import Lobby
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Text

_MISSED = 30 * MINUTE
"""Milliseconds of delay after which a game where all are to be there does not begin by itself any
more, because the bot was away and nobody knows who is still there.
"""


class NotBeginningError(TableError):
    """The game is not about to begin by itself, so there is nothing to wait with."""

    def __init__(self) -> None:
        super().__init__(text("start-not-near"))


class Starting:
    """Begins games that begin by themselves."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables = tables
        self._lobby = lobby

    async def set(
        self,
        number: TableNumber,
        host: PersonId,
        start: SelfStart,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Sets when a game begins by itself, and returns its table. Raises `NotHostError`,
        `StartedError`, `OverError`, `HandledError`.
        """
        async with self._tables.hold(number) as table:
            check_host(table, host)
            return await change_lobby(
                self._tables, number, lambda tx: set_start(tx, number, start), interaction_id
            )

    async def wait(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Keeps a game from beginning by itself until somebody sits down or the host sets it
        again; somebody who sits there asks for it. Returns the table.

        Raises `StartedError`, `OverError`, `NotSeatedError`, `NotBeginningError`, `HandledError`.
        """
        async with self._tables.hold(number) as table:
            check_lobby(table)
            if table.seat_of(person) is None:
                raise NotSeatedError(number)
            if table.row.begins is None:
                raise NotBeginningError
            return await change_lobby(
                self._tables,
                number,
                lambda tx: tx.save_table(number, start_held=True),
                interaction_id,
            )

    async def ring(self, number: TableNumber, kind: str) -> None:
        """Does what is due at a table: its hour has come, or its last minute is over. kind: of the
        due row.
        """
        async with self._tables.hold(number) as table:
            begins, now = table.row.begins, self._tables.clock.now()
            on_time = begins is not None and now - begins < GRACE
            if kind == BEGIN and on_time and is_ready(table):
                await self._lobby.begin(table)
                return

            def job(tx: Transaction) -> Table:
                tx.drop_due(number, kind)
                if table.row.phase == "lobby":
                    self._come(tx, table) if kind == HOUR_CAME else self._late(tx, table)
                return load(tx, number)

            await self._tables.save(job)

    def _come(self, tx: Transaction, table: Table) -> None:
        """Lets a game begin whose hour has come, as soon as there are enough people."""
        at = table.row.start_at
        if at is None:
            return
        tx.save_table(table.id, start_with=ENOUGH, start_at=None)
        write_notices(tx, table.id, [Notice("card")])
        least, here = table.game.seats[0], len(filled_up(table))
        if _is_missed(table, at, tx.now):
            _hold(tx, table, at)
        elif here < least:
            said = text("start-too-few", least=least, here=here)
            write_notices(tx, table.id, _to_everybody(table, said))

    def _late(self, tx: Transaction, table: Table) -> None:
        """Begins the last minute again if nobody could ask to wait in it, because the bot was
        away.
        """
        begins = table.row.begins
        if begins is None:
            return
        if _is_missed(table, begins, tx.now):
            _hold(tx, table, begins)
        else:
            wait_a_minute(tx, table)


def _is_missed(table: Table, at: int, now: int) -> bool:
    return PACES[table.row.pace].live and now - at > _MISSED


def _hold(tx: Transaction, table: Table, at: int) -> None:
    """Leaves the beginning to the host. at: when it should have been."""
    tx.save_table(table.id, start_held=True)
    said = text("start-missed", at=clock_time(at), host=table.host_name or "")
    write_notices(tx, table.id, _to_everybody(table, said))


def _to_everybody(table: Table, said: Text) -> list[Notice]:
    return [Notice("note", seat.person, said) for seat in table.people]
