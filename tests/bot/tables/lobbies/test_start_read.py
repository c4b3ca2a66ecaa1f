"""When a game begins by itself, as people type it and as it is offered."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TypeAlias
from zoneinfo import ZoneInfo

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.tables.presence.self_start import SelfStart, StartUnreadError, hours, read_start
from games.registry import find_game

Moment: TypeAlias = tuple[int, int, int, int, int]


def moment(year: int, month: int, day: int, hour: int, minute: int) -> int:
    """Returns a time, given in UTC, in unix milliseconds."""
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()) * SECOND


@pytest.mark.parametrize(
    ("typed", "seats"),
    [("full", 4), ("Complet", 4), ("complète", 4), ("3", 3), ("with 3 players", 3), ("à 2", 2)],
)
def test_a_number_of_people_is_read(typed: str, seats: int) -> None:
    assert read_start(typed, find_game("slush-fund"), UTC, 0) == SelfStart(seats)


@pytest.mark.parametrize("typed", ["20:30", "20h30", "20 h 30", "at 20:30", "8:30pm", "à 20h30"])
def test_an_hour_is_read(typed: str) -> None:
    now = moment(2026, 11, 29, 20, 30)
    for before, zone, away in (
        (HOUR, UTC, HOUR),
        (0, UTC, DAY),
        (0, ZoneInfo("Asia/Tokyo"), 15 * HOUR),
    ):
        read = read_start(typed, find_game("slush-fund"), zone, now - before)
        assert read.at == now - before + away


@pytest.mark.parametrize("typed", ["5", "1", "0", "soon", "25:00", "20:75", "many players", "-3"])
def test_anything_else_is_refused_with_what_could_be_meant(typed: str) -> None:
    with pytest.raises(StartUnreadError) as refused:
        read_start(typed, find_game("slush-fund"), UTC, 0)
    assert refused.value.said.args["typed"] == typed
    assert (refused.value.said.args["least"], refused.value.said.args["most"]) == (2, 4)


@pytest.mark.parametrize(
    ("day", "typed", "zone", "expected"),
    [
        ((2026, 3, 29, 0, 0), "2:30", "Europe/Paris", (2026, 3, 29, 1, 30)),  # it does not exist
        ((2026, 10, 24, 23, 0), "2:30", "Europe/Paris", (2026, 10, 25, 0, 30)),  # the first
        ((2026, 10, 25, 0, 45), "2:30", "Europe/Paris", (2026, 10, 25, 1, 30)),  # the second
        ((2026, 3, 8, 5, 0), "2:30", "America/New_York", (2026, 3, 8, 7, 30)),
        ((2026, 11, 1, 4, 0), "1:30", "America/New_York", (2026, 11, 1, 5, 30)),
    ],
)
def test_the_night_when_clocks_are_changed(
    day: Moment, typed: str, zone: str, expected: Moment
) -> None:
    now, at = moment(*day), moment(*expected)
    assert read_start(typed, find_game("slush-fund"), ZoneInfo(zone), now).at == at


def test_half_hours_are_offered_in_their_order() -> None:
    now = moment(2026, 11, 29, 22, 40)
    offered = hours(UTC, now, 4)
    assert [(at - now) // MINUTE for at in offered] == [20, 50, 80, 110]
