"""Nights without Discord, on a clock that is moved."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bot.clock import HOUR, MINUTE
from bot.ids import PersonId
from bot.nights.messages import night_lane
from bot.nights.planning import Wish
from bot.tables.lobbies.opening import Person, Place
from games.engine import LEAVE
from games.registry import all_games
from tests.bot.tables.tabletop import CHANNEL, GUILD

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from bot.ids import NightId
    from bot.nights.night import Night
    from bot.services import Services
    from tests.bot.tables.tabletop import Tabletop

GAMES = tuple(all_games())
HOST = PersonId(201)


def somebody(number: int, *, manages: bool = False) -> Person:
    """Returns one of many people; the first is the host."""
    return Person(PersonId(200 + number), f"Guest {number}", manages=manages)


class Evenings:
    """Plans nights and lets time pass."""

    def __init__(self, top: Tabletop, database: Path) -> None:
        self.top = top
        self.database = database

    @property
    def services(self) -> Services:
        return self.top.services

    def wish(self, ahead: int = 24 * HOUR, **changes: Any) -> Wish:
        """Returns what a host wants. ahead: milliseconds until the hour."""
        starts = self.top.clock.now() + ahead
        given = {"zone": "Europe/Paris", "games": GAMES, "pace": "live", "computers": None}
        return Wish(starts, **(given | changes))

    async def plan(self, coming: int = 1, ahead: int = 24 * HOUR, **changes: Any) -> NightId:
        """Plans a night to which so many come, with its host."""
        place = Place(GUILD, CHANNEL)
        wish = self.wish(ahead, **changes)
        night = await self.services.planning.plan(somebody(1), place, "en", wish)
        for number in range(2, coming + 1):
            await self.services.planning.answer(night.id, somebody(number), "yes")
        return night.id

    async def at(self, night: NightId) -> Night:
        return await self.services.nights.find(night)

    async def until(self, moment: int) -> None:
        """Lets time pass until a moment, a quarter of a minute at a time so that the bot is never
        late.
        """
        clock = self.top.clock
        while clock.now() < moment:
            clock.pass_by(min(15_000, moment - clock.now()))
            await self.settle()

    async def settle(self) -> None:
        """Waits until what is due has been handled."""
        services = self.services
        for _ in range(3):  # an alarm rings in the loop's next turn
            await asyncio.sleep(0)
            running = services.night_alarm._running
            await asyncio.gather(*services.rounds._looking, *([running] if running else []))

    async def here(self, night: NightId, numbers: Iterable[int]) -> None:
        for number in numbers:
            await self.services.gathering.come(night, somebody(number), "here")
        await self.settle()

    async def call(self, night: NightId) -> None:
        """Lets time pass until everybody is called."""
        await self.until((await self.at(night)).row.starts - 9 * MINUTE)

    async def seated(self, night: NightId) -> list[list[int]]:
        """Returns who sits at each table that goes on, by their numbers."""
        now = await self.at(night)
        found = []
        for table in now.going_on:
            seats = (await self.top.table(table.table_id)).seats
            found.append(sorted(seat.person - 200 for seat in seats if seat.computer is None))
        return found

    async def end_tables(self, night: NightId) -> None:
        """Ends every game that goes on, as if everybody had left it."""
        for table in (await self.at(night)).going_on:
            await finish(self.top, table.table_id)
        await self.settle()

    async def told(self, night: NightId) -> list[str]:
        """Returns the kinds of what waits for the messages of a night."""
        return [row.kind for row in await self.top.outbox(night_lane(night))]


async def finish(top: Tabletop, number: Any) -> None:
    """Plays a game to its end."""
    while (table := await top.table(number)).row.phase == "playing":
        people = [seat.person for seat in table.seats if table.in_game(seat.place)]
        await top.services.playing.move(number, people[0], LEAVE)
