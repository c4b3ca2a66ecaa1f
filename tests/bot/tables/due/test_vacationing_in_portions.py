"""A vacation is applied to one table after another, and once to each, whenever the process dies
(N2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import DAY, HOUR
from bot.tables.clocks.clocks import next_ring
from bot.tables.clocks.saving import RETURN, TIME
from bot.tables.due.vacationing import Vacationing
from bot.tables.lobbies import lobby
from bot.tables.tables import Tables
from games.chance import make_seed
from tests.bot.dying import dies_after
from tests.bot.tables.clockwork import begin
from tests.bot.tables.deciding import due
from tests.bot.tables.leaving import take
from tests.bot.tables.tabletop import ANN, BOB, CAT, Tabletop

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber


GAMES = ("slush-fund", "capital-power", "slasher", "slush-fund")


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: make_seed("vacation"))


async def seated(top: Tabletop) -> list[TableNumber]:
    """Returns Ann's tables: games under way, and a lobby."""
    numbers = [await begin(top, game, "day", ANN, BOB, CAT) for game in GAMES]
    return [*numbers, await top.sit("agent", ANN, BOB)]


async def standing(top: Tabletop, numbers: list[TableNumber]) -> Any:
    """Returns the clocks, alarms and reminders of these tables as they are stored."""

    def read(tx: Any) -> Any:
        reminders = [tx.reminder(n, who) for n in numbers for who in (ANN, BOB, CAT)]
        return [tx.seats(n) for n in numbers], reminders

    return *await top.services.store.read(read), [await due(top, n) for n in numbers]


async def resumed(top: Tabletop) -> None:
    """Starts the next process, with nothing in its cache."""
    store = top.services.store
    top.services.tables._cache.clear()
    await Vacationing(Tables(store, top.clock), 28).resume()


@pytest.mark.logs_errors  # the dying process may try to note that it is alive
@pytest.mark.parametrize("writes", [1, 2, 5])
async def test_n2_a_vacation_taken_before_a_crash_stops_every_clock(
    top: Tabletop, writes: int
) -> None:
    numbers = await seated(top)
    with dies_after(top.services.store, writes):
        await take(top, ANN, 0, 3)
    await resumed(top)
    for number in numbers:
        table, rings = await top.stored(number), await due(top, number)
        assert rings[RETURN] == table.seats[table.seat_of(ANN) or 0].off_to
        assert rings.get(TIME) == next_ring(table)


@pytest.mark.logs_errors
@pytest.mark.parametrize("writes", [1, 2, 4, 6])
@pytest.mark.parametrize("early", [True, False])
async def test_n2_a_vacation_whose_end_a_crash_interrupts_puts_every_clock_off_once(
    tmp_path: Path, writes: int, early: bool
) -> None:
    """The result is the same as without a crash."""
    found = []
    for writes_left in (None, writes):
        top = await Tabletop.open(tmp_path / f"{writes_left}.db")
        try:
            found.append(await ended(top, early=early, writes=writes_left))
        finally:
            await top.close()
    assert found[0] == found[1]


async def ended(top: Tabletop, *, early: bool, writes: int | None) -> Any:
    """Ends Ann's vacation; returns the result. writes: number of writes after which the process
    dies.
    """
    numbers = await seated(top)
    await take(top, ANN, 0, 3)
    await top.services.scheduler.stop()  # the test itself does what is due
    top.clock.pass_by(5 * HOUR if early else 4 * DAY)
    services = top.services

    async def end() -> None:
        if early:
            await services.vacationing.come_back(ANN)
        else:
            await services.vacationing.settle(numbers[0])

    if writes is None:
        await end()
    else:
        with dies_after(services.store, writes):
            await end()
        await resumed(top)
    assert await services.store.read(lambda tx: tx.vacation(ANN)) is None
    return await standing(top, numbers)


async def test_n2_each_table_is_a_transaction_of_its_own(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = await seated(top)
    saved: list[int] = []
    save = top.services.tables.save

    async def counted(job: Any) -> Any:
        table = await save(job)
        saved.append(table.id)
        return table

    monkeypatch.setattr(top.services.tables, "save", counted)
    await take(top, ANN, 0, 3)
    assert saved == numbers
    saved.clear()
    await top.services.vacationing.come_back(ANN)
    assert saved == numbers
