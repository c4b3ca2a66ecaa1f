"""The shutdown of the bot, in which every wait has a limit and so has the whole."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

log = logging.getLogger(__name__)

GRACE_SECONDS = 7.0
"""Seconds after the time for the moves under way when the process ends, whatever it is doing."""

FINISH_SECONDS = 2.0
"""Seconds that one part of the work under way may take during the shutdown."""

_CANCEL_SECONDS = 1.0
"""Seconds that a cancelled task may take to end."""


async def finish(tasks: Iterable[asyncio.Future[Any] | None], seconds: float) -> None:
    """Waits at most `seconds` for these tasks to end, and cancels the others.

    Work handed to the store is completed or not started as always; a task that is cancelled while
    it waits for Discord loses an answer, never a move.
    """
    waiting = {task for task in tasks if task is not None and not task.done()}
    if not waiting:
        return
    _, late = await asyncio.wait(waiting, timeout=max(seconds, 0))
    for task in late:
        task.cancel()
    if late:
        log.info("%s not finished in time and broken off", len(late))
        await asyncio.wait(late, timeout=_CANCEL_SECONDS)


class TimeLimit:
    """Ends the process when its time is over, from a thread of its own, even if it is blocked by
    a thread that cannot be stopped.
    """

    def __init__(self) -> None:
        self._timer: threading.Timer | None = None

    def begin(self, seconds: float) -> None:
        """Gives the process this many seconds from now on."""
        self._timer = threading.Timer(seconds, self._over)
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        """Cancels the limit, because the process has ended in time."""
        if self._timer is not None:
            self._timer.cancel()

    def _over(self) -> None:
        log.warning("not everything had ended in time; it is broken off, and no move is lost")
        leave(0)


@contextlib.contextmanager
def limited() -> Iterator[TimeLimit]:
    """Yields a limit; once it has begun, the process ends in time even if the body does not."""
    limit = TimeLimit()
    try:
        yield limit
    finally:
        limit.stop()


def leave(code: int) -> None:
    """Ends the process now, without waiting for threads that still draw or copy. Nothing they do
    is needed, and a process that draws ends with this one.
    """
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)
