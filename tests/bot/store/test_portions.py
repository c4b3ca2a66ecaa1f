"""Long lists are read a portion at a time, and suggestions look only at their beginning (N2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store import portions as module
from bot.store.portions import LOOKED, first, portions
from bot.store.rows import SeatRow
from bot.store.sql.base import PORTION

if TYPE_CHECKING:
    import pytest

    from bot.store.rows import ListedRow
    from bot.store.sqlite import SqliteStore
    from bot.store.transaction import Transaction

ANN, GUILD = PersonId(5), GuildId(7)


async def fill(store: SqliteStore, tables: TableNumber) -> None:
    def job(tx: Transaction) -> None:
        for number in range(tables):
            made = tx.add_table(
                game="agent", options={}, locale="en", guild=GUILD, channel=number % 3, host=ANN,
                phase="playing", state="x" * 5_000,
            )  # fmt: skip
            tx.add_seat(SeatRow(table_id=made, person=ANN, place=0, name="Ann"))

    await store.write(job)


async def test_n2_every_entry_comes_once_and_no_portion_is_too_long(store: SqliteStore) -> None:
    await fill(store, TableNumber(250))
    for read in (
        lambda tx, after: tx.tables_of(ANN, after),
        lambda tx, after: tx.tables_in_guild(GUILD, after),
    ):
        found = [rows async for rows in portions(store, read)]
        assert [len(rows) for rows in found] == [PORTION, PORTION, 50]
        assert [row.id for rows in found for row in rows] == list(range(250, 0, -1))
    numbers = [n async for n in portions(store, lambda tx, after: tx.tables_with(ANN, after))]
    assert [len(portion) for portion in numbers] == [PORTION, PORTION, 50]


async def test_n2_other_tasks_run_between_two_portions(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store, TableNumber(250))
    turns: list[float] = []

    async def counted(begun: float) -> None:
        turns.append(begun)

    monkeypatch.setattr(module, "others_turn", counted)
    read = [len(rows) async for rows in portions(store, lambda tx, a: tx.tables_of(ANN, a))]
    assert len(turns) == len(read) == 3


async def test_n2_a_suggestion_looks_only_at_the_beginning(store: SqliteStore) -> None:
    await fill(store, TableNumber(LOOKED + 150))
    looked: list[int] = []

    def wanted(row: ListedRow) -> bool:
        looked.append(row.id)
        return False

    def read(tx: Transaction, after: ListedRow | None) -> list[ListedRow]:
        return tx.tables_in_guild(GUILD, after)

    assert await first(store, read, 25, wanted) == []
    assert len(looked) == LOOKED
    looked.clear()
    shown = await first(store, read, 25, lambda row: not looked.append(row.id))
    assert len(shown) == len(looked) == 25


async def test_n2_hidden_tables_do_not_change_what_is_found(store: SqliteStore) -> None:
    """However many hidden tables are newer, the same tables are found."""
    await fill(store, TableNumber(LOOKED * 2))

    def read(tx: Transaction, after: ListedRow | None) -> list[ListedRow]:
        return tx.tables_in_guild(GUILD, after)

    found = await first(store, read, 1, lambda row: row.id == 3, lambda row: row.id < 100)
    assert [row.id for row in found] == [3]


async def test_n2_lists_do_not_read_states(store: SqliteStore) -> None:
    await fill(store, TableNumber(3))

    def read(tx: Transaction) -> list[str]:
        said: list[str] = []
        tx._connection.set_trace_callback(said.append)
        tx.tables_of(ANN)
        tx.tables_in(ChannelId(1))
        tx.tables_in_guild(GUILD)
        tx.last_table_in(ChannelId(1))
        tx.finished_of(ANN)
        tx.finished_in(GUILD)
        tx._connection.set_trace_callback(None)
        return said

    said = await store.read(read)
    assert len(said) == 6
    assert not [sql for sql in said if "state" in sql or "seed" in sql or ".*" in sql]
