"""People are called in the thread or by direct message, as they wish, and never at night."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.clock import HOUR
from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store.rows import PersonRow, SeatRow, TableRow
from bot.tables.calls import called_by, wished
from bot.tables.clocks.clocks import AWAY, RETURNING
from bot.tables.clocks.pace import PACES
from bot.tables.table import Table

NOON = 12 * HOUR
ANN = PersonId(101)


def table(**seat: Any) -> Table:
    row = TableRow(
        id=TableNumber(3),
        game="slush-fund",
        options={},
        locale="en",
        guild=GuildId(1),
        channel=ChannelId(2),
        host=ANN,
        phase="playing",
        opened=0,
        changed=0,
        pace="live",
    )
    return Table(
        row, (SeatRow(table_id=TableNumber(3), person=ANN, place=0, name="Ann", **seat),), None
    )


@pytest.mark.parametrize(
    ("pings", "pace", "way"),
    [
        ("auto", "live", "thread"),
        ("auto", "evening", "thread"),
        ("auto", "day", "dm"),
        ("auto", "week", "dm"),
        ("auto", "none", "dm"),
        ("thread", "week", "thread"),
        ("dm", "live", "dm"),
        ("silent", "day", "silent"),
    ],
)
def test_a_call_goes_where_the_person_wishes_or_the_pace_suggests(
    pings: str, pace: str, way: str
) -> None:
    row = msgspec.structs.replace(PersonRow(id=ANN), pings=pings)
    assert wished(row, PACES[pace]) == way


@pytest.mark.parametrize("closed", [{"dm": False}, {"dm_closed": True}])
def test_a_person_without_direct_messages_is_called_in_the_thread(closed: dict[str, bool]) -> None:
    row = msgspec.structs.replace(PersonRow(id=ANN, pings="dm"), **closed)
    assert wished(row, PACES["day"]) == "thread"
    silent = msgspec.structs.replace(row, pings="silent")
    assert wished(silent, PACES["day"]) == "silent"


def test_nobody_is_called_in_their_quiet_hours() -> None:
    row = PersonRow(id=ANN, pings="thread", quiet_from=11 * 60, quiet_to=13 * 60)
    assert called_by(row, table(), NOON) == "silent"
    assert called_by(row, table(), NOON + HOUR) == "thread"


def test_nobody_is_called_on_vacation_or_while_the_table_plays_for_them() -> None:
    row = PersonRow(id=ANN)
    vacation = {"off_from": NOON, "off_to": NOON + HOUR}
    assert called_by(row, table(), NOON) == "thread"
    assert called_by(row, table(away=AWAY), NOON) == "silent"
    assert called_by(row, table(away=RETURNING), NOON) == "silent", "who is back is a secret"
    assert called_by(row, table(**vacation), NOON) == "silent"
    assert called_by(row, table(**vacation), NOON - 1) == "thread"
    assert called_by(row, table(**vacation), NOON + HOUR) == "thread"


def test_a_person_without_a_seat_is_not_called() -> None:
    assert called_by(PersonRow(id=PersonId(ANN + 1)), table(), NOON) == "silent"
