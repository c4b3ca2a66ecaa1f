"""A game that is opened and played at a person's speed, for whoever counts what it sends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import MINUTE
from bot.ids import PersonId
from bot.tables.lobbies.opening import Place
from games.engine import CLOSE, HOUSE
from tests.bot.tables.tabletop import CHANNEL, GUILD, person

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.tables.table import Table
    from games.engine import Path
    from tests.bot.tables.tabletop import Tabletop


async def sit(top: Tabletop, game: str, seats: int, pace: str) -> Table:
    """Opens a table of a pace and lets everybody sit down; its host is the first."""
    first, *others = (person(PersonId(100 + seat)) for seat in range(seats))
    place = Place(GUILD, CHANNEL)
    table = await top.services.lobby.open(game, first, place, "en", {}, pace=pace)
    for other in others:
        table = await top.services.lobby.join(table.id, other)
    return table


async def move(top: Tabletop, number: TableNumber) -> tuple[PersonId | None, Path]:
    """Makes the next move, or closes the window; returns who made it (None: the table), and it."""
    table = await top.services.tables.find(number)
    if table.game.deciders(table.state) == {HOUSE}:
        top.clock.time += MINUTE
        await top.services.playing.close_window(number)
        return None, CLOSE
    seat, path = await top.next_move(number)
    mover = table.person_at(seat)
    await top.services.playing.move(number, mover, path)
    return mover, path
