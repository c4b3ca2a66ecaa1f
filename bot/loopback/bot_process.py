"""The bot as a process of its own, started and ended by the playground."""

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
"""How long a bot that was asked to end may take before it is ended the hard way."""
RUN_BOT = (sys.executable, "-m", "bot", "run")


class BotProcess:
    """One bot process; it is never left behind.

    command: what is run; settings: environment variables on top of ours; changed: called whenever
    `status` is another one; log: the file to which all that it says is added, by default it speaks
    where we do.
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
        """The process id while it runs."""
        return self._process.pid if self._process is not None else None

    async def start(self) -> None:
        """Starts it, if it does not run."""
        async with self._turn:
            await self._start()

    async def stop(self) -> None:
        """Asks it to end as an operator would, and ends it after `STOP_SECONDS`."""
        async with self._turn:
            await self._end(asyncio.subprocess.Process.terminate)

    async def restart(self) -> None:
        """Ends it in good order and starts it again."""
        async with self._turn:
            await self._end(asyncio.subprocess.Process.terminate)
            await self._start()

    async def kill(self) -> None:
        """Ends it without warning, as a power cut would."""
        async with self._turn:
            await self._end(asyncio.subprocess.Process.kill)

    async def _start(self) -> None:
        if self._process is not None:
            return
        with _opened(self._log) as said:
            # A session of its own: Ctrl-C reaches the playground only, which ends the bot in order.
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
    """A file for others to write to, which only the operator may read; None where there is none."""
    if log is None:
        yield None
        return
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    try:
        yield file
    finally:
        os.close(file)
