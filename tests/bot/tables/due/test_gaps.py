"""Time in which nobody could play does not count, at tables without Discord (F1)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.store.errors import StoreFullError
from bot.tables.clocks.standing_orders import ORDER
from bot.tables.due.heartbeat import LATE
from bot.tables.notifications import public_lane
from tests.bot.tables.clocks.test_standing_orders import PEOPLE, give, until_challenged
from tests.bot.tables.clockwork import after, begin, clock_of, plies, reminded, reminder, to_act
from tests.bot.tables.deciding import due, motion
from tests.bot.tables.due.test_downtime import alive, crash, open_at
from tests.bot.tables.leaving import up_at
from tests.bot.tables.tabletop import ANN, BOB, CAT
from tests.bot.waiting import ring

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


async def thaws(top: Tabletop, milliseconds: int) -> None:
    """Freezes the process for this long, and does what rings afterwards."""
    top.clock.freeze(milliseconds)
    for _ in range(4):
        await ring()


async def discord_away(top: Tabletop, milliseconds: int) -> None:
    """Takes the gateway away for this long, while the bot goes on working."""
    top.services.reach.lost()
    await ring()
    while milliseconds > 0:
        await after(top, min(milliseconds, HOUR))
        milliseconds -= HOUR
        assert not top.services.scheduler._running
    top.services.reach.found()
    for _ in range(4):
        await ring()


async def no_answers(top: Tabletop, milliseconds: int) -> None:
    """Makes Discord accept no request for this long."""
    asked: list[int] = []

    async def probe() -> None:
        asked.append(top.clock.now())
        top.services.reach.heard(answered=False)

    top.services.reach.probe = probe
    top.services.reach.heard(answered=False)
    for _ in range(milliseconds // HOUR):
        await after(top, HOUR)
    assert asked
    assert len(asked) < 6 * milliseconds // HOUR + 6, "the bot asks again and again"
    top.services.reach.heard(answered=True)
    for _ in range(4):
        await ring()


WAYS = [thaws, discord_away, no_answers]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("pace", ["live", "evening", "day"])
async def test_f1_the_remaining_time_stays_the_same(top: Tabletop, way: Any, pace: str) -> None:
    number = await begin(top, "slush-fund", pace, ANN, BOB)
    seat = await to_act(top, number)
    person = (await top.table(number)).person_at(seat)
    ends = (await clock_of(top, number, seat)).ends or 0
    reminds = await reminder(top, number, person)
    begun = top.clock.now()
    await way(top, 30 * HOUR)
    now = top.clock.now()
    assert await plies(top, number) == [], "the table made a move for somebody"
    assert await reminded(top, person) == []
    put_off = ((await clock_of(top, number, seat)).ends or 0) - ends
    assert 30 * HOUR <= put_off <= now - begun + MINUTE
    if reminds is not None and reminds.at is not None:
        moved = await reminder(top, number, person)
        assert moved is not None
        assert (moved.at or 0) - reminds.at == put_off
    await after(top, ends + put_off - now)
    assert (await plies(top, number))[0][0] == seat, "the time is up in the end"


@pytest.mark.parametrize("way", WAYS)
async def test_f1_boards_show_the_new_deadline(top: Tabletop, way: Any) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    await top.empty_outbox()
    told: list[None] = []
    top.services.scheduler.posted.append(lambda: told.append(None))
    await way(top, 3 * HOUR)
    assert [row.kind for row in await top.outbox(public_lane(number))] == ["turn"]
    assert told, "nobody is told that something waits"


@pytest.mark.parametrize("way", WAYS)
async def test_f1_motions_orders_and_windows_are_put_off_too(top: Tabletop, way: Any) -> None:
    number = await begin(top, "cover-your-assets", "day", *PEOPLE)
    row = await top.services.motions.put(number, PEOPLE[0], "pause", value="day")
    for seat in range(len(PEOPLE)):
        await give(top, number, seat, "give-up")
    await until_challenged(top, number)
    other = await top.start("casablanca", ANN, BOB, CAT)
    await top.play_until(other, lambda table: table.row.closes > top.clock.now())
    closes, at = (await top.table(other)).row.closes, (await due(top, number))[ORDER]
    made = len(await plies(top, number))
    await way(top, 30 * HOUR)
    assert len(await plies(top, number)) == made
    put_off = (await motion(top, row)).lapses - row.lapses
    assert put_off >= 30 * HOUR
    assert (await due(top, number))[ORDER] - at == put_off
    assert (await top.table(other)).row.closes - closes == put_off
    assert (await top.stored(other)).row.closes - closes == put_off


@pytest.mark.parametrize("answered", [False, True])
@pytest.mark.parametrize("way", WAYS)
async def test_f1_the_time_given_back_tells_of_no_answer(
    top: Tabletop, way: Any, *, answered: bool
) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await top.play_to_window(number)
    await after(top, 40 * MINUTE)
    ends, noted = await up_at(top, number, 0), await alive(top) or 0
    if answered:
        await top.answer(number, 1)
    await after(top, 5 * MINUTE)
    begun = top.clock.now()
    await way(top, 3 * HOUR)
    since = noted if way is thaws else begun
    assert await up_at(top, number, 0) == ends + top.clock.now() - since


async def test_f1_setting_the_clock_changes_no_remaining_time(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    ends, begun = (await clock_of(top, number, seat)).ends or 0, top.clock.now()
    top.clock.set_to(-3 * HOUR)
    for _ in range(4):
        await ring()
    left = ((await clock_of(top, number, seat)).ends or 0) - top.clock.now()
    assert left == ends - begun - MINUTE
    assert await alive(top) == top.clock.now(), "the bot does not note that it is alive"
    top.clock.set_to(40 * HOUR)
    for _ in range(4):
        await ring()
    assert await plies(top, number) == []
    given = ((await clock_of(top, number, seat)).ends or 0) - top.clock.now() - left
    assert -MINUTE <= given <= 0
    await after(top, left)
    assert (await plies(top, number))[0][0] == seat


async def test_f1_a_gateway_session_that_is_resumed_puts_nothing_off(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "live", ANN, BOB)
    await after(top, 2 * SECOND)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends or 0
    top.services.reach.lost()
    await after(top, LATE - SECOND)
    top.services.reach.found()
    await ring()
    assert (await clock_of(top, number, seat)).ends == ends
    top.services.reach.lost()
    await after(top, ends - top.clock.now())  # the time of the first is up during the second
    assert await plies(top, number) == []


async def test_f1_a_single_failed_request_puts_nothing_off(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "evening", ANN, BOB)
    seat = await to_act(top, number)

    async def probe() -> None:
        top.services.reach.heard(answered=True)

    top.services.reach.probe = probe
    top.services.reach.heard(answered=False)
    await after(top, 15 * MINUTE)
    assert (await plies(top, number))[0][0] == seat


@pytest.mark.logs_errors
async def test_f1_time_in_which_the_store_cannot_write_does_not_count(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begin(top, "slush-fund", "evening", ANN, BOB)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends or 0

    async def full(_job: Callable[..., Any], _then: Any = None) -> Any:
        raise StoreFullError("no room")

    with monkeypatch.context() as patched:
        patched.setattr(top.services.store, "write", full)
        for _ in range(120):
            await after(top, MINUTE)
    await after(top, 0)
    assert await plies(top, number) == []
    await after(top, MINUTE)
    put_off = ((await clock_of(top, number, seat)).ends or 0) - ends
    assert 2 * HOUR <= put_off <= 2 * HOUR + 3 * MINUTE
    assert await plies(top, number) == []


async def test_f1_a_move_at_the_moment_of_the_thaw_keeps_the_time_given_back(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    async with top.services.tables.hold(number) as before:
        top.clock.freeze(30 * HOUR)
        for _ in range(20):
            await asyncio.sleep(0)
        assert before.seats == (await top.stored(number)).seats, (
            "the table changed while it was locked"
        )
        await top.services.tables.save(lambda _tx: before)
    await ring()
    assert (await clock_of(top, number, seat)).ends == (before.seats[seat].ends or 0) + 30 * HOUR


async def test_f1_an_outage_at_the_end_is_given_back_at_the_next_start(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    ends = (await clock_of(top, number, seat)).ends or 0
    top.services.reach.lost()
    await after(top, 5 * HOUR)
    now = top.clock.now()
    await top.close()
    again = await open_at(database, now)
    again.services.reach.lost()  # Discord is not there yet when the bot has started
    await again.services.start()
    await after(again, 30 * HOUR)
    assert await plies(again, number) == []
    again.services.reach.found()
    for _ in range(4):
        await ring()
    assert ((await clock_of(again, number, seat)).ends or 0) - ends >= 35 * HOUR
    assert await plies(again, number) == []
    await crash(again)


async def test_f1_without_clocks_an_outage_puts_nothing_off(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB)
    await top.play(number, 3)
    await thaws(top, 3 * DAY)
    assert await top.services.heartbeat.check()
    assert top.services.heartbeat._alarm._handle is None


async def test_f1_an_order_waits_on_where_no_clock_runs(top: Tabletop) -> None:
    number = await begin(top, "cover-your-assets", "none", *PEOPLE)
    for seat in range(len(PEOPLE)):
        await give(top, number, seat, "give-up")
    await until_challenged(top, number)
    made = len(await plies(top, number))
    had_left = (await due(top, number))[ORDER] - top.clock.now()
    await thaws(top, 30 * HOUR)
    assert len(await plies(top, number)) == made, "the order answers as soon as the process goes on"
    left = (await due(top, number))[ORDER] - top.clock.now()
    assert left >= had_left
    await after(top, left)
    assert len(await plies(top, number)) > made
