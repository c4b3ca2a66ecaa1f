"""The router of every button, menu and form, by custom id.

discord.py's own views are not used for this, because they end with the process and with a time-out.
A press is checked in the order table, phase, seat, version, half-made move, rules; an error is told
to the person and loses nothing. Whether they may see the table at all is checked here, before any
step, because a press may be forged, and a table that they may not see answers like one that does
not exist.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.bounds import check_typed
from bot.tables.errors import (
    HandledError,
    PausedError,
    RestingError,
    SleepingError,
    StaleError,
)
from bot.ui.access import find_seen
from bot.ui.custom_ids import LoosePress, Press, PrimerPress, RulePress, parse
from bot.ui.looking import turn_primer
from bot.ui.rules import open_entry
from bot.ui.showing import LATE, show_panel
from games.engine import text

if TYPE_CHECKING:
    from bot.services import Services
    from bot.ui.handlers import Handlers
    from bot.ui.request import Request


class Router:
    """The routes of components and forms to their handlers.

    steps: the presses that are about a table; loose: those that are about none.
    """

    def __init__(self, services: Services, handlers: Handlers) -> None:
        self._services = services
        self._motions = handlers.motions
        self.steps = handlers.steps()
        self.loose = handlers.loose()

    async def route(self, request: Request) -> bool:
        """Handles a press, and returns False if it is not ours. Exceptions come through."""
        pressed = request.private_message
        with self._services.looks.answering(None if pressed is None else pressed.id):
            return await self._route(request)

    async def _route(self, request: Request) -> bool:
        check_typed(request.interaction)
        data: Any = request.interaction.data or {}
        press = parse(str(data.get("custom_id", "")))
        if isinstance(press, RulePress):
            await open_entry(request, press)
            return True
        if isinstance(press, PrimerPress):
            await turn_primer(request, press)
            return True
        if isinstance(press, LoosePress) and press.step in self.loose:
            await self.loose[press.step](request, press)
            return True
        step = self.steps.get(press.step) if isinstance(press, Press) else None
        if not isinstance(press, Press) or step is None:
            await request.tell(text("press-unknown"))
            return False
        await find_seen(self._services, request, press.table)
        try:
            await step(request, press)
        except (StaleError, HandledError) as error:
            await self._show_current(request, press, error)
        except (PausedError, RestingError, SleepingError) as error:
            await self._motions.show_paused(request, press.table, error)
        return True

    async def _show_current(
        self, request: Request, press: Press, error: StaleError | HandledError
    ) -> None:
        """Explains that a button is out of date, and shows the current panel."""
        table = await self._services.tables.find(press.table)
        if table.row.phase != "playing":
            raise error
        if table.row.still:
            await self._motions.standing(request, press.table, error.said)
            return
        desk = await self._services.playing.desk(press.table, request.person)
        await show_panel(request, desk, error.said, sign=LATE)
