"""What a host may do with people: hand the table over, and ask somebody to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotHostError, OverError, TableError
from bot.tables.lobbies.opening import change_lobby, check_host
from bot.tables.lobbies.sitting import get_up
from bot.tables.notifications import Notice, write_notices
from bot.tables.pings.mentions import remove
from bot.tables.presence.host import may_host, others
from games.engine import Who, text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class NotThereError(TableError):
    """The person who is meant is not at the table, or is the host."""

    def __init__(self) -> None:
        super().__init__(text("host-not-there"))


class Hosting:
    """What a host may do with people.

    Both methods return the table after it, and raise `NotHostError`, `OverError`, `NotThereError`
    and `HandledError`.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def hand_over(
        self,
        number: TableNumber,
        host: PersonId,
        person: PersonId,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Makes somebody else who is there the host, before the game or in it."""
        async with self._tables.hold(number) as table:
            if table.row.phase not in ("lobby", "playing"):
                raise OverError(number)
            if table.row.host != host:
                raise NotHostError(table.host_name)
            _check_there(table, person)
            if not may_host(table, person, self._tables.clock.now()):
                raise NotThereError

            def change(tx: Transaction) -> None:
                tx.save_table(number, host=person)

            if table.row.phase == "lobby":
                return await change_lobby(self._tables, number, change, interaction_id)
            said = text("host-now", who=Who(table.seat_of(person) or 0))

            def job(tx: Transaction) -> None:
                change(tx)
                write_notices(tx, number, [Notice("line", text=said)])

            return await self._tables.commit(number, job, interaction_id)

    async def put_out(
        self,
        number: TableNumber,
        host: PersonId,
        person: PersonId,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Frees somebody's seat before the game; they cannot sit down at this table again, and
        only they are told. Raises `StartedError` too.
        """
        async with self._tables.hold(number) as table:
            check_host(table, host)
            _check_there(table, person)

            def change(tx: Transaction) -> None:
                get_up(tx, table, person)
                tx.put_out(number, person)
                if table.by_invitation:
                    remove(tx, number, (person,))
                write_notices(tx, number, [Notice("note", person, text("host-put-you-out"))])

            return await change_lobby(self._tables, number, change, interaction_id)


def _check_there(table: Table, person: PersonId) -> None:
    if person not in [seat.person for seat in others(table, table.row.host)]:
        raise NotThereError
