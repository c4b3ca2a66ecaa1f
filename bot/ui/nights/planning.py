"""The commands and presses with which a night is planned, changed, begun and ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.clock import when
from bot.ids import NightId
from bot.nights.agenda import NOW
from bot.nights.errors import NightTimeError, NoNightError, UnknownNightError, WhichNightError
from bot.nights.likes import read_games
from bot.nights.moments import offered, read_moments, usual, written
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.time_zones import hour_zone
from bot.tables.errors import StaleError
from bot.tables.options import check_pace
from bot.ui.chosen import all_chosen, chosen
from bot.ui.nights import draft as page
from bot.ui.nights.draft import Draft, draft_of, draft_page, hour_form, read_draft
from bot.ui.nights.pages import told
from bot.ui.nights.presses import seen_night
from bot.ui.panel.forms import read_answers
from bot.ui.permissions import check_permissions
from bot.ui.showing import committed
from bot.words.folding import fits
from games.engine import Text, text
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.nights.night import Night
    from bot.services import Services
    from bot.tables.clocks.time_zones import HourZone
    from bot.ui.custom_ids import LoosePress
    from bot.ui.request import Request

_LIVE = "live"
"""The pace of nights for which none was chosen."""

_OFFERED = 25
_LABEL = 100


class NightOptions(msgspec.Struct, frozen=True):
    """What was typed with a command, "" for what was not."""

    when: str = ""
    games: str = ""
    pace: str = ""
    computers: str = ""


class NightPlans:
    """Handles them. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._nights = services.nights
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            page.DRAFT: self._pressed
        }

    # -- commands --------------------------------------------------------------------------------

    async def plan(self, request: Request, options: NightOptions) -> None:
        """Shows the filled page of a new night, which one press posts."""
        zone = await self._zone(request)
        await self._show(request, self._with(await self._usual(request, zone), options, zone))

    async def now(self, request: Request, options: NightOptions) -> None:
        """Posts a night that begins in five minutes."""
        zone = await self._zone(request)
        draft = self._with(await self._usual(request, zone), options, zone)
        starts = self._services.clock.now() + NOW
        await self._post(request, msgspec.structs.replace(draft, starts=starts), zone)

    async def change(self, request: Request, number: int | None, options: NightOptions) -> None:
        """Shows the page of a night with what was typed, or changes it at once if anything was."""
        night = await self.find(request, number)
        night.check_coming()
        night.check_host(request.who)
        zone = await self._zone(request)
        draft = self._with(draft_of(night), options, zone)
        if options == NightOptions():
            await self._show(request, draft)
        else:
            await self._post(request, draft, zone)

    async def find(self, request: Request, number: int | None) -> Night:
        """Returns the night that a command names, or the only one of the server.

        Raises `NoNightError`, `WhichNightError`, `UnknownNightError`.
        """
        if number is not None:
            return await seen_night(self._nights, request, number)
        guild = request.guild
        rows = await self._services.store.read(lambda tx: tx.nights_coming(guild))
        if len(rows) > 1:
            rows = [row for row in rows if row.host == request.person] or rows
        if not rows:
            raise NoNightError
        if len(rows) > 1:
            raise WhichNightError
        return await seen_night(self._nights, request, rows[0].id)

    async def suggest_hours(self, request: Request, typed: str) -> list[tuple[str, str]]:
        """Returns the hours that may be meant, each dated in words."""
        zone, now = await self._zone(request), self._services.clock.now()
        first = (await self._usual(request, zone)).starts
        if typed.strip():
            found = read_moments(typed, now, zone.name)
        else:
            found = offered(first, now, zone.name, _OFFERED)
        locale = request.voice.locale
        return [(written(at, zone.name, locale), str(at)) for at in found[:_OFFERED]]

    def suggest_games(self, request: Request, typed: str) -> list[tuple[str, str]]:
        """Returns the typed list of games with each one that may come next."""
        spoken = request.voice
        *before, last = typed.split(",")
        known = [part.strip() for part in before if part.strip()]
        names = [spoken.plain(Text(game)) for game in all_games()]
        found = [name for name in names if fits(last, name) and name not in known]
        lists = [", ".join([*known, name]) for name in found]
        return [(words, words) for words in lists if len(words) <= _LABEL]

    # -- the page --------------------------------------------------------------------------------

    async def _pressed(self, request: Request, press: LoosePress) -> None:
        read = read_draft(press)
        if read is None:
            raise StaleError
        what, draft = read
        zone = await self._zone(request)
        if what == page.OTHER:
            form = hour_form(draft, zone, request.voice)
            await request.interaction.response.send_modal(form)
        elif what == page.POST:
            await self._post(request, draft, zone)
        else:
            await self._show(request, self._chosen(request, what, draft, zone))

    def _chosen(self, request: Request, what: str, draft: Draft, zone: HourZone) -> Draft:
        """Returns the draft with what was chosen in a menu, or typed into the form."""
        changes: dict[str, Any] = {}
        if what == page.WHEN:
            hours = offered(draft.starts, self._services.clock.now(), zone.name, _OFFERED)
            changes["starts"] = int(chosen(request, [str(at) for at in hours]))
        elif what == page.TYPED:
            typed = read_answers(request).get(page.FIELD, "")
            changes["starts"] = self._hour(typed, zone)
        elif what == page.GAMES:
            changes["games"] = tuple(all_chosen(request, all_games())) or draft.games
        elif what == page.PACE:
            changes["pace"] = chosen(request, PACES)
        elif what == page.COMPUTERS:
            level = chosen(request, page.LEVELS)
            changes["computers"] = None if level == page.ALONE else level
        elif what != page.AGAIN:
            raise StaleError
        elif draft.night is None:
            changes["starts"] = usual(draft.starts, self._services.clock.now(), zone.name)
        return msgspec.structs.replace(draft, **changes)

    async def _show(self, request: Request, draft: Draft) -> None:
        zone = await self._zone(request)
        now = self._services.clock.now()
        await request.respond(draft_page(draft, zone, now, request.voice))

    async def _post(self, request: Request, draft: Draft, zone: HourZone) -> None:
        wish, planning = draft.wish(zone.name), self._services.planning
        if draft.night is not None:
            night = await self._nights.find(draft.night)
            night.check_host(request.who)
            place = request.place if request.guild == night.row.guild else None
            if place is None:
                raise UnknownNightError
            if night.row.lost:
                check_permissions(request)
            night = await planning.change(draft.night, request.who, wish, place, request.id)
        else:
            check_permissions(request)
            locale = await self._services.people.public_locale(
                request.guild, request.interaction.guild_locale
            )
            night = await planning.plan(request.who, request.place, locale, wish, request.id)
        key = "night-posted" if draft.night is None else "night-changed"
        with committed():
            said = text(key, when=when(night.row.starts), zone=zone.said)
            await request.respond(told(night, request.voice, said))

    # -- what is usual ---------------------------------------------------------------------------

    async def _zone(self, request: Request) -> HourZone:
        people = self._services.people
        return hour_zone(await people.guild(request.guild), await people.person(request.person))

    async def _usual(self, request: Request, zone: HourZone) -> Draft:
        """Returns the draft of a night like the last one of the server."""
        guild, now = request.guild, self._services.clock.now()
        last = await self._services.store.read(lambda tx: tx.last_night(guild))
        if last is None:
            starts = usual(None, now, zone.name)
            return Draft(starts, tuple(all_games()), _LIVE, None)
        known = tuple(game for game in last.games if game in all_games())
        starts = usual(last.starts, now, zone.name)
        return Draft(starts, known or tuple(all_games()), last.pace, last.computers)

    def _with(self, draft: Draft, options: NightOptions, zone: HourZone) -> Draft:
        """Returns a draft with what was typed. Raises `NightTimeError`, `NightGamesError`,
        `OptionError`.
        """
        changes: dict[str, Any] = {}
        if options.when:
            changes["starts"] = self._hour(options.when, zone)
        if options.games:
            changes["games"] = read_games(options.games)
        if options.pace:
            check_pace(options.pace)
            changes["pace"] = options.pace
        if options.computers in page.LEVELS:
            alone = options.computers == page.ALONE
            changes["computers"] = None if alone else options.computers
        return msgspec.structs.replace(draft, **changes)

    def _hour(self, typed: str, zone: HourZone) -> int:
        """Returns the hour that was typed, or chosen among the suggestions."""
        now = self._services.clock.now()
        if typed.isascii() and typed.isdigit() and len(typed) == 13:
            return int(typed)
        found = read_moments(typed, now, zone.name)
        if not found:
            raise NightTimeError(typed)
        return found[0]


def night_choices(nights: list[Night], request: Request) -> list[tuple[str, NightId]]:
    """Returns nights as suggestions for a command."""
    locale = request.voice.locale
    return [(written(night.row.starts, night.row.zone, locale), night.id) for night in nights]
