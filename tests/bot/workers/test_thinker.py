"""The thinker: a process of its own, fair between servers, and never late."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import GuildId
from bot.workers import thinker as thinking
from bot.workers.thinker import Decision, Job, Thinker, at_once, choose
from bot.workers.worker import StuckError, Worker, WorkerDiedError
from games.chance import Seeded, make_seed
from games.registry import find_game
from games.thinking import Level
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.engine import Path

GAME = find_game("slush-fund")


def job(level: Level = Level.HARD, server: int = 1, words: str = "a view") -> Job:
    seed = make_seed(words)
    state = GAME.deal(2, GAME.options(), Seeded(seed)).state
    seat = min(GAME.deciders(state))
    view = GAME.view(state, seat)
    return Job(GuildId(server), GAME.key, view, level, Temper(), seed)


@pytest.fixture(scope="module")
def shared() -> Iterator[Thinker]:
    """A thinker with a real process, which waits for it however busy the machine is."""
    made = Thinker(patience=600, deadline=600)
    yield made
    made.close()


def process(thinker: Thinker) -> int:
    pool = thinker._worker._pool
    assert pool is not None
    (pid,) = pool._processes
    return pid


async def test_it_thinks_in_a_process_of_low_priority_and_not_in_the_bot_s(
    shared: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = [job(level, words=level) for level in Level]
    wanted = [choose(one.game, one.view, one.level, one.temper, one.seed) for one in jobs]

    def not_here(*_: Any) -> Any:
        raise AssertionError("the bot's own process thought")

    turns = 0

    async def counts() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(thinking, "think", not_here)
    counting = asyncio.create_task(counts())
    found = [await shared.think(one) for one in jobs]
    counting.cancel()
    assert [one.path for one in found] == wanted
    assert not any(one.hurried for one in found)
    assert turns > 100  # the loop went on meanwhile
    own, worker = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, process(shared)))
    assert worker > own
    assert asyncio.all_tasks() <= {asyncio.current_task(), counting}


async def test_it_gets_ready_before_anybody_has_to_think() -> None:
    worker = Slow()
    thinker = Thinker(worker, deadline=600)
    thinker.get_ready()
    thinker.get_ready()
    await asyncio.sleep(0)
    assert len(worker.asked) == 1
    await worker.answer()
    thinker.close()


async def test_a_worker_that_dies_is_replaced_and_finds_the_same_move(shared: Thinker) -> None:
    before = await shared.think(job())
    gone = process(shared)
    os.kill(gone, signal.SIGKILL)
    assert await shared.think(job()) == before
    assert process(shared) != gone


class Slow(Worker):
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []
        self.answers: list[asyncio.Future[Path]] = []

    async def run(self, work: Any, *args: Any) -> Any:
        self.asked.append(args)
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    async def answer(self, path: str = "deck") -> None:
        self.answers[-1].set_result((path,))
        for _ in range(5):
            await asyncio.sleep(0)


async def begin(thinker: Thinker, *jobs: Job) -> list[asyncio.Task[Decision]]:
    tasks = [asyncio.create_task(thinker.think(one)) for one in jobs]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


async def test_servers_take_turns() -> None:
    worker = Slow()
    jobs = [job(server=server, words=f"{n}") for n, server in enumerate((1, 1, 1, 2, 3))]
    tasks = await begin(Thinker(worker, patience=600, deadline=600), *jobs)
    for _ in jobs:
        await worker.answer()
    await asyncio.gather(*tasks)
    assert [args[-1] for args in worker.asked] == [jobs[n].seed for n in (0, 3, 4, 1, 2)]


async def test_whoever_waited_too_long_makes_a_normal_move_and_says_so() -> None:
    worker = Slow()
    hard, easy = job(Level.HARD), job(Level.EASY, words="other")
    tasks = await begin(Thinker(worker, patience=-1, deadline=600), hard, easy)
    await worker.answer("first")
    await worker.answer("second")
    assert [await task for task in tasks] == [
        Decision(("first",), hurried=True),
        Decision(("second",)),
    ]
    assert [args[2] for args in worker.asked] == [Level.NORMAL, Level.EASY]


async def test_after_the_deadline_the_move_is_made_without_the_worker() -> None:
    worker = Slow()
    thinker = Thinker(worker, deadline=0)
    one = job(Level.HARD)
    found = await thinker.think(one)
    normal = choose(one.game, one.view, Level.NORMAL, one.temper, one.seed)
    assert found == Decision(normal, hurried=True)
    easy = job(Level.EASY)
    assert not (await thinker.think(easy)).hurried  # that is how it plays anyway
    assert not thinker._queue
    thinker.close()


async def test_a_thought_without_end_is_given_up_and_the_next_is_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinker = Thinker(Worker(limit=0.01), patience=600, deadline=600)
    with monkeypatch.context() as patched:
        patched.setattr(thinking, "choose", _endless)
        with pytest.raises(StuckError):
            await thinker.think(job())
    pid = process(thinker)
    thinker._worker.limit = 600
    assert not (await thinker.think(job())).hurried
    assert process(thinker) == pid
    thinker.close()


def _endless(*_: object) -> None:
    while True:
        pass


async def test_a_queue_that_is_full_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_WAITING", 1)
    worker = Slow()
    thinker = Thinker(worker, deadline=600, patience=600)
    working = await begin(thinker, job(words="works"))
    waiting = await begin(thinker, job(words="waits"))
    late = job(words="late")
    assert await thinker.think(late) == at_once(late)
    for _ in range(2):
        await worker.answer()
    await asyncio.gather(*working, *waiting)


async def test_a_worker_that_cannot_be_had_keeps_nobody_waiting() -> None:
    class Dead(Worker):
        async def run(self, work: Any, *args: Any) -> Any:
            raise WorkerDiedError

    one = job()
    assert await Thinker(Dead(), deadline=600).think(one) == at_once(one)


async def test_a_job_that_nobody_waits_for_any_more_is_not_begun() -> None:
    worker = Slow()
    thinker = Thinker(worker, patience=600, deadline=600)
    first, second, third = await begin(thinker, *(job(words=word) for word in "abc"))
    second.cancel()
    await worker.answer()
    await worker.answer()
    await asyncio.gather(first, third)
    assert [args[-1] for args in worker.asked] == [make_seed("a"), make_seed("c")]


async def test_what_a_mind_raises_comes_through_and_the_next_job_is_done() -> None:
    class Broken(Worker):
        async def run(self, work: Any, *args: Any) -> Any:
            raise ZeroDivisionError

    thinker = Thinker(Broken(), deadline=600)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await thinker.think(job())
