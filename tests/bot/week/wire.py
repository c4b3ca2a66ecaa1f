"""The source of the week's bots, and the wire between them and the local Discord."""

from __future__ import annotations

import asyncio
import os
import signal
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from bot.loopback.clock.world import WorldClock
from bot.loopback.server import LocalDiscord
from tests.bot.validator import faults_of
from tests.bot.week.bot_process import ENDED
from tests.bot.week.plan import BEGIN, PEOPLE

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.loopback.wire import Call, Json

UP_SECONDS = 60.0
CHANNEL = "table"


class Nursery:
    """The starter of bots, one after the other. changed: called when one has ended."""

    def __init__(self, process: asyncio.subprocess.Process, changed: Callable[[], None]) -> None:
        self._process = process
        self._changed = changed
        self._watch: asyncio.Task[None] | None = None
        self.pid: int | None = None
        """The process id of the living bot."""

    async def start(self) -> None:
        """Starts a bot."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        self.pid = int(await self._line())
        self._watch = asyncio.create_task(self._watch_for_end())

    def end(self, how: signal.Signals) -> None:
        """Ends the bot, if it lives."""
        if self.pid is not None:
            os.kill(self.pid, how)

    async def close(self) -> None:
        """Starts no more bots."""
        self.end(signal.SIGKILL)
        if self._watch is not None:
            await self._watch
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def _watch_for_end(self) -> None:
        assert await self._line() == ENDED
        self.pid = None
        self._changed()

    async def _line(self) -> str:
        assert self._process.stdout is not None
        return (await self._process.stdout.readline()).decode().strip()


class Wire(LocalDiscord):
    """A local Discord that counts exchanges with the bot, and ends the bot then.

    left: exchanges until the bot is killed, None: it lives; delay: seconds after that. wrong: what
    Discord would have found wrong with the bot's requests.
    """

    def __init__(self) -> None:
        clock = WorldClock(BEGIN.timestamp())
        super().__init__(names=PEOPLE, channels=(CHANNEL,), clock=clock)
        # a machine may be slow, and other tests check how fast the bot answers
        self.refusals.ack_seconds = UP_SECONDS
        self.left: int | None = None
        self.delay = 0.0
        self.wrong: list[str] = []
        self.ended = asyncio.Event()
        self.nursery: Nursery | None = None
        self.world.listen(self._told)

    def _told(self, event: str, _: Json) -> None:
        if event == "INTERACTION_CREATE":
            self._passes()

    def seen(self, call: Call) -> None:
        super().seen(call)
        asked = SimpleNamespace(method=call.method, path=call.path, json=call.body)
        self.wrong += faults_of([asked])
        self._passes()

    def followed(self, call: Call, result: Any) -> None:
        super().followed(call, result)
        self._passes()

    def _passes(self) -> None:
        if self.left is None:
            return
        self.left -= 1
        if self.left == 0:
            self.left = None
            asyncio.get_running_loop().call_later(self.delay, self._end)

    def _end(self) -> None:
        if self.nursery is not None and not self.ended.is_set():
            self.ended.set()
            self.nursery.end(signal.SIGKILL)
