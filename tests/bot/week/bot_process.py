"""``python -m tests.bot.week.bot_process FOLDER``: `bot run`, in processes that a test kills.

It is the bot as operators run it, with these exceptions. Its clock stops at the beginning of the
week until the local Discord moves it. Its tables get the seeds of the week and short reserves, and
it draws on paper. It tells anybody who asks at a port (whose number is in the file ``port``) when
its clock has been moved to a time and it has come to rest, and when its next alarm goes off. The
file ``by-table`` has the plies that it made for somebody.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

import msgspec

import bot.loopback.clock.client
import bot.loopback.redirect
import bot.running
import bot.services
from bot.client import Client
from bot.clock import SECOND, Clock
from bot.commands import main
from bot.tables.clocks.pace import PACES
from bot.tables.lobbies import lobby
from bot.tables.playing import Playing
from bot.words import LOCALES, bundle
from games.chance import make_seed
from games.registry import all_games
from tests.bot.week.plan import BEGIN
from tests.bot.world import PaperPainter

if TYPE_CHECKING:
    from bot.tables.playing import MoveStep
    from bot.tables.table import Table

PORT, BY_TABLE, LOG, ENDED = "port", "by-table", "log.jsonl", "ended"
_WORKS = (
    "lane ",
    "courier",
    "scheduler",
    "heartbeat",
    "store-writer",
    "picture",
    "discord.py: ",
    "CommandTree-invoker",
)
"""Beginnings of the names of tasks that exist only while there is work."""

_GLANCE = 0.001
"""Seconds between two looks at the clock."""


def stand_still() -> None:
    """Makes the clock move only with the local Discord's."""

    def now(clock: Clock) -> int:
        return int(BEGIN.timestamp()) * SECOND + clock.offset

    mock.patch.object(Clock, "now", now).start()
    mock.patch.object(Clock, "steady", return_value=0).start()


def deal_alike() -> None:
    """Gives the tables of this process the seeds of the week, one after the other."""
    seeds = (make_seed(f"week {number}") for number in itertools.count())
    mock.patch.object(lobby, "new_seed", side_effect=seeds).start()


def note_plies(file: Path) -> None:
    """Notes which plies the table makes for somebody, and when."""
    step = Playing.step

    def noting(
        playing: Playing, table: Table, *args: Any, by_table: bool = False, **more: Any
    ) -> MoveStep:
        made = step(playing, table, *args, by_table=by_table, **more)
        if by_table:
            with file.open("a") as notes:
                notes.write(f"{table.id} {made.move.ply} {made.move.at}\n")
        return made

    mock.patch.object(Playing, "step", noting).start()


def answer_when_at_rest(file: Path) -> None:
    """Answers at a port as soon as it is as late as whoever asks says (unix milliseconds), and
    nothing is under way.
    """
    set_up = Client.setup_hook

    async def listening(client: Client) -> None:
        await set_up(client)

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(asyncio.CancelledError):  # the bot ends
                while line := await reader.readline():
                    ring = await _at_rest(client.services.clock, int(line))
                    writer.write(f"{ring}\n".encode())

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        part = file.with_suffix(".part")
        part.write_text(str(server.sockets[0].getsockname()[1]))
        part.rename(file)

    mock.patch.object(Client, "setup_hook", listening).start()


async def _at_rest(clock: Clock, now: int) -> int:
    """Waits until the clock has been moved to `now` and nothing is under way; returns when the next
    alarm goes off, unix milliseconds, 0 for never.
    """
    while True:
        await asyncio.sleep(0)
        if clock.now() < now:  # the local Discord does not wait long for a busy bot to hear of it
            await asyncio.sleep(_GLANCE)
            continue
        working = [t for t in asyncio.all_tasks() if t.get_name().startswith(_WORKS)]
        if working:
            await asyncio.wait(working, return_when=asyncio.FIRST_COMPLETED)
            continue
        alarms = [alarm._at for alarm in clock._alarms.values() if alarm._at is not None]
        if min(alarms, default=clock.now() + 1) > clock.now():
            return min(alarms, default=0)


def read_all() -> None:
    """Reads the games and all sentences, so that no bot has to do so again."""
    all_games()
    for locale in LOCALES:
        sentences = bundle(locale)
        for key in list(sentences._unread):  # type: ignore[attr-defined]  # a late bundle's
            sentences.has_message(key)


def short_reserves() -> None:
    """Gives every pace a reserve of a twelfth of a decision's time, because in a week nobody could
    miss three turns with a whole one.
    """
    for key, pace in PACES.items():
        reserve = None if pace.decision is None else pace.decision // 12
        PACES[key] = msgspec.structs.replace(pace, reserve=reserve)


def bring_up(folder: Path) -> None:
    """Starts a bot for every line that arrives; tells its process id, and when it has ended.

    Each is a process of its own, forked from this one, which has loaded all modules, so that a
    start takes a third of the time.
    """
    while sys.stdin.readline():
        child = os.fork()
        if not child:
            _live(folder)
        _tell(str(child))
        os.waitpid(child, 0)
        _tell(ENDED)


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _live(folder: Path) -> None:
    """Is the bot, until the process ends."""
    log = os.open(folder / LOG, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for stream in (1, 2):
        os.dup2(log, stream)
    os._exit(main(["run"]))


if __name__ == "__main__":
    stand_still()
    deal_alike()
    note_plies(Path(sys.argv[1]) / BY_TABLE)
    answer_when_at_rest(Path(sys.argv[1]) / PORT)
    mock.patch.object(bot.services, "Painter", PaperPainter).start()
    read_all()
    short_reserves()
    bring_up(Path(sys.argv[1]))
