"""A simulated Discord with a bot that delivers, and what everybody sees there."""

from __future__ import annotations

import asyncio
import random
import re
from typing import TYPE_CHECKING, Any, TypeVar

import simcord

from bot.client import Client
from bot.clock import Clock
from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store.sqlite import SqliteStore
from bot.tables.lobbies.opening import Person, Place
from bot.tables.notifications import Notice, read_text, write_notices
from bot.ui.sheets import voice
from games.engine import HOUSE, LEAVE
from games.selfplay import next_move
from tests.bot.world import make_services, presses, step_of, told, words

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator
    from pathlib import Path as File

    from bot.services import Services
    from bot.tables.table import Table
    from games.engine import Path
    from tests.bot.post.wire import Wire

T = TypeVar("T")


async def make_quiet_client(database: File) -> Client:
    """Returns a bot without commands, because only what it posts by itself is tested."""
    clock = Clock()
    store = await SqliteStore.open(database, clock.now)
    return Client(make_services(store, clock), sync=False)


class Stage:
    """One server with one channel, three people and the bot."""

    def __init__(self, env: simcord.Env, client: Client, database: File, wire: Wire) -> None:
        self.env, self.client, self.database, self.wire = env, client, database, wire
        self.guild = env.create_guild("Game night")
        self.channel = self.guild.create_text_channel("table")
        self.members = [self.guild.add_member(env.create_user(n)) for n in ("ann", "bob", "cat")]
        self.rng = random.Random(7)

    @property
    def services(self) -> Services:
        return self.client.services

    @property
    def people(self) -> list[Person]:
        return [Person(PersonId(member.user.id), member.user.name) for member in self.members]

    # -- the bot's life --------------------------------------------------------------------------

    async def quiet(self) -> None:
        """Waits until the bot has nothing under way; an alarm may still be set."""
        courier, scheduler = self.client.courier, self.services.scheduler
        while tasks := {*courier._lanes.values(), courier._looking, scheduler._running} - {None}:
            await asyncio.wait(tasks)  # type: ignore[type-var]

    async def ends(self) -> None:
        """Ends the process: nothing is finished, and nothing more is written."""
        self.wire.dead = True
        await self.quiet()
        self.services.clock.stop()
        self.services._closed = True
        await self.services.store._connection.close()  # type: ignore[attr-defined]

    async def begins(self) -> None:
        """Starts another process on the same database."""
        self.wire.revive()
        self.client = await make_quiet_client(self.database)
        await self.env.restart_bot(self.client)
        self.wire.guard(self.services.store)
        await self.quiet()

    async def passes(self, seconds: float) -> None:
        """Moves the clock, and waits for what rings meanwhile."""
        await self.env.advance_time(seconds)
        await self.quiet()

    async def does(self, what: Awaitable[T]) -> T:
        """Awaits something as the bot, so that its timers follow the simulated clock."""
        with self.env._bot_scope():
            return await what

    def holds(self) -> None:
        """Stops deliveries until `goes_on`."""
        self.client.courier._stopped = True

    async def goes_on(self) -> None:
        self.client.courier._stopped = False
        with self.env._bot_scope():
            self.client.courier.wake()
        await self.quiet()

    async def post_later(self, number: TableNumber, *notices: Notice) -> None:
        """Writes notices into the outbox, as a change of the table would."""
        write = self.services.store.write
        await self.does(write(lambda tx: write_notices(tx, number, notices)))

    async def post(self, number: TableNumber, *notices: Notice) -> None:
        """Writes notices into the outbox and has them delivered."""
        await self.post_later(number, *notices)
        await self.goes_on()

    # -- playing ---------------------------------------------------------------------------------

    async def open(self, game: str = "slasher", people: int = 2, **options: str) -> TableNumber:
        place = Place(GuildId(self.guild.id), ChannelId(self.channel.id))
        sitting = self.people[:people]
        opened = self.services.lobby.open(game, sitting[0], place, "en", options)
        table = await self.does(opened)
        for person in sitting[1:]:
            await self.does(self.services.lobby.join(table.id, person))
        return table.id

    async def start(self, game: str = "slasher", people: int = 2, **options: str) -> TableNumber:
        """Opens a table, starts its game and has it posted; returns the number."""
        pace = options.pop("pace", None)
        number = await self.open(game, people, **options)
        if pace is not None:
            await self.does(self.services.lobby.set_pace(number, self.people[0].id, pace))
        await self.quiet()
        await self.does(self.services.lobby.start(number, self.people[0].id))
        await self.quiet()
        return number

    async def table(self, number: TableNumber) -> Table:
        return await self.services.tables.find(number)

    async def play(self, number: TableNumber, moves: int = 1, *, posting: bool = True) -> Table:
        """Makes random moves, and posts each before the next unless `posting` is False."""
        for _ in range(moves):
            table = await self.table(number)
            if table.row.phase == "over":
                break
            await self.move(number, *self.choose(table), posting=posting)
        return await self.table(number)

    def choose(self, table: Table) -> tuple[PersonId, Path]:
        """Returns a person whom the table waits for, and a random move of theirs."""
        seat, path = next_move(table.game, table.state, self.rng)
        assert seat != HOUSE
        return table.person_at(seat), path

    async def move(
        self, number: TableNumber, person: PersonId, path: Path, *, posting: bool = True
    ) -> None:
        await self.does(self.services.playing.move(number, person, path))
        if posting:
            await self.quiet()

    async def resign(self, number: TableNumber, *, posting: bool = True) -> Table:
        """Ends the game: everybody but the last player leaves it."""
        table = await self.table(number)
        for seat in table.seats[1:]:
            await self.move(number, seat.person, LEAVE, posting=posting)
        table = await self.table(number)
        assert table.row.phase == "over"
        return table

    async def waiting(self) -> int:
        return await self.services.store.read(lambda tx: tx.outbox_size())

    async def parked(self) -> int:
        return await self.services.store.read(lambda tx: len(tx.parked()))

    # -- what people see -------------------------------------------------------------------------

    def place(self, channel: ChannelId) -> Any:
        return simcord.ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel))

    async def home(self, number: TableNumber) -> Any:
        return self.place((await self.table(number)).home)

    async def thread_says(self, number: TableNumber) -> list[str]:
        """Returns what the messages in a table's thread tell, oldest first."""
        thread = await self.home(number)
        return [said for m in thread.history(viewer=self.members[0]) if (said := told(m))]

    def boards(self, place: Any) -> list[Any]:
        """Returns the boards in a place, oldest first."""
        found = []
        for message in place.history(viewer=self.members[0]):
            steps = {press.step for item in presses(message) if (press := step_of(item))}
            if "open" in steps and "look" in steps:
                found.append(message)
        return found

    def dms(self, member: int) -> list[Any]:
        """Returns the direct messages that a member has from the bot, oldest first."""
        channel = self.members[member].user.dm_channel
        return [] if channel is None else list(channel.history())

    def seen(self) -> dict[str, list[str]]:
        """Returns everything that everybody sees, without ids, a message a line."""
        names = {channel: f"#{n}" for n, channel in enumerate(self._rooms())}
        shown = {
            f"{names[room]} as {member.user.name}": [
                _told(message, names) for message in self._history(room, member)
            ]
            for room in names
            for member in self.members
        }
        dms = {
            f"direct messages of {member.user.name}": [_told(m, names) for m in self.dms(n)]
            for n, member in enumerate(self.members)
        }
        return shown | dms

    def _rooms(self) -> list[int]:
        rooms = self.env.backend.channels.values()
        return sorted(room.id for room in rooms if room.guild_id == self.guild.id)

    def _history(self, room: int, member: Any) -> list[Any]:
        return list(self.place(ChannelId(room)).history(viewer=member))


