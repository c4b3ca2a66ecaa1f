"""The counts and timings of the running bot, for its operator alone.

No label names a person, a table or anything hidden. A secret answer is counted only when something
public happens at its table, so that no count jumps at the moment of the answer, and moves that
nobody ever hears of (a standing order) are not counted. Other figures (writes, deliveries, retries)
do change at that moment, which is why nobody else may read /metrics.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.ids import TableNumber


NAME = "under_the_table"

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_SLOW = (0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 1_800, 7_200)
TOO_MANY = 429
SERVERS_FAULT = 500


class Heard(Protocol):
    """A listener that is told how each request to Discord ended."""

    def __call__(self, *, answered: bool) -> None:
        """Notes the end of a request. answered: whether any answer came, good or bad."""


class Metrics:
    """The counts since the bot was started."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(namespace=NAME, registry=self.registry)  # memory, open files, processor
        self._held: dict[int, int] = {}
        make: Any = {"namespace": NAME, "registry": self.registry}
        self._moves = Counter("moves", "Moves people have made", **make)
        self._move = Histogram(
            "move_seconds", "From a move to its being on disk, sealed answers left out",
            buckets=_FAST, **make,
        )  # fmt: skip
        self._deliveries = Counter("deliveries", "Messages delivered", ["lane"], **make)
        self._retries = Counter("retries", "Deliveries to be tried again", ["trouble"], **make)
        self._requests = Counter(
            "discord_requests", "Requests to Discord by status; 429: too many", ["status"], **make
        )
        self._lag = Histogram(
            "deadline_lag_seconds", "How late what was due was done", buckets=_SLOW, **make
        )
        self._picture = Histogram(
            "picture_seconds", "Drawing a picture that was not kept", buckets=_FAST, **make
        )
        self._thought = Histogram(
            "thought_seconds", "What a computer player took to answer", buckets=_FAST, **make
        )
        self._hurried = Counter(
            "thoughts_hurried", "Moves of hard computers made as normal ones", **make
        )
        self._write = Histogram(
            "store_write_seconds", "Writing one group of changes to disk", buckets=_FAST, **make
        )
        self._written = Counter("store_changes", "Changes written", **make)
        self._tasks = Gauge("tasks", "What the bot is doing at once, or waiting for", **make)
        self._tables = Gauge("tables", "Tables by phase", ["phase"], **make)
        self._waiting = Gauge("outbox_waiting", "What waits to be delivered", **make)
        self._parked = Gauge("outbox_parked", "What can never be delivered", **make)
        self._overdue = Gauge("outbox_overdue_seconds", "How long the oldest has been due", **make)
        self._lost = Gauge(
            "gateway_lost_seconds", "How long there has been no connection to Discord", **make
        )
        self._writable = Gauge("store_writable", "1: the database can be written; 0: not", **make)
        self._backup = Gauge(
            "backup_age_seconds", "Age of the last good copy; -1: none, or none are made", **make
        )

    # -- while it happens ------------------------------------------------------------------------

    def moved(self, table: TableNumber, seconds: float, *, sealed: bool) -> None:
        """Counts a move of somebody. sealed: nobody else may know of it yet."""
        if sealed:
            self._held[table] = self._held.get(table, 0) + 1
            return
        self._moves.inc(1 + max(self._held.pop(table, 0), 0))
        self._move.observe(seconds)

    def taken_back(self, table: TableNumber) -> None:
        """Uncounts a sealed answer that was taken back."""
        self._held[table] = self._held.get(table, 0) - 1

    def delivered(self, lane: str) -> None:
        """Counts a delivered message. lane: its kind."""
        self._deliveries.labels(lane).inc()

    def retried(self, trouble: str) -> None:
        """Counts a delivery that failed for now. trouble: its kind."""
        self._retries.labels(trouble).inc()

    def rang(self, late: int) -> None:
        """Notes that something due was done `late` milliseconds after its time."""
        self._lag.observe(max(late, 0) / 1_000)

    def painted(self, seconds: float) -> None:
        """Notes how long a picture took."""
        self._picture.observe(seconds)

    def thought(self, seconds: float, *, hurried: bool) -> None:
        """Notes how long a computer took to answer, the queue included, and whether it had to be
        a normal player.
        """
        self._thought.observe(seconds)
        self._hurried.inc(hurried)

    def wrote(self, changes: int, seconds: float) -> None:
        """Counts changes that were written together, in `seconds`."""
        self._write.observe(seconds)
        self._written.inc(changes)

    def trace(self, heard: Heard | None = None) -> aiohttp.TraceConfig:
        """Returns a trace that counts the requests of an aiohttp session. heard: told whether
        each was answered.
        """
        heard = heard or (lambda *, answered: None)

        async def ended(
            _session: aiohttp.ClientSession, _context: Any, done: aiohttp.TraceRequestEndParams
        ) -> None:
            status = done.response.status
            kind = "429" if status == TOO_MANY else f"{status // 100}xx"
            self._requests.labels(kind).inc()
            heard(answered=status < SERVERS_FAULT)

        async def failed(
            _session: aiohttp.ClientSession,
            _context: Any,
            done: aiohttp.TraceRequestExceptionParams,
        ) -> None:
            if isinstance(done.exception, OSError | aiohttp.ClientError):  # not cancelled by us
                heard(answered=False)

        config = aiohttp.TraceConfig()
        config.on_request_end.append(ended)
        config.on_request_exception.append(failed)
        return config

    # -- when the figures are read ---------------------------------------------------------------

    def ways(self, *, without_gateway: float, writable: bool) -> None:
        """Sets whether people can play at this moment. without_gateway: seconds without one."""
        self._lost.set(without_gateway)
        self._writable.set(writable)

    def standing(
        self,
        phases: Mapping[str, int],
        *,
        waiting: int,
        parked: int,
        overdue: float,
        backup: float | None,
        tasks: int,
    ) -> None:
        """Sets the gauges of this moment. overdue, backup: seconds."""
        self._tasks.set(tasks)
        for phase, count in phases.items():
            self._tables.labels(phase).set(count)
        self._waiting.set(waiting)
        self._parked.set(parked)
        self._overdue.set(overdue)
        self._backup.set(-1 if backup is None else backup)
