"""Finding tables: lists of mine and of those here, and the next one that waits for somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.portions import first, portions
from bot.tables.clocks.clocks import ends_of, missing
from bot.ui.access import sees
from bot.ui.components import MENU, Layout, Piece, button, container, paragraph, section
from bot.ui.custom_ids import Press
from bot.ui.showing import show_panel
from bot.words.folding import fits
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store.rows import ListedRow, TableRow
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

_MOST = 10
"""How many tables one list shows."""


class Listings:
    """Finds tables for somebody. What is public of them is all that a list tells."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def mine(self, request: Request) -> None:
        """The tables somebody sits at, those waiting for them first."""
        person = request.person
        numbers = await self._services.store.read(lambda tx: tx.going(person))
        await self._send(request, numbers[::-1], set(numbers), "open", "mine")

    async def turn(self, request: Request) -> None:
        """Open the panel of the next table that waits for who asks; it leads to the table.

        First is the one whose time is up first; asked at one of them, the one after it.
        """
        person = request.person
        tables = await self._waiting(person)
        if not tables:
            await request.tell(text("turn-none"))
            return
        here = next((n for n, t in enumerate(tables) if t.home == request.channel_id), -1)
        table = tables[(here + 1) % len(tables)]
        desk = await self._services.playing.desk(table.id, person)
        await show_panel(request, desk, text("turn-more", count=len(tables) - 1))

    async def here(self, request: Request) -> None:
        """The tables of a server whose channels somebody may see, the newest first; those waiting
        for them before all others.
        """
        guild, person = request.guild_id or 0, request.person
        seen = sees(request)
        listed = portions(self._services.store, lambda tx, after: tx.tables_in_guild(guild, after))
        numbers = [row.id async for rows in listed for row in rows if seen(row)]
        mine = set(await self._services.store.read(lambda tx: tx.going(person)))
        await self._send(request, numbers, mine, "watch", "here")

    async def suggest(self, request: Request, typed: str = "") -> list[tuple[str, int]]:
        """The tables of this server that may be watched."""
        spoken = request.voice
        guild = request.guild_id or 0

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

    async def _waiting(self, person: int) -> list[Table]:
        numbers = await self._services.store.read(lambda tx: tx.going(person))
        waiting = [
            table
            async for table in self._services.tables.each(numbers)
            if table.row.phase == "playing"
            and not table.row.still
            and table.seat_of(person) in missing(table)
        ]
        return sorted(waiting, key=lambda table: (_ends(table, person), table.id))

    async def _send(
        self, request: Request, numbers: list[int], mine: set[int], step: str, which: str
    ) -> None:
        """Show the first of these tables. mine: where they sit; only there can it be their turn."""
        spoken, person = request.voice, request.person
        find = self._services.tables.each
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
        await request.respond(Layout([container(items)]))


def _title(row: ListedRow | TableRow) -> Text:
    return text("table-title", game=Text(row.game), number=str(row.id))


def _waits_for(table: Table, person: int) -> bool:
    """Whether the table publicly waits for somebody; an answer given in secret does not show."""
    seat = table.seat_of(person)
    return table.row.phase == "playing" and seat is not None and seat in table.view(None).asked


def _ends(table: Table, person: int) -> float:
    """When somebody's time is up; those without a limit come last."""
    ends = ends_of(table, table.seat_of(person) or 0)
    return float("inf") if ends is None else ends


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
