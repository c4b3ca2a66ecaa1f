"""`/server bar`: keeps somebody away from a server's tables for a while."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING

from bot.clock import when
from bot.ids import PersonId
from bot.tables.clocks.dates import read_last
from bot.tables.clocks.time_zones import hour_zone, zone_of
from bot.tables.errors import QUOTED, TableError
from bot.tables.names import clean_name, marked
from bot.tables.welcome.barring import BarNobodyError, bar, unbar
from bot.ui.settings.server import check_manages
from bot.ui.settings.vacations import OFF
from games.engine import text

if TYPE_CHECKING:
    import discord

    from bot.services import Services
    from bot.ui.request import Request

DAYS = (1, 7, 30, 90)
"""The numbers of days that are suggested."""


class BarUnreadError(TableError):
    """The text is no day until which somebody could be barred."""

    def __init__(self, typed: str) -> None:
        super().__init__(text("bar-unread", typed=typed[:QUOTED]))


class Barring:
    """Bars people from a server's tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def command(
        self, request: Request, who: discord.User | discord.Member, until: str
    ) -> None:
        """Bars somebody, or welcomes them again. until: the last day, as typed, a number of days,
        `OFF`, or "" for ever.

        Raises `BarNobodyError`, `BarUnreadError`.
        """
        check_manages(request)
        person, store = PersonId(who.id), self._services.store
        if who.bot or person == request.person:
            raise BarNobodyError
        name = marked(clean_name(who.display_name, person))
        if until.strip().casefold() == OFF:
            await unbar(store, request.guild, person, request.id)
            await request.tell(text("bar-lifted", who=name))
            return
        ends = await self._ends(request, until) if until.strip() else None
        await bar(store, request.guild, person, ends, request.id)
        if ends is None:
            await request.tell(text("bar-set", who=name))
        else:
            await request.tell(text("bar-set-until", who=name, when=when(ends)))

    async def _ends(self, request: Request, until: str) -> int:
        """Returns the end of the day that is meant, in unix milliseconds. Raises
        `BarUnreadError`.
        """
        people = self._services.people
        read = hour_zone(await people.guild(request.guild), await people.person(request.person))
        zone = zone_of(read.name)
        today = datetime.fromtimestamp(self._services.clock.now() / 1000, zone).date()
        last = read_last(until, today)
        if last is None or last < today:
            raise BarUnreadError(until)
        ends = datetime.combine(last + timedelta(days=1), time(), zone)
        return int(ends.timestamp() * 1000)

    def suggest(self, request: Request, typed: str) -> list[tuple[str, str]]:
        """Returns ends of a bar, as labels and values: some numbers of days, and none."""
        say = request.voice.plain
        found = [(say(text("bar-days", count=days)), f"{days} d") for days in DAYS]
        found.append((say(text("bar-off")), OFF))
        return [(label, value) for label, value in found if typed.strip() in ("", label, value)]
