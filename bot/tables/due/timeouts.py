"""Time-outs, when the table moves for somebody, and their owner's return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import AWAY, PRESENT, late, missed, present
from bot.tables.clocks.saving import (
    notices_of_time,
    ring,
    save_clocks,
    spend_reserves,
    with_seat,
)
from bot.tables.clocks.standing_orders import ORDER, ordered, ordered_seats
from bot.tables.notifications import Notice, write_notices
from bot.tables.pausing import wake_sleeper
from bot.tables.tables import handle, load
from bot.tables.voting.rules import went_on
from bot.tables.voting.summons import answer, asked_about
from games.engine import Who, text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.playing import MoveStep, Playing
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Seat

_LONGEST = 50
"""The most plies of one turn that are made at once; the next ring continues with the rest."""


class Timeouts:
    """Moves for seats whose time is up."""

    def __init__(self, tables: Tables, playing: Playing) -> None:
        self._tables = tables
        self._playing = playing

    async def time_up(self, number: TableNumber) -> None:
        """Does what a table's ring requires now, which may be nothing."""
        async with self._tables.hold(number) as table:
            now = self._tables.clock.now()
            steps = self._in_window(table, now) or self._in_turn(table, now)

            def job(tx: Transaction) -> Table:
                if steps:
                    return self._playing.write(tx, steps, None)
                ring(tx, table)
                return table

            await self._tables.save(job)

    async def reserve_begins(self, number: TableNumber) -> None:
        """Shows that somebody has begun to use their reserve."""
        async with self._tables.hold(number) as table:

            def job(tx: Transaction) -> Table:
                return spend_reserves(tx, table)

            await self._tables.save(job)

    def _in_window(self, table: Table, now: int) -> list[MoveStep]:
        """Makes the moves of all late seats at once, and closes the window if it may close.

        Nobody else learns of it, because the owner is told by direct message.
        """
        steps: list[MoveStep] = []
        if table.state is None or table.view(None).window is None:
            return steps
        for seat in late(table, now):
            step = self._fallback(steps[-1].after if steps else table, seat)
            if table.seats[seat].away == PRESENT:
                step.notices.append(_told(table, seat, "time-answered"))
            steps.append(step)
        return [*steps, *self._playing.following(steps[-1].after)] if steps else []

    def _in_turn(self, table: Table, now: int) -> list[MoveStep]:
        """Makes the rest of a turn whose time is up, until somebody else's turn."""
        steps: list[MoveStep] = []
        counted: set[Seat] = set()
        if table.state is None or table.view(None).window is not None:
            return steps
        while len(steps) < _LONGEST and table.view(None).window is None:
            seats = late(table, now)
            if not seats:
                break
            step = self._fallback(table, seats[0])
            if table.seats[seats[0]].away != AWAY and seats[0] not in counted:
                counted.add(seats[0])  # once per turn
                _miss(step, seats[0])
            steps += [step, *self._playing.following(step.after)]
            table = steps[-1].after
        return steps

    def _fallback(self, table: Table, seat: Seat) -> MoveStep:
        path = ordered(table, seat) or table.game.fallback(table.view(seat))
        return self._playing.step(table, seat, path, by_table=True)

    async def follow_orders(self, number: TableNumber) -> None:
        """Makes the answers of standing orders. Their owners are told in private."""
        async with self._tables.hold(number) as table:
            steps: list[MoveStep] = []
            # Whoever has had the question before them answers it themselves.
            looked = await self._tables.store.read(lambda tx: tx.lookers(number))
            for seat in sorted(() if table.row.still else ordered_seats(table) - looked):
                before = steps[-1].after if steps else table
                path = ordered(before, seat)
                if path is not None:
                    step = self._playing.step(before, seat, path, by_table=True)
                    step.notices.append(_told(table, seat, "order-followed"))
                    steps.append(step)
            if steps:
                steps += self._playing.following(steps[-1].after)

            def job(tx: Transaction) -> Table:
                tx.drop_due(number, ORDER)
                return self._playing.write(tx, steps, None) if steps else table

            await self._tables.save(job)

    async def come_back(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> bool:
        """Gives a seat back to its owner, and returns False if they played it all the time.

        A paused table does not prevent this. Raises what `Table.playing_seat` raises then, and
        `HandledError`.
        """
        async with self._tables.hold(number) as table:
            row = table.seats[table.playing_seat(person, still=True)]
            asked = await self._tables.store.read(lambda tx: asked_about(tx, number, row.place))
            if row == present(row) and not asked:
                return False
            after = with_seat(table, present(row))

            def job(tx: Transaction) -> Table:
                handle(tx, interaction_id)
                answer(tx, number, row.place)
                save_clocks(tx, table.seats, after, tx.now)
                went_on(tx, table, after)
                write_notices(tx, number, notices_of_time(table, after))
                wake_sleeper(tx, table)
                return load(tx, number)

            await self._tables.save(job)
            return True


def _miss(step: MoveStep, seat: Seat) -> None:
    """Counts a turn that was missed where everybody can see it, and says so before the move."""
    after = with_seat(step.after, missed(step.after.seats[seat]))
    said = Notice("line", text=text("time-up", who=Who(seat)))
    step.notices = [said, *step.notices, *notices_of_time(step.after, after)]
    step.after = after


def _told(table: Table, seat: Seat, what: str) -> Notice:
    """Returns a notice for the owner of a seat alone."""
    return Notice("whisper", table.person_at(seat), text(what))
