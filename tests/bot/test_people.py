"""Settings of people and servers: changed by two at once, and cached as they are stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.ids import GuildId, PersonId
from bot.people import People
from bot.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

GUILD, ANN = GuildId(11), PersonId(101)


class LateStore:
    """A store whose answers to reads arrive only after `late` has been done."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.late: list[Callable[[], Any]] = []

    async def read(self, job: Callable[[Any], Any]) -> Any:
        found = await self.store.read(job)
        while self.late:
            await self.late.pop()()
        return found

    async def write(self, job: Callable[[Any], Any], then: Any = None) -> Any:
        return await self.store.write(job, then)


@pytest.fixture
async def late(tmp_path: Path) -> AsyncIterator[LateStore]:
    store = await SqliteStore.open(tmp_path / "people.db", lambda: 0)
    yield LateStore(store)
    await store.close()


@pytest.fixture
def people(late: LateStore) -> People:
    return People(late)  # type: ignore[arg-type]  # of a store they only read and write


async def test_two_managers_who_add_to_a_setting_at_once_lose_nothing(
    people: People, late: LateStore
) -> None:
    await asyncio.gather(
        *(
            people.change_guild(
                GUILD, lambda row, n=n: msgspec.structs.replace(row, channels=(*row.channels, n))
            )
            for n in range(1, 6)
        ),
        people.set_guild(GUILD, pace="week"),
    )
    row = await people.guild(GUILD)
    assert (sorted(row.channels), row.pace) == ([1, 2, 3, 4, 5], "week")
    assert row == await late.store.read(lambda tx: tx.guild(GUILD))


async def test_a_refused_change_changes_nothing(people: People, late: LateStore) -> None:
    before = await people.set_guild(GUILD, channels=(1, 2))

    def refuse(_row: object) -> Any:
        raise KeyError("no")

    with pytest.raises(KeyError):
        await people.change_guild(GUILD, refuse)
    assert await people.guild(GUILD) == before


async def test_a_setting_changed_while_it_is_read_is_cached_as_changed(
    people: People, late: LateStore
) -> None:
    late.late.append(lambda: people.set_guild(GUILD, pace="week"))
    await people.guild(GUILD)
    late.late.append(lambda: people.set_person(ANN, remind="off"))
    await people.person(ANN)
    assert (await people.guild(GUILD)).pace == "week"
    assert (await people.person(ANN)).remind == "off"
