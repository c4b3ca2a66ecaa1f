"""The game itself: moves, half-made moves, and windows that close."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import DraftRow, MoveRow
from bot.tables.clocks.clocks import AWAY, after_ply, finished, missing, moved, pace_of, stopped
from bot.tables.clocks.saving import notices_of_time, save_clocks, with_seat
from bot.tables.clocks.standing_orders import plan_orders
from bot.tables.clocks.windows import CLOSING, closing_time, may_close, set_closing
from bot.tables.drafts import Desk as Desk  # what `Playing.desk` returns
from bot.tables.drafts import lay_out, take_up, undisturbed
from bot.tables.errors import HandledError, RefusedError, StaleError
from bot.tables.finished.results import results_of
from bot.tables.looks import look_at_panel
from bot.tables.notifications import (
    Notice,
    as_forced,
    newly_asked,
    notices_of_play,
    turn_begins,
    uncalled,
    write_notices,
)
from bot.tables.pausing import WAKE
from bot.tables.pings.questions import questions_after
from bot.tables.presence.sleep import SLEEP
from bot.tables.table import is_leaving
from bot.tables.tables import handle
from bot.tables.voting.rules import went_on
from games.choosing import to_notation, to_path
from games.engine import CLOSE, HOUSE, Refused

if TYPE_CHECKING:
    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Path, Seat


_PLAYED = ("plies", "drawn", "phase", "versions", "closes", "turn_line", "questions", "changed")
"""The fields of a table that a move changes, besides its state."""


class MoveStep(msgspec.Struct):
    """One ply on its way to the store: the move, the table before and after it, and the notices.

    by_table: whether the table makes the move. routine: whether it makes it because turns of the
    game begin or end like this.
    """

    move: MoveRow
    before: Table
    after: Table
    notices: list[Notice]
    by_table: bool = True
    routine: bool = False

    @property
    def mover(self) -> Seat | None:
        """The seat whose owner makes the move, None if the table does."""
        return None if self.by_table else self.move.seat

    @property
    def subject(self) -> Seat | None:
        """The seat to which what the move tells everybody is no news, None if there is none."""
        return self.move.seat if self.routine else self.mover


class Playing:
    """The operations on a table whose game has begun."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def desk(self, number: TableNumber, person: PersonId) -> Desk:
        """Returns somebody's current situation.

        At a paused table that is leaving the game, once they have begun to. Raises what
        `Table.playing_seat` raises.
        """
        table = await self._tables.find(number)
        draft = await self._tables.store.read(lambda tx: tx.draft(number, person))
        at, path = table.seat_of(person), () if draft is None else to_path(draft.path)
        fresh = draft is not None and at is not None and draft.version == table.row.versions[at]
        seat = table.playing_seat(person, still=fresh and is_leaving(path))
        return take_up(table, seat, draft)

    async def draft(
        self,
        number: TableNumber,
        person: PersonId,
        path: Path,
        partial: str = "",
        version: int | None = None,
        message: int | None = None,
    ) -> Desk:
        """Stores a half-made move. message: as in `move`. Raises `StaleError`, and `RefusedError`
        if no move begins like this.
        """
        table = await self._tables.find(number)
        if table.row.still and not path:  # somebody who decides not to leave after all
            await self._tables.store.write(lambda tx: tx.drop_draft(number, person))
        seat = table.playing_seat(person, still=is_leaving(path))
        check_version(table, seat, version)
        desk = lay_out(table, seat, path, partial)
        row = DraftRow(
            table_id=number,
            person=person,
            version=table.row.versions[seat],
            path=to_notation(path),
            partial=partial,
        )

        def job(tx: Transaction) -> None:
            tx.save_draft(row)
            if message is not None:
                look_at_panel(tx, number, person, message)

        await self._tables.store.write(job)
        return desk

    async def move(
        self,
        number: TableNumber,
        person: PersonId,
        path: Path,
        version: int | None = None,
        interaction_id: InteractionId | None = None,
        message: int | None = None,
    ) -> Table:
        """Makes a move; when this returns it is on disk and in the outbox.

        version: the one the person saw, or None if they typed the move. message: the private
        message they pressed; what it shows of the news they have read. Leaving the game is
        possible while the table is paused. Raises what `Table.playing_seat` raises, `StaleError`,
        `HandledError`, `RefusedError`, `TooOftenError`, `StoreError`.
        """
        begun = time.perf_counter()
        async with self._tables.hold(number) as table:
            seat = table.playing_seat(person, still=is_leaving(path))
            check_version(table, seat, version)
            try:
                steps = self._steps(table, seat, path)
            except RefusedError:
                await self._check_new(interaction_id)
                raise
            aside = not is_leaving(path) and is_aside(steps[0])
            if aside:
                self._tables.caps.count_aside(person)

            def job(tx: Transaction) -> Table:
                if message is not None:
                    look_at_panel(tx, number, person, message)
                return self.write(tx, steps, interaction_id)

            after = await self._tables.save(job)
            unheard = all(row.person is not None for step in steps for row in step.notices)
            if seat in table.game.deciders(table.state) or not unheard:
                self._tables.metrics.moved(number, time.perf_counter() - begun, sealed=unheard)
            return after

    async def close_window(self, number: TableNumber) -> None:
        """Closes a window whose minimum time is over, if everybody asked has answered."""
        async with self._tables.hold(number) as table:
            steps = self.following(table)

            def job(tx: Transaction) -> Table:
                tx.drop_due(number, CLOSING)
                return self.write(tx, steps, None) if steps else table

            await self._tables.save(job)

    async def _check_new(self, interaction_id: InteractionId | None) -> None:
        """Raises `HandledError` for a press that comes twice, before the rules would refuse it
        as a new move.
        """
        store = self._tables.store
        if interaction_id is not None and await store.read(
            lambda tx: tx.was_handled(interaction_id)
        ):
            raise HandledError

    def _steps(self, table: Table, seat: Seat, path: Path) -> list[MoveStep]:
        """Returns the move and what follows from it at once."""
        step = self.step(table, seat, path)
        return [step, *self.following(step.after)]

    def following(self, table: Table, now: int | None = None) -> list[MoveStep]:
        """Returns what the table does at once by itself: it closes a window that may close, makes a
        move that is forced by what everybody knows, and what follows from that.

        now: the time of these plies in milliseconds, if it is not the clock's.
        """
        now = self._tables.clock.now() if now is None else now
        if may_close(table, now):
            return self._steps(table, HOUSE, CLOSE)
        if (forced := _forced(table)) is None:
            return []
        step = self.step(table, *forced, by_table=True, forced=True, now=now)
        return [step, *self.following(step.after, now)]

    def after_deal(self, tx: Transaction, table: Table) -> None:
        """Writes what the table does by itself when it has been dealt."""
        if steps := self.following(table, tx.now):
            self.write(tx, steps, None)

    def step(
        self,
        table: Table,
        seat: Seat,
        path: Path,
        *,
        by_table: bool = False,
        forced: bool = False,
        now: int | None = None,
    ) -> MoveStep:
        """Returns one ply. by_table: the table makes it for a seat; forced: because there was no
        other; now: its time in milliseconds, if it is not the clock's. Raises `RefusedError`.
        """
        chance = table.chance
        try:
            played = table.game.play(table.state, seat, path, chance)
        except Refused as refused:
            raise RefusedError(table.row.game, refused.rule, refused.text) from None
        over = not table.game.deciders(played.state)
        plies = table.row.plies + 1
        now = self._tables.clock.now() if now is None else now
        after = table.changed(
            played.state,
            plies=plies,
            drawn=chance.drawn,
            phase="over" if over else "playing",
            changed=now,
        )
        after = after.amended(
            versions=versions_after(table, after, seat),
            closes=closing_time(table, after, seat, now),
        )
        after = after.amended(questions=questions_after(table, after))
        seats = after_ply(table, after, seat, now)
        if table.row.still:  # somebody has left meanwhile; a clock that starts by that waits
            seats = tuple(stopped(row, now, pace_of(after)) for row in seats)
        after = after.seated(seats)
        routine = forced and table.game.is_routine(path)
        events = as_forced(played.events) if forced and not routine else played.events
        told = notices_of_play(table, after, events)
        if seat != HOUSE and not by_table:
            # Outside a window the public events show who acted.
            seen = table.view(None).window is None and any(row.person is None for row in told)
            after = with_seat(after, moved(after.seats[seat], now, seen=seen))
        move = MoveRow(table_id=table.id, ply=plies, seat=seat, path=to_notation(path), at=now)
        notices = [*notices_of_time(table, after), *told]
        by_table = by_table or seat == HOUSE
        return MoveStep(move, table, after, notices, by_table=by_table, routine=routine)

    def write(
        self, tx: Transaction, steps: list[MoveStep], interaction_id: InteractionId | None
    ) -> Table:
        """Writes these plies and their consequences, and returns the table after them."""
        handle(tx, interaction_id)
        first, last = steps[0].before, steps[-1].after
        line = first.row.turn_line
        there = {last.person_at(step.mover) for step in steps if step.mover is not None}
        answered = _answered(steps)
        for step in steps:
            tx.add_move(step.move)
            write_notices(tx, last.id, uncalled(step.notices, there, answered), step.subject)
            for seat in newly_asked(step.before, step.after):
                tx.ask(last.id, last.person_at(seat))
            line = turn_begins(tx, step.before.amended(turn_line=line), step.after)
            if step.move.seat != HOUSE:
                tx.drop_draft(last.id, last.person_at(step.move.seat))
        movers = {step.move.seat for step in steps}
        last = last.amended(versions=undisturbed(tx, first, last, movers), turn_line=line)
        state = last.game.encode(last.state).decode()
        tx.save_table(last.id, state=state, **{name: getattr(last.row, name) for name in _PLAYED})
        if last.row.closes != first.row.closes:
            set_closing(tx, last.id, last.row.closes)
        save_clocks(tx, first.seats, last, last.row.changed)
        plan_orders(tx, first, last, frozenset(movers))
        if last.row.phase == "over":
            tx.drop_drafts(last.id)
            tx.note_stand_ins(last.id, AWAY)
            last = last.seated(tuple(finished(seat) for seat in last.seats)).amended(resumes=None)
            last = last.amended(sleeps=None)
            tx.save_table(last.id, resumes=None, sleeps=None)
            for kind in (WAKE, SLEEP):
                tx.drop_due(last.id, kind)
            tx.save_results(results_of(last))
        went_on(tx, first, last)
        return last.amended(state=state)


