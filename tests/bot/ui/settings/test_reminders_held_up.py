"""Reminders that Discord held up arrive as one, because one is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bot.ui.settings.test_reminder_places import (
    DAY,
    HALF,
    REST,
    begin,
    choose,
    in_dm,
    in_thread,
)

if TYPE_CHECKING:
    from tests.bot.world import World

SOON = 10 * 60


async def test_after_an_outage_over_both_steps_one_message_comes(world: World) -> None:
    number = await begin(world, "slush-fund", "ann", "bob")
    name = await world.to_act(number)
    path = f"/channels/{world.person(name).user.dm_channel.id}/messages*"
    world.env.inject_error("*", path, status=503, times=None)
    await world.env.advance_time(HALF)
    await world.env.advance_time(REST)
    assert in_dm(world, name) == []
    world.env.backend.faults.clear()
    await world.env.advance_time(SOON)
    assert len(in_dm(world, name)) == 1
    await world.env.advance_time(DAY // 10)
    assert len(in_dm(world, name)) == 1


async def test_after_such_an_outage_one_message_comes_in_a_thread_too(world: World) -> None:
    number = await begin(world, "slush-fund", "ann", "bob")
    name = await world.to_act(number)
    await choose(world, name, "thread")
    path = f"/channels/{(await world.table(number)).home}/messages*"
    world.env.inject_error("*", path, status=503, times=None)
    await world.env.advance_time(HALF)
    await world.env.advance_time(REST)
    world.env.backend.faults.clear()
    await world.env.advance_time(SOON)
    assert len(await in_thread(world, number)) == 1
