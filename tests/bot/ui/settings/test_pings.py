"""How somebody is called, set in menus, and muting a single table, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.pings.ways import ABOUT, chosen_for, ways_for
from bot.ui.custom_ids import LoosePress
from tests.bot.panels import MENU, forge, said
from tests.bot.ui.motions.on_discord import open_menu
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from bot.tables.pings.ways import About
    from tests.bot.world import World


def step(about: About) -> str:
    return LoosePress(f"me.pings-{about}").encode()


async def opened(world: World, name: str = "ann") -> Any:
    """Returns the page of /me pings."""
    person = world.person(name)
    await person.slash(world.channel, "me pings")
    return world.newest(world.channel, person)


@pytest.mark.parametrize("about", ABOUT)
async def test_each_thing_has_a_menu_of_its_own(world: World, about: About) -> None:
    ann, page = world.person("ann"), await opened(world)
    assert [item.custom_id for item in presses(page)] == [step(each) for each in ABOUT]
    assert "Your turn:** Loud at live tables" in words(page)
    assert words(page).count("your phone rings") == 2
    before = await world.services.people.person(ann.user.id)
    direct = sum(chosen_for(before, other) == "dm" for other in ABOUT if other != about)
    for way in ways_for(about):
        await ann.select(page, [way], custom_id=step(about))
        row = await world.services.people.person(ann.user.id)
        assert chosen_for(row, about) == way
        others = [each for each in ABOUT if each != about]
        assert [chosen_for(row, o) for o in others] == [chosen_for(before, o) for o in others]
        page = world.newest(world.channel, ann)
    assert f"{words(page)}".count("I write to you privately") == direct + 1


async def test_the_page_is_in_the_reader_s_language(world: World) -> None:
    world.speaks("ann", "fr")
    page = await opened(world)
    assert "Votre tour\u00a0:** Avec un son aux tables en direct" in words(page)
    hints = [option.description for item in presses(page) for option in item.options]
    assert "Je vous mentionne, et votre téléphone sonne" in hints


async def test_closed_direct_messages_are_said_only_to_their_owner(world: World) -> None:
    ann = world.person("ann").user.id
    assert "/me dm" not in words(await opened(world))
    await world.services.people.set_person(ann, dm_closed=True)
    assert "/me dm" in words(await opened(world))


async def test_a_way_that_was_not_offered_changes_nothing(world: World) -> None:
    page = await opened(world)
    data = {"custom_id": step("calls"), "component_type": MENU, "values": ["auto"]}
    result = await forge(world, "ann", world.channel, page, data)
    assert "cannot use" in said(result)
    assert (await world.services.people.person(world.person("ann").user.id)).ping_calls == "loud"


async def test_a_table_is_muted_and_unmuted_in_its_menu(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    ann = world.person("ann").user.id
    menu = await open_menu(world, "ann", number)
    other = await open_menu(world, "bob", number)
    seen = other.words

    async def muted() -> list[int]:
        table = await world.table(number)
        return [seat.muted for seat in table.seats if seat.person == ann]

    await menu.press("mute")
    assert await muted() == [1]
    assert "calls you no more" in menu.words
    other = await open_menu(world, "bob", number)
    assert other.words == seen, "nobody else sees it"
    world.services.tables._cache.clear()  # as after a restart
    menu = await open_menu(world, "ann", number)
    assert await muted() == [1]
    await menu.press("mute")
    assert await muted() == [0]
    assert "calls you again" in menu.words
