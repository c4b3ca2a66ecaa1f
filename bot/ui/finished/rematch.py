"""Rematches, opened by a press on a finished game or by a command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.access import check_seen, on_server, place_of
from bot.ui.lobby.computers import computers_page
from bot.ui.outcome import REMATCH
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request


class RematchHandlers:
    """Opens rematches and seats people who want to play again. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {REMATCH: self._press}

    async def _press(self, request: Request, press: Press) -> None:
        await self.call(request, await self._services.tables.find(press.table))

    async def call(self, request: Request, table: Table) -> None:
        """Opens the rematch of a finished table, or joins it.

        Raises `UnknownTableError`, `ElsewhereError`, `MissingPermissionsError`, and what
        `Rematches.call` raises.
        """
        check_seen(request, table)  # people who gave up their seat may look back, but no more
        guild, who = await on_server(request, table)
        place = await place_of(request, guild, table)
        rematch, opened = await self._services.rematches.call(table.id, who, place, request.id)
        with committed():
            key = "rematch-yours" if opened else "rematch-joined"
            if rematch.seat_of(request.person) is None:
                key = "request-sent"
            if opened and await self._services.rematches.called_before(rematch):
                key = "rematch-again"
            if opened and rematch.practice:
                key = "rematch-alone"
            where = f"<#{rematch.row.channel}>"
            told = text(key, number=str(rematch.id), where=where)
            if key == "rematch-alone":
                await request.say(computers_page(rematch, request.voice.at(rematch), note=told))
            else:
                await request.tell(told, rematch)
