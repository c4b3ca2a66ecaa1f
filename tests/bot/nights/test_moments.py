"""Hours of nights as people type them, and what becomes of them when clocks are changed."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.nights.moments import local, offered, read_moments, usual, written

PARIS, NEW_YORK = "Europe/Paris", "America/New_York"


def at(year: int, month: int, day: int, hour: int = 15, minute: int = 0, zone: str = PARIS) -> int:
    made = datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone))
    return int(made.timestamp() * 1000)


SATURDAY = at(2026, 11, 28)


def read(words: str, now: int = SATURDAY, zone: str = PARIS) -> list[str]:
    return [written(moment, zone, "en") for moment in read_moments(words, now, zone)]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("sat 8pm", "Sat 28 Nov, 20:00"),
        ("sam 20h30", "Sat 28 Nov, 20:30"),
        ("in 3 h", "Sat 28 Nov, 18:00"),
        ("dans 90 min", "Sat 28 Nov, 16:30"),
        ("in 1h30", "Sat 28 Nov, 16:30"),
        ("in 2 days 20:00", "Mon 30 Nov, 20:00"),
        ("tomorrow", "Sun 29 Nov, 20:00"),
        ("demain à 21 h", "Sun 29 Nov, 21:00"),
        ("14:00", "Sun 29 Nov, 14:00"),
        ("ce soir 22h", "Sat 28 Nov, 22:00"),
        ("20h30 samedi", "Sat 28 Nov, 20:30"),
        ("on Friday at 8 pm", "Fri 4 Dec, 20:00"),
        ("1er décembre à 20h", "Tue 1 Dec, 20:00"),
        ("lun.", "Mon 30 Nov, 20:00"),
        ("2026-12-05 20:00", "Sat 5 Dec, 20:00"),
        ("12/13 20:00", "Sun 13 Dec, 20:00"),
    ],
)
def test_an_hour_is_read_in_english_and_french(words: str, meant: str) -> None:
    assert read(words)[0] == meant


def test_what_can_be_read_in_two_ways_is_offered_in_both() -> None:
    assert read("5/12 20:00") == ["Sat 5 Dec, 20:00", "Wed 12 May, 20:00"]
    assert read("sun 8") == ["Sun 29 Nov, 20:00", "Sun 29 Nov, 08:00"]


@pytest.mark.parametrize("words", ["", "nonsense", "yesterday", "31/2 8pm", "sat 25:00", "12:75"])
def test_what_is_no_time_to_come_is_not_read(words: str) -> None:
    assert read(words) == []


def test_hours_are_written_as_each_language_writes_them() -> None:
    moment = at(2026, 12, 5, 20)
    assert written(moment, PARIS, "en") == "Sat 5 Dec, 20:00"
    assert written(moment, PARIS, "fr") == "sam. 5 déc., 20\u00a0h\u00a000"


@pytest.mark.parametrize(
    ("zone", "spring", "autumn", "gap"),
    [
        (PARIS, (2027, 3, 28), (2027, 10, 31), 2),
        (NEW_YORK, (2027, 3, 14), (2027, 11, 7), 2),
    ],
)
def test_an_hour_that_does_not_exist_moves_on_and_of_two_the_first_is_meant(
    zone: str, spring: tuple[int, int, int], autumn: tuple[int, int, int], gap: int
) -> None:
    day = "{}-{:02}-{:02}".format(*spring)
    before = at(*spring, 0, 10, zone)
    (moved,) = read_moments(f"{day} 0{gap}:30", before, zone)
    assert local(moved, zone).hour == gap + 1
    twice = gap - (zone == NEW_YORK)
    day = "{}-{:02}-{:02}".format(*autumn)
    (first,) = read_moments(f"{day} 0{twice}:30", at(*autumn, 0, 10, zone), zone)
    assert local(first + 3_600_000, zone).hour == twice, "it comes again an hour later"


@pytest.mark.parametrize("zone", [PARIS, NEW_YORK])
def test_the_next_night_keeps_the_hour_on_the_wall_when_clocks_change(zone: str) -> None:
    before = at(2027, 10, 30, 20, 0, zone)
    for now in (at(2027, 10, 31, 12, 0, zone), at(2027, 11, 7, 12, 0, zone)):
        following = local(usual(before, now, zone), zone)
        assert (following.weekday(), following.hour) == (5, 20)


def test_a_menu_begins_with_the_usual_hour_and_goes_on_day_by_day() -> None:
    first = usual(None, SATURDAY, PARIS)
    assert written(first, PARIS, "en") == "Sat 28 Nov, 20:00"
    hours = offered(first, SATURDAY, PARIS, 9)
    assert [written(hour, PARIS, "en")[:10] for hour in hours][:3] == [
        "Sat 28 Nov", "Sun 29 Nov", "Mon 30 Nov"
    ]  # fmt: skip
    assert usual(None, at(2026, 11, 28, 19, 45), PARIS) == at(2026, 12, 5, 20)
