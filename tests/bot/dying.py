"""A process that is killed between two of its transactions."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import pytest

from bot.store.errors import StoreClosedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store.store import Store


@contextlib.contextmanager
def dies_after(store: Store, writes: int) -> Iterator[None]:
    """Lets only so many writing transactions through, and then ends the process."""
    left = writes
    with pytest.MonkeyPatch.context() as patched:
        write = store.write

        async def killed(job: Any, then: Any = None) -> Any:
            nonlocal left
            if left == 0:
                raise StoreClosedError
            left -= 1
            return await write(job, then)

        patched.setattr(store, "write", killed)
        with pytest.raises(StoreClosedError):
            yield
