"""/server settings: where tables are opened, by whom, at what pace and in which language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord.backend.serializers import channel_payload

from bot.ids import GuildId
from bot.ui.custom_ids import LoosePress
from tests.bot.panels import forge, said
from tests.bot.world import presses, words
from tests.cogs.test_settings_commands import few_cogs, manager

if TYPE_CHECKING:
    from bot.store.rows import GuildRow
    from tests.bot.world import World

__all__ = ["few_cogs"]


async def settings(world: World) -> GuildRow:
    """Returns the settings, after checking that the store and the cache agree."""
    row = await world.services.store.read(lambda tx: tx.guild(GuildId(world.guild.id)))
    assert row == await world.services.people.guild(GuildId(world.guild.id))
    return row


async def choose(world: World, who: Any, what: str, *values: Any) -> str:
    """Opens the settings and chooses in one of the menus; returns how they are shown then."""
    await who.slash(world.channel, "server settings")
    panel = world.newest(world.channel, who)
    custom_id = LoosePress(f"server.{what}").encode()
    result = await who.select(panel, list(values), custom_id=custom_id)
    if result.response is not None and result.response.message is not None:
        return said(result)
    return words(next(m for m in world.channel.history(viewer=who) if m.id == panel.id))


async def test_managers_choose_the_channels_for_tables(world: World) -> None:
    boss = manager(world)
    games, night = (world.guild.create_text_channel(name) for name in ("games", "night"))
    shown = await choose(world, boss, "channels", games, night)
    assert games.mention in shown
    assert night.mention in shown
    refused = said(await boss.slash(world.channel, "slush-fund new"))
    assert games.mention in refused
    assert night.mention in refused
    assert "“/server settings”" in refused
    world.speaks("ann", "fr")
    refused = said(await boss.slash(world.channel, "slush-fund new"))
    assert "on ouvre les tables dans" in refused
    assert "/serveur réglages" in refused
    for channel in (games, night):
        assert "est ouverte" in said(await boss.slash(channel, "slush-fund new"))
    await choose(world, boss, "channels")
    assert "est ouverte" in said(await boss.slash(world.channel, "slush-fund new"))


async def test_a_channel_that_the_bot_cannot_use_is_refused(world: World) -> None:
    boss = manager(world)
    hidden = world.guild.create_text_channel("hidden")
    world.limit_bot(attach_files=False)
    assert "Attach Files" in await choose(world, boss, "channels", world.channel)
    assert (await settings(world)).channels == ()
    assert hidden.mention in await choose(world, boss, "channels", hidden)


async def test_managers_choose_who_opens_tables(world: World) -> None:
    boss = manager(world)
    role = world.guild.create_role("players")
    player = world.guild.add_member(world.env.create_user("pia"), roles=[role])
    bob = world.person("bob")
    assert role.mention in await choose(world, boss, "role", role)
    refused = said(await bob.slash(world.channel, "slush-fund new"))
    assert role.mention in refused
    assert "“/server settings”" in refused
    for person in (player, boss):
        assert "is open" in said(await person.slash(world.channel, "slush-fund new"))
    await choose(world, boss, "opening", "managers")
    refused = said(await player.slash(world.channel, "slush-fund new"))
    assert "only the people who manage it" in refused
    await choose(world, boss, "opening", "everybody")
    assert "is open" in said(await bob.slash(world.channel, "slush-fund new"))


async def test_tables_that_name_no_pace_have_the_server_s(world: World) -> None:
    boss = manager(world)
    assert "a week" in await choose(world, boss, "pace", "week")
    number = await world.sit("slush-fund", "bob")
    assert (await world.table(number)).row.pace == "week"


async def test_managers_choose_the_language_of_new_tables(world: World) -> None:
    boss = manager(world)
    shown = await choose(world, boss, "language", "fr")
    assert "French" in shown, "the manager reads the answer in their own language"
    number = await world.start("slush-fund", "ann", "bob")
    assert (await world.table(number)).row.locale == "fr"
    thread = await world.thread(number)
    lines = [words(m) for m in thread.history(viewer=boss)]
    assert any("Tout est mélangé" in line for line in lines)
    await choose(world, boss, "language", "auto")
    assert (await settings(world)).locale is None


async def test_everything_can_be_chosen_in_menus(world: World) -> None:
    boss = manager(world)
    role = world.guild.create_role("players")
    assert world.channel.mention in await choose(world, boss, "channels", world.channel)
    assert role.mention in await choose(world, boss, "role", role)
    row = await settings(world)
    assert (row.channels, row.opening, row.role) == ((world.channel.id,), "role", role.id)
    assert "people who manage" in await choose(world, boss, "opening", "managers")
    assert "three days" in await choose(world, boss, "pace", "three-days")
    assert "French" in await choose(world, boss, "language", "fr")
    row = await settings(world)
    assert (row.opening, row.role, row.pace, row.locale) == ("managers", None, "three-days", "fr")
    assert "in any channel" in await choose(world, boss, "channels")


async def test_an_old_menu_changes_nothing_for_a_person_who_no_longer_manages_the_server(
    world: World,
) -> None:
    boss = manager(world)
    await boss.slash(world.channel, "server settings")
    panel = world.newest(world.channel, boss)
    world.env.backend.get_member(world.guild.id, boss.user.id).role_ids.clear()
    custom_id = LoosePress("server.pace").encode()
    result = await boss.select(panel, ["week"], custom_id=custom_id)
    assert "Manage Server" in said(result)
    assert (await settings(world)).pace is None


# -- /server timezone ----------------------------------------------------------------------------


async def test_managers_set_the_time_zone_in_which_hours_are_read(world: World) -> None:
    boss = manager(world)

    async def told(**zone: str) -> str:
        return said(await boss.slash(world.channel, "server timezone", **zone))

    assert "read in UTC, because neither you nor this server" in await told()
    await boss.slash(world.channel, "me timezone", zone="Paris")
    assert "your time zone, Europe/Paris, because this server has none" in await told()
    assert "The time zone of this server is Asia/Tokyo" in await told(zone="tokyo")
    assert "this server’s time zone, Asia/Tokyo" in await told()
    world.speaks("ann", "fr")
    assert "dans le fuseau de ce serveur, Asia/Tokyo" in await told()
    assert "Fuseau horaire\u00a0: Asia/Tokyo" in said(
        await boss.slash(world.channel, "server settings")
    )
    found = await boss.autocomplete(world.channel, "server timezone", "zone", "new york")
    assert [choice["value"] for choice in found] == ["America/New_York"]
    for unread in ("Moon/Base", "Eur"):
        assert "⛔" in await told(zone=unread)
    assert (await settings(world)).timezone == "Asia/Tokyo"


# -- values that no menu offers ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "values"),
    [
        ("role", ["-1"]),
        ("role", ["7"]),
        ("role", ["x"]),
        ("role", []),
        ("role", None),
        ("channels", ["x"]),
        ("channels", ["-1"]),
        ("channels", ["9" * 30]),
        ("opening", ["role"]),
        ("opening", ["anybody"]),
        ("pace", ["slow"]),
        ("pace", ["9" * 6_000]),
        ("language", ["de"]),
        ("language", [None]),
    ],
)
async def test_f9_a_value_that_no_menu_offered_is_refused_and_not_stored(
    world: World, what: str, values: Any
) -> None:
    boss = manager(world)
    await boss.slash(world.channel, "server settings")
    panel = world.newest(world.channel, boss)
    before = await settings(world)
    data = {"custom_id": LoosePress(f"server.{what}").encode(), "values": values}
    result = await forge(world, "ann", world.channel, panel, data)
    assert said(result).count("⛔") == 1
    assert await settings(world) == before


async def test_f9_a_media_channel_is_refused(world: World) -> None:
    """Discord treats it as a forum, but no thread for a table can be opened there."""
    boss = manager(world)
    media = world.guild.create_text_channel("media")
    stored = world.env.backend.get_channel(media.id)
    stored.type = discord.ChannelType.media.value
    world.env.backend.emit("CHANNEL_UPDATE", channel_payload(world.env.backend, stored))
    await world.env.settle()
    await boss.slash(world.channel, "server settings")
    panel = world.newest(world.channel, boss)
    custom_id = LoosePress("server.channels").encode()
    data = {"custom_id": custom_id, "values": [str(media.id)]}
    assert "⛔" in said(await forge(world, "ann", world.channel, panel, data))
    assert (await settings(world)).channels == ()


async def test_only_channels_that_can_hold_tables_are_offered(world: World) -> None:
    boss = manager(world)
    await boss.slash(world.channel, "server settings")
    panel = world.newest(world.channel, boss)
    wanted = LoosePress("server.channels").encode()
    menu = next(item for item in presses(panel) if item.custom_id == wanted)
    assert menu.channel_types == [discord.ChannelType.text, discord.ChannelType.forum]
