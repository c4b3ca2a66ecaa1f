"""Four people at a table of Agent or Casablanca, and everything each of them can read."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Any

from bot.clock import EARLIEST_CLOSE, SECOND
from bot.tables.clocks.windows import CLOSING
from bot.ui.custom_ids import Press
from tests.bot.flows.scenery import called, lines_told
from tests.bot.panels import Panel
from tests.bot.world import find_message, presses, step_of, words

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    import pytest

    from bot.ids import TableNumber
    from tests.bot.world import World

PEOPLE = ("ann", "bob", "cyd", "dan")

LEAST = EARLIEST_CLOSE["objections"] // SECOND
"""Least number of seconds that a window stays open."""


class Auction:
    """One table. names: its people by seat; panels: each one's panel in the thread, kept open."""

    def __init__(self, world: World, number: TableNumber, names: tuple[str, ...]) -> None:
        self.world = world
        self.number = number
        self.names = names
        self.panels: dict[str, Panel] = {}

    @classmethod
    async def start(cls, world: World, game: str, **settings: str) -> Auction:
        """Opens a table by command, chooses these settings on its card, and starts the game."""
        number = await world.sit(game, *PEOPLE)
        host = world.person(PEOPLE[0])
        for name, value in settings.items():
            await _agree(world, number, name, value)
        start = Press(number, 0, "start").encode()
        await host.click(find_message(world.channel, host, start), custom_id=start)
        table = await world.table(number)
        assert all(settings[name] == table.row.options[name] for name in settings if name != "pace")
        seats = [await world.name_at(number, seat) for seat in range(len(PEOPLE))]
        return cls(world, number, tuple(seats))

    async def panel(self, name: str) -> Panel:
        """Returns somebody's panel brought up to date, opened from the board the first time."""
        if name not in self.panels:
            self.panels[name] = await Panel.open(self.world, name, self.number)
        else:
            await self.panels[name].renew()
        panel = self.panels[name]
        panel.pressed = 0
        return panel

    async def open_panels(self) -> None:
        for name in self.names:
            await self.panel(name)

    async def passes(self, seconds: float) -> None:
        """Moves the clock."""
        await self.world.env.advance_time(seconds)
        await self.world.env.settle()

    # -- what people do --------------------------------------------------------------------------

    async def bribe(self, name: str, pages: tuple[Mapping[str, str], ...]) -> Panel:
        """Fills in the form of opening bribes, one page after the other."""
        panel = await self.panel(name)
        await panel.go("bribe")
        for page, sums in enumerate(pages):
            await panel.fill(sums, page)
        if panel.has("do"):  # of two pages all is shown before it counts
            await panel.press("do")
        return panel

    async def announce(self, name: str, *keys: str) -> Panel:
        """Chooses a step for an agent, or an attack, which is confirmed."""
        panel = await self.panel(name)
        await panel.go(*keys)
        if panel.has("do"):
            await panel.press("do")
        return panel

    async def says(self, name: str, word: str, **sums: str) -> Panel:
        """Chooses a word in a contest and enters its sums, in a menu if they fit one, else in a
        form.

        sums: by field; the field of a single sum is called amount.
        """
        panel = await self.panel(name)
        await panel.go(word)
        if panel.offers(sums.get("amount", "")):
            await panel.pick(sums["amount"])
        elif sums:
            await panel.fill(sums)
        if panel.has("do"):
            await panel.press("do")
        return panel

    async def slash(self, name: str, command: str, **given: str) -> Any:
        """Does the same by command; returns the result."""
        thread = await self.world.thread(self.number)
        table = await self.world.table(self.number)
        return await self.world.person(name).slash(thread, f"{table.row.game} {command}", **given)

    # -- the game --------------------------------------------------------------------------------

    async def phase(self) -> str:
        """Returns the name of the phase, as in `games.solomon.state.Phase`."""
        return str((await self.state()).phase)

    async def state(self) -> Any:
        """Returns the whole state of the game."""
        return (await self.world.table(self.number)).state

    async def plies(self) -> list[str]:
        """Returns the moves so far, as `seat path`."""
        rows = await self.world.services.store.read(lambda tx: tx.moves(self.number))
        return [f"{row.seat} {row.path}" for row in rows]

    async def closes_in(self) -> int | None:
        """Returns the milliseconds until the window may close, None if nothing is due."""
        rows = await self.world.services.store.read(lambda tx: tx.due(2**60))
        for row in rows:
            if (row.table_id, row.kind) == (self.number, CLOSING):
                return int(row.at - self.world.services.clock.now())
        return None

    # -- what people can read --------------------------------------------------------------------

    async def told(self) -> str:
        """Returns all lines that are told in the thread."""
        return "\n".join(await lines_told(self.world, self.number))

    async def called(self) -> list[str]:
        """Returns the names of those whom the message of the turn calls."""
        return await called(self.world, self.number)

    def dms(self, name: str) -> list[Any]:
        """Returns somebody's direct messages."""
        user = self.world.person(name).user
        return list(user.dm_channel.history(viewer=user))

    async def public(self) -> list[Any]:
        """Returns everything that is public, in the channel and in the thread."""
        places = (self.world.channel, await self.world.thread(self.number))
        anybody = self.world.person("eve")
        return [self._shown(m) for place in places for m in place.history(viewer=anybody)]

    async def own(self, name: str) -> list[Any]:
        """Returns everything that only one person sees."""
        person, thread = self.world.person(name), await self.world.thread(self.number)
        private = [m for m in thread.history(viewer=person) if m.flags.ephemeral]
        return [self._shown(message) for message in [*private, *self.dms(name)]]

    def _shown(self, message: Any) -> Any:
        """Returns a message with its words, components and pictures, and whether it was edited."""
        cdn = self.world.env.backend.cdn
        return (
            message.id,
            words(message),
            [(i.custom_id, getattr(i, "label", None)) for i in presses(message)],
            [(a.filename, cdn.get(a.url)) for a in message.attachments],
            None if message.flags.ephemeral else message.edited_at,
        )

    @contextlib.asynccontextmanager
    async def untold(self, name: str) -> AsyncIterator[None]:
        """Checks that what this person does in here changes nothing for anybody else: nothing
        public, nobody's messages, and no panel that is opened again. Nothing may be sent either,
        not even an edit without a change, except to their own direct messages.
        """
        others = [other for other in self.names if other != name]
        for _ in range(2):  # the first press shows what is new to them, later ones do not
            await self.open_panels()
        before = (await self.public(), [await self.own(other) for other in others])
        sent = len(self.world.env.http_requests)
        yield
        await self.world.env.settle()
        own_place = self.world.person(name).user.dm_channel.id
        for request in self.world.env.http_requests[sent:]:
            match request.path.strip("/").split("/"):
                case ["channels", place, *_]:
                    assert int(place) == own_place, f"{request.method} {request.path}"
        for other in others:
            await self.panel(other)
        assert await self.public() == before[0], f"what {name} does can be seen in public"
        for other, own in zip(others, before[1], strict=True):
            assert await self.own(other) == own, f"{other} sees what {name} does"

    async def anonymous(self) -> list[str]:
        """Returns what is public in the thread, without what differs from table to table."""
        thread = await self.world.thread(self.number)
        anybody = self.world.person("eve")
        return [
            re.sub(r"<t:\d+:R>|<#\d+>|table \d+|[0-9a-f]{64}", "…", words(message))
            for message in thread.history(viewer=anybody)
        ]


