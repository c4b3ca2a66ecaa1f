"""The bot in a process of its own, started and ended by the playground."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

STOP_SECONDS = 15.0
"""Seconds that a bot may take to shut down before it is killed."""
RUN_BOT = (sys.executable, "-m", "bot", "run")


class BotProcess:
    """One bot process, which is never left behind.

    command: the command line; settings: environment variables added to ours; changed: called
    whenever `status` changes; log: the file to which its output is appended, or our own output if
    it is None.
    """

    def __init__(
        self,
        command: Sequence[str],
        settings: Mapping[str, str],
        changed: Callable[[], None] = lambda: None,
        log: Path | None = None,
    ) -> None:
        self._command = tuple(command)
        self._settings = dict(settings)
        self._changed = changed
        self._log = log
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        self.status = "stopped"
        """``running``, ``stopped`` (as asked) or ``failed`` (ended by itself)."""

    @property
    def pid(self) -> int | None:
        """The process id while it is running."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> None:
        """Starts the bot if it is not running."""
        async with self._turn:
            await self._start()

    async def stop(self) -> None:
        """Asks the bot to shut down as an operator would, and kills it after `STOP_SECONDS`."""
        async with self._turn:
            await self._end(asyncio.subprocess.Process.terminate)

    async def restart(self) -> None:
        """Shuts the bot down properly and starts it again."""
        async with self._turn:
            await self._end(asyncio.subprocess.Process.terminate)
            await self._start()

    async def kill(self) -> None:
        """Kills the bot without warning, like a power cut."""
        async with self._turn:
            await self._end(asyncio.subprocess.Process.kill)

    async def _start(self) -> None:
        if self._process is not None:
            return
        with _opened(self._log) as said:
            # A session of its own: Ctrl-C reaches only the playground, which then shuts the bot
            # down properly.
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env={**os.environ, **self._settings},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        self._watch = asyncio.create_task(self._watch_for_end(self._process))
        self._say("running")

    async def _end(self, how: Callable[[asyncio.subprocess.Process], None]) -> None:
        process, watch = self._process, self._watch
        if process is None or watch is None:
            return
        self._process = None
        with contextlib.suppress(ProcessLookupError):
            how(process)
        done, _ = await asyncio.wait([watch], timeout=STOP_SECONDS)
        if not done:
            process.kill()
            await watch
        self._say("stopped")

    async def _watch_for_end(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        if self._process is process:
            self._process = None
            self._say("failed")

    def _say(self, status: str) -> None:
        self.status = status
        self._changed()


@contextlib.contextmanager
def _opened(log: Path | None) -> Iterator[int | None]:
    """Yields a file for others to write to that only the operator may read, or None without a
    path.
    """
    if log is None:
        yield None
        return
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        yield file
    finally:
        os.close(file)