def _told(message: Any, names: dict[int, str]) -> str:
    ways = r"<#(\d+)>|https://discord\.com/channels/\d+/(\d+)"
    said = re.sub(ways, lambda m: names.get(int(m[1] or m[2]), "?"), words(message))
    files = sorted(a["filename"] for a in _attachments(message))
    return f"{said} | {[item.custom_id for item in presses(message)]} | {files}"


def _attachments(message: Any) -> Iterator[dict[str, Any]]:
    for attachment in message.attachments:
        yield attachment if isinstance(attachment, dict) else {"filename": attachment.filename}


def find(message: Any, step: str) -> bool:
    """Tells whether a message has a component for this step."""
    return any((press := step_of(item)) and press.step == step for item in presses(message))


async def board_of(stage: Stage, number: TableNumber) -> Any:
    """Returns the one board of a table."""
    boards = stage.boards(await stage.home(number))
    assert len(boards) == 1
    table = await stage.table(number)
    assert boards[0].id == table.row.board
    return boards[0]


async def all_lines(stage: Stage, number: TableNumber) -> list[str]:
    """Returns every line that the thread tells, in order, as often as it says that it was told."""
    lines = [line for said in await stage.thread_says(number) for line in said.split("\n")]
    found: list[str] = []
    for line in lines:
        again = re.fullmatch(r"(.+) \((\d+) times\)", line)
        found += [again[1]] * int(again[2]) if again else [line]
    return found


async def public_lines(stage: Stage, number: TableNumber) -> list[str]:
    """Returns every line that the thread should tell now, in order."""
    table = await stage.table(number)
    say = voice("en", table).marked
    told = await stage.services.store.read(lambda tx: tx.told_since(number, 0))
    shown = table.row.turn_line if table.row.phase == "playing" else told[-1].id
    return [say(read_text((row.id > shown and row.open) or row.line)) for row in told]
