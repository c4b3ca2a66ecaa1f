"""Results that take long to work out and are worth keeping: worked out once for everybody who asks
for the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable

T = TypeVar("T")


def _one(_result: object) -> int:
    return 1


class SharedResults(Generic[T]):
    """Results by key. The oldest are dropped once all together are larger than `most`.

    size: how much room a result takes; without it they are counted. What fails is not kept.
    """

    def __init__(self, most: int, size: Callable[[T], int] = _one) -> None:
        self._most, self._size = most, size
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._room = 0
        self._running: dict[Hashable, asyncio.Task[T]] = {}

    @property
    def running(self) -> int:
        """How many results are being worked out."""
        return len(self._running)

    def has(self, key: Hashable) -> bool:
        """Whether a result is kept, so that getting it takes no time."""
        return key in self._kept

    def is_asked(self, key: Hashable) -> bool:
        """Whether a result is kept or being worked out."""
        return key in self._kept or key in self._running

    async def get(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Returns the result with this key, from `work` if it is neither kept nor on its way.

        Raises whatever `work` raises. Somebody who stops waiting stops nobody else's.
        """
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._running.get(key)
        if task is None:
            task = self._running[key] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(task)

    def _finished(self, key: Hashable, task: asyncio.Task[T]) -> None:
        del self._running[key]
        if task.cancelled() or task.exception() is not None:
            return
        result = self._kept[key] = task.result()
        self._room += self._size(result)
        while self._room > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._room -= self._size(oldest)
