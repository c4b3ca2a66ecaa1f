"""The evening after the first tables: the deal, the bench, further rounds, and the end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from bot.ending import FINISH_SECONDS, finish
from bot.nights import agenda
from bot.nights.errors import NightNotPlayingError, NightSeatedError
from bot.nights.messages import BOARD, CARD, END, show
from bot.nights.planning import check_room, end_night
from bot.nights.tables import open_round
from bot.store.errors import StoreError
from bot.tables.errors import TableError, TooFewError, UnknownTableError

if TYPE_CHECKING:
    from bot.ids import InteractionId, NightId, PersonId, TableNumber
    from bot.nights.night import Night
    from bot.nights.nights import Nights
    from bot.nights.tables import Planner
    from bot.store.sql.nights import AnswerRow
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.lobby import Lobby
    from bot.tables.lobbies.opening import Person
    from bot.tables.motions.takeover import TakeOver
    from bot.tables.table import Table
    from games.engine import Seat

ENOUGH, LEAST = 4, 2
"""So many on the bench are seated at once, and so many if nobody else plays or after a while."""


class _Sight(msgspec.Struct, frozen=True):
    """What of a table matters to its night: whether it goes on, and who sits there until then."""

    phase: str
    sleeps: bool
    people: tuple[int, ...]


class Rounds:
    """Follows the tables of nights that are being played."""

    def __init__(self, nights: Nights, planner: Planner, lobby: Lobby, takeover: TakeOver) -> None:
        self._nights = nights
        self._takeover = takeover
        self._planner = planner
        self._lobby = lobby
        self._sights: dict[TableNumber, _Sight] = {}
        self._looking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Looks at all nights that are being played, after the bot was away."""
        found = await self._nights.store.read(lambda tx: tx.tables_of_nights())
        self._nights.night_of.update(found)
        for night in dict.fromkeys(self._nights.night_of.values()):
            await self.look(night)

    async def stop(self) -> None:
        """Finishes the looks under way."""
        await finish(self._looking, FINISH_SECONDS)

    def note(self, table: Table) -> None:
        """Notes that a table has changed; if that matters to its night, the night is looked at."""
        night = self._nights.night_of.get(table.id)
        if night is None:
            return
        in_lobby = table.row.phase == "lobby"
        people = tuple(seat.person for seat in table.seats) if in_lobby else ()
        sight = _Sight(table.row.phase, table.row.sleeps is not None, people)
        if self._sights.get(table.id) == sight:
            return
        self._sights[table.id] = sight
        if table.row.phase in ("over", "cancelled"):
            del self._nights.night_of[table.id], self._sights[table.id]
        task = asyncio.create_task(self._look(night), name="night")
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look(self, night: NightId) -> None:
        try:
            await self.look(night)
        except StoreError:
            self._sights.clear()  # the next change of a table looks again

    async def look(self, number: NightId) -> None:
        """Brings a night up to date with its tables: who got up waits on the bench, whose game is
        over is free, and a night in which nobody plays ends after a while.
        """
        async with self._nights.hold(number) as night:
            if night.row.state == "playing":
                after = await self._nights.commit(number, lambda tx: _follow(tx, night))
                await self._fill(after)

    # -- what rings ------------------------------------------------------------------------------

    async def deal(self, number: NightId, kind: str) -> None:
        """Looks at the games of a round that have not begun by themselves: where too few are left
        the table is closed, and they wait on the bench. One that somebody asked to wait with waits.
        """
        wanted = int(kind.partition(":")[2])
        async with self._nights.hold(number) as night:
            at = await self._nights.store.read(lambda tx: tx.night_due_at(number, kind))
            late = at is None or self._nights.clock.now() - at > agenda.CALLED_AGAIN
            for table in night.tables:
                if table.round == wanted and table.phase == "lobby" and not late:
                    await self._begin(table.table_id)
            await self._nights.commit(number, lambda tx: tx.drop_night_due(number, [kind]))
        await self.look(number)

    async def _begin(self, number: TableNumber) -> None:
        row = (await self._nights.tables.find(number)).row
        host = row.host
        if row.start_held:
            return
        try:
            await self._lobby.start(number, host)
        except TooFewError:
            await self._lobby.cancel(number, host)
        except TableError:
            return  # somebody has begun it, or its place is gone

    async def seat_bench(self, number: NightId) -> None:
        """Seats a bench that has waited for more people."""
        async with self._nights.hold(number) as night:
            await self._nights.commit(number, lambda tx: tx.drop_night_due(number, [agenda.BENCH]))
            if night.row.state != "playing":
                return
            at = _seated_at(night, self._nights.clock.now())
            if night.going_on and (at is None or at > self._nights.clock.now()):
                await self._fill(night)
            else:
                await self._seat(night)

    async def close(self, number: NightId) -> None:
        """Ends a night after which nobody has played for a while, or that has lasted long."""
        async with self._nights.hold(number) as night:
            if night.row.state == "playing":
                await self._nights.commit(number, lambda tx: _over(tx, number))
            else:
                kinds = [agenda.CLOSE, agenda.END]
                await self._nights.commit(number, lambda tx: tx.drop_night_due(number, kinds))

    async def forget(self, number: NightId) -> None:
        """Forgets a night that is long over; its tables and their results stay."""
        async with self._nights.hold(number):
            await self._nights.store.write(lambda tx: tx.drop_night(number))

    # -- what people press -----------------------------------------------------------------------

    async def sit_down(
        self, number: NightId, person: Person, interaction_id: InteractionId | None = None
    ) -> Night:
        """Puts somebody on the bench, who is seated with others who wait.

        Raises `NightOverError`, `NightNotPlayingError`, `NightSeatedError`, `NightFullError`.
        """
        async with self._nights.hold(number) as before:
            _check_playing(before)
            check_room(before, person.id, "yes")
            known = await self._check_free(before, person)
            since = self._nights.clock.now()
            if known is not None and known.bench is not None:
                since = known.bench

            def job(tx: Transaction) -> None:
                tx.save_answer(
                    number, person.id, person.name, answer="yes", here="here", bench=since,
                    table_id=None,
                )  # fmt: skip
                show(tx, number, BOARD)

            night = await self._nights.commit(number, job, interaction_id)
            await self._fill(night)
            return await self._nights.find(number)

    async def get_up(
        self, number: NightId, person: PersonId, interaction_id: InteractionId | None = None
    ) -> Night:
        """Takes somebody off the bench. Raises `NightOverError`, `NightNotPlayingError`."""
        async with self._nights.hold(number) as before:
            _check_playing(before)

            def job(tx: Transaction) -> None:
                tx.note_answer(number, person, bench=None, left_out=False)
                show(tx, number, BOARD)

            return await self._nights.commit(number, job, interaction_id)

    async def play_for_computer(
        self,
        number: NightId,
        person: Person,
        table: TableNumber,
        seat: Seat,
        interaction_id: InteractionId | None = None,
    ) -> Night:
        """Seats somebody who has come late in the place of a computer, in a game under way.

        Raises `NightOverError`, `NightNotPlayingError`, `NightSeatedError`, `UnknownTableError`,
        and what `TakeOver.from_computer` does.
        """
        async with self._nights.hold(number) as before:
            _check_playing(before)
            await self._check_free(before, person)
            if table not in [one.table_id for one in before.going_on]:
                raise UnknownTableError(table)
            await self._takeover.from_computer(table, person, seat, interaction_id)

            def job(tx: Transaction) -> None:
                tx.save_answer(
                    number, person.id, person.name, answer="yes", here="here", bench=None,
                    table_id=table,
                )  # fmt: skip
                show(tx, number, BOARD)

            return await self._nights.commit(number, job)

    async def end(
        self, number: NightId, person: Person, interaction_id: InteractionId | None = None
    ) -> Night:
        """Ends a night at the request of its host; its tables are played on.

        Raises `NightOverError`, `NightNotPlayingError`, `NotNightHostError`.
        """
        async with self._nights.hold(number) as before:
            _check_playing(before)
            before.check_host(person)
            return await self._nights.commit(number, lambda tx: _over(tx, number), interaction_id)

    async def _check_free(self, night: Night, person: Person) -> AnswerRow | None:
        """Returns what a night knows of somebody. Raises `NightSeatedError` if they play; whoever
        has left a game for good does not, however long others continue it.
        """
        known = night.person(person.id)
        if known is None or known.table_id is None:
            return known
        table = await self._nights.tables.find(known.table_id)
        seat = table.seat_of(person.id)
        if seat is not None and (table.row.phase == "lobby" or table.in_game(seat)):
            raise NightSeatedError(known.table_id)
        return known

    # -- further rounds --------------------------------------------------------------------------

    async def _fill(self, night: Night) -> None:
        """Seats the bench of a night held by the caller if it is long enough, now or soon."""
        if len(night.bench) >= ENOUGH and await self._seat(night):
            return

        def job(tx: Transaction) -> None:
            due, at = tx.night_due_at(night.id, agenda.BENCH), _seated_at(night, tx.now)
            if at is None:
                tx.drop_night_due(night.id, [agenda.BENCH])
            elif night.going_on or due is None or due > at:
                tx.set_night_due(night.id, agenda.BENCH, at)

        await self._nights.commit(night.id, job)

    async def _seat(self, night: Night) -> bool:
        """Opens tables for the bench, and returns whether there was one."""
        planned = await self._planner.plan(night, night.bench)
        if not planned.tables:
            return False
        await self._nights.open_tables(night.id, lambda tx: open_round(tx, night, planned))
        return True


