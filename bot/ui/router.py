"""What every button, menu and form does: one router for all, by custom id.

discord.py's own views are not used for this: they die with the process and with a time-out. A
press is checked in the order table, phase, seat, version, half-made move, rules; whatever is wrong
is said to who pressed and loses nothing. Whether they may see the table at all is asked here,
before any step: what is pressed may be forged, and a table they may not see answers like none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.bounds import check_typed
from bot.tables.errors import (
    HandledError,
    OverError,
    PausedError,
    RestingError,
    StaleError,
)
from bot.ui.access import find_seen, who
from bot.ui.chosen import chosen_or
from bot.ui.custom_ids import LoosePress, Press, RulePress, parse
from bot.ui.finished.records import send_record
from bot.ui.finished.rematch import Rematches
from bot.ui.finished.replay import Replaying
from bot.ui.lobby.options import options_form, page_of
from bot.ui.motions.presses import Deciding
from bot.ui.moves.presses import Moves
from bot.ui.responses import Answers, Interaction, committed, respond, say
from bot.ui.rules import open_entry
from bot.ui.time_presses import Times
from games.choosing import whole_number
from games.engine import text
from games.options import option_values

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.services import House
    from bot.tables.table import Table


class Router:
    """Takes components and forms to what they do."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers
        self._deciding = Deciding(house, answers)
        self.steps: dict[str, Callable[[Interaction, Press], Awaitable[None]]] = {
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "options": self._options,
            "option": self._option,
            "preset": self._preset,
            "open": self._open,
            "look": self._look,
            "watch": self._watch,
            "record": self._record,
            **Moves(house, answers).steps,
            **Times(house, answers, self._deciding).steps,
            **self._deciding.steps,
            **Replaying(house, answers).steps,
            **Rematches(house, answers).steps,
        }
        self.loose: dict[str, Callable[[Interaction], Awaitable[None]]] = {}
        """Presses that are about no table."""

    async def route(self, interaction: Interaction) -> bool:
        """Do what was pressed; False if it is nothing of ours. Errors come through."""
        check_typed(interaction)
        data: Any = interaction.data or {}
        press = parse(str(data.get("custom_id", "")))
        if isinstance(press, RulePress):
            await open_entry(self._answers, interaction, press)
            return True
        if isinstance(press, LoosePress) and press.step in self.loose:
            await self.loose[press.step](interaction)
            return True
        step = self.steps.get(press.step) if isinstance(press, Press) else None
        if not isinstance(press, Press) or step is None:
            spoken = await self._answers.voice(interaction)
            await say(interaction, spoken.marked(text("press-unknown")))
            return False
        await find_seen(self._house, interaction, press.table)
        try:
            await step(interaction, press)
        except (StaleError, HandledError) as error:
            await self._show_current(interaction, press, error)
        except (PausedError, RestingError) as error:
            await self._stands_still(interaction, press, error)
        return True

    # -- the lobby -------------------------------------------------------------------------------

    async def _join(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.join(press.table, who(interaction), interaction.id)
        await self._confirm(interaction, table, "lobby-joined")

    async def _leave(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.leave(press.table, interaction.user.id, interaction.id)
        await self._confirm(interaction, table, "lobby-left")

    async def _start(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.start(press.table, interaction.user.id, interaction.id)
        await self._confirm(interaction, table, "lobby-started")

    async def _confirm(self, interaction: Interaction, table: Table, key: str) -> None:
        with committed():
            spoken = await self._answers.voice(interaction, table)
            await say(interaction, spoken.marked(text(key, number=str(table.id))))

    async def _options(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.lobby.set_options(press.table, interaction.user.id, {})
        spoken = await self._answers.voice(interaction, table)
        page = whole_number(press.args[0]) or 0 if press.args else 0
        await respond(interaction, options_form(table, spoken, page))

    async def _option(self, interaction: Interaction, press: Press) -> None:
        table, name = await self._house.tables.find(press.table), ".".join(press.args)
        values = option_values(table.game.options).get(name, ())
        await self._choose(interaction, press, {name: chosen_or(interaction, values, "")})

    async def _preset(self, interaction: Interaction, press: Press) -> None:
        table = await self._house.tables.find(press.table)
        chosen = table.game.options.presets.get(".".join(press.args))
        if chosen is None:
            raise StaleError
        await self._choose(interaction, press, chosen)

    async def _choose(self, interaction: Interaction, press: Press, chosen: dict[str, str]) -> None:
        person = interaction.user.id
        table = await self._house.lobby.set_options(press.table, person, chosen, interaction.id)
        with committed():
            spoken = await self._answers.voice(interaction, table)
            note = spoken.marked(text("lobby-option-set"))
            page = page_of(table, press.step, press.args)
            await respond(interaction, options_form(table, spoken, page, note))

    # -- the panel and what may be looked at -----------------------------------------------------

    async def _open(self, interaction: Interaction, press: Press) -> None:
        try:
            desk = await self._house.playing.desk(press.table, interaction.user.id)
        except OverError:
            table = await self._house.tables.find(press.table)
            await self._answers.sheet(interaction, table, "")
            return
        await self._answers.desk(interaction, desk)

    async def _look(self, interaction: Interaction, press: Press) -> None:
        """A sheet, as who pressed sees it."""
        table = await self._house.tables.find(press.table)
        sheets: Sequence[str] = ()
        if table.row.phase in ("playing", "over"):
            sheets = table.game.sheets(table.view(table.seat_of(interaction.user.id)))
        await self._answers.sheet(interaction, table, chosen_or(interaction, sheets, ""))

    async def _watch(self, interaction: Interaction, press: Press) -> None:
        table = await find_seen(self._house, interaction, press.table, watching=True)
        await self._answers.sheet(interaction, table, "", watching=True)

    async def _record(self, interaction: Interaction, press: Press) -> None:
        await self.record(interaction, press.table)

    async def record(self, interaction: Interaction, number: int) -> None:
        """The record of a finished game. Raises `UnknownTableError`, `NotOverError`."""
        table = await find_seen(self._house, interaction, number)
        await send_record(self._house, self._answers, interaction, table)

    async def _show_current(
        self, interaction: Interaction, press: Press, error: StaleError | HandledError
    ) -> None:
        """An old button explains itself and brings the current panel."""
        table = await self._house.tables.find(press.table)
        if table.row.phase != "playing":
            raise error
        if table.row.still:
            await self._deciding.standing(interaction, press.table, error.said)
            return
        desk = await self._house.playing.desk(press.table, interaction.user.id)
        spoken = await self._answers.voice(interaction, desk.table)
        await self._answers.desk(interaction, desk, f"⏳ {spoken.marked(error.said)}")

    async def _stands_still(
        self, interaction: Interaction, press: Press, error: PausedError | RestingError
    ) -> None:
        """Nothing is played meanwhile: who sits there is shown what they may do all the same."""
        table = await self._house.tables.find(press.table)
        if table.row.phase != "playing" or table.seat_of(interaction.user.id) is None:
            raise error
        await self._deciding.standing(interaction, press.table, None)
