"""People who come too late to a table and want to be told when a seat is free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotWelcomeError, SeatedError, TableError
from bot.tables.lobbies.opening import check_lobby
from bot.tables.pings.ways import is_reachable
from bot.tables.seating import has_room
from bot.tables.tables import handle, load
from bot.tables.welcome.barring import is_refused, is_welcome
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class FreeNowError(TableError):
    """There is a free seat already."""

    def __init__(self) -> None:
        super().__init__(text("seat-free-now"))


class OnlyDirectError(TableError):
    """Nobody may see who waits for a seat, so they can only be told by direct message."""

    def __init__(self) -> None:
        super().__init__(text("seat-only-direct"))


class FreeSeats:
    """Notes who is to be told when a seat is free. Nobody sees who that is."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def ask(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Notes that somebody is to be told once, by direct message. Returns the table.

        Raises `OverError`, `StartedError`, `SeatedError`, `NotWelcomeError`, `FreeNowError`,
        `OnlyDirectError`, `HandledError`.
        """

        def job(tx: Transaction) -> Table:
            handle(tx, interaction_id)
            table = load(tx, number)
            check_lobby(table)
            if table.seat_of(person) is not None:
                raise SeatedError
            if is_refused(tx, table, person) or not is_welcome(tx, table, person):
                raise NotWelcomeError
            if has_room(table):
                raise FreeNowError
            if not is_reachable(tx.person(person)):
                raise OnlyDirectError
            tx.wish_seat(number, person)
            return table

        async with self._tables.hold(number):
            return await self._tables.store.write(job)
