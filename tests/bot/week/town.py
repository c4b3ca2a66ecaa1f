"""The server where the week is spent: its people, its clock, and a bot that may be killed."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from simcord import ResponseMessage
from simcord._settlement import _next_virtual_timer
from simcord.backend.errors import BackendError

from bot.checks.playing.screen import find
from bot.clock import SECOND
from bot.tables.clocks import AWAY
from tests.bot.post.stage import make_quiet_client
from tests.bot.post.wire import Wire
from tests.bot.week.plan import BEGIN, CLOSED, PEOPLE, SLOT
from tests.bot.world import World

if TYPE_CHECKING:
    from pathlib import Path

    import simcord
    from simcord.results import InteractionResult

    from bot.client import Client
    from bot.loopback.wire import Json


EPOCH = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
"""Where simcord's clock begins."""
EPHEMERAL = 1 << 6
KILLED_EVERY = (40, 120)
"""After so many things that are written or reach Discord the bot is killed."""
WRITTEN_TO = ("bob", "dan")
"""Who plays from direct messages."""


class Killed(Exception):
    """The bot was killed, and whoever pressed gets no answer."""


class Said(NamedTuple):
    """A message that stands there. at: when it was sent, unix milliseconds."""

    at: int
    words: str


class Line(Wire):
    """What lies between the bot and Discord: as for tests of the courier, but the end may come
    after anything that is written or reaches Discord, and threads are archived.
    """

    def _boundary(self) -> None:
        self._alive()
        self.passed += 1
        if self.passed == self._ends_at:
            self.dead = True
            raise asyncio.CancelledError

    def _once(self, backend: Any, method: str, path: str, request: dict[str, Any]) -> Any:
        parts = path.strip("/").split("/")
        room = backend.channels.get(int(parts[1])) if parts[0] == "channels" else None
        if room is None or not room.thread_metadata or not room.thread_metadata.archived:
            pass
        elif method == "POST":  # a message wakes a thread
            backend.edit_channel(room.id, {}, thread_metadata={"archived": False})
        elif method == "PATCH" and len(parts) > 2:
            raise BackendError(400, 50083, "Thread is archived")
        return super()._once(backend, method, path, request)


