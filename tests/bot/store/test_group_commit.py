"""Jobs that wait together are written together, and none spoils another."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import ChannelId, PersonId, TableNumber
from bot.store import sqlite as sqlite_module
from bot.store.errors import StoreClosedError, StoreConflictError, StoreError
from bot.store.group import run_group
from bot.store.rows import MoveRow, PersonRow
from bot.store.sqlite import SqliteStore
from tests.bot.store.conftest import now

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.transaction import Transaction


class Own(Exception):
    """A job's own exception."""


def save(key: str, value: str = "v") -> Any:
    return lambda tx: tx.save_fact(key, value)


def open_table(tx: Transaction) -> TableNumber:
    return tx.add_table(
        game="slasher", options={}, locale="en", guild=1, channel=2, host=3, phase="lobby"
    )


async def facts(store: SqliteStore, *keys: str) -> list[str | None]:
    return await store.read(lambda tx: [tx.fact(key) for key in keys])


async def test_the_caller_gets_what_the_job_returns(store: SqliteStore) -> None:
    number = await store.write(open_table)
    row = await store.read(lambda tx: tx.table(number))
    assert row is not None
    assert (row.game, row.opened, row.versions) == ("slasher", now(), ())


async def test_waiting_jobs_are_written_in_one_transaction(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    def counted(connection: Any, jobs: Any, at: int) -> Any:
        sizes.append(len(jobs))
        return run_group(connection, jobs, at)

    monkeypatch.setattr(sqlite_module, "run_group", counted)
    await asyncio.gather(*(store.write(save(str(n))) for n in range(50)))
    assert sum(sizes) == 50
    assert len(sizes) == 1
    assert await facts(store, "0", "49") == ["v", "v"]


async def test_a_failed_job_does_not_affect_the_others(store: SqliteStore) -> None:
    def fails(tx: Transaction) -> None:
        tx.save_fact("half", "made")
        raise Own

    outcomes = await asyncio.gather(
        store.write(save("before")),
        store.write(fails),
        store.write(save("after")),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Own)
    assert outcomes[2] is None
    assert await facts(store, "before", "half", "after") == ["v", None, "v"]


async def test_an_exception_comes_through_as_it_is(store: SqliteStore) -> None:
    raised = Own("with its words")

    def fails(_: Transaction) -> None:
        raise raised

    with pytest.raises(Own) as caught:
        await store.write(fails)
    assert caught.value is raised
    with pytest.raises(Own):
        await store.read(fails)


async def test_even_a_stop_iteration_reaches_the_waiting_caller(store: SqliteStore) -> None:
    def fails(_: Transaction) -> None:
        next(iter(()))

    with pytest.raises(RuntimeError, match="StopIteration"):
        await store.write(fails)
    await store.write(save("still"))
    assert await facts(store, "still") == ["v"]


async def test_a_ply_that_is_taken_is_a_conflict_and_all_other_jobs_are_written(
    store: SqliteStore,
) -> None:
    number = await store.write(open_table)
    move = MoveRow(table_id=number, ply=1, seat=0, path="x", at=now())
    outcomes = await asyncio.gather(
        store.write(lambda tx: tx.add_move(move)),
        store.write(lambda tx: tx.add_move(move)),
        store.write(save("after")),
        return_exceptions=True,
    )
    assert isinstance(outcomes[1], StoreConflictError)
    assert outcomes[0] is None
    assert outcomes[2] is None
    assert await facts(store, "after") == ["v"]


async def test_a_wrong_statement_fails_only_its_own_job(store: SqliteStore) -> None:
    outcomes = await asyncio.gather(
        store.write(lambda tx: tx._do("insert into nowhere values (1)")),
        store.write(lambda tx: tx._do("select :missing")),
        store.write(save("after")),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], StoreError)
    assert isinstance(outcomes[1], StoreError)
    assert await facts(store, "after") == ["v"]


async def test_an_unknown_field_of_a_table_is_refused(store: SqliteStore) -> None:
    number = await store.write(open_table)
    with pytest.raises(ValueError, match="colour"):
        await store.write(lambda tx: tx.save_table(number, colour="red"))
    with pytest.raises(ValueError, match="id"):
        await store.write(lambda tx: tx.save_table(number, id=9))


