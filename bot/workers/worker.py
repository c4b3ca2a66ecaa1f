"""One process beside the bot's: started when it is first needed, replaced when it dies, and ended
with the bot.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class WorkerDiedError(Exception):
    """The process died twice over the same work."""


class StuckError(Exception):
    """The work took longer than it may, and was given up."""


class Worker:
    """A process that does one thing after another. Between two of them nothing waits on the loop.

    niceness: by how much its priority is below the bot's. limit: seconds of processor time (not of
    waiting on a busy machine) after which a piece of work is given up, so that one that never ends
    does not keep all others waiting.
    """

    def __init__(self, niceness: int = 0, limit: float = 60.0) -> None:
        self._niceness, self.limit = niceness, limit
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Returns what `work` returns there; it and everything it is given must be picklable.

        Raises `WorkerDiedError`, `StuckError`, and whatever `work` raises.
        """
        try:
            return await self._once(work, *args)
        except BrokenProcessPool:
            try:
                return await self._once(work, *args)
            except BrokenProcessPool as error:
                raise WorkerDiedError("a process died twice over the same work") from error

    async def _once(self, work: Callable[..., T], *args: object) -> T:
        if self._pool is None:
            self._pool = _start_pool(self._niceness)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(
                pool, _within, self.limit, work, *args
            )
        except BrokenProcessPool:
            if self._pool is pool:  # nobody else has replaced it yet
                self.close()
            raise

    def close(self) -> None:
        """Ends the process once it has finished what it is doing. If there is more work, another
        is started.
        """
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _start_pool(niceness: int) -> ProcessPoolExecutor:
    # Spawned, not forked: the bot's process has threads and open sockets.
    return ProcessPoolExecutor(
        1,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_prepare,
        initargs=(niceness,),
    )


def _prepare(niceness: int) -> None:
    # Ctrl-C reaches the whole process group, but the bot ends its worker itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _within(seconds: float, work: Callable[..., T], *args: object) -> T:
    """Does a piece of work. Raises `StuckError` in the middle of it when it takes too long."""
    signal.signal(signal.SIGPROF, _give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work(*args)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(*_: object) -> None:
    raise StuckError


def _end_with_parent() -> None:
    """Ends a worker whose bot was killed, because it would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
