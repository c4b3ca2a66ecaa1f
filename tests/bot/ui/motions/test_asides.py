"""Standing orders that a game keeps in one menu under "Table …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bot.panels import MENU, forge, said
from tests.bot.ui.motions.on_discord import open_menu

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.panels import Panel
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def _casablanca_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: ["cogs.casablanca", "cogs.tables"])


async def opened(world: World) -> tuple[Panel, TableNumber]:
    number = await world.start("casablanca", "ann", "bob")
    return await open_menu(world, "ann", number), number


async def test_what_a_player_is_asked_is_chosen_in_one_menu_and_counts_at_once(
    world: World,
) -> None:
    menu, number = await opened(world)
    (offered,) = menu.menus("aside")
    assert [item.value for item in offered.options] == ["let-pass", "only-paid", "order"]
    await menu.choose("only-paid", step="aside")
    table = await world.table(number)
    view: Any = table.view(table.seat_of(world.person("ann").user.id))
    assert view.choosy
    assert not menu.has("do"), "nothing is left to confirm"


async def test_an_order_for_one_agent_asks_on(world: World) -> None:
    menu, number = await opened(world)
    plies = (await world.table(number)).row.plies
    await menu.choose("order", step="aside")
    assert "Which agent is the standing order for" in menu.words
    assert menu.has("back")
    assert (await world.table(number)).row.plies == plies


async def test_a_value_that_was_not_offered_does_nothing(world: World) -> None:
    menu, number = await opened(world)
    (offered,) = menu.menus("aside")
    plies = (await world.table(number)).row.plies
    data = {"custom_id": offered.custom_id, "component_type": MENU, "values": ["ask-me"]}
    result = await forge(world, "ann", menu.place, menu.message, data)
    assert "cannot use" in said(result)
    assert (await world.table(number)).row.plies == plies
