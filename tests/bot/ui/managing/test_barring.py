"""/server bar: whom it names, until when, and what it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import DAY
from bot.ids import GuildId
from tests.bot.panels import said
from tests.cogs.test_settings_commands import manager

if TYPE_CHECKING:
    from tests.bot.world import World


async def told(world: World, name: str = "bob", **until: str) -> str:
    boss = world.people.get("mia") or manager(world, "mia")
    who = world.person(name).user
    return said(await boss.slash(world.channel, "server bar", who=who, **until))


async def is_barred(world: World, name: str = "bob", days: float = 0) -> bool:
    guild, who = GuildId(world.guild.id), world.person(name).user.id

    def read(tx: Any) -> bool:
        tx.now += int(days * DAY)
        return bool(tx.is_barred(guild, who))

    return await world.services.store.read(read)


async def test_somebody_is_barred_and_welcomed_again(world: World) -> None:
    number = await world.sit("slush-fund", "ann")
    assert "until you lift that with “/server bar until:off”" in await told(world)
    bob = world.person("bob")
    joined = said(await bob.slash(world.channel, "tables join", table=number))
    assert "You can’t sit down at this table" in joined
    assert joined == said(await bob.slash(world.channel, "slush-fund new"))
    assert "here again" in await told(world, until="OFF")
    await bob.slash(world.channel, "tables join", table=number)
    assert bob.user.id in [seat.person for seat in (await world.table(number)).seats]


async def test_days_end_at_midnight_where_hours_are_read(world: World) -> None:
    assert "That ends <t:" in await told(world, until="7 days")
    assert await is_barred(world, days=6)
    assert not await is_barred(world, days=7.01)
    assert "That ends" in await told(world, until="tomorrow")
    assert not await is_barred(world, days=2.01)


@pytest.mark.parametrize("typed", ["late", "2020-01-01", "3/8", "-4"])
async def test_text_that_is_no_day_bars_nobody(world: World, typed: str) -> None:
    assert "is no day to come that I know" in await told(world, until=typed)
    assert not await is_barred(world)


async def test_managers_do_not_bar_themselves_and_are_offered_days(world: World) -> None:
    boss = manager(world, "mia")
    assert "neither yourself nor a bot" in await told(world, "mia")
    offered = await boss.autocomplete(world.channel, "server bar", "until", "")
    assert [choice["value"] for choice in offered] == ["1 d", "7 d", "30 d", "90 d", "off"]
    for choice in offered:
        assert "⛔" not in await told(world, until=str(choice["value"]))


async def test_the_answer_is_in_the_manager_s_language(world: World) -> None:
    manager(world, "mia")
    world.speaks("mia", "fr")
    assert "« /serveur écarter fin:off »" in await told(world)
    assert "Cela finit <t:" in await told(world, until="2 jours")
    assert "de nouveau" in await told(world, until="off")
