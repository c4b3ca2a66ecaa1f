"""Helpers that lead to a step of the odd game and read its form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.bot.panels import Panel

if TYPE_CHECKING:
    from tests.bot.world import World


async def begin(world: World, *keys: str) -> Panel:
    """Returns the panel of the seat on turn, after these picks."""
    number = await world.start("odd", "ann", "bob")
    panel = await Panel.open(world, await world.to_act(number), number)
    for key in keys:
        await panel.pick(key)
    return panel


async def fields(panel: Panel, page: int = 0) -> dict[str, Any]:
    """Returns the fields of a page of the form, by key."""
    form = await panel.press("form", str(page))
    assert form.modal is not None
    return {item["component"]["custom_id"]: item["component"] for item in form.modal["components"]}


async def values(panel: Panel, page: int = 0) -> dict[str, str]:
    """Returns the values in the form when it is opened."""
    return {key: field.get("value") or "" for key, field in (await fields(panel, page)).items()}
