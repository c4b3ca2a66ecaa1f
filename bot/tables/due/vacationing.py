"""Taking a vacation and coming back: a number of days per year, for all tables of a person at
once.
"""

from __future__ import annotations

import time
from datetime import date, datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.store.portions import others_turn
from bot.tables.clocks.clocks import back, ends_of
from bot.tables.clocks.saving import RETURN, await_return, remind_at, ring
from bot.tables.clocks.time_zones import zone_of
from bot.tables.due.vacation_errors import (
    NoVacationError,
    VacationFarError,
    VacationOrderError,
    VacationPastError,
    VacationSpentError,
    VacationTakenError,
)
from bot.tables.notifications import Notice, hands, write_notices
from bot.tables.tables import handle

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import tzinfo

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.people_rows import VacationRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables

_AHEAD = 366
"""The most days from now at which a vacation may begin."""


class VacationState(msgspec.Struct, frozen=True):
    """Somebody's vacations. row: the current or the next one, or None.

    today: in their time zone, which is called `zone`. left: the days that may still be taken, by
    year, this one and the next.
    """

    row: VacationRow | None
    today: date
    zone: str
    left: dict[int, int]


class Vacationing:
    """The vacations of people. days: the yearly allowance."""

    def __init__(self, tables: Tables, days: int) -> None:
        self._tables = tables
        self.days = days

    async def state(self, person: PersonId) -> VacationState:
        """Returns somebody's vacations as of now."""
        return await self._tables.store.read(lambda tx: self._state(tx, person))

    def _state(self, tx: Transaction, person: PersonId) -> VacationState:
        zone = tx.person(person).timezone
        today = _day(tx.now, zone_of(zone))
        row = tx.vacation(person)
        if row is not None and row.ends <= tx.now:
            row = None  # it is over; its clocks are handled when it is settled
        years = (today.year, today.year + 1)
        used = _days(tx.vacations(person))
        left = {year: max(self.days - sum(d.year == year for d in used), 0) for year in years}
        return VacationState(row, today, zone or "UTC", left)

    async def take(
        self, person: PersonId, first: date, last: date, interaction_id: InteractionId | None = None
    ) -> VacationRow:
        """Takes a vacation from one day to another, both included; if it begins today, it begins
        now.

        Raises `VacationTakenError`, `VacationOrderError`, `VacationPastError`, `VacationFarError`,
        `VacationSpentError`, `HandledError`.
        """

        await self._settle(person)

        def job(tx: Transaction) -> None:
            handle(tx, interaction_id)
            self._check(self._state(tx, person), first, last)
            zone = zone_of(tx.person(person).timezone)
            starts = max(_midnight(first, zone), tx.now)
            ends = _midnight(last + timedelta(days=1), zone)
            tx.add_vacation(person, first.isoformat(), last.isoformat(), starts, ends)

        await self._tables.store.write(job)
        await self._show(person)
        state = await self.state(person)
        if state.row is None:
            raise NoVacationError
        return state.row

    def _check(self, state: VacationState, first: date, last: date) -> None:
        if state.row is not None:
            raise VacationTakenError(state.row.ends)
        if first > last:
            raise VacationOrderError
        if first < state.today:
            raise VacationPastError
        if (last - state.today).days > _AHEAD:
            raise VacationFarError(_AHEAD)
        wanted = _range(first, last)
        for year in sorted({day.year for day in wanted}):
            asked = sum(day.year == year for day in wanted)
            if asked > state.left.get(year, self.days):
                raise VacationSpentError(year, state.left.get(year, self.days), asked)

    async def come_back(
        self, person: PersonId, interaction_id: InteractionId | None = None
    ) -> tuple[int, bool]:
        """Ends a vacation early, or cancels a future one.

        Returns the days that are given back, and whether it had begun. Raises `NoVacationError`,
        `HandledError`.
        """

        def job(tx: Transaction) -> tuple[int, bool]:
            handle(tx, interaction_id)
            row = tx.vacation(person)
            if row is None or row.ends <= tx.now:
                raise NoVacationError
            if row.starts > tx.now:
                tx.end_vacation(row.id, row.first)
                return _length(row.first, row.last), False
            today = _day(tx.now, zone_of(tx.person(person).timezone)).isoformat()
            last = max(min(today, row.last), row.first)
            tx.end_vacation(row.id, last)
            return _length(last, row.last) - 1, True

        given = await self._tables.store.write(job)
        await self._settle(person)
        return given

    async def settle(self, number: TableNumber) -> None:
        """Settles a vacation that has ended by itself, at all tables of its owner."""
        table = await self._tables.find(number)
        now = self._tables.clock.now()
        for seat in table.seats:
            if seat.off_to is not None and seat.off_to <= now:
                await self._settle(seat.person)
        async with self._tables.hold(number) as table:

            def job(tx: Transaction) -> Table:
                tx.drop_due(number, RETURN)
                await_return(tx, table)
                return table  # unchanged, because the loop above has told the watchers

            await self._tables.save(job)

    async def resume(self) -> None:
        """Continues what an earlier process has begun."""
        people = await self._tables.store.read(lambda tx: tx.vacations_to_see_to(RETURN))
        for person in people:
            await self._settle(person)
            await self._show(person)

    async def _show(self, person: PersonId) -> None:
        """Sets the alarms by somebody's vacation at each of their tables, and shows it there.

        Each table is a transaction of its own, so that nobody waits for all of them. Until then a
        table's alarm comes too early at worst, and finds nothing to do.
        """
        for number in await self._tables.store.read(lambda tx: tx.going(person)):
            begun = time.perf_counter()
            async with self._tables.hold(number) as table:
                await self._tables.save(partial(_show_at, table=table))
            await others_turn(begun)

    async def _settle(self, person: PersonId) -> None:
        """Postpones, at one table after another, the clocks that were stopped during somebody's
        vacation, if it is over.
        """
        row = await self._tables.store.read(lambda tx: tx.vacation(person))
        if row is None or row.ends > self._tables.clock.now():
            return
        for number in await self._tables.store.read(lambda tx: tx.going(person)):
            begun = time.perf_counter()
            async with self._tables.hold(number) as table:
                await self._tables.save(partial(_settle_at, table=table, row=row))
            await others_turn(begun)
        await self._tables.store.write(lambda tx: tx.settle_vacation(row.id))


