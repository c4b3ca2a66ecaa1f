"""Answering an interaction: at once in words, with the picture when it is drawn.

A press inside a private message changes that message; a press on a public one, and a command, get
a private message of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import discord

from bot.safe_errors import describe
from bot.tables.errors import OverError
from bot.ui.custom_ids import LoosePress, parse
from bot.ui.panel.panel import looking, panel
from bot.ui.refusals import plain
from bot.ui.sheets import Sight, first_sheet, paint, picture_file, show_sheet, voice

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from bot.services import House
    from bot.tables.errors import RefusedError
    from bot.tables.playing import Desk
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.sheets import Shown, Voice

log = logging.getLogger(__name__)

_HELD_ON = (
    discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update,
)

_SOON_SECONDS = 1.0

Interaction: TypeAlias = "discord.Interaction[Any]"


def in_private_message(interaction: Interaction) -> bool:
    """Whether the press was on a message that only who pressed sees."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


def pressed_args(interaction: Interaction) -> tuple[str, ...]:
    """The arguments of a press that is about no table."""
    data: Any = interaction.data or {}
    press = parse(str(data.get("custom_id", "")))
    return press.args if isinstance(press, LoosePress) else ()


async def respond(interaction: Interaction, layout: Layout, *, pictured: bool = False) -> int:
    """Show a layout: in place of the private message that was pressed, else in a new one.

    pictured: it shows the picture that is in that message already, which else goes.
    Returns the id of the message that shows it.
    """
    files = discord.utils.MISSING if pictured else []
    if interaction.response.type in _HELD_ON:
        return (await interaction.edit_original_response(view=layout, attachments=files)).id
    if interaction.response.is_done():
        return int((await interaction.followup.send(view=layout, ephemeral=True, wait=True)).id)
    if in_private_message(interaction) and interaction.message is not None:
        await interaction.response.edit_message(view=layout, attachments=files)
        return interaction.message.id
    answered = await interaction.response.send_message(view=layout, ephemeral=True)
    return answered.message_id or interaction.id


async def hold_on(interaction: Interaction) -> None:
    """Tell Discord that it takes a while until `respond` is called; it would wait three seconds."""
    if in_private_message(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


@contextlib.asynccontextmanager
async def held_on(interaction: Interaction) -> AsyncIterator[None]:
    """What is done inside may take long where somebody has very many tables: after a second Discord
    is told so, as `hold_on` does. The answer is given afterwards.
    """
    begun = False

    async def later() -> None:
        nonlocal begun
        await asyncio.sleep(_SOON_SECONDS)
        begun = True
        if not interaction.response.is_done():
            await hold_on(interaction)

    waiting = asyncio.create_task(later(), name="hold-on")
    try:
        yield
    finally:
        if not begun:
            waiting.cancel()
        await asyncio.wait([waiting])
        if not waiting.cancelled() and (error := waiting.exception()) is not None:
            log.warning("an answer could not be put off: %s", describe(error))


async def say(interaction: Interaction, words: str | Layout) -> None:
    """Answer with one private sentence, leaving the pressed message as it is."""
    layout = plain(words) if isinstance(words, str) else words
    if interaction.response.is_done():
        await interaction.followup.send(view=layout, ephemeral=True)
    else:
        await interaction.response.send_message(view=layout, ephemeral=True)


class Drawing(Protocol):
    """A way to make an answer, once without its picture and once with it."""

    def __call__(self, shown: Shown | None, *, attached: bool) -> Layout:
        """shown: the sheet with the answer, if known; attached: as a picture in the message."""


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
        self.drawing: set[asyncio.Task[None]] = set()
        """Pictures on their way."""

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

        def draw(shown: Shown | None, *, attached: bool) -> Layout:
            return panel(desk, spoken, note, shown, page, refused=refused, attached=attached)

        sheet = Sight(desk.table, view, first_sheet(desk.table, view), spoken)
        await self.with_picture(interaction, sheet, draw)

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

        def draw(shown: Shown | None, *, attached: bool) -> Layout:
            known = shown or show_sheet(table, view, name, spoken)
            seated = seat is not None
            return looking(table, view, known, spoken, attached=attached, seated=seated)

        await self.with_picture(interaction, Sight(table, view, name, spoken), draw)

    async def with_picture(self, interaction: Interaction, sight: Sight, draw: Drawing) -> None:
        """Answer without the picture unless it is in the message already, then add it."""
        file = sight.file
        message = interaction.message if in_private_message(interaction) else None
        there = message is not None and any(a.filename == file for a in message.attachments)
        shown = sight.show() if there else None
        if message is not None:
            # A picture on its way to this message is of a panel that has gone.
            self._latest.pop(message.id, None)
        answer = await respond(interaction, draw(shown, attached=there), pictured=there)
        if not there:
            self._latest[answer] = interaction.id
            job = self._add_picture(interaction, answer, sight, draw)
            task = asyncio.create_task(job, name="picture")
            self.drawing.add(task)
            task.add_done_callback(self.drawing.discard)

    async def _add_picture(
        self, interaction: Interaction, answer: int, sight: Sight, draw: Drawing
    ) -> None:
        try:
            shown = sight.show()
            png = await paint(self._house.painter, shown)
            if self._latest.get(answer) != interaction.id:
                return  # the panel has moved on meanwhile
            await interaction.edit_original_response(
                view=draw(shown, attached=png is not None),
                attachments=[] if png is None else [picture_file(shown, png)],
            )
        except discord.HTTPException as error:
            log.info("no picture for interaction %s: %s", interaction.id, describe(error))
        finally:
            if self._latest.get(answer) == interaction.id:
                del self._latest[answer]
