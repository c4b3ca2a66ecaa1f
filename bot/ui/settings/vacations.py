"""A person's vacations, set by command or in a menu."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import discord
from babel.dates import format_date

from bot.clock import day
from bot.tables.clocks.dates import read_day, read_last
from bot.tables.due.vacation_errors import VacationUnreadError
from bot.ui.chosen import chosen
from bot.ui.components import (
    MENU,
    Layout,
    Piece,
    button,
    container,
    cut,
    menu,
    option,
    paragraph,
    rows,
)
from bot.ui.custom_ids import LoosePress
from bot.ui.showing import committed
from bot.words.folding import fitting
from games.engine import Text, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import date

    from bot.services import Services
    from bot.store.people_rows import VacationRow
    from bot.tables.due.vacationing import VacationState
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

OFF = "off"
"""The word that is typed instead of a first day to end a vacation."""

OPEN = "me.vacations"
"""The step that shows the page."""

_LENGTHS = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28)


class VacationSettings:
    """The settings of `/me vacation`. `steps` are the presses on its menu and button."""

    def __init__(self, services: Services) -> None:
        self._vacationing = services.vacationing
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            OPEN: self._press_open,
            "me.vacation": self._press_vacation,
            "me.vacation-off": self._press_off,
        }

    async def vacation(self, request: Request, start: str = "", end: str = "") -> None:
        """Takes a vacation, ends one (`OFF`), or shows the current state, with buttons.

        Raises `VacationUnreadError` and what `Vacationing` raises.
        """
        if not start and not end:
            await self._show(request)
        elif start.strip().casefold() == OFF:
            await self._come_back(request)
        else:
            today = (await self._vacationing.state(request.person)).today
            first = read_day(start, today) if start else today
            if first is None:
                raise VacationUnreadError(cut(start, 60))
            last = read_last(end, first) if end else first
            if last is None:
                raise VacationUnreadError(cut(end, 60))
            await self._take(request, first, last)

    async def _take(self, request: Request, first: date, last: date) -> None:
        async with request.held_on():
            await self._vacationing.take(request.person, first, last, request.id)
        with committed():
            await self._show(request, text("vacation-begun"))

    async def _come_back(self, request: Request) -> None:
        async with request.held_on():
            given, begun = await self._vacationing.come_back(request.person, request.id)
        key = "vacation-ended" if begun else "vacation-called-off"
        with committed():
            await self._show(request, text(key, count=given))

    async def _show(self, request: Request, note: Text | None = None) -> None:
        state = await self._vacationing.state(request.person)
        spoken = request.voice
        await request.respond(_vacation_page(state, spoken, note))

    async def _press_open(self, request: Request, _press: LoosePress) -> None:
        """Shows it in a message of its own: the pressed one may be a panel."""
        state = await self._vacationing.state(request.person)
        await request.say(_vacation_page(state, request.voice, None))

    async def _press_vacation(self, request: Request, _press: LoosePress) -> None:
        today = (await self._vacationing.state(request.person)).today
        days = int(chosen(request, [str(length) for length in _LENGTHS]))
        await self._take(request, today, today + timedelta(days=days - 1))

    async def _press_off(self, request: Request, _press: LoosePress) -> None:
        await self._come_back(request)

    # -- suggestions -----------------------------------------------------------------------------

    async def suggest_start(self, request: Request, typed: str) -> list[tuple[str, str]]:
        """Returns first days, and the end of the existing vacation, as labels and values."""
        spoken = request.voice
        state = await self._vacationing.state(request.person)
        if state.row is not None:
            return [(spoken.plain(text("vacation-off")), OFF)]
        days = [state.today + timedelta(days=n) for n in range(MENU)]
        read = read_day(typed, state.today)
        if read is not None and read not in days:
            days.insert(0, read)
        named = [(_named(one, state.today, spoken), one.isoformat()) for one in days]
        fits = fitting(typed)
        found = [pair for pair in named if fits(*pair) or (read and pair[1] == read.isoformat())]
        return found[:MENU]

    async def suggest_end(self, request: Request, start: str, typed: str) -> list[tuple[str, str]]:
        """Returns last days, as labels and values."""
        spoken = request.voice
        today = (await self._vacationing.state(request.person)).today
        first = (read_day(start, today) if start else today) or today
        last = read_last(typed, first) if typed.strip() else None
        lengths = list(_LENGTHS) if last is None else [(last - first).days + 1]
        return [
            (_length(n, first, spoken), (first + timedelta(days=n - 1)).isoformat())
            for n in lengths
            if n > 0
        ]


def _id(name: str) -> str:
    return LoosePress(f"me.{name}").encode()


def _written(one: date, spoken: Voice) -> str:
    return str(format_date(one, "EEE d MMM y", locale=spoken.locale))


def _named(one: date, today: date, spoken: Voice) -> str:
    away = (one - today).days
    known = {0: "vacation-today", 1: "vacation-tomorrow"}.get(away, "vacation-day")
    return spoken.plain(text(known, day=_written(one, spoken)))


def _length(count: int, first: date, spoken: Voice) -> str:
    last = first + timedelta(days=count - 1)
    return spoken.plain(text("vacation-length", count=count, day=_written(last, spoken)))


def _bounds(row: VacationRow) -> dict[str, str]:
    return {"start": day(row.starts), "until": day(row.ends - 1)}


def _vacation_page(state: VacationState, spoken: Voice, note: Text | None) -> Layout:
    """Returns the state of somebody's vacations, with what they may do about it."""
    stands = text("vacation-stands-none")
    if state.row is not None:
        stands = text("vacation-stands", **_bounds(state.row))
    lines = [stands, *_left(state), text("vacation-how", zone=state.zone)]
    said = "\n".join(f"- {spoken.marked(line)}" for line in lines)
    items: list[Piece] = [paragraph(f"## 🌴 {spoken.marked(text('vacation-title'))}\n{said}")]
    if note is not None:
        items.append(paragraph(spoken.marked(note)))
    if state.row is not None:
        label, style = spoken.plain(text("vacation-off")), discord.ButtonStyle.primary
        items += rows([button(label, _id("vacation-off"), style)])
    elif state.left[state.today.year]:
        options = [option(_length(n, state.today, spoken), str(n)) for n in _LENGTHS]
        items.append(menu(_id("vacation"), options, spoken.plain(text("vacation-menu"))))
    return Layout([container(items)])


def _left(state: VacationState) -> list[Text]:
    return [text("vacation-left", year=str(year), count=n) for year, n in state.left.items()]