async def _agree(world: World, number: TableNumber, name: str, value: str) -> None:
    """Chooses a setting as the host in the lobby's menus, on whichever page it is."""
    host = world.person(PEOPLE[0])
    step = Press(number, 0, "pace") if name == "pace" else Press(number, 0, "option", (name,))
    options = Press(number, 0, "options").encode()
    await host.click(find_message(world.channel, host, options), custom_id=options)
    form = world.newest(world.channel, host)
    if step not in [step_of(item) for item in presses(form)]:
        await host.click(form, custom_id=Press(number, 0, "options", ("1",)).encode())
        form = next(m for m in world.channel.history(viewer=host) if m.id == form.id)
    await host.select(form, [value], custom_id=step.encode())


def load_only(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Loads only the cog of the game in the test's name, because syncing all takes longer than a
    test, and shuffles the seats of every table alike.
    """
    game = "casablanca" if "casablanca" in request.node.name else "agent"
    monkeypatch.setattr("bot.client.extensions", lambda: [f"cogs.{game}", "cogs.tables"])
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(range(32)))


def two_pages(sums: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Returns the same sums for each page of the form, which takes those it asks for."""
    return dict(sums), dict(sums)


async def with_bribes(world: World, game: str, *sums: dict[str, str], **settings: str) -> Auction:
    """Plays the opening bribes of a game, by seat, until their window has closed."""
    at = await Auction.start(world, game, **settings)
    for name, own in zip(at.names, sums, strict=True):
        await at.bribe(name, two_pages(own))
    await at.passes(LEAST)
    assert await at.phase() == "turn"
    return at
