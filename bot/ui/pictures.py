"""Pictures in answers: the answer is given at once in words, and its picture is added later."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import discord

from bot.safe_errors import describe
from bot.ui.sheets import paint, picture_file

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.draw import Painter
    from bot.tables.looks import Looks
    from bot.ui.components import Layout
    from bot.ui.sheets import ShownSheet, Sight

Interaction: TypeAlias = "discord.Interaction[Any]"
Settle: TypeAlias = "Callable[[int], Awaitable[None]]"
"""What is done when a message, whose id it is given, shows all there is to show."""

log = logging.getLogger(__name__)


class BuildLayout(Protocol):
    """A function that makes an answer, once without its picture and once with it."""

    def __call__(self, shown: ShownSheet | None, *, attached: bool) -> Layout:
        """Returns the answer. shown: the sheet with it, if known; attached: as a picture in the
        message.
        """


class Pictures:
    """Adds pictures to answers. drawing: the tasks under way."""

    def __init__(self, painter: Painter, looks: Looks) -> None:
        self._painter = painter
        self.looks = looks
        self._latest: dict[int, int] = {}
        self.drawing: set[asyncio.Task[None]] = set()

    def forget(self, message: int) -> None:
        """Drops a picture on its way to this message, whose panel has changed."""
        self._latest.pop(message, None)

    def add(
        self,
        interaction: Interaction,
        message: int,
        sight: Sight,
        draw: BuildLayout,
        settle: Settle | None = None,
    ) -> None:
        """Draws the picture of an answer, and adds it to the answer's message.

        Until then the message counts as being answered. settle: called when the picture is there.
        """
        self._latest[message] = interaction.id
        task = asyncio.create_task(
            self._add(interaction, message, sight, draw, settle), name="picture"
        )
        self.drawing.add(task)
        task.add_done_callback(self.drawing.discard)
        self.looks.begin_answer(message)
        task.add_done_callback(lambda _: self.looks.end_answer(message))

    async def _add(
        self,
        interaction: Interaction,
        message: int,
        sight: Sight,
        draw: BuildLayout,
        settle: Settle | None,
    ) -> None:
        try:
            shown = sight.show()
            png = await paint(self._painter, shown)
            if self._latest.get(message) != interaction.id:
                return  # the panel has changed meanwhile
            await interaction.edit_original_response(
                view=draw(shown, attached=png is not None),
                attachments=[] if png is None else [picture_file(shown, png)],
            )
            if settle is not None:
                await settle(message)
        except discord.HTTPException as error:
            log.info("no picture for interaction %s: %s", interaction.id, describe(error))
        finally:
            if self._latest.get(message) == interaction.id:
                del self._latest[message]
