"""Somebody at the table gives whoever is waited for more time."""

from __future__ import annotations

import msgspec
import pytest

from bot.clock import DAY, HOUR
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.saving import RESERVE, TIME
from bot.tables.due.giving import GaveError, GiveInWindowError, NobodyToGiveError
from bot.tables.errors import NotSeatedError, RestingError
from bot.tables.pausing import rest
from tests.bot.tables.clockwork import after, begin, clock_of, lines, play_turn, reminder, to_act
from tests.bot.tables.tabletop import ANN, BOB, CAT, EVE, Tabletop

pytestmark = pytest.mark.reserves


async def test_it_is_one_decision_s_time_once_a_turn_and_giver(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat, give = await to_act(top, number), top.services.giving.give
    table = await top.table(number)
    givers = [table.person_at(other) for other in range(3) if other != seat]
    before = (await clock_of(top, number, seat)).ends or 0
    await top.empty_outbox()
    await give(number, givers[0])
    with pytest.raises(GaveError):
        await give(number, givers[0])
    await give(number, givers[1])
    row = await clock_of(top, number, seat)
    assert row.ends == before + 2 * DAY
    assert await lines(top, number) == ["give-given", "give-given"]
    assert await top.services.store.read(lambda tx: tx.due_at(number, TIME)) == row.ends
    own = await top.services.store.read(lambda tx: tx.due_at(number, RESERVE))
    assert own == row.ends - 2 * DAY
    known = await reminder(top, number, row.person)
    assert known is not None
    assert known.at == own - 12 * HOUR
    await play_turn(top, number, seat)
    other = await to_act(top, number)
    waited_for = (await top.table(number)).person_at(other)
    await give(number, next(who for who in givers if who != waited_for))


async def test_it_runs_before_what_is_left_of_the_reserve(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    giver = (await top.table(number)).person_at(1 - seat)
    await after(top, DAY + 40 * HOUR)
    assert (await clock_of(top, number, seat)).spends == 1
    await top.services.giving.give(number, giver)
    row = await clock_of(top, number, seat)
    assert (row.reserve, row.spends) == (8 * HOUR, 0)
    assert (row.ends or 0) - top.clock.now() == DAY + 8 * HOUR
    await after(top, DAY + HOUR)
    await play_turn(top, number, seat)
    assert (await clock_of(top, number, seat)).reserve == 7 * HOUR


async def test_what_was_given_earns_nothing_more(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    giver = (await top.table(number)).person_at(1 - seat)
    await after(top, 2 * DAY)
    await top.services.giving.give(number, giver)
    await play_turn(top, number, seat)
    assert (await clock_of(top, number, seat)).reserve == DAY + DAY // 4


async def test_a_table_without_reserves_can_be_given_time_too(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = msgspec.structs.replace(PACES["day"], reserve=None)
    monkeypatch.setitem(PACES, "day", plain)
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    row = await clock_of(top, number, seat)
    ends = row.ends or 0
    await top.services.giving.give(number, (await top.table(number)).person_at(1 - seat))
    assert (await clock_of(top, number, seat)).ends == ends + DAY


@pytest.mark.parametrize("game", ["slasher", "agent"])
async def test_nobody_is_given_time_in_a_window(top: Tabletop, game: str) -> None:
    number = await begin(top, game, "day", ANN, BOB, CAT)
    table = await top.play_to_window(number)
    before = table.seats
    for who in (ANN, BOB, CAT):
        with pytest.raises(GiveInWindowError):
            await top.services.giving.give(number, who)
    assert (await top.table(number)).seats == before


async def test_nobody_gives_time_to_themselves_or_from_outside_or_without_a_clock(
    top: Tabletop,
) -> None:
    give = top.services.giving.give
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    with pytest.raises(NobodyToGiveError):
        await give(number, (await top.table(number)).person_at(seat))
    with pytest.raises(NotSeatedError):
        await give(number, EVE)
    async with top.services.tables.hold(number) as table:
        until = top.clock.now() + DAY
        await top.services.tables.commit(number, lambda tx: rest(tx, table, until))
    with pytest.raises(RestingError):
        await give(number, (await top.table(number)).person_at(1 - seat))
    untimed = await top.start("slush-fund", ANN, BOB)
    other = (await top.table(untimed)).person_at(1 - await to_act(top, untimed))
    with pytest.raises(NobodyToGiveError):
        await give(untimed, other)
