"""A computer answers an offer at once, so that whoever made it can go on with their turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.clocks.thinking import thinkers
from games.choosing import random_move
from tests.bot.tables.computers.company import begun, people_of
from tests.bot.tables.tabletop import ANN
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from bot.tables.table import Table
    from games.engine import Path
    from tests.bot.tables.tabletop import Tabletop


def offer_of(top: Tabletop, table: Table) -> Path:
    """Returns an offer that the person at a table can make."""
    view = table.view(people_of(table)[0])
    moves = (random_move(table.game, view, top.rng) for _ in range(5_000))
    return next(move for move in moves if move is not None and move[0] == "offer")


async def test_a_computer_answers_an_offer_in_the_turn_in_which_it_is_made(top: Tabletop) -> None:
    number = await begun(top, "capital-power", ANN, "normal")
    for _ in range(50):
        await idle()
        table = await top.table(number)
        if table.view(people_of(table)[0]).to_act and not thinkers(table):
            break
    turn = table.game.turn(table.view(None))
    await top.services.playing.move(number, ANN, offer_of(top, table))
    assert (await top.table(number)).state.offers
    for _ in range(20):
        await idle()
    table = await top.table(number)
    assert not table.state.offers
    assert table.game.turn(table.view(None)) == turn
    rows = await top.services.store.read(lambda tx: tx.moves(number))
    assert rows[-1].path.split()[0] in ("accept", "decline")
    assert rows[-1].level == "normal"
