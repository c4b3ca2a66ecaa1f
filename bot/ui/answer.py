"""Answering an interaction: at once in words, with the picture when it is drawn.

A press inside a private message changes that message; a press on a public one, and a command, get
a private message of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot.draw import PaintError
from bot.tables.errors import OverError
from bot.ui.panel import looking, panel
from bot.ui.replies import plain
from bot.ui.sheets import first_sheet, picture_file, picture_name, show_sheet, voice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.house import House
    from bot.tables.errors import RefusedError
    from bot.tables.playing import Desk
    from bot.tables.table import Table
    from bot.ui.parts import Layout
    from bot.ui.sheets import Shown, Voice
    from games.engine import View

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[Any]"


def in_private_message(interaction: Interaction) -> bool:
    """Whether the press was on a message that only who pressed sees."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def chosen_values(interaction: Interaction) -> list[str]:
    """What was chosen in a menu."""
    data: Any = interaction.data or {}
    values = data.get("values")
    return [str(value) for value in values] if isinstance(values, list) else []


async def respond(interaction: Interaction, layout: Layout) -> None:
    """Show a layout: in place of the private message that was pressed, else in a new one."""
    if interaction.response.is_done():
        await interaction.followup.send(view=layout, ephemeral=True)
    elif in_private_message(interaction):
        await interaction.response.edit_message(view=layout)
    else:
        await interaction.response.send_message(view=layout, ephemeral=True)


async def say(interaction: Interaction, words: str | Layout) -> None:
    """Answer with one private sentence, leaving the pressed message as it is."""
    layout = plain(words) if isinstance(words, str) else words
    if interaction.response.is_done():
        await interaction.followup.send(view=layout, ephemeral=True)
    else:
        await interaction.response.send_message(view=layout, ephemeral=True)


class UnshownError(Exception):
    """What was asked has been done, but the answer could not be shown; the cause is why."""


@contextlib.contextmanager
def committed() -> Iterator[None]:
    """What fails in here must not be told as if nothing had been done. Raises `UnshownError`."""
    try:
        yield
    except Exception as error:
        raise UnshownError from error


class Answers:
    """Answers interactions and adds pictures to the answers when they are drawn."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._latest: dict[int, int] = {}
        self._drawing: set[asyncio.Task[None]] = set()

    async def voice(self, interaction: Interaction, table: Table | None = None) -> Voice:
        """The language of who pressed."""
        people = self._house.people
        return voice(await people.locale(interaction.user.id, interaction.locale), table)

    async def desk(
        self,
        interaction: Interaction,
        desk: Desk,
        note: str | None = None,
        page: int = 0,
        refused: RefusedError | None = None,
    ) -> None:
        """Show somebody their panel.

        note: what has just happened; refused: what has just been turned down. page: of a menu.
        """
        spoken = await self.voice(interaction, desk.table)
        view = desk.table.view(desk.seat)

        def draw(shown: Shown | None) -> Layout:
            return panel(desk, spoken, note, shown, page, refused=refused)

        name = first_sheet(desk.table, view)
        await self._with_picture(interaction, desk.table, view, name, spoken, draw)

    async def sheet(
        self, interaction: Interaction, table: Table, name: str, *, watching: bool = False
    ) -> None:
        """Show one sheet by itself, as who pressed sees it; a name they have not is the first.

        watching: as a spectator sees it, whoever they are. Raises `OverError` for a table that was
        closed, `NotStartedError`.
        """
        if table.row.phase == "cancelled":
            raise OverError(table.id)
        spoken = await self.voice(interaction, table)
        seat = None if watching else table.seat_of(interaction.user.id)
        view = table.view(seat)
        names = table.game.sheets(view)
        name = name if name in names else first_sheet(table, view)

        def draw(shown: Shown | None) -> Layout:
            known = shown or show_sheet(table, view, name, spoken)
            seated = seat is not None
            return looking(table, view, known, spoken, attached=shown is not None, seated=seated)

        await self._with_picture(interaction, table, view, name, spoken, draw)

    async def finish(self) -> None:
        """Wait for the pictures that are being drawn."""
        while self._drawing:
            await asyncio.gather(*self._drawing, return_exceptions=True)

    async def _with_picture(
        self,
        interaction: Interaction,
        table: Table,
        view: View,
        name: str,
        spoken: Voice,
        draw: Callable[[Shown | None], Layout],
    ) -> None:
        """Answer without the picture unless it is in the message already, then add it."""
        file = picture_name(table, view, name, spoken.locale)
        message = interaction.message if in_private_message(interaction) else None
        there = message is not None and any(a.filename == file for a in message.attachments)
        shown = show_sheet(table, view, name, spoken) if there else None
        # The message that shows the answer: the pressed one, else one that is this press's own.
        key = interaction.id if message is None else message.id
        if there:
            self._latest.pop(key, None)  # a picture on its way there is of a panel that has gone
        else:
            self._latest[key] = interaction.id
        await respond(interaction, draw(shown))
        if not there:
            job = self._add_picture(interaction, key, table, view, name, spoken, draw)
            task = asyncio.create_task(job, name="picture")
            self._drawing.add(task)
            task.add_done_callback(self._drawing.discard)

    async def _add_picture(
        self,
        interaction: Interaction,
        key: int,
        table: Table,
        view: View,
        name: str,
        spoken: Voice,
        draw: Callable[[Shown | None], Layout],
    ) -> None:
        try:
            shown = show_sheet(table, view, name, spoken)
            if shown.drawing is None:
                return
            png = await self._house.painter.paint(shown.drawing)
            if self._latest.get(key) != interaction.id:
                return  # the panel has moved on meanwhile
            await interaction.edit_original_response(
                view=draw(shown), attachments=[picture_file(shown, png)]
            )
        except (discord.HTTPException, PaintError) as error:
            # The answer stands without its picture; its text twin says the same.
            log.info("no picture for interaction %s: %s", interaction.id, error)
        finally:
            if self._latest.get(key) == interaction.id:
                del self._latest[key]
