"""A list costs as much as it shows, however many tables a person has (N2). Rows that are read and
calls of our functions are counted, and no clock decides.
"""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

from bot.benching import beside
from bot.benching.in_process import client_in_process
from bot.benching.stored import store_somebody
from bot.ids import ChannelId, GuildId, PersonId
from bot.store.portions import LOOKED
from bot.store.sqlite import SqliteStore
from bot.tables.lobbies.opening import Place
from bot.ui.listings import Listings
from tests.bot.labour import Foreman

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    import pytest

    from bot.benching.presses import Presses

FEW, MANY = (40, 20), (900, 450)
"""Tables of a person, and how many of them are under way."""
LITTLE, MUCH = PersonId(900_100), PersonId(900_200)
"""The person with few tables, and the person with many."""
PAGES = ("tables list", "tables turn")
LOOKING = ("tables history", "tables watch", "tables replay", "tables panel", "tables join")
MOST = 500
"""Most rows of one read, which take about two milliseconds."""


class ListCounter:
    """A counter of what each list takes. reads: the rows of every read for the last list."""

    def __init__(
        self, store: SqliteStore, presses: Presses, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.reads: list[int] = []
        self._presses, self._patch = presses, monkeypatch
        self._foreman = Foreman(monkeypatch)
        read = store.read

        async def counted(job: Callable[[Any], Any]) -> Any:
            self.reads.append(0)
            return await read(job)

        monkeypatch.setattr(store, "read", counted)
        store._connection._conn.row_factory = self._row

    def _row(self, cursor: sqlite3.Cursor, values: Any) -> sqlite3.Row:
        if self.reads:
            self.reads[-1] += 1
        return sqlite3.Row(cursor, values)

    async def ask(self, name: str, person: PersonId) -> tuple[int, int]:
        """Asks for a list twice, so that its tables are cached the second time; returns the rows
        that are read then, and the calls of our functions.
        """
        self._patch.setattr(beside, "SOMEBODY", person)
        made = beside._event(self._presses, name)
        await self._presses.only_hear(made())
        self.reads.clear()
        with self._foreman.counting() as counted:
            await self._presses.only_hear(made())
        return sum(self.reads), counted.calls


@contextlib.asynccontextmanager
async def counting_lists(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[ListCounter]:
    async with client_in_process(database) as (client, presses):
        guild = client.guilds[0]
        services = client.services
        place = Place(GuildId(guild.id), ChannelId(guild.text_channels[0].id))
        for person, (tables, going) in ((MUCH, MANY), (LITTLE, FEW)):
            await store_somebody(services.store, person, place, services.clock.now(), tables, going)
        await client.courier.stop()
        assert isinstance(services.store, SqliteStore)
        yield ListCounter(services.store, presses, monkeypatch)


async def test_n2_a_list_costs_as_much_as_it_shows(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page reads no more for a person with very many tables. A command that looks for something
    reads more only for the tables it looks at. No single read is long.
    """
    async with counting_lists(database, monkeypatch) as lists:
        for name in PAGES:
            rows, calls = await lists.ask(name, LITTLE)
            more_rows, more_calls = await lists.ask(name, MUCH)
            assert more_rows <= 1.2 * rows, name
            assert more_calls <= 1.2 * calls, name
        for name in LOOKING:
            rows, _ = await lists.ask(name, LITTLE)
            more_rows, _ = await lists.ask(name, MUCH)
            assert more_rows <= rows + 2 * LOOKED, name
        for name in (*PAGES, *LOOKING, "tables list where:server", "tables results"):
            await lists.ask(name, MUCH)
            assert lists.reads, name
            assert max(lists.reads) <= MOST, name


async def test_n2_a_list_that_opens_every_table_is_found(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = Listings._mine

    async def every(listings: Listings, request: Any) -> None:
        numbers = await listings._services.store.read(lambda tx: tx.going(request.person))
        async for _ in listings._services.tables.each(numbers):
            pass
        await mine(listings, request)

    monkeypatch.setattr(Listings, "_mine", every)
    async with counting_lists(database, monkeypatch) as lists:
        rows, calls = await lists.ask("tables list", LITTLE)
        more_rows, more_calls = await lists.ask("tables list", MUCH)
    assert more_rows > 1.2 * rows
    assert more_calls > 1.2 * calls
