"""The button by which somebody without a seat asks to be in a table's next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import Layout, container, paragraph, rows
from bot.ui.outcome import NEXT, OUT, next_button
from bot.ui.showing import committed, show_sheet
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.finished.rematch import RematchHandlers
    from bot.ui.request import Request


class NextGameHandlers:
    """Notes who would like to play the next game. `steps` are the presses by name."""

    def __init__(self, services: Services, rematches: RematchHandlers) -> None:
        self._services = services
        self._rematches = rematches
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {NEXT: self._press}

    async def _press(self, request: Request, press: Press) -> None:
        """Puts somebody on the list or takes them off; if the next game is being set up already,
        they join it.
        """
        out, number = press.args == OUT, press.table
        if not out and await self._services.store.read(lambda tx: tx.rematch(number)) is not None:
            await self._rematches.call(request, await self._services.tables.find(number))
            return
        change = self._services.next_games.take_back if out else self._services.next_games.ask
        table = await change(number, request.person, request.id)
        with committed():
            await self._answer(request, table, keen=not out)

    async def _answer(self, request: Request, table: Table, *, keen: bool) -> None:
        """Shows the page again that was pressed; on a public message, in a private one."""
        said = text("next-in" if keen else "next-out")
        if request.private_message is not None:
            await show_sheet(request, table, watching=True, note=said)
            return
        voice = request.voice.at(table)
        button = next_button(table, voice, keen=keen)
        await request.say(Layout([container([paragraph(voice.marked(said)), *rows([button])])]))
