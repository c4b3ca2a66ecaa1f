"""Standing orders never answer for somebody who has looked at the question, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR
from bot.tables.clocks.standing_orders import ordered_seats, replan_orders
from games.capital_power.pending import Split
from games.choosing import to_path
from games.engine import HOUSE
from games.registry import all_games
from games.selfplay import next_move
from tests.bot.tables.clockwork import after, begin
from tests.bot.tables.tabletop import ANN, BOB, CAT
from tests.games.capital_power.scenes import co, play, scene

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.transaction import Transaction
    from tests.bot.tables.tabletop import Tabletop

ORDERS = {
    "agent": "only-paid",
    "capital-power": "order routine",
    "casablanca": "only-paid",
    "cover-your-assets": "order give-up",
    "slasher": "order none",
}
_MOST = 400


def test_all_games_with_orders_are_played_here() -> None:
    assert set(all_games()) - set(ORDERS) == {"slush-fund"}, "which has no orders"


@pytest.mark.parametrize("looks", [True, False])
@pytest.mark.parametrize("game", ORDERS)
async def test_whoever_has_looked_at_a_question_answers_it_themselves(
    top: Tabletop, game: str, looks: bool
) -> None:
    number = await begin(top, game, "day", ANN, BOB, CAT)
    for seat in range(3):
        person = (await top.table(number)).person_at(seat)
        await top.services.playing.move(number, person, to_path(ORDERS[game]))
    seat = await until_ordered(top, number)
    table = await top.table(number)
    if looks:
        person, seen = table.person_at(seat), top.services.looks
        await seen.looked(number, person, await seen.news(number, person))
    await after(top, 3 * HOUR)
    moves = await top.services.store.read(lambda tx: tx.moves(number))
    answered = seat in [move.seat for move in moves[table.row.plies :]]
    assert answered != looks


async def until_ordered(top: Tabletop, number: TableNumber) -> int:
    """Plays until somebody is asked what their order answers; returns their seat."""
    if (await top.table(number)).row.game == "capital-power":
        await lay_split(top, number)
    for _ in range(_MOST):
        table = await top.table(number)
        if seats := ordered_seats(table):
            return min(seats)
        seat, path = next_move(table.game, table.state, top.rng)
        if seat == HOUSE:
            await after(top, HOUR)
        elif path[0] not in ("order", "let-pass", "ask-me"):
            await top.services.playing.move(number, table.person_at(seat), path)
    raise AssertionError("no order came to anything")


async def lay_split(top: Tabletop, number: TableNumber) -> None:
    """Asks seat 1 in the turn of seat 0 how to divide a fine, which random play hardly comes to."""
    given = {"orange-h": co(white=50), "orange-1": co(white=50)}
    fine = Split(1, (6, 7), 20, 0, "ggff")
    state = play(scene(given, books="creative", pending=(fine,)), "order routine", seat=1)
    async with top.services.tables.hold(number) as table:
        laid = table.changed(state)

        def job(tx: Transaction) -> None:
            tx.save_table(number, state=table.game.encode(state).decode())
            replan_orders(tx, laid)

        await top.services.tables.commit(number, job)
