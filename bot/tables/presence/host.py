"""The host's role, which passes by itself when the host is away: to who sat down first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.anonymous import nameless
from bot.tables.clocks.clocks import PRESENT
from bot.tables.clocks.vacations import on_vacation
from bot.tables.notifications import Notice, write_notices
from games.engine import text

if TYPE_CHECKING:
    from bot.ids import PersonId
    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table


def others(table: Table, person: PersonId) -> list[SeatRow]:
    """Returns the seats of the other people at a table, without those who have left the game."""
    return [
        seat
        for seat in table.seats
        if _is_person(seat)
        and seat.person != person
        and (table.row.phase != "playing" or table.in_game(seat.place))
    ]


def may_host(table: Table, person: PersonId, now: int) -> bool:
    """Whether somebody is at a table, so that they can be its host at this time.

    Before the game people are away while they are on vacation; later, when everybody can see that
    the table plays for them.
    """
    seat = next((seat for seat in table.seats if seat.person == person), None)
    if seat is None or not _is_person(seat):
        return False
    if table.row.phase == "playing":
        return seat.away == PRESENT and table.in_game(seat.place)
    return not on_vacation(seat, now)


def note_host(tx: Transaction, table: Table) -> Table:
    """Passes the host's role on if the host is away and somebody else is there, in the transaction
    of the change that caused it. Returns the table with its host.
    """
    if table.row.phase not in ("lobby", "playing") or table.private:
        return table
    if may_host(table, table.row.host, tx.now):
        return table
    there = [who for who in tx.arrivals(table.id) if may_host(table, who, tx.now)]
    if not there:
        return table
    tx.save_table(table.id, host=there[0])
    lobby = table.row.phase == "lobby"
    told = Notice("card") if lobby else Notice("whisper", there[0], text("host-yours"))
    write_notices(tx, table.id, [told])
    return table.amended(host=there[0])


def _is_person(seat: SeatRow) -> bool:
    return seat.computer is None and not nameless(seat.person)
