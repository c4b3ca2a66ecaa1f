"""Downtime counts against nobody, and a crash neither repeats nor loses a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.store.transaction import Transaction
from bot.tables.notifications import public_lane
from tests.bot.tables.clockwork import after, begin, clock_of, lines, plies, reminded, to_act
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from pathlib import Path


async def crash(top: Tabletop) -> int:
    """Ends the process without anything an orderly end does; returns the time."""
    top.clock.stop()
    await idle()
    top.services._closed = True
    await top.services.store.close()
    return top.clock.now()


async def open_at(database: Path, now: int) -> Tabletop:
    """Starts another process on the same database, at a given time."""
    again = await Tabletop.open(database)
    again.clock.pass_by(now - again.clock.now())
    return again


async def after_downtime(top: Tabletop, database: Path, pause: int, *, orderly: bool) -> Tabletop:
    """Ends the process, by a crash unless `orderly`, and starts another after a pause in
    milliseconds.
    """
    now = top.clock.now()
    if orderly:
        await top.close()
    else:
        await crash(top)
    again = await open_at(database, now + pause)
    await again.services.start()
    return again


async def alive(top: Tabletop) -> int | None:
    return await top.services.store.read(lambda tx: tx.alive())


async def test_an_orderly_end_is_noted_to_the_second(top: Tabletop, database: Path) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends or 0
    await after(top, 5 * HOUR)
    now = top.clock.now()
    await top.close()
    again = await open_at(database, now + 3 * DAY)
    await again.services.start()
    await after(again, 0)
    assert (await clock_of(again, number, seat)).ends == ends + 3 * DAY
    assert await plies(again, number) == [], "no deadline passes while the bot is down"
    await after(again, 19 * HOUR - 1)
    assert await plies(again, number) == []
    await after(again, 1)
    assert (await plies(again, number))[0][0] == seat
    await again.close()


async def test_after_a_crash_at_most_one_beat_too_much_is_given_back(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slush-fund", "week", ANN, BOB)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends or 0
    for _ in range(5 * 24 * 4):
        await after(top, 15 * MINUTE)
    beaten = await alive(top)
    assert beaten is not None
    assert top.clock.now() - beaten <= HOUR + 15 * MINUTE
    now = await crash(top)
    again = await open_at(database, now + DAY)
    await again.services.start()
    given = ((await clock_of(again, number, seat)).ends or 0) - ends
    assert DAY <= given <= DAY + HOUR + 15 * MINUTE
    await again.close()


async def test_two_starts_give_the_time_back_once(top: Tabletop, database: Path) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends or 0
    now = await crash(top)
    # the second starts right after the first, which dies before it has done anything
    for _ in range(2):
        again = await open_at(database, now + DAY)
        await again.services.heartbeat.start()
        await crash(again)
    again = await open_at(database, now + DAY)
    await again.services.start()
    assert (await clock_of(again, number, seat)).ends == ends + DAY
    await again.close()


async def test_idle_time_before_a_clock_started_does_not_extend_it(
    top: Tabletop, database: Path
) -> None:
    await top.services.start()
    await after(top, 30 * DAY)
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends
    now = await crash(top)
    again = await open_at(database, now)
    await again.services.start()
    assert (await clock_of(again, number, seat)).ends == ends
    await again.close()


async def test_without_clocks_the_heart_does_not_beat(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB)
    await top.play(number, 3)
    await after(top, HOUR)  # it has beaten for the table while that waited for players
    before = await alive(top)
    await after(top, 3 * DAY)
    assert await alive(top) == before
    assert top.services.heartbeat._alarm._handle is None


async def test_boards_show_the_new_deadline_if_it_has_moved_far(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await top.empty_outbox()
    now = await crash(top)
    for down, expected in ((MINUTE, []), (DAY, ["turn"])):
        again = await open_at(database, now + down)
        await again.services.start()
        rows = await again.outbox(public_lane(number))
        assert [row.kind for row in rows] == expected
        now = await crash(again)


async def test_a_clock_set_back_takes_no_time_away(top: Tabletop, database: Path) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends
    now = await crash(top)
    again = await open_at(database, now - DAY)
    await again.services.start()
    assert (await clock_of(again, number, seat)).ends == ends
    await again.close()


# -- crashes at a deadline -----------------------------------------------------------------------


POINTS = ("add_move", "post", "save_table", "save_clock", "set_due", "stay_alive")
"""Methods of the store that a move for somebody calls; the process may end in any of them."""


@pytest.mark.logs_errors
@pytest.mark.parametrize("point", POINTS)
async def test_a_move_that_a_crash_interrupts_is_made_once_after_the_restart(
    top: Tabletop, database: Path, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    reached: list[str] = []

    def die(*_: object, **__: object) -> None:
        reached.append(point)
        raise OSError("the process is gone")

    with monkeypatch.context() as patched:
        patched.setattr(Transaction, point, die)
        top.clock.pass_by(DAY)
        top.clock.stop()  # only the test makes anything ring
        with pytest.raises(OSError, match="gone"):
            await top.services.timeouts.time_up(number)
        assert await plies(top, number) == []
    assert reached
    now = await crash(top)
    again = await open_at(database, now)
    assert await plies(again, number) == []
    await again.services.start()
    await after(again, DAY)
    made = await plies(again, number)
    assert made[0][0] == seat
    assert (await clock_of(again, number, seat)).misses == 1
    told = await lines(again, number)
    assert told.count("time-up") == 1
    now = await crash(again)
    third = await open_at(database, now)
    await third.services.start()
    await after(third, 0)
    assert await plies(third, number) == made, "no move is made twice"
    assert await lines(third, number) == told
    await third.close()


async def test_a_crash_right_after_the_commit_repeats_nothing(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await top.play_to_window(number)
    top.clock.pass_by(DAY)
    await top.services.timeouts.time_up(number)
    made, told = await plies(top, number), await lines(top, number)
    now = await crash(top)
    again = await open_at(database, now)
    await again.services.start()
    await after(again, 0)
    assert (await plies(again, number), await lines(again, number)) == (made, told)
    await again.close()


@pytest.mark.logs_errors
@pytest.mark.parametrize("point", ["save_reminder", "post"])
async def test_a_reminder_that_a_crash_interrupts_is_sent_once(
    top: Tabletop, database: Path, monkeypatch: pytest.MonkeyPatch, point: str
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    person = (await top.table(number)).person_at(await to_act(top, number))

    def die(*_: object, **__: object) -> None:
        raise OSError("the process is gone")

    with monkeypatch.context() as patched:
        patched.setattr(Transaction, point, die)
        await after(top, DAY // 2)
        assert await reminded(top, person) == []
    now = await crash(top)
    again = await open_at(database, now)
    await again.services.start()
    await after(again, 1)
    assert await reminded(again, person) == [(number,)]
    await again.close()
