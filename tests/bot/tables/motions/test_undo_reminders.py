"""Taking back a move that nobody waited for changes no reminder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tests.bot.tables.clocks.test_standing_orders import give
from tests.bot.tables.clockwork import reminder, to_act
from tests.bot.tables.deciding import begin
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from tests.bot.tables.tabletop import Tabletop


async def test_an_order_taken_back_repeats_no_reminder(top: Tabletop) -> None:
    """The first step has been sent, together with another table's, and is not sent again."""
    number = await begin(top, "cover-your-assets", "day", ANN, BOB, CAT)
    seat = await to_act(top, number)
    person = (await top.table(number)).person_at(seat)
    first = await reminder(top, number, person)
    assert first is not None
    said = msgspec.structs.replace(first, step=2, at=(first.ends or 0) - first.span // 5)
    await top.services.store.write(lambda tx: tx.save_reminder(said))
    await give(top, number, seat, "give-up")
    assert await top.services.motions.undo(number, person) is None
    assert await reminder(top, number, person) == said
