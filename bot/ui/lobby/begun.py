"""The first panel of somebody who plays alone, when their game has begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.refusals import plain
from bot.ui.showing import committed, show_after
from games.engine import text

if TYPE_CHECKING:
    from bot.services import Services
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.request import Request
    from games.engine import Text


async def show_begun(services: Services, request: Request, table: Table) -> None:
    """Shows the panel of a practice table whose game has just begun."""
    said = text("lobby-begun")
    if table.private and await comes_below(services, request):
        with committed():
            await point_below(request, said)
    else:
        await show_after(request, table, services.computers, said)


async def comes_below(services: Services, request: Request) -> bool:
    """Whether the request comes from the direct messages in which somebody's panel arrives, so that
    it need not be shown there twice.
    """
    person = await services.people.person(request.person)
    return request.guild_id is None and person.dm and not person.dm_closed


async def point_below(request: Request, said: Text) -> None:
    """Answers with a sentence, and that the panel is below."""
    words = f"{request.voice.marked(said)} {request.voice.marked(text('lesson-below'))}"
    await answer_apart(request, plain(words))


def comes_apart(request: Request) -> bool:
    """Whether what was pressed stays in somebody's direct messages and is left as it is, so that
    the answer is a message of its own.
    """
    pressed = request.private_message
    return pressed is not None and not pressed.flags.ephemeral


async def answer_apart(request: Request, layout: Layout) -> None:
    """Shows a page on the private page that was pressed, or else in a message of its own."""
    if comes_apart(request):
        await request.say(layout)
    else:
        await request.respond(layout)
