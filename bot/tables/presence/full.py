"""Tables whose seats are all taken: those who sit there are told once, and so is, once a seat is
free again, whoever came too late and asked for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.clock import when
from bot.tables.clocks.quiet_hours import quiet_until
from bot.tables.clocks.vacations import on_vacation
from bot.tables.notifications import Notice, write_notices
from bot.tables.pings.mentions import SEATED, Mention, addressed, mention, ping
from bot.tables.pings.ways import wished
from bot.tables.seating import has_room
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import PersonId
    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Text


def note_full(tx: Transaction, table: Table) -> Table:
    """Tells whom it concerns that all seats are taken, or that one is free again, in the
    transaction of the change that caused it. Returns the table so.
    """
    if table.row.phase != "lobby" or table.private:
        return table
    if has_room(table):
        _tell_who_waits(tx, table)
        return table
    if table.row.full_told:
        return table
    tx.save_table(table.id, full_told=True)
    _call_seated(tx, table)
    return table.amended(full_told=True)


def _tell_who_waits(tx: Transaction, table: Table) -> None:
    people = tx.seat_wishes(table.id)
    for person in people:
        tx.forget_seat_wish(table.id, person)
    said = text("seat-free", where=table.home_link)
    # Apart from the change itself, so that nobody hears of it if it cannot be delivered.
    write_notices(tx, table.id, [Notice("note", person, said) for person in people])


def _call_seated(tx: Transaction, table: Table) -> None:
    """Calls everybody who sits at a table, each in their way, besides who has just sat down."""
    last = tx.arrivals(table.id)[-1]
    ways: dict[str, list[PersonId]] = {"loud": [], "silent": [], "dm": [], "name": []}
    for seat in table.seats:
        if seat.person != last:
            ways[_way(tx, table, seat)].append(seat.person)
    for way in ("loud", "silent"):
        if ways[way]:
            said = _called(table, ways[way], soft=way == "silent")
            mention(tx, table.id, SEATED, said)
    for person in ways["dm"]:
        said = _called(table, [person])
        linked = text("ping-linked", line=said.text, link=table.home_link)
        ping(tx, table.id, person, msgspec.structs.replace(said, text=linked))


def _way(tx: Transaction, table: Table, seat: SeatRow) -> str:
    row = tx.person(seat.person)
    if on_vacation(seat, tx.now) or quiet_until(row, tx.now) is not None:
        return "name"
    return wished(row, table, "full")


def _called(table: Table, people: list[PersonId], *, soft: bool = False) -> Mention:
    named = addressed(tuple(people))
    said = text("full-told", people=named, table=table.title, how=_how(table))
    return Mention(said, tuple(people), soft=soft, seated=True)


def _how(table: Table) -> Text:
    """Returns how a game begins where all seats are taken."""
    if table.row.begins is not None:
        return text("full-begins", when=when(table.row.begins))
    if table.row.start_at is not None:
        return text("full-begins", when=when(table.row.start_at))
    return text("full-by-host", host=table.host_name or "")
