"""Computers and personal data: they have none, and take none with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.clock import SECOND
from bot.store.rows import LEVELS
from bot.tables.clocks.clocks import AWAY
from tests.bot.tables.clockwork import after
from tests.bot.tables.computers.company import begun, seated, to_computers
from tests.bot.tables.privacy.footprints import dump, found
from tests.bot.tables.privacy.somebody import SIGNS, ZOE, sit
from tests.bot.tables.tabletop import ANN, BOB
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


async def test_nothing_but_its_seat_names_a_computer(top: Tabletop, database: Path) -> None:
    number = await begun(top, "slush-fund", ANN, BOB, "hard", "normal", pace="day")
    for _ in range(4):
        await to_computers(top, number)
        await after(top, 5 * SECOND)
    table = await top.table(number)
    signs = [str(seat.person) for seat in table.seats if seat.computer]
    assert found(dump(database), *signs) == {"seat.person"}


async def test_the_host_who_is_forgotten_leaves_the_table_to_people_only(top: Tabletop) -> None:
    number = await begun(top, "slush-fund", ANN, "normal", BOB, "easy")
    await top.services.deletions.erase(ANN)
    table = await top.table(number)
    assert table.row.host == BOB
    ann = next(seat for seat in table.seats if seat.person < 0 and seat.computer is None)
    assert ann.away == AWAY
    assert len({seat.person for seat in table.seats}) == 4


async def test_a_practice_table_of_somebody_who_is_forgotten_holds_nothing_of_them(
    top: Tabletop, database: Path
) -> None:
    number = await sit(top, "slush-fund", pace="live")
    for level in LEVELS:
        await top.services.computer_seats.add(number, ZOE, level)
    await top.services.start()
    await top.services.lobby.start(number, ZOE)
    await top.play(number)
    await idle()
    assert {"seat.person", "seat.name"} <= found(dump(database), *SIGNS)
    await top.services.deletions.erase(ZOE)
    assert found(dump(database), *SIGNS) == set()


async def test_a_lobby_whose_only_person_is_forgotten_is_cancelled(top: Tabletop) -> None:
    lobby = await seated(top, "slush-fund", BOB, "easy")
    await top.services.deletions.erase(BOB)
    assert (await top.table(lobby)).row.phase == "cancelled"


async def test_an_export_tells_a_person_s_own_moves_and_seat_and_no_computer_s(
    top: Tabletop,
) -> None:
    number = await begun(top, "slush-fund", ANN, BOB, "hard")
    for _ in range(3):
        await to_computers(top, number)
        await after(top, 5 * SECOND)
    table = await top.table(number)
    told = msgspec.json.decode(await top.services.exports.export(ANN, "en"))
    (exported,) = told["tables"]
    made = await top.services.store.read(lambda tx: tx.moves(number))
    seat = table.seat_of(ANN)
    assert len(exported["moves"]) == sum(row.seat == seat for row in made)
    assert exported["seat"]["computer"] is None
    assert not any(str(row.person) in str(told) for row in table.seats if row.computer)
