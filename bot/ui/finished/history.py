"""Lists of finished games, somebody's own or a server's, latest end first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import when
from bot.ids import NO_GUILD, PersonId, TableNumber
from bot.store.portions import first
from bot.tables.finished.errors import NoFinishedTableError
from bot.tables.table import table_title
from bot.ui.access import find_seen, sees
from bot.ui.components import MENU, Layout, Piece, button, container, cut, paragraph, rows, section
from bot.ui.custom_ids import LoosePress, Press
from bot.ui.outcome import REPLAY, place_mark, standing_text
from bot.ui.sheets import voice_of
from bot.words.folding import fits
from games.choosing import whole_number
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.services import Services
    from bot.store.result_rows import FinishedRow, ResultRow
    from bot.store.rows import SeatRow
    from bot.tables.table import Table
    from bot.ui.request import Request
    from bot.ui.sheets import Voice

MINE, SERVER = "mine", "server"
"""The games in a list: the person's own, or the server's."""

STEP = "history"
_PAGE = 5

HISTORY = 200
"""The most games in a list; an older one can be found by its number."""


class History:
    """Lists of finished games. `steps` are the presses on a list."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.steps: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {STEP: self._turn}

    async def show(self, request: Request, where: str = MINE, page: int = 0) -> None:
        """Shows a page of somebody's finished games, or of those of this server that they may
        see.
        """
        spoken = request.voice
        where = where if where == SERVER and request.guild_id is not None else MINE
        found = await self._finished(request, where, HISTORY)
        last = max(len(found) - 1, 0) // _PAGE
        page = min(max(page, 0), last)
        items: list[Piece] = [paragraph(f"## {spoken.marked(text(f'history-{where}'))}")]
        items += [
            await self._entry(row, request.person, spoken)
            for row in found[page * _PAGE : (page + 1) * _PAGE]
        ]
        if not found:
            items.append(paragraph(spoken.marked(text(f"history-none-{where}"))))
        elif len(found) == HISTORY and page == last:
            items.append(paragraph(spoken.marked(text("history-older", count=HISTORY))))
        items += rows(_ways(where, page, last, spoken, on_server=request.guild_id is not None))
        await request.respond(Layout([container(items)]))

    async def find(
        self, request: Request, number: int | None, *, to_the_end: bool = False
    ) -> Table:
        """Returns the finished table that is meant: the named one, or the last one of this channel,
        or the person's last one.

        to_the_end: of those in which they kept their seat. Raises `UnknownTableError`,
        `NoFinishedTableError`.
        """
        if number is None:
            number = await self._meant(request, to_the_end=to_the_end)
        return await find_seen(self._services, request, TableNumber(number))

    async def _meant(self, request: Request, *, to_the_end: bool) -> TableNumber:
        channel = request.channel
        here = await self._services.store.read(lambda tx: tx.last_table_in(channel))
        if here is not None and here.phase == "over":
            return here.id
        kept = await self._finished(request, MINE, 1, lambda row: not (to_the_end and row.gone))
        if not kept:
            raise NoFinishedTableError
        return kept[0].id

    async def suggest(self, request: Request, typed: str) -> list[tuple[str, TableNumber]]:
        """Returns finished tables that somebody may mean: theirs, then those of this server."""
        spoken = request.voice

        def wanted(row: FinishedRow) -> bool:
            return fits(typed, spoken.plain(_title(row)))

        mine = await self._finished(request, MINE, MENU, wanted)
        here = await self._finished(request, SERVER, MENU, wanted)
        found = {row.id: row for row in (*mine, *here)}
        return [(spoken.plain(_title(row)), row.id) for row in found.values()][:MENU]

    async def _turn(self, request: Request, press: LoosePress) -> None:
        where, page = (*press.args, MINE, "0")[:2]
        await self.show(request, where, whole_number(page) or 0)

    async def _finished(
        self,
        request: Request,
        where: str,
        most: int,
        wanted: Callable[[FinishedRow], bool] = lambda _: True,
    ) -> list[FinishedRow]:
        """Returns the last finished games that are wanted."""
        person, guild, store = request.person, request.guild, self._services.store
        if where == SERVER:
            return await first(
                store,
                lambda tx, after: tx.finished_in(guild, after),
                most,
                wanted,
                sees(request),
            )
        return await first(store, lambda tx, after: tx.finished_of(person, after), most, wanted)

    async def _entry(self, row: FinishedRow, person: PersonId, spoken: Voice) -> Piece:
        """Returns a finished game for the list: which game, when it ended, where it was played,
        everybody's place, and who took over the seat of the person whose list it is.
        """
        results, seats, sat = await self._services.store.read(
            lambda tx: (tx.results(row.id), tx.seats(row.id), tx.sat_at(row.id, person))
        )
        named = voice_of(spoken.locale, tuple(seat.name for seat in seats))
        head = text("history-line", title=_title(row), when=when(row.ended))
        where = f"<#{row.thread or row.channel}>"
        if row.guild == NO_GUILD:
            where = spoken.marked(text("lesson-where"))
        lines = [
            f"{spoken.marked(head)}\n-# {where}",
            _standing(row.game, results, seats, named),
        ]
        if row.gone:
            lines += [named.marked(text("history-gone", who=Who(place))) for place in sat[:1]]
        label = spoken.plain(text("history-replay"))
        press = Press(row.id, 0, REPLAY).encode()
        return section(paragraph("\n".join(lines), 600), button(label, press))


def _title(row: FinishedRow) -> Text:
    return table_title(row.game, row.id)


def _standing(
    game: str, results: Sequence[ResultRow], seats: Sequence[SeatRow], named: Voice
) -> str:
    """Returns everybody's place and score, best place first, with the levels of computers."""
    levels = {seat.place: seat.computer for seat in seats}
    placed = (
        (row.place, standing_text(game, row.seat, row.score, levels.get(row.seat), place=row.place))
        for row in sorted(results, key=lambda row: (row.place, row.seat))
    )
    return ", ".join(f"{place_mark(game, place)} {named.marked(said)}" for place, said in placed)


def _ways(where: str, page: int, last: int, spoken: Voice, *, on_server: bool) -> list[Piece]:
    """Returns the buttons to the previous and next page, and to the other list."""

    def made(key: str, to: str, number: int, *, off: bool = False) -> Piece:
        label = cut(spoken.plain(text(key)), 80)
        return button(label, LoosePress(STEP, (to, str(number))).encode(), disabled=off)

    ways = []
    if last:
        ways.append(made("list-back", where, max(page - 1, 0), off=page == 0))
        ways.append(made("list-next", where, page + 1, off=page == last))
    if on_server:
        other = MINE if where == SERVER else SERVER
        ways.append(made(f"history-to-{other}", other, 0))
    return ways
