"""The picture of a night that is over, for everybody in its thread and for one person later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.nights.errors import NoNightResultsError
from bot.nights.moments import written
from bot.nights.results import results_of
from bot.ui.access import sees
from bot.ui.components import Layout, button, container, paragraph, picture, rows
from bot.ui.nights import presses
from bot.ui.nights.draft import AGAIN, Draft
from bot.ui.nights.evening import SeenEvening
from bot.ui.nights.pages import head
from bot.ui.nights.presses import MAIN, find_night, seen_night
from bot.ui.sheets import voice_of
from bot.ui.showing import show
from bot.words.folding import fits
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import NightId
    from bot.nights.night import Night
    from bot.nights.results import NightResults
    from bot.services import Services
    from bot.ui.components import Piece
    from bot.ui.custom_ids import LoosePress
    from bot.ui.request import Request
    from bot.ui.sheets import ShownSheet, Voice


def sight_of(results: NightResults, locale: str) -> SeenEvening:
    """Returns the picture of a night in a language."""
    return SeenEvening(results.evening, voice_of(locale, results.names))


def end_message(
    night: Night, results: NightResults, voice: Voice, shown: ShownSheet, *, attached: bool
) -> Layout:
    """Returns the end of a night as everybody sees it, with the way to the next one.

    attached: whether the picture is in the message; its text stands in if it could not be drawn.
    """
    row = night.row
    words = text("night-what", games=results.evening.games, people=len(results.names))
    items: list[Piece] = [paragraph(f"## {voice.marked(words)}")]
    items.append(picture(shown) if attached else paragraph(shown.text, 3_000))
    again = Draft(row.starts, row.games, row.pace, row.computers).press(AGAIN)
    items += rows([button(voice.plain(text("night-next")), again, MAIN)])
    return Layout([container(items)])


class NightReviews:
    """Shows the pictures of nights. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            presses.RESULTS: self._pressed
        }

    async def show(self, request: Request, number: int | None) -> None:
        """Shows the picture of a night; of the last one if none is named.

        Raises `NoNightResultsError`, `UnknownNightError`.
        """
        if number is None:
            found = await self._past(request)
            if not found:
                raise NoNightResultsError
            number = found[0][1]
        await self._show(request, await seen_night(self._services.nights, request, number))

    async def suggest(self, request: Request, typed: str) -> list[tuple[str, NightId]]:
        """Returns the nights of this server that were played to their end."""
        return [pair for pair in await self._past(request) if fits(typed, pair[0])]

    async def _past(self, request: Request) -> list[tuple[str, NightId]]:
        guild, locale = request.guild, request.voice.locale
        rows_ = await self._services.store.read(lambda tx: tx.nights_past(guild))
        seen = sees(request)
        return [(written(row.starts, row.zone, locale), row.id) for row in rows_ if seen(row)]

    async def _pressed(self, request: Request, press: LoosePress) -> None:
        await self._show(request, await find_night(self._services.nights, request, press))

    async def _show(self, request: Request, night: Night) -> None:
        results = await self._services.store.read(lambda tx: results_of(tx, night))
        if night.row.state != "over" or not results.evening.games:
            raise NoNightResultsError
        sight, spoken = sight_of(results, request.voice.locale), request.voice

        def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
            seen = shown or sight.show()
            below = picture(seen) if attached else paragraph(seen.text, 3_000)
            return Layout([paragraph(head(night, spoken)), below])

        await show(request, sight, draw)
