"""All nights: looked up, and changed one at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.nights.agenda import JUST_HERE
from bot.nights.night import Night, read_night
from bot.tables.tables import handle

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.ids import InteractionId, NightId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables

_PRESSES = 20_000


class Nights:
    """Every night of this bot.

    watchers: each is called after a commit that changed a night, when something may wait in the
    outbox or have become due. night_of: the nights of tables that were opened for one and go on.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.clock = tables.clock
        self.watchers: list[Callable[[], None]] = []
        self.night_of: dict[TableNumber, NightId] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._presses: OrderedDict[PersonId, int] = OrderedDict()

    async def find(self, night: NightId) -> Night:
        """Returns a night as it is now. Raises `UnknownNightError`, `StoreError`."""
        return await self.store.read(lambda tx: read_night(tx, night))

    @asynccontextmanager
    async def hold(self, night: NightId) -> AsyncIterator[Night]:
        """Yields a night, which nobody else can change meanwhile. Whoever holds a table must not
        ask for one, and nothing inside may wait for Discord.
        """
        lock = self._locks.setdefault(night, asyncio.Lock())
        async with lock:
            yield await self.find(night)

    async def commit(
        self,
        night: NightId,
        job: Callable[[Transaction], None],
        interaction_id: InteractionId | None = None,
    ) -> Night:
        """Writes a change of a night held by the caller and returns the night after it.

        Raises `HandledError` if the interaction was handled before.
        """

        def whole(tx: Transaction) -> Night:
            handle(tx, interaction_id)
            job(tx)
            return read_night(tx, night)

        return await self.store.write(whole, lambda _: self.tell())

    async def open_tables(self, night: NightId, job: Callable[[Transaction], list[Table]]) -> None:
        """Writes a change of a night held by the caller that opens tables, and follows them."""
        for table in await self.tables.save_all(job):
            self.night_of[table.id] = night
        self.tell()

    def tell(self) -> None:
        """Tells the watchers that a night has changed."""
        for watcher in self.watchers:
            watcher()

    # -- presses ---------------------------------------------------------------------------------

    def pressed(self, person: PersonId) -> None:
        """Notes that somebody has just pressed or typed something, at whatever table. A restart
        forgets it.
        """
        self._presses[person] = self.clock.now()
        self._presses.move_to_end(person)
        while len(self._presses) > _PRESSES:
            self._presses.popitem(last=False)

    def just_pressed(self) -> frozenset[PersonId]:
        """Returns who has pressed something so lately that they are there."""
        since = self.clock.now() - JUST_HERE
        while self._presses and next(iter(self._presses.values())) < since:
            self._presses.popitem(last=False)
        return frozenset(self._presses)
