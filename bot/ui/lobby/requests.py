"""Who may sit down: the page on which a host answers the people who ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.store.rows import WHO_SITS
from bot.tables.lobbies.opening import check_host
from bot.tables.names import marked
from bot.ui.chosen import chosen
from bot.ui.components import Layout, Piece, button, container, paragraph, rows
from bot.ui.custom_ids import Press, read_person
from bot.ui.lobby.options import REQUESTS, WHO, options_form, page_of
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.services import Services
    from bot.store.sql.requests import SeatRequestRow
    from bot.tables.table import Table
    from bot.ui.lobby.invited import InvitedActions
    from bot.ui.request import Request
    from bot.ui.sheets import Voice
    from games.engine import Text

_YES, _NO = "request-yes", "request-no"
_SHOWN = 8
"""How many people fit on the page; the others follow once these have their answer."""

REQUEST_PRESSES = {REQUESTS}
"""It is on every such page."""


class RequestActions:
    """Handles a host's presses about requests. `steps` are the presses by name."""

    def __init__(self, services: Services, invited: InvitedActions) -> None:
        self._services = services
        self._invited = invited
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            REQUESTS: self._open,
            _YES: self._answer,
            _NO: self._answer,
            WHO: self._set,
        }

    async def _open(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        check_host(table, request.person)
        await self._show(request, table)

    async def _answer(self, request: Request, press: Press) -> None:
        requests, who = self._services.requests, read_person("".join(press.args))
        asking = await requests.asking(press.table)
        name = next((row.name for row in asking if row.person == who), "")
        answer = requests.accept if press.step == _YES else requests.decline
        table = await answer(press.table, request.person, who, request.id)
        with committed():
            await self._show(request, table, text(f"{press.step}-done", who=marked(name)))

    async def _set(self, request: Request, press: Press) -> None:
        picked = chosen(request, WHO_SITS)
        if picked == "invited":
            await self._invited.make_private(request, press)
            return
        table = await self._services.requests.set_who_sits(
            press.table, request.person, picked, request.id
        )
        with committed():
            spoken = request.voice.at(table)
            page = page_of(table, press.step, press.args)
            note = spoken.marked(text("lobby-option-set"))
            await request.respond(options_form(table, spoken, page, note))

    async def _show(self, request: Request, table: Table, note: Text | None = None) -> None:
        asking = await self._services.requests.asking(table.id)
        await request.respond(requests_page(table, asking, request.voice.at(table), note))


def requests_page(
    table: Table, asking: Sequence[SeatRequestRow], voice: Voice, note: Text | None = None
) -> Layout:
    """Returns who asks to sit down at a table, each with the two answers. note: what has just
    happened.
    """
    head = f"-# {table.linked(voice.marked(table.title))}"
    said = text("request-list", count=len(asking)) if asking else text("request-none")
    words = [head] if note is None else [head, voice.marked(note)]
    items: list[Piece] = [paragraph("\n".join([*words, voice.marked(said)]))]
    for row in asking[:_SHOWN]:
        items.append(paragraph(f"**{marked(row.name)}** · <@{row.person}>"))
        items += _answers(row, table, voice)
    again = Press(table.id, 0, REQUESTS).encode()
    items += rows([button(voice.plain(text("request-refresh")), again)])
    return Layout([container(items)])


def _answers(row: SeatRequestRow, table: Table, voice: Voice) -> list[Piece]:
    def made(step: str, style: discord.ButtonStyle) -> Piece:
        press = Press(table.id, 0, step, (str(row.person),))
        return button(voice.plain(text(step, who=row.name)), press.encode(), style)

    plain, main = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
    return rows([made(_YES, main), made(_NO, plain)])
