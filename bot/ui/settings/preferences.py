"""The settings that /me changes."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bot.tables.clocks.quiet_hours import read_hours, write_time
from bot.tables.clocks.time_zones import find_zone, zone_of
from bot.tables.errors import OptionError
from bot.ui.sheets import voice
from bot.words import LOCALES
from games.engine import text

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store.transaction import Transaction
    from bot.ui.request import Request


TIPS = ("on", "off", "again")
"""What somebody may want of the tips that explain games to them; again: from the start."""


class Preferences:
    """Changes settings of people, each confirmed in one sentence."""

    def __init__(self, services: Services) -> None:
        self._people = services.people
        self._clock = services.clock
        self._lost_places = services.lost_places

    async def my_language(self, request: Request, locale: str | None) -> None:
        """Sets the language to answer somebody in; None follows Discord's. Raises `OptionError`."""
        if locale is not None and locale not in LOCALES:
            raise OptionError("language", locale)
        await self._people.set_person(request.person, locale=locale)
        # The answer is already in the chosen language.
        request.voice = voice(await self._people.locale(request.person, request.interaction.locale))
        key = "me-language-auto" if locale is None else "me-language-set"
        await request.tell(text(key))

    async def my_dm(self, request: Request, *, wanted: bool) -> None:
        """Sets whether somebody gets direct messages; turning them on tries closed ones again."""
        await self._people.set_person(request.person, dm=wanted, dm_closed=False)
        if wanted:
            await self._lost_places.send_hands(request.person)
        await request.tell(text("me-dm-on" if wanted else "me-dm-off"))

    async def my_tips(self, request: Request, wanted: str) -> None:
        """Sets whether games explain themselves to somebody. Raises `OptionError`."""
        if wanted not in TIPS:
            raise OptionError("tips", wanted)

        def job(tx: Transaction) -> None:
            if wanted == "again":
                tx.forget_tips(request.person)

        await self._people.set_person(request.person, job, tips=wanted != "off")
        await request.tell(text(f"me-tips-{wanted}"))

    async def my_quiet(self, request: Request, start: str, end: str) -> None:
        """Sets the hours without reminders, as typed; two empty ones unset them.

        Raises `QuietUnreadError`, `QuietHalfError`, `QuietSameError`.
        """
        if not start.strip() and not end.strip():
            await self._people.set_person(request.person, quiet_from=None, quiet_to=None)
            said = text("me-quiet-off")
        else:
            first, last = read_hours(start, end)
            row = await self._people.set_person(request.person, quiet_from=first, quiet_to=last)
            said = text(
                "me-quiet-set",
                start=write_time(first),
                end=write_time(last),
                zone=row.timezone or "UTC",
            )
        await request.tell(said)

    async def my_timezone(self, request: Request, zone: str) -> None:
        """Sets somebody's time zone, by its IANA name or any unambiguous part.

        Raises `UnknownZoneError`, `SeveralZonesError`.
        """
        zone = find_zone(zone)
        await self._people.set_person(request.person, timezone=zone)
        there = datetime.fromtimestamp(self._clock.now() / 1000, zone_of(zone))
        said = text("me-timezone-set", zone=zone, time=f"{there:%H:%M}")
        await request.tell(said)
