"""All tables: looked up, changed one at a time, and kept in a small cache.

This is the only writer of game state. A change is one job of the store, and the cache follows the
commit, never the other way round, so a crash leaves either the whole change or nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from bot.clock import DAY
from bot.metrics import Metrics
from bot.store.errors import StoreError
from bot.tables.caps import UNLIMITED, Caps
from bot.tables.clocks.thinking import note_thinking
from bot.tables.clocks.waiting import note_waiting
from bot.tables.errors import HandledError, UnknownTableError
from bot.tables.presence.asking import note_requests
from bot.tables.presence.full import note_full
from bot.tables.presence.host import note_host
from bot.tables.presence.self_start import note_start
from bot.tables.presence.sleep import note_sleep
from bot.tables.rebuilding import rebuild
from bot.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable

    from bot.clock import Clock
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.store import Store
    from bot.store.transaction import Transaction
    from bot.tables.caps import Limits

T = TypeVar("T")

_CACHED = 1_024
_HANDLED_FOR = DAY


class Tables:
    """Every table of this bot.

    watchers: each is called with a table after a commit that changed it, when something may wait in
    the outbox or have become due.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        metrics: Metrics | None = None,
        limits: Limits = UNLIMITED,
    ) -> None:
        self.store = store
        self.caps = Caps(clock, limits)
        self.metrics = metrics or Metrics()
        self.clock = clock
        self.watchers: list[Callable[[Table], None]] = []
        self._cache: OrderedDict[int, Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._holders: Counter[asyncio.Task[Any] | None] = Counter()
        """The tasks that hold tables or wait for one, with the number of tables for each."""
        self._open = asyncio.Event()
        """Whether tables may be held, which is not the case while all are changed."""
        self._open.set()
        self._unheld = asyncio.Event()
        self._changes_of_all = 0

    async def find(self, number: TableNumber) -> Table:
        """Returns the table as it is now. Raises `UnknownTableError`, `StoreError`."""
        table = self._cache.get(number)
        while table is None:
            before = self._changes_of_all
            read = await self.store.read(lambda tx: load(tx, number))
            # Another change may have been committed while this read was under way.
            table = self._cache.get(number)
            if table is None and before == self._changes_of_all:
                table = read
        self._remember(table)
        return table

    async def each(self, numbers: Iterable[TableNumber]) -> AsyncIterator[Table]:
        """Yields these tables one after another, each as it is then, and lets others run after
        each.

        Raises as `find` does.
        """
        for number in numbers:
            yield await self.find(number)
            await asyncio.sleep(0)  # a cached table is found without waiting

    @asynccontextmanager
    async def hold(self, number: TableNumber) -> AsyncIterator[Table]:
        """Yields the table, which nobody else can change meanwhile. Nothing inside may wait for
        Discord.
        """
        lock = self._locks.setdefault(number, asyncio.Lock())
        async with self._counted(), lock:
            try:
                yield await self.find(number)
            except StoreError:
                # After any error the store's version counts.
                self._cache.pop(number, None)
                raise

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        task = asyncio.current_task()
        while task not in self._holders and not self._open.is_set():
            await self._open.wait()
        self._holders[task] += 1
        try:
            yield
        finally:
            self._holders[task] -= 1
            if not self._holders[task]:
                del self._holders[task]
                self._unheld.set()

    async def change_all(self, job: Callable[[Transaction], T]) -> T:
        """Runs a job that may change any table, once nobody holds one.

        Only one such job runs at a time, and its caller must not hold a table. Raises `StoreError`.
        """

        def forget(_: T) -> None:
            self._cache.clear()
            self._changes_of_all += 1

        self._open.clear()
        try:
            while self._holders:
                self._unheld.clear()
                await self._unheld.wait()
            return await self.store.write(job, forget)
        finally:
            self._open.set()

    async def commit(
        self,
        number: TableNumber,
        job: Callable[[Transaction], None],
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Writes a change of a table held by the caller and returns the table after it.

        interaction_id: the interaction that asked for it. Raises `HandledError` if it was handled
        before.
        """

        def whole(tx: Transaction) -> Table:
            handle(tx, interaction_id)
            job(tx)
            return load(tx, number)

        return await self.save(whole)

    async def save(self, job: Callable[[Transaction], Table]) -> Table:
        """Runs a job that changes a table held by the caller (or opens one) and returns it;
        caches it, and tells the watchers.
        """
        return (await self.save_all(lambda tx: [job(tx)]))[0]

    async def save_all(self, job: Callable[[Transaction], list[Table]]) -> list[Table]:
        """Does the same for a job that changes several tables, all of them held by the caller."""
        kept: list[Table] = []

        def whole(tx: Transaction) -> list[Table]:
            return [_noted(tx, table) for table in job(tx)]

        def keep(tables: list[Table]) -> None:
            for table in tables:
                kept.append(table)
                self._remember(table)

        try:
            return await self.store.write(whole, keep)
        finally:  # the waiting task may have been cancelled meanwhile
            for table in kept:
                self.tell(table)

    async def amend(self, seen: Table, job: Callable[[Transaction], None], **fields: Any) -> bool:
        """Notes where a table's messages are, which changes nothing that anybody sees of it.

        seen: the table when they were sent. If it has moved to another place meanwhile, nothing is
        written and the answer is False. job: more to write in the same transaction.
        """

        def whole(tx: Transaction) -> None:
            if fields:
                tx.save_table(seen.id, **fields)
            job(tx)

        async with self.hold(seen.id) as table:
            if table.place != seen.place:
                return False
            await self.store.write(whole, lambda _: self._remember(table.amended(**fields)))
            return True

    async def amend_seat(
        self, number: TableNumber, person: PersonId, job: Callable[[Transaction], None], hand: int
    ) -> None:
        """Notes which direct message shows somebody's hand; `job` writes it."""
        async with self.hold(number) as table:
            await self.store.write(job, lambda _: self._remember(table.with_hand(person, hand)))

    def tell(self, table: Table) -> None:
        """Tells the watchers that a table has changed or has something to post."""
        for watcher in self.watchers:
            watcher(table)

    def _remember(self, table: Table) -> None:
        self._cache[table.id] = table
        self._cache.move_to_end(table.id)
        while len(self._cache) > _CACHED:
            self._cache.popitem(last=False)


def _noted(tx: Transaction, table: Table) -> Table:
    """Notes what follows from a change of a table for lists, for computers, for its host and who
    asks them, for its beginning and where nobody is left; returns it so.
    """
    table = note_full(tx, note_start(tx, note_sleep(tx, table)))
    note_waiting(tx, table)
    return note_requests(tx, note_host(tx, note_thinking(tx, table)))


def load(tx: Transaction, number: TableNumber) -> Table:
    """Returns a table from the store. Raises `UnknownTableError`, `StoreDamagedError`."""
    row = tx.table(number)
    if row is None:
        raise UnknownTableError(number)
    seats = tx.seats(number)
    try:
        return Table.load(row, seats)
    except ValueError:
        return rebuild(row, seats, tx.moves(number))


def handle(tx: Transaction, interaction_id: InteractionId | None) -> None:
    """Marks an interaction as handled. Raises `HandledError` if it was handled before."""
    if interaction_id is not None and not tx.handle(interaction_id):
        raise HandledError
    if (
        interaction_id is not None and interaction_id % 256 == 0
    ):  # now and then, without a task of its own
        tx.forget_handled(tx.now - _HANDLED_FOR)
