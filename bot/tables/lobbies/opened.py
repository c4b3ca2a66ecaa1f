"""A table that is opened with the settings of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.store.rows import SeatRow
from bot.tables.anonymous import nameless
from bot.tables.clocks.saving import await_return
from bot.tables.lobbies.opening import check_opener, check_place
from bot.tables.lobbies.patience import await_players
from bot.tables.notifications import Notice, write_notices
from bot.tables.seating import computers_again, seat_name
from bot.tables.tables import load

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.caps import Caps
    from bot.tables.lobbies.opening import Person, Place
    from bot.tables.table import Table

_LIKE = (
    "game",
    "options",
    "chosen",
    "locale",
    "pace",
    "stand_ins",
    "pause",
    "fill",
    "fill_to",
    "start_with",
    "who_sits",
)
"""The fields of a table that the other has too."""


def open_like(
    tx: Transaction, caps: Caps, old: Table, host: Person, place: Place, **fields: Any
) -> TableNumber:
    """Opens a table with the settings and the computers of another, and seats the host.

    fields: others that it has. Raises the errors of opening a table.
    """
    settings = tx.guild(place.guild)
    check_opener(tx, settings, host)
    check_place(tx, settings, place)
    caps.check_opening(tx, host.id, place.channel)
    number = tx.add_table(
        **{name: getattr(old.row, name) for name in _LIKE},
        guild=place.guild,
        channel=place.channel,
        thread=place.channel if place.thread else None,
        host=host.id,
        phase="lobby",
        **fields,
    )
    computers = computers_again(number, old.seats)
    name = seat_name(host.name, computers, old.game, old.row.locale)
    tx.add_seat(SeatRow(table_id=number, person=host.id, place=0, name=name))
    for seat in computers:
        tx.add_seat(seat)
    if old.row.who_sits != "open":
        tx.invite(number, [seat.person for seat in old.seats if _is_somebody(seat)])
    greet(tx, number)
    return number


def _is_somebody(seat: SeatRow) -> bool:
    return seat.computer is None and not nameless(seat.person)


def greet(tx: Transaction, number: TableNumber) -> None:
    """Posts the card of a table that was just opened, and lets it wait for players."""
    write_notices(tx, number, [Notice("card")])
    table = load(tx, number)
    await_return(tx, table)
    await_players(tx, table)
