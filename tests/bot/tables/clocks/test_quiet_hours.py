"""Quiet hours follow local time, even on nights when the clocks change."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.ids import PersonId
from bot.store.rows import PersonRow
from bot.tables.clocks.quiet_hours import quiet_until, read_time, write_time


def at(words: str) -> int:
    """Returns a time given in UTC as unix milliseconds."""
    return int(datetime.fromisoformat(words).replace(tzinfo=UTC).timestamp() * 1000)


def until(row: PersonRow, now: str) -> str | None:
    """Returns when quiet hours end, in UTC."""
    end = quiet_until(row, at(now))
    return None if end is None else datetime.fromtimestamp(end / 1000, UTC).strftime("%m-%d %H:%M")


def person(start: str, end: str, zone: str | None = None) -> PersonRow:
    return PersonRow(
        id=PersonId(1), quiet_from=read_time(start), quiet_to=read_time(end), timezone=zone
    )


def test_without_quiet_hours_it_is_never_quiet() -> None:
    assert quiet_until(PersonRow(id=PersonId(1)), at("2026-01-01T03:00")) is None
    assert quiet_until(person("8", "8"), at("2026-01-01T08:00")) is None


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-01-10T21:59", None),
        ("2026-01-10T22:00", "01-11 07:30"),
        ("2026-01-10T23:59", "01-11 07:30"),
        ("2026-01-11T07:29", "01-11 07:30"),
        ("2026-01-11T07:30", None),
    ],
)
def test_quiet_hours_can_last_over_midnight(now: str, end: str | None) -> None:
    assert until(person("22:00", "7:30"), now) == end


def test_quiet_hours_can_lie_within_a_day_or_end_at_midnight() -> None:
    assert until(person("9", "17"), "2026-01-10T12:00") == "01-10 17:00"
    assert until(person("9", "17"), "2026-01-10T17:00") is None
    assert until(person("20", "24"), "2026-01-10T21:00") == "01-11 00:00"


def test_quiet_hours_follow_the_time_zone() -> None:
    night = ("23:00", "7:00")
    assert until(person(*night, "Asia/Kolkata"), "2026-01-10T18:00") == "01-11 01:30"
    assert until(person(*night, "America/New_York"), "2026-01-10T18:00") is None
    assert until(person(*night, "Nowhere/Else"), "2026-01-10T23:30") == "01-11 07:00"


def test_the_night_is_an_hour_shorter_in_spring_and_longer_in_autumn() -> None:
    paris = person("22:00", "7:00", "Europe/Paris")
    assert until(paris, "2026-03-28T21:30") == "03-29 05:00"  # from 22:30 at +1 to 7:00 at +2
    assert until(paris, "2026-10-24T20:30") == "10-25 06:00"  # from 22:30 at +2 to 7:00 at +1


def test_an_end_can_occur_twice_or_not_at_all() -> None:
    paris = person("22:00", "2:30", "Europe/Paris")
    assert until(paris, "2026-10-25T00:10") == "10-25 00:30"  # the first 2:30
    assert until(paris, "2026-10-25T01:10") == "10-25 01:30"  # the second 2:30
    end = quiet_until(paris, at("2026-03-29T00:30"))  # there is no 2:30 on that night
    assert end is not None
    assert quiet_until(paris, end) is None


def test_at_every_minute_of_two_such_nights_the_end_is_later_and_not_quiet() -> None:
    for zone in ("Europe/Paris", "America/New_York", "Australia/Lord_Howe"):
        for hours in (("22:00", "2:30"), ("1:30", "3:15"), ("22:00", "7:00")):
            row = person(*hours, zone)
            for day in ("2026-03-08", "2026-03-29", "2026-04-05", "2026-10-25", "2026-11-01"):
                noon = at(f"{day}T00:00") - 12 * 3_600_000
                for now in range(noon, noon + 36 * 3_600_000, 11 * 60_000):
                    end = quiet_until(row, now)
                    if end is not None:
                        assert now < end <= now + 14 * 3_600_000


@pytest.mark.parametrize(
    ("words", "minute"),
    [
        ("22:30", 1350),
        ("22h30", 1350),
        ("22 h 30", 1350),
        ("22\u202fh\u202f30", 1350),
        ("22 heures 30", 1350),
        ("2230", 1350),
        ("730", 450),
        ("7h", 420),
        ("7h05", 425),
        ("07.05", 425),
        ("0", 0),
        ("24:00", 0),
        (" 9 ", 540),
        ("10pm", 1320),
        ("10 P.M.", 1320),
        ("10:30 pm", 1350),
        ("7 a.m.", 420),
        ("7am", 420),
        ("12am", 0),
        ("12 pm", 720),
        ("10 h du soir", 1320),
        ("7 heures du matin", 420),
        ("noon", 720),
        ("12 noon", 720),
        ("Midi", 720),
        ("midnight", 0),
        ("minuit", 0),
    ],
)
def test_f6_times_are_read_as_people_write_them(words: str, minute: int) -> None:
    assert read_time(words) == minute


@pytest.mark.parametrize(
    "words",
    ["", "25", "7:60", "2260", "now", "-1", "7:5", "13pm", "0 am", "pm", "am", "22:30:15", "10 xm"],
)
def test_f6_text_that_is_no_time_is_refused(words: str) -> None:
    assert read_time(words) is None


def test_times_are_written_with_two_digits() -> None:
    assert write_time(425) == "07:05"
