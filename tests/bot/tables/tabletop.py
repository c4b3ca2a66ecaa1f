"""The bot's services without Discord, and helpers for their tables."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from bot.clock import MINUTE, Clock
from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store.sqlite import SqliteStore
from bot.tables.caps import UNLIMITED
from bot.tables.lobbies.opening import Person, Place
from bot.tables.notifications import read_text
from bot.tables.tables import load
from games.engine import HOUSE
from games.selfplay import next_move
from tests.bot.world import make_services

if TYPE_CHECKING:
    from pathlib import Path as File

    from bot.services import Services
    from bot.store.rows import OutboxRow
    from bot.tables.caps import Limits
    from bot.tables.table import Table
    from games.engine import Path, Seat, Text

GUILD, CHANNEL = GuildId(11), ChannelId(22)
ANN, BOB, CAT, DAN, EVE = (PersonId(number) for number in range(101, 106))
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan", EVE: "Eve"}


def person(number: PersonId) -> Person:
    return Person(number, NAMES.get(number, f"P{number}"))


class StillClock(Clock):
    """A clock that stops until it is moved; its alarms ring in the loop's next turn."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1_700_000_000_000
        self.set_by = 0
        """Milliseconds by which the clock has been set; less than 0 is back."""

    def now(self) -> int:
        return self.time + self.offset

    def steady(self) -> int:
        return self.time - self.set_by

    def pass_by(self, milliseconds: int) -> None:
        self.move(self.offset + milliseconds)

    def freeze(self, milliseconds: int) -> None:
        """Freezes the process for a while; afterwards its timers go off, in any order."""
        self.time += milliseconds
        for alarm in reversed(self._alarms.values()):
            if alarm._handle is not None and alarm._due <= self.real():
                alarm._handle.cancel()
                alarm._go_off()

    def set_to(self, milliseconds: int) -> None:
        """Sets the clock forward or back; the next timers go off a minute later."""
        self.time += milliseconds + MINUTE
        self.set_by += milliseconds
        for alarm in self._alarms.values():
            if alarm._handle is not None:
                alarm._handle.cancel()
                alarm._go_off()


class Tabletop:
    """The bot's services and their tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rng = random.Random(7)
        self._heard = 0

    @classmethod
    async def open(cls, database: File, limits: Limits = UNLIMITED) -> Tabletop:
        clock = StillClock()
        store = await SqliteStore.open(database, clock.now)
        return cls(make_services(store, clock, limits=limits))

    @property
    def clock(self) -> StillClock:
        clock = self.services.clock
        assert isinstance(clock, StillClock)
        return clock

    async def sit(
        self, game: str, *people: PersonId, channel: ChannelId = CHANNEL, **options: str
    ) -> TableNumber:
        """Opens a table as the first of these people, and lets the others join."""
        place = Place(GUILD, channel)
        table = await self.services.lobby.open(game, person(people[0]), place, "en", options)
        for number in people[1:]:
            await self.services.lobby.join(table.id, person(number))
        return table.id

    async def start(self, game: str, *people: PersonId, **options: Any) -> TableNumber:
        number = await self.sit(game, *people, **options)
        await self.services.lobby.start(number, people[0])
        return number

    async def table(self, number: TableNumber) -> Table:
        return await self.services.tables.find(number)

    async def stored(self, number: TableNumber) -> Table:
        """Returns a table as it is stored."""
        return await self.services.store.read(lambda tx: load(tx, number))

    async def outbox(self, *lanes: str) -> list[OutboxRow]:
        """Returns the rows that wait in these lanes, in order."""
        return await self.services.store.read(
            lambda tx: [row for lane in lanes for row in tx.waiting(lane, 10_000)]
        )

    async def told(self, number: TableNumber) -> list[Text]:
        """Returns what everybody at a table was told since `empty_outbox`, in order."""
        rows = await self.services.store.read(lambda tx: tx.told_since(number, self._heard))
        return [read_text(row.line) for row in rows]

    async def empty_outbox(self) -> None:
        """Drops what waits, as if it had been delivered."""
        numbers = map(TableNumber, range(1, 100))
        last = await self.services.store.read(lambda tx: max(map(tx.last_told, numbers)))
        self._heard = last
        heads = await self.services.store.read(lambda tx: tx.heads())
        for head in heads:
            await self.services.store.write(lambda tx, lane=head.lane: tx.clear_lane(lane))

    async def next_move(self, number: TableNumber) -> tuple[Seat, Path]:
        table = await self.table(number)
        seat, path = next_move(table.game, table.state, self.rng)
        while path[0] == "order":  # only tests of orders give any
            seat, path = next_move(table.game, table.state, self.rng)
        assert seat != HOUSE
        return seat, path

    async def play(self, number: TableNumber, moves: int = 1) -> Table:
        """Makes random moves for players whom the table waits for."""
        for _ in range(moves):
            table = await self.table(number)
            if table.row.phase == "over":
                break
            seat, path = await self.next_move(number)
            await self.services.playing.move(number, table.person_at(seat), path)
        return await self.table(number)

    async def play_until(self, number: TableNumber, reached: Any, most: int = 400) -> Table:
        """Makes random moves until a table is as wanted."""
        for _ in range(most):
            table = await self.table(number)
            if reached(table):
                return table
            await self.play(number)
        raise AssertionError("it never came to that")

    async def play_to_window(self, number: TableNumber) -> Table:
        """Makes random moves until a sealed window is open."""
        return await self.play_until(number, lambda table: table.view(None).window is not None)

    async def answer(self, number: TableNumber, seat: Seat) -> None:
        """Makes a sealed answer for one seat."""
        table = await self.table(number)
        path = table.game.fallback(table.view(seat))
        await self.services.playing.move(number, table.person_at(seat), path)

    async def close(self) -> None:
        await self.services.close()
