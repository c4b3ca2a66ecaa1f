"""Taking moves back at a practice table: as often as somebody likes, back to the beginning.

The game goes back to the last decision of its one person, and the computers' moves after it are
gone. Whatever they have seen meanwhile they know, which hurts nobody: practice counts for nothing.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import after_ply
from bot.tables.clocks.saving import save_clocks
from bot.tables.clocks.standing_orders import replan_orders
from bot.tables.clocks.windows import closing_time, set_closing
from bot.tables.decisions import find_decision
from bot.tables.errors import TableError
from bot.tables.notifications import (
    Notice,
    notices_of_play,
    turn_begins,
    uncalled,
    write_notices,
)
from bot.tables.pings.questions import questions_after
from bot.tables.voting.errors import NoMoveError
from games.engine import HOUSE, Who, text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Seat
    from games.record import Ply


class NotPracticeError(TableError):
    """Other people sit at the table, who would have to be asked."""

    def __init__(self) -> None:
        super().__init__(text("practice-only"))


class TakingBack:
    """Takes moves back."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def go_back(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Table:
        """Takes back somebody's last move and all that followed; returns the table.

        Raises what `Table.playing_seat` raises, `NotPracticeError`, `NoMoveError`, `HandledError`.
        """
        async with self._tables.hold(number) as table:
            seat = table.playing_seat(person)
            if not table.practice:
                raise NotPracticeError
            rows = await self._tables.store.read(lambda tx: tx.moves(number))
            # A long game takes a while to replay.
            to = await asyncio.to_thread(find_decision, table, seat, rows)
            if to is None:
                raise NoMoveError
            return await self._tables.commit(
                number, lambda tx: write_back(tx, table, seat, to), interaction_id
            )


def write_back(tx: Transaction, table: Table, seat: Seat, to: Ply) -> None:
    """Writes that a game is where it was, with what follows from that. seat: of the person who
    takes the moves back.
    """
    after = table.changed(
        to.state,
        plies=to.number,
        drawn=to.drawn,
        versions=tuple(version + 1 for version in table.row.versions),
        changed=tx.now,
    )
    after = after.amended(closes=closing_time(None, after, HOUSE, tx.now))
    after = after.amended(questions=questions_after(table, after))
    after = after.seated(after_ply(table, after, seat, tx.now))
    for ply in range(table.row.plies, to.number, -1):
        tx.drop_move(table.id, ply)
    tx.drop_drafts(table.id)
    tx.save_table(
        table.id,
        state=after.game.encode(after.state).decode(),
        plies=after.row.plies,
        drawn=after.row.drawn,
        versions=after.row.versions,
        closes=after.row.closes,
        questions=after.row.questions,
        changed=after.row.changed,
    )
    set_closing(tx, table.id, after.row.closes)
    save_clocks(tx, table.seats, after, tx.now)
    replan_orders(tx, after)
    tx.look_all(table.id)  # what was told of the moves that are gone is news to nobody
    write_notices(tx, table.id, [Notice("line", text=text("practice-back", who=Who(seat)))], seat)
    person = table.person_at(seat)
    write_notices(tx, table.id, uncalled(notices_of_play(table, after, ()), {person}))
    tx.save_table(table.id, turn_line=turn_begins(tx, table, after))
