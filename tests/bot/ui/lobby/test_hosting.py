"""The pages on which a host hands the table over, or asks somebody to leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ui.custom_ids import Press
from tests.bot.panels import forged_card, said
from tests.bot.ui.lobby.test_lobby import BOTH, card_of, labels
from tests.bot.ui.lobby.test_waiting import newest_dm
from tests.bot.world import words

if TYPE_CHECKING:
    from tests.bot.world import World


@BOTH
async def test_the_host_asks_somebody_to_leave_from_the_options(world: World, locale: str) -> None:
    for name in ("ann", "bob"):
        world.speaks(name, locale)
    number = await world.sit("slush-fund", "ann", "bob", "cyd")
    ann, bob = world.person("ann"), world.person("bob")
    french = locale == "fr"
    await ann.click(card_of(world, number), label="Options")
    options = world.newest(world.channel, ann)
    await ann.click(options, label="Faire lever" if french else "Put out")
    page, menu = world.newest(world.channel, ann), Press(number, 0, "put-out", ("to",)).encode()
    await ann.select(page, [str(bob.user.id)], custom_id=menu)
    assert ("On a demandé à bob" if french else "bob has been asked") in words(
        world.newest(world.channel, ann)
    )
    asked = "L’hôte vous a demandé de quitter" if french else "The host has asked you to leave"
    assert asked in words(newest_dm(world, "bob"))
    assert "bob" not in words(card_of(world, number))
    refused = said(await bob.click(card_of(world, number), label="Join"))
    assert ("Vous ne pouvez pas vous asseoir" if french else "You can’t sit down") in refused


@pytest.mark.parametrize("begun", [False, True])
async def test_the_host_hands_the_table_over(world: World, *, begun: bool) -> None:
    sit = world.start if begun else world.sit
    number = await sit("slush-fund", "ann", "bob", "cyd")
    ann, cyd = world.person("ann"), world.person("cyd")
    result = await ann.slash(world.channel, "tables host", table=number)
    assert "Who should be the host now?" in said(result)
    menu = Press(number, 0, "host", ("to",)).encode()
    await ann.select(world.newest(world.channel, ann), [str(cyd.user.id)], custom_id=menu)
    assert "cyd is the host now" in words(world.newest(world.channel, ann))
    assert (await world.table(number)).row.host == cyd.user.id
    refused = await ann.slash(world.channel, "tables host", table=number)
    assert "Only the table’s host can do that: cyd" in said(refused)


async def test_others_see_no_way_to_it_and_cannot_forge_one(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    for step in ("host", "put-out"):
        for args in ((), ("to",)):
            answer = await forged_card(world, "bob", number, Press(number, 0, step, args).encode())
            assert "Only the table’s host" in answer
    assert (await world.table(number)).row.host == world.person("ann").user.id
    await world.person("bob").click(card_of(world, number), label="Leave")
    await world.person("ann").click(card_of(world, number), label="Options")
    shown = labels(world.newest(world.channel, world.person("ann")))
    assert not {"Hand over", "Put out"} & set(shown)
