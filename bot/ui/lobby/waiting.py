"""The question whether a table shall go on waiting for players, and the way to open it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.clock import when
from bot.ui.access import on_server, place_of
from bot.ui.components import Layout, button, paragraph, rows
from bot.ui.custom_ids import Press
from bot.ui.refusals import TELL_FREE, plain
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

KEEP_OPEN, REOPEN = "keep", "reopen"
"""The presses that let a table wait on, and that open it again."""


class WaitingActions:
    """Handles presses about tables that wait, or have waited, for players. `steps` are the presses
    by name.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            KEEP_OPEN: self._keep_open,
            REOPEN: self._reopen,
            TELL_FREE: self._tell_free,
        }

    async def _keep_open(self, request: Request, press: Press) -> None:
        lapsing = self._services.lapsing
        table = await lapsing.keep_open(press.table, request.person, request.id)
        at = await lapsing.closes_at(table.id)
        with committed():
            spoken = request.voice.at(table)
            told = spoken.marked(text("lobby-kept", when=when(at or 0)))
            await request.respond(plain(f"{_head(table, spoken)}\n{told}"))

    async def _tell_free(self, request: Request, press: Press) -> None:
        table = await self._services.free_seats.ask(press.table, request.person, request.id)
        with committed():
            spoken = request.voice.at(table)
            told = spoken.marked(text("seat-tell-noted"))
            await request.respond(plain(f"{_head(table, spoken)}\n{told}"))

    async def _reopen(self, request: Request, press: Press) -> None:
        old = await self._services.tables.find(press.table)
        guild, who = await on_server(request, old)
        place = await place_of(request, guild, old)
        table, opened = await self._services.lapsing.open_again(old.id, who, place, request.id)
        with committed():
            key = "lobby-opened" if opened else "lobby-joined"
            if table.seat_of(request.person) is None:
                key = "request-sent"
            await request.tell(text(key, number=str(table.id)), table)


def keep_page(table: Table, voice: Voice, at: int) -> Layout:
    """Returns the question to the host. at: when the table closes, in unix milliseconds."""
    said = voice.marked(text("lobby-keep", when=when(at)))
    press = Press(table.id, 0, KEEP_OPEN).encode()
    style = discord.ButtonStyle.primary
    keep = button(voice.plain(text("lobby-keep-open")), press, style)
    return Layout([paragraph(f"{_head(table, voice)}\n{said}"), *rows([keep])])


def _head(table: Table, voice: Voice) -> str:
    title = table.title
    return f"-# {table.linked(voice.marked(title))}"
