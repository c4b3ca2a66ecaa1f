"""Calls for players: a host calls the server's role, or the people who wish to be called, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import MINUTE, when
from bot.tables.clocks.quiet_hours import is_between, quiet_until, silent_until
from bot.tables.clocks.time_zones import zone_of
from bot.tables.errors import FullError, TableError
from bot.tables.lobbies.opening import change_lobby, check_host
from bot.tables.pings.mentions import addressed, invite
from bot.tables.seating import has_room
from bot.tables.welcome.barring import is_refused
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.people_rows import CallWishRow
    from bot.store.rows import GuildRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Text

MOST_CALLED = 20
"""The most people that one call mentions by name."""


class CalledError(TableError):
    """Players have been called for this table before."""

    def __init__(self) -> None:
        super().__init__(text("call-done"))


class CalledLatelyError(TableError):
    """Players were called on this server a short while ago. again: when they can be next."""

    def __init__(self, again: int) -> None:
        super().__init__(text("call-lately", when=when(again)))


class ServerQuietError(TableError):
    """Nobody is called in the server's quiet hours. until: when they end."""

    def __init__(self, until: int) -> None:
        super().__init__(text("call-quiet", when=when(until)))


class QuietTableError(TableError):
    """A manager of the server wants nobody to be mentioned at this table."""

    def __init__(self) -> None:
        super().__init__(text("manager-quiet"))


class InvitedOnlyError(TableError):
    """Only people who are invited sit down at the table."""

    def __init__(self) -> None:
        super().__init__(text("call-invited-only"))


class NobodyToCallError(TableError):
    """Nobody who wishes to be called can be called now."""

    def __init__(self) -> None:
        super().__init__(text("call-nobody"))


class Calling:
    """Calls players to tables that wait for them.

    Both methods raise `NotHostError`, `StartedError`, `OverError`, `CalledError`, `FullError`,
    `ServerQuietError` and `CalledLatelyError`.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def wishing(self, number: TableNumber, host: PersonId) -> list[PersonId] | None:
        """Returns the people who wish to be called to this table now, in the order in which they
        are chosen; None if it is the server's role that is called.
        """
        table = await self._tables.find(number)

        def job(tx: Transaction) -> list[PersonId] | None:
            settings = _check(tx, table, host)
            return _wishing(tx, table, settings) if settings.call_role is None else None

        return await self._tables.store.read(job)

    async def call(
        self,
        number: TableNumber,
        host: PersonId,
        people: Sequence[PersonId],
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Calls the server's role, or else the first of these people who still wish to be called,
        and returns the table.

        people: of those who wish it, the ones that see the table. Raises `NobodyToCallError`,
        `TooOftenError` and `HandledError` too.
        """
        async with self._tables.hold(number) as table:

            def change(tx: Transaction) -> None:
                settings = _check(tx, table, host)
                called: tuple[PersonId, ...] = ()
                if settings.call_role is None:
                    wishing = set(_wishing(tx, table, settings))
                    chosen = [one for one in people if one in wishing][:MOST_CALLED]
                    if not chosen:
                        raise NobodyToCallError
                    # Not in the order in which they were chosen, which tells who plays least often.
                    called = tuple(sorted(chosen))
                    tx.note_calls(table.row.guild, called)
                tx.note_called(table.row.guild, number)
                invite(tx, number, _said(table, settings, called), called, settings.call_role)

            with self._tables.caps.calling(host):
                return await change_lobby(self._tables, number, change, interaction_id)


def offers_call(tx: Transaction, table: Table) -> bool:
    """Whether the card of a table offers to call players: the server has a role for that, or
    somebody wishes to be called for this game, and none have been called for this table.
    """
    if table.row.phase != "lobby" or table.private or table.row.quiet or table.by_invitation:
        return False
    if tx.called_at(table.id) is not None:
        return False
    settings = tx.guild(table.row.guild)
    return settings.call_role is not None or tx.is_wished(table.row.guild, table.row.game)


def _check(tx: Transaction, table: Table, host: PersonId) -> GuildRow:
    """Returns the settings of the table's server, unless nobody can be called."""
    check_host(table, host)
    if table.by_invitation:
        raise InvitedOnlyError
    if table.row.quiet:
        raise QuietTableError
    if tx.called_at(table.id) is not None:
        raise CalledError
    if not has_room(table):
        raise FullError(table.game.seats[-1])
    settings = tx.guild(table.row.guild)
    if (until := quiet_until(settings, tx.now)) is not None:
        raise ServerQuietError(until)
    last = tx.last_called(table.row.guild)
    again = 0 if last is None else last + settings.call_every * MINUTE
    if again > tx.now:
        raise CalledLatelyError(again)
    return settings


def _wishing(tx: Transaction, table: Table, settings: GuildRow) -> list[PersonId]:
    """Returns who wishes to be called to a table now: not who sits there or had to leave it, and
    nobody outside of their hours, in their quiet hours, or on vacation.
    """
    wishes = tx.call_wishes(table.row.guild, table.row.game)
    return [
        wish.person
        for wish in wishes
        if table.seat_of(wish.person) is None
        and not is_refused(tx, table, wish.person)
        and _is_time(tx, wish, settings)
    ]


def _is_time(tx: Transaction, wish: CallWishRow, settings: GuildRow) -> bool:
    """Whether somebody can be called now."""
    row = tx.person(wish.person)
    if silent_until(row, tx.vacation(wish.person), tx.now) is not None:
        return False
    if wish.starts is None or wish.ends is None:
        return True
    zone = zone_of(row.timezone or settings.timezone)
    return is_between(wish.starts, wish.ends, zone, tx.now)


def _said(table: Table, settings: GuildRow, called: tuple[PersonId, ...]) -> Text:
    people = addressed(called) if settings.call_role is None else (f"<@&{settings.call_role}>",)
    free = table.game.seats[-1] - len(table.people)
    who = table.host_name or ""
    return text("call-players", people=people, who=who, table=table.title, free=free)
