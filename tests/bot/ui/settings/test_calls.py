"""/server calls, /me calls, and the button with which a host calls for players."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord.backend.serializers import role_payload

from bot.ids import GuildId
from bot.ui.custom_ids import LoosePress, Press
from bot.ui.lobby import calling
from tests.bot.panels import forge, forged_card, said
from tests.bot.ui.lobby.test_lobby import BOTH, card_of, labels
from tests.bot.world import words
from tests.cogs.test_settings_commands import manager

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

CALL, APPELER = "Call players", "Appeler des joueurs"


async def wishes(world: World, name: str, *games: str) -> Any:
    """Chooses games in /me calls; returns the page."""
    person = world.person(name)
    await person.slash(world.channel, "me calls")
    page = world.newest(world.channel, person)
    await person.select(page, list(games), custom_id=LoosePress("me.calls-games").encode())
    return world.newest(world.channel, person)


async def press(world: World, number: TableNumber, name: str = "ann") -> str:
    result = await world.person(name).click(card_of(world, number), label=CALL)
    return said(result)


def newest_call(world: World) -> Any:
    """Returns the newest call, as Discord has it."""
    found = [m for m in world.channel.history(viewer=world.person("ann")) if "📣" in m.content]
    return world.env.backend.get_message(world.channel.id, found[-1].id)


async def test_five_friends_who_touch_nothing_see_the_same_card(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    assert CALL not in labels(card_of(world, number))
    press = Press(number, 0, calling.CALL_PLAYERS).encode()
    assert "Nobody who wishes to be called" in await forged_card(world, "ann", number, press)
    assert "Only the table’s host" in await forged_card(world, "bob", number, press)


@BOTH
async def test_people_who_wish_it_are_called_by_name(world: World, locale: str) -> None:
    for name in ("ann", "bob", "cyd"):
        world.speaks(name, locale)
    french = locale == "fr"
    page = words(await wishes(world, "bob", "slush-fund", "agent"))
    assert ("On vous appelle pour" if french else "You are called for") in page
    assert ("Caisse noire et Agent" if french else "Slush Fund and Agent") in page
    page = words(await wishes(world, "cyd", "any"))
    assert ("pour tous les jeux" if french else "for every game") in page
    await world.services.people.set_guild(GuildId(world.guild.id), locale=locale[:2])
    number = await world.sit("slush-fund", "ann")
    ann, label = world.person("ann"), APPELER if french else CALL
    assert label in labels(card_of(world, number))
    told = said(await ann.click(card_of(world, number), label=label))
    assert ("L’appel est parti" if french else "The call is on its way") in told
    call = newest_call(world)
    both = frozenset(world.person(name).user.id for name in ("bob", "cyd"))
    assert call.allowed_mentions.users == both
    assert all(f"<@{one}>" in call.content for one in both)
    assert ("3 places sont libres" if french else "3 seats are free") in call.content
    assert label not in labels(card_of(world, number)), "a table calls once"


async def test_nobody_is_called_to_a_channel_that_they_do_not_see(world: World) -> None:
    """Nor somebody who has left the server. A direct message would tell them of the table."""
    for name in ("bob", "cyd", "dan"):
        await wishes(world, name, "any")
    await world.services.people.set_person(world.person("bob").user.id, ping_calls="dm")
    world.env.backend.remove_member(world.guild.id, world.person("dan").user.id)
    hidden = world.hidden_channel("ann", "cyd")
    ann = world.person("ann")
    await ann.slash(hidden, "slush-fund new")
    card = world.newest(hidden, world.person("cyd"))
    assert "The call is on its way" in said(await ann.click(card, label=CALL))
    calls = [m for m in hidden.history(viewer=ann) if "📣" in m.content]
    (call,) = [world.env.backend.get_message(hidden.id, m.id) for m in calls]
    assert call.allowed_mentions.users == frozenset({world.person("cyd").user.id})
    assert world.person("bob").user.dm_channel.history() == []


async def test_a_host_is_told_if_discord_does_not_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await wishes(world, "bob", "any")
    number = await world.sit("slush-fund", "ann")

    async def never(*_args: Any, **_more: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(discord.Guild, "query_members", never)
    assert "Discord does not tell me" in await press(world, number)
    monkeypatch.undo()
    await asyncio.sleep(0)
    assert "The call is on its way" in await press(world, number)


async def test_a_role_is_called_and_its_loss_is_told(world: World) -> None:
    boss = manager(world)
    role = world.guild.create_role("players", mentionable=True)
    await boss.slash(world.channel, "server calls", role=role)
    number = await world.sit("slush-fund", "ann", "bob")
    await press(world, number)
    assert newest_call(world).allowed_mentions.roles == frozenset({role.id})
    await world.services.people.set_guild(GuildId(world.guild.id), call_every=0)
    other = await world.sit("slasher", "ann")
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.env.settle()
    card = world.newest(world.channel, world.person("bob"))
    told = said(await world.person("ann").click(card, label=CALL))
    assert "no longer exists" in told
    assert await world.services.store.read(lambda tx: tx.called_at(other)) is None


async def test_a_second_call_on_the_server_has_to_wait(world: World) -> None:
    await wishes(world, "dan", "any")
    first, second = await world.sit("slush-fund", "ann"), await world.sit("slush-fund", "bob")
    await press(world, first)
    assert "Players were called on this server a short while ago" in await press(
        world, second, "bob"
    )


# -- /server calls -------------------------------------------------------------------------------


async def test_managers_set_whom_hosts_call_how_often_and_when_not(world: World) -> None:
    boss = manager(world)

    async def told(**given: Any) -> str:
        return said(await boss.slash(world.channel, "server calls", **given))

    assert "No role is called" in await told()
    role = world.guild.create_role("players", mentionable=True)
    shown = await told(role=role, every=45)
    assert f"A call mentions {role.mention}" in shown
    assert "at least 45 minutes apart" in shown
    assert "one hour apart" in await told(every=60)
    assert "⚠️" not in shown
    assert "“/server timezone” first" in await told(start="22", end="9")
    await boss.slash(world.channel, "server timezone", zone="Paris")
    assert "from 22:00 to 09:00 (Europe/Paris)" in await told(start="22", end="9")
    assert "a beginning and an end" in await told(start="22")
    page = world.newest(world.channel, boss)
    await boss.slash(world.channel, "server calls")
    page = world.newest(world.channel, boss)
    await boss.click(page, custom_id=LoosePress("server.call-loud").encode())
    assert "at any hour" in words(world.newest(world.channel, boss))
    every = LoosePress("server.call-every").encode()
    await boss.select(page, ["120"], custom_id=every)
    assert "2 hours apart" in words(world.newest(world.channel, boss))
    await boss.select(page, [], custom_id=LoosePress("server.call-role").encode())
    assert "No role is called" in words(world.newest(world.channel, boss))
    row = await world.services.people.guild(GuildId(world.guild.id))
    assert (row.call_role, row.call_every, row.quiet_from) == (None, 120, None)


async def test_a_role_that_cannot_be_mentioned_is_said_when_it_is_set(world: World) -> None:
    boss = manager(world)
    world.speaks("ann", "fr")
    role = world.guild.create_role("players")
    everybody = world.guild.default_role
    own = next(role for role in world.guild._guild.roles.values() if role.name == "TestBot")
    own.permissions = discord.Permissions.none().value
    changed = {"guild_id": str(world.guild.id), "role": role_payload(own)}
    world.env.backend.emit("GUILD_ROLE_UPDATE", changed)
    await world.env.settle()
    assert "On ne peut pas appeler @everyone" in said(
        await boss.slash(world.channel, "server calls", role=everybody)
    )
    shown = said(await boss.slash(world.channel, "server calls", role=role))
    assert "Je n’ai pas le droit de mentionner" in shown
    assert (await world.services.people.guild(GuildId(world.guild.id))).call_role == role.id


@pytest.mark.parametrize(
    ("what", "values"),
    [("role", ["7"]), ("role", ["x"]), ("every", ["1"]), ("every", []), ("every", ["x"])],
)
async def test_a_value_that_no_menu_offered_is_not_stored(
    world: World, what: str, values: list[str]
) -> None:
    boss = manager(world)
    await boss.slash(world.channel, "server calls")
    page = world.newest(world.channel, boss)
    data = {"custom_id": LoosePress(f"server.call-{what}").encode(), "values": values}
    assert "⛔" in said(await forge(world, "ann", world.channel, page, data))
    row = await world.services.people.guild(GuildId(world.guild.id))
    assert (row.call_role, row.call_every) == (None, 30)


@pytest.mark.parametrize("step", ["role", "every", "loud"])
async def test_the_page_changes_nothing_for_somebody_who_does_not_manage_the_server(
    world: World, step: str
) -> None:
    boss = manager(world)
    await boss.slash(world.channel, "server calls")
    page = world.newest(world.channel, boss)
    world.env.backend.get_member(world.guild.id, boss.user.id).role_ids.clear()
    data = {"custom_id": LoosePress(f"server.call-{step}").encode(), "values": ["60"]}
    assert "Manage Server" in said(await forge(world, "ann", world.channel, page, data))
    assert (await world.services.people.guild(GuildId(world.guild.id))).call_every == 30


# -- /me calls -----------------------------------------------------------------------------------


async def test_people_choose_games_and_hours(world: World) -> None:
    ann = world.person("ann")
    guild = GuildId(world.guild.id)

    async def stored() -> Any:
        return await world.services.store.read(lambda tx: tx.call_wish(guild, ann.user.id))

    assert "You are not called" in said(await ann.slash(world.channel, "me calls"))
    await ann.slash(world.channel, "me timezone", zone="Paris")
    shown = said(await ann.slash(world.channel, "me calls", start="18", end="23h30"))
    assert "for every game" in shown
    assert "from 18:00 to 23:30 (Europe/Paris)" in shown
    page = await wishes(world, "ann", "agent", "slasher")
    assert "called for Agent and Slasher" in words(page)
    row = await stored()
    assert (row.games, row.starts, row.ends) == (("agent", "slasher"), 1080, 1410)
    await ann.click(page, custom_id=LoosePress("me.calls-always").encode())
    assert (await stored()).starts is None
    assert "18:00" not in words(world.newest(world.channel, ann)).split("/me calls")[0]
    assert "You are not called" in words(await wishes(world, "ann"))
    assert await stored() is None


async def test_the_page_says_that_a_role_is_called_instead(world: World) -> None:
    role = world.guild.create_role("players")
    await world.services.people.set_guild(GuildId(world.guild.id), call_role=role.id)
    told = said(await world.person("bob").slash(world.channel, "me calls"))
    assert f"mentions {role.mention} and nobody by name" in told


async def test_calls_belong_to_a_server(world: World) -> None:
    result = await world.person("ann").user.slash("me calls")
    assert "on the server on which" in said(result)
