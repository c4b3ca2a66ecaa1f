"""Tables at which the host decides who sits down: people ask, and the host answers each of them.

Only the host sees who asks. Requests go when the game begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.cap_errors import TablesError
from bot.tables.errors import OptionError, TableError
from bot.tables.lobbies.opening import Person, change_lobby, check_host
from bot.tables.lobbies.patience import await_players
from bot.tables.lobbies.sitting import sitting_down
from bot.tables.notifications import Notice, write_notices
from bot.tables.pings.mentions import Mention, addressed, ping
from bot.tables.welcome.barring import is_refused
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.sql.requests import SeatRequestRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables

MOST = 12
"""The most people who can ask at one table."""


class RequestedError(TableError):
    """They have asked already, and the host has not answered yet."""

    def __init__(self) -> None:
        super().__init__(text("request-again"))


class RequestsFullError(TableError):
    """As many people ask as can."""

    def __init__(self) -> None:
        super().__init__(text("request-full", most=MOST))


class RequestGoneError(TableError):
    """The person who is meant does not ask any more."""

    def __init__(self) -> None:
        super().__init__(text("request-gone"))


class RequestUnfitError(TableError):
    """The person who asked cannot sit down now."""

    def __init__(self, name: str) -> None:
        super().__init__(text("request-unfit", who=name))


class Requests:
    """The host's side of requests."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def asking(self, number: TableNumber) -> list[SeatRequestRow]:
        """Returns who asks to sit down at a table."""
        return await self._tables.store.read(lambda tx: tx.seat_requests(number))

    async def tables_asked(self, host: PersonId) -> list[TableNumber]:
        """Returns the tables of a host at which somebody asks."""
        return await self._tables.store.read(lambda tx: tx.tables_asked(host))

    async def set_who_sits(
        self,
        number: TableNumber,
        host: PersonId,
        who_sits: str,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Sets who may sit down. Whoever asks at a table that opens is told that they can join.

        Raises `NotHostError`, `StartedError`, `OverError`; `OptionError` for a table by invitation,
        which is made by `Invited.make_private` and stays one.
        """
        async with self._tables.hold(number) as table:
            check_host(table, host)
            if "invited" in (table.row.who_sits, who_sits):  # which is not a matter of words alone
                raise OptionError("seats", who_sits)

            def change(tx: Transaction) -> None:
                tx.save_table(number, who_sits=who_sits)
                for row in tx.seat_requests(number) if who_sits == "open" else ():
                    tx.forget_seat_request(number, row.person)
                    said = text("request-open", where=table.home_link)
                    write_notices(tx, number, [Notice("note", row.person, said)])

            return await change_lobby(self._tables, number, change, interaction_id)

    async def accept(
        self,
        number: TableNumber,
        host: PersonId,
        who: PersonId,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Lets somebody sit down who asked, and calls them.

        Raises `NotHostError`, `StartedError`, `OverError`, `RequestGoneError`, `FullError`,
        `RequestUnfitError`, `HandledError`.
        """
        async with self._tables.hold(number) as table:
            row = await self._asked(table, host, who)
            sit = sitting_down(self._tables.caps, table, Person(who, row.name), host)

            def change(tx: Transaction) -> None:
                if is_refused(tx, table, who):  # by the server meanwhile
                    raise RequestUnfitError(row.name)
                try:
                    sit(tx)
                except TablesError as error:
                    raise RequestUnfitError(row.name) from error
                said = text("request-accepted", people=addressed((who,)), table=table.title)
                linked = text("ping-linked", line=said, link=table.home_link)
                ping(tx, number, who, Mention(linked, (who,), seated=True))

            return await change_lobby(self._tables, number, change, interaction_id)

    async def decline(
        self,
        number: TableNumber,
        host: PersonId,
        who: PersonId,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Does not let somebody sit down who asked; they cannot ask again, and are told once.

        Raises `NotHostError`, `StartedError`, `OverError`, `RequestGoneError`, `HandledError`.
        """
        async with self._tables.hold(number) as table:
            await self._asked(table, host, who)

            def job(tx: Transaction) -> None:
                tx.forget_seat_request(number, who)
                tx.put_out(number, who)
                # Apart from the change itself, so that nobody hears of it if it does not arrive.
                said = text("request-declined")
                write_notices(tx, number, [Notice("note", who, said)])

            return await self._tables.commit(number, job, interaction_id)

    async def _asked(self, table: Table, host: PersonId, who: PersonId) -> SeatRequestRow:
        check_host(table, host)
        row = await self._tables.store.read(lambda tx: tx.seat_request(table.id, who))
        if row is None:
            raise RequestGoneError
        return row


async def ask(
    tables: Tables, table: Table, person: Person, interaction_id: InteractionId | None
) -> Table:
    """Notes that somebody asks to sit down at a table that the caller holds, and tells its host.

    Raises `RequestedError`, `RequestsFullError`, `TablesError`, `HandledError`.
    """
    number = table.id

    def job(tx: Transaction) -> None:
        others = [row.person for row in tx.seat_requests(number)]
        if person.id in others:
            raise RequestedError
        if len(others) >= MOST:
            raise RequestsFullError
        tables.caps.check_sitting(tx, person.id)
        tx.request_seat(number, person.id, person.name)
        await_players(tx, table)

    return await tables.commit(number, job, interaction_id)
