"""The services close whatever happens, because an open store would keep the process alive."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.store.errors import StoreClosedError, StoreFullError
from tests.bot.tables.tabletop import ANN, BOB, Tabletop

if TYPE_CHECKING:
    from pathlib import Path


async def test_the_store_is_closed_even_if_its_last_write_fails(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    top = await Tabletop.open(database)

    async def full() -> None:
        raise StoreFullError("no room")

    monkeypatch.setattr(top.services.heartbeat, "stop", full)
    with pytest.raises(StoreFullError):
        await top.services.close()
    store: Any = top.services.store
    thread = store._connection._thread
    thread.join(timeout=5)
    assert not thread.is_alive()
    await top.services.close()


async def test_nothing_is_written_after_the_end(database: Path) -> None:
    top = await Tabletop.open(database)
    number = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    await top.services.close()
    with pytest.raises(StoreClosedError):
        await top.services.playing.move(number, mover, path)
