"""When a game begins by itself: what the card says of it, the page of its host, and the press of
somebody who asks to wait.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from bot.clock import MINUTE, clock_time, when
from bot.tables.clocks.quiet_hours import write_time
from bot.tables.clocks.time_zones import hour_zone, zone_of
from bot.tables.lobbies.opening import check_host
from bot.tables.presence.self_start import BY_HOST, ENOUGH, SelfStart, hours, is_wanted, read_start
from bot.ui.chosen import chosen
from bot.ui.components import MENU, Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import Press
from bot.ui.showing import committed
from bot.words.folding import fitting
from games.engine import text
from games.registry import all_games, find_game

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.clocks.time_zones import HourZone
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice
    from games.engine import Text
    from games.registry import AnyGame

WAIT = "start-wait"
"""The press of somebody who asks to wait."""

_PAGE, _SET = "starts", "start-set"
_BY_HOST, _FULL = "hand", "full"
_HALF_HOURS = [write_time(minute) for minute in range(0, 24 * 60, 30)]


class StartActions:
    """Sets when games begin by themselves. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            _PAGE: self._open,
            _SET: self._set,
            WAIT: self._wait,
        }

    async def read(self, request: Request, game: str, typed: str | None) -> SelfStart:
        """Returns when the game of a table begins by itself. typed: see `read_start`; None or
        nothing for a game that its host starts. Raises `StartUnreadError`.
        """
        if not typed or not typed.strip():
            return BY_HOST
        zone = zone_of((await self._zone(request)).name)
        return read_start(typed, find_game(game), zone, self._services.clock.now())

    async def suggest(self, request: Request, game: str, typed: str) -> list[tuple[str, str]]:
        """Returns what can be chosen for a new table, with its name first."""
        if game not in all_games():
            return []
        zone, fits = await self._zone(request), fitting(typed)
        now, say = self._services.clock.now(), request.voice.plain
        known = [(say(words), value) for value, words in _numbers(find_game(game)).items()]
        known += [
            (say(text("start-at-in", at=at, left=left)), value)
            for value, at, left in _times(zone, now, MENU)
        ]
        return [(words, value) for words, value in known if fits(words, value)][:MENU]

    async def _zone(self, request: Request) -> HourZone:
        """Returns the time zone in which somebody means an hour."""
        people = self._services.people
        return hour_zone(await people.guild(request.guild), await people.person(request.person))

    async def _open(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        check_host(table, request.person)
        await self._show(request, table)

    async def _set(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        picked = chosen(request, [_BY_HOST, *_numbers(table.game), *_HALF_HOURS])
        start = BY_HOST
        if picked != _BY_HOST:
            start = await self.read(request, table.row.game, picked)
        table = await self._services.starting.set(table.id, request.person, start, request.id)
        with committed():
            await self._show(request, table, text("lobby-option-set"))

    async def _show(self, request: Request, table: Table, note: Text | None = None) -> None:
        zone, now = await self._zone(request), self._services.clock.now()
        await request.respond(start_page(table, request.voice.at(table), zone, now, note))

    async def _wait(self, request: Request, press: Press) -> None:
        table = await self._services.starting.wait(press.table, request.person, request.id)
        with committed():
            await request.tell(text("start-waits"), table)


# -- the card ------------------------------------------------------------------------------------


def start_line(table: Table) -> Text | None:
    """Returns when a game begins that has not begun, or None if only its host starts it."""
    row, least = table.row, table.game.seats[0]
    if not is_wanted(table):
        return None
    if row.start_held:
        return text("start-is-held")
    if row.begins is not None:
        return text("start-begins", when=when(row.begins))
    if row.start_at is not None:
        return text("start-at", at=clock_time(row.start_at), when=when(row.start_at))
    if row.start_with == ENOUGH:
        return text("start-enough", least=least)
    if row.start_with == table.game.seats[-1]:
        return text("start-full", most=row.start_with)
    return text("start-with", seats=row.start_with)


# -- the page ------------------------------------------------------------------------------------


def start_row(table: Table, voice: Voice) -> list[Piece]:
    """Returns the way to the page, for the settings of a table that is not private."""
    if table.private:
        return []
    return rows([button(voice.plain(text("start-button")), Press(table.id, 0, _PAGE).encode())])


def start_page(
    table: Table, voice: Voice, zone: HourZone, now: int, note: Text | None = None
) -> Layout:
    """Returns the page with what can be chosen. zone: in which the host means an hour. now: unix
    milliseconds.
    """
    head = f"### {voice.marked(text('start-title'))}\n-# {voice.marked(text('start-about'))}"
    line = start_line(table) or text("start-by-host")
    items: list[Piece] = [paragraph(head)]
    if note is not None:
        items.append(paragraph(voice.marked(note)))
    items.append(paragraph(f"**{voice.marked(line)}**"))
    press = Press(table.id, 0, _SET).encode()
    entries = [option(voice.plain(text("start-by-host")), _BY_HOST, default=not is_wanted(table))]
    entries += [
        option(voice.plain(words), value, default=_is_set(table, value))
        for value, words in _numbers(table.game).items()
    ]
    items.append(menu(press, entries, voice.plain(text("start-title"))))
    items.append(paragraph(f"-# {voice.marked(zone.said)}"))
    times = [
        option(voice.plain(at), value, voice.plain(left))
        for value, at, left in _times(zone, now, MENU)
    ]
    again = Press(table.id, 0, _SET, ("hour",)).encode()
    items.append(menu(again, times, voice.plain(text("start-hour"))))
    back = Press(table.id, 0, "options").encode()
    items += rows([button(voice.plain(text("panel-back")), back)])
    return Layout([container(items)])


def _numbers(game: AnyGame) -> dict[str, Text]:
    """Returns the numbers of players with which a game can begin, and the names of those."""
    least, most = game.seats[0], game.seats[-1]
    some = {str(n): text("start-choose-with", seats=n) for n in game.seats if n < most}
    return {_FULL: text("start-choose-full", most=most), **some} if least < most else {}


def _is_set(table: Table, value: str) -> bool:
    most = table.game.seats[-1]
    if table.row.start_held:  # so that it can be chosen again
        return False
    return table.row.start_with == (most if value == _FULL else int(value))


def _times(zone: HourZone, now: int, most: int) -> list[tuple[str, Text, Text]]:
    """Returns the next half-hours: the value of each, its name, and in how long it is."""
    found, place = [], zone_of(zone.name)
    for at in hours(place, now, most):
        local, left = datetime.fromtimestamp(at / 1000, place), -(-(at - now) // MINUTE)
        minute = local.hour * 60 + local.minute
        named = text("start-clock", hour=str(local.hour), minute=f"{local.minute:02d}")
        away = text("start-in", hours=left // 60, minutes=left % 60)
        found.append((write_time(minute), named, away))
    return found