def _check_playing(night: Night) -> None:
    night.check_coming()
    if night.row.state != "playing":
        raise NightNotPlayingError


def _seated_at(night: Night, now: int) -> int | None:
    """Returns when a bench that gets no longer is seated, in unix milliseconds; None if it is too
    short. While others play, two who wait may soon be four; but nobody waits for that all evening.
    """
    if len(night.bench) < LEAST:
        return None
    since = night.bench[LEAST - 1].bench or now
    return since + agenda.BENCH_PATIENCE if night.going_on else now + agenda.BENCH_GRACE


def _over(tx: Transaction, number: NightId) -> None:
    end_night(tx, number, "over")
    show(tx, number, END)


def _follow(tx: Transaction, night: Night) -> None:
    tables = {table.table_id: table for table in night.tables}
    for one in night.people:
        if one.table_id is None:
            continue
        table = tables[one.table_id]
        seated = one.person in [seat.person for seat in tx.seats(one.table_id)]
        if table.phase == "cancelled" or (table.phase == "lobby" and not seated):
            tx.note_answer(night.id, one.person, table_id=None, bench=tx.now)
        elif not (table.goes_on and seated):
            tx.note_answer(night.id, one.person, table_id=None)
    if night.going_on:
        tx.drop_night_due(night.id, [agenda.CLOSE])
    elif tx.night_due_at(night.id, agenda.CLOSE) is None:
        tx.set_night_due(night.id, agenda.CLOSE, tx.now + agenda.QUIET)
    show(tx, night.id, BOARD, CARD)
