"""The courier: takes what waits in the outbox to Discord, lane by lane, and ends when it is done.

Lanes run side by side, a lane in its own order. What fails for a passing reason is tried again
later, at the head of its lane; what can never be delivered is parked, logged and counted, and its
lane goes on.
"""

from __future__ import annotations

import asyncio
import logging
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from bot.post.trouble import PATIENCE, Trouble, backoff, trouble_of

if TYPE_CHECKING:
    from bot.house import House
    from bot.store.rows import OutboxRow
    from bot.tables.table import Table

log = logging.getLogger(__name__)

_SIDE_BY_SIDE = 16


class Waiting(Exception):
    """The lane waits until it is woken; nothing failed."""


class Outcome(Enum):
    """What becomes of a row after lasting trouble."""

    PARK = "park"
    GO_ON = "go on"
    WAIT = "wait"


class Round(Protocol):
    """Who delivers the rows of one kind of lane."""

    async def deliver(self, rows: list[OutboxRow]) -> None:
        """Deliver the first row, and as many after it as share its message.

        Marks what it delivered in the store. Raises what Discord raises, and `Waiting`.
        """

    async def failed(self, row: OutboxRow, trouble: Trouble) -> Outcome:
        """Do what lasting trouble asks for: park the row, go on with the lane (the row has been
        dealt with), or let the lane wait.
        """


class Courier:
    """Delivers while there is work."""

    def __init__(self, house: House, public: Round, private: Round) -> None:
        self._house = house
        self._rounds = {"public": public, "dm": private}
        self._alarm = house.clock.alarm("outbox", self.wake)
        self._running: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False
        self.delivered = 0
        self.parked = 0

    def note(self, table: Table) -> None:
        """A table has changed: something may wait."""
        self.wake()

    def wake(self) -> None:
        """Look through the outbox, now or right after the look that is under way."""
        self._again = True
        if self._running is None and not self._stopped:
            self._running = asyncio.create_task(self._run(), name="courier")

    async def stop(self) -> None:
        """Finish the message under way; the rest waits for the next start."""
        self._stopped = True
        self._alarm.set(None)
        if self._running is not None:
            await self._running

    async def _run(self) -> None:
        lanes: dict[str, asyncio.Task[None]] = {}
        gate = asyncio.Semaphore(_SIDE_BY_SIDE)
        try:
            while (self._again or lanes) and not self._stopped:
                if self._again:
                    self._again = False
                    for lane in await self._house.store.read(lambda tx: tx.lanes()):
                        if lane not in lanes:
                            lanes[lane] = asyncio.create_task(self._run_lane(lane, gate))
                if lanes:
                    await asyncio.wait(lanes.values(), return_when=asyncio.FIRST_COMPLETED)
                    for lane in [lane for lane, task in lanes.items() if task.done()]:
                        lanes.pop(lane).result()
        except Exception:
            log.exception("the courier stumbled")
            self._alarm.sooner(self._house.clock.now() + backoff(3))
        finally:
            if lanes:
                await asyncio.wait(lanes.values())
            self._running = None

    async def _run_lane(self, lane: str, gate: asyncio.Semaphore) -> None:
        """Deliver a lane until it is empty, has to wait, or the courier is stopped."""
        async with gate:
            while not self._stopped:
                rows = await self._house.store.read(lambda tx: tx.waiting(lane))
                if not rows:
                    return
                if rows[0].due > self._house.clock.now():
                    self._alarm.sooner(rows[0].due)
                    return
                if not await self._deliver(lane, rows):
                    return

    async def _deliver(self, lane: str, rows: list[OutboxRow]) -> bool:
        """One message of a lane; False if the lane has to wait."""
        delivering = self._rounds[lane.partition(":")[0]]
        row = rows[0]
        try:
            await delivering.deliver(rows)
        except Waiting:
            return False
        except Exception as error:
            trouble = trouble_of(error)
            log.log(
                logging.ERROR if trouble is Trouble.POISON else logging.INFO,
                "outbox %s (%s in %s): %s",
                row.id,
                row.kind,
                lane,
                trouble.value,
                exc_info=error if trouble is Trouble.POISON else None,
            )
            return await self._handle(delivering, row, trouble)
        self.delivered += 1
        return True

    async def _handle(self, delivering: Round, row: OutboxRow, trouble: Trouble) -> bool:
        if trouble in (Trouble.PASSING, Trouble.QUARANTINED) and row.tries < PATIENCE:
            due = self._house.clock.now() + backoff(row.tries)
            await self._house.store.write(lambda tx: tx.retry(row.id, due))
            self._alarm.sooner(due)
            return False
        outcome = Outcome.PARK
        if trouble is not Trouble.POISON:
            outcome = await delivering.failed(row, trouble)
        if outcome is Outcome.PARK:
            self.parked += 1
            await self._house.store.write(lambda tx: tx.park(row.id, trouble.value))
        return outcome is not Outcome.WAIT