async def test_reading_writes_nothing(store: SqliteStore) -> None:
    await store.read(save("sly"))
    assert await facts(store, "sly") == [None]
    await store.write(save("after"))
    assert await facts(store, "after") == ["v"]


async def test_a_follow_up_runs_before_the_caller_goes_on(store: SqliteStore) -> None:
    order: list[str] = []

    async def wait() -> None:
        await store.write(save("k"), lambda _: order.append("then"))
        order.append("waited")

    await wait()
    assert order == ["then", "waited"]


async def test_a_failed_job_has_no_follow_up(store: SqliteStore) -> None:
    order: list[object] = []

    def fails(_: Transaction) -> None:
        raise Own

    with pytest.raises(Own):
        await store.write(fails, order.append)
    assert order == []


@pytest.mark.logs_errors
async def test_an_error_in_a_follow_up_does_not_fail_a_written_job(store: SqliteStore) -> None:
    def fault(_: object) -> None:
        raise Own

    await asyncio.gather(store.write(save("a"), fault), store.write(save("b")))
    assert await facts(store, "a", "b") == ["v", "v"]


async def test_a_cancelled_wait_ends_when_the_job_is_decided(store: SqliteStore) -> None:
    followed: list[None] = []
    waiting = asyncio.create_task(store.write(save("k"), followed.append))
    await asyncio.sleep(0)
    waiting.cancel()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert followed == [None]
    assert await facts(store, "k") == ["v"]


async def test_a_cancelled_wait_for_a_failing_job_logs_nothing(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: Transaction) -> None:
        raise Own

    waiting = asyncio.create_task(store.write(fails))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not caplog.records


async def test_no_task_waits_between_two_writes(store: SqliteStore) -> None:
    await store.write(save("k"))
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_close_finishes_jobs_under_way_and_refuses_new_ones(database: Path) -> None:
    store = await SqliteStore.open(database, now)
    written = [asyncio.create_task(store.write(save(str(n)))) for n in range(10)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*written)
    with pytest.raises(StoreClosedError):
        await store.write(save("late"))
    with pytest.raises(StoreClosedError):
        await store.read(lambda tx: tx.fact("0"))
    await store.close()  # a second call does nothing
    with closing(sqlite3.connect(database)) as raw:
        assert raw.execute("select count(*) from fact where value = 'v'").fetchone()[0] == 10


async def test_a_closed_store_leaves_one_file_and_no_thread(database: Path) -> None:
    store = await SqliteStore.open(database, now)
    await store.write(save("k"))
    thread = store._connection._thread
    await store.close()
    thread.join(timeout=5)
    assert not thread.is_alive()
    assert [path.name for path in database.parent.iterdir()] == [database.name]


async def test_a_cancelled_writer_fails_every_waiting_job(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = [asyncio.create_task(store.write(save(str(n)))) for n in range(3)]
    await asyncio.sleep(0)
    assert store._writing is not None
    await asyncio.sleep(0)
    store._writing.cancel()
    outcomes = await asyncio.gather(*waits, return_exceptions=True)
    assert all(isinstance(outcome, StoreClosedError) for outcome in outcomes)


async def test_settings_of_people_and_servers_have_defaults_and_are_stored(
    store: SqliteStore,
) -> None:
    assert await store.read(lambda tx: tx.person(PersonId(5))) == PersonRow(id=PersonId(5))
    row = PersonRow(
        id=PersonId(5), locale="fr", dm=False, dm_channel=ChannelId(9), dm_closed=True, seen="en"
    )
    await store.write(lambda tx: tx.save_person(row))
    assert await store.read(lambda tx: tx.person(PersonId(5))) == row


async def test_the_database_is_flushed_at_every_commit(store: SqliteStore) -> None:
    def pragmas(tx: Transaction) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [tx._connection.execute(f"pragma {name}").fetchone()[0] for name in names]

    assert await store.read(pragmas) == ["wal", 2, 1, 2_000]
