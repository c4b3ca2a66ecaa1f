"""Taking over a seat that the table plays.

The new owner sees what the seat sees from then on. A person who has played one seat of a table
knows its secrets, and cannot take another there; they may come back to their own as long as it is
open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.anonymous import who_left
from bot.tables.clocks.clocks import AWAY, PRESENT, pace_of, present, started, time_for, waited_for
from bot.tables.clocks.reserves import dealt
from bot.tables.clocks.saving import notices_of_time, save_clocks, with_seat
from bot.tables.errors import NotWelcomeError, SeatedError
from bot.tables.names import marked
from bot.tables.notifications import Notice, write_notices
from bot.tables.pausing import wake_sleeper
from bot.tables.pings.questions import ask_again
from bot.tables.seating import seat_name
from bot.tables.tables import handle, load
from bot.tables.voting.errors import (
    AnswersOpenError,
    NobodyAwayError,
    NoOpenSeatError,
    OtherSeatError,
)
from bot.tables.voting.rules import seat_changed_hands, went_on
from bot.tables.welcome.avoiding import tell_avoiders
from bot.tables.welcome.barring import is_refused, is_welcome
from games.engine import Who, text

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Person
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Seat

TAKEN = "seat-taken"
"""The line that says who plays a seat now, with the name of the previous owner."""


def open_seats(table: Table) -> tuple[Seat, ...]:
    """Returns the seats that everybody sees the table play; they may be taken over."""
    if table.row.phase != "playing":
        return ()
    return tuple(
        seat.place for seat in table.seats if seat.away != PRESENT and table.in_game(seat.place)
    )


def computer_seats(table: Table) -> tuple[Seat, ...]:
    """Returns the seats that computers play in a game that goes on."""
    if table.row.phase != "playing":
        return ()
    return tuple(
        seat.place
        for seat in table.seats
        if seat.computer is not None and table.in_game(seat.place)
    )


class TakeOver:
    """Gives open seats to people who take them over."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def take(
        self,
        number: TableNumber,
        person: Person,
        target: Seat | None,
        interaction_id: InteractionId | None = None,
    ) -> Seat:
        """Takes over an open seat and returns it. target: None is the only open one.

        The caller must have checked that the person may see the table. Raises `OverError`,
        `NotStartedError`, `PausedError`, `RestingError`, `SeatedError`, `NoOpenSeatError`,
        `NobodyAwayError`, `AnswersOpenError`, `OtherSeatError`, `NotWelcomeError`, `TablesError`,
        `HandledError`.
        """
        async with self._tables.hold(number) as table:
            seat = _find(table, person, target)
            back = table.seats[seat].away != AWAY

            def job(tx: Transaction) -> Table:
                handle(tx, interaction_id)
                if _known(tx, number, person.id) - {seat}:
                    raise OtherSeatError
                if is_refused(tx, table, person.id) or not is_welcome(tx, table, person.id):
                    raise NotWelcomeError
                self._tables.caps.check_sitting(tx, person.id)
                if back:
                    _told_back(tx, table, seat)
                else:
                    _change_hands(tx, table, seat, person)
                    wake_sleeper(tx, table)
                return load(tx, number)

            await self._tables.save(job)
            if back:
                raise NoOpenSeatError
            return seat

    async def from_computer(
        self,
        number: TableNumber,
        person: Person,
        seat: Seat,
        interaction_id: InteractionId | None = None,
    ) -> Table:
        """Lets somebody play on for a computer, at a table where that was agreed: computers there
        only fill up. Returns the table after it.

        Raises `OverError`, `NotStartedError`, `PausedError`, `RestingError`, `SeatedError`,
        `NoOpenSeatError`, `AnswersOpenError`, `OtherSeatError`, `TablesError`, `HandledError`.
        """
        async with self._tables.hold(number) as table:
            table.check_under_way()
            if table.seat_of(person.id) is not None:
                raise SeatedError
            if seat not in computer_seats(table):
                raise NoOpenSeatError
            _unless_sealed(table, seat)

            def job(tx: Transaction) -> None:
                if _known(tx, number, person.id) - {seat}:
                    raise OtherSeatError
                self._tables.caps.check_sitting(tx, person.id)
                _change_hands(tx, table, seat, person)

            return await self._tables.commit(number, job, interaction_id)


def _known(tx: Transaction, number: TableNumber, person: PersonId) -> set[Seat]:
    """Returns the seats somebody played here before, even if they were forgotten since then."""
    return {*tx.sat_at(number, person), *tx.left_at(number, who_left(tx, number, person))}


def _find(table: Table, person: Person, target: Seat | None) -> Seat:
    """Returns the seat that is meant, by what everybody knows of the table."""
    table.check_under_way(still=table.row.sleeps is not None)
    if table.seat_of(person.id) is not None:
        raise SeatedError
    seats = open_seats(table)
    if not seats:
        raise NobodyAwayError
    if target is None and len(seats) == 1:
        return _unless_sealed(table, seats[0])
    if target is None or target not in seats:
        raise NoOpenSeatError
    return _unless_sealed(table, target)


def _unless_sealed(table: Table, seat: Seat) -> Seat:
    """Raises `AnswersOpenError` if the owner may just have come back by a secret answer."""
    if table.view(None).window is not None:
        raise AnswersOpenError
    return seat


def _told_back(tx: Transaction, table: Table, seat: Seat) -> None:
    """Tells everybody that the owner, who answered in a window that is over by now, is back."""
    after = with_seat(table, present(table.seats[seat]))
    save_clocks(tx, table.seats, after, tx.now)
    went_on(tx, table, after)
    write_notices(tx, table.id, notices_of_time(table, after))


def _change_hands(tx: Transaction, table: Table, seat: Seat, person: Person) -> None:
    old, number = table.seats[seat], table.id
    first = tx.first_at(number, seat)
    began = old.person if first is None else first
    tx.drop_draft(number, old.person)
    tx.drop_reminder(number, old.person)
    others = [seat for seat in table.seats if seat.person != person.id]
    name = seat_name(person.name, others, table.game, table.row.locale)
    tx.take_seat(old, person.id, name, table.row.plies, stand_in=person.id != began)
    new = present(tx.seats(number)[seat])
    asked = seat in waited_for(table)
    if old.reserve is not None:  # who did not use it up does not start without any
        new = dealt(new, pace_of(table))
    new = started(new, tx.now, time_for(new, table) if asked else None)
    seat_changed_hands(tx, number, seat)
    tx.save_table(number, questions=ask_again(table, [seat]))
    # Compared with the previous row, so that the new player's reminders are set.
    after = with_seat(table, new)
    save_clocks(tx, table.seats, after, tx.now)
    went_on(tx, table, after)
    write_notices(tx, number, _told(old, new))
    tx.look(number, new.person, tx.last_told(number))
    tell_avoiders(tx, number, new.person)


def _told(old: SeatRow, new: SeatRow) -> list[Notice]:
    who, before = Who(new.place), marked(old.name)
    return [
        Notice("line", text=text(TAKEN, who=who, old=before)),
        Notice("card"),
        Notice("hand", new.person),
        Notice("note", old.person, text("seat-taken-note", who=who)),
    ]
