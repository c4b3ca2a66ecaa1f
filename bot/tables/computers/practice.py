"""Private tables: one person learns or practises a game against computers.

Such a table has no place on Discord. It is played on the person's own panel, in their direct
messages and wherever they open it, so nobody else sees it and no server's settings apply. Of each
game somebody has at most one that is being played and one whose game has not begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ids import NO_CHANNEL, NO_GUILD
from bot.store.rows import SeatRow
from bot.tables.clocks.pace import DEFAULT
from bot.tables.errors import TableError
from bot.tables.options import settled_options
from bot.tables.seating import computer_seat, seat_name
from bot.tables.tables import handle, load
from games.engine import Text, text
from games.registry import find_game

if TYPE_CHECKING:
    from typing import Any

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.rows import Lesson
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.dealing import Dealer
    from bot.tables.lobbies.opening import Person
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.teaching import FirstGame


class NoLessonError(TableError):
    """The game has no prepared first game."""

    def __init__(self, game: str) -> None:
        super().__init__(text("lesson-none", game=Text(game)))


class PractisingError(TableError):
    """Somebody is in the middle of a game at their private table, whose number is `table`."""

    def __init__(self, table: TableNumber) -> None:
        super().__init__(text("lesson-under-way"))
        self.table = table


class Practice:
    """Opens private tables."""

    def __init__(self, tables: Tables, dealer: Dealer) -> None:
        self._tables = tables
        self._dealer = dealer

    async def playing(self, game: str, person: PersonId) -> Table | None:
        """Returns somebody's private table at which this game is being played, if there is one."""
        number = await self._tables.store.read(lambda tx: tx.private_table(person, game, "playing"))
        return None if number is None else await self._tables.find(number)

    async def has_learnt(self, game: str, person: PersonId) -> bool:
        """Whether somebody has played the prepared first game to its end."""
        return await self._tables.store.read(lambda tx: tx.has_learnt(person, game))

    async def first_game(
        self, game: str, host: Person, locale: str, interaction_id: InteractionId | None = None
    ) -> Table:
        """Opens a private table and begins the prepared first game at it.

        Raises `NoLessonError`, `PractisingError`, `HandledError`, and those of `cap_errors`.
        """
        teaching = find_game(game).teaching
        first: FirstGame | None = None if teaching is None else teaching.first_game
        if first is None:
            raise NoLessonError(game)

        def job(tx: Transaction) -> Table:
            table = self._open(tx, game, host, locale, interaction_id, "first", first.options)
            seats = list(table.seats)
            level: Any = first.level
            while len(seats) < first.seats:
                seats.append(computer_seat(table, seats, level))
            order = [seat.person for seat in seats[1:]]
            order.insert(first.seat, host.id)
            self._dealer.begin(tx, table, seats, order, first.seed)
            return load(tx, table.id)

        self._tables.caps.count_aside(host.id)
        return await self._tables.save(job)

    async def free(
        self, game: str, host: Person, locale: str, interaction_id: InteractionId | None = None
    ) -> Table:
        """Returns somebody's private table whose game has not begun, and opens it if need be.

        Raises `PractisingError`, `HandledError`, and those of `cap_errors`.
        """

        def job(tx: Transaction) -> Table:
            return self._open(tx, game, host, locale, interaction_id, "free", {})

        number = await self._tables.store.read(lambda tx: tx.private_table(host.id, game, "lobby"))
        if number is not None:
            return await self._tables.find(number)
        self._tables.caps.count_aside(host.id)
        return await self._tables.save(job)

    def _open(
        self,
        tx: Transaction,
        game: str,
        host: Person,
        locale: str,
        interaction_id: InteractionId | None,
        lesson: Lesson,
        options: dict[str, str],
    ) -> Table:
        """Writes a private table with its person alone, and returns it."""
        handle(tx, interaction_id)
        if (known := tx.private_table(host.id, game, "playing")) is not None:
            raise PractisingError(known)
        self._tables.caps.check_sitting(tx, host.id)
        number = tx.add_table(
            game=game,
            options=settled_options(game, DEFAULT, options),
            chosen=tuple(options),
            locale=locale,
            guild=NO_GUILD,
            channel=NO_CHANNEL,
            thread=None,
            host=host.id,
            pace=DEFAULT,
            phase="lobby",
            lesson=lesson,
        )
        name = seat_name(host.name, (), find_game(game), locale)
        tx.add_seat(SeatRow(table_id=number, person=host.id, place=0, name=name))
        return load(tx, number)
