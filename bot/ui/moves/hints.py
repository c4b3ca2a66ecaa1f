"""Presses that ask for a hint at a practice table, and that take one."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from bot.tables.errors import StaleError
from bot.ui.custom_ids import mark_of
from bot.ui.panel.hints import HINT, HINTED, hint_page
from games.choosing import whole_number

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.drafts import Desk
    from bot.ui.custom_ids import Press
    from bot.ui.moves.presses import MoveHandlers
    from bot.ui.request import Request
    from games.thinking import Reasoned


class HintHandlers:
    """Shows hints and takes them. `steps` are the presses by name."""

    def __init__(self, services: Services, moves: MoveHandlers) -> None:
        self._services = services
        self._moves = moves
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            HINT: self._show,
            HINTED: self._take,
        }

    async def _show(self, request: Request, press: Press) -> None:
        desk = await self._services.playing.desk(press.table, request.person)
        moves = await self._ask(request, desk)
        await request.respond(hint_page(desk, moves, request.voice.at(desk.table)))

    async def _take(self, request: Request, press: Press) -> None:
        """Makes the move that was pressed, which the page of hints has shown whole and which can be
        taken back, so it needs no confirmation.

        Raises `StaleError` if the situation is no longer the one that the hint was about.
        """
        desk = await self._services.playing.desk(press.table, request.person)
        if press.version != desk.version or press.args[:1] != (mark_of(desk),):
            raise StaleError
        moves = await self._ask(request, desk)
        number = whole_number(press.args[-1])
        if number is None or number >= len(moves):
            raise StaleError
        await self._moves.begin(request, desk, moves[number].path, confirm=False)

    async def _ask(self, request: Request, desk: Desk) -> tuple[Reasoned, ...]:
        hints = self._services.hints
        wait = contextlib.nullcontext() if hints.knows(desk) else request.held_on()
        async with wait:
            return await hints.ask(desk, request.person)
