"""The next table that waits for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import ends_of, missing
from bot.ui.responses import say
from games.engine import text

if TYPE_CHECKING:
    from bot.services import House
    from bot.tables.table import Table
    from bot.ui.responses import Answers, Interaction


class Turns:
    """Takes somebody from table to table."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers

    async def turn(self, interaction: Interaction) -> None:
        """Open the panel of the next table that waits for who asks; it leads to the table.

        First is the one whose time is up first; asked at one of them, the one after it.
        """
        person = interaction.user.id
        tables = await self._waiting(person)
        spoken = await self._answers.voice(interaction)
        if not tables:
            await say(interaction, spoken.marked(text("turn-none")))
            return
        here = next((n for n, t in enumerate(tables) if t.home == interaction.channel_id), -1)
        table = tables[(here + 1) % len(tables)]
        desk = await self._house.playing.desk(table.id, person)
        note = spoken.marked(text("turn-more", count=len(tables) - 1))
        await self._answers.desk(interaction, desk, note)

    async def _waiting(self, person: int) -> list[Table]:
        numbers = await self._house.store.read(lambda tx: tx.going(person))
        waiting = [
            table
            async for table in self._house.tables.each(numbers)
            if table.row.phase == "playing"
            and not table.row.still
            and table.seat_of(person) in missing(table)
        ]
        return sorted(waiting, key=lambda table: (_ends(table, person), table.id))


def _ends(table: Table, person: int) -> float:
    """When somebody's time is up; those without a limit come last."""
    ends = ends_of(table, table.seat_of(person) or 0)
    return float("inf") if ends is None else ends
