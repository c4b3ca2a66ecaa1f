"""In the game: moves, half-made moves, and windows that close."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.rows import DraftRow, MoveRow
from bot.tables.errors import RefusedError, StaleError
from bot.tables.notices import Notice, notices_of_play, write_notices
from bot.tables.tables import handle
from bot.tables.windows import CLOSING, keep_window_open, may_close
from games.choosing import to_notation, to_path, walk
from games.engine import CLOSE, HOUSE, Choice, Refused

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Path, Seat


class Step(msgspec.Struct):
    """One ply on its way to the store: the move, the table around it, what people are told."""

    move: MoveRow
    before: Table
    after: Table
    notices: list[Notice]


class Desk(msgspec.Struct, frozen=True):
    """What somebody has before them: the table, their seat, and the half-made move.

    choice: what may come after `path`; None if there is nothing to do. partial: what of its token
    has been answered so far.
    """

    table: Table
    seat: Seat
    path: Path
    choice: Choice | None
    partial: str = ""

    @property
    def version(self) -> int:
        """How often what this seat may do has changed."""
        return self.table.row.versions[self.seat]


class Playing:
    """What may be done with a table whose game has begun."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def desk(self, number: int, person: int) -> Desk:
        """What somebody has before them now. Raises what `Table.playing_seat` raises."""
        table = await self._tables.find(number)
        seat = table.playing_seat(person)
        draft = await self._tables.store.read(lambda tx: tx.draft(number, person))
        if draft is not None and draft.version == table.row.versions[seat]:
            path = to_path(draft.path)
            choice = table.choice(seat, path)
            if choice is not None:
                return Desk(table, seat, path, choice, draft.partial)
        return Desk(table, seat, (), table.choice(seat))

    async def draft(
        self,
        number: int,
        person: int,
        path: Path,
        partial: str = "",
        version: int | None = None,
    ) -> Desk:
        """Keep a half-made move. Raises `StaleError`, `RefusedError` if it cannot be begun so."""
        table = await self._tables.find(number)
        seat = table.playing_seat(person)
        check_version(table, seat, version)
        choice = choice_after(table, seat, path)
        row = DraftRow(
            table_id=number,
            person=person,
            version=table.row.versions[seat],
            path=to_notation(path),
            partial=partial,
        )
        await self._tables.store.write(lambda tx: tx.save_draft(row))
        return Desk(table, seat, path, choice, partial)

    async def move(
        self,
        number: int,
        person: int,
        path: Path,
        version: int | None = None,
        press: int | None = None,
    ) -> Table:
        """Make a move; when this returns it is on disk and in the outbox.

        version: the one the person saw, None if they typed the move. Raises what
        `Table.playing_seat` raises, `StaleError`, `HandledError`, `RefusedError`, `StoreError`.
        """
        async with self._tables.hold(number) as table:
            seat = table.playing_seat(person)
            check_version(table, seat, version)
            steps = self._steps(table, seat, path)
            table = await self._tables.store.write(lambda tx: self._write(tx, steps, press))
            self._tables.keep(table)
            return table

    async def close_window(self, number: int) -> None:
        """The minimum of a window is over: close it if everybody asked has answered."""
        async with self._tables.hold(number) as table:
            steps = self._closing(table)

            def job(tx: Transaction) -> Table:
                tx.drop_due(number, CLOSING)
                return self._write(tx, steps, None) if steps else table

            self._tables.keep(await self._tables.store.write(job))

    def _steps(self, table: Table, seat: Seat, path: Path) -> list[Step]:
        """The move and, if it was the last answer and the window may close, the closing."""
        step = self._step(table, seat, path)
        return [step, *self._closing(step.after)]

    def _closing(self, table: Table) -> list[Step]:
        if may_close(table, self._tables.clock.now()):
            return self._steps(table, HOUSE, CLOSE)
        return []

    def _step(self, table: Table, seat: Seat, path: Path) -> Step:
        chance = table.chance
        try:
            played = table.game.play(table.state, seat, path, chance)
        except Refused as refused:
            raise RefusedError(table.row.game, refused.rule, refused.text) from None
        over = not table.game.deciders(played.state)
        plies = table.row.plies + 1
        after = table.changed(
            played.state,
            plies=plies,
            drawn=chance.drawn,
            phase="over" if over else "playing",
        )
        after = after.changed(played.state, versions=_versions(table, after, seat))
        now = self._tables.clock.now()
        move = MoveRow(table_id=table.id, ply=plies, seat=seat, path=to_notation(path), at=now)
        return Step(move, table, after, notices_of_play(table, after, played.events))

    def _write(self, tx: Transaction, steps: list[Step], press: int | None) -> Table:
        handle(tx, press)
        last = steps[-1].after
        for step in steps:
            tx.add_move(step.move)
            write_notices(tx, last.id, step.notices)
            if step.move.seat != HOUSE:
                tx.drop_draft(last.id, last.person_at(step.move.seat))
        tx.save_table(
            last.id,
            state=last.game.encode(last.state).decode(),
            plies=last.row.plies,
            drawn=last.row.drawn,
            phase=last.row.phase,
            versions=last.row.versions,
            changed=tx.now,
        )
        keep_window_open(tx, steps[-1].before, last)
        return last


def choice_after(table: Table, seat: Seat, path: Path) -> Choice | None:
    """What comes after a half-made move, every token checked. Raises `RefusedError`."""
    try:
        return walk(table.game, table.view(seat), path)
    except Refused as refused:
        raise RefusedError(table.row.game, refused.rule, refused.text) from None


def check_version(table: Table, seat: Seat, version: int | None) -> None:
    """Raise `StaleError` if what this seat may do has changed since `version`."""
    if version is not None and version != table.row.versions[seat]:
        raise StaleError


def _versions(before: Table, after: Table, mover: Seat) -> tuple[int, ...]:
    """Count up for the mover and for every seat that may now do something else.

    What another seat has begun is not disturbed by a move that leaves its choices alone.
    """
    return tuple(
        version + (seat == mover or _choices_changed(before, after, seat))
        for seat, version in enumerate(before.row.versions)
    )


def _choices_changed(before: Table, after: Table, seat: Seat) -> bool:
    if before.view(seat) == after.view(seat):
        return False
    return before.choice(seat) != after.choice(seat)