def _answered(steps: list[MoveStep]) -> set[PersonId]:
    """Returns the people who are asked nothing after all these plies, whatever came between."""
    last = steps[-1].after
    if len(steps) == 1:  # who is asked by it is asked after it
        return set()
    seats = range(len(last.seats))
    return {last.person_at(seat) for seat in seats if not last.view(seat).to_act}


def _forced(table: Table) -> tuple[Seat, Path] | None:
    """Returns the seat that has only one move, as everybody can see, and that move."""
    if table.row.still or table.state is None or table.row.plies >= table.game.longest:
        return None
    view = table.view(None)
    path = table.game.forced(view)
    return None if path is None else (view.asked[0], path)


def is_aside(step: MoveStep) -> bool:
    """Whether somebody's move did nothing that the table waits for: they were not asked, or they
    still are and nobody has seen anything.
    """
    seat, before, after = step.move.seat, step.before, step.after
    if seat not in before.view(None).asked:
        return True
    waited = seat in missing(before) and seat in missing(after)
    return waited and before.view(None) == after.view(None)


def check_version(table: Table, seat: Seat, version: int | None) -> None:
    """Raises `StaleError` if what this seat may do has changed since `version`."""
    if version is not None and version != table.row.versions[seat]:
        raise StaleError


def versions_after(before: Table, after: Table, mover: Seat) -> tuple[int, ...]:
    """Returns the versions, counted up for the mover and for every seat whose possibilities
    changed.

    A half-made move is not affected by a move that leaves the seat's choices alone.
    """
    return tuple(
        version + (seat == mover or _choices_changed(before, after, seat))
        for seat, version in enumerate(before.row.versions)
    )


def _choices_changed(before: Table, after: Table, seat: Seat) -> bool:
    if before.view(seat) == after.view(seat):
        return False
    return before.choice(seat) != after.choice(seat)
