"""What is found out by thinking for long: in a process of its own, once for everybody who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from bot.tables.errors import TableError
from bot.workers.shared import SharedResults
from bot.workers.worker import StuckError, Worker, WorkerDiedError
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
_LIMIT = 300.0
"""Seconds after which a finding is given up."""


class BusyError(TableError):
    """It cannot be worked out now, because too much is, or because it takes too long."""

    def __init__(self) -> None:
        super().__init__(text("finding-busy"))


class Findings:
    """Works things out with one worker process of low priority, and remembers them."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker(_NICENESS, _LIMIT)
        self._results: SharedResults[Any] = SharedResults(MOST)

    def has(self, key: Hashable) -> bool:
        """Whether something is known already, so that finding it takes no time."""
        return self._results.has(key)

    async def find(self, key: Hashable, work: Callable[..., T], *args: object) -> T:
        """Returns what `work` returns in the worker, or has returned under this key before.

        Raises `BusyError`, and whatever `work` raises.
        """
        if not self._results.is_asked(key) and self._results.running >= MOST_WAITING:
            raise BusyError
        try:
            found: T = await self._results.get(key, lambda: self._worker.run(work, *args))
        except (StuckError, WorkerDiedError) as error:
            raise BusyError from error
        return found

    def close(self) -> None:
        """Ends the worker once it has finished what it is doing."""
        self._worker.close()
