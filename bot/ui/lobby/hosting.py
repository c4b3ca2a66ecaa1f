"""The pages on which a host hands the table over, or asks somebody to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import PersonId
from bot.tables.errors import NotHostError
from bot.tables.lobbies.hosting import NotThereError
from bot.tables.presence.host import others
from bot.ui.chosen import chosen
from bot.ui.components import Layout, Piece, button, container, menu, option, paragraph, rows
from bot.ui.custom_ids import Press
from bot.ui.refusals import plain
from bot.ui.showing import committed
from games.engine import Who, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

HAND_OVER, PUT_OUT = "host", "put-out"
"""The presses that open the pages; those of their menus have an argument."""

_DONE = "to"


class HostActions:
    """Handles presses and the command. `steps` are the presses by name."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            HAND_OVER: self._press,
            PUT_OUT: self._press,
        }

    async def hand_over(self, request: Request, table: Table) -> None:
        """Asks the host who shall be the host now."""
        await self._ask(request, table, HAND_OVER)

    async def _press(self, request: Request, press: Press) -> None:
        table = await self._services.tables.find(press.table)
        if press.args:
            _check_host(request, table)
            await self._do(request, table, press.step)
        else:
            await self._ask(request, table, press.step)

    async def _ask(self, request: Request, table: Table, step: str) -> None:
        _check_host(request, table)
        if not others(table, request.person):
            raise NotThereError
        await request.respond(_page(table, step, request.voice.at(table)))

    async def _do(self, request: Request, table: Table, step: str) -> None:
        people = {str(seat.person): seat for seat in others(table, table.row.host)}
        who = PersonId(int(chosen(request, people)))
        hosting = self._services.hosting
        act = hosting.hand_over if step == HAND_OVER else hosting.put_out
        await act(table.id, request.person, who, request.id)
        with committed():
            key = "host-now" if step == HAND_OVER else "host-put-out"
            said = text(key, who=Who(people[str(who)].place))
            await request.respond(plain(request.voice.at(table).marked(said)))


def _check_host(request: Request, table: Table) -> None:
    if table.row.host != request.person:
        raise NotHostError(table.host_name)


def _page(table: Table, step: str, voice: Voice) -> Layout:
    """Returns the page that asks which of the others is meant."""
    title = table.title
    head = f"### {table.linked(voice.marked(title))}\n{voice.marked(text(f'{step}-ask'))}"
    entries = [
        option(voice.plain(text("lobby-seat", who=Who(seat.place))), str(seat.person))
        for seat in others(table, table.row.host)
    ]
    custom_id = Press(table.id, 0, step, (_DONE,)).encode()
    asked = menu(custom_id, entries, voice.plain(text(f"{step}-who")))
    return Layout([container([paragraph(head), asked])])


def host_buttons(table: Table, person: PersonId, voice: Voice) -> list[Piece]:
    """Returns the ways to these pages, for the host of a table at which others sit."""
    if table.row.host != person or table.private or not others(table, person):
        return []
    steps = [HAND_OVER, PUT_OUT] if table.row.phase == "lobby" else [HAND_OVER]
    return [
        button(voice.plain(text(f"{step}-button")), Press(table.id, 0, step).encode())
        for step in steps
    ]


def host_row(table: Table, voice: Voice) -> list[Piece]:
    """Returns the same below the settings of a table that has not begun."""
    return rows(host_buttons(table, table.row.host, voice))
