"""The server of the week: the local Discord, and a bot in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from bot.checks.playing.stage import errors_in
from bot.clock import SECOND
from bot.ids import ChannelId, PersonId, TableNumber
from bot.loopback.acts import Acts
from bot.loopback.playground import bot_settings
from bot.store.sqlite import SqliteStore
from tests.bot.week.bot_process import BY_TABLE, LOG, PORT
from tests.bot.week.plan import BEGIN, CLOSED, SLOT
from tests.bot.week.sights import Sights
from tests.bot.week.wire import CHANNEL, UP_SECONDS, Nursery, Wire

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncIterator, Awaitable
    from pathlib import Path

    from bot.loopback.acts import InteractionOutcome
    from bot.loopback.wire import Json
    from bot.store.store import Store

T = TypeVar("T")

KILLED_EVERY = (50, 135)
"""Number of exchanges between the bot and Discord after which the bot is killed."""
DELAYS = (0.0, 0.0, 0.001, 0.002, 0.004, 0.008)
"""Delays of the kill after that, in seconds: none, or during what the bot does next."""


class Killed(Exception):
    """The bot was killed, and the person who pressed gets no answer."""


class Answer(NamedTuple):
    """The answer to a press: a message or a form, with its interaction. message: empty for a form,
    and for a panel that has been sent again since.
    """

    message: Json
    modal: Json | None
    opened: int


_PATIENCE = 5
"""Seconds that somebody waits for a message that the bot is about to post."""


class Town(Sights):
    """The bot's life, time, and what people do. Made by `town_in`.

    deaths: draws when the bot is killed, None: never. killed: how often it was; down: when it was
    stopped, from and until, unix milliseconds. by_table: when the table made a ply (table and
    number) for somebody; some of these were never stored.
    """

    def __init__(
        self,
        wire: Wire,
        store: Store,
        nursery: Nursery,
        folder: Path,
        deaths: random.Random | None,
    ) -> None:
        super().__init__(
            wire.world.backend,
            ChannelId(wire.rooms[CHANNEL]),
            {name: PersonId(number) for name, number in wire.people.items()},
            store,
        )
        self.killed = 0
        self.down: list[tuple[int, int]] = []
        self.by_table: dict[tuple[int, int], int] = {}
        self.wire = wire
        self.nursery = nursery
        self._folder = folder
        self._deaths = deaths
        self._acts = Acts(wire)
        self._asking: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        wire.refusals.closed.add(self.ids[CLOSED])

    # -- the bot's life --------------------------------------------------------------------------

    def arm(self) -> None:
        """Lets the bot be killed again and again from now on, if it is killed at all."""
        if self._deaths is None:
            return
        self.wire.delay = self._deaths.choice(DELAYS)
        self.wire.left = self._deaths.randint(*KILLED_EVERY)

    def disarm(self) -> None:
        """Lets the bot live from now on."""
        self.wire.left = None

    async def rises(self) -> None:
        """Starts another bot at once after the bot was killed."""
        self.killed += 1
        await self._gone()
        await self.begins()
        self.arm()

    async def goes_down(self) -> None:
        """Stops the bot in an orderly way."""
        self.disarm()
        self.down.append((self.now, 0))
        self.nursery.end(signal.SIGTERM)
        await self._gone()

    async def comes_up(self) -> None:
        """Starts the bot again."""
        self.down[-1] = (self.down[-1][0], self.now)
        await self.begins()
        self.arm()

    async def _gone(self) -> None:
        """Waits until Discord has noticed that the bot is gone."""
        changes = self.wire.changes
        await changes.until(lambda: self.nursery.pid is None, UP_SECONDS)
        await changes.until(lambda: not self.wire.gateway.connected, UP_SECONDS)
        await self.hang_up()

    async def hang_up(self) -> None:
        """Stops asking whether the bot has come to rest."""
        if self._asking is not None:
            writer = self._asking[1]
            self._asking = None
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    async def begins(self) -> None:
        """Starts a bot on the same database."""
        port = self._folder / PORT
        port.unlink(missing_ok=True)
        self.wire.ended.clear()
        await self.nursery.start()
        connected = await self.wire.ready(UP_SECONDS)
        assert connected, (self._folder / LOG).read_text("utf-8")[-2_000:]
        self._asking = await asyncio.open_connection("127.0.0.1", int(port.read_text()))

    # -- time ------------------------------------------------------------------------------------

    async def reach(self, slot: int) -> None:
        """Lets time pass until a slot begins."""
        await self.until(int(BEGIN.timestamp() + slot * SLOT) * SECOND)

    async def wait(self, seconds: int) -> None:
        """Lets time pass."""
        await self.until(self.now + seconds * SECOND)

    async def until(self, target: int) -> None:
        """Moves the clock from alarm to alarm; a bot that is killed comes back at that moment."""
        while True:
            try:
                ring = await self._alive(self._at_rest())
            except Killed:
                await self.rises()
                continue
            now = self.now
            if now >= target:
                return
            at = target if not ring else min(max(ring, now), target)
            await self.wire.advance((at - now) / SECOND)

    async def _at_rest(self) -> int:
        """Waits until the bot knows what time it is and nothing is under way; returns when its next
        alarm goes off, 0 for never.
        """
        if self._asking is None:
            return 0
        reader, writer = self._asking
        writer.write(f"{self.now}\n".encode())
        with contextlib.suppress(ConnectionError):
            if line := await reader.readline():
                return int(line)
        await self.wire.ended.wait()
        raise Killed

    async def _alive(self, what: Awaitable[T]) -> T:
        """Does something while the bot lives. Raises `Killed`."""
        task = asyncio.ensure_future(what)
        killed = asyncio.ensure_future(self.wire.ended.wait())
        await asyncio.wait({task, killed}, return_when=asyncio.FIRST_COMPLETED)
        killed.cancel()
        if self.wire.ended.is_set():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            raise Killed
        return await task

    # -- what people do --------------------------------------------------------------------------

    def speaks(self, name: str, locale: str) -> None:
        """Sets the language of a person's Discord from now on."""
        self.wire.set_locale(self.ids[name], locale)

    async def slash(self, name: str, command: str, **options: Any) -> None:
        """Uses a command in the channel."""
        await self._answer(self._acts.slash(self.ids[name], self.channel, command, options))

    async def board(self, table: TableNumber) -> Json:
        """Returns the message that shows a table, as soon as it is posted. Raises `Killed`."""
        for _ in range(_PATIENCE):
            if await self.shows(table):
                break
            await self._alive(self._at_rest())
            await self.wire.advance(1)
        return await super().board(table)

    async def click(self, name: str, message: Json, custom_id: str) -> Answer:
        """Presses a button; Discord opens an archived thread for whoever does. Raises `Killed`."""
        room = self.backend.get_channel(message["channel"])
        if room.thread_metadata is not None and room.thread_metadata.archived:
            self.backend.edit_channel(room.id, {}, thread_metadata={"archived": False})
        where = (self.ids[name], message["channel"], message["id"])
        return await self._answer(self._acts.click(*where, custom_id))

    async def select(self, name: str, message: Json, custom_id: str, values: list[str]) -> Answer:
        """Chooses in a menu. Raises `Killed`."""
        where = (self.ids[name], message["channel"], message["id"])
        return await self._answer(self._acts.select(*where, custom_id, values))

    async def submit(self, name: str, form: Answer, values: Json) -> Answer:
        """Sends a form. Raises `Killed`."""
        return await self._answer(self._acts.submit(self.ids[name], form.opened, values))

    async def archive(self, table: TableNumber) -> None:
        """Archives the thread of a table."""
        home = (await self.table(table)).home
        self.backend.edit_channel(home, {}, thread_metadata={"archived": True})

    async def _answer(self, act: Awaitable[InteractionOutcome]) -> Answer:
        done = await self._alive(act)
        assert done.acknowledged
        await self._alive(self._at_rest())
        answer = self.wire.world.people.answer(done.interaction)
        assert answer is not None
        kept = self.backend.messages.get(answer.channel, {})
        message = self.message(answer.channel, answer.message) if answer.message in kept else {}
        return Answer(message, answer.modal, done.interaction)


