"""Standing orders of every game: given by command or on the panel, seen only by their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bot.panels import Panel
from tests.bot.world import words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

ORDERS: dict[str, tuple[str, dict[str, str], tuple[str, ...]]] = {
    "agent": ("orders", {"agent": "all", "order": "quiet"}, ("order", "all", "quiet")),
    "casablanca": ("orders", {"agent": "all", "order": "quiet"}, ("order", "all", "quiet")),
    "cover-your-assets": ("order", {"what": "give-up"}, ("order", "give-up")),
    "slasher": ("order", {"what": "3"}, ("order", "3")),
    "capital-power": ("act", {"what": "order", "how": "routine"}, ("order", "routine")),
}
"""Per game, the command with its arguments, and the picks that have the same effect."""


async def waiting(world: World, game: str) -> tuple[TableNumber, str]:
    """Returns a table, and somebody whom it does not wait for, or not alone."""
    number = await world.start_at_once(game, "ann", "bob", "cat")
    table = await world.table(number)
    seat = max(range(3), key=lambda seat: seat not in table.game.deciders(table.state))
    return number, await world.name_at(number, seat)


def seen(world: World, place: Any, name: str) -> list[str]:
    """Returns everything public in a place, with the times of edits."""
    found = place.history(viewer=world.person(name))
    return [f"{m.edited_at} {words(m)}" for m in found if not m.flags.ephemeral]


@pytest.mark.parametrize("game", ORDERS)
async def test_an_order_by_command_is_seen_only_by_its_owner(world: World, game: str) -> None:
    number, name = await waiting(world, game)
    thread = await world.thread(number)
    others = [other for other in ("ann", "bob", "cat") if other != name]
    before = [seen(world, thread, other) for other in others]
    command, given, path = ORDERS[game]
    await world.person(name).slash(thread, f"{game} {command}", **given)
    assert (await world.moves(number))[-1] == " ".join(path)
    panel = await Panel.open(world, name, number)
    assert "Standing order" in await panel.held()
    assert [seen(world, thread, other) for other in others] == before
    table = await world.table(number)
    for seat in range(3):
        held = str(table.game.holdings(table.view(seat)))
        assert ("order" in held) == (table.person_at(seat) == world.person(name).user.id)


@pytest.mark.parametrize("game", ORDERS)
async def test_an_order_on_the_panel_takes_a_press_a_word(world: World, game: str) -> None:
    number, name = await waiting(world, game)
    panel = await Panel.open(world, name, number)
    path = ORDERS[game][2]
    await panel.go(*path)
    for last in ("done", "do"):  # where only one order can be given, a press names it
        if panel.has(last):
            await panel.press(last)
    assert (await world.moves(number))[-1] == " ".join(path)
    assert panel.pressed <= len(path) + 2, "an order is behind a button, and a form has another"
