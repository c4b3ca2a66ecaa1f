"""What takes long to work out and is worth remembering: done in a process of its own, once for
everybody who asks for the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

from bot.tables.errors import TableError
from bot.workers.worker import Worker, WorkerDiedError
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")

MOST = 256
"""The findings that are remembered."""
MOST_WAITING = 20
"""The most that is worked out, or waits for it, at a time."""
_NICENESS = 15
"""Below the thinker's: nobody's move waits for a finding."""


class BusyError(TableError):
    """It cannot be worked out now, because too much is, or because the process dies of it."""

    def __init__(self) -> None:
        super().__init__(text("finding-busy"))


class Findings:
    """Works things out with one worker process of low priority, and remembers them."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker(_NICENESS)
        self._found: OrderedDict[Hashable, Any] = OrderedDict()
        self._asked: dict[Hashable, asyncio.Task[Any]] = {}

    def has(self, key: Hashable) -> bool:
        """Whether something is known already, so that finding it takes no time."""
        return key in self._found

    async def find(self, key: Hashable, work: Callable[..., T], *args: object) -> T:
        """Returns what `work` returns in the worker, or has returned under this key before.

        Raises `BusyError`, and whatever `work` raises.
        """
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]  # type: ignore[no-any-return]
        task = self._asked.get(key)
        if task is None:
            if len(self._asked) >= MOST_WAITING:
                raise BusyError
            task = self._asked[key] = asyncio.create_task(self._worker.run(work, *args))
            task.add_done_callback(lambda done: self._keep(key, done))
        try:
            return await asyncio.shield(task)
        except WorkerDiedError as error:
            raise BusyError from error

    def close(self) -> None:
        """Ends the worker once it has finished what it is doing."""
        self._worker.close()

    def _keep(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        del self._asked[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._found[key] = task.result()
        while len(self._found) > MOST:
            self._found.popitem(last=False)
