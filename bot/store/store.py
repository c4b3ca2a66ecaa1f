"""The store as the rest of the bot knows it: a Protocol that another database can keep too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.transaction import Transaction

T = TypeVar("T")


class Store(Protocol):
    """Durable rows. A job is a plain function of one `Transaction`; it must not await.

    timed: called with how many jobs were written together and how many seconds that took.
    """

    timed: Callable[[int, float], None] | None

    async def write(
        self, job: Callable[[Transaction], T], then: Callable[[T], Any] | None = None
    ) -> T:
        """Run `job`; when this returns, all it wrote is on disk.

        then: called with the result as soon as it is on disk, before anything else of ours runs,
        also if who waits is cancelled: a cache is changed here. A cancelled wait ends only when it
        is decided whether the job was written. If the job raises, nothing of it was written and
        the exception comes through; trouble with the database itself is a `StoreError`.
        """

    async def read(self, job: Callable[[Transaction], T]) -> T:
        """Run `job` on one consistent state; nothing it writes is kept. Raises `StoreError`."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database; a second call does nothing."""
