"""Somebody sits down at a table whose game has not begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.rows import SeatRow
from bot.tables.errors import FullError
from bot.tables.seating import seat_name, without_namesakes
from bot.tables.welcome.avoiding import tell_avoiders

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.ids import PersonId
    from bot.store.transaction import Transaction
    from bot.tables.caps import Caps
    from bot.tables.lobbies.opening import Person
    from bot.tables.table import Table


def sitting_down(
    caps: Caps, table: Table, person: Person, let_in_by: PersonId | None = None
) -> Callable[[Transaction], None]:
    """Returns the change with which somebody sits down; at a full table a computer makes way.

    Raises `FullError`; the change raises `TablesError`.
    """
    number, gone = table.id, _who_makes_way(table)
    before = [seat for seat in table.seats if seat is not gone]
    others = without_namesakes(person.name, before)
    name = seat_name(person.name, others, table.game, table.row.locale)
    seat = SeatRow(table_id=number, person=person.id, place=len(others), name=name)

    def sit(tx: Transaction) -> None:
        caps.check_sitting(tx, person.id)
        if gone is not None:
            get_up(tx, table, gone.person)
        for other in others:
            if other not in before:
                tx.rename_seat(number, other.person, other.name)
        tx.add_seat(seat)
        tx.forget_seat_wish(number, person.id)
        tx.forget_seat_request(number, person.id)
        tx.save_table(number, start_held=False)
        tell_avoiders(tx, number, person.id, let_in_by)

    return sit


def _who_makes_way(table: Table) -> SeatRow | None:
    """Returns the computer that gives its seat to somebody who joins, None if there is room.

    Raises `FullError` if people have all the seats.
    """
    most = table.game.seats[-1]
    if len(table.seats) < most:
        return None
    computers = [seat for seat in table.seats if seat.computer is not None]
    if not computers:
        raise FullError(most, table.id)
    return computers[-1]


def get_up(tx: Transaction, table: Table, person: PersonId) -> None:
    """Removes somebody, or a computer, from a table that has not begun; see `Lobby.leave`."""
    left = [seat for seat in table.seats if seat.person != person]
    people = [seat.person for seat in left if seat.computer is None]
    tx.drop_seat(table.id, person)
    tx.place_seats(table.id, [seat.person for seat in left])
    if not people:
        tx.save_table(table.id, phase="cancelled")
    elif table.row.host == person:
        tx.save_table(table.id, host=people[0])
