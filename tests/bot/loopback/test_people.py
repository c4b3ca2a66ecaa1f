"""What people can do and see, with the small bot at the other end of real sockets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
import pytest

from bot.loopback.actor import Actor, Cast, NoAnswerError, texts
from bot.loopback.wire import LOADING, Call, CannotDo, Json

if TYPE_CHECKING:
    from bot.loopback.server import LocalDiscord
    from tests.bot.loopback.small_bot import SmallBot

pytestmark = pytest.mark.usefixtures("bot")


async def counter(ada: Actor, games: str) -> Json:
    """Returns the message of a counter in the channel."""
    done = await ada.slash("counter new", channel=games, start=3)
    return await ada.message(games, done["message"])


async def reply(actor: Actor, games: str, done: Json) -> str:
    return texts(await actor.message(games, done["message"]))


async def test_a_command_and_a_press_are_answered(cast: Cast, games: str) -> None:
    message = await counter(cast["Ada"], games)
    done = await cast["Ben"].click(message, label="add")
    assert done["kind"] == "update"
    assert texts(await cast["Ben"].message(games, message["id"])) == "count **4**"


async def test_the_first_person_manages_the_server(local: LocalDiscord) -> None:
    allowed = [
        local.world.allows(person, local.rooms["games"], "manage_guild")
        for person in local.people.values()
    ]
    assert allowed == [True, False, False, False]


async def test_a_deferred_answer_is_waited_for(cast: Cast, games: str, bot: SmallBot) -> None:
    ben = cast["Ben"]
    message = await counter(cast["Ada"], games)
    bot.go.clear()
    pressed = asyncio.create_task(ben.click(message, label="slow"))
    seen = await ben.until(games, lambda messages: len(messages) > 1)
    assert seen[1]["flags"] & LOADING
    assert not pressed.done()
    bot.go.set()
    done = await pressed
    assert done["finished"]
    assert await reply(ben, games, done) == "done at last"


async def test_a_bot_that_does_not_answer_in_time_is_reported(
    cast: Cast, games: str, local: LocalDiscord
) -> None:
    message = await counter(cast["Ada"], games)
    local.refusals.ack_seconds = 0.02
    with pytest.raises(NoAnswerError, match="Ada's click"):
        await cast["Ada"].click(message, label="quiet")


async def test_an_answer_that_comes_too_late_gets_error_10062(
    cast: Cast, games: str, local: LocalDiscord, bot: SmallBot
) -> None:
    message = await counter(cast["Ada"], games)
    local.refusals.ack_seconds = 0.0
    with pytest.raises(NoAnswerError):
        await cast["Ada"].click(message, label="add")
    failure = await asyncio.wait_for(bot.failures.get(), 5)
    assert isinstance(failure, discord.NotFound)
    assert failure.code == 10062


async def test_the_clock_may_jump_while_an_interaction_is_open(
    cast: Cast, games: str, local: LocalDiscord
) -> None:
    """The three seconds are real time, the fifteen minutes are the local Discord's."""
    message = await counter(cast["Ada"], games)
    listen = local.world.backend.subscribers
    listen.insert(0, lambda event, _: local.clock.advance(60 * (event == "INTERACTION_CREATE")))
    assert (await cast["Ada"].click(message, label="add"))["acknowledged"]


async def test_ephemeral_answers_are_only_for_their_owner(cast: Cast, games: str) -> None:
    message = await counter(cast["Ada"], games)
    done = await cast["Ada"].select(message, "s1:pick", ["apple", "cherry"])
    assert await reply(cast["Ada"], games, done) == "picked apple, cherry"
    assert [m["id"] for m in await cast["Ben"].messages(games)] == [message["id"]]


async def test_a_form_is_opened_filled_in_and_sent(cast: Cast, games: str) -> None:
    message = await counter(cast["Ada"], games)
    opened = await cast["Ada"].click(message, label="form")
    values = {"word": "hi", "fruit": ["apple"], "size": "small", "extras": ["salt"]}
    done = await cast["Ada"].submit(opened, values)
    assert "'word': 'hi'" in await reply(cast["Ada"], games, done)
    with pytest.raises(CannotDo, match="already"):
        await cast["Ada"].submit(opened, values)


async def test_a_form_without_what_it_requires_is_not_sent(cast: Cast, games: str) -> None:
    message = await counter(cast["Ada"], games)
    opened = await cast["Ada"].click(message, label="form")
    with pytest.raises(CannotDo, match="Required"):
        await cast["Ada"].submit(opened, {"word": "hi"})
    with pytest.raises(CannotDo, match="opener"):
        await cast["Ben"].submit(opened, {"word": "hi"})


async def test_completion_offers_what_the_bot_suggests(cast: Cast, games: str) -> None:
    offered = await cast["Ada"].autocomplete("counter fruit", "kind", "an", channel=games)
    assert [choice["value"] for choice in offered] == ["banana"]


async def test_an_option_can_be_a_person_and_the_bot_is_told_their_language(
    cast: Cast, games: str
) -> None:
    ada, ben = cast["Ada"], cast["Ben"]
    done = await ada.slash("counter fruit", channel=games, kind="apple", who=ben.id)
    assert await reply(ada, games, done) == f"apple for <@{ben.id}> (en-US)"
    await ada.set_locale("fr")
    done = await ada.slash("counter fruit", channel=games, kind="apple", who=ben.id)
    assert (await reply(ada, games, done)).endswith("(fr)")


