"""Whom a server does not welcome at its tables for a while.

They may not open tables, join them or take seats over there; games that they play go on. Only they
notice it, by the sentence of `NotWelcomeError`, which has other causes too.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.tables.errors import NotWelcomeError, TableError
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import GuildId, InteractionId, PersonId
    from bot.store.store import Store
    from bot.store.transaction import Transaction
    from bot.tables.table import Table

log = logging.getLogger(__name__)


class BarNobodyError(TableError):
    """A manager meant themselves or a bot."""

    def __init__(self) -> None:
        super().__init__(text("bar-nobody"))


async def bar(
    store: Store, guild: GuildId, person: PersonId, until: int | None, interaction: InteractionId
) -> None:
    """Bars somebody from a server's tables until then (unix milliseconds), or for ever."""
    await store.write(lambda tx: tx.bar(guild, person, until))
    log.info("a manager has barred somebody (interaction %s)", interaction)


async def unbar(store: Store, guild: GuildId, person: PersonId, interaction: InteractionId) -> None:
    """Welcomes somebody again."""
    await store.write(lambda tx: tx.unbar(guild, person))
    log.info("a manager bars somebody no longer (interaction %s)", interaction)


def is_refused(tx: Transaction, table: Table, person: PersonId) -> bool:
    """Whether somebody cannot sit down at a table: its host or its server does not let them.

    Both are looked up whatever the first answer is, so that the time tells nothing.
    """
    return any([tx.is_refused(table.id, person), tx.is_barred(table.row.guild, person)])


def is_welcome(tx: Transaction, table: Table, person: PersonId) -> bool:
    """Whether somebody need not be invited to a table, or is."""
    return not table.by_invitation or tx.invited_at(table.id, person) is not None


def check_not_barred(tx: Transaction, guild: GuildId, person: PersonId) -> None:
    """Raises `NotWelcomeError` for somebody whom the server has barred."""
    if tx.is_barred(guild, person):
        raise NotWelcomeError
