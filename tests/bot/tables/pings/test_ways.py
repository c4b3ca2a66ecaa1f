"""People are called as they wish, and never at night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.clock import HOUR, MINUTE
from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store.rows import PersonRow, SeatRow, TableRow
from bot.tables.clocks.clocks import AWAY, RETURNING
from bot.tables.pings.ways import ABOUT, called_after, called_by, wished
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.tables.pings.ways import About

NOON = 12 * HOUR
ANN = PersonId(101)


def table(pace: str = "live", **seat: Any) -> Table:
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
        pace=pace,
    )
    return Table(
        row, (SeatRow(table_id=TableNumber(3), person=ANN, place=0, name="Ann", **seat),), None
    )


@pytest.mark.parametrize(
    ("chosen", "pace", "way"),
    [
        ("auto", "live", "loud"),
        ("auto", "evening", "loud"),
        ("auto", "day", "dm"),
        ("auto", "week", "dm"),
        ("auto", "none", "dm"),
        ("loud", "week", "loud"),
        ("dm", "live", "dm"),
        ("silent", "day", "silent"),
        ("name", "live", "name"),
    ],
)
def test_a_call_goes_where_the_person_wishes_or_the_pace_suggests(
    chosen: str, pace: str, way: str
) -> None:
    row = msgspec.structs.replace(PersonRow(id=ANN), ping_turn=chosen)
    assert wished(row, table(pace), "turn") == way


@pytest.mark.parametrize("about", ["decisions", "calls"])
def test_each_thing_has_its_own_way_and_is_loud_without_a_choice(about: About) -> None:
    row = PersonRow(id=ANN)
    assert wished(row, table("day"), about) == "loud"
    other = msgspec.structs.replace(row, **{f"ping_{about}": "silent"})
    assert wished(other, table("day"), about) == "silent"
    assert wished(other, table("day"), "turn") == "dm"


@pytest.mark.parametrize("about", ABOUT)
def test_a_muted_table_only_names_its_player(about: About) -> None:
    assert wished(PersonRow(id=ANN, ping_turn="loud"), table(muted=1), about) == "name"


def test_nobody_is_called_within_a_minute_of_their_move_at_a_live_table() -> None:
    row = PersonRow(id=ANN)
    assert called_by(row, table(moved_at=NOON), NOON + MINUTE - 1) == "name"
    assert called_after(row, table(moved_at=NOON), NOON) == NOON + MINUTE
    assert called_by(row, table(moved_at=NOON), NOON + MINUTE) == "loud"
    assert called_by(row, table("evening", moved_at=NOON), NOON) == "loud", "others come and go"


@pytest.mark.parametrize("closed", [{"dm": False}, {"dm_closed": True}])
def test_a_person_without_direct_messages_is_called_in_the_thread(closed: dict[str, bool]) -> None:
    row = msgspec.structs.replace(PersonRow(id=ANN, ping_turn="dm"), **closed)
    assert wished(row, table("day"), "turn") == "loud"
    named = msgspec.structs.replace(row, ping_turn="name")
    assert wished(named, table("day"), "turn") == "name"


def test_nobody_is_called_in_their_quiet_hours() -> None:
    row = PersonRow(id=ANN, ping_turn="loud", quiet_from=11 * 60, quiet_to=13 * 60)
    assert called_by(row, table(), NOON) == "name"
    assert called_by(row, table(), NOON + HOUR) == "loud"


def test_nobody_is_called_on_vacation_or_while_the_table_plays_for_them() -> None:
    row = PersonRow(id=ANN)
    vacation: dict[str, Any] = {"off_from": NOON, "off_to": NOON + HOUR}
    assert called_by(row, table(), NOON) == "loud"
    assert called_by(row, table(away=AWAY), NOON) == "name"
    assert called_by(row, table(away=RETURNING), NOON) == "name", "who is back is a secret"
    assert called_by(row, table(**vacation), NOON) == "name"
    assert called_by(row, table(**vacation), NOON - 1) == "loud"
    assert called_by(row, table(**vacation), NOON + HOUR) == "loud"


def test_a_person_without_a_seat_is_not_called() -> None:
    assert called_by(PersonRow(id=PersonId(ANN + 1)), table(), NOON) == "name"
