"""/me and /server settings: what they change, and who can use them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from tests.bot.panels import said
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.me", "cogs.server", "cogs.slush_fund", "cogs.tables"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)


def manager(world: World, name: str = "ann") -> Any:
    """Returns a person who manages the server."""
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user(name)
    world.people[name] = world.guild.add_member(user, roles=[role])
    return world.people[name]


# -- /me -----------------------------------------------------------------------------------------


async def test_people_choose_their_own_language(world: World) -> None:
    ann = world.person("ann")
    assert "en français" in said(await ann.slash(world.channel, "me language", language="fr"))
    assert "pas de table 9" in said(await ann.slash(world.channel, "tables panel", table=9))
    assert "in English" in said(await ann.slash(world.channel, "me language", language="en"))
    world.speaks("ann", "fr")
    assert "no table 9" in said(await ann.slash(world.channel, "tables panel", table=9))
    assert "Discord m’indique" in said(await ann.slash(world.channel, "me language", language=""))
    assert "pas de table 9" in said(await ann.slash(world.channel, "tables panel", table=9))


@pytest.mark.parametrize("locale", ["de", "pt-BR", "zh-TW"])
async def test_unsupported_languages_are_answered_in_english(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    result = await world.person("ann").slash(world.channel, "tables panel", table=9)
    assert "There is no table 9." in said(result)


async def test_each_person_reads_their_own_language_and_everybody_the_table_s(world: World) -> None:
    world.speaks("bob", "fr")
    number = await world.start("slush-fund", "ann", "bob")
    for name, word in (("ann", "Board"), ("bob", "Plateau")):
        message = await world.open_panel(name, number)
        assert any(getattr(i, "label", None) == word for i in presses(message))
    thread = await world.thread(number)
    lines = [words(m) for m in thread.history(viewer=world.person("bob"))]
    assert any("Everything is shuffled" in line for line in lines)


async def test_people_who_want_no_direct_messages_get_none(world: World) -> None:
    ann = world.person("ann")
    assert "not send you" in said(await ann.slash(world.channel, "me dm", wanted=False))
    number = await world.start("slush-fund", "ann", "bob")
    assert ann.user.dm_channel.history() == []
    assert "Slush Fund" in words(await world.open_panel("ann", number))
    assert "I will send you" in said(await ann.slash(world.channel, "me dm", wanted=True))


async def test_f9_an_unsupported_language_is_not_stored(world: World) -> None:
    """Discord checks that a choice comes from the list, but the bot must not rely on that."""
    ann = world.person("ann")
    spec = world.env.backend.commands[None]
    me = next(command for command in spec.values() if command["name"] == "me")
    language = next(option for option in me["options"] if option["name"] == "language")
    language["options"][0]["choices"].append({"name": "Klingon", "value": "tlh"})
    assert "⛔" in said(await ann.slash(world.channel, "me language", language="tlh"))
    assert (await world.services.people.person(ann.user.id)).locale is None


# -- /server settings ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "name"), [("en-US", "Manage Server"), ("fr", "Gérer le serveur")]
)
async def test_a_person_who_does_not_manage_the_server_is_told_which_permission_is_missing(
    world: World, locale: str, name: str
) -> None:
    """That holds even if the server's own settings let them see the command."""
    world.speaks("bob", locale)
    commands = world.env.backend.commands[None].values()
    server = next(int(command["id"]) for command in commands if command["name"] == "server")
    world.guild.set_command_permissions(server, {world.person("bob"): True})
    assert name in said(await world.person("bob").slash(world.channel, "server settings"))
