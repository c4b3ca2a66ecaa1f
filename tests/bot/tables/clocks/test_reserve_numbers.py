"""What a turn, given time, a pause and another pace do to a reserve, as numbers."""

from __future__ import annotations

import random

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.ids import TableNumber
from bot.store.rows import SeatRow
from bot.tables.clocks.clocks import AWAY
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.reserves import given_time, rescaled, taken_back, turn_over, used
from tests.bot.tables.tabletop import ANN

pytestmark = pytest.mark.reserves

WHOLE = 2 * DAY
"""The reserve at the pace of a day for each decision."""


def seated(reserve: int | None, away: int = 0) -> SeatRow:
    return SeatRow(
        table_id=TableNumber(1), person=ANN, place=0, name="Ann", reserve=reserve, away=away
    )


@pytest.mark.parametrize(
    ("before", "left_over", "after_it"),
    [
        (WHOLE, WHOLE + DAY, WHOLE),  # at once, but there is nothing to give back
        (DAY, DAY + DAY, DAY + DAY // 4),
        (DAY, DAY + 4 * HOUR, DAY + HOUR),
        (DAY, DAY, DAY),
        (DAY, HOUR, HOUR),
        (DAY, -5, 0),
        (0, 8 * HOUR, 2 * HOUR),
        (WHOLE - MINUTE, WHOLE + DAY, WHOLE),
        (DAY, DAY + 9 * DAY, DAY + DAY // 4),  # time that was given counts for nothing
    ],
)
def test_what_a_turn_leaves(before: int, left_over: int, after_it: int) -> None:
    assert turn_over(seated(before), left_over, PACES["day"]).reserve == after_it


def test_it_never_grows_beyond_the_start_however_turns_are_made() -> None:
    rng = random.Random(3)
    for pace in (pace for pace in PACES.values() if pace.reserve):
        seat, whole = seated(pace.reserve), pace.reserve or 0
        for _ in range(400):
            decision = pace.decision or 0
            spent = rng.randint(0, 2 * decision + whole)
            before = seat.reserve or 0
            on_clock = decision + before - spent
            act = rng.choice(("turn", "given", "undone", "pause"))
            if act == "given" and on_clock > 0:
                seat = given_time(seat, on_clock, pace)
            elif act == "undone":
                seat = taken_back(turn_over(seat, on_clock, pace))
                assert (seat.reserve or 0) <= before, "a turn taken back gives nothing"
            elif act == "pause":
                seat = used(seat, on_clock)
                assert (seat.reserve or 0) <= before
            else:
                seat = turn_over(seat, on_clock, pace)
                assert (seat.reserve or 0) - before <= decision // 4
            assert 0 <= (seat.reserve or 0) <= whole


def test_a_seat_that_the_table_plays_neither_uses_nor_earns_any() -> None:
    for on_clock in (-5, HOUR, 3 * DAY):
        seat = seated(DAY, away=AWAY)
        assert turn_over(seat, on_clock, PACES["day"]).reserve == DAY


def test_another_pace_leaves_the_same_part_of_it() -> None:
    assert rescaled(seated(DAY), PACES["day"], PACES["live"]).reserve == 2 * MINUTE
    assert rescaled(seated(None), PACES["none"], PACES["week"]).reserve == 7 * DAY
    assert rescaled(seated(DAY), PACES["day"], PACES["none"]).reserve is None


def test_the_reserves_are_those_that_are_promised() -> None:
    assert {key: pace.reserve for key, pace in PACES.items()} == {
        "quick": 5 * MINUTE,
        "live": 4 * MINUTE,
        "evening": 30 * MINUTE,
        "day": 2 * DAY,
        "three-days": 3 * DAY,
        "week": 7 * DAY,
        "none": None,
    }
    for window in ("objections", "deal"):
        assert PACES["quick"].time(window) == 90 * SECOND
    assert PACES["quick"].time(None) == 45 * SECOND
