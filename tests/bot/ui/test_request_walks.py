"""Walks through the code are short; `walks.py` says what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.sheets import voice
from bot.words import LOCALES
from tests.bot.panels import Panel
from tests.bot.walks import COMMAND, PRESS, walking

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.walks import Walk
    from tests.bot.world import World

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: SEED)
    monkeypatch.setattr(
        "bot.client.extensions", lambda: ["cogs.rules", "cogs.slush_fund", "cogs.tables"]
    )


async def warmed(world: World, number: TableNumber) -> None:
    """Makes what is made once for a table's names, whoever needs it first."""
    for locale in LOCALES:
        voice(locale, await world.table(number))


def within(walk: Walk, rooms: int, returns: int) -> None:
    """Fails if a walk has become longer, and shows it."""
    assert walk.rooms <= rooms, str(walk)
    assert walk.returns <= returns, str(walk)


async def test_a_press_has_a_short_walk(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    panel = await Panel.open(world, await world.to_act(number), number)
    await warmed(world, number)
    with walking(PRESS) as walk:
        await panel.press("pick")
    assert (await world.table(number)).row.plies > 1, "the table had drawn for them"
    within(walk, 26, 25)


async def test_a_typed_move_has_a_short_walk(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    panel = await Panel.open(world, await world.to_act(number), number)
    await warmed(world, number)
    card = await world.card_to_stash(number)
    with walking(COMMAND) as walk:
        await panel.actor.slash(panel.place, "slush-fund stash", card=card)
    assert (await world.table(number)).row.plies > 1
    within(walk, 30, 24)


async def test_a_look_into_the_rules_has_a_short_walk(world: World) -> None:
    with walking(COMMAND) as walk:
        await world.person("ann").slash(world.channel, "rules", game="slush-fund", search="peek")
    within(walk, 9, 2)
