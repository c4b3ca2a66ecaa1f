"""The courier alone: its order, its waits, its errors, and its end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.clock import HOUR, SECOND
from bot.ids import PersonId
from bot.post.courier import Again, Courier, Later, Waiting
from tests.bot.post.notebook import Notebook, post, sizes
from tests.bot.waiting import idle, ring

if TYPE_CHECKING:
    import pytest

    from tests.bot.tables.tabletop import Tabletop


async def test_a_lane_keeps_its_order_and_lanes_run_side_by_side(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    held = asyncio.Event()
    book.script["a1"] = [held]
    await post(top, "dm:1", "a1", "a2", "a3")
    await post(top, "dm:2", "b1", "b2")
    courier.wake()
    await book.done["b2"].wait()
    assert book.delivered == ["b1", "b2"]
    held.set()
    await idle()
    assert book.delivered == ["b1", "b2", "a1", "a2", "a3"]
    assert await sizes(top) == (0, 0)
    assert courier.delivered == 5


async def test_every_kind_of_lane_has_a_round_of_its_own(top: Tabletop) -> None:
    lanes = ("public:1", "dm:1", "remind:1", "sweep:1", "night:1")
    rounds = {lane: Notebook(top) for lane in lanes}
    courier = Courier(top.services, *rounds.values())
    for lane in lanes:
        await post(top, lane, f"for {lane}")
    courier.wake()
    await idle()
    assert {lane: book.delivered for lane, book in rounds.items()} == {
        lane: [f"for {lane}"] for lane in lanes
    }


async def test_a_slow_lane_does_not_hold_up_a_lane_that_starts_later(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    held = asyncio.Event()
    book.script["slow"] = [held]
    await post(top, "dm:1", "slow")
    courier.wake()
    await book.reached.wait()
    await post(top, "dm:2", "quick")
    courier.wake()
    await book.done["quick"].wait()
    held.set()
    await idle()


async def test_no_row_is_forgotten_whenever_it_arrives(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    """Rows are written at every moment of a lane's life, and one wake each delivers them all."""
    for number in range(60):
        await post(top, f"dm:{number % 3}", f"{number}")
        courier.wake()
        for _ in range(number % 11):
            await asyncio.sleep(0)
    await idle()
    assert sorted(map(int, book.delivered)) == list(range(60))


async def test_a_row_that_arrives_between_a_lane_s_last_look_and_its_end_is_not_forgotten(
    top: Tabletop, book: Notebook, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post(top, "dm:1", "first")
    read = top.services.store.read
    came: list[str] = []

    async def read_and_be_late(job: Any) -> Any:
        found = await read(job)
        if found == [] and not came and book.delivered:
            came.append("late")  # the lane has seen an empty outbox; now a row arrives
            await post(top, "dm:1", "late")
            courier.wake()
            while courier._looking is not None:
                await asyncio.wait([courier._looking])
        return found

    monkeypatch.setattr(top.services.store, "read", read_and_be_late)
    courier.wake()
    await idle()
    assert came == ["late"]
    assert book.delivered == ["first", "late"]


async def test_when_everything_is_delivered_no_task_and_no_alarm_is_left(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    await post(top, "dm:1", "a")
    courier.wake()
    await idle()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert courier._lanes == {}
    assert courier._looking is None
    assert courier._alarm._handle is None


async def test_a_paused_table_s_lane_does_not_spin(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    number = await top.sit("slasher", PersonId(1), PersonId(2))
    await top.services.lost_places.pause(number, "pause-thread-gone")
    courier.wake()
    await idle()
    assert book.tried == ['{"type":"text","key":"pause-thread-gone.host","args":{"number":"1"}}']
    book.script["{}"] = [Waiting(), Waiting(), Waiting()]
    await top.services.lost_places.resume(number, "pause-thread-gone")
    courier.wake()
    await idle()
    assert book.tried[1:] == ["{}"], "a lane that has to wait is tried once"
    courier.wake()
    await idle()
    assert book.tried[1:] == ["{}", "{}"]


async def test_a_row_for_another_place_is_sent_there_at_once(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [Again()]
    await post(top, "dm:1", "a")
    courier.wake()
    await idle()
    assert book.tried == ["a", "a"]
    assert book.delivered == ["a"]


async def test_a_row_that_has_to_wait_is_not_tried_before_its_time(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [Later(top.clock.now() + 5 * SECOND)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    top.clock.pass_by(5 * SECOND - 1)
    courier.wake()
    await ring()
    assert book.tried == ["a"]
    top.clock.pass_by(1)
    await ring()
    assert book.delivered == ["a", "b"]
    assert book.doubted == [], "nothing had been sent"


# -- the end and the next start --------------------------------------------------------------------


async def test_stop_finishes_the_message_under_way_and_leaves_the_rest(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    held = asyncio.Event()
    book.script["a"] = [held]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await book.reached.wait()
    stopping = asyncio.create_task(courier.stop())
    await asyncio.sleep(0)
    held.set()
    await stopping
    assert book.delivered == ["a"]
    assert await sizes(top) == (1, 0)
    courier.wake()
    top.clock.pass_by(HOUR)
    await ring()
    assert book.tried == ["a"], "the courier works after its end"


async def test_stop_breaks_off_a_delivery_that_takes_too_long(
    top: Tabletop, book: Notebook, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.post.courier._FINISH_SECONDS", 0.01)
    book.script["a"] = [asyncio.Event()]
    await post(top, "dm:1", "a")
    courier.wake()
    await book.reached.wait()
    await courier.stop()
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert await sizes(top) == (1, 0)


async def test_only_rows_of_an_earlier_process_are_in_doubt(top: Tabletop, book: Notebook) -> None:
    await post(top, "dm:1", "left")
    courier = Courier(top.services, book, book, book, book, book)
    courier.wake()
    await idle()
    await post(top, "dm:1", "new")
    courier.wake()
    await idle()
    assert book.delivered == ["left", "new"]
    assert book.doubted == ["left"]
