"""Who calls the bot or invites it sees the games, and nobody can make it flood a channel."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord.backend.serializers import guild_create_payload

from bot.client import INTENTS
from bot.ui.custom_ids import Press
from bot.ui.door.greeter import PERSON_SECONDS, PLACE_SECONDS
from games.registry import all_games
from tests.bot.world import find_press, presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


def doors(place: Any) -> list[Any]:
    """Returns the messages of the bot that show all games."""
    return [m for m in place.history() if m.author.bot and len(presses(m)) == len(all_games())]


async def call(world: World, name: str, place: Any = None, said: str = "{} hello") -> None:
    """Lets somebody write a message, in which ``{}`` is the bot."""
    mention = f"<@{world.env.backend.bot_user.id}>"
    await world.person(name).send(place or world.channel, said.format(mention))


def test_no_intent_is_privileged() -> None:
    assert not INTENTS.message_content
    assert not INTENTS.members
    assert not INTENTS.presences
    assert INTENTS.guilds


async def test_a_mention_shows_everybody_the_games(world: World) -> None:
    await call(world, "ann")
    (door,) = doors(world.channel)
    assert not door.flags.ephemeral
    assert len(door.attachments) == 1
    await world.person("bob").click(door, label="Slush Fund")
    private = world.newest(world.channel, world.person("bob"))
    assert private.flags.ephemeral, "what somebody chooses is shown to them alone"
    assert presses(private)[0].label == "Open a table"
    assert len(doors(world.channel)) == 1


async def test_words_that_are_not_meant_for_the_bot_get_no_answer(world: World) -> None:
    await call(world, "ann", said="hello")
    await call(world, "ann", said="hello @everyone")
    await call(world, "ann", said="hello <@7>")
    await call(world, "ann")
    (door,) = doors(world.channel)
    await world.person("bob").send(world.channel, "thank you", reply_to=door)
    assert len(doors(world.channel)) == 1


async def test_nobody_can_make_the_bot_flood(world: World) -> None:
    other = world.guild.create_text_channel("other")
    for name in ("ann", "ann", "bob", "cyd"):
        await call(world, name)
    assert len(doors(world.channel)) == 1, "one answer in a place, whoever calls"
    await call(world, "ann", other)
    assert doors(other) == [], "one answer for a person, wherever they call"
    await call(world, "bob", other)
    assert len(doors(other)) == 1
    await world.env.advance_time(max(PLACE_SECONDS, PERSON_SECONDS) + 1)
    await call(world, "ann")
    assert len(doors(world.channel)) == 2


async def test_a_direct_message_shows_the_games_in_the_last_known_language(world: World) -> None:
    world.speaks("ann", "fr")
    ann = world.person("ann")
    await ann.slash(world.channel, "tables list")
    await ann.user.send_dm("salut")
    (door,) = doors(ann.user.dm_channel)
    assert "À quoi voulez-vous jouer" in words(door)


async def test_at_a_table_a_mention_leads_to_the_panel(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread = await world.thread(number)
    await call(world, "bob", thread)
    told = next(m for m in reversed(thread.history()) if "This is table 1" in words(m))
    assert doors(thread) == []
    assert find_press(told, "open").custom_id == Press(number, 0, "open").encode()
    await world.person("bob").click(told, label="My panel")
    assert world.newest(thread, world.person("bob")).flags.ephemeral


async def test_where_the_bot_may_not_write_it_stays_silent(world: World) -> None:
    world.limit_bot(send_messages=False)
    await call(world, "ann")
    assert doors(world.channel) == []


async def test_bots_webhooks_and_discord_itself_get_no_answer(world: World) -> None:
    """Two that answer each other would never stop."""
    asked = []

    class Place:
        async def send(self, **given: Any) -> None:
            asked.append(given)

    def message(*, bot: bool = False, webhook: int | None = None, system: bool = False) -> Any:
        return SimpleNamespace(
            author=SimpleNamespace(bot=bot, id=7),
            webhook_id=webhook,
            is_system=lambda: system,
            guild=None,
            channel=SimpleNamespace(id=8, send=Place().send),
            content="hello",
        )

    with world.as_bot():
        for said in (message(bot=True), message(webhook=9), message(system=True)):
            await world.client.greeter.heard(said)
        assert asked == []
        await world.client.greeter.heard(message())
    assert len(asked) == 1


@pytest.mark.parametrize(
    "said", ["Did {} say so?", "**{}**", "{0} {0}", "> quoted {}\n" + "x" * 1900]
)
async def test_a_mention_within_other_words_is_one_answer_that_repeats_none_of_them(
    world: World, said: str
) -> None:
    await call(world, "ann", said=said)
    (door,) = doors(world.channel)
    assert "Did" not in words(door)
    assert "quoted" not in words(door)


async def test_where_no_picture_may_be_sent_the_games_are_told_in_words(world: World) -> None:
    world.limit_bot(attach_files=False)
    await call(world, "ann")
    (door,) = doors(world.channel)
    assert not door.attachments
    assert "Bluff and memory" in words(door)


# -- a new server --------------------------------------------------------------------------------


def invite(world: World, guild: Any) -> None:
    """Sends what Discord sends when the bot is invited."""
    payload = guild_create_payload(world.env.backend, world.env.backend.guilds[guild.id])
    invited = {key: value for key, value in payload.items() if key != "unavailable"}
    world.env.backend.emit("GUILD_CREATE", invited)


async def test_a_server_is_greeted_once_for_all_time(world: World) -> None:
    invite(world, world.guild)
    await world.env.settle()
    (door,) = doors(world.channel)
    for told in ("/play", "panels", "/server"):
        assert told in words(door)
    invite(world, world.guild)
    await world.env.settle()
    await world.restart()
    invite(world, world.guild)
    await world.env.settle()
    assert len(doors(world.channel)) == 1


async def test_who_sends_the_bot_away_and_invites_it_again_is_not_greeted_twice(
    world: World,
) -> None:
    invite(world, world.guild)
    await world.env.settle()
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id)})
    await world.env.settle()
    invite(world, world.guild)
    await world.env.settle()
    assert len(doors(world.channel)) == 1


async def test_a_server_without_a_channel_is_greeted_when_it_has_one_and_invites_again(
    world: World,
) -> None:
    world.limit_bot(send_messages=False)
    invite(world, world.guild)
    await world.env.settle()
    lobby = world.guild.create_text_channel("lobby")
    invite(world, world.guild)
    await world.env.settle()
    assert len(doors(lobby)) == 1


async def test_a_server_that_allows_no_pictures_is_greeted_in_words(world: World) -> None:
    world.limit_bot(attach_files=False)
    invite(world, world.guild)
    await world.env.settle()
    (door,) = doors(world.channel)
    assert "/server" in words(door)
    assert not door.attachments


async def test_a_server_that_has_played_is_not_greeted(world: World) -> None:
    await world.sit("slush-fund", "ann")
    invite(world, world.guild)
    await world.env.settle()
    assert doors(world.channel) == []


async def test_the_greeting_is_where_the_bot_can_play(world: World) -> None:
    world.limit_bot(attach_files=False)
    second = world.guild.create_text_channel("second")
    invite(world, world.guild)
    await world.env.settle()
    assert doors(world.channel) == []
    assert len(doors(second)) == 1


async def test_a_server_without_a_channel_for_the_bot_is_only_logged(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.limit_bot(send_messages=False)
    with caplog.at_level(logging.INFO, "bot.ui.door.greeter"):
        invite(world, world.guild)
        await world.env.settle()
    assert "could be greeted" in caplog.text
    assert isinstance(world.client.get_guild(world.guild.id), discord.Guild)


async def test_two_events_at_once_are_one_greeting(world: World) -> None:
    invite(world, world.guild)
    invite(world, world.guild)
    await world.env.settle()
    assert len(doors(world.channel)) == 1
