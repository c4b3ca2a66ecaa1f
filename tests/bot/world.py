"""A simulated Discord with the bot in it, and what tests do there again and again."""

from __future__ import annotations

import asyncio
import base64
import re
from typing import TYPE_CHECKING, Any, TypeVar

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.backend.serializers import channel_payload
from simcord.enums import OverwriteType

from bot.client import Client
from bot.clock import Clock
from bot.ids import ChannelId, GuildId, TableNumber
from bot.services import Services
from bot.store.sqlite import SqliteStore
from bot.tables.computers.findings import Findings
from bot.tables.lobbies.opening import Person, Place
from bot.ui.board import CALL, TOLD
from bot.ui.custom_ids import Press, parse
from bot.workers.thinker import Decision, Job, Thinker, choose
from bot.workers.worker import Worker
from games.engine import Pick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from bot.tables.table import Table
    from games.drawing import Drawing

T = TypeVar("T")

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


class PaperPainter:
    """A painter that draws nothing, because flows are about words and presses, not about pixels."""

    def __init__(self) -> None:
        self.painted: list[Drawing] = []

    async def paint(self, drawing: Drawing) -> bytes:
        """Returns a picture with the drawing's text behind the end of the image, for tests that
        look.
        """
        self.painted.append(drawing)
        return PNG + repr(drawing.items).encode()

    def close(self) -> None:
        pass


class QuickThinker(Thinker):
    """A thinker without a process of its own, whose answers come in the loop's next turn."""

    def get_ready(self) -> None:
        """There is nothing to start."""

    async def think(self, job: Job) -> Decision:
        await asyncio.sleep(0)
        return Decision(choose(job.game, job.view, job.level, job.temper, job.seed))


class QuickWorker(Worker):
    """A worker without a process of its own; it counts what it does."""

    def __init__(self) -> None:
        super().__init__()
        self.works = 0

    async def run(self, work: Callable[..., T], *args: object) -> T:
        self.works += 1
        await asyncio.sleep(0)
        return work(*args)


def make_services(store: SqliteStore, clock: Clock, **settings: Any) -> Services:
    """Returns services that draw on paper and have no processes of their own."""
    painter: Any = PaperPainter()
    findings = Findings(QuickWorker())
    return Services(store, clock, painter, thinker=QuickThinker(), findings=findings, **settings)


async def make_client(database: Path) -> Client:
    """Returns the bot on a database, with a painter of paper."""
    clock = Clock()
    store = await SqliteStore.open(database, clock.now)
    return Client(make_services(store, clock))


_FIRST = TableNumber(1)


