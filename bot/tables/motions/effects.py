"""The effects of motions that have passed, as jobs that are written with their end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import left_on_clock, pace_of, present, started, time_for, waited_for
from bot.tables.clocks.reserves import rescaled, used
from bot.tables.clocks.saving import save_clocks, with_seat
from bot.tables.clocks.standing_orders import replan_orders
from bot.tables.managing.ending import break_off, share_first
from bot.tables.notifications import Notice, hands, write_notices
from bot.tables.pausing import rest, wake
from bot.tables.tables import load
from bot.tables.voting.errors import TargetError
from bot.tables.voting.rules import KINDS, RESTS, check
from bot.tables.voting.summons import summon
from games.engine import LEAVE, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from bot.store.rows import MotionRow, SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.playing import Playing
    from bot.tables.table import Table
    from games.engine import Seat

    Effect: TypeAlias = Callable[[Transaction], None]


class Effects:
    """The effects of motions of every kind except taking a move back."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing

    def of(self, table: Table, motion: MotionRow) -> Effect:
        """Returns the job for a motion that has passed. Raises `TableError` if it is moot."""
        check(table, KINDS[motion.kind], motion.author, motion.target, motion.value)
        if motion.kind == "pace":
            return lambda tx: set_pace(tx, table, motion.value)
        if motion.kind == "pause":
            return lambda tx: rest(tx, table, tx.now + RESTS[motion.value])
        if motion.kind == "resume":
            return lambda tx: wake(tx, table.id)
        if motion.kind == "end":
            end = share_first if motion.value == "shared" else _drop
            return lambda tx: end(tx, table)
        if motion.target is None:
            raise TargetError
        if motion.kind == "replace":
            return partial(summon, table=table, author=motion.author, target=motion.target)
        return self._expel(table, motion.target)

    def _expel(self, table: Table, target: Seat) -> Effect:
        """Returns the job of the game's own move for leavers. Raises `RefusedError`."""
        step = self._playing.step(table, target, LEAVE, by_table=True)
        # The table no longer plays the seat, and its result counts as its owner's.
        step.after = with_seat(step.after, present(step.after.seats[target]))
        steps = [step, *self._playing.following(step.after)]

        def job(tx: Transaction) -> None:
            self._playing.write(tx, steps, None)
            note = Notice("note", table.person_at(target), text("motion-note-expelled"))
            write_notices(tx, table.id, [Notice("turn"), note])

        return job


def _drop(tx: Transaction, table: Table) -> None:
    break_off(tx, table, "dropped")


def set_pace(tx: Transaction, table: Table, pace: str) -> None:
    """Sets another pace from now on; everybody who is asked has the whole new time."""
    tx.save_table(table.id, pace=pace)
    after = load(tx, table.id)
    asked, reserves = waited_for(after), _reserves(table, after, tx.now)
    seats = tuple(_restarted(seat, after, tx.now, asked=seat.place in asked) for seat in reserves)
    save_clocks(tx, table.seats, after.seated(seats), tx.now)
    replan_orders(tx, after)
    write_notices(tx, table.id, [Notice("turn"), Notice("card")])
    write_notices(tx, table.id, hands(seats))


def _restarted(seat: SeatRow, table: Table, now: int, *, asked: bool) -> SeatRow:
    """Returns a seat whose clock starts again, if it is asked and has one."""
    if seat.computer is not None:
        return seat
    return started(seat, now, time_for(seat, table) if asked else None)


def _reserves(before: Table, after: Table, now: int) -> list[SeatRow]:
    """Returns the seats with what they have left of their reserves, at the new pace."""
    old, new, seats = pace_of(before), pace_of(after), []
    in_turn = waited_for(before) if before.view(None).window is None else frozenset[int]()
    for seat in after.seats:
        running = seat.place in in_turn and (seat.ends is not None or seat.rest is not None)
        left = left_on_clock(before, seat.place, now) if running else None
        seats.append(rescaled(seat if left is None else used(seat, left), old, new))
    return seats
