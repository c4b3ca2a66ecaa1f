"""Replays of finished games, in a private message that changes with every press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.errors import NotOverError
from bot.tables.finished.errors import PlyError
from bot.ui.chosen import chosen
from bot.ui.finished.replay_page import (
    EYES,
    FIELD,
    JUMP,
    JUMPED,
    SHEET,
    WHY,
    WORDS,
    Standpoint,
    at_way,
    eyes_of,
    jump_form,
    read_eyes,
    read_standpoint,
    replay_page,
)
from bot.ui.outcome import REPLAY
from bot.ui.panel.forms import read_answers
from bot.ui.sheets import SeenSheet
from bot.ui.showing import is_panel, show
from games.choosing import whole_number

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.finished.replays import Moment
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request
    from bot.ui.sheets import ShownSheet
    from games.thinking import Reasoned


class ReplayHandlers:
    """Shows replays to people who sat there and people who may see the channel."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {REPLAY: self._turn}

    async def open(self, request: Request, table: Table, ply: int | None = None) -> None:
        """Shows a finished game after a ply, or at its beginning.

        Raises `NotOverError`, `ReplayError`.
        """
        await self._show(request, table, Standpoint(ply or 0))

    async def _turn(self, request: Request, press: Press) -> None:
        """Handles a press on the message, or the press that opens it."""
        table = await self._services.tables.find(press.table)
        at = read_standpoint(table, press.args)
        what = press.args[0] if press.args else ""
        if table.row.phase != "over":
            raise NotOverError
        last = table.row.plies
        weighed: tuple[Reasoned, ...] = ()
        if what == JUMP:
            spoken = request.voice.at(table)
            await request.interaction.response.send_modal(jump_form(table, at, spoken))
            return
        if what == EYES:
            eyes = read_eyes(table, chosen(request, eyes_of(table)))
            at = Standpoint(at.ply, eyes, words=at.words)
        elif what == SHEET:
            moment = await self._moment(request, table, at.ply)
            sheets = moment.table.game.sheets(moment.table.view(at.eyes))
            at = msgspec.structs.replace(at, sheet=chosen(request, sheets))
        elif what == WORDS:
            at = msgspec.structs.replace(at, words=not at.words)
        elif what == WHY:
            async with request.held_on():
                weighed = await self._services.analyses.weighed(table, at.ply)
        elif what == JUMPED:
            at = msgspec.structs.replace(at, ply=_read_ply(request, last))
        else:
            at = msgspec.structs.replace(at, ply=at_way(last, at, what))
        await self._show(request, table, at, weighed)

    async def _moment(self, request: Request, table: Table, ply: int) -> Moment:
        """Returns the game after a ply; if it has to be replayed for that, Discord is told to
        wait.
        """
        if self._services.replays.far(table, ply) and not request.interaction.response.is_done():
            await request.hold_on()
        return await self._services.replays.moment(table, ply)

    async def _show(
        self, request: Request, table: Table, at: Standpoint, weighed: tuple[Reasoned, ...] = ()
    ) -> None:
        moment = await self._moment(request, table, at.ply)
        sight = SeenSheet.of(
            moment.table, moment.table.view(at.eyes), request.voice.at(table), at.sheet or ""
        )
        # The chosen sheet stays chosen, even if this ply does not have it.
        here = msgspec.structs.replace(at, ply=moment.ply)
        back = is_panel(request, table)  # what is left of it is behind this page

        def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
            known = shown or (sight.show() if here.words else None)
            return replay_page(
                moment,
                here,
                sight.name,
                sight.spoken,
                known,
                attached=attached,
                back=back,
                weighed=weighed,
            )

        await show(request, sight, draw)


def _read_ply(request: Request, last: int) -> int:
    """Returns the typed number. Raises `PlyError`."""
    typed = whole_number(read_answers(request).get(FIELD, ""))
    if typed is None or not 0 <= typed <= last:
        raise PlyError(last)
    return typed
