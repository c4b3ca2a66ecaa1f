"""Long lists read in portions, between which others can run."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.store.store import Store
    from bot.store.transaction import Transaction

Entry = TypeVar("Entry")

_LONGEST_TURN = 0.05
"""Seconds."""

LOOKED = 300
"""The most entries of a list that are examined for a suggestion, which is made at every key."""

Portion: TypeAlias = "Callable[[Transaction, Entry | None], list[Entry]]"
"""A function that reads the entries after one of a list, or the first ones; none at the end of
the list.
"""


async def portions(store: Store, read: Portion[Entry]) -> AsyncIterator[list[Entry]]:
    """Yields every portion of a list, in order.

    Each portion is read when it is needed, in a transaction of its own, so entries that are added
    or removed meanwhile may be missing or included.
    """
    after: Entry | None = None
    begun = time.perf_counter()
    while found := await store.read(partial(_next, read=read, after=after)):
        yield found
        after = found[-1]
        await others_turn(begun)
        begun = time.perf_counter()


async def others_turn(begun: float) -> None:
    """Waits as long as a portion took that was begun then (`time.perf_counter`), so that
    somebody with a thousand tables leaves at least half of the time to everybody else.
    """
    await asyncio.sleep(min(time.perf_counter() - begun, _LONGEST_TURN))


async def first(
    store: Store,
    read: Portion[Entry],
    most: int,
    wanted: Callable[[Entry], bool],
    among: Callable[[Entry], bool] = lambda _: True,
) -> list[Entry]:
    """Returns the first entries of a list that are wanted, at most `most`.

    Suggestions are made at every key, so only the first `LOOKED` entries are examined. Entries that
    are not `among` those that may be shown at all do not count, so that they change nothing.
    """
    found: list[Entry] = []
    looked = 0
    async for entries in portions(store, read):
        for entry in filter(among, entries):
            looked += 1
            if wanted(entry):
                found.append(entry)
            if len(found) == most or looked == LOOKED:
                return found
    return found


def _next(tx: Transaction, read: Portion[Entry], after: Entry | None) -> list[Entry]:
    return read(tx, after)
