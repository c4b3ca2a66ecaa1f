"""The alarm of nights: rings for the next due row of a night, and has it handled."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.clock import SECOND
from bot.ending import FINISH_SECONDS, finish
from bot.nights import agenda
from bot.safe_errors import describe
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import NightId
    from bot.nights.gathering import Gathering
    from bot.nights.nights import Nights
    from bot.nights.rounds import Rounds
    from bot.store.sql.nights import NightDueRow
    from bot.tables.due.heartbeat import Heartbeat

log = logging.getLogger(__name__)

_LATER = 5 * SECOND


class NightAlarm:
    """Rings for due rows of nights. A stale one does nothing. While nobody can reach the bot it
    waits, and what was due meanwhile is handled as what it is: late.
    """

    def __init__(
        self, nights: Nights, gathering: Gathering, rounds: Rounds, heartbeat: Heartbeat
    ) -> None:
        self._nights = nights
        self._rounds = rounds
        self._heartbeat = heartbeat
        self._handlers: dict[str, Callable[[NightId], Awaitable[None]]] = {
            agenda.REMIND: gathering.remind,
            agenda.GATHER: gathering.gather,
            agenda.SEAT: gathering.seat,
            agenda.LAPSE: gathering.lapse,
            agenda.GIVE_UP: gathering.give_up,
            agenda.BENCH: rounds.seat_bench,
            agenda.CLOSE: rounds.close,
            agenda.END: rounds.close,
            agenda.FORGET: rounds.forget,
        }
        self._alarm = nights.clock.alarm("nights", self.ring)
        self._running: asyncio.Task[None] | None = None
        self._again = False
        self._stopped = False
        nights.watchers.append(self.ring)
        heartbeat.went_on.append(self.ring)

    def ring(self) -> None:
        """Handles what is due, now or right after what is being handled."""
        if self._running is not None:
            self._again = True
        elif not self._stopped:
            self._running = asyncio.create_task(self._run(), name="nights")

    async def stop(self) -> None:
        """Finishes the work under way; nothing rings any more."""
        self._stopped = True
        self._alarm.set(None)
        await finish([self._running], FINISH_SECONDS)

    async def _run(self) -> None:
        store, now = self._nights.store, self._nights.clock.now()
        following: int | None = now + _LATER
        try:
            self._again = False
            due = await store.read(lambda tx: tx.nights_due(now))
            if due and not await self._heartbeat.check():
                following, self._again = None, False  # the heartbeat says when it goes on
                return
            failed = await self._do_all(due)
            following = await store.read(lambda tx: tx.next_night_due())
            if failed and following is not None:
                following = max(following, now + _LATER)
        except StoreError as error:
            log.error("what is due for nights cannot be read: %s", error.key)
        finally:
            self._running = None
            if self._again:
                self.ring()
            elif following is not None and not self._stopped:
                self._alarm.sooner(following)

    async def _do_all(self, due: list[NightDueRow]) -> bool:
        """Handles these events, and returns whether something failed and has to be repeated."""
        failed = False
        for row in due:
            if self._stopped:
                break
            try:
                if row.kind.startswith(f"{agenda.DEAL}:"):
                    await self._rounds.deal(row.night, row.kind)
                else:
                    await self._handlers[row.kind](row.night)
            except Exception as error:  # one night in trouble must not keep the others waiting
                log.error("night %s: %s failed: %s", row.night, row.kind, describe(error))
                failed = True
        return failed
