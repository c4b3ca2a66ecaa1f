"""Sealed windows keep their minimum, alarms ring on time and never early, and no task waits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, EARLIEST_CLOSE, HOUR, SECOND, Clock
from bot.ids import ChannelId, TableNumber
from bot.store.errors import StoreBusyError
from bot.tables.clocks.windows import closing_time
from bot.tables.lobbies.opening import Place
from games.engine import HOUSE
from tests.bot.tables.tabletop import ANN, BOB, GUILD, StillClock, Tabletop
from tests.bot.waiting import ring

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def _minimum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EARLIEST_CLOSE, "monsters", 30 * SECOND)


async def all_answered(top: Tabletop) -> TableNumber:
    """Returns a table whose window waits only for its minimum."""
    number = await top.start("slasher", ANN, BOB)
    await top.play_to_window(number)
    for seat in range(2):
        await top.answer(number, seat)
    assert (await top.table(number)).house_to_act
    return number


async def window(top: Tabletop, number: TableNumber) -> str | None:
    return (await top.table(number)).view(None).window


# -- the alarm -----------------------------------------------------------------------------------


async def test_an_alarm_rings_when_the_clock_gets_there_and_not_before() -> None:
    clock, rung = StillClock(), list[int]()
    clock.alarm("a", lambda: rung.append(clock.now())).set(clock.now() + HOUR)
    for _ in range(3):
        clock.pass_by(HOUR // 3 - 1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert rung == []
    clock.pass_by(3)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert rung == [1_700_000_000_000 + HOUR]
    clock.pass_by(DAY)
    await asyncio.sleep(0)
    assert len(rung) == 1, "the alarm rings only once"
    clock.stop()


async def test_a_timer_that_goes_off_early_is_set_again() -> None:
    clock, rung = StillClock(), list[int]()
    alarm = clock.alarm("a", lambda: rung.append(1))
    alarm.set(clock.now() + 50 * DAY)  # further ahead than the loop can be asked to wait
    alarm._go_off()
    assert rung == []
    assert alarm._handle is not None
    clock.stop()
    assert alarm._handle is None


async def test_sooner_keeps_the_earlier_time_and_none_switches_an_alarm_off() -> None:
    clock, rung = StillClock(), list[int]()
    alarm = clock.alarm("a", lambda: rung.append(1))
    alarm.set(clock.now() + HOUR)
    alarm.sooner(clock.now() + 2 * HOUR)
    alarm.sooner(clock.now() + SECOND)
    clock.pass_by(SECOND)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert rung == [1]
    alarm.set(clock.now())
    alarm.set(None)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert rung == [1]


async def test_an_alarm_needs_no_task() -> None:
    clock = StillClock()
    clock.alarm("a", lambda: None).set(clock.now() + HOUR)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    clock.stop()


async def test_an_alarm_waits_longer_if_the_clock_is_set_back() -> None:
    clock, rung = StillClock(), list[int]()
    clock.alarm("a", lambda: rung.append(1)).set(clock.now() + SECOND)
    clock.move(-HOUR)
    await asyncio.sleep(0)
    assert rung == []
    clock.move(SECOND)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert rung == [1]


def test_the_real_clock_follows_a_local_discord() -> None:
    clock = Clock()
    before = clock.now()
    clock.move(7 * DAY)
    assert clock.now() - before >= 7 * DAY


# -- windows -------------------------------------------------------------------------------------


async def test_without_a_minimum_the_last_answer_closes_the_window(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.play_to_window(number)
    await top.answer(number, 0)
    assert await window(top, number) == "monsters"
    await top.answer(number, 1)
    assert await window(top, number) is None
    moves = await top.services.store.read(lambda tx: tx.moves(number))
    assert [(move.seat, move.path) for move in moves[-1:]] == [(-1, "close")]
    assert (await top.table(number)).row.closes == 0


@pytest.mark.usefixtures("_minimum")
async def test_a_window_closes_by_itself_when_its_minimum_is_over(top: Tabletop) -> None:
    number = await all_answered(top)
    await top.services.scheduler.start()
    top.clock.pass_by(30 * SECOND - 1)
    await ring()
    assert await window(top, number) == "monsters"
    top.clock.pass_by(1)
    await ring()
    assert await window(top, number) is None
    assert await top.services.store.read(lambda tx: tx.next_due()) is None
    assert (await top.table(number)).row.closes == 0


@pytest.mark.usefixtures("_minimum")
async def test_the_last_answer_after_the_minimum_closes_the_window_at_once(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.play_to_window(number)
    await top.answer(number, 0)
    top.clock.pass_by(31 * SECOND)
    await ring()
    assert await window(top, number) == "monsters"
    await top.answer(number, 1)
    assert await window(top, number) is None


@pytest.mark.usefixtures("_minimum")
async def test_every_window_has_a_minimum_of_its_own(top: Tabletop) -> None:
    number = await all_answered(top)
    top.clock.pass_by(30 * SECOND)
    await ring()
    await top.play_to_window(number)
    opened = top.clock.now()
    assert (await top.table(number)).row.closes == opened + 30 * SECOND
    for seat in range(2):
        await top.answer(number, seat)
    assert await window(top, number) == "monsters"


@pytest.mark.usefixtures("_minimum")
async def test_a_second_window_of_the_same_kind_has_its_own_minimum(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    table = await top.play_to_window(number)
    later = top.clock.now() + HOUR
    assert closing_time(table, table, 0, later) == table.row.closes, "an answer opens no window"
    assert closing_time(table, table, HOUSE, later) == later + 30 * SECOND


@pytest.mark.usefixtures("_minimum")
async def test_a_window_that_was_open_at_a_crash_closes_after_the_restart(
    top: Tabletop, database: Path
) -> None:
    number = await all_answered(top)
    await top.close()
    again = await Tabletop.open(database)
    again.clock.pass_by(29 * SECOND)
    await again.services.scheduler.start()
    await ring()
    assert await window(again, number) == "monsters"
    again.clock.pass_by(SECOND)
    await ring()
    assert await window(again, number) is None
    await again.close()


@pytest.mark.usefixtures("_minimum")
async def test_a_window_of_a_paused_table_stays_open_until_the_table_goes_on(
    top: Tabletop,
) -> None:
    number = await all_answered(top)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    top.clock.pass_by(HOUR)
    await ring()
    assert await window(top, number) == "monsters"
    await top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77)))
    await ring()
    assert await window(top, number) is None


@pytest.mark.usefixtures("_minimum")
async def test_an_outdated_alarm_does_nothing(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    before = await top.play(number)
    await top.services.playing.close_window(number)
    assert (await top.table(number)).row.plies == before.row.plies


@pytest.mark.logs_errors
@pytest.mark.usefixtures("_minimum")
async def test_an_error_at_one_table_holds_up_no_other(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await all_answered(top), await all_answered(top)
    real = top.services.playing.close_window

    async def close(number: TableNumber) -> None:
        if number == first:
            raise KeyError("president-of-ann")
        await real(number)

    monkeypatch.setattr(top.services.playing, "close_window", close)
    top.clock.pass_by(30 * SECOND)
    await ring()
    assert await window(top, first) == "monsters"
    assert await window(top, second) is None
    assert "KeyError" in caplog.text
    assert "president" not in caplog.text, "the log names somebody's card"
    monkeypatch.undo()
    top.clock.pass_by(5 * SECOND)
    await ring()
    assert await window(top, first) is None, "the window is tried again"


@pytest.mark.logs_errors
@pytest.mark.usefixtures("_minimum")
async def test_a_store_that_cannot_be_read_is_asked_again(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await all_answered(top)

    async def busy(_: object) -> None:
        raise StoreBusyError("held")

    with monkeypatch.context() as patched:
        patched.setattr(top.services.store, "read", busy)
        top.clock.pass_by(30 * SECOND)
        await ring()
    assert await window(top, number) == "monsters"
    top.clock.pass_by(5 * SECOND)
    await ring()
    assert await window(top, number) is None


@pytest.mark.usefixtures("_minimum")
async def test_nothing_rings_after_the_scheduler_has_stopped(top: Tabletop) -> None:
    number = await all_answered(top)
    await top.services.scheduler.stop()
    top.clock.pass_by(HOUR)
    await ring()
    assert await window(top, number) == "monsters"
    await top.services.scheduler.stop()
