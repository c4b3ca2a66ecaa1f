"""What people see of a table that sleeps, how a press wakes it, and what is left when it closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.clocks import AWAY
from bot.tables.due.sleeping import close_sleeper
from bot.ui.custom_ids import Press
from tests.bot.ui.lobby.test_lobby import BOTH, card_of
from tests.bot.ui.lobby.test_waiting import newest_dm
from tests.bot.world import find_message, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from tests.bot.world import World


async def sleeper(world: World, locale: str) -> TableNumber:
    """Returns a table that sleeps, in this language."""
    number = await world.start_at_once("slush-fund", "ann", "bob")
    for seat in range(2):
        with world.as_bot():
            async with world.services.tables.hold(number) as table:
                row = msgspec.structs.replace(table.seats[seat], away=AWAY)

                def job(tx: Transaction, row: SeatRow = row) -> None:
                    tx.save_table(number, locale=locale[:2])
                    tx.save_clock(row)

                await world.services.tables.commit(number, job)
    await world.env.settle()
    return number


@BOTH
async def test_a_press_wakes_it(world: World, locale: str) -> None:
    number = await sleeper(world, locale)
    thread, ann = await world.thread(number), world.person("ann")
    board = find_message(thread, ann, Press(number, 0, "open").encode())
    asleep = "Il n’y a plus personne ici" if locale == "fr" else "Nobody is here any more"
    assert words(board).count(asleep) == 1
    await ann.click(board, custom_id=Press(number, 0, "open").encode())
    assert (await world.table(number)).row.sleeps is None
    board = find_message(thread, ann, Press(number, 0, "open").encode())
    back = "ann est de retour" if locale == "fr" else "ann is back"
    assert words(board).index(asleep) < words(board).index(back)


async def test_somebody_without_a_seat_does_not_wake_it(world: World) -> None:
    number = await sleeper(world, "en")
    thread, cyd = await world.thread(number), world.person("cyd")
    board = find_message(thread, cyd, Press(number, 0, "open").encode())
    await cyd.click(board, custom_id=Press(number, 0, "open").encode())
    assert (await world.table(number)).row.sleeps is not None


@BOTH
async def test_what_is_left_of_it_says_that_it_was_closed(world: World, locale: str) -> None:
    for name in ("ann", "bob"):
        world.speaks(name, locale)
    number = await sleeper(world, locale)
    with world.as_bot():
        await close_sleeper(world.services.tables, number)
    await world.env.settle()
    closed = "Personne n’est revenu" if locale == "fr" else "Nobody came back"
    thread = await world.thread(number)
    assert closed in words(world.newest(thread, world.person("ann")))
    assert "Nobody came back" in words(card_of(world, number)) or locale == "fr"
    assert "came back" in words(newest_dm(world, "ann")) or locale == "fr"
