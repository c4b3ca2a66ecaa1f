"""Tables for which nobody came: closed when they have waited long enough, and opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import OverError
from bot.tables.lobbies.opened import open_like
from bot.tables.lobbies.opening import change_lobby, check_host
from bot.tables.lobbies.patience import LAPSE, LAPSE_SOON
from bot.tables.notifications import KEEP, Notice, write_notices
from bot.tables.tables import handle, load

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.lobby import Lobby
    from bot.tables.lobbies.opening import Person, Place
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class Lapsing:
    """Closes tables for which nobody came, and opens them again."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables = tables
        self._lobby = lobby

    async def ring(self, number: TableNumber, kind: str) -> None:
        """Asks the host whether the table shall stay open, or closes it. kind: of the due row."""
        async with self._tables.hold(number) as table:

            def job(tx: Transaction) -> Table:
                tx.drop_due(number, kind)
                if table.row.phase != "lobby":
                    return table
                if kind == LAPSE_SOON:
                    write_notices(tx, number, [Notice(KEEP, table.row.host)])
                    return table
                tx.drop_due(number, LAPSE_SOON)
                tx.save_table(number, phase="cancelled", lapsed=True)
                write_notices(tx, number, [Notice("card")])
                return load(tx, number)

            await self._tables.save(job)

    async def keep_open(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Lets a table wait as long again. Raises `NotHostError`, `StartedError`, `OverError`,
        `HandledError`.
        """
        async with self._tables.hold(number) as table:
            check_host(table, person)
            return await change_lobby(self._tables, number, lambda _: None, interaction_id)

    async def closes_at(self, number: TableNumber) -> int | None:
        """Returns until when a table waits, in unix milliseconds; None if it does not."""
        return await self._tables.store.read(lambda tx: tx.due_at(number, LAPSE))

    async def open_again(
        self,
        number: TableNumber,
        person: Person,
        place: Place,
        interaction_id: InteractionId | None = None,
    ) -> tuple[Table, bool]:
        """Opens a table again for which nobody came, with the same settings, or joins it if
        somebody has opened it again; returns it and whether it was opened now.

        place: where it was opened. Raises `OverError` for a table that was closed otherwise, and
        the errors of opening and joining a table.
        """
        async with self._tables.hold(number) as old:
            if not old.row.lapsed:
                raise OverError(number)
            if old.row.reopened is None:
                return await self._open(old, person, place, interaction_id), True
        again = await self._tables.find(old.row.reopened)
        if again.row.phase == "lobby" and again.seat_of(person.id) is not None:
            return again, False
        return await self._lobby.join(again.id, person, interaction_id), False

    async def _open(
        self, old: Table, host: Person, place: Place, interaction_id: InteractionId | None
    ) -> Table:
        def job(tx: Transaction) -> list[Table]:
            handle(tx, interaction_id)
            number = open_like(
                tx, self._tables.caps, old, host, place, rotated_from=old.row.rotated_from
            )
            tx.save_table(old.id, reopened=number)
            write_notices(tx, old.id, [Notice("card")])
            return [load(tx, number), load(tx, old.id)]

        with self._tables.caps.calling(host.id):
            again, _ = await self._tables.save_all(job)
        return again
