"""Where computer players think: in another process, one table after another, so that the bot
answers people meanwhile.

Servers take turns, so nobody's tables keep those of others waiting. A player that would have to
wait is not kept waiting either: it thinks less.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from bot.workers.worker import Worker, WorkerDiedError
from games.registry import all_games, find_game
from games.thinking import Level, think

if TYPE_CHECKING:
    from games.engine import Path
    from games.thinking.mind import Temper

PATIENCE = 1.0
"""Seconds in the queue after which a hard player makes a normal move."""

DEADLINE = 2.0
"""Seconds after which the normal move is made without the worker."""

LIMIT = 5.0
"""Seconds of processor time after which the worker gives a thought up and takes the next."""

MOST_WAITING = 200
"""The longest queue; whoever comes then is not kept waiting at all."""

_NICENESS = 10


class Job(msgspec.Struct, frozen=True):
    """A question to a computer player: a view of a game, and the level, temper and seed that with
    it decide the move. server: whose turn it is in the queue
    (a person for their private tables).
    """

    server: int
    game: str
    view: Any
    level: Level
    temper: Temper
    seed: bytes


class Decision(msgspec.Struct, frozen=True):
    """The move that was chosen. hurried: at the normal level, because there was no time."""

    path: Path
    hurried: bool = False


class Timed(Protocol):
    """A listener that is told how long each answer took."""

    def __call__(self, seconds: float, *, hurried: bool) -> None:
        """Notes an answer."""


class _Waiting:
    """A job in the queue, since when, and its answer to come."""

    __slots__ = ("answer", "job", "since")

    def __init__(self, job: Job, now: float, answer: asyncio.Future[Decision]) -> None:
        self.job, self.since, self.answer = job, now, answer


class Thinker:
    """Thinks with one worker process of low priority. Between two thoughts nothing waits on the
    loop.

    timed: told the seconds that an answer took, and whether it was hurried.
    """

    def __init__(
        self,
        worker: Worker | None = None,
        patience: float = PATIENCE,
        deadline: float = DEADLINE,
    ) -> None:
        self._worker = worker or Worker(_NICENESS, LIMIT)
        self._patience, self._deadline = patience, deadline
        self._queue: OrderedDict[int, deque[_Waiting]] = OrderedDict()
        self._waiting = 0
        self._working: asyncio.Task[None] | None = None
        self.timed: Timed | None = None
        self._starting: asyncio.Task[None] | None = None

    async def think(self, job: Job) -> Decision:
        """Returns the move, within the deadline. Raises what the game's mind raises."""
        begun = asyncio.get_running_loop().time()
        decision = await self._think(job)
        if self.timed is not None:
            now = asyncio.get_running_loop().time()
            self.timed(now - begun, hurried=decision.hurried)
        return decision

    async def _think(self, job: Job) -> Decision:
        if self._waiting >= MOST_WAITING:
            return at_once(job)
        loop = asyncio.get_running_loop()
        waiting = _Waiting(job, loop.time(), loop.create_future())
        self._queue.setdefault(job.server, deque()).append(waiting)
        self._waiting += 1
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name="thinker")
        try:
            async with asyncio.timeout(self._deadline):
                return await waiting.answer
        except TimeoutError:
            return at_once(job)
        finally:
            self._forget(waiting)

    def get_ready(self) -> None:
        """Starts the worker, which takes a second, before anybody has to think."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start(), name="thinker starts")

    async def _start(self) -> None:
        with contextlib.suppress(WorkerDiedError):
            await self._worker.run(_know_games)

    def close(self) -> None:
        """Ends the worker. Whoever waits for an answer has to be cancelled before."""
        for task in (self._working, self._starting):
            if task is not None:
                task.cancel()
        self._worker.close()

    def _forget(self, waiting: _Waiting) -> None:
        """Takes a job whose answer nobody waits for any more out of the queue."""
        queue = self._queue.get(waiting.job.server, deque())
        with contextlib.suppress(ValueError):
            queue.remove(waiting)
            self._waiting -= 1
        if not queue:
            self._queue.pop(waiting.job.server, None)

    async def _work(self) -> None:
        try:
            while self._queue:
                waiting = self._next()
                try:
                    answer = await self._ask(waiting)
                except Exception as error:
                    if not waiting.answer.done():
                        waiting.answer.set_exception(error)
                else:
                    if not waiting.answer.done():
                        waiting.answer.set_result(answer)
        finally:
            self._working = None

    def _next(self) -> _Waiting:
        """Takes the oldest job of the server whose turn it is out of the queue."""
        server, queue = self._queue.popitem(last=False)
        waiting = queue.popleft()
        self._waiting -= 1
        if queue:
            self._queue[server] = queue
        return waiting

    async def _ask(self, waiting: _Waiting) -> Decision:
        job = waiting.job
        late = asyncio.get_running_loop().time() - waiting.since > self._patience
        hurried = late and job.level is Level.HARD
        level = Level.NORMAL if hurried else job.level
        try:
            path = await self._worker.run(choose, job.game, job.view, level, job.temper, job.seed)
        except WorkerDiedError:
            return at_once(job)
        return Decision(path, hurried)


def at_once(job: Job) -> Decision:
    """Returns the move of a player that has no time; it is cheap enough for the bot's own
    process.
    """
    hurried = job.level is Level.HARD
    level = Level.NORMAL if hurried else job.level
    return Decision(choose(job.game, job.view, level, job.temper, job.seed), hurried)


def choose(game: str, view: Any, level: Level, temper: Temper, seed: bytes) -> Path:
    """Returns the move of a computer player, in whichever process."""
    return think(find_game(game), view, level, temper, seed).path


def _know_games() -> None:
    """Imports all games, which is most of what a new process has to do."""
    all_games()
