"""The store as the rest of the bot knows it: a Protocol that another database could implement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.transaction import Transaction

T = TypeVar("T")


class Store(Protocol):
    """Durable rows. A job is a plain function of one `Transaction`; it must not await.

    timed: called with the number of jobs that were written together and the seconds it took.
    """

    timed: Callable[[int, float], None] | None

    async def write(
        self, job: Callable[[Transaction], T], then: Callable[[T], Any] | None = None
    ) -> T:
        """Runs `job`; when this returns, everything it wrote is on disk.

        then: called with the result as soon as it is on disk, before any other code of ours runs,
        even if the caller is cancelled, so a cache can be changed there. A cancelled wait ends only
        when the job has been written or not. If the job raises, nothing of it was written and the
        exception comes through; trouble with the database itself is a `StoreError`.
        """

    async def read(self, job: Callable[[Transaction], T]) -> T:
        """Runs `job` on one consistent state; anything it writes is rolled back. Raises
        `StoreError`.
        """

    async def close(self) -> None:
        """Finishes the work under way and closes the database; a second call does nothing."""
