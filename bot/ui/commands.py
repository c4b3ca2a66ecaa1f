"""What slash commands do: the same as buttons, by the words people type.

Cogs declare commands and call one of these. A command is about the table of the thread it is given
in, else the only table of its game that who gave it sits at; `table` names another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.errors import StoreError
from bot.store.portions import first
from bot.tables.errors import OtherGameError, TableError
from bot.tables.table import is_leaving
from bot.ui.access import find_seen, place_of, sees, who
from bot.ui.finished.records import send_record
from bot.ui.moves.presses import show_after
from bot.ui.moves.typed import SUGGESTIONS, read_typed, suggest
from bot.ui.permissions import check_permissions
from bot.ui.responses import Answers, Interaction, committed, say
from bot.ui.which_table import look_around, meant
from bot.words.folding import fits
from games.choosing import walk
from games.engine import LEAVE, Done, Refused, Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import House
    from bot.store.rows import ListedRow
    from bot.tables.table import Table
    from bot.ui.which_table import Purpose
    from games.engine import Path


class Verbs:
    """Does what a command asks for."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers

    # -- which table -----------------------------------------------------------------------------

    async def table(
        self,
        interaction: Interaction,
        game: str,
        number: int | None = None,
        purpose: Purpose = "play",
    ) -> Table:
        """The table a command is about.

        Raises `UnknownTableError` also for one that who asks may not see, `OtherGameError`,
        `NoTableHereError`, `WhichTableError`.
        """
        if number is None:
            number = meant(game, await look_around(self._house.store, interaction), purpose)
        table = await find_seen(self._house, interaction, number)
        if table.row.game != game:
            raise OtherGameError(number, table.row.game)
        return table

    async def suggest_tables(
        self, interaction: Interaction, game: str, typed: str = "", *, joining: bool = False
    ) -> list[tuple[str, int]]:
        """The tables somebody may mean: those they sit at; joining: those they could join."""
        spoken = await self._answers.voice(interaction)

        def name(row: ListedRow) -> str:
            return spoken.plain(text("table-title", game=Text(game), number=str(row.id)))

        def wanted(row: ListedRow) -> bool:
            return row.game == game and fits(typed, name(row))

        guild, person, store = interaction.guild_id or 0, interaction.user.id, self._house.store
        if joining:
            mine = set(await store.read(lambda tx: tx.going(person)))
            rows = await first(
                store,
                lambda tx, after: tx.tables_in_guild(guild, after),
                SUGGESTIONS,
                lambda row: row.phase == "lobby" and row.id not in mine and wanted(row),
                sees(interaction),
            )
        else:
            rows = await first(
                store, lambda tx, after: tx.tables_of(person, after), SUGGESTIONS, wanted
            )
        return [(name(row), row.id) for row in rows]

    # -- the lobby -------------------------------------------------------------------------------

    async def open(
        self, interaction: Interaction, game: str, options: dict[str, str], pace: str | None = None
    ) -> None:
        """Open a table here. pace: None for what the server has chosen."""
        if interaction.guild_id is None or interaction.channel_id is None:
            spoken = await self._answers.voice(interaction)
            await say(interaction, spoken.marked(text("table-only-in-servers")))
            return
        check_permissions(interaction)
        place = place_of(interaction)
        locale = await self._house.people.public_locale(
            interaction.guild_id, interaction.guild_locale
        )
        table = await self._house.lobby.open(
            game, who(interaction), place, locale, options, pace, interaction.id
        )
        await self._confirm(interaction, table, "lobby-opened")

    async def join(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Sit down."""
        table = await self.table(interaction, game, number, "join")
        table = await self._house.lobby.join(table.id, who(interaction), interaction.id)
        await self._confirm(interaction, table, "lobby-joined")

    async def leave(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Get up in the lobby; in a game, ask whether to resign."""
        table = await self.table(interaction, game, number)
        if table.row.phase == "playing":
            await self.move(interaction, game, LEAVE, table.id)
            return
        table = await self._house.lobby.leave(table.id, interaction.user.id, interaction.id)
        await self._confirm(interaction, table, "lobby-left")

    async def start(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Start the game."""
        table = await self.table(interaction, game, number, "host")
        table = await self._house.lobby.start(table.id, interaction.user.id, interaction.id)
        await self._confirm(interaction, table, "lobby-started")

    async def close(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Close a table that has not begun: its host does, or who manages the server."""
        table = await self.table(interaction, game, number, "host")
        manages = who(interaction).manages and interaction.guild_id == table.row.guild
        table = await self._house.lobby.cancel(
            table.id, interaction.user.id, interaction.id, manages=manages
        )
        await self._confirm(interaction, table, "lobby-closed")

    async def _confirm(self, interaction: Interaction, table: Table, key: str) -> None:
        with committed():
            spoken = await self._answers.voice(interaction, table)
            await say(interaction, spoken.marked(text(key, number=str(table.id))))

    # -- the game --------------------------------------------------------------------------------

    async def panel(self, interaction: Interaction, game: str, number: int | None = None) -> None:
        """Open the private panel."""
        table = await self.table(interaction, game, number)
        if table.row.phase == "over":
            await self._answers.sheet(interaction, table, "")
            return
        desk = await self._house.playing.desk(table.id, interaction.user.id)
        await self._answers.desk(interaction, desk)

    async def sheet(
        self, interaction: Interaction, game: str, name: str, number: int | None = None
    ) -> None:
        """Show one sheet privately. A paused table goes on where one of its players asks, on the
        server it belongs to.
        """
        table = await self.table(interaction, game, number)
        seated = table.seat_of(interaction.user.id) is not None
        if table.row.paused and seated and interaction.guild_id == table.row.guild:
            check_permissions(interaction)
            table = await self._house.keeping.move_home(
                table.id, interaction.user.id, place_of(interaction)
            )
        await self._answers.sheet(interaction, table, name)

    async def record(self, interaction: Interaction, game: str, number: int | None) -> None:
        """The record of a finished game."""
        table = await self.table(interaction, game, number)
        await send_record(self._house, self._answers, interaction, table)

    async def move(
        self, interaction: Interaction, game: str, given: Sequence[str], number: int | None = None
    ) -> None:
        """Make the move somebody typed; if more is to be said, open the panel at that point.

        given: what was typed, a word or words for every step. Leaving the game, and what had to be
        guessed, is asked for once more.
        """
        table = await self.table(interaction, game, number)
        seat = table.playing_seat(interaction.user.id, still=is_leaving(tuple(given)))
        spoken = await self._answers.voice(interaction, table)
        typed = read_typed(table, seat, given, spoken)
        path = typed.path
        open_yet = typed.guessed or path == LEAVE
        open_yet |= not isinstance(table.choice(seat, path), Done)
        if open_yet and _is_begun(table, seat, path):
            desk = await self._house.playing.draft(table.id, interaction.user.id, path)
            await self._answers.desk(interaction, desk)
            return
        after = await self._house.playing.move(
            table.id, interaction.user.id, path, press=interaction.id
        )
        with committed():
            await show_after(self._answers, interaction, after)

    async def suggest(
        self,
        interaction: Interaction,
        game: str,
        given: Sequence[str],
        typed: str,
        number: int | None,
        then: tuple[str, ...] = (),
    ) -> list[tuple[str, str]]:
        """What may come next in a move: label and token, from the own view alone; nothing to those
        who may not move. then: tokens that must be able to follow.
        """
        try:
            table = await self.table(interaction, game, number)
            seat = table.playing_seat(interaction.user.id)
            spoken = await self._answers.voice(interaction, table)
        except (TableError, StoreError):
            return []
        path = read_typed(table, seat, given, spoken).path

        def leads_on(token: str) -> bool:
            return not then or _is_begun(table, seat, (*path, token, *then))

        return suggest(table.choice(seat, path), typed, spoken, leads_on)


def _is_begun(table: Table, seat: int, path: Path) -> bool:
    """Whether a typed path is the beginning of a move; if not, the rules, asked to play it, say
    what is wrong.
    """
    try:
        return walk(table.game, table.view(seat), path) is not None
    except Refused:
        return False
