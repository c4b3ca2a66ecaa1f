"""What tests of time do again and again at tables without Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.clocks import AWAY, missing
from bot.tables.clocks.pace import STAND_IN_DELAY
from bot.tables.due.reminders import read_reminded, reminder_lane
from bot.tables.notifications import public_lane, read_text
from tests.bot.waiting import ring

if TYPE_CHECKING:
    from bot.store.rows import ReminderRow, SeatRow
    from bot.tables.table import Table
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


async def begin(top: Tabletop, game: str, pace: str, *people: int) -> int:
    """A game of this pace under way, its agenda running."""
    number = await top.sit(game, *people)
    await top.house.lobby.set_pace(number, people[0], pace)
    await top.house.lobby.start(number, people[0])
    await top.house.start()
    return number


async def after(top: Tabletop, milliseconds: int) -> None:
    """Let time pass and what is due be done, and what is due because of that."""
    top.clock.pass_by(milliseconds)
    for _ in range(4):
        await ring()


async def to_act(top: Tabletop, number: int) -> Seat:
    """The one seat that has to decide."""
    return min(missing(await top.table(number)))


async def clock_of(top: Tabletop, number: int, seat: Seat) -> SeatRow:
    """A seat with its clock, as the store has it."""
    row = (await top.stored(number)).seats[seat]
    assert row == (await top.table(number)).seats[seat], "the cache says something else"
    return row


async def fall_back(top: Tabletop, number: int, seat: Seat) -> Table:
    """The owner of a seat makes the harmless move themselves."""
    await top.answer(number, seat)
    return await top.table(number)


async def play_turn(top: Tabletop, number: int, seat: Seat) -> None:
    """The owner of a seat, whose turn it is, plays it to its end."""
    assert await to_act(top, number) == seat
    while seat in missing(await top.table(number)):
        await fall_back(top, number, seat)


async def stand_in(top: Tabletop, number: int, *seats: Seat) -> None:
    """As if these had missed three turns."""
    for seat in seats:
        row = msgspec.structs.replace((await top.table(number)).seats[seat], away=AWAY)
        await top.house.tables.commit(number, lambda tx, row=row: tx.save_clock(row))
    await top.house.timekeeper.time_up(number)  # which finds out when to ring next


async def play_to_window(top: Tabletop, number: int) -> None:
    """Everybody plays their turns until a sealed window is open, the table for those away."""
    while (await top.table(number)).view(None).window is None:
        seat = await to_act(top, number)
        if (await top.table(number)).seats[seat].away == AWAY:
            await after(top, STAND_IN_DELAY)
        else:
            await play_turn(top, number, seat)


async def lines(top: Tabletop, number: int) -> list[str]:
    """The keys of the sentences that wait to be posted for everybody."""
    rows = await top.outbox(public_lane(number))
    return [read_text(row.body).key for row in rows if row.kind == "line"]


async def reminded(top: Tabletop, person: int) -> list[tuple[int, ...]]:
    """The tables of every reminder that waits to be sent to somebody."""
    return [read_reminded(row.body).tables for row in await top.outbox(reminder_lane(person))]


async def reminder(top: Tabletop, number: int, person: int) -> ReminderRow | None:
    return await top.house.store.read(lambda tx: tx.reminder(number, person))


async def plies(top: Tabletop, number: int) -> list[tuple[int, str]]:
    """Every move so far: seat and path."""
    moves = await top.house.store.read(lambda tx: tx.moves(number))
    return [(move.seat, move.path) for move in moves]
