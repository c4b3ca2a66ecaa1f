"""Discord waits three seconds for an answer: a slow one is deferred, and no other."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.ui import request
from tests.bot.panels import said

if TYPE_CHECKING:
    import pytest

    from tests.bot.world import World


async def test_n2_results_that_take_long_are_deferred_and_come(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request, "_SOON_SECONDS", 0.0)
    counted = world.client.handlers.results._counted

    async def slow(*given: object, **named: object) -> object:
        for _ in range(20):  # turns of the loop, in which the deferral is sent
            await asyncio.sleep(0)
        return await counted(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(world.client.handlers.results, "_counted", slow)
    result = await world.person("ann").slash(world.channel, "tables results")
    assert result.response.ephemeral
    newest = world.channel.history(viewer=world.person("ann"))[-1]
    assert "No finished game counts yet." in str(newest.components) + said(result)


async def test_n2_a_quick_answer_is_given_at_once(world: World) -> None:
    result = await world.person("ann").slash(world.channel, "tables results")
    assert "No finished game counts yet." in said(result)
