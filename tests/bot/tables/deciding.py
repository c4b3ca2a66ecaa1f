"""Helpers for tests of motions, at tables without Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.ids import PersonId, TableNumber
from bot.tables.clocks.clocks import PRESENT
from bot.tables.notifications import public_lane
from bot.tables.voting.rules import MOTION
from games.engine import Pick
from games.slush_fund.moves import read_pile
from tests.bot.tables import clockwork
from tests.bot.tables.tabletop import ANN, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.rows import MotionRow
    from bot.tables.table import Table
    from games.engine import Seat


told = clockwork.lines


async def begin(top: Tabletop, game: str, pace: str, *people: PersonId) -> TableNumber:
    """Starts a game at this pace, with the scheduler running and an empty outbox."""
    number = await clockwork.begin(top, game, pace, *people)
    await top.empty_outbox()
    return number


async def motion(top: Tabletop, row: MotionRow) -> MotionRow:
    """Returns a motion as it is stored."""
    found = await top.services.store.read(lambda tx: tx.motion(row.id))
    assert found is not None
    return found


async def vote(top: Tabletop, row: MotionRow, *people: PersonId, agrees: bool = True) -> MotionRow:
    """Lets these people vote one after another; returns the motion after that."""
    for person in people:
        row = await top.services.motions.vote(row.table_id, person, row.id, agrees=agrees)
    return await motion(top, row)


async def seat_of(top: Tabletop, number: TableNumber, person: PersonId) -> Seat:
    seat = (await top.table(number)).seat_of(person)
    assert seat is not None
    return seat


async def miss(top: Tabletop, number: TableNumber, seat: Seat) -> None:
    """Marks a turn as missed by the owner of a seat."""
    row = msgspec.structs.replace((await top.table(number)).seats[seat], misses=1)
    await top.services.tables.commit(number, lambda tx: tx.save_clock(row))


async def ask_pace(
    top: Tabletop, number: TableNumber, pace: str = "week", by: int = ANN
) -> MotionRow:
    """Asks for another pace."""
    return await top.services.motions.put(number, PersonId(by), "pace", value=pace)


async def others(top: Tabletop, number: TableNumber, seat: Seat) -> list[PersonId]:
    """Returns everybody at a table but the owner of a seat."""
    return [row.person for row in (await top.table(number)).seats if row.place != seat]


async def summon(top: Tabletop, number: TableNumber, seat: Seat, value: str = "") -> MotionRow:
    """Lets everybody else agree to open a seat; returns the summons of its owner."""
    people = await others(top, number, seat)
    row = await top.services.motions.put(number, people[0], "replace", seat, value)
    assert (await vote(top, row, *people[1:])).outcome == "passed"
    [summons] = await top.services.motions.open_at(number)
    assert (summons.kind, summons.target) == ("summons", seat)
    return summons


async def open_seat(top: Tabletop, number: TableNumber, seat: Seat) -> None:
    """Lets everybody else agree to open a seat, and its owner miss the time to answer."""
    summons = await summon(top, number, seat)
    await clockwork.after(top, summons.lapses - top.clock.now())
    assert (await top.table(number)).seats[seat].away != PRESENT


async def shown(top: Tabletop, number: TableNumber) -> list[int]:
    """Returns the motions whose messages wait to be sent or updated."""
    rows = await top.outbox(public_lane(number))
    return [int(row.body) for row in rows if row.kind == MOTION]


async def due(top: Tabletop, number: TableNumber) -> dict[str, int]:
    """Returns what is due at a table, by kind."""
    rows = await top.services.store.read(lambda tx: tx.due(10**15, 1_000))
    return {row.kind: row.at for row in rows if row.table_id == number}


async def reopened(top: Tabletop, database: Path) -> Tabletop:
    """Starts another process on the same database, at the same time of day."""
    made = await Tabletop.open(database)
    made.clock.time = top.clock.now()
    return made


def height(table: Table, key: str) -> int:
    """Returns the number of cards in a pile, which hides something if they are several."""
    owner, politician = read_pile(key)
    state: Any = table.view(None)
    return int(state.piles[politician][owner].height)


def keys(table: Table, seat: Seat, word: str) -> list[str]:
    """Returns what can come after this word."""
    choice = table.choice(seat, (word,))
    return [item.key for item in choice.options] if isinstance(choice, Pick) else []
