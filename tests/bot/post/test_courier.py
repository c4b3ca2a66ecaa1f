"""The courier by itself: order, patience, what becomes of trouble, and that it ends."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.clock import DAY, HOUR, MINUTE, SECOND
from bot.post.courier import Again, Courier, Later, Outcome, Waiting
from bot.post.trouble import QUARANTINE, Trouble
from bot.store.errors import StoreBusyError
from tests.bot.waiting import idle, ring

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.rows import OutboxRow
    from tests.bot.tables.tabletop import Tabletop


class Answer:
    reason = "no"

    def __init__(self, status: int) -> None:
        self.status = status


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(Answer(status), {"code": code, "message": "no"})  # type: ignore[arg-type]


class Notebook:
    """A round that writes down what it is given; `script` says what to raise for a body."""

    def __init__(self, top: Tabletop) -> None:
        self.store = top.house.store
        self.delivered: list[str] = []
        self.tried: list[str] = []
        self.doubted: list[str] = []
        self.failures: list[tuple[str, Trouble]] = []
        self.script: dict[str, list[BaseException | asyncio.Event]] = {}
        self.outcome = Outcome.PARK
        self.reached = asyncio.Event()
        self.done: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def deliver(self, rows: list[OutboxRow]) -> None:
        row = rows[0]
        self.tried.append(row.body)
        if row.doubt:
            self.doubted.append(row.body)
        self.reached.set()
        steps = self.script.get(row.body, [])
        if steps:
            step = steps.pop(0)
            if isinstance(step, asyncio.Event):
                await step.wait()
            else:
                raise step
        self.delivered.append(row.body)
        await self.store.write(lambda tx: tx.delivered([row]))
        self.done[row.body].set()

    async def failed(self, row: OutboxRow, trouble: Trouble) -> Outcome:
        self.failures.append((row.body, trouble))
        if self.outcome is Outcome.GO_ON:
            await self.store.write(lambda tx: tx.delivered([row]))
        return self.outcome


@pytest.fixture
def book(top: Tabletop) -> Notebook:
    return Notebook(top)


@pytest.fixture
async def courier(top: Tabletop, book: Notebook) -> Courier:
    made = Courier(top.house, book, book)
    made.wake()  # as at the start of the bot
    await idle()
    return made


async def post(top: Tabletop, lane: str, *bodies: str) -> None:
    for body in bodies:
        await top.house.store.write(lambda tx, b=body: tx.post(None, lane, "note", b))


async def sizes(top: Tabletop) -> tuple[int, int]:
    """How many rows wait, and how many are parked."""
    return await top.house.store.read(lambda tx: (tx.outbox_size(), len(tx.parked())))


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


async def test_a_lane_that_begins_to_wait_later_is_not_held_up_by_a_slow_one(
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


async def test_no_row_is_forgotten_whenever_it_comes(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    """Rows written at every moment of a lane's life are all delivered by the one wake each has."""
    for number in range(60):
        await post(top, f"dm:{number % 3}", f"{number}")
        courier.wake()
        for _ in range(number % 11):
            await asyncio.sleep(0)
    await idle()
    assert sorted(map(int, book.delivered)) == list(range(60))


