"""No statement scans a whole table, as SQLite's query plans show (N2)."""

from __future__ import annotations

import inspect
import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, NewType

import msgspec
import pytest

from bot import ids
from bot.store import clock_rows, people_rows, result_rows, rows
from bot.store.migrations import migrate, migrations
from bot.store.transaction import Transaction

if TYPE_CHECKING:
    from collections.abc import Iterator

THROUGH_ALL = {
    # Run once, at the start.
    "untold beside": "at the start: who is to be told something alone",
    "hosts_unwritten seat_request": "at the start: the same",
    "doubt_all outbox": "what an earlier process left",
    "erasures erasure": "who is being forgotten, which is seldom anybody",
    "tables_due due": "at the start: which computers were about to move",
    "extend_clocks due": "after downtime: every clock is put off",
    "extend_clocks seat": "the same",
    "extend_motions due": "the same",
    "extend_motions motion": "the same",
    "put_off due": "the same",
    "tables_asking motion": "where something is open",
    "vacations_to_see_to vacation": "which of all vacations are not settled",
    "tables_of_nights night": "at the start, by an index that holds nothing else",
    "without_waiting seat": "what an older version left, by an index that holds nothing else",
    # Run for the operator.
    "count_tables game_table": "one walk through an index, at every look at the metrics",
    "table_ids game_table": "bot check, bot backup",
    # Few rows wait for Discord for long.
    "heads outbox": "all that waits is asked for",
    "in_lane outbox": "also what is set aside",
    "forget_person outbox": "the same",
    "naming outbox": "a number is looked for in the text",
    "outbox_size outbox": "all that waits is counted",
    "parked outbox": "what is set aside",
}
"""Statements that do scan a whole table, by method and table, with the reason."""

_VALUES: dict[str, Any] = {
    "int": 1,
    "int | None": 1,
    "str": "x",
    "str | None": "x",
    "bool": True,
    "float": 1.0,
    "list[str]": ["x"],
    "list[int]": [1],
    "Iterable[int]": [1],
    "Iterable[str]": ["x"],
    "Iterable[str] | None": ["x"],
    "AvoidKind": "avoid",
}

_CHANGES: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {
    "save_night": ((1,), {"state": "over"}),
    "save_answer": ((1, 1, "x"), {"answer": "yes"}),
    "note_answer": ((1, 1), {"answer": "yes"}),
}
"""Methods that change the fields they are given, with some."""

_IDS = [name for name, kind in vars(ids).items() if isinstance(kind, NewType)]


def sample(kind: type[msgspec.Struct]) -> Any:
    """Returns a row with something in every field."""
    by_type = {"int": 1, "str": "x", "bool": True}
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        named = str(field.type)
        words = next((word for word in by_type if word in named), "")
        if field.required:
            values[field.name] = by_type.get(words, 1)
    return kind(**values)


def argument(annotation: str) -> Any:
    """Returns something that fits a parameter."""
    annotation = re.sub(rf"\b({'|'.join(_IDS)})\b", "int", annotation)
    if annotation in _VALUES:
        return _VALUES[annotation]
    name = annotation.removesuffix(" | None")
    for begins in ("Iterable[", "Sequence["):
        if name.startswith(begins):
            return [sample(row_kind(name.removeprefix(begins).removesuffix("]")))]
    return sample(row_kind(name))


def row_kind(name: str) -> Any:
    return next(
        getattr(one, name)
        for one in (rows, clock_rows, result_rows, people_rows)
        if hasattr(one, name)
    )


def methods() -> list[str]:
    found = inspect.getmembers(Transaction, inspect.isfunction)
    return [name for name, _ in found if not name.startswith("_")]


def call(transaction: Transaction, name: str) -> None:
    method = getattr(transaction, name)
    if name == "save_table":
        method(1, phase="over", changed=1)
        return
    if name == "add_table":
        method(game="agent", options={}, locale="en", guild=1, channel=1, host=1, phase="lobby")
        return
    if name == "add_night":
        method(guild=1, channel=1, host=1, locale="en", state="over", starts=1, hour=1,
               zone="UTC", games=(), pace="live")  # fmt: skip
        return
    if name in _CHANGES:
        method(*_CHANGES[name][0], **_CHANGES[name][1])
        return
    given = {
        parameter.name: argument(str(parameter.annotation))
        for parameter in inspect.signature(method).parameters.values()
        if parameter.kind is not parameter.VAR_POSITIONAL
    }
    method(**given)


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        made.row_factory = sqlite3.Row
        migrate(made, migrations(), 0)
        made.execute("insert into fact (key, value) values ('secret', '00')")
        yield made


def scanned(connection: sqlite3.Connection, name: str) -> set[str]:
    """Returns the tables that a method scans."""
    tables = {str(r[0]) for r in connection.execute("select name from sqlite_master")}
    said: list[str] = []
    connection.set_trace_callback(said.append)
    try:
        call(Transaction(connection, 0), name)
    except (sqlite3.IntegrityError, IndexError, TypeError):  # the arguments need not fit together
        assert said
    finally:
        connection.set_trace_callback(None)
    aliases = {"t": "game_table", "s": "seat", "r": "result", "o": "outbox", "v": "vacation"}
    found = set()
    for sql in said:
        for row in connection.execute(f"explain query plan {sql}"):
            words = str(row["detail"]).split()
            if words[0] == "SCAN":
                table = aliases.get(words[1], words[1])
                if table in tables:
                    found.add(table)
    assert said, "the method runs no statement"
    return found


@pytest.mark.parametrize("name", methods())
def test_n2_every_statement_finds_its_rows_by_an_index(
    connection: sqlite3.Connection, name: str
) -> None:
    for table in scanned(connection, name):
        assert f"{name} {table}" in THROUGH_ALL, f"{name} looks through all of {table}"


def test_n2_every_method_that_is_allowed_to_scan_a_table_still_does(
    connection: sqlite3.Connection,
) -> None:
    known = set(methods())
    for entry in THROUGH_ALL:
        name, table = entry.split()
        assert name in known
        assert table in scanned(connection, name), entry
