"""Where rounds are planned: small ones at once, larger ones in another process, so that the bot
answers people meanwhile.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.nights.seating import plan_round
from bot.workers.worker import Worker, WorkerDiedError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.nights.seating import GameSize, Guest, Round

AT_ONCE = 12
"""The most people who are seated without another process: their plan takes about as long as the
answer to a few presses.
"""
_NICENESS = 5


class Seater:
    """Plans rounds. Nights are rare, so its process is started for a plan and ends after it."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or Worker(_NICENESS)
        self._planning = 0

    async def plan(
        self,
        guests: Sequence[Guest],
        games: Sequence[GameSize],
        *,
        apart: frozenset[frozenset[int]],
        met: Mapping[frozenset[int], int],
        computers: bool,
        seed: str,
    ) -> Round:
        """Returns what `plan_round` returns, wherever it was worked out."""
        work = partial(
            plan_round, guests, games, apart=apart, met=met, computers=computers, seed=seed
        )
        if len(guests) <= AT_ONCE:
            return work()
        self._planning += 1
        try:
            return await self._worker.run(work)
        except WorkerDiedError:
            return work()  # people wait for it, and it takes less than a second
        finally:
            self._planning -= 1
            if not self._planning:
                self._worker.close()
