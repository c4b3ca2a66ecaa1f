"""Stepping through a finished game, in a private message that turns with every press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.errors import NotOverError
from bot.tables.finished.errors import PlyError
from bot.ui.access import find_seen
from bot.ui.chosen import chosen
from bot.ui.finished.replay_page import (
    EYES,
    FIELD,
    JUMP,
    JUMPED,
    SHEET,
    Standpoint,
    at_way,
    eyes_of,
    jump_form,
    read_eyes,
    read_standpoint,
    replay_page,
)
from bot.ui.outcome import REPLAY
from bot.ui.panel.forms import read_answers
from bot.ui.responses import hold_on
from bot.ui.sheets import Sight, first_sheet, show_sheet
from games.choosing import whole_number

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import House
    from bot.tables.finished.replays import Moment
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.custom_ids import Press
    from bot.ui.responses import Answers, Interaction
    from bot.ui.sheets import Shown


class Replaying:
    """Shows finished games to those who sat there and those who may see the channel."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers
        self.steps: dict[str, Callable[[Interaction, Press], Awaitable[None]]] = {
            REPLAY: self._turn
        }

    async def open(self, interaction: Interaction, number: int, ply: int | None = None) -> None:
        """Show a finished game after a ply, or at its beginning.

        Raises `UnknownTableError`, `NotOverError`, `ReplayError`.
        """
        table = await find_seen(self._house, interaction, number)
        await self._show(interaction, table, Standpoint(ply or 0))

    async def _turn(self, interaction: Interaction, press: Press) -> None:
        """A press on the message, or the one that opens it."""
        table = await self._house.tables.find(press.table)
        at = read_standpoint(table, press.args)
        what = press.args[0] if press.args else ""
        if table.row.phase != "over":
            raise NotOverError
        last = table.row.plies
        if what == JUMP:
            spoken = await self._answers.voice(interaction, table)
            await interaction.response.send_modal(jump_form(table, at, spoken))
            return
        if what == EYES:
            at = Standpoint(at.ply, read_eyes(table, chosen(interaction, eyes_of(table))))
        elif what == SHEET:
            moment = await self._moment(interaction, table, at.ply)
            sheets = moment.table.game.sheets(moment.table.view(at.eyes))
            at = msgspec.structs.replace(at, sheet=chosen(interaction, sheets))
        elif what == JUMPED:
            at = msgspec.structs.replace(at, ply=_read_ply(interaction, last))
        else:
            at = msgspec.structs.replace(at, ply=at_way(last, at, what))
        await self._show(interaction, table, at)

    async def _moment(self, interaction: Interaction, table: Table, ply: int) -> Moment:
        """The game after a ply; where it has to be played until there, Discord is told to wait."""
        if self._house.replays.far(table, ply) and not interaction.response.is_done():
            await hold_on(interaction)
        return await self._house.replays.moment(table, ply)

    async def _show(self, interaction: Interaction, table: Table, at: Standpoint) -> None:
        moment = await self._moment(interaction, table, at.ply)
        spoken = await self._answers.voice(interaction, table)
        view = moment.table.view(at.eyes)
        names = moment.table.game.sheets(view)
        name = at.sheet if at.sheet in names else first_sheet(moment.table, view)
        # The sheet that was asked for stays asked for, also where this ply has none of it.
        here = msgspec.structs.replace(at, ply=moment.ply)

        def draw(shown: Shown | None, *, attached: bool) -> Layout:
            known = shown or show_sheet(moment.table, view, name, spoken)
            return replay_page(moment, here, name, spoken, known, attached=attached)

        sight = Sight(moment.table, view, name, spoken)
        await self._answers.with_picture(interaction, sight, draw)


def _read_ply(interaction: Interaction, last: int) -> int:
    """The number that was typed. Raises `PlyError`."""
    typed = whole_number(read_answers(interaction).get(FIELD, ""))
    if typed is None or not 0 <= typed <= last:
        raise PlyError(last)
    return typed
