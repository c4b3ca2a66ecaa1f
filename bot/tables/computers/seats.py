"""The computers of a table whose game has not begun: the host seats them and says how they play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import LEVELS, PAUSES, STAND_INS
from bot.tables.errors import FullError, OptionError, TableError
from bot.tables.lobbies.opening import change_lobby, check_host
from bot.tables.lobbies.sitting import get_up
from bot.tables.seating import computer_seat
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.rows import LevelName, Pause, SeatRow, StandIns
    from bot.tables.table import Table
    from bot.tables.tables import Tables


class NoComputerError(TableError):
    """No such computer sits at the table."""

    def __init__(self) -> None:
        super().__init__(text("computer-none"))


class ComputerSeats:
    """What the host of a table decides about computers before the game.

    Every method returns the table after it, and raises `NotHostError`, `StartedError`, `OverError`,
    `HandledError`, and `OptionError` for a value that does not exist.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def add(
        self,
        number: TableNumber,
        person: PersonId,
        level: LevelName,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Seats one more computer. Raises `FullError`."""
        _check("level", level, LEVELS)
        async with self._tables.hold(number) as table:
            check_host(table, person)
            most = table.game.seats[-1]
            if len(table.seats) >= most:
                raise FullError(most)
            seat = computer_seat(table, table.seats, level)
            return await change_lobby(
                self._tables, number, lambda tx: tx.add_seat(seat), interaction_id
            )

    async def remove(
        self,
        number: TableNumber,
        person: PersonId,
        computer: PersonId | None = None,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Removes a computer. computer: its `SeatRow.person`; None is the one that came last.

        Raises `NoComputerError`.
        """
        async with self._tables.hold(number) as table:
            check_host(table, person)
            seat = _computers(table, computer)[-1]
            return await change_lobby(
                self._tables, number, lambda tx: get_up(tx, table, seat.person), interaction_id
            )

    async def set_level(
        self,
        number: TableNumber,
        person: PersonId,
        level: LevelName,
        computer: PersonId | None = None,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Changes the level of a computer. computer: its `SeatRow.person`; None is all of them.

        Raises `NoComputerError`.
        """
        _check("level", level, LEVELS)
        async with self._tables.hold(number) as table:
            check_host(table, person)
            seats = _computers(table, computer)
            return await change_lobby(
                self._tables,
                number,
                lambda tx: tx.set_levels(number, [seat.person for seat in seats], level),
                interaction_id,
            )

    async def fill_up(
        self,
        number: TableNumber,
        person: PersonId,
        level: LevelName | None,
        seats: int = 0,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Lets computers of a level take the seats that are missing when the game begins, up to
        this number of seats. level: None if none shall.
        """
        if level is not None:
            _check("level", level, LEVELS)
        async with self._tables.hold(number) as table:
            check_host(table, person)
            if level is not None and seats not in table.game.seats:
                raise OptionError("seats", str(seats))
            to = 0 if level is None else seats
            return await self._set(number, interaction_id, fill=level, fill_to=to)

    async def set_stand_ins(
        self,
        number: TableNumber,
        person: PersonId,
        stand_ins: StandIns,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Says how the table plays seats whose owners are away: by the most harmless moves, or as
        a computer of a level.
        """
        _check("stand-ins", stand_ins, STAND_INS)
        async with self._tables.hold(number) as table:
            check_host(table, person)
            return await self._set(number, interaction_id, stand_ins=stand_ins)

    async def set_pause(
        self,
        number: TableNumber,
        person: PersonId,
        pause: Pause,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Says how long computers wait before they move."""
        _check("pause", pause, PAUSES)
        async with self._tables.hold(number) as table:
            check_host(table, person)
            return await self._set(number, interaction_id, pause=pause)

    async def _set(
        self, number: TableNumber, interaction_id: InteractionId | None, **fields: Any
    ) -> Table:
        return await change_lobby(
            self._tables, number, lambda tx: tx.save_table(number, **fields), interaction_id
        )


def _computers(table: Table, computer: PersonId | None) -> list[SeatRow]:
    """Returns the seat of a computer, or of all. Raises `NoComputerError` if there is none."""
    seats = [
        seat
        for seat in table.seats
        if seat.computer is not None and computer in (None, seat.person)
    ]
    if not seats:
        raise NoComputerError
    return seats


def _check(name: str, value: str, values: Collection[str]) -> None:
    if value not in values:
        raise OptionError(name, value)
