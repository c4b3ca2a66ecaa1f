"""Tables with computers, and what follows when time passes there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.tables.clocks.thinking import next_thought, thinkers
from games.record import questions, read, write
from games.registry import find_game
from tests.bot.tables.clockwork import after
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.store.rows import LevelName, MoveRow
    from bot.tables.table import Table
    from games.engine import Seat
    from games.record import Record
    from tests.bot.tables.tabletop import Tabletop


async def seated(
    top: Tabletop, game: str, *players: PersonId | LevelName, pace: str = "live", **settings: Any
) -> TableNumber:
    """Opens a table for these people, of whom the first is the host, and computers of these levels.

    settings: options of the game.
    """
    people = [who for who in players if isinstance(who, int)]
    number = await top.sit(game, *people, **settings)
    await top.services.lobby.set_pace(number, people[0], pace)
    for level in players:
        if isinstance(level, str):
            await top.services.computer_seats.add(number, people[0], level)
    return number


async def begun(
    top: Tabletop, game: str, *players: PersonId | LevelName, pace: str = "live", **settings: Any
) -> TableNumber:
    """Starts a game for these people and computers, with the scheduler running."""
    number = await seated(top, game, *players, pace=pace, **settings)
    host = next(who for who in players if isinstance(who, int))
    await top.services.start()
    await top.services.lobby.start(number, host)
    await idle()
    return number


def thinks_at(table: Table) -> int:
    """Returns when the first computer that the table waits for may move."""
    at = next_thought(table)
    assert at is not None
    return at


def people_of(table: Table) -> list[Seat]:
    return [seat.place for seat in table.seats if seat.computer is None]


async def to_computers(top: Tabletop, number: TableNumber, most: int = 200) -> Table:
    """Lets the people play until a computer has to act, or the game is over."""
    for _ in range(most):
        table = await top.table(number)
        if thinkers(table) or table.row.phase == "over":
            return table
        if table.house_to_act:
            await after(top, max(table.row.closes - top.clock.now(), 0))
        else:
            await top.play(number)
    raise AssertionError("no computer ever had to act")


async def moves(top: Tabletop, number: TableNumber) -> list[MoveRow]:
    return await top.services.store.read(lambda tx: tx.moves(number))


def think_again(record: Record) -> int:
    """Checks that every move of a computer follows from what its seat was shown; returns their
    number.
    """
    found = list(questions(read(write(record))))
    for question in found:
        assert question.answer(find_game(record.game)) == question.path
    return len(found)
