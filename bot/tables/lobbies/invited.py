"""Tables at which only people sit down whom the host has invited.

Such a table is played in a private thread, which is its channel: whoever is not in there finds it
nowhere. The people who are invited are in the thread, whether they sit down or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import TableError
from bot.tables.lobbies.opening import (
    change_lobby,
    check_allowed,
    check_free,
    check_host,
    check_opener,
)
from bot.tables.notifications import Notice, drop_message, put_card_first, write_notices
from bot.tables.pings.mentions import addressed, invite, remove
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Person, Place
    from bot.tables.table import Table
    from bot.tables.tables import Tables

MOST = 25
"""The most people whom one menu, and one table, can invite."""


class InvitedFullError(TableError):
    """More people would be invited than can be."""

    def __init__(self) -> None:
        super().__init__(text("invited-full", most=MOST))


class InvitedAlreadyError(TableError):
    """Everybody who is meant is invited already, or sits there."""

    def __init__(self) -> None:
        super().__init__(text("invited-already"))


class NotInvitedError(TableError):
    """Nobody who is meant is invited, or they sit there."""

    def __init__(self) -> None:
        super().__init__(text("invited-none-of-them"))


class NotByInvitationError(TableError):
    """The table is not one by invitation, or already is."""

    def __init__(self) -> None:
        super().__init__(text("invited-not-so"))


class Invited:
    """The host's side of invitations. The methods that change a table return it after that, and
    raise `NotHostError`, `StartedError`, `OverError`, `NotByInvitationError` and `HandledError`.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def waiting_for(self, table: Table) -> list[PersonId]:
        """Returns who is invited and has not sat down."""
        return await self._tables.store.read(lambda tx: _waiting_for(tx, table))

    async def tables_inviting(self, person: PersonId) -> list[TableNumber]:
        """Returns the tables at which somebody may sit down because they are invited."""
        return await self._tables.store.read(lambda tx: tx.tables_inviting(person))

    async def avoids(self, person: PersonId, number: TableNumber) -> bool:
        """Whether somebody avoids one of those who sit at a table."""
        return person in await self._tables.store.read(lambda tx: tx.avoiders_of_table(number))

    async def check_opening(self, host: Person, place: Place) -> None:
        """Raises what would stand against a table of theirs there, so that no thread is opened in
        vain: the errors of `Lobby.open`.
        """

        def job(tx: Transaction) -> None:
            settings = tx.guild(place.guild)
            check_opener(tx, settings, host)
            check_allowed(settings, place)
            self._tables.caps.check_opening(tx, host.id, place.channel)

        await self._tables.store.read(job)

    async def check_private(self, number: TableNumber, host: PersonId) -> Table:
        """Returns a table that can become one by invitation."""
        table = await self._tables.find(number)
        check_host(table, host)
        if table.by_invitation:
            raise NotByInvitationError
        return table

    async def make_private(
        self,
        number: TableNumber,
        host: PersonId,
        place: Place,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Moves a table into this private thread, where those who sit there are invited. In its
        old channel nothing stays; whoever asks there is told that they get no seat.
        """
        async with self._tables.hold(number) as table:
            check_host(table, host)
            if table.by_invitation:
                raise NotByInvitationError

            def change(tx: Transaction) -> None:
                check_free(tx, place)
                _forget_public(tx, table)
                tx.invite(number, _people(table))
                tx.save_table(
                    number,
                    who_sits="invited",
                    channel=place.channel,
                    thread=place.channel,
                    card=None,
                )
                put_card_first(tx, number)

            return await change_lobby(self._tables, number, change, interaction_id)

    async def invite(
        self,
        number: TableNumber,
        host: PersonId,
        people: Sequence[PersonId],
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Invites people, and calls each of them once. Raises `InvitedFullError`,
        `InvitedAlreadyError` and `TooOftenError` too.
        """
        async with self._tables.hold(number) as table:
            _check(table, host)

            def change(tx: Transaction) -> None:
                waiting, here = _waiting_for(tx, table), _people(table)
                fresh = tuple(one for one in people if one not in waiting and one not in here)
                if not fresh:
                    raise InvitedAlreadyError
                if len(waiting) + len(fresh) > MOST:
                    raise InvitedFullError
                tx.invite(number, fresh)
                _call(tx, table, fresh)

            with self._tables.caps.calling(host):
                return await change_lobby(self._tables, number, change, interaction_id)

    async def withdraw(
        self,
        number: TableNumber,
        host: PersonId,
        people: Sequence[PersonId],
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Takes the invitations of people back who have not sat down; they are told nothing.

        Raises `NotInvitedError` too.
        """
        async with self._tables.hold(number) as table:
            _check(table, host)

            def change(tx: Transaction) -> None:
                waiting = _waiting_for(tx, table)
                gone = tuple(one for one in people if one in waiting)
                if not gone:
                    raise NotInvitedError
                for person in gone:
                    tx.put_out(number, person)
                remove(tx, number, gone)

            return await change_lobby(self._tables, number, change, interaction_id)


def call_again(tx: Transaction, table: Table) -> None:
    """Calls those who have not sat down into the thread to which a table moves."""
    if table.row.phase == "lobby" and (waiting := tuple(_waiting_for(tx, table))):
        _call(tx, table, waiting)


def _call(tx: Transaction, table: Table, people: tuple[PersonId, ...]) -> None:
    who = table.host_name or ""
    said = text("invited-call", people=addressed(people), who=who, table=table.title)
    invite(tx, table.id, said, people)


def _check(table: Table, host: PersonId) -> None:
    check_host(table, host)
    if not table.by_invitation:
        raise NotByInvitationError


def _people(table: Table) -> list[PersonId]:
    return [seat.person for seat in table.people]


def _waiting_for(tx: Transaction, table: Table) -> list[PersonId]:
    here = _people(table)
    return [person for person in tx.invited(table.id) if person not in here]


def _forget_public(tx: Transaction, table: Table) -> None:
    """Has everything that was posted about a table go, and answers those who ask to sit down."""
    number, channel = table.id, table.row.channel
    for message in (table.row.card, *(call.message for call in tx.player_calls(number))):
        if message is not None:
            drop_message(tx, number, channel, message)
    tx.drop_player_calls(number)
    for person in tx.seat_wishes(number):
        tx.forget_seat_wish(number, person)
    for row in tx.seat_requests(number):
        tx.forget_seat_request(number, row.person)
        write_notices(tx, number, [Notice("note", row.person, text("request-declined"))])
