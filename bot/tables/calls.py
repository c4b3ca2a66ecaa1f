"""Who is called when a table waits for them, and how: in its thread or by direct message, never
both.

Every question that a seat is asked in the open has a number, so that nobody is called for the same
one twice, however often the message that calls is sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.tables.clocks.clocks import PRESENT, pace_of
from bot.tables.clocks.quiet_hours import quiet_until

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.rows import PersonRow
    from bot.tables.clocks.pace import Pace
    from bot.tables.table import Table
    from games.engine import Seat

Way: TypeAlias = Literal["thread", "dm", "silent"]
"""The ways in which somebody is called; silent: nothing is sent, and the news is there when they
look.
"""


def wished(row: PersonRow, pace: Pace) -> Way:
    """Returns where somebody wants to be called at tables of this pace.

    By default they are called in the thread if everybody plays at the same time, and by direct
    message if people come by now and then. People who get no direct messages are called in the
    thread instead.
    """
    way: Way = "thread" if pace.live else "dm"
    if row.pings != "auto":
        way = row.pings
    reachable = row.dm and not row.dm_closed
    return "thread" if way == "dm" and not reachable else way


def called_by(row: PersonRow, table: Table, now: int) -> Way:
    """Returns how somebody is called at a table at a time (unix milliseconds).

    Nobody is called in their quiet hours or on vacation, nor while the table plays for them, nor
    where they play with computers alone.
    """
    if table.practice or _absent(row, table, now) or quiet_until(row, now) is not None:
        return "silent"
    return wished(row, pace_of(table))


def _absent(row: PersonRow, table: Table, now: int) -> bool:
    """Whether somebody's seat is played by the table, or they are on vacation."""
    seat = next((seat for seat in table.seats if seat.person == row.id), None)
    if seat is None:
        return True
    on_vacation = (seat.off_from or now + 1) <= now < (seat.off_to or 0)
    return seat.away != PRESENT or on_vacation  # all see the same of one who is coming back


# -- questions -----------------------------------------------------------------------------------


def questions_after(before: Table | None, after: Table) -> tuple[int, ...]:
    """Returns, by seat, the number of what it was asked last in this turn, 0 for nothing.

    before: None when the game has just been dealt. Whoever was not asked is asked something new;
    all are when another turn begins, or another window. Where everybody is there while they play
    all of a turn is one question: they see the rest of it without being called.
    """
    if before is None:
        return tuple(int(seat in after.view(None).asked) for seat in range(len(after.seats)))
    old, new = before.view(None), after.view(None)
    turned = before.turn != after.turn
    known = (0,) * len(after.seats) if turned else numbers(before.row.questions, after)
    anew = new.asked if turned or old.window != new.window else set(new.asked) - set(old.asked)
    live, fresh = pace_of(after).live, _fresh(before)
    return tuple(
        fresh if seat in anew and not (live and number) else number
        for seat, number in enumerate(known)
    )


def ask_again(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    """Returns the questions of a table at which these seats, if asked, are to be called again."""
    asked, fresh = set(table.view(None).asked) & set(seats), _fresh(table)
    return tuple(
        fresh if seat in asked else number
        for seat, number in enumerate(numbers(table.row.questions, table))
    )


def not_called(table: Table) -> tuple[Seat, ...]:
    """Returns the seats that are asked something they have not been called for. A table that is
    paused asks nobody.
    """
    before, after = numbers(table.row.called, table), called_now(table)
    return tuple(seat for seat, number in enumerate(after) if number != before[seat])


def called_now(table: Table) -> tuple[int, ...]:
    """Returns `TableRow.called` once everybody who is asked has been called."""
    asked = () if table.row.still else table.view(None).asked
    questions, called = (numbers(n, table) for n in (table.row.questions, table.row.called))
    return tuple(questions[seat] if seat in asked else number for seat, number in enumerate(called))


def numbers(stored: tuple[int, ...], table: Table) -> tuple[int, ...]:
    """Returns numbers by seat; games that began before there were any have none stored."""
    return stored or (0,) * len(table.seats)


def _fresh(table: Table) -> int:
    """Returns a number that no question of a table has had."""
    return max((*table.row.questions, *table.row.called), default=0) + 1
