"""Measurements of how long one press takes, and how many go through when many are in flight."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from bot.benching.presses import PreparedInteraction, Presses

WARM_UP = 60
ALONE = 400
"""Presses of each kind, one after another."""
TABLES = 50
ROUNDS = 8
"""Rounds; in each of them one move is made at every table."""


class Latency(msgspec.Struct, frozen=True):
    """The times of answers, in milliseconds."""

    median: float
    p99: float

    @classmethod
    def of(cls, seconds: list[float]) -> Latency:
        """Returns the statistics of these times."""
        ordered = sorted(seconds)
        return cls(1e3 * ordered[len(ordered) // 2], 1e3 * ordered[int(len(ordered) * 0.99)])


class Rate(msgspec.Struct, frozen=True):
    """The throughput. cpu: milliseconds of the bot's process for each press."""

    a_second: float
    cpu: float


class Pair(msgspec.Struct, frozen=True):
    """The same figure for the press that does nothing and for a whole move, with their ratio."""

    still: float
    move: float

    @property
    def ratio(self) -> float:
        """The second figure divided by the first."""
        return self.move / self.still if self.still else 0.0


class Side(msgspec.Struct, frozen=True):
    """All measurements of one kind.

    in_flight: how many presses waited for their answer at once.
    """

    still: Latency
    move: Latency
    in_flight: int
    still_rate: Rate
    move_rate: Rate

    @property
    def median(self) -> Pair:
        """The median milliseconds to the answer."""
        return Pair(self.still.median, self.move.median)

    @property
    def throughput(self) -> Pair:
        """The presses per second in flight."""
        return Pair(self.still_rate.a_second, self.move_rate.a_second)

    @property
    def cpu(self) -> Pair:
        """The milliseconds of the bot's process in flight."""
        return Pair(self.still_rate.cpu, self.move_rate.cpu)


async def measure(presses: Presses, in_flight: int) -> Side:
    """Measures one kind. Raises TimeoutError if the bot does not answer."""
    alone = presses.panel()
    for _ in range(WARM_UP):
        await presses.send(await presses.prepare(alone, 0))
        await presses.still(alone)
    gc.collect()
    gc.freeze()
    still, move = [], []
    # Alternating, so that other load on this machine affects both alike.
    for _ in range(ALONE):
        move.append(await presses.send(await presses.prepare(alone, 0)))
        still.append(await presses.still(alone))
    still_rate, move_rate = await _rates(presses, in_flight)
    return Side(Latency.of(still), Latency.of(move), in_flight, still_rate, move_rate)


async def _rates(presses: Presses, in_flight: int) -> tuple[Rate, Rate]:
    """Returns the throughput at `TABLES` tables with `in_flight` presses at once: doing nothing,
    and moves.
    """
    asking = presses.panel()
    panels = [presses.panel() for _ in range(TABLES)]
    still, move = _Sum(), _Sum()
    for _ in range(ROUNDS):
        events = [presses.still_event(panel) for panel in panels]
        await _round(presses, asking, events, in_flight, still)
        events = [await presses.prepare(panel, 1 + n) for n, panel in enumerate(panels)]
        await _round(presses, asking, events, in_flight, move)
    return still.rate, move.rate


class _Sum:
    """A sum over rounds."""

    def __init__(self) -> None:
        self.presses = 0
        self.seconds = 0.0
        self.cpu = 0.0

    @property
    def rate(self) -> Rate:
        return Rate(self.presses / self.seconds, 1e3 * self.cpu / self.presses)


async def _round(
    presses: Presses, asking: int, events: list[PreparedInteraction], in_flight: int, total: _Sum
) -> None:
    """Sends these events, `in_flight` at once, and adds up the time they took."""
    waiting = iter(events)

    async def one_after_another() -> None:
        for event in waiting:
            await presses.send(event)

    before = await presses.use(asking)
    start = time.perf_counter()
    await asyncio.gather(*(one_after_another() for _ in range(in_flight)))
    total.seconds += time.perf_counter() - start
    after = await presses.use(asking)
    total.cpu += after.cpu - before.cpu
    total.presses += len(events)
