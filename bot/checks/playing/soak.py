"""Very many tables at once for a long time, to show in an hour what would otherwise take days.

Games of all kinds are played by people who press at random; when a game ends, another one is
opened. Once per minute of the local Discord's time the resources of the bot's process are measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import re
import socket
from typing import TYPE_CHECKING

import aiohttp
import msgspec

from bot.checks.commands import gather_commands, playable
from bot.checks.playing.game import open_table, seat_counts
from bot.checks.playing.killer import Killer
from bot.checks.playing.player import TurnOutcome
from bot.checks.playing.stage import setting
from bot.checks.steps import CheckError
from bot.loopback.actor import NoAnswerError
from bot.loopback.wire import CannotDo
from bot.settings import PREFIX
from bot.tables.caps import UNLIMITED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from bot.checks.playing.game import PlayedTable
    from bot.checks.playing.stage import Stage

_AT_ONCE = 4
"""People who press at the same moment."""
_THOUGHT = 3
"""Minutes that people think about a move; in each minute this fraction of the tables moves."""
_MINUTE = 60.0
_FIGURE = re.compile(r"(?m)^under_the_table_(\w+) (\S+)$")


class Sample(msgspec.Struct, frozen=True):
    """The measurements of one moment. minute: of the local Discord's time since the start;
    moves: made so far; memory and log (the write-ahead log): bytes; sockets: the connections
    among the open files, of which there are as many as there were requests at once.
    """

    minute: float
    moves: int
    memory: int
    tasks: int
    files: int
    sockets: int
    log: int

    def __str__(self) -> str:
        """Returns it as one line of a table."""
        return (
            f"minute {self.minute:5.1f}: {self.moves:6} moves, {self.memory / 2**20:6.1f} MiB,"
            f" {self.tasks:3} tasks, {self.files:3} files, {self.sockets:3} sockets,"
            f" log {self.log / 2**20:.1f} MiB"
        )


async def soak(
    folder: Path, tables: int, minutes: int, tell: Callable[[str], None]
) -> AsyncIterator[Sample]:
    """Plays at `tables` tables for `minutes` minutes and yields a sample per minute.

    Raises `CheckError` if the bot ends, logs an error or leaves a press without an answer.
    """
    port = _free_port()
    async with setting(folder, BOT_HEALTH_PORT=str(port), **_without_caps()) as stage:
        crowd = Crowd(stage, random.Random("soak"))  # noqa: S311 - nothing secret is drawn
        await crowd.sit_down(tables)
        tell(f"{tables} tables have begun")
        begin = stage.discord.clock.time()
        while (past := stage.discord.clock.time() - begin) < minutes * _MINUTE:
            following = (past // _MINUTE + 1) * _MINUTE
            await crowd.round()
            left = following - (stage.discord.clock.time() - begin)
            if left > 0:
                await stage.cast.advance(left)
            stage.check_log()
            seen = await look(port, stage.bot.pid, folder / "games.db-wal")
            sample = Sample(following / _MINUTE, crowd.moves, *seen)
            tell(str(sample))
            yield sample


class Crowd:
    """Everybody at all tables. moves: the number of moves they have made."""

    def __init__(self, stage: Stage, rng: random.Random) -> None:
        self._stage = stage
        self._rng = rng
        self._killer = Killer(stage, rng, 0)
        self._tables: list[PlayedTable] = []
        self._games: itertools.cycle[str] = itertools.cycle(())
        self._busy = {person.name: asyncio.Lock() for person in stage.people}
        self.moves = 0

    async def sit_down(self, tables: int) -> None:
        """Opens tables, of all games in turn."""
        self._games = itertools.cycle(playable(await gather_commands()))
        for _ in range(tables):
            self._tables.append(await self._open())

    async def _open(self) -> PlayedTable:
        game = next(self._games)
        people = self._rng.sample(self._stage.people, self._rng.choice([*seat_counts(game)]))
        return await open_table(self._stage, self._killer, game, people, self._rng, vary=True)

    async def round(self) -> None:
        """Lets somebody move at some of the tables, if anybody can."""
        tables = len(self._tables)
        places = iter(self._rng.sample(range(tables), -(-tables // _THOUGHT)))

        async def press() -> None:
            for place in places:
                await self._turn(place)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(_AT_ONCE):
                    group.create_task(press())
        except* (NoAnswerError, CannotDo, LookupError) as errors:
            raise CheckError(str(errors.exceptions[0])) from errors

    async def _turn(self, place: int) -> None:
        """Lets somebody at a table make a move, and opens another game if this one is over."""
        table = self._tables[place]
        await table.witness.look()
        called = table.witness.called
        mixed = self._rng.sample(table.players, len(table.players))
        for player in sorted(mixed, key=lambda player: player.actor.id not in called):
            # Nobody presses at two tables at the same moment, because the answers would be mixed
            # up.
            async with self._busy[player.actor.name]:
                did = await player.turn(table.place)
            if did is TurnOutcome.MOVED:
                self.moves += 1
                return
            if did is TurnOutcome.OVER:
                self._tables[place] = await self._open()
                return


async def look(port: int, process: int | None, log: Path) -> tuple[int, int, int, int, int]:
    """Returns the current resources of the bot's process: the figures of a `Sample` from memory
    on.
    """
    address = f"http://127.0.0.1:{port}/metrics"
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        found = {name: int(float(value)) for name, value in _FIGURE.findall(await response.text())}
    files = found["process_open_fds"]
    sockets = await asyncio.to_thread(_sockets, process)
    size = await asyncio.to_thread(_size, log)
    return found["process_resident_memory_bytes"], found["tasks"], files - sockets, sockets, size


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


def _sockets(process: int | None) -> int:
    """Returns the number of connections of a process, or 0 if that is unknown."""
    count = 0
    with contextlib.suppress(OSError):
        for file in os.listdir(f"/proc/{process}/fd"):
            with contextlib.suppress(OSError):  # closed in the meantime
                count += os.readlink(f"/proc/{process}/fd/{file}").startswith("socket:")
    return count


def grown(samples: list[Sample]) -> list[str]:
    """Returns a sentence for each figure that has grown.

    The last quarter is compared with the second, since caches are still filled in the first. The
    minimum of each counts, because a leak is never given back, while much may be under way at the
    moment of a measurement.
    """
    quarter = max(len(samples) // 4, 1)
    before, after = samples[quarter : 2 * quarter] or samples[:1], samples[-quarter:]
    wrong = []
    for name, (factor, more) in _MAY_GROW.items():
        then, now = (min(getattr(s, name) for s in part) for part in (before, after))
        if now > then * factor + more:
            wrong.append(f"{name} grew from {then:,.0f} to {now:,.0f}")
    return wrong


_MAY_GROW = {
    "memory": (1.1, 8 << 20),
    "tasks": (1, 10),
    "files": (1, 5),
    "sockets": (1, 50),
    "log": (1, 8 << 20),
}
"""The factor and the amount by which a figure may differ without counting as growth."""


def _without_caps() -> dict[str, str]:
    """Returns settings with which a few people may play at very many tables."""
    caps = msgspec.structs.asdict(UNLIMITED)
    return {f"{PREFIX}CAP_{name.upper()}": str(value) for name, value in caps.items()}


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
