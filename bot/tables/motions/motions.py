"""Motions: proposed, voted on, withdrawn or lapsed, and carried out when they pass.

A motion is one row and one message in the thread. Its end is written together with its effect, so
neither exists without the other.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from bot.clock import MINUTE
from bot.store.rows import DueRow, MotionRow
from bot.tables.clocks.clocks import PRESENT, missing
from bot.tables.errors import TableError
from bot.tables.motions.sentences import ended
from bot.tables.motions.undo import TakenBack, find_undo, take_back
from bot.tables.notifications import Notice, write_notices
from bot.tables.pausing import WAKE, wake
from bot.tables.tables import handle, load
from bot.tables.voting.errors import (
    LeftError,
    MotionClosedError,
    MotionOpenError,
    NotAskedError,
    NotAuthorError,
    OwnMotionError,
    StoodInForError,
)
from bot.tables.voting.rules import (
    KINDS,
    asked,
    check,
    decide,
    due_kind,
    finish,
    post_motion,
    standing,
)
from bot.tables.voting.summons import SUMMONS, check_spared, time_up
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.motions.effects import Effects
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from bot.tables.voting.rules import MotionKind, MotionOutcome
    from games.engine import Seat

    Effect: TypeAlias = Callable[[Transaction], None]


class Motions:
    """The motions of all tables.

    rings: each is called with a time (unix milliseconds) at which something will be due.
    """

    def __init__(self, tables: Tables, effects: Effects) -> None:
        self._tables = tables
        self._effects = effects
        self.rings: list[Callable[[int], None]] = []
        self._asking: set[int] = set()
        """Tables at which a motion may be open."""

    async def start(self) -> None:
        """Finds the tables with open motions."""
        self._asking |= set(await self._tables.store.read(lambda tx: tx.tables_asking()))

    def note(self, table: Table) -> None:
        """Notes that a table has changed, so that other people may be asked and a motion may be
        decided.
        """
        if table.row.phase != "playing":
            self._asking.discard(table.id)
        elif table.id in self._asking:
            for ring in self.rings:
                ring(self._tables.clock.now())

    async def open_at(self, number: TableNumber) -> list[MotionRow]:
        """Returns the open motions of a table, oldest first."""
        return await self._tables.store.read(lambda tx: tx.open_motions(number))

    async def put(
        self,
        number: TableNumber,
        person: PersonId,
        kind: str,
        target: Seat | None = None,
        value: str = "",
        interaction_id: InteractionId | None = None,
    ) -> MotionRow:
        """Proposes a motion, to which its author agrees. It passes at once if nobody else is asked.

        Raises the reason why it cannot be proposed: `OverError`, `NotStartedError`, `PausedError`,
        `RestingError`, `NotSeatedError`, `HandledError`, those of `motion_errors` and `cap_errors`,
        and of `check`.
        """
        async with self._tables.hold(number) as table:
            author = _seat_of(table, person, KINDS[kind])
            check(table, KINDS[kind], author, target, value)
            return await self._put(table, author, kind, target, value, interaction_id)

    async def undo(
        self, number: TableNumber, person: PersonId, interaction_id: InteractionId | None = None
    ) -> MotionRow | None:
        """Takes back somebody's last move or, if others saw it, asks them first.

        Returns None if it is taken back, and the motion if they are asked. Raises the errors of
        `put` and of `find_undo`.
        """
        async with self._tables.hold(number) as table:
            seat = table.playing_seat(person)
            # Refused requests count too, because checking takes a while in a long game.
            self._tables.caps.count_aside(person)
            taken = await self._find_undo(table, seat)
            if not taken.secret:
                _seat_of(table, person, KINDS["undo"])
                return await self._put(table, seat, "undo", None, str(taken.ply), interaction_id)

            def job(tx: Transaction) -> Table:
                handle(tx, interaction_id)
                take_back(tx, table, taken)
                return load(tx, number)

            await self._tables.save(job)
            if seat in missing(taken.after):
                self._tables.metrics.taken_back(number)
            return None

    async def vote(
        self,
        number: TableNumber,
        person: PersonId,
        motion: int,
        *,
        agrees: bool,
        interaction_id: InteractionId | None = None,
    ) -> MotionRow:
        """Votes on a motion and returns it afterwards.

        Raises `MotionClosedError`, `NotAskedError`, `OwnMotionError`, and the errors of `put`.
        """
        async with self._tables.hold(number) as table:
            row = await self._find(table, motion)
            kind = KINDS[row.kind]
            if not kind.voted:
                raise MotionClosedError
            seat = _seat_of(table, person, kind)
            if seat not in asked(table, kind, row.target):
                raise NotAskedError
            if seat == row.author and not agrees:
                raise OwnMotionError
            row = msgspec.structs.replace(row, votes={**row.votes, str(seat): agrees})
            return await self._settle(table, row, decide(table, row), interaction_id)

    async def withdraw(
        self,
        number: TableNumber,
        person: PersonId,
        motion: int,
        interaction_id: InteractionId | None = None,
    ) -> MotionRow:
        """Withdraws somebody's own motion. Raises `MotionClosedError`, `NotAuthorError`."""
        async with self._tables.hold(number) as table:
            row = await self._find(table, motion)
            if not KINDS[row.kind].voted or table.seat_of(person) != row.author:
                raise NotAuthorError
            return await self._settle(table, row, "withdrawn", interaction_id)

    # -- rings -----------------------------------------------------------------------------------

    async def lapse(self, number: TableNumber, kind: str) -> None:
        """Ends a motion whose time is over, or that nobody blocks any more.

        The votes given so far decide, and silence does not count. If nobody can answer, the motion
        waits.
        """
        async with self._tables.hold(number) as table:
            rows = [row for row in await self.open_at(number) if due_kind(row) == kind]
            rows = [] if table.row.paused else rows
            if rows and rows[0].kind == SUMMONS and rows[0].lapses <= self._tables.clock.now():
                await self._time_up(table, rows[0])
                return
            over = [row for row in rows if row.lapses <= self._tables.clock.now()]
            outcome = decide(table, rows[0]) if rows else None
            if over or outcome is not None:
                await self._settle(table, rows[0], outcome or "lapsed", None)
                return

            def job(tx: Transaction) -> None:
                tx.drop_due(number, kind)
                for row in rows:
                    tx.set_due(DueRow(table_id=number, kind=kind, at=row.lapses))

            await self._tables.store.write(job)

    async def _time_up(self, table: Table, row: MotionRow) -> None:
        """Ends a summons whose owner has not said that they are there."""

        def job(tx: Transaction) -> Table:
            time_up(tx, table, row)
            return load(tx, table.id)

        await self._tables.save(job)

    async def wake_up(self, number: TableNumber) -> None:
        """Resumes a table that was paused until the date that was agreed on."""
        async with self._tables.hold(number) as table:
            until = table.row.resumes
            over = until is not None and until <= self._tables.clock.now()

            def job(tx: Transaction) -> Table:
                tx.drop_due(number, WAKE)
                if over:
                    said = Notice("line", text=text("motion-woken"))
                    write_notices(tx, number, [said])
                    wake(tx, number)
                elif until is not None:
                    tx.set_due(DueRow(table_id=number, kind=WAKE, at=until))
                return load(tx, number)

            await self._tables.save(job)

    # -- common parts ----------------------------------------------------------------------------

    async def _find(self, table: Table, motion: int) -> MotionRow:
        row = await self._tables.store.read(lambda tx: tx.motion(motion))
        if row is None or row.table_id != table.id or row.outcome is not None:
            raise MotionClosedError
        return row

    async def _find_undo(self, table: Table, seat: Seat, *, seen: bool = False) -> TakenBack:
        rows = await self._tables.store.read(lambda tx: tx.moves(table.id))
        now = self._tables.clock.now()
        # A long game takes a while to replay, so it runs in a thread.
        return await asyncio.to_thread(find_undo, table, seat, rows, now, seen=seen)

    async def _put(
        self,
        table: Table,
        author: Seat,
        kind: str,
        target: Seat | None,
        value: str,
        interaction_id: InteractionId | None,
    ) -> MotionRow:
        caps = self._tables.caps

        def check_open(tx: Transaction) -> None:
            _check_open(tx, table, kind, target)
            caps.check_asking(tx, table.id, author, kind)

        await self._tables.store.read(check_open)
        now = self._tables.clock.now()
        row = MotionRow(
            id=0,
            table_id=table.id,
            kind=kind,
            author=author,
            target=target,
            value=value,
            votes={str(author): True},
            put=now,
            lapses=now + standing(table),
        )
        with caps.calling(table.person_at(author)):
            return await self._settle(table, row, decide(table, row), interaction_id)

    async def _settle(
        self,
        table: Table,
        row: MotionRow,
        outcome: MotionOutcome | None,
        interaction_id: InteractionId | None,
    ) -> MotionRow:
        """Writes the new state of a motion, with all effects of its end."""
        effect: Effect | None = None
        if outcome == "passed":
            try:
                effect = await self._effect(table, row)
            except TableError:
                outcome = "moot"
        made: list[MotionRow] = []
        others: list[MotionRow] = []

        def job(tx: Transaction) -> Table:
            handle(tx, interaction_id)
            motion = row if row.id else msgspec.structs.replace(row, id=tx.add_motion(row))
            made[:] = [msgspec.structs.replace(motion, outcome=outcome)]
            if outcome is None:
                tx.save_motion(motion)
                tx.set_due(DueRow(table_id=table.id, kind=due_kind(motion), at=motion.lapses))
                tx.stay_alive(MINUTE)
                post_motion(tx, motion)
            else:
                finish(tx, motion, outcome)
                write_notices(tx, table.id, ended(motion, outcome))
                if effect is not None:
                    effect(tx)
            others[:] = tx.open_motions(table.id)
            return load(tx, table.id)

        self._asking.add(table.id)
        after = await self._tables.save(job)
        if not others:
            self._asking.discard(table.id)
        for ring in self.rings:
            ring(min([after.row.resumes or row.lapses, *(other.lapses for other in others)]))
        return made[0]

    async def _effect(self, table: Table, row: MotionRow) -> Effect:
        """Returns the effect of passing. Raises `TableError` if it is no longer possible."""
        if row.kind != "undo":
            return self._effects.of(table, row)
        taken = await self._find_undo(table, row.author, seen=True)
        return lambda tx: take_back(tx, table, taken)


def _check_open(tx: Transaction, table: Table, kind: str, target: Seat | None) -> None:
    """Raises `MotionOpenError` or `SparedError` if the same is being asked, or was asked too
    recently.
    """
    alike = (kind, SUMMONS) if kind == "replace" else (kind,)
    if any(row.kind in alike for row in tx.open_motions(table.id)):
        raise MotionOpenError
    if kind == "replace" and target is not None:
        check_spared(tx, table, target)


def _seat_of(table: Table, person: PersonId, kind: MotionKind) -> Seat:
    """Returns the seat of somebody who may propose a motion of this kind, or vote on one.

    Raises what `Table.playing_seat` raises, `LeftError`, `StoodInForError`.
    """
    seat = table.playing_seat(person, still=kind.resting)
    if not table.in_game(seat):
        raise LeftError
    if table.seats[seat].away != PRESENT:
        raise StoodInForError
    return seat