def _show_at(tx: Transaction, table: Table) -> Table:
    return _shown(tx, table, _seated(tx, table))


def _settle_at(tx: Transaction, table: Table, row: VacationRow) -> Table:
    """Postpones the clock that a vacation stopped at this table for good, and lets it continue."""
    if not tx.over_at(row.id, table.id):
        return table
    seats = tuple(
        back(table, seat, row.ends) if seat.person == row.person else seat for seat in table.seats
    )
    for old, seat in zip(table.seats, seats, strict=True):
        if old.ends != seat.ends:
            tx.save_clock(seat)
    return _shown(tx, table, table.seated(seats))


def _seated(tx: Transaction, table: Table) -> Table:
    return table.seated(tuple(tx.seats(table.id)))


def _shown(tx: Transaction, before: Table, after: Table) -> Table:
    """Updates the alarms and the board of a table where somebody's vacation has changed."""
    tx.drop_due(after.id, RETURN)
    await_return(tx, after)
    if after.row.phase == "lobby":
        write_notices(tx, after.id, [Notice("card")])
        return after
    if after.row.phase != "playing":
        return after
    ring(tx, after)
    write_notices(tx, after.id, [Notice("turn"), *hands(after.seats)])
    for seat in after.seats:
        if ends_of(before, seat.place) != ends_of(after, seat.place):
            known = tx.reminder(after.id, seat.person)
            if known is not None and known.at is not None:
                remind_at(tx, after, seat.place, known.step)
    return after


# -- days ----------------------------------------------------------------------------------------


def _day(now: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(now / 1000, zone).date()


def _midnight(day: date, zone: tzinfo) -> int:
    """Returns when a day begins, in unix milliseconds."""
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp() * 1000)


def _range(first: date, last: date) -> list[date]:
    return [first + timedelta(days=n) for n in range((last - first).days + 1)]


def _length(first: str, last: str) -> int:
    return len(_range(date.fromisoformat(first), date.fromisoformat(last)))


def _days(rows: Iterable[VacationRow]) -> set[date]:
    """Returns every day of these vacations, once."""
    return {
        day
        for row in rows
        for day in _range(date.fromisoformat(row.first), date.fromisoformat(row.last))
    }
