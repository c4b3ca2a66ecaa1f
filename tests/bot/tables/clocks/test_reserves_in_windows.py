"""Sealed windows never touch a reserve, because a number that falls would tell who is silent."""

from __future__ import annotations

import pytest

from bot.clock import DAY, HOUR
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.saving import RESERVE, TIME
from bot.ui.sheets import voice
from bot.ui.times import board_items
from tests.bot.tables.clocks.test_reserves import due, left
from tests.bot.tables.clockwork import after, begin, play_turn, to_act
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop

pytestmark = pytest.mark.reserves


@pytest.mark.parametrize("game", ["slasher", "agent"])
async def test_sealed_windows_never_touch_it(top: Tabletop, game: str) -> None:
    number = await begin(top, game, "day", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    before, view = [seat.reserve for seat in table.seats], table.view(None)
    time = PACES["day"].time(view.window) or 0
    assert await due(top, number, RESERVE) is None
    assert {await left(top, number, seat) for seat in view.asked} == {time}
    await top.answer(number, view.asked[0])
    assert [seat.reserve for seat in (await top.table(number)).seats] == before
    while (await top.table(number)).view(None).window == view.window:
        await after(top, time)
    now = await top.table(number)
    assert [seat.reserve for seat in now.seats] == before, "whoever was silent"


@pytest.mark.parametrize("game", ["slasher", "agent"])
async def test_two_worlds_in_a_window_have_the_same_boards_and_dues(
    top: Tabletop, game: str
) -> None:
    """In one somebody has answered, whose own turn it was or not, after a time or at once."""
    number = await begin(top, game, "day", ANN, BOB, CAT)
    seat = await to_act(top, number)
    await after(top, DAY + HOUR)
    if seat in (await top.table(number)).view(None).asked:
        await play_turn(top, number, seat)
    table = await top.play_to_window(number)

    async def shown() -> tuple[object, ...]:
        table = await top.table(number)
        rows = await top.services.store.read(lambda tx: tx.due(2**60))
        times = [(row.kind, row.at) for row in rows if row.kind in (TIME, RESERVE)]
        clocks = [(seat.ends, seat.reserve, seat.spends) for seat in table.seats]
        return board_items(table, voice("en", table)), times, clocks

    before = await shown()
    await after(top, HOUR)
    await top.answer(number, table.view(None).asked[0])
    assert await shown() == before
