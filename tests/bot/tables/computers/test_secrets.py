"""What people do in secret changes neither what computers do nor when."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.clocks.thinking import PAUSES
from bot.tables.lobbies import lobby
from bot.tables.notifications import private_lane, public_lane
from games.chance import make_seed
from games.choosing import random_move
from tests.bot.tables.clockwork import after
from tests.bot.tables.computers.company import begun, moves, to_computers
from tests.bot.tables.tabletop import ANN, BOB, Tabletop
from tests.bot.waiting import idle

if TYPE_CHECKING:
    from pathlib import Path

    from bot.tables.table import Table
    from games.engine import Path as MovePath
    from games.engine import Seat


def an_order(table: Table, seat: Seat) -> MovePath:
    """Returns a standing order that a seat can give now."""
    rng = random.Random(1)
    while (path := random_move(table.game, table.view(seat), rng) or ())[:1] != ("order",):
        pass
    return path


async def seen(database: Path, game: str, *, ordered: bool) -> tuple[Any, ...]:
    """Returns what a computer does in its first turn and what Ann is sent, in a game in which Bob
    gives a standing order while it pauses, or does not.
    """
    top = await Tabletop.open(database)
    number = await begun(top, game, ANN, BOB, "hard")
    while (table := await to_computers(top, number)).view(None).window is not None:
        await idle()
    before = table.row.plies
    if ordered:
        bob = table.seat_of(BOB)
        assert bob is not None
        after_order = await top.services.playing.move(number, BOB, an_order(table, bob))
        assert after_order.row.plies > before
        assert after_order.view(table.seat_of(ANN)) == table.view(table.seat_of(ANN))
    await after(top, PAUSES["normal"][1])
    thinks = [seat.thinks for seat in table.seats]
    rows = await moves(top, number)
    made = [(row.seat, row.path, row.at, row.level) for row in rows if row.level]
    lanes = (public_lane(number), private_lane(ANN))
    sent = [(row.kind, row.body, row.made) for row in await top.outbox(*lanes)]
    await top.close()
    assert any(row.level for row in rows[before:])
    return thinks, made, sent


@pytest.mark.parametrize("game", ["agent", "casablanca"])
@pytest.mark.parametrize("words", ["one", "two"])
async def test_standing_orders_change_nothing_about_computers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, words: str
) -> None:
    monkeypatch.setattr(lobby, "new_seed", lambda: make_seed(words))
    without = await seen(tmp_path / "without.db", game, ordered=False)
    assert await seen(tmp_path / "with.db", game, ordered=True) == without
