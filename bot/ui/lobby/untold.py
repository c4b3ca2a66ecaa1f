"""What is told to one person alone: by direct message, or else at their next press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.notifications import BESIDE, INVITED, REQUESTS
from bot.ui.lobby.beside import BESIDE_PRESSES, beside_page
from bot.ui.lobby.invited import INVITED_PRESSES, call_page
from bot.ui.lobby.requests import REQUEST_PRESSES, requests_page

if TYPE_CHECKING:
    from bot.ids import PersonId
    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

TOLD_ALONE = (BESIDE, REQUESTS, INVITED)
"""The kinds of rows of the outbox that are told so."""

ALONE_PRESSES = BESIDE_PRESSES | REQUEST_PRESSES | INVITED_PRESSES
"""One of these is on every such message."""


async def page_alone(
    services: Services, kind: str, table: Table, person: PersonId, voice: Voice
) -> Layout | None:
    """Returns what somebody is told of a table now, None if there is nothing any more. kind: one of
    `TOLD_ALONE`.
    """
    if kind == BESIDE:
        others = (await services.avoiding.beside(person)).get(table.id, [])
        return beside_page(table, person, others, voice)
    if kind == INVITED:
        inviting = await services.invited.tables_inviting(person)
        hushed = await services.invited.avoids(person, table.id)
        return call_page(table, voice) if table.id in inviting and not hushed else None
    asking = await services.requests.asking(table.id)
    if not asking or table.row.host != person or table.row.phase != "lobby":
        return None
    return requests_page(table, asking, voice)


class UntoldNotes:
    """Tells people at their next press what no direct message has told them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def tell(self, request: Request) -> None:
        """Tells the person who has just been answered."""
        services, person = self._services, request.person
        services.untold.discard(person)
        where = {
            BESIDE: list(await services.avoiding.beside(person)),
            REQUESTS: await services.requests.tables_asked(person),
            INVITED: await services.invited.tables_inviting(person),
        }
        for kind, numbers in where.items():
            for number in numbers:
                table = await services.tables.find(number)
                voice = request.voice.at(table)
                page = await page_alone(services, kind, table, person, voice)
                if page is not None:
                    await request.say(page)
        await services.avoiding.told(person)
