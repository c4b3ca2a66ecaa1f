"""The courier, which delivers the outbox to Discord, lane by lane, and ends when it is done.

Lanes run side by side, and each lane in its own order. A row that fails for a temporary reason is
tried again later, at the head of its lane; a row that can never be delivered is parked, logged and
counted, and its lane goes on.
"""

from __future__ import annotations

import asyncio
import logging
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from bot.clock import SECOND
from bot.discord_errors import LONGEST, PATIENCE, QUARANTINE, Trouble, backoff, trouble_of
from bot.ending import finish
from bot.safe_errors import describe

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.tables.table import Table

log = logging.getLogger(__name__)

_SIDE_BY_SIDE = 32
_STUMBLED_MS = 8 * SECOND
_FINISH_SECONDS = 3.0


class Waiting(Exception):
    """The lane waits until it is woken; nothing has failed."""


class Again(Exception):
    """The table moved to another place, or the row was replaced, while its message was being
    made, so the lane begins again with the rows that wait now.
    """


class Later(Exception):
    """The row has to wait until a time (unix milliseconds) before anything is tried."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


class RowOutcome(Enum):
    """The fate of a row after lasting trouble."""

    PARK = "park"
    GO_ON = "go on"
    WAIT = "wait"


class Deliverer(Protocol):
    """What delivers the rows of one kind of lane."""

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """Delivers the first row, and as many after it as share its message.

        Marks delivered rows in the store. Raises Discord's errors, `Waiting`, `Again` and `Later`.
        """

    async def failed(self, row: OutboxRow, trouble: Trouble) -> RowOutcome:
        """Reacts to lasting trouble: park the row, go on with the lane (the row has been dealt
        with), or let the lane wait. Raises `Later` to be called again.
        """


class Courier:
    """Delivers while there is work: the lanes of tables, of people, of reminders, of messages to
    delete, and of nights.
    """

    def __init__(
        self,
        services: Services,
        public: Deliverer,
        private: Deliverer,
        reminders: Deliverer,
        sweep: Deliverer,
        nights: Deliverer,
    ) -> None:
        self._services = services
        self._rounds = {
            "public": public,
            "dm": private,
            "remind": reminders,
            "sweep": sweep,
            "night": nights,
        }
        self._alarm = services.clock.alarm("outbox", self.wake)
        self._gate = asyncio.Semaphore(_SIDE_BY_SIDE)
        self._looking: asyncio.Task[None] | None = None
        self._again = False
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._fresh: set[str] = set()
        """Lanes under way in which something new is waiting."""
        self._sure = False
        """Whether no waiting row can have been sent, except the rows marked as in doubt."""
        self._stopped = False
        self._last_success = 0
        self.delivered = 0
        self.parked = 0

    def note(self, table: Table) -> None:
        """Looks for new rows because a table has changed."""
        self.wake()

    def wake(self) -> None:
        """Looks through the outbox, now or right after the look that is under way."""
        self._again = True
        if self._looking is None and not self._stopped:
            self._looking = asyncio.create_task(self._look(), name="courier")

    async def stop(self) -> None:
        """Finishes the messages under way; the rest waits for the next start.

        A delivery that takes longer than a few seconds is aborted; the next start finds out whether
        it was sent.
        """
        self._stopped = True
        self._alarm.set(None)
        tasks = {*self._lanes.values(), *([self._looking] if self._looking else [])}
        await finish(tasks, _FINISH_SECONDS)

    async def _look(self) -> None:
        """Starts the lanes in which something is due, and sets the alarm for the next one."""
        store = self._services.store
        try:
            if not self._sure:
                await store.write(lambda tx: tx.doubt_all())
                self._sure = True
            while self._again and not self._stopped:
                self._again = False
                now = self._services.clock.now()
                for head in await store.read(lambda tx: tx.heads()):
                    if head.due <= now:
                        self._start(head.lane)
                    else:
                        self._ring(head.due)
        except Exception as error:
            self._stumble("the outbox cannot be read", error)
        finally:
            self._looking = None

    def _start(self, lane: str) -> None:
        if lane in self._lanes:
            self._fresh.add(lane)
        elif not self._stopped:
            self._lanes[lane] = asyncio.create_task(
                self._run_lane(lane), name=f"lane {shown(lane)}"
            )

    async def _run_lane(self, lane: str) -> None:
        """Delivers a lane until it is empty, has to wait, or the courier is stopped."""
        try:
            async with self._gate:
                going = True
                while (going or lane in self._fresh) and not self._stopped:
                    self._fresh.discard(lane)
                    going = await self._next(lane)
        except Exception as error:
            self._stumble(f"lane {shown(lane)} broke off", error)
        finally:
            # No await between this and the last look at `_fresh`, so that no change is missed.
            self._fresh.discard(lane)
            del self._lanes[lane]

    async def _next(self, lane: str) -> bool:
        """Delivers one message of a lane. Returns False if there is nothing more, or it has to
        wait.
        """
        rows = await self._services.store.read(lambda tx: tx.waiting(lane))
        if not rows:
            return False
        row = rows[0]
        if row.due > self._services.clock.now():
            self._ring(row.due)
            return False
        delivering = self._rounds[lane.partition(":")[0]]
        try:
            await delivering.deliver(rows)
        except Waiting:
            return False
        except Again:
            return True
        except Later as later:
            return await self._postpone(row, later.at)
        except Exception as error:
            return await self._failed(delivering, row, error)
        self.delivered += 1
        self._services.metrics.delivered(row.lane.partition(":")[0])
        self._last_success = self._services.clock.now()
        return True

    async def _failed(self, delivering: Deliverer, row: OutboxRow, error: Exception) -> bool:
        trouble = trouble_of(error)
        if trouble is Trouble.QUARANTINED or (
            trouble is Trouble.PASSING and not self._at_fault(row)
        ):
            _log(logging.INFO, row, trouble, error)
            wait = QUARANTINE if trouble is Trouble.QUARANTINED else backoff(row.tries)
            due = self._services.clock.now() + wait
            await self._services.store.write(lambda tx: tx.retry(row.id, due))
            self._services.metrics.retried(trouble.value)
            self._ring(due)
            return False
        outcome = RowOutcome.PARK
        if trouble is not Trouble.POISON:
            try:
                outcome = await delivering.failed(row, trouble)
            except Later as later:
                return await self._postpone(row, later.at)
        _log(logging.ERROR if outcome is RowOutcome.PARK else logging.INFO, row, trouble, error)
        if outcome is RowOutcome.PARK:
            self.parked += 1
            await self._services.store.write(lambda tx: tx.park(row.id, trouble.value))
        return outcome is not RowOutcome.WAIT

    async def _postpone(self, row: OutboxRow, at: int) -> bool:
        await self._services.store.write(lambda tx: tx.postpone(row.id, at))
        self._ring(at)
        return False

    def _at_fault(self, row: OutboxRow) -> bool:
        """Whether a row that failed again and again is at fault itself, and not Discord. So
        nothing is lost in an outage, however long it lasts.
        """
        now = self._services.clock.now()
        if row.tries < PATIENCE:
            return False
        others_go_through = self._last_success >= now - backoff(row.tries - 1)
        return others_go_through or now - row.made > LONGEST

    def _ring(self, at: int) -> None:
        if not self._stopped:
            self._alarm.sooner(at)

    def _stumble(self, what: str, error: Exception) -> None:
        log.error("%s: %s", what, describe(error))
        self._sure = False  # a message may have been sent that could not be recorded
        self._ring(self._services.clock.now() + _STUMBLED_MS)


def _log(level: int, row: OutboxRow, trouble: Trouble, error: Exception) -> None:
    """Logs trouble without the message's text, and the error only if the fault is ours.

    Temporary trouble names no row, because its number counts the rows of others, and no row that
    nobody else has heard about, because the operator may sit at the table.
    """
    lane = shown(row.lane)
    if level == logging.ERROR:
        told = describe(error)
        log.error("outbox %s (%s in %s): %s, %s", row.id, row.kind, lane, trouble.value, told)
    elif not row.unheard:
        told = type(error).__name__
        log.log(level, "outbox (%s in %s): %s, %s", row.kind, lane, trouble.value, told)


def shown(lane: str) -> str:
    """Returns a lane as it is logged; for a lane of a person only its kind."""
    kind = lane.partition(":")[0]
    return kind if kind in ("dm", "remind", "sweep") else lane
