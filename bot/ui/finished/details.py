"""The pages behind buttons of public messages: the seal of the seed, how a game was decided, and
where it turned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.errors import NotOverError
from bot.ui.board import SEAL
from bot.ui.finished.end import end_details
from bot.ui.finished.turning_points import turning_points_page
from bot.ui.outcome import DETAILS, TURNED
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request


class Details:
    """Shows them privately. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            SEAL: self._seal,
            DETAILS: self._details,
            TURNED: self._turned,
        }

    async def _seal(self, request: Request, press: Press) -> None:
        """Shows the hash of the seed, which was fixed before anybody played."""
        table = await self._services.tables.find(press.table)
        await request.tell(text("seal-hash", hash=table.row.sealed or ""), table)

    async def _details(self, request: Request, press: Press) -> None:
        """Shows all that decided a game that is over. Raises `NotOverError`."""
        table = await self._services.tables.find(press.table)
        result = table.result
        if result is None or table.row.phase != "over":
            raise NotOverError
        await request.respond(end_details(table, result, request.voice.at(table)))

    async def _turned(self, request: Request, press: Press) -> None:
        """Shows the turning points of a game that is over. Raises `NotOverError`, `ReplayError`,
        `BusyError`.
        """
        table = await self._services.tables.find(press.table)
        async with request.held_on():
            points = await self._services.analyses.turning_points(table)
            before = [
                (await self._services.replays.moment(table, point.number)).before or table
                for point in points
            ]
        spoken = request.voice.at(table)
        await request.respond(turning_points_page(table, points, before, spoken))
