"""Presses on a night: whether one comes, what one likes, that one is there, the bench, and what the
host does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import when
from bot.ids import TableNumber
from bot.nights.errors import UnknownNightError
from bot.tables.errors import StaleError
from bot.ui.chosen import all_chosen
from bot.ui.nights import presses
from bot.ui.nights.pages import answered, bench_page, host_page, listed, told
from bot.ui.nights.planning import night_choices
from bot.ui.nights.presses import find_night, seen_night
from bot.ui.showing import committed
from bot.words.folding import fits
from games.choosing import whole_number
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import NightId
    from bot.nights.night import Night
    from bot.services import Services
    from bot.store.sql.nights import Here, NightAnswer
    from bot.ui.custom_ids import LoosePress
    from bot.ui.nights.planning import NightPlans
    from bot.ui.request import Request

    Step = Callable[[Request, LoosePress], Awaitable[None]]

_SUGGESTED = 25


class NightActions:
    """Handles presses, and the commands about nights that are planned. `steps` are the presses by
    name.
    """

    def __init__(self, services: Services, plans: NightPlans) -> None:
        self._services = services
        self._nights = services.nights
        self._plans = plans
        self.steps: dict[str, Step] = {
            presses.YES: self._answering("yes"),
            presses.PERHAPS: self._answering("perhaps"),
            presses.NO: self._answering("no"),
            presses.HERE: self._coming("here"),
            presses.LATE: self._coming("late"),
            presses.LIKES: self._likes,
            presses.LIKED: self._liked,
            presses.BENCH: self._bench,
            presses.UNBENCH: self._unbench,
            presses.TAKE: self._take,
            presses.HOST: self._host,
            presses.BEGIN: self._begin,
            presses.CANCEL: self._cancel,
            presses.END: self._end,
        }

    # -- commands --------------------------------------------------------------------------------

    async def show(self, request: Request) -> None:
        """Lists the nights of this server."""
        nights = await self._coming_up(request)
        await request.respond(listed(nights, request.person, request.voice))

    async def cancel(self, request: Request, number: int | None) -> None:
        """Cancels a night."""
        await self._cancelled(request, await self._plans.find(request, number))

    async def suggest(self, request: Request, typed: str) -> list[tuple[str, NightId]]:
        """Returns the nights of this server that a command may mean."""
        found = night_choices(await self._coming_up(request), request)
        return [pair for pair in found if fits(typed, pair[0])][:_SUGGESTED]

    async def _coming_up(self, request: Request) -> list[Night]:
        guild = request.guild
        rows = await self._services.store.read(lambda tx: tx.nights_coming(guild))
        nights = []
        for row in rows:
            try:
                nights.append(await seen_night(self._nights, request, row.id))
            except UnknownNightError:
                continue  # in a channel that they do not see
        return nights

    # -- answers ---------------------------------------------------------------------------------

    def _answering(self, answer: NightAnswer) -> Step:
        async def step(request: Request, press: LoosePress) -> None:
            night = await find_night(self._nights, request, press)
            if night.row.state == "playing" and answer == "yes":
                await self._sit_down(request, night)
                return
            night = await self._services.planning.answer(night.id, request.who, answer, request.id)
            with committed():
                said = text(f"night-answered-{answer}", when=when(night.row.starts))
                await request.respond(answered(night, request.person, request.voice, said))

        return step

    def _coming(self, here: Here) -> Step:
        async def step(request: Request, press: LoosePress) -> None:
            night = await find_night(self._nights, request, press)
            if night.row.state == "playing":
                await self._sit_down(request, night)
                return
            night = await self._services.gathering.come(night.id, request.who, here, request.id)
            with committed():
                if night.row.state == "playing":
                    await self._show_bench(request, night)
                    return
                said = text(f"night-said-{here}", when=when(night.row.hour))
                await request.respond(answered(night, request.person, request.voice, said))

        return step

    async def _likes(self, request: Request, press: LoosePress) -> None:
        night = await find_night(self._nights, request, press)
        night.check_coming()
        said = text("night-likes-ask")
        await request.respond(answered(night, request.person, request.voice, said))

    async def _liked(self, request: Request, press: LoosePress) -> None:
        night = await find_night(self._nights, request, press)
        games = tuple(all_chosen(request, night.row.games))
        night = await self._services.planning.like(night.id, request.who, games, request.id)
        with committed():
            said = text("night-likes-set" if games else "night-likes-any")
            await request.respond(answered(night, request.person, request.voice, said))

    # -- the bench -------------------------------------------------------------------------------

    async def _bench(self, request: Request, press: LoosePress) -> None:
        await self._sit_down(request, await find_night(self._nights, request, press))

    async def _sit_down(self, request: Request, night: Night) -> None:
        night = await self._services.rounds.sit_down(night.id, request.who, request.id)
        with committed():
            await self._show_bench(request, night)

    async def _show_bench(self, request: Request, night: Night) -> None:
        numbers = [table.table_id for table in night.going_on]
        tables = [table async for table in self._services.tables.each(numbers)]
        await request.respond(bench_page(night, request.person, request.voice, tables))

    async def _take(self, request: Request, press: LoosePress) -> None:
        night = await find_night(self._nights, request, press)
        table, seat, *_ = (*map(whole_number, press.args), None, None)
        if table is None or seat is None:
            raise StaleError
        night = await self._services.rounds.play_for_computer(
            night.id, request.who, TableNumber(table), seat, request.id
        )
        with committed():
            await self._show_bench(request, night)

    async def _unbench(self, request: Request, press: LoosePress) -> None:
        night = await find_night(self._nights, request, press)
        night = await self._services.rounds.get_up(night.id, request.person, request.id)
        with committed():
            await request.respond(told(night, request.voice, text("night-unbenched")))

    # -- the host --------------------------------------------------------------------------------

    async def _host(self, request: Request, press: LoosePress) -> None:
        night = await find_night(self._nights, request, press)
        may = request.person == night.row.host or request.who.manages
        await request.respond(host_page(night, request.voice, may=may))

    async def _begin(self, request: Request, press: LoosePress) -> None:
        night = await find_night(self._nights, request, press)
        night = await self._services.planning.begin(night.id, request.who, request.id)
        with committed():
            said = text("night-begun-now", when=when(night.row.starts))
            await request.respond(told(night, request.voice, said))

    async def _cancel(self, request: Request, press: LoosePress) -> None:
        await self._cancelled(request, await find_night(self._nights, request, press))

    async def _cancelled(self, request: Request, night: Night) -> None:
        night = await self._services.planning.cancel(night.id, request.who, request.id)
        with committed():
            await request.respond(told(night, request.voice, text("night-cancelled")))

    async def _end(self, request: Request, press: LoosePress) -> None:
        night = await find_night(self._nights, request, press)
        night = await self._services.rounds.end(night.id, request.who, request.id)
        with committed():
            await request.respond(told(night, request.voice, text("night-over")))
