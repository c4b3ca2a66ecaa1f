"""What slash commands do: the same as buttons, by the words people type.

Cogs declare commands and call one of these. A command is about the table of the thread it is given
in, else the only table of its game that who gave it sits at; `table` names another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.tables.errors import NoTableHereError, NotSeatedError, WhichTableError
from bot.tables.lobby import Place
from bot.ui.answer import Answers, Interaction, say
from bot.ui.permissions import check_permissions
from bot.ui.records import send_record
from bot.ui.router import show_after, who
from games.choosing import walk
from games.engine import Done, Option, Pick, Refused, Several, Text, text

if TYPE_CHECKING:
    from bot.house import House
    from bot.store.rows import TableRow
    from bot.tables.table import Table
    from games.engine import Choice, Path

SUGGESTIONS = 25


class Verbs:
    """Does what a command asks for."""

    def __init__(self, house: House, answers: Answers) -> None:
        self._house = house
        self._answers = answers

    # -- which table -----------------------------------------------------------------------------

    async def table(self, interaction: Interaction, game: str, number: int | None = None) -> Table:
        """The table a command is about.

        Raises `UnknownTableError`, `NoTableHereError`, `WhichTableError`.
        """
        if number is not None:
            return await self._house.tables.find(number)
        rows = await self._house.store.read(
            lambda tx: (
                tx.tables_in(interaction.channel_id or 0),
                tx.tables_of(interaction.user.id),
                tx.last_table_in(interaction.channel_id or 0),
            )
        )
        here, mine, last = rows
        found = _the_table(game, interaction.channel_id or 0, here, mine, last)
        return await self._house.tables.find(found)

    async def suggest_tables(self, interaction: Interaction, game: str) -> list[tuple[str, int]]:
        """The tables somebody may mean: those they sit at."""
        mine = await self._house.store.read(lambda tx: tx.tables_of(interaction.user.id))
        spoken = await self._answers.voice(interaction)
        return [
            (spoken.plain(text("table-title", game=Text(game), number=str(row.id))), row.id)
            for row in mine
            if row.game == game
        ][:SUGGESTIONS]

    # -- the lobby -------------------------------------------------------------------------------

    async def open(self, interaction: Interaction, game: str, options: dict[str, str]) -> None:
        """Open a table here."""
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
            game, who(interaction), place, locale, options, interaction.id
        )
        await self._say(interaction, table, "lobby-opened")

    async def join(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Sit down."""
        table = await self.table(interaction, game, number)
        table = await self._house.lobby.join(table.id, who(interaction), interaction.id)
        await self._say(interaction, table, "lobby-joined")

    async def leave(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Get up in the lobby; in a game, ask whether to resign."""
        table = await self.table(interaction, game, number)
        if table.row.phase == "playing":
            await self.move(interaction, game, ("resign",), number, confirm=True)
            return
        table = await self._house.lobby.leave(table.id, interaction.user.id, interaction.id)
        await self._say(interaction, table, "lobby-left")

    async def start(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Start the game."""
        table = await self.table(interaction, game, number)
        table = await self._house.lobby.start(table.id, interaction.user.id, interaction.id)
        await self._say(interaction, table, "lobby-started")

    async def close(self, interaction: Interaction, game: str, number: int | None) -> None:
        """Close a table that has not begun."""
        table = await self.table(interaction, game, number)
        table = await self._house.lobby.cancel(table.id, interaction.user.id, interaction.id)
        await self._say(interaction, table, "lobby-closed")

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
        """Show one sheet privately. A paused table goes on where one of its players asks."""
        table = await self.table(interaction, game, number)
        if table.row.paused and interaction.guild_id is not None:
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
        self,
        interaction: Interaction,
        game: str,
        path: Path,
        number: int | None = None,
        *,
        confirm: bool = False,
    ) -> None:
        """Make the move somebody typed; if more is to be said, open the panel at that point.

        confirm: ask for the last press even so.
        """
        table = await self.table(interaction, game, number)
        seat = table.playing_seat(interaction.user.id)
        if not _whole(table.choice(seat, path)) or confirm:
            choice = _look_ahead(table, seat, path)
            if choice is not None:
                desk = await self._house.playing.draft(table.id, interaction.user.id, path)
                await self._answers.desk(interaction, desk)
                return
        await self._house.playing.move(table.id, interaction.user.id, path, press=interaction.id)
        await show_after(self._house, self._answers, interaction, table.id)

    async def suggest(
        self, interaction: Interaction, game: str, path: Path, typed: str, number: int | None
    ) -> list[tuple[str, str]]:
        """What may come next in a move: label and token, from the own view alone."""
        try:
            table = await self.table(interaction, game, number)
            seat = table.seat_of(interaction.user.id)
            if seat is None or table.row.phase != "playing":
                raise NotSeatedError(table.id)
        except Exception:
            return []
        spoken = await self._answers.voice(interaction, table)
        options = _options(table.choice(seat, path))
        named = [(spoken.plain(option.label), option.key) for option in options]
        wanted = typed.strip().casefold()
        fitting = [(n, k) for n, k in named if wanted in n.casefold() or wanted in k]
        return [(name[:100], key) for name, key in fitting[:SUGGESTIONS]]

    async def _say(self, interaction: Interaction, table: Table, key: str) -> None:
        spoken = await self._answers.voice(interaction, table)
        await say(interaction, spoken.marked(text(key, number=str(table.id))))


def place_of(interaction: Interaction) -> Place:
    """Where an interaction on a server comes from."""
    thread = isinstance(interaction.channel, discord.Thread)
    return Place(interaction.guild_id or 0, interaction.channel_id or 0, thread=thread)


def _the_table(
    game: str, channel: int, here: list[TableRow], mine: list[TableRow], last: TableRow | None
) -> int:
    """The number of the table meant: this thread's, else mine here, else my only one, else the
    only one here, else the last one here that ended.
    """
    here = [row for row in here if row.game == game]
    own = [row for row in here if row.thread == channel]
    if own:
        return own[0].id
    mine = [row for row in mine if row.game == game]
    mine_here = [row for row in mine if row.channel == channel]
    for rows in (mine_here, mine, here):
        if len(rows) == 1:
            return rows[0].id
        if len(rows) > 1:
            raise WhichTableError([row.id for row in rows])
    if last is not None and last.game == game:
        return last.id
    raise NoTableHereError(game)


def _whole(choice: Choice | None) -> bool:
    return isinstance(choice, Done)


def _look_ahead(table: Table, seat: int, path: Path) -> Choice | None:
    """What comes after a typed beginning of a move, None if it is not one: then the rules, asked
    to play it, say what is wrong.
    """
    try:
        return walk(table.game, table.view(seat), path)
    except Refused:
        return None


def _options(choice: Any) -> tuple[Option, ...]:
    return choice.options if isinstance(choice, Pick | Several) else ()