class World:
    """One server with a channel, some people and the bot."""

    def __init__(self, env: simcord.Env, client: Client, database: Path) -> None:
        self.env = env
        self.client = client
        self.database = database
        self.guild = env.create_guild("Game night")
        self.channel = self.guild.create_text_channel("table")
        self.people: dict[str, Any] = {}
        self.locales: dict[int, str] = {}
        self._speak()

    def _speak(self) -> None:
        """Sends interactions in their author's language, because simcord only knows English."""
        emit = self.env.backend.emit

        def in_language(event: str, payload: Any) -> Any:
            if event == "INTERACTION_CREATE":
                user = payload.get("member", payload).get("user", {})
                payload = {**payload, "locale": self.locales.get(int(user["id"]), "en-US")}
            return emit(event, payload)

        self.env.backend.emit = in_language

    def speaks(self, name: str, locale: str) -> None:
        """Sets the language of a person's Discord from now on."""
        self.locales[self.person(name).user.id] = locale

    @property
    def services(self) -> Services:
        return self.client.services

    def person(self, name: str) -> Any:
        """Returns a person on the server, who is created when first named."""
        if name not in self.people:
            self.people[name] = self.guild.add_member(self.env.create_user(name))
        return self.people[name]

    def person_called(self, name: str, shown: str) -> Any:
        """Returns a person whose name on the server is `shown`."""
        user = self.env.create_user(re.sub(r"\W", "", name) or "x")
        self.people[name] = self.guild.add_member(user, nick=shown)
        return self.people[name]

    async def restart(self) -> None:
        """Stops the bot and starts it again on the same database."""
        await self.client.close()
        self.client = await make_client(self.database)
        await self.env.restart_bot(self.client)
        await self.env.settle()

    # -- places ----------------------------------------------------------------------------------

    def place(self, channel: ChannelId) -> Any:
        """Returns a channel or thread by its id."""
        found = self.env.backend.get_channel(channel)
        return simcord.ChannelHandle(self.env, self.guild, found)

    async def thread(self, number: TableNumber) -> Any:
        """Returns the thread or channel in which a table is played."""
        return self.place((await self.table(number)).home)

    async def table(self, number: TableNumber) -> Table:
        return await self.services.tables.find(number)

    async def card_to_stash(self, number: TableNumber) -> str:
        """Returns a card that whoever's turn it is in Slush Fund may put in the slush fund."""
        table = await self.table(number)
        (seat,) = table.view(None).asked
        choice = table.choice(seat, ("stash",))
        assert isinstance(choice, Pick)
        return choice.options[0].key

    async def moves(self, number: TableNumber = _FIRST) -> list[str]:
        """Returns the moves made at a table, as in a record."""
        rows = await self.services.store.read(lambda tx: tx.moves(number))
        return [row.path for row in rows]

    def hidden_channel(self, *names: str) -> Any:
        """Returns a channel that only these people and the bot see."""
        seen = discord.PermissionOverwrite(view_channel=True, send_messages=True)
        who = {self.person(name): seen for name in names}
        everybody = {self.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
        overwrites = {**everybody, **who, self.guild.me: seen}
        return self.guild.create_text_channel("hidden", overwrites=overwrites)

    def private_thread(self, *names: str) -> Any:
        """Returns a private thread with these people and the bot in it."""
        backend = self.env.backend
        owner = self.person(names[0]).user.id
        thread = backend.create_thread(self.channel.id, "private", owner_id=owner, type=12)
        for member in (*(self.person(name).user.id for name in names), backend.bot_user.id):
            backend.add_thread_member(thread.id, member)
        backend.announce_thread_create(thread)
        return self.place(ChannelId(thread.id))

    def limit_bot(self, **permissions: bool) -> None:
        """Changes the bot's permissions in the channel."""
        allowed, denied = discord.PermissionOverwrite(**permissions).pair()
        channel = self.env.backend.get_channel(self.channel.id)
        channel.overwrites.append(
            Overwrite(
                target_id=self.env.backend.bot_user.id,
                type=OverwriteType.MEMBER,
                allow=allowed.value,
                deny=denied.value,
            )
        )
        self.env.backend.emit("CHANNEL_UPDATE", channel_payload(self.env.backend, channel))

    async def delete_channel(self, channel: ChannelId) -> None:
        """Deletes a channel or a thread."""
        self.env.backend.delete_channel(channel)
        await self.env.settle()

    # -- doing -----------------------------------------------------------------------------------

    async def sit(self, game: str, *names: str) -> TableNumber:
        """Opens a table as the first person and lets the others join; returns its number."""
        host = self.person(names[0])
        await host.slash(self.channel, f"{game} new")
        number = max(await self.services.store.read(lambda tx: tx.table_ids()))
        for name in names[1:]:
            await self.person(name).slash(self.channel, "tables join", table=number)
        return number

    async def start(self, game: str, *names: str) -> TableNumber:
        """Opens a table of these people and starts its game; returns its number."""
        number = await self.sit(game, *names)
        await self.person(names[0]).slash(self.channel, "tables start", table=number)
        return number

    async def start_at_once(self, game: str, *names: str) -> TableNumber:
        """Does the same without any command."""
        host, *others = [Person(self.person(name).user.id, name) for name in names]
        place = Place(GuildId(self.guild.id), ChannelId(self.channel.id))
        with self.as_bot():
            number = (await self.services.lobby.open(game, host, place, "en")).id
            for person in others:
                await self.services.lobby.join(number, person)
        await self.env.settle()
        with self.as_bot():
            await self.services.lobby.start(number, host.id)
        await self.env.settle()
        return number

    def as_bot(self) -> AbstractContextManager[None]:
        """Marks what begins in here as the bot's own work, which simcord waits for."""
        return self.env._bot_scope()

    async def open_panel(self, name: str, number: TableNumber) -> Any:
        """Presses the board's button for the person's panel; returns the private message."""
        person = self.person(name)
        thread = await self.thread(number)
        board = find_message(thread, person, Press(number, 0, "open").encode())
        await person.click(board, custom_id=Press(number, 0, "open").encode())
        return self.newest(thread, person)

    def newest(self, place: Any, person: Any) -> Any:
        """Returns the newest message that a person sees in a place."""
        return place.history(viewer=person)[-1]

    async def name_at(self, number: TableNumber, seat: int) -> str:
        """Returns the name of the person at a seat."""
        wanted = (await self.table(number)).person_at(seat)
        return next(name for name, member in self.people.items() if member.user.id == wanted)

    async def to_act(self, number: TableNumber) -> str:
        """Returns the name of a person the table waits for."""
        table = await self.table(number)
        return await self.name_at(number, min(table.game.deciders(table.state)))


def words(message: Any) -> str:
    """Returns all text of a message."""
    return "\n".join([message.content, *(t for c in message.components for t in _texts(c))])


def _texts(component: Any) -> Iterator[str]:
    content = getattr(component, "content", None)
    if content:
        yield content
    for child in getattr(component, "children", ()) or ():
        yield from _texts(child)


def told(message: Any) -> str:
    """Returns what a message in a thread tells: the lines of a turn, or plain text."""
    return message.content or _part(message.components, TOLD)


def call_in(message: Any) -> str:
    """Returns the head of a turn's message, which names those who are waited for."""
    return _part(message.components, CALL)


def _part(items: Any, number: int) -> str:
    """Returns the text with this id."""
    found = ""
    for item in items:
        if getattr(item, "id", None) == number:
            return str(item.content)
        found = found or _part(getattr(item, "children", ()) or (), number)
    return found


def presses(message: Any) -> list[Any]:
    """Returns all buttons and menus of a message."""
    found = []

    def walk(items: Any) -> None:
        for item in items:
            if getattr(item, "custom_id", None):
                found.append(item)
            walk(getattr(item, "children", ()) or ())
            if getattr(item, "accessory", None) is not None:
                walk([item.accessory])

    walk(message.components)
    return found


def find_message(place: Any, person: Any, custom_id: str) -> Any:
    """Returns the newest public message with this component."""
    for message in reversed(place.history(viewer=person)):
        if not message.flags.ephemeral and any(
            item.custom_id == custom_id for item in presses(message)
        ):
            return message
    raise AssertionError(f"nothing here has {custom_id}")


def step_of(item: Any) -> Press | None:
    """Returns the press of a table's component, None for any other component."""
    found = parse(item.custom_id)
    return found if isinstance(found, Press) else None


def find_press(message: Any, step: str, *args: str) -> Any:
    """Returns the component for this step and these arguments (after the panel's mark)."""
    for item in presses(message):
        press = step_of(item)
        # Only presses on a half-made move are marked.
        if press and press.step == step and (not args or args in (press.args, press.args[1:])):
            return item
    raise AssertionError(f"no {step} {args} among {[i.custom_id for i in presses(message)]}")
