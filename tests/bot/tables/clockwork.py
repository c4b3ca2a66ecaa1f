"""Helpers for tests of time, at tables without Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.clocks import AWAY, missing
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.due.reminders import read_reminded, reminder_lane
from bot.tables.notifications import private_lane, read_text
from games.choosing import to_path, was_forced
from games.record import Move, Record
from games.record import plies as record_plies
from games.registry import all_games
from tests.bot.waiting import ring

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.store.clock_rows import ReminderRow
    from bot.store.rows import SeatRow
    from bot.tables.table import Table
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


async def begin(top: Tabletop, game: str, pace: str, *people: PersonId) -> TableNumber:
    """Starts a game at this pace, with the scheduler running."""
    number = await top.sit(game, *people)
    await top.services.lobby.set_pace(number, people[0], pace)
    await top.services.lobby.start(number, people[0])
    await top.services.start()
    return number


async def after(top: Tabletop, milliseconds: int) -> None:
    """Lets time pass, and does what is due, and what is due because of that."""
    top.clock.pass_by(milliseconds)
    for _ in range(4):
        await ring()


async def to_act(top: Tabletop, number: TableNumber) -> Seat:
    """Returns the one seat that has to act."""
    return min(missing(await top.table(number)))


async def clock_of(top: Tabletop, number: TableNumber, seat: Seat) -> SeatRow:
    """Returns a seat with its clock from the store, after checking that the cache agrees."""
    row = (await top.stored(number)).seats[seat]
    assert row == (await top.table(number)).seats[seat], "the cache says something else"
    return row


async def fall_back(top: Tabletop, number: TableNumber, seat: Seat) -> Table:
    """Makes the fallback move as the owner of a seat."""
    await top.answer(number, seat)
    return await top.table(number)


async def play_turn(top: Tabletop, number: TableNumber, seat: Seat) -> None:
    """Plays a seat's turn to its end as its owner."""
    assert await to_act(top, number) == seat
    while seat in missing(await top.table(number)):
        await fall_back(top, number, seat)


async def stand_in(top: Tabletop, number: TableNumber, *seats: Seat) -> None:
    """Makes the table play these seats, as after three missed turns."""
    for seat in seats:
        row = msgspec.structs.replace((await top.table(number)).seats[seat], away=AWAY)
        await top.services.tables.commit(number, lambda tx, row=row: tx.save_clock(row))
    await top.services.timeouts.time_up(number)  # the scheduler finds out when to ring next


async def play_to_window(top: Tabletop, number: TableNumber) -> None:
    """Plays turns until a sealed window is open; the table plays for those away."""
    while (await top.table(number)).view(None).window is None:
        seat = await to_act(top, number)
        if (await top.table(number)).seats[seat].away == AWAY:
            await after(top, STAND_IN_DELAY)
        else:
            await play_turn(top, number, seat)


async def lines(top: Tabletop, number: TableNumber) -> list[str]:
    """Returns the keys of the sentences that everybody was told since the outbox was emptied."""
    return [said.key for said in await top.told(number)]


async def notes(top: Tabletop, person: PersonId) -> list[str]:
    """Returns the keys of what the bot tells a person alone, besides what their game tells: on
    their panels, then in messages that wait."""
    rows = await top.outbox(private_lane(person))
    numbers = await top.services.store.read(lambda tx: tx.table_ids())
    told = [
        row.line
        for number in numbers
        for row in await top.services.store.read(lambda tx, n=number: tx.told_at(n))
        if row.person == person
    ]
    keys = [read_text(body).key for body in [*told, *(r.body for r in rows if r.kind == "note")]]
    return [key for key in keys if not key.startswith(tuple(all_games()))]


async def reminded(top: Tabletop, person: PersonId) -> list[tuple[int, ...]]:
    """Returns the tables in every reminder that waits to be sent to a person."""
    return [read_reminded(row.body).tables for row in await top.outbox(reminder_lane(person))]


async def reminder(top: Tabletop, number: TableNumber, person: PersonId) -> ReminderRow | None:
    return await top.services.store.read(lambda tx: tx.reminder(number, person))


async def plies(top: Tabletop, number: TableNumber) -> list[tuple[int, str]]:
    """Returns the moves so far, as seat and path, without those that the table made because there
    was no other.
    """
    rows = await top.services.store.read(lambda tx: tx.moves(number))
    table = await top.stored(number)
    moves = tuple(Move(row.seat, to_path(row.path)) for row in rows)
    record = Record(
        table.row.game, len(table.seats), table.row.options, table.row.seed or b"", moves
    )
    return [
        (row.seat, row.path)
        for row, before in zip(rows, record_plies(record), strict=False)
        if not was_forced(table.game, before.state, to_path(row.path))
    ]