async def test_commands_carry_their_french_names_and_options(cast: Cast, games: str) -> None:
    commands = {each["name"]: each for each in await cast["Ada"].commands(games)}
    new = commands["counter new"]
    assert [part["localized"]["fr"] for part in new["path"]] == ["compteur", "nouveau"]
    assert new["options"][0]["required"]
    assert (new["options"][0]["min_value"], new["options"][0]["max_value"]) == (0, 99)
    assert commands["counter fruit"]["options"][0]["autocomplete"]


async def test_actions_that_no_client_allows_are_refused(cast: Cast, games: str) -> None:
    ada = cast["Ada"]
    message = await counter(ada, games)
    for wrong in (
        ada.slash("no such", channel=games),
        ada.slash("counter new", channel=games, start="many"),
        ada.slash("counter new", channel=games, start=100),
        ada.slash("counter new", channel=games),
        ada.slash("counter new", channel=games, start=1, other=2),
        ada.click(message, "s1:none"),
        ada.select(message, "s1:pick", ["fig"]),
        ada.select(message, "s1:pick", []),
    ):
        with pytest.raises(CannotDo):
            await wrong


async def test_direct_messages_have_buttons(cast: Cast, games: str) -> None:
    ada = cast["Ada"]
    await ada.slash("counter direct", channel=games)
    direct = await ada.direct()
    [message] = await ada.messages(direct)
    await ada.click(message, label="add")
    assert texts(await ada.message(direct, message["id"])) == "count **1**"
    with pytest.raises(CannotDo):
        await cast["Ben"].messages(direct)


async def test_the_bot_is_told_that_direct_messages_are_closed(cast: Cast, games: str) -> None:
    await cast["Ben"].close_direct()
    done = await cast["Ben"].slash("counter direct", channel=games)
    assert await reply(cast["Ben"], games, done) == "closed: 50007"
    await cast["Ben"].close_direct(closed=False)
    done = await cast["Ben"].slash("counter direct", channel=games)
    assert await reply(cast["Ben"], games, done) == "sent"


async def test_mentions_add_people_to_threads_and_threads_are_archived(
    cast: Cast, games: str
) -> None:
    ada = cast["Ada"]
    await ada.slash("counter thread", channel=games)
    thread = next(room for room in await ada.rooms() if room["kind"] == "thread")
    assert (thread["mentions"], thread["joined"]) == (1, True)
    await cast.archive(thread["id"])
    with pytest.raises(CannotDo, match="archived"):
        await ada.slash("counter time", channel=thread["id"])
    await ada.send("hello", channel=thread["id"])
    await ada.slash("counter time", channel=thread["id"])
    await cast.archive(thread["id"], locked=True)
    with pytest.raises(CannotDo, match="locked"):
        await ada.send("hello", channel=thread["id"])


async def test_tokens_end_after_fifteen_minutes_of_the_local_discord_s_time(
    cast: Cast, games: str, local: LocalDiscord
) -> None:
    done = await cast["Ada"].slash("counter time", channel=games)
    await cast.advance(901)
    token = local.world.backend.interactions[int(done["interaction"])].token
    with pytest.raises(Exception, match="10015"):
        local.world.request(_edit_original(local, token))


def _edit_original(local: LocalDiscord, token: str) -> Call:
    path = f"/webhooks/{local.world.application_id}/{token}/messages/@original"
    return Call("PATCH", path, {"content": "late"})


async def test_until_is_woken_by_changes_and_not_by_time(cast: Cast, games: str) -> None:
    ada, ben = cast["Ada"], cast["Ben"]
    await ada.send("hello", channel=games)
    seen = await ben.until(games, lambda messages: messages)
    assert seen[0]["content"] == "hello"
    with pytest.raises(NoAnswerError):
        await ben.until(games, lambda messages: len(messages) > 1, seconds=0.02)


async def test_messages_are_unread_until_read_and_dismissed_for_good(
    cast: Cast, games: str, local: LocalDiscord
) -> None:
    ada, ben = cast["Ada"], cast["Ben"]
    message = await counter(ada, games)

    async def unread() -> int:
        return next(room["unread"] for room in await ben.rooms() if room["id"] == games)

    assert await unread() == 1
    await ben._act({"kind": "read", "room": games, "message": message["id"]})
    assert await unread() == 0
    done = await ben.slash("counter time", channel=games)
    await ben._act({"kind": "dismiss", "message": done["message"]})
    assert [m["id"] for m in await ben.messages(games)] == [message["id"]]


async def test_nonsense_is_answered_with_a_sentence(cast: Cast, games: str) -> None:
    ada = cast["Ada"]
    for wish in ({"kind": "fly"}, {"kind": "send"}, {"kind": "advance", "seconds": -1}):
        with pytest.raises(CannotDo, match="not understood"):
            await ada._act(wish)
    with pytest.raises(CannotDo, match="process"):
        await cast.restart_bot()
