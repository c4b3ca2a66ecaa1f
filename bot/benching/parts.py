"""The parts of a move's time, measured separately, without Discord."""

from __future__ import annotations

import contextlib
import os
import time
from typing import TYPE_CHECKING

import msgspec

from bot.benching.client import BenchClient
from bot.clock import Clock
from bot.ids import InteractionId
from bot.services import Services
from bot.store.sqlite import SqliteStore
from bot.tables.drafts import lay_out
from bot.ui.panel.panel import panel
from bot.ui.sheets import voice

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


_MOVES = 300
_WARM_UP = 50
_FLUSHES = 50
_BLOCK = b"x" * 4096


class Parts(msgspec.Struct, frozen=True):
    """Median milliseconds.

    rules: the game's own part. seen: what every seat sees of it, may do after it and is told of it.
    commit: written and on the disk. panel: the answer put together.
    """

    rules: float
    seen: float
    commit: float
    panel: float


class _Watch:
    """A stopwatch for named parts."""

    def __init__(self) -> None:
        self._times: dict[str, list[float]] = {}

    @contextlib.contextmanager
    def of(self, name: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self._times.setdefault(name, []).append(time.perf_counter() - start)

    def median(self, name: str) -> float:
        """Returns the median milliseconds of a part."""
        ordered = sorted(self._times[name])
        return 1e3 * ordered[len(ordered) // 2]


async def measure_parts(database: Path) -> Parts:
    """Makes moves in a database of their own, and times their parts."""
    clock = Clock()
    store = await SqliteStore.open(database, clock.now)
    client = BenchClient(Services(store, clock))
    watch = _Watch()
    try:
        for number in range(_WARM_UP + _MOVES):
            # The first time takes longer than all later ones.
            await _move(client, watch if number >= _WARM_UP else _Watch(), InteractionId(number))
    finally:
        await client.close()
        await client.services.close()
    rules, step, move = (watch.median(name) for name in ("rules", "step", "move"))
    return Parts(rules, max(step - rules, 0), max(move - step, 0), watch.median("panel"))


async def _move(client: BenchClient, watch: _Watch, interaction_id: InteractionId) -> None:
    playing = client.services.playing
    table, seat, path = await client.choose(0)
    person = table.person_at(seat)
    with watch.of("rules"):
        table.game.play(table.state, seat, path, table.chance)
    with watch.of("step"):
        playing.step(table, seat, path)
    with watch.of("move"):
        after = await playing.move(table.id, person, path, interaction_id=interaction_id)
    with watch.of("panel"):
        panel(lay_out(after, seat, ()), voice("en", after), "✅")


def measure_flush(folder: Path) -> float:
    """Returns the median milliseconds that a flush of one block takes on the disk of a folder."""
    file = folder / "flush"
    times = []
    with file.open("wb", buffering=0) as out:
        for _ in range(_FLUSHES):
            out.write(_BLOCK)
            start = time.perf_counter()
            os.fsync(out.fileno())
            times.append(time.perf_counter() - start)
    file.unlink()
    return 1e3 * sorted(times)[_FLUSHES // 2]
