"""How people are called: loudly, silently, by name only, or by direct message.

People choose it with `/me pings`, apart for each thing they are called for. Of a table that they
have muted they are never called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from bot.clock import MINUTE
from bot.store.rows import Way
from bot.tables.clocks.clocks import PRESENT, pace_of
from bot.tables.clocks.quiet_hours import quiet_until
from bot.tables.clocks.vacations import on_vacation

if TYPE_CHECKING:
    from bot.store.rows import PersonRow, SeatRow
    from bot.tables.table import Table

About: TypeAlias = Literal["turn", "decisions", "calls", "full"]
"""The things that people are called for: their turn, proposals at their table, new tables, and that
all seats are taken where they sit.
"""

ABOUT: tuple[About, ...] = get_args(About)
WAYS: tuple[Way, ...] = get_args(Way)

JUST_MOVED = MINUTE
"""Milliseconds after a move in which its player needs no call at a table that is played live."""


def ways_for(about: About) -> tuple[str, ...]:
    """Returns what somebody can choose. For their turn they can leave it to the pace (`auto`)."""
    return ("auto", *WAYS) if about == "turn" else WAYS


def chosen_for(row: PersonRow, about: About) -> str:
    """Returns what somebody has chosen, one of `ways_for`."""
    return str(getattr(row, f"ping_{about}"))


def is_reachable(row: PersonRow) -> bool:
    """Whether somebody gets direct messages, as far as is known."""
    return row.dm and not row.dm_closed


def wished(row: PersonRow, table: Table, about: About) -> Way:
    """Returns how somebody wishes to be called at a table.

    For their turn they are by default called in the thread if everybody plays at the same time,
    and by direct message if people come by now and then. People who get no direct messages are
    mentioned instead.
    """
    seat = _seat_of(row, table)
    if seat is not None and seat.muted:
        return "name"
    if about == "turn":
        chosen = row.ping_turn
        way: Way = ("loud" if pace_of(table).live else "dm") if chosen == "auto" else chosen
    elif about == "calls":
        way = row.ping_calls
    else:
        way = row.ping_decisions if about == "decisions" else row.ping_full
    way = _reaching(row, way)
    return "name" if table.row.quiet and way in ("loud", "silent") else way


def wished_call(row: PersonRow) -> Way:
    """Returns how somebody wishes to be called to new tables, and to nights."""
    return _reaching(row, row.ping_calls)


def _reaching(row: PersonRow, way: Way) -> Way:
    """Returns a way that reaches somebody."""
    return "loud" if way == "dm" and not is_reachable(row) else way


def called_by(row: PersonRow, table: Table, now: int) -> Way:
    """Returns how somebody is called to play at a table at a time (unix milliseconds).

    By name only in their quiet hours and on vacation, while the table plays for them, where they
    play with computers alone, and while they have just moved (`called_after`).
    """
    if table.practice or _absent(row, table, now) or quiet_until(row, now) is not None:
        return "name"
    return "name" if called_after(row, table, now) is not None else wished(row, table, "turn")


def called_after(row: PersonRow, table: Table, now: int) -> int | None:
    """Returns the time before which somebody is not called, because they have just made a move that
    everybody saw at a table that is played live. None: they may be called now.
    """
    seat = _seat_of(row, table)
    if seat is None or seat.moved_at is None or not pace_of(table).together:
        return None
    at = seat.moved_at + JUST_MOVED
    return at if now < at else None


def _absent(row: PersonRow, table: Table, now: int) -> bool:
    """Whether somebody's seat is played by the table, or they are on vacation."""
    seat = _seat_of(row, table)
    if seat is None:
        return True
    # All see the same of one who is coming back.
    return seat.away != PRESENT or on_vacation(seat, now)


def _seat_of(row: PersonRow, table: Table) -> SeatRow | None:
    return next((seat for seat in table.seats if seat.person == row.id), None)
