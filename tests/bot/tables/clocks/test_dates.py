"""Days, and numbers of days, as people write them."""

from __future__ import annotations

from datetime import date

import pytest

from bot.tables.clocks.dates import read_day, read_last

TODAY = date(2026, 8, 3)


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("2026-08-03", date(2026, 8, 3)),
        ("2026/8/9", date(2026, 8, 9)),
        ("3.8.2027", date(2027, 8, 3)),
        ("4.8.", date(2026, 8, 4)),
        ("2.8.", date(2027, 8, 2)),
        ("today", date(2026, 8, 3)),
        ("Demain", date(2026, 8, 4)),
        ("aujourd’hui", date(2026, 8, 3)),
        ("3 August", date(2026, 8, 3)),
        ("August 9th, 2026", date(2026, 8, 9)),
        ("9 Aug", date(2026, 8, 9)),
        ("9 août 2026", date(2026, 8, 9)),
        ("1er déc.", date(2026, 12, 1)),
        ("1 fevrier", date(2027, 2, 1)),
    ],
)
def test_f6_days_are_read_as_people_write_them(words: str, day: date) -> None:
    assert read_day(words, TODAY) == day


@pytest.mark.parametrize(
    "words", ["", "3/8/2026", "3/8", "31.2.", "9 Smarch", "August", "0.0.", "x"]
)
def test_f6_a_day_that_does_not_exist_or_is_ambiguous_is_refused(words: str) -> None:
    assert read_day(words, TODAY) is None


@pytest.mark.parametrize(
    ("words", "last"),
    [
        ("1", date(2026, 8, 3)),
        ("10", date(2026, 8, 12)),
        ("10 days", date(2026, 8, 12)),
        ("10\u00a0jours", date(2026, 8, 12)),
        ("2 weeks", date(2026, 8, 16)),
        ("une semaine", date(2026, 8, 9)),
        ("a week", date(2026, 8, 9)),
        ("tomorrow", date(2026, 8, 4)),
        ("9 Aug", date(2026, 8, 9)),
    ],
)
def test_f6_lengths_are_read_as_people_write_them(words: str, last: date) -> None:
    assert read_last(words, TODAY) == last


@pytest.mark.parametrize("words", ["0", "367", "53 weeks", "a", "days", "-1", "1/5"])
def test_f6_text_that_is_no_length_is_refused(words: str) -> None:
    assert read_last(words, TODAY) is None
