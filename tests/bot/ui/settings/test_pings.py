"""Where somebody is called, set by command and in a menu, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.custom_ids import LoosePress
from bot.ui.settings.where import PINGS_PLACES
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


async def test_the_menu_shows_and_changes_where_somebody_is_called(world: World) -> None:
    ann = world.person("ann")
    await ann.slash(world.channel, "me pings")
    page = world.newest(world.channel, ann)
    menu = LoosePress("me.pings").encode()
    assert [item.custom_id for item in presses(page)] == [menu]
    assert "Never in both" in words(page), "what it is without a choice"
    await ann.select(page, ["silent"], custom_id=menu)
    assert (await world.services.people.person(ann.user.id)).pings == "silent"
    assert "I do not call you" in words(world.newest(world.channel, ann))


@pytest.mark.parametrize("where", PINGS_PLACES)
async def test_the_command_confirms_where_somebody_is_called(world: World, where: str) -> None:
    ann = world.person("ann")
    await world.services.people.set_person(ann.user.id, locale="fr")
    await ann.slash(world.channel, "me pings", where=where)
    assert (await world.services.people.person(ann.user.id)).pings == where
    assert "appelle" in words(world.newest(world.channel, ann))


async def test_a_place_that_there_is_not_changes_nothing(world: World) -> None:
    ann = world.person("ann")
    await ann.slash(world.channel, "me pings", where="moon")
    assert (await world.services.people.person(ann.user.id)).pings == "auto"
