"""More time, given by somebody at the table to whoever is waited for. It harms nobody but the
impatient, who can vote for a faster pace, so nobody has to agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.clocks import left_on_clock, pace_of, with_more_time
from bot.tables.clocks.reserves import given_time
from bot.tables.clocks.saving import save_clocks
from bot.tables.errors import TableError
from bot.tables.notifications import Notice, hands, write_notices
from bot.tables.tables import handle, load
from bot.words.spans import span
from games.engine import Who, text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Seat


class NobodyToGiveError(TableError):
    """The table waits for nobody else whose time is limited."""

    def __init__(self) -> None:
        super().__init__(text("give-nobody"))


class GiveInWindowError(TableError):
    """In a sealed window everybody has the same time."""

    def __init__(self) -> None:
        super().__init__(text("give-window"))


class GaveError(TableError):
    """This person has given time in this turn already."""

    def __init__(self) -> None:
        super().__init__(text("give-again"))


class Giving:
    """Gives people more time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def give(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Gives one decision's time to those who are waited for, and says so at the table. Returns
        the table.

        Raises what `Table.playing_seat` raises, then `GiveInWindowError`, `NobodyToGiveError`,
        `GaveError`, `HandledError`.
        """
        async with self._tables.hold(number) as table:
            giver = table.playing_seat(person)
            if table.view(None).window is not None:
                raise GiveInWindowError
            to = [seat for seat in with_more_time(table) if seat != giver]
            if not to:
                raise NobodyToGiveError
            turn = msgspec.json.encode(table.turn).decode()
            if table.seats[giver].gave == turn:
                raise GaveError

            def job(tx: Transaction) -> Table:
                handle(tx, interaction_id)
                _give(tx, table, giver, to, turn)
                return load(tx, number)

            return await self._tables.save(job)


def _give(tx: Transaction, table: Table, giver: Seat, to: list[Seat], turn: str) -> None:
    pace, seats = pace_of(table), list(table.seats)
    for seat in to:
        seats[seat] = given_time(seats[seat], left_on_clock(table, seat, tx.now), pace)
    seats[giver] = msgspec.structs.replace(seats[giver], gave=turn)
    after = table.seated(tuple(seats))
    save_clocks(tx, table.seats, after, tx.now)
    who, more = tuple(Who(seat) for seat in to), span(pace.decision or 0)
    said = text("give-given", giver=Who(giver), who=who, span=more)
    told = [Notice("line", text=said), *hands(seats[seat] for seat in to)]
    write_notices(tx, table.id, told)
