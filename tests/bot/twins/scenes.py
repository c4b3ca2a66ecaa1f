"""The two worlds of a scene, with the same public events and the same acts of one seat, the
observer. Others act in secret at once in the busy world, and late or never in the calm one.
"""

from __future__ import annotations

import contextlib
import random
from typing import TYPE_CHECKING

import msgspec
import simcord

from bot.health import ailment, measure
from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.tables.lobbies.opening import Person, Place
from games.choosing import random_move
from games.engine import HOUSE, LEAVE
from games.selfplay import next_move
from tests.bot.world import World, make_client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path as File

    from bot.tables.table import Table
    from games.engine import Path, Seat
    from tests.bot.twins.outputs import Outputs

NAMES = ("ann", "bob", "cyd")
WATCHER = "eve"
"""A person who sees the channel and has no seat."""

_SECRET = ("order", "note")
"""First words of moves that nobody is told about: standing orders, and the odd game's notes."""

_LEFT_OUT = ("resign", *_SECRET)
"""First words of moves that nobody makes while moves are drawn at random."""

_TRIES = 300


@contextlib.asynccontextmanager
async def opened(database: File, outputs: Outputs) -> AsyncIterator[World]:
    """Opens a world of its own, of which everything the bot sends is noted."""
    client = await make_client(database)
    env = simcord.Env(client, check_errors=False, settle_timeout=20)
    await env.start()
    try:
        with env.time_context():
            world = World(env, client, database)
            for name in (*NAMES, WATCHER):
                world.person(name)
            with outputs.listening(world):
                yield world
    finally:
        await env.shutdown()
        await client.services.close()


_PROMISED = ("_moves_total", "_tables{", "_outbox_parked")
"""Figures that tell nothing about secrets, as `bot/metrics.py` says."""


async def figures(world: World) -> list[str]:
    """Returns how the bot is, and those of its figures that must not depend on secrets."""
    told = (await measure(world.client)).decode().splitlines()
    kept = [line for line in told if any(name in line for name in _PROMISED)]
    return [str(await ailment(world.client)), *kept]


