"""The questions that seats are asked in the open, each with a number, so that nobody is called for
the same one twice, however often the message that calls is sent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import pace_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.table import Table
    from games.engine import Seat


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