@contextlib.asynccontextmanager
async def town_in(folder: Path, deaths: random.Random | None = None) -> AsyncIterator[Town]:
    """Yields a town whose database and log are kept in this folder, which is created."""
    folder.mkdir()
    wire = Wire()
    await wire.start()
    database = folder / "games.db"
    own = {"BOT_LOG_LEVEL": "WARNING", "BOT_LOG_FORMAT": "json", "BOT_HEALTH_PORT": ""}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.week.bot_process", str(folder)),
        env=os.environ | bot_settings(wire.url, database) | own | {"BOT_DRAIN_SECONDS": "5"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    wire.nursery = nursery = Nursery(process, wire.changes.touch)
    store = await SqliteStore.open(database, lambda: int(wire.clock.time() * SECOND))
    town = Town(wire, store, nursery, folder, deaths)
    try:
        await town.begins()
        yield town
        town.by_table |= _plies(folder / BY_TABLE)
        lines = (folder / LOG).read_text("utf-8").splitlines()
        assert list(errors_in(lines)) == []
        assert wire.wrong == []
    finally:
        await town.hang_up()
        await store.close()
        await nursery.close()
        await wire.close()


def _plies(notes: Path) -> dict[tuple[int, int], int]:
    """Returns when the bot made each ply for somebody."""
    made = (map(int, line.split()) for line in notes.read_text().splitlines())
    return {(table, ply): at for table, ply, at in made}
