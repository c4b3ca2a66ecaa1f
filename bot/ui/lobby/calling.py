"""The press with which a host calls for players."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.ids import PersonId
from bot.tables.errors import TableError
from bot.ui.refusals import plain
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request

CALL_PLAYERS = "call-players"
"""The step that calls."""

_ASKED = 100
"""The most people about whom Discord can be asked at once."""

_ANSWERS_WITHIN = 10.0
"""Seconds to wait for Discord."""


class RoleGoneError(TableError):
    """The server no longer has the role that is called there."""

    def __init__(self) -> None:
        super().__init__(text("call-role-gone"))


class UnansweredError(TableError):
    """Discord does not say who sees the table's channel."""

    def __init__(self) -> None:
        super().__init__(text("call-unanswered"))


class CallActions:
    """Handles the press. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            CALL_PLAYERS: self._call
        }

    async def _call(self, request: Request, press: Press) -> None:
        calling = self._services.calling
        async with request.held_on():
            table = await self._services.tables.find(press.table)
            wishing = await calling.wishing(table.id, request.person)
            if wishing is None:
                await self._check_role(request, table)
            seeing = await _seeing(request, table, wishing) if wishing else []
            table = await calling.call(table.id, request.person, seeing, request.id)
        with committed():
            said = request.voice.at(table).marked(text("call-sent"))
            await request.respond(plain(said))

    async def _check_role(self, request: Request, table: Table) -> None:
        guild = request.interaction.client.get_guild(table.row.guild)
        role = (await self._services.people.guild(table.row.guild)).call_role
        if guild is not None and role is not None and guild.get_role(role) is None:
            raise RoleGoneError


async def _seeing(request: Request, table: Table, people: Sequence[PersonId]) -> list[PersonId]:
    """Returns those of the people who are still on the server and see the table's channel, in the
    same order. Raises `UnansweredError`.
    """
    guild = request.interaction.client.get_guild(table.row.guild)
    channel = None if guild is None else guild.get_channel_or_thread(table.row.channel)
    if guild is None or channel is None:
        raise UnansweredError
    asked = people[:_ASKED]
    query = guild.query_members(user_ids=list(asked), limit=_ASKED, cache=False)
    try:
        members = await asyncio.wait_for(query, _ANSWERS_WITHIN)
    except TimeoutError:
        raise UnansweredError from None
    seeing = {PersonId(one.id) for one in members if channel.permissions_for(one).view_channel}
    return [person for person in asked if person in seeing]