class Scene:
    """A table in one of the two worlds. busy: whether others act in secret in it.

    observer: the seat whose view counts, None for the watcher. others: the seats that answer in
    secret, early in one world and late in the other. last: the seat that answers last in both.
    """

    def __init__(self, world: World, number: TableNumber, *, busy: bool) -> None:
        self.world = world
        self.number = number
        self.busy = busy
        self.observer: Seat | None = None
        self.eyes: tuple[str, ...] = (WATCHER,)
        """The names of the people whose views count."""
        self.others: list[Seat] = []
        self.last: Seat | None = None
        self.views: list[bytes] = []
        """What the observer saw of the game whenever the worlds are compared."""
        self.figures: list[str] = []
        """What the operator's tools read at those moments."""

    @classmethod
    async def begin(cls, world: World, game: str, pace: str, *, busy: bool) -> Scene:
        """Opens a table of everybody and starts its game."""
        host, *others = [Person(world.person(name).user.id, name) for name in NAMES]
        place = Place(GuildId(world.guild.id), ChannelId(world.channel.id))
        with world.as_bot():
            number = (await world.services.lobby.open(game, host, place, "en", pace=pace)).id
        # here and below, because a card that waits would show later changes
        await world.env.settle()
        for person in others:
            with world.as_bot():
                await world.services.lobby.join(number, person)
            await world.env.settle()
        with world.as_bot():
            await world.services.lobby.start(number, host.id)
        await world.env.settle()
        return cls(world, number, busy=busy)

    async def table(self) -> Table:
        return await self.world.table(self.number)

    async def name(self, seat: Seat | None) -> str:
        """Returns who sits there; the watcher for None."""
        return WATCHER if seat is None else await self.world.name_at(self.number, seat)

    async def passes(self, seconds: float) -> None:
        await self.world.env.advance_time(seconds)

    async def note(self) -> None:
        """Notes what the observer and everybody else see of the game now."""
        table = await self.table()
        seen = (table.view(self.observer), table.view(None))
        self.views.append(msgspec.json.encode(seen))
        self.figures += await figures(self.world)

    # -- public play -----------------------------------------------------------------------------

    async def play_to_window(self, most: int = 30) -> bool:
        """Makes moves until a sealed window asks several seats, and decides who observes and who
        acts. Returns False if there was no such window after `most` moves.
        """
        rng = random.Random(self.number)
        for _ in range(most):
            table = await self.table()
            asked = sorted(table.view(None).asked)
            if table.view(None).window is not None and len(asked) > 1:
                seen_apart = len(asked) > 2
                spectators = sorted(set(range(len(table.seats))) - set(asked))
                self.observer = asked[0] if seen_apart else next(iter(spectators), None)
                self.others, self.last = asked[seen_apart:-1], asked[-1]
                await self._looked_through()
                return True
            await self._go_on(rng)
        return False

    async def play_to_turn(self, moves: int) -> None:
        """Makes moves. A seat that is not asked after them is the observer, and the others act."""
        rng = random.Random(f"{self.number} {moves}")
        for _ in range(moves):
            await self._go_on(rng)
        table = await self.table()
        seats = range(len(table.seats))
        self.observer = max(set(seats) - set(table.view(None).asked))
        self.others = [seat for seat in seats if seat != self.observer]
        await self._looked_through()
        await self.passes(3)

    async def _looked_through(self) -> None:
        """Notes who the observer is, who also opens another table, so that lists have an order."""
        name = await self.name(self.observer)
        self.eyes = tuple(dict.fromkeys((name, WATCHER)))
        place = Place(GuildId(self.world.guild.id), ChannelId(self.world.channel.id))
        person = Person(self.world.person(name).user.id, name)
        with self.world.as_bot():
            await self.world.services.lobby.open((await self.table()).row.game, person, place, "en")
        await self.world.env.settle()

    async def _go_on(self, rng: random.Random) -> None:
        table = await self.table()
        if table.house_to_act:
            await self.passes(601)
            return
        for _ in range(_TRIES):
            seat, path = next_move(table.game, table.state, rng)
            if path[0] not in _LEFT_OUT:
                break
        assert seat != HOUSE
        await self.move(seat, path)

    async def move(self, seat: Seat, path: Path) -> None:
        table = await self.table()
        with self.world.as_bot():
            await self.world.services.playing.move(self.number, table.person_at(seat), path)
        await self.world.env.settle()

    # -- secret acts -----------------------------------------------------------------------------

    async def answers_in_secret(self) -> None:
        """Lets the others look, begin, answer, take it back and answer again, in the busy world."""
        for seat in self.others if self.busy else ():
            await self.looks(seat)
            await self.answer(seat)
            await self.passes(3)
            with self.world.as_bot():
                taken = await self.world.services.motions.undo(
                    self.number, await self._person(seat)
                )
            assert taken is None, "the answer was taken back in public"
            await self.world.env.settle()
            await self.answer(seat)
        if not self.busy:
            await self.passes(3 * len(self.others))

    async def looks(self, seat: Seat) -> None:
        """Lets a player open their panel, begin a move, and ask what is stored about them."""
        table, place = await self.table(), self.world.channel
        actor = self.world.person(await self.name(seat))
        await actor.slash(place, "tables panel", table=self.number)
        await actor.slash(place, "tables list")
        await actor.slash(place, "me export")
        with self.world.as_bot():
            path = self._draw(table, seat, lambda path: path[:1] != LEAVE) or ()
            await self.world.services.playing.draft(self.number, await self._person(seat), path[:1])
        await self.world.env.settle()

    async def answers_late(self) -> None:
        """Lets the others answer in the calm world, and then the last one in both worlds."""
        for other in reversed(self.others if not self.busy else ()):
            await self.answer(other)
        for seat in (self.observer, self.last):
            table = await self.table()
            if seat is not None and seat in table.game.deciders(table.state):
                await self.answer(seat)

    async def answer(self, seat: Seat) -> None:
        await self.move(seat, self.answer_of(await self.table(), seat))

    def answer_of(self, table: Table, seat: Seat) -> Path:
        """Returns a seat's answer in the window, which is the same in both worlds."""
        view = table.view(seat)
        return self._draw(table, seat, lambda path: path[0] not in _LEFT_OUT) or (
            table.game.fallback(view)
        )

    async def orders_in_secret(self) -> None:
        """Lets the others look and give standing orders, if there are any, in the busy world."""
        for seat in self.others if self.busy else ():
            await self.looks(seat)
            path = self._draw(await self.table(), seat, lambda path: path[0] in _SECRET)
            if path is not None:
                await self.move(seat, path)
        await self.passes(3)

    def _draw(self, table: Table, seat: Seat, wanted: Callable[[Path], bool]) -> Path | None:
        rng = random.Random(f"{table.row.game} {seat}")
        for _ in range(_TRIES):
            path = random_move(table.game, table.view(seat), rng)
            if path is None:
                return None
            if wanted(path):
                return path
        return None

    async def _person(self, seat: Seat) -> PersonId:
        return (await self.table()).person_at(seat)
