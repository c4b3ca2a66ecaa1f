"""Reading what may be long: a portion at a time, between which it is others' turn."""

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
"""So many entries of a list are looked at for a suggestion, which is made at every key."""

Portion: TypeAlias = "Callable[[Transaction, Entry | None], list[Entry]]"
"""Reads what follows an entry of a list, or its beginning; nothing where the list ends."""


async def portions(store: Store, read: Portion[Entry]) -> AsyncIterator[list[Entry]]:
    """Every portion of a list, in order. Each is read when it is asked for, in a transaction of its
    own: what is added or goes meanwhile may be in it or not.
    """
    after: Entry | None = None
    begun = time.perf_counter()
    while found := await store.read(partial(_next, read=read, after=after)):
        yield found
        after = found[-1]
        await others_turn(begun)
        begun = time.perf_counter()


async def others_turn(begun: float) -> None:
    """Wait as long as a portion took that was begun then (`time.perf_counter`): whoever has a
    thousand tables read or changed leaves at least half of the time to everybody else.
    """
    await asyncio.sleep(min(time.perf_counter() - begun, _LONGEST_TURN))


async def first(
    store: Store,
    read: Portion[Entry],
    most: int,
    wanted: Callable[[Entry], bool],
    among: Callable[[Entry], bool] = lambda _: True,
) -> list[Entry]:
    """The first entries of a list that are wanted, `most` at most.

    Suggestions are made at every key: only the first `LOOKED` entries are looked at, of those that
    are `among` what may be shown at all, so that the others change nothing.
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
