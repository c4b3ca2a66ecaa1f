"""/me export and /me delete: sends or deletes everything that is stored about somebody."""

from __future__ import annotations

import asyncio
import zipfile
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.discord_errors import Trouble, trouble_of
from bot.ui.components import Layout, button, container, paragraph, rows
from bot.ui.custom_ids import LoosePress
from bot.ui.refusals import plain
from bot.ui.showing import committed
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.dm_limiter import DmLimiter
    from bot.ids import PersonId
    from bot.services import Services
    from bot.tables.privacy.deletion import Footprint
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

FILE = "under-the-table-{person}.json"
DELETE = "me.delete"

_LARGEST = 8 << 20
"""The most bytes in a file, a little under Discord's 10 MiB; larger ones are compressed."""


class Privacy:
    """Handles requests about stored personal data. `steps` are the presses."""

    def __init__(self, services: Services, dm_limiter: DmLimiter) -> None:
        self._services = services
        self._dm_limiter = dm_limiter
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            DELETE: self._delete
        }

    # -- export ----------------------------------------------------------------------------------

    async def export(self, request: Request) -> None:
        """Sends everything as a file by direct message or, if those are closed, privately."""
        await request.interaction.response.defer(ephemeral=True, thinking=True)
        person = request.person
        spoken = request.voice
        content = await self._services.exports.export(person, spoken.locale)
        # Compressing takes a while, so it runs in a thread.
        name, content = await asyncio.to_thread(packed, content, person)
        if request.guild_id is not None and await self._sent(request, name, content, spoken):
            await request.interaction.followup.send(
                spoken.marked(text("me-export-sent")), ephemeral=True
            )
            return
        said = spoken.marked(text("me-export-here"))
        await request.interaction.followup.send(said, file=as_file(name, content), ephemeral=True)

    async def _sent(self, request: Request, name: str, content: bytes, spoken: Voice) -> bool:
        """Returns whether it could be sent by direct message."""
        row = await self._services.people.person(request.person)
        now = self._services.clock.now()
        if not row.dm or row.dm_closed:
            return False
        if row.dm_channel is None and self._dm_limiter.turn(row.id, now) > now:
            return False
        said = spoken.marked(text("me-export-file"))
        try:
            await request.interaction.user.send(said, file=as_file(name, content))
        except (discord.HTTPException, OSError) as error:
            if trouble_of(error) is Trouble.QUARANTINED:
                self._dm_limiter.refused(now)
            return False
        return True

    # -- delete ----------------------------------------------------------------------------------

    async def ask(self, request: Request) -> None:
        """Says what deleting would do, with the button that does it."""
        found = await self._services.deletions.footprint(request.person)
        spoken = request.voice
        await request.interaction.response.send_message(
            view=question(found, spoken), ephemeral=True
        )

    async def _delete(self, request: Request, _press: LoosePress) -> None:
        """Deletes, after the warning. The answer must not store anything about the person again."""
        spoken = request.voice
        await request.hold_on()
        await self._services.deletions.erase(request.person, request.id)
        with committed():
            await request.respond(plain(f"✅ {spoken.marked(text('me-deleted'))}"))


def question(found: Footprint, spoken: Voice) -> Layout:
    """Returns what would be deleted, with the button that deletes it."""
    effects = {"playing": found.playing, "lobby": found.lobby, "over": found.over}
    lines = [text("me-delete-settings")]
    lines += [text(f"me-delete-{name}", count=count) for name, count in effects.items() if count]
    told = "\n".join(f"- {spoken.marked(line)}" for line in (*lines, text("me-delete-stays")))
    head = spoken.marked(text("me-delete-head"))
    first = f"-# {spoken.marked(text('me-delete-first'))}"
    label = spoken.plain(text("me-delete-button"))
    press = button(label, LoosePress(DELETE).encode(), discord.ButtonStyle.danger)
    return Layout([container([paragraph(f"{head}\n{told}\n{first}"), *rows([press])])])


def packed(content: bytes, person: PersonId) -> tuple[str, bytes]:
    """Returns the name and content of somebody's file, compressed if it is too large for
    Discord.
    """
    name = FILE.format(person=person)
    if len(content) <= _LARGEST:
        return name, content
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return f"{name}.zip", made.getvalue()


def as_file(name: str, content: bytes) -> discord.File:
    """Returns a file to send, which can be sent once."""
    return discord.File(BytesIO(content), name)
