"""Lists of tables: mine, here, and a look at one as a spectator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rulebooks.finder import fits
from bot.ui.answer import respond
from bot.ui.ids import Press
from bot.ui.parts import MENU, Layout, Piece, button, container, paragraph, section
from bot.ui.seeing import find_seen, may_see
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.house import House
    from bot.store.rows import TableRow
    from bot.tables.table import Table
    from bot.ui.answer import Answers, Interaction
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
        rows = await self._house.store.read(lambda tx: tx.tables_of(interaction.user.id))
        await self._send(interaction, rows, "open", "mine")

    async def here(self, interaction: Interaction) -> None:
        """The tables of a server."""
        rows = await self._seen(interaction)
        await self._send(interaction, rows, "watch", "here")

    async def watch(self, interaction: Interaction, number: int) -> None:
        """A table's public board, exactly as a spectator sees it."""
        table = await find_seen(self._house, interaction, number, watching=True)
        await self._answers.sheet(interaction, table, "", watching=True)

    async def suggest(self, interaction: Interaction, typed: str = "") -> list[tuple[str, int]]:
        """The tables of this server that may be watched."""
        spoken = await self._answers.voice(interaction)
        rows = [row for row in await self._seen(interaction) if row.phase == "playing"]
        named = [(spoken.plain(_title(row)), row.id) for row in rows]
        return [(name, number) for name, number in named if fits(typed, name)][:MENU]

    async def _seen(self, interaction: Interaction) -> list[TableRow]:
        """The tables of a server whose channels somebody may see."""
        guild = interaction.guild_id
        if guild is None:
            return []
        rows = await self._house.store.read(lambda tx: tx.tables_in_guild(guild))
        return [row for row in rows if may_see(interaction, row)]

    async def _send(
        self, interaction: Interaction, rows: list[TableRow], step: str, which: str
    ) -> None:
        spoken = await self._answers.voice(interaction)
        tables = [await self._house.tables.find(row.id) for row in rows]
        person = interaction.user.id
        tables.sort(key=lambda table: not _waits_for(table, person))
        items: list[Piece] = [paragraph(f"## {spoken.marked(text(f'tables-{which}'))}")]
        items += [_entry(table, person, spoken, step) for table in tables[:_MOST]]
        if len(tables) > _MOST:
            items.append(paragraph(spoken.marked(text("tables-more", count=len(tables) - _MOST))))
        if not tables:
            items.append(paragraph(spoken.marked(text(f"tables-none-{which}"))))
        await respond(interaction, Layout([container(items)]))


def _title(row: TableRow) -> Text:
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
