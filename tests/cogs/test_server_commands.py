"""/server: where tables are opened, by whom and at what pace, by command and in the menus of
`show`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord.backend.serializers import channel_payload

from bot.ids import GuildId
from bot.ui.custom_ids import LoosePress
from tests.bot.panels import forge, said
from tests.bot.world import words
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


async def test_managers_choose_the_channels_for_tables(world: World) -> None:
    boss = manager(world)
    games, night = (world.guild.create_text_channel(name) for name in ("games", "night"))
    for channel in (games, night):
        result = await boss.slash(world.channel, "server channels add", channel=channel)
        assert channel.mention in said(result)
    refused = said(await boss.slash(world.channel, "slush-fund new"))
    assert games.mention in refused
    assert night.mention in refused
    assert "/server show" in refused
    world.speaks("ann", "fr")
    refused = said(await boss.slash(world.channel, "slush-fund new"))
    assert "on ouvre les tables dans" in refused
    assert "/serveur voir" in refused
    for channel in (games, night):
        assert "est ouverte" in said(await boss.slash(channel, "slush-fund new"))
    await boss.slash(world.channel, "server channels remove", channel=games)
    assert (await settings(world)).channels == (night.id,)
    result = await boss.slash(world.channel, "server channels remove", channel=games)
    assert "n’était pas parmi" in said(result)
    await boss.slash(world.channel, "server channels any")
    assert "est ouverte" in said(await boss.slash(world.channel, "slush-fund new"))


async def test_two_managers_who_add_a_channel_at_once_lose_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both commands have read the list before either changes it."""
    boss = manager(world)
    games, night, third = (world.guild.create_text_channel(n) for n in ("games", "night", "third"))
    await boss.slash(world.channel, "server channels add", channel=games)
    change = world.services.people.change_guild
    meanwhile = [(*(await settings(world)).channels, night.id)]

    async def after_another(guild: GuildId, job: Any) -> GuildRow:
        if meanwhile:
            await world.services.people.set_guild(guild, channels=meanwhile.pop())
        return await change(guild, job)

    monkeypatch.setattr(world.services.people, "change_guild", after_another)
    result = await boss.slash(world.channel, "server channels add", channel=third)
    assert (await settings(world)).channels == (games.id, night.id, third.id)
    for channel in (games, night, third):
        assert channel.mention in said(result)


async def test_a_channel_that_the_bot_cannot_use_is_refused(world: World) -> None:
    boss = manager(world)
    world.limit_bot(attach_files=False)
    result = await boss.slash(world.channel, "server channels add", channel=world.channel)
    assert "Attach Files" in said(result)
    assert (await settings(world)).channels == ()


async def test_managers_choose_who_opens_tables(world: World) -> None:
    boss = manager(world)
    role = world.guild.create_role("players")
    player = world.guild.add_member(world.env.create_user("pia"), roles=[role])
    bob = world.person("bob")
    result = await boss.slash(world.channel, "server opening", who="role", role=role)
    assert role.mention in said(result)
    refused = said(await bob.slash(world.channel, "slush-fund new"))
    assert role.mention in refused
    assert "/server show" in refused
    for person in (player, boss):
        assert "is open" in said(await person.slash(world.channel, "slush-fund new"))
    await boss.slash(world.channel, "server opening", who="managers")
    refused = said(await player.slash(world.channel, "slush-fund new"))
    assert "only the people who manage it" in refused
    await boss.slash(world.channel, "server opening", who="everybody")
    assert "is open" in said(await bob.slash(world.channel, "slush-fund new"))


@pytest.mark.parametrize("who", ["", "role", "anybody"])
async def test_an_incomplete_choice_of_who_opens_tables_is_refused(world: World, who: str) -> None:
    boss = manager(world)
    result = await boss.slash(world.channel, "server opening", who=who)
    assert "⛔" in said(result)
    assert (await settings(world)).opening == "everybody"


async def test_tables_that_name_no_pace_have_the_server_s(world: World) -> None:
    boss = manager(world)
    assert "a week" in said(await boss.slash(world.channel, "server pace", pace="week"))
    number = await world.sit("slush-fund", "bob")
    assert (await world.table(number)).row.pace == "week"
    assert "⛔" in said(await boss.slash(world.channel, "server pace", pace="slow"))
    assert (await settings(world)).pace == "week"


async def test_choices_are_suggested_in_both_languages(world: World) -> None:
    boss = manager(world)
    for locale, word in (("en-US", "manage"), ("fr", "gèrent")):
        world.speaks("ann", locale)
        found = await boss.autocomplete(world.channel, "server opening", "who", word)
        assert [choice["value"] for choice in found] == ["managers"]
    found = await boss.autocomplete(world.channel, "server pace", "pace", "jour")
    assert {choice["value"] for choice in found} == {"day", "three-days"}


# -- the menus of /server show -------------------------------------------------------------------


async def choose(world: World, who: Any, what: str, *values: Any) -> str:
    """Opens the settings and chooses in one of the menus; returns how they are shown then."""
    await who.slash(world.channel, "server show")
    panel = world.newest(world.channel, who)
    custom_id = LoosePress(f"server.{what}").encode()
    result = await who.select(panel, list(values), custom_id=custom_id)
    if result.response is not None and result.response.message is not None:
        return said(result)
    return words(next(m for m in world.channel.history(viewer=who) if m.id == panel.id))


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
    await boss.slash(world.channel, "server show")
    panel = world.newest(world.channel, boss)
    world.env.backend.get_member(world.guild.id, boss.user.id).role_ids.clear()
    custom_id = LoosePress("server.pace").encode()
    result = await boss.select(panel, ["week"], custom_id=custom_id)
    assert "Manage Server" in said(result)
    assert (await settings(world)).pace is None


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
    await boss.slash(world.channel, "server show")
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
    await boss.slash(world.channel, "server show")
    panel = world.newest(world.channel, boss)
    custom_id = LoosePress("server.channels").encode()
    data = {"custom_id": custom_id, "values": [str(media.id)]}
    assert "⛔" in said(await forge(world, "ann", world.channel, panel, data))
    assert (await settings(world)).channels == ()


async def test_only_channels_that_can_hold_tables_are_offered(world: World) -> None:
    server = next(c for c in world.env.backend.commands[None].values() if c["name"] == "server")
    channels = next(group for group in server["options"] if group["name"] == "channels")
    for command in channels["options"]:
        for option in command.get("options", ()):
            assert option["channel_types"] == [
                discord.ChannelType.text.value,
                discord.ChannelType.forum.value,
            ]
