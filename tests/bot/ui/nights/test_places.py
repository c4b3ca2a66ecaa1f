"""The messages of a night when the place of one is gone, and over a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import ChannelId, NightId, PersonId
from bot.tables.lobbies.opening import Person
from bot.ui.custom_ids import LoosePress
from bot.ui.nights import presses as steps
from tests.bot.flows.test_lost_places import dms
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from bot.nights.night import Night
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: ["cogs.night"])


def step(name: str) -> str:
    return LoosePress(name, ("1",)).encode()


async def night_of(world: World) -> Night:
    return await world.services.nights.find(NightId(1))


async def begin(world: World, *names: str) -> Any:
    """Begins a night as the first of these people, at which all are here; returns its card."""
    await world.person(names[0]).slash(world.channel, "night now")
    for name in names:
        person = world.person(name)
        await person.click(shown(world.channel, person), custom_id=step(steps.HERE))
    return shown(world.channel, world.person(names[0]))


def shown(place: Any, person: Any) -> Any:
    return find_message(place, person, step(steps.HOST))


def with_button(world: World, place: Any, name: str) -> list[Any]:
    """Returns the messages of a place that have this button."""
    history = place.history(viewer=world.person("ann"))
    return [m for m in history if step(name) in [item.custom_id for item in presses(m)]]


async def test_a_deleted_card_is_posted_anew_with_the_next_answer(world: World) -> None:
    card = await begin(world, "ann")
    world.env.backend.delete_message(world.channel.id, card.id)
    bob = Person(PersonId(world.person("bob").user.id), "bob")
    with world.as_bot():
        await world.services.planning.answer(NightId(1), bob, "perhaps")
    await world.env.settle()
    assert "Perhaps (1)" in words(shown(world.channel, world.person("ann")))
    assert (await night_of(world)).row.card != card.id


async def test_the_host_is_told_that_the_channel_is_gone(world: World) -> None:
    await begin(world, "ann")
    await world.delete_channel(ChannelId(world.channel.id))
    assert (await night_of(world)).row.lost
    assert "/night change" in dms(world, "ann")[-1].content


async def test_without_its_thread_a_night_goes_on_in_the_channel(world: World) -> None:
    await begin(world, "ann", "bob")
    thread = (await night_of(world)).row.thread
    assert thread is not None
    assert thread != world.channel.id
    await world.delete_channel(thread)
    await world.env.advance_time(5 * 60 + 5)
    await world.env.settle()
    assert len(with_button(world, world.channel, steps.BENCH)) >= 1
    assert (await night_of(world)).row.state == "playing"


async def test_a_restart_posts_nothing_twice(world: World) -> None:
    await begin(world, "ann", "bob")
    await world.restart()
    night = await night_of(world)
    assert len(with_button(world, world.channel, steps.LIKES)) == 1
    assert len(with_button(world, world.place(night.row.home), steps.HERE)) == 1
    await world.env.advance_time(5 * 60 + 5)
    await world.env.settle()
    assert len(with_button(world, world.place(night.row.home), steps.BENCH)) == 1
