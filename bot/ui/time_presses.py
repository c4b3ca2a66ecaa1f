"""What is pressed about time: the pace in the lobby, and being back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.pace import PACES
from bot.ui.chosen import chosen
from bot.ui.lobby.options import options_form, page_of
from bot.ui.responses import committed, respond
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import House
    from bot.ui.custom_ids import Press
    from bot.ui.motions.presses import Deciding
    from bot.ui.responses import Answers, Interaction


class Times:
    """Does what is pressed about time. `steps` are its presses by name."""

    def __init__(self, house: House, answers: Answers, deciding: Deciding) -> None:
        self._house = house
        self._answers = answers
        self._deciding = deciding
        self.steps: dict[str, Callable[[Interaction, Press], Awaitable[None]]] = {
            "pace": self._pace,
            "return": self._return,
        }

    async def _pace(self, interaction: Interaction, press: Press) -> None:
        pace = chosen(interaction, PACES)
        table = await self._house.lobby.set_pace(
            press.table, interaction.user.id, pace, interaction.id
        )
        with committed():
            spoken = await self._answers.voice(interaction, table)
            note = spoken.marked(text("pace-set"))
            page = page_of(table, press.step, press.args)
            await respond(interaction, options_form(table, spoken, page, note))

    async def _return(self, interaction: Interaction, press: Press) -> None:
        person = interaction.user.id
        back = await self._house.timekeeper.come_back(press.table, person, interaction.id)
        said = text("time-returned" if back else "time-was-here")
        with committed():
            if (await self._house.tables.find(press.table)).row.still:
                await self._deciding.standing(interaction, press.table, said)
                return
            desk = await self._house.playing.desk(press.table, person)
            spoken = await self._answers.voice(interaction, desk.table)
            await self._answers.desk(interaction, desk, spoken.marked(said))
