"""Notes about tables that an older version of the bot did not write, added at the start."""

from __future__ import annotations

import functools
import logging
from typing import TYPE_CHECKING

from bot.store.errors import StoreError
from bot.tables.clocks.waiting import note_waiting
from bot.tables.tables import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.ids import TableNumber
    from bot.store.store import Store
    from bot.store.transaction import Transaction
    from bot.tables.table import Table

log = logging.getLogger(__name__)

_AT_ONCE = 50
"""Tables that are handled in one transaction."""


async def catch_up(
    store: Store,
    find: Callable[[Transaction], list[TableNumber]],
    note: Callable[[Transaction, Table], None],
) -> int:
    """Adds a note to each table that is found, and returns their number.

    A table that cannot be read any more is skipped; `bot check` tells the operator.
    """
    found = await store.read(find)
    for start in range(0, len(found), _AT_ONCE):
        some = found[start : start + _AT_ONCE]
        await store.write(functools.partial(_note_at, tables=some, note=note))
    return len(found)


async def fill_waiting(store: Store) -> int:
    """Notes the people that tables from an older version wait for, and returns the number of
    tables.
    """
    return await catch_up(store, lambda tx: tx.without_waiting(), note_waiting)


def _note_at(
    tx: Transaction, tables: list[TableNumber], note: Callable[[Transaction, Table], None]
) -> None:
    for number in tables:
        try:
            note(tx, load(tx, number))
        except StoreError as error:
            log.warning("table %s is left as it is: %s", number, error.key)