class Town(World):
    """One server. deaths: draws after how many things that last the bot is killed, None: never."""

    def __init__(
        self, env: simcord.Env, client: Client, database: Path, line: Line, deaths: Any
    ) -> None:
        super().__init__(env, client, database)
        self.line = line
        self.killed = 0
        self.down: list[tuple[int, int]] = []
        """From when to when the bot was down, unix milliseconds."""
        self._deaths = deaths
        self._armed = False
        for name in PEOPLE:
            self.person(name)
        closed = self.person(CLOSED).user.dm_channel.id
        path = f"/channels/{closed}/messages"
        env.inject_error("POST", path, status=403, code=50007, times=None)
        line.guard(client.house.store)

    # -- the bot's life --------------------------------------------------------------------------

    def arm(self) -> None:
        """From now on the bot is killed again and again, if it is at all."""
        self._armed = self._deaths is not None
        if self._armed:
            self.line.cut_at(self._deaths.randint(*KILLED_EVERY))

    async def _dies(self) -> None:
        """The process is gone: nothing is finished, nothing more is written."""
        courier, agenda, heart = self.client.courier, self.house.agenda, self.house.heart
        under_way = {*courier._lanes.values(), courier._looking, agenda._running, heart._running}
        while tasks := {task for task in under_way if task is not None and not task.done()}:
            await asyncio.wait(tasks)
        self.house.clock.stop()
        self.house._closed = True
        await self.house.store._connection.close()  # type: ignore[attr-defined]

    async def _begins(self) -> None:
        """Another process on the same database."""
        self.line.revive()
        self.client = await make_quiet_client(self.database)
        self.line.guard(self.house.store)
        await self.env.restart_bot(self.client)
        await self.env.settle()

    async def rises(self) -> None:
        """After the bot was killed: another one comes at once."""
        self.killed += 1
        await self._dies()
        await self._begins()
        self.arm()

    async def goes_down(self) -> None:
        """The bot is stopped in good order."""
        self.line.cut_at(None)
        self.down.append((self.now, 0))
        await self.client.close()

    async def comes_up(self) -> None:
        """And is started again."""
        self.down[-1] = (self.down[-1][0], self.now)
        await self._begins()
        self.arm()

    # -- time ------------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """Unix milliseconds."""
        return int(self.env.now().timestamp() * SECOND)

    async def reach(self, slot: int) -> None:
        """Let time go by until a slot begins."""
        await self._until(BEGIN.timestamp() + slot * SLOT - EPOCH)

    async def wait(self, seconds: float) -> None:
        """Let time go by."""
        await self._until(self.env.backend.clock.elapsed + seconds)

    async def _until(self, target: float) -> None:
        """Alarm after alarm: whoever is killed by what one sets off comes back at that moment."""
        while (elapsed := self.env.backend.clock.elapsed) < target:
            ring = _next_virtual_timer(self.env._settlement_state())
            at = target if ring is None else min(max(ring, elapsed), target)
            await self.env.advance_time(at - elapsed)
            while self.line.dead:
                await self.rises()

    # -- what people do --------------------------------------------------------------------------

    async def click(self, name: str, message: Json, custom_id: str) -> InteractionResult:
        """Press a button. Raises `Killed`."""
        press = self._actor(name, message).click(self._handle(message), custom_id=custom_id)
        return await self._answer(press)

    async def select(
        self, name: str, message: Json, custom_id: str, values: list[str]
    ) -> InteractionResult:
        """Choose in a menu. Raises `Killed`."""
        actor = self._actor(name, message)
        return await self._answer(actor.select(self._handle(message), values, custom_id=custom_id))

    async def submit(self, name: str, opened: InteractionResult, values: Json) -> InteractionResult:
        """Send off a form. Raises `Killed`."""
        person = self.person(name)
        direct = person.user.dm_channel.id == opened._interaction.channel_id
        return await self._answer((person.user if direct else person).submit_modal(opened, values))

    async def _answer(self, press: Any) -> InteractionResult:
        result: InteractionResult = await press
        if self.line.dead:
            raise Killed
        assert result.acknowledged
        return result

    def _actor(self, name: str, message: Json) -> Any:
        person = self.person(name)
        direct = person.user.dm_channel.id == message["channel"]
        return person.user if direct else person

    def _handle(self, message: Json) -> ResponseMessage:
        return ResponseMessage(self.env, self._stored(message))

    async def archive(self, table: int) -> None:
        """Somebody archives the thread of a table."""
        home = (await self.table(table)).home
        self.env.backend.edit_channel(home, {}, thread_metadata={"archived": True})
        await self.env.settle()

    # -- what people see -------------------------------------------------------------------------

    def answered(self, result: InteractionResult) -> Json:
        """The message somebody was answered with."""
        answer = result._interaction
        assert answer.message_id is not None
        return self._json(self.env.backend.get_message(answer.channel_id, answer.message_id))

    def fresh(self, message: Json) -> Json:
        """A message as it is now."""
        return self._json(self._stored(message))

    async def asked(self, table: int) -> set[str]:
        """Whom a table waits for, as everybody sees it."""
        now = await self.table(table)
        return {now.names[seat] for seat in now.view(None).asked}

    async def stood_in(self, table: int, name: str) -> bool:
        """Whether a table plays for somebody, as everybody sees it."""
        now = await self.table(table)
        return any(seat.name == name and seat.away == AWAY for seat in now.seats)

    def said(self, room: int) -> list[Said]:
        """The messages in words of a room, in order."""
        stored = self.env.backend.messages.get(room, {})
        return [
            Said(int(datetime.fromisoformat(m.timestamp).timestamp() * SECOND), m.content)
            for _, m in sorted(stored.items())
            if m.content and not m.flags & EPHEMERAL
        ]

    async def board(self, table: int) -> Json:
        """A table's board."""
        return self._board((await self.table(table)).home, table)

    async def way_in(self, name: str, table: int) -> Json:
        """Where somebody finds the button to their panel: some use the hand they were sent, others
        the board.
        """
        row = await self.table(table)
        seat = row.seat_of(self.person(name).user.id)
        hand = row.seats[seat or 0].hand
        if hand and name in WRITTEN_TO:
            return self._json(
                self.env.backend.get_message(self.person(name).user.dm_channel.id, hand)
            )
        return self._board(row.home, table)

    def _board(self, home: int, table: int) -> Json:
        stored = self.env.backend.messages[home]
        for key in sorted(stored, reverse=True):
            message = self._json(stored[key])
            if not stored[key].flags & EPHEMERAL and find(message, table, "look"):
                return message
        raise AssertionError(f"table {table} has no board")

    def _stored(self, message: Json) -> Any:
        return self.env.backend.get_message(message["channel"], message["id"])

    @staticmethod
    def _json(stored: Any) -> Json:
        return {
            "id": stored.id,
            "channel": stored.channel_id,
            "content": stored.content,
            "components": stored.components,
        }
