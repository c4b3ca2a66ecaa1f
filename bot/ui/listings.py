"""Lists of tables: somebody's own, those of a server, and the next one that waits for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.portions import first, portions
from bot.tables.clocks.waiting import waits_for
from bot.tables.seating import has_room
from bot.tables.table import table_title
from bot.ui.access import sees
from bot.ui.components import MENU, Layout, Piece, button, container, paragraph, section
from bot.ui.custom_ids import Press
from bot.ui.finished.history import SERVER
from bot.ui.lobby.options import PRIVATE_LOBBY
from bot.ui.showing import show_panel
from bot.words.folding import fits
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.services import Services
    from bot.store.rows import ListedRow, TableRow
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

_MOST = 10
"""The most tables in one list."""


class Listings:
    """Finds tables for somebody. A list shows only what is public about them."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def show(self, request: Request, where: str) -> None:
        """Lists somebody's tables, or those of this server. where: `MINE` or `SERVER`."""
        here = where == SERVER and request.guild_id is not None
        await (self._here if here else self._mine)(request)

    async def _mine(self, request: Request) -> None:
        """Lists the tables somebody sits at, those waiting for them first."""
        person = request.person
        numbers, count = await self._services.store.read(
            lambda tx: (tx.first_of(person, _MOST), tx.count_seats(person))
        )
        await self._send(request, numbers, count, "open", "mine")

    async def turn(self, request: Request) -> None:
        """Opens the panel of the next table that waits for the person, with a link to the table.

        The table with the earliest deadline comes first; asked at one of them, the one after it.
        """
        person, here = request.person, request.channel
        number, count = await self._services.store.read(
            lambda tx: (tx.owed_after(person, here), tx.count_owed(person))
        )
        if number is None:
            await request.tell(text("turn-none"))
            return
        desk = await self._services.playing.desk(number, person)
        await show_panel(request, desk, text("turn-more", count=count - 1))

    async def _here(self, request: Request) -> None:
        """Lists the tables of a server whose channels somebody may see, newest first; those
        waiting for them come before all others.
        """
        guild, person = request.guild, request.person
        seen = sees(request)
        listed = portions(self._services.store, lambda tx, after: tx.tables_in_guild(guild, after))
        numbers = [row.id async for rows in listed for row in rows if seen(row)]
        shown = set(numbers)
        asking = await self._services.store.read(lambda tx: tx.asking(person))
        ordered = dict.fromkeys((*(number for number in asking if number in shown), *numbers))
        await self._send(request, [*ordered][:_MOST], len(ordered), "watch", "here")

    async def suggest(self, request: Request, typed: str = "") -> list[tuple[str, TableNumber]]:
        """Returns the tables of this server that may be watched."""
        spoken = request.voice
        guild = request.guild

        def wanted(row: ListedRow) -> bool:
            return row.phase == "playing" and fits(typed, spoken.plain(_title(row)))

        rows = await first(
            self._services.store,
            lambda tx, after: tx.tables_in_guild(guild, after),
            MENU,
            wanted,
            sees(request),
        )
        return [(spoken.plain(_title(row)), row.id) for row in rows]

    async def _send(
        self, request: Request, numbers: list[TableNumber], count: int, step: str, which: str
    ) -> None:
        """Shows these tables, which are the first of `count`."""
        spoken, person = request.voice, request.person
        # Some may have ended since the list was read, so each is shown as it is now, or left out.
        tables = [
            table
            async for table in self._services.tables.each(numbers)
            if table.row.phase in ("lobby", "playing")
        ]
        more = count - len(numbers)
        items: list[Piece] = [paragraph(f"## {spoken.marked(text(f'tables-{which}'))}")]
        items += [_entry(table, person, spoken, step) for table in tables]
        if more:
            items.append(paragraph(spoken.marked(text("tables-more", count=more))))
        if not tables:
            items.append(paragraph(spoken.marked(text(f"tables-none-{which}"))))
        await request.respond(Layout([container(items)]))


def _title(row: ListedRow | TableRow) -> Text:
    return table_title(row.game, row.id)


def _entry(table: Table, person: PersonId, spoken: Voice, step: str) -> Piece:
    """Returns a line for a table, with a button for what somebody may do with it. Whoever sits at
    it opens their own panel.
    """
    state = f"tables-state-{table.row.phase}"
    if table.row.still:
        state = "tables-state-paused" if table.row.sleeps is None else "tables-state-sleeps"
    elif table.seat_of(person) in waits_for(table):
        state = "tables-state-yours"
    line = spoken.marked(text("tables-line", title=_title(table.row), state=Text(state)))
    where = spoken.marked(text("lesson-where")) if table.private else f"<#{table.home}>"
    words = paragraph(f"{line}\n-# {where}", 380)
    seated = table.seat_of(person) is not None
    if table.row.phase == "playing":
        return _with_button(
            words, table, "open" if seated else step, spoken.plain(text("rules-open"))
        )
    if table.private:
        return _with_button(words, table, PRIVATE_LOBBY, spoken.plain(text("rules-open")))
    if not seated and has_room(table) and not table.row.paused:
        return _with_button(words, table, "join", spoken.plain(text("lobby-join")))
    return words


def _with_button(words: Piece, table: Table, step: str, label: str) -> Piece:
    return section(words, button(label, Press(table.id, 0, step).encode()))
