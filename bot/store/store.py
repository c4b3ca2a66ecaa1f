"""The store as the rest of the bot knows it: a Protocol that another database can keep too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.transaction import Transaction

T = TypeVar("T")


class Store(Protocol):
    """Durable rows. A job is a plain function of one `Transaction`; it must not await."""

    async def write(self, job: Callable[[Transaction], T]) -> T:
        """Run `job`; when this returns, all it wrote is on disk.

        If it raises, nothing of it was written and the exception comes through; trouble with the
        database itself is a `StoreError`.
        """

    async def read(self, job: Callable[[Transaction], T]) -> T:
        """Run `job`, which only reads. Raises `StoreError`."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
