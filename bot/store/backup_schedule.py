"""Scheduled copies of the database, made while the bot runs, checked and rotated.

A copy is made on a thread of its own with SQLite's own backup, under another name until it has been
checked, and never replaces another one. The file names say when the last good copy was made, so a
restart continues the schedule.
"""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from bot.clock import HOUR
from bot.ending import FINISH_SECONDS, finish
from bot.safe_errors import describe
from bot.store.backup import copy
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bot.clock import Clock

log = logging.getLogger(__name__)

_STAMP = "%Y-%m-%dT%H-%M-%SZ"
_NAMED = re.compile(r"\.(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.db")
_LATE = 2
"""A good copy that is older than this many intervals is late."""


class Plan(msgspec.Struct, frozen=True):
    """The schedule. folder: where copies are kept. hours: the interval. daily, weekly: the days
    and weeks of which the last copy is kept; the newest of all is always kept.
    """

    folder: Path
    hours: float
    daily: int
    weekly: int


class Backups:
    """Makes copies while the bot runs. last: when the last good one was made, unix milliseconds,
    None if there is none.
    """

    def __init__(self, database: Path, plan: Plan, clock: Clock) -> None:
        self._database = database
        self._plan = plan
        self._clock = clock
        self._alarm = clock.alarm("backup", self._ring)
        self._running: asyncio.Task[None] | None = None
        self._stopped = False
        self.last: int | None = None

    async def start(self) -> None:
        """Finds the last good copy, and makes the next one when it is due, which may be at once."""
        made = await asyncio.to_thread(lambda: list(copies(self._database, self._plan.folder)))
        self.last = max(made, default=None)
        self._alarm.set(self._clock.now() if self.last is None else self.last + self._apart)

    async def stop(self) -> None:
        """Finishes the copy that is being made, unless that takes long, and begins no other.

        The next copy deletes the remains of one that was aborted.
        """
        self._stopped = True
        self._alarm.set(None)
        await finish([self._running], FINISH_SECONDS)

    @property
    def _apart(self) -> int:
        return int(self._plan.hours * HOUR)

    @property
    def late(self) -> bool:
        """Whether the last good copy is older than it should ever be."""
        return self.last is None or self._clock.now() - self.last > _LATE * self._apart

    @property
    def age(self) -> float | None:
        """The age of the last good copy in seconds, or None if there is none."""
        return None if self.last is None else (self._clock.now() - self.last) / 1_000

    @property
    def word(self) -> str:
        """The state of the copies, in a few words for an operator."""
        when = "never" if self.last is None else _stamp(self.last)
        return f"{'late' if self.late else 'good'}, last good one {when}"

    def _ring(self) -> None:
        if self._running is None and not self._stopped:
            self._running = asyncio.create_task(self._run(), name="backup")

    async def _run(self) -> None:
        now = self._clock.now()
        following = now + min(self._apart, HOUR)  # after a failure
        try:
            file = await asyncio.to_thread(self._make, now)
            self.last, following = now, now + self._apart
            log.info("backup %s made and checked", file)
        except (StoreError, OSError) as error:
            why = error.key if isinstance(error, StoreError) else error.strerror or describe(error)
            log.warning("backup failed: %s; the last good one: %s", why, self.word)
        except Exception as error:
            log.error("backup failed: %s", describe(error))
        finally:
            self._running = None
            if not self._stopped:
                self._alarm.set(following)

    def _make(self, now: int) -> str:
        """Makes a copy, deletes those that are no longer kept, and returns its name."""
        folder, stem = self._plan.folder, self._database.stem
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for left in folder.glob(f".{stem}.*.part"):  # of a process that was killed
            left.unlink(missing_ok=True)
        target = folder / f"{stem}.{_stamp(now)}.db"
        copy(self._database, target, checked=True)
        made = copies(self._database, folder)
        for time in superfluous(made, self._plan.daily, self._plan.weekly):
            made[time].unlink(missing_ok=True)
        return target.name


def copies(database: Path, folder: Path) -> dict[int, Path]:
    """Returns the copies of a database in a folder, by the time when they were made."""
    found = {}
    for file in folder.glob(f"{database.stem}.*.db"):
        named = _NAMED.fullmatch(file.name.removeprefix(database.stem))
        if named is not None:
            moment = datetime.strptime(named[1], _STAMP).replace(tzinfo=UTC)
            found[int(moment.timestamp()) * 1_000] = file
    return found


def superfluous(times: Iterable[int], daily: int, weekly: int) -> list[int]:
    """Returns the copies that are not kept: neither the newest, nor the last one of one of the
    last `daily` days or `weekly` weeks that have any (in UTC).
    """
    days: dict[str, int] = {}
    weeks: dict[str, int] = {}
    ordered = sorted(times)
    for time in ordered:
        moment = datetime.fromtimestamp(time / 1_000, UTC)
        days[f"{moment:%Y-%m-%d}"] = time
        weeks[f"{moment:%G-%V}"] = time
    kept = {*ordered[-1:], *_last(days, daily), *_last(weeks, weekly)}
    return [time for time in ordered if time not in kept]


def _last(times: dict[str, int], count: int) -> list[int]:
    return sorted(times.values())[len(times) - min(count, len(times)) :]


def _stamp(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1_000, UTC).strftime(_STAMP)
