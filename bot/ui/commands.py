"""The slash commands' actions, which are the same as those of buttons, in typed words.

Cogs declare commands and call one of these methods. A command is about the table of the thread it
is given in, or else about the only table at which the person sits; `table` names another. A
command of a game is about tables of that game alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import TableNumber
from bot.store.errors import StoreError
from bot.store.portions import first
from bot.tables.errors import OtherGameError, PausedError, RestingError, SleepingError, TableError
from bot.tables.table import is_leaving, table_title
from bot.ui.access import find_seen, sees
from bot.ui.moves.typed import SUGGESTIONS, read_typed, suggest
from bot.ui.permissions import check_permissions, fitting_place
from bot.ui.showing import show_after, show_panel, show_sheet
from bot.ui.which_table import look_around, meant
from bot.words.folding import fits
from games.choosing import walk
from games.engine import LEAVE, Done, Refused, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.store.rows import ListedRow
    from bot.tables.table import Table
    from bot.ui.lobby.actions import LobbyActions
    from bot.ui.motions.presses import MotionHandlers
    from bot.ui.request import Request
    from bot.ui.which_table import Purpose
    from games.engine import Path


class Commands:
    """The actions of commands."""

    def __init__(self, services: Services, lobby: LobbyActions, motions: MotionHandlers) -> None:
        self._services = services
        self._motions = motions
        self._lobby = lobby

    # -- which table -----------------------------------------------------------------------------

    async def table(
        self,
        request: Request,
        number: int | None = None,
        purpose: Purpose = "play",
        game: str | None = None,
    ) -> Table:
        """Returns the table that a command is about. game: the command's own, if it has one.

        Raises `UnknownTableError`, also for a table that the person may not see, `OtherGameError`,
        `NoTableHereError`, `WhichTableError`.
        """
        if number is None:
            number = meant(await look_around(self._services.store, request), purpose, game)
        table = await find_seen(self._services, request, TableNumber(number))
        if game not in (None, table.row.game):
            raise OtherGameError(table.id, table.row.game)
        return table

    async def suggest_tables(
        self,
        request: Request,
        typed: str = "",
        game: str | None = None,
        *,
        joining: bool = False,
    ) -> list[tuple[str, TableNumber]]:
        """Returns the tables that somebody may mean: those at which they sit or, with `joining`,
        those they could join. game: the only one that counts, or None for all.
        """
        spoken = request.voice

        def name(row: ListedRow) -> str:
            return spoken.plain(table_title(row.game, row.id))

        def wanted(row: ListedRow) -> bool:
            return game in (None, row.game) and fits(typed, name(row))

        guild, person, store = request.guild, request.person, self._services.store
        if joining:
            rows = await first(
                store,
                lambda tx, after: tx.tables_to_join(guild, person, after),
                SUGGESTIONS,
                wanted,
                sees(request),
            )
        else:
            rows = await first(
                store, lambda tx, after: tx.tables_of(person, after), SUGGESTIONS, wanted
            )
        return [(name(row), row.id) for row in rows]

    # -- the lobby -------------------------------------------------------------------------------

    async def join(self, request: Request, number: int | None) -> None:
        """Joins a table."""
        table = await self.table(request, number, "join")
        await self._lobby.join(request, table.id)

    async def leave(self, request: Request, number: int | None) -> None:
        """Leaves a table in the lobby; in a game, asks whether to resign."""
        table = await self.table(request, number, "leave")
        if table.row.phase == "playing":
            await self.move(request, table.row.game, LEAVE, table.id)
        else:
            await self._lobby.leave(request, table.id)

    async def start(self, request: Request, number: int | None) -> None:
        """Starts the game."""
        table = await self.table(request, number, "host")
        await self._lobby.start(request, table.id)

    async def close(self, request: Request, number: int | None) -> None:
        """Closes a table that has not begun."""
        table = await self.table(request, number, "host")
        await self._lobby.close(request, table)

    # -- the game --------------------------------------------------------------------------------

    async def panel(self, request: Request, number: int | None = None) -> None:
        """Opens the private panel."""
        table = await self.table(request, number)
        if table.row.phase == "over":
            await show_sheet(request, table)
            return
        try:
            desk = await self._services.playing.desk(table.id, request.person)
        except (PausedError, RestingError, SleepingError) as error:
            await self._motions.show_paused(request, table.id, error)
            return
        await show_panel(request, desk)

    async def sheet(self, request: Request, name: str, number: int | None = None) -> None:
        """Shows one sheet privately; an unknown name means the first. A paused table resumes if one
        of its players asks on its server.
        """
        table = await self.table(request, number)
        seated = table.seat_of(request.person) is not None
        if table.row.paused and seated and request.guild_id == table.row.guild:
            check_permissions(request)
            place = await fitting_place(request, table, request.place)
            table = await self._services.lost_places.move_home(table.id, request.person, place)
        await show_sheet(request, table, name)

    async def suggest_sheets(
        self, request: Request, typed: str, number: int | None
    ) -> list[tuple[str, str]]:
        """Returns the sheets that somebody may look at (label and name) at the table that is meant,
        and nothing if it has none for them.
        """
        try:
            table = await self.table(request, number)
        except (TableError, StoreError):
            return []
        if table.row.phase not in ("playing", "over"):
            return []
        names = table.game.sheets(table.view(table.seat_of(request.person)))
        spoken, game = request.voice, table.row.game
        labelled = [(spoken.plain(Text(f"{game}-sheet-{name}")), name) for name in names]
        return [(label, name) for label, name in labelled if fits(typed, label, name)]

    async def move(
        self, request: Request, game: str, given: Sequence[str], number: int | None = None
    ) -> None:
        """Makes the move somebody typed, or opens the panel at the point where something is
        missing.

        given: what was typed, a word or words for every step. Leaving the game, and values that had
        to be guessed, must be confirmed.
        """
        table = await self.table(request, number, game=game)
        seat = table.playing_seat(request.person, still=is_leaving(tuple(given)))
        spoken = request.voice.at(table)
        typed = read_typed(table, seat, given, spoken)
        path = typed.path
        open_yet = typed.guessed or path == LEAVE
        open_yet |= not isinstance(table.choice(seat, path), Done)
        if open_yet and _is_begun(table, seat, path):
            desk = await self._services.playing.draft(table.id, request.person, path)
            await show_panel(request, desk)
            return
        after = await self._services.playing.move(
            table.id, request.person, path, interaction_id=request.id
        )
        await show_after(request, after, self._services.computers)

    async def suggest(
        self,
        request: Request,
        game: str,
        given: Sequence[str],
        typed: str,
        number: int | None,
        then: tuple[str, ...] = (),
    ) -> list[tuple[str, str]]:
        """Returns what may come next in a move (label and token), from the person's own view alone,
        and nothing for people who may not move.

        then: tokens that must be able to follow.
        """
        try:
            table = await self.table(request, number, game=game)
            seat = table.playing_seat(request.person)
            spoken = request.voice.at(table)
        except (TableError, StoreError):
            return []
        path = read_typed(table, seat, given, spoken).path

        def leads_on(token: str) -> bool:
            return not then or _is_begun(table, seat, (*path, token, *then))

        return suggest(table.choice(seat, path), typed, spoken, leads_on)


def _is_begun(table: Table, seat: int, path: Path) -> bool:
    """Whether a typed path is the beginning of a move. If it is not, the rules are asked to play
    it and say what is wrong.
    """
    try:
        return walk(table.game, table.view(seat), path) is not None
    except Refused:
        return False
