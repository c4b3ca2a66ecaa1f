"""Who opens a table where, and who may change it before its game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import ChannelId, GuildId, InteractionId, PersonId, TableNumber
from bot.tables.clocks.saving import await_return
from bot.tables.errors import (
    ChannelTakenError,
    NotHostError,
    OpeningError,
    OverError,
    StartedError,
    WrongChannelError,
)
from bot.tables.lobbies.patience import await_players
from bot.tables.notifications import Notice, write_notices
from bot.tables.tables import load
from bot.tables.welcome.barring import check_not_barred

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.rows import GuildRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class Person(msgspec.Struct, frozen=True):
    """Somebody at a table.

    It has Discord's id and the cleaned name, the roles they have on the server where they act, and
    whether they manage it.
    """

    id: PersonId
    name: str
    roles: frozenset[int] = frozenset()
    manages: bool = False


class Place(msgspec.Struct, frozen=True):
    """The place where a table is opened. thread: the channel is a thread, which is then the
    table's own; parent: the channel that contains the thread.
    """

    guild: GuildId
    channel: ChannelId
    thread: bool = False
    parent: ChannelId | None = None


def check_opener(tx: Transaction, settings: GuildRow, host: Person) -> None:
    """Raises `NotWelcomeError` or `OpeningError` unless this person may open tables; people who
    manage a server may whatever it has chosen.
    """
    check_not_barred(tx, settings.id, host.id)
    if settings.opening == "everybody" or host.manages:
        return
    role = settings.role if settings.opening == "role" else None
    if role is None or role not in host.roles:
        raise OpeningError(role)


def check_place(tx: Transaction, settings: GuildRow, place: Place) -> None:
    """Raises `WrongChannelError` or `ChannelTakenError` if no table may be opened there."""
    check_allowed(settings, place)
    check_free(tx, place)


def check_allowed(settings: GuildRow, place: Place) -> None:
    """Raises `WrongChannelError` unless the server allows tables to be played there."""
    if not is_allowed(settings, place):
        raise WrongChannelError(settings.channels)


def is_allowed(settings: GuildRow, place: Place) -> bool:
    """Whether the server allows tables to be played there."""
    channels = settings.channels
    return not channels or place.channel in channels or place.parent in channels


def check_free(tx: Transaction, place: Place) -> None:
    """Raises `ChannelTakenError` if another table is being played in that same place."""
    for row in tx.tables_in(place.channel):
        if row.thread == place.channel:
            raise ChannelTakenError(row.id)


def check_lobby(table: Table) -> None:
    """Raises `OverError` or `StartedError` unless the game has not begun."""
    if table.row.phase in ("over", "cancelled"):
        raise OverError(table.id)
    if table.row.phase != "lobby":
        raise StartedError


def check_host(table: Table, person: PersonId) -> None:
    """Raises what `check_lobby` raises, and `NotHostError` unless this person is the host."""
    check_lobby(table)
    if table.row.host != person:
        raise NotHostError(table.host_name)


async def change_lobby(
    tables: Tables,
    number: TableNumber,
    change: Callable[[Transaction], None],
    interaction_id: InteractionId | None,
) -> Table:
    """Writes a change of a table that has not begun, held by the caller, and shows it on its
    card. Raises `HandledError`.
    """

    def job(tx: Transaction) -> None:
        change(tx)
        after = load(tx, number)
        await_return(tx, after)
        await_players(tx, after)
        write_notices(tx, number, [Notice("card")])

    return await tables.commit(number, job, interaction_id)