async def test_a_row_that_comes_between_a_lane_s_last_look_and_its_end_is_not_forgotten(
    top: Tabletop, book: Notebook, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post(top, "dm:1", "first")
    read = top.house.store.read
    came: list[str] = []

    async def read_and_be_late(job: Any) -> Any:
        found = await read(job)
        if found == [] and not came and book.delivered:
            came.append("late")  # the lane has seen that nothing waits; now something does
            await post(top, "dm:1", "late")
            courier.wake()
            while courier._looking is not None:
                await asyncio.wait([courier._looking])
        return found

    monkeypatch.setattr(top.house.store, "read", read_and_be_late)
    courier.wake()
    await idle()
    assert came == ["late"]
    assert book.delivered == ["first", "late"]


async def test_it_ends_when_all_is_done_and_nothing_is_parked_on_the_loop(
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
    number = await top.sit("slasher", 1, 2)
    await top.house.keeping.pause(number, "pause-thread-gone")
    courier.wake()
    await idle()
    assert book.tried == ['{"type":"text","key":"pause-thread-gone.host","args":{"number":"1"}}']
    book.script["{}"] = [Waiting(), Waiting(), Waiting()]
    await top.house.keeping.resume(number)
    courier.wake()
    await idle()
    assert book.tried[1:] == ["{}"], "a lane that has to wait is tried once"
    courier.wake()
    await idle()
    assert book.tried[1:] == ["{}", "{}"]


async def test_a_row_for_another_place_is_taken_there_at_once(
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


# -- trouble -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "passing",
    [
        lambda: refusal(500),
        lambda: refusal(502),
        lambda: refusal(503),
        lambda: refusal(429),
        lambda: refusal(429, 30046),
        lambda: refusal(401),
        lambda: refusal(403),  # the network in front of Discord, not Discord
        lambda: discord.RateLimited(70.0),
        lambda: ConnectionResetError(),
        lambda: TimeoutError(),
        lambda: StoreBusyError("held"),
    ],
)
async def test_passing_trouble_is_tried_again_at_the_head_of_the_lane(
    top: Tabletop, book: Notebook, courier: Courier, passing: Callable[[], BaseException]
) -> None:
    book.script["a"] = [passing(), passing()]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    assert book.tried == ["a"]
    top.clock.pass_by(SECOND)
    await ring()
    assert book.tried == ["a", "a"]
    top.clock.pass_by(SECOND)  # twice as long the second time
    await ring()
    assert book.tried == ["a", "a"]
    top.clock.pass_by(SECOND)
    await ring()
    assert book.delivered == ["a", "b"]
    assert book.doubted == ["a", "a"], "it may have been sent all the same"
    assert book.failures == []


async def test_an_outage_however_long_loses_nothing(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(500) for _ in range(60)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    for _ in range(60):
        top.clock.pass_by(5 * MINUTE)
        await ring()
    assert book.delivered == ["a", "b"]
    assert len(book.tried) == 62
    assert await sizes(top) == (0, 0)


@pytest.mark.logs_errors
async def test_a_row_that_fails_while_others_go_through_is_parked_at_last(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(500) for _ in range(60)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    for number in range(20):
        top.clock.pass_by(4 * MINUTE)
        await ring()
        await post(top, "dm:2", f"other {number}")
        courier.wake()
        await ring()
        top.clock.pass_by(MINUTE)
        await ring()
    assert "b" in book.delivered
    assert "a" not in book.delivered
    assert await sizes(top) == (0, 1)
    assert courier.parked == 1
    assert len([tried for tried in book.tried if tried == "a"]) >= 12


@pytest.mark.logs_errors
async def test_after_a_day_a_row_is_at_fault_even_if_there_is_no_other(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(500) for _ in range(400)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    for _ in range(12):
        top.clock.pass_by(5 * MINUTE)
        await ring()
    assert await sizes(top) == (2, 0)
    top.clock.pass_by(DAY)
    await ring()
    assert book.delivered == ["b"]
    assert await sizes(top) == (0, 1)


@pytest.mark.logs_errors
@pytest.mark.parametrize("poison", [refusal(400, 50035), KeyError("ann's president")])
async def test_poison_is_parked_logged_and_the_lane_goes_on(
    top: Tabletop,
    book: Notebook,
    courier: Courier,
    poison: Exception,
    caplog: pytest.LogCaptureFixture,
) -> None:
    book.script["secret of ann"] = [poison]
    await post(top, "dm:1", "secret of ann", "b")
    courier.wake()
    await idle()
    assert book.delivered == ["b"]
    assert await sizes(top) == (0, 1)
    assert courier.parked == 1
    logged = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(logged) == 1
    assert "poison" in logged[0].getMessage()
    assert type(poison).__name__ in logged[0].getMessage()
    everything = caplog.text
    assert "president" not in everything
    assert "secret" not in everything, "the log says what was to be told"
    kept = await top.house.store.read(lambda tx: tx.parked())
    assert [(row.body, row.parked) for row in kept] == [("secret of ann", "poison")]


async def test_a_quarantine_is_waited_out_and_parks_nothing(
    top: Tabletop, book: Notebook, courier: Courier
) -> None:
    book.script["a"] = [refusal(403, 40003) for _ in range(20)]
    await post(top, "dm:1", "a")
    courier.wake()
    await idle()
    for tries in range(1, 21):
        assert len(book.tried) == tries
        top.clock.pass_by(QUARANTINE - 1)
        courier.wake()
        await ring()
        assert len(book.tried) == tries
        top.clock.pass_by(1)
        await ring()
    assert book.delivered == ["a"]


@pytest.mark.logs_errors
@pytest.mark.parametrize(
    ("outcome", "delivered", "left"),
    [
        (Outcome.PARK, ["b"], (0, 1)),
        (Outcome.GO_ON, ["b"], (0, 0)),
        (Outcome.WAIT, [], (2, 0)),
    ],
)
async def test_lasting_trouble_is_the_round_s_to_judge(
    top: Tabletop,
    book: Notebook,
    courier: Courier,
    outcome: Outcome,
    delivered: list[str],
    left: tuple[int, int],
) -> None:
    book.outcome = outcome
    book.script["a"] = [refusal(403, 50013)]
    await post(top, "dm:1", "a", "b")
    courier.wake()
    await idle()
    assert book.failures == [("a", Trouble.NO_ACCESS)]
    assert book.delivered == delivered
    assert await sizes(top) == left


@pytest.mark.logs_errors
async def test_a_store_in_trouble_only_makes_it_wait(
    top: Tabletop, book: Notebook, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post(top, "dm:1", "a")

    async def busy(*_: object) -> Any:
        raise StoreBusyError("held")

    with monkeypatch.context() as patched:
        patched.setattr(top.house.store, "read", busy)
        courier.wake()
        await idle()
    assert book.tried == []
    with monkeypatch.context() as patched:
        patched.setattr(top.house.store, "write", busy)
        top.clock.pass_by(8 * SECOND)
        await ring()
    top.clock.pass_by(8 * SECOND)
    await ring()
    assert await sizes(top) == (0, 0)


@pytest.mark.logs_errors
async def test_what_was_sent_but_could_not_be_written_down_is_in_doubt(
    top: Tabletop, book: Notebook, courier: Courier, monkeypatch: pytest.MonkeyPatch
) -> None:
    await post(top, "dm:1", "a")

    async def busy(*_: object) -> Any:
        raise StoreBusyError("held")

    with monkeypatch.context() as patched:
        patched.setattr(top.house.store, "write", busy)
        courier.wake()
        await idle()
    assert book.tried == ["a"]
    assert book.doubted == []
    top.clock.pass_by(8 * SECOND)
    await ring()
    assert book.doubted == ["a"]
    assert await sizes(top) == (0, 0)


# -- the end and the next beginning ----------------------------------------------------------------


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
    assert book.tried == ["a"], "it works after its end"


async def test_stop_breaks_off_what_takes_too_long(
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


async def test_what_an_earlier_process_left_is_in_doubt_and_what_is_new_is_not(
    top: Tabletop, book: Notebook
) -> None:
    await post(top, "dm:1", "left")
    courier = Courier(top.house, book, book)
    courier.wake()
    await idle()
    await post(top, "dm:1", "new")
    courier.wake()
    await idle()
    assert book.delivered == ["left", "new"]
    assert book.doubted == ["left"]
