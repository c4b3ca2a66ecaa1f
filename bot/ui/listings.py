"""Lists of tables: mine, here, and a look at one as a spectator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.portions import first, portions
from bot.ui.access import find_seen, sees
from bot.ui.components import MENU, Layout, Piece, button, container, paragraph, section
from bot.ui.custom_ids import Press
from bot.ui.responses import respond
from bot.words.folding import fits
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.services import House
    from bot.store.rows import ListedRow, TableRow
    from bot.tables.table import Table
    from bot.ui.responses import Answers, Interaction
    from bot.ui.sheets import Voice

_MOST = 10
"""How many tables one list shows."""


class Listings:
    """Finds tables for somebody. What is public of them is all that a list tells."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers

    async def mine(self, interaction: Interaction) -> None:
        """The tables somebody sits at, those waiting for them first."""
        person = interaction.user.id
        numbers = await self._house.store.read(lambda tx: tx.going(person))
        await self._send(interaction, numbers[::-1], set(numbers), "open", "mine")

    async def here(self, interaction: Interaction) -> None:
        """The tables of a server whose channels somebody may see, the newest first; those waiting
        for them before all others.
        """
        guild, person = interaction.guild_id or 0, interaction.user.id
        seen = sees(interaction)
        listed = portions(self._house.store, lambda tx, after: tx.tables_in_guild(guild, after))
        numbers = [row.id async for rows in listed for row in rows if seen(row)]
        mine = set(await self._house.store.read(lambda tx: tx.going(person)))
        await self._send(interaction, numbers, mine, "watch", "here")

    async def watch(self, interaction: Interaction, number: int) -> None:
        """A table's public board, exactly as a spectator sees it."""
        table = await find_seen(self._house, interaction, number, watching=True)
        await self._answers.sheet(interaction, table, "", watching=True)

    async def suggest(self, interaction: Interaction, typed: str = "") -> list[tuple[str, int]]:
        """The tables of this server that may be watched."""
        spoken = await self._answers.voice(interaction)
        guild = interaction.guild_id or 0

        def wanted(row: ListedRow) -> bool:
            return row.phase == "playing" and fits(typed, spoken.plain(_title(row)))

        rows = await first(
            self._house.store,
            lambda tx, after: tx.tables_in_guild(guild, after),
            MENU,
            wanted,
            sees(interaction),
        )
        return [(spoken.plain(_title(row)), row.id) for row in rows]

    async def _send(
        self, interaction: Interaction, numbers: list[int], mine: set[int], step: str, which: str
    ) -> None:
        """Show the first of these tables. mine: where they sit; only there can it be their turn."""
        spoken, person = await self._answers.voice(interaction), interaction.user.id
        find = self._house.tables.each
        waiting = [
            table.id
            async for table in find(number for number in numbers if number in mine)
            if _waits_for(table, person)
        ]
        ordered = dict.fromkeys((*waiting, *numbers))
        tables = []
        async for table in find(ordered):
            # Some may have ended since the list was read; each is shown as it is now, or not.
            if table.row.phase in ("lobby", "playing"):
                tables.append(table)
            if len(tables) == _MOST:
                break
        more = len(ordered) - len(tables)
        items: list[Piece] = [paragraph(f"## {spoken.marked(text(f'tables-{which}'))}")]
        items += [_entry(table, person, spoken, step) for table in tables]
        if len(tables) == _MOST and more:
            items.append(paragraph(spoken.marked(text("tables-more", count=more))))
        if not tables:
            items.append(paragraph(spoken.marked(text(f"tables-none-{which}"))))
        await respond(interaction, Layout([container(items)]))


def _title(row: ListedRow | TableRow) -> Text:
    return text("table-title", game=Text(row.game), number=str(row.id))


def _waits_for(table: Table, person: int) -> bool:
    """Whether the table publicly waits for somebody; an answer given in secret does not show."""
    seat = table.seat_of(person)
    return table.row.phase == "playing" and seat is not None and seat in table.view(None).asked


def _entry(table: Table, person: int, spoken: Voice, step: str) -> Piece:
    """A line for a table, with what somebody may do with it."""
    state = f"tables-state-{table.row.phase}"
    if table.row.still:
        state = "tables-state-paused"
    elif _waits_for(table, person):
        state = "tables-state-yours"
    line = spoken.marked(text("tables-line", title=_title(table.row), state=Text(state)))
    words = paragraph(f"{line}\n-# <#{table.home}>", 380)
    if table.row.phase == "playing":
        return _with_button(words, table, step, spoken.plain(text("rules-open")))
    full = len(table.seats) >= table.game.seats[-1]
    if table.seat_of(person) is None and not full and not table.row.paused:
        return _with_button(words, table, "join", spoken.plain(text("lobby-join")))
    return words


def _with_button(words: Piece, table: Table, step: str, label: str) -> Piece:
    return section(words, button(label, Press(table.id, 0, step).encode()))
