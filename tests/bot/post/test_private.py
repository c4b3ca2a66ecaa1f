"""Direct messages to one person, and what happens if that person does not accept any."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import SECOND
from bot.discord_errors import QUARANTINE
from bot.dm_limiter import APART
from bot.ids import PersonId
from bot.tables.notifications import Notice
from bot.ui.sheets import first_sheet, picture_name
from games.engine import text
from tests.bot.post.stage import find
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


def hands(stage: Stage, member: int) -> list[Any]:
    """Returns the messages with a member's hand."""
    return [message for message in stage.dms(member) if find(message, "table")]


def picture_of(hand: Any) -> str:
    """Returns the name of the picture in a hand."""
    return str(hand.attachments[0].filename)


def close(stage: Stage, member: int, code: int = 50007) -> None:
    """Makes a member refuse direct messages from the bot."""
    channel = stage.members[member].user.dm_channel
    path = f"/channels/{channel.id}/messages*" if channel else "/users/@me/channels"
    stage.env.inject_error("*", path, status=403, code=code, times=None)


# -- the hand ------------------------------------------------------------------------------------


async def test_everybody_is_sent_their_own_hand_and_no_other(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(3))
    table = await stage.table(number)
    pictures = [picture_of(hands(stage, member)[0]) for member in range(3)]
    assert len(set(pictures)) == 3, "a picture's name changes with the view it shows"
    for member, person in enumerate(stage.people):
        (hand,) = hands(stage, member)
        seat = table.seat_of(person.id)
        assert seat is not None
        assert hand.id == table.seats[seat].hand
        assert f"table {number}" in words(hand)
        view = table.view(seat)
        name = picture_name(table, view, first_sheet(table, view), "en")
        assert pictures[member] == name


async def test_a_hand_that_was_deleted_is_sent_again(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    for member in range(2):
        channel = stage.members[member].user.dm_channel
        stage.env.backend.delete_message(channel.id, hands(stage, member)[0].id)
    await stage.play(number, 2)
    assert [len(hands(stage, member)) for member in range(2)] == [1, 1]


async def test_a_conversation_is_opened_once_and_remembered(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    await stage.play(number, 4)
    await stage.ends()
    await stage.begins()
    await stage.play(number, 4)
    assert stage.wire.count("POST", "/users/@me/channels") == 2


async def test_a_sealed_answer_edits_nobody_else_s_message(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(3))
    table = await stage.table(number)
    while table.view(None).window is None:
        table = await stage.play(number)
    before = stage.seen()
    calls = len(stage.wire.calls)
    path = table.game.fallback(table.view(0))
    person = table.person_at(0)
    await stage.move(number, person, path)
    mine = stage.members[[p.id for p in stage.people].index(person)].user.dm_channel
    assert all(f"/channels/{mine.id}/" in called for _, called in stage.wire.calls[calls:])
    after = stage.seen()
    name = next(p.name for p in stage.people if p.id == person)
    changed = {place for place in before if before[place] != after[place]}
    assert changed == {f"direct messages of {name}"}


# -- sentences -----------------------------------------------------------------------------------


async def test_sentences_about_one_table_share_a_message(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    person = stage.people[0].id
    said = [Notice("note", person, text("lobby-left", number=str(n))) for n in range(5)]
    await stage.post(number, *said)
    (new,) = [message for message in stage.dms(0) if message.content]
    lines = new.content.split("\n")
    assert lines[0] == f"-# Slasher · table {number}"
    assert lines[1:] == [f"You left table {n}." for n in range(5)]


async def test_sentences_about_two_tables_do_not(stage: Stage) -> None:
    first, second = await stage.start("slasher", PersonId(2)), await stage.start("slush-fund", 2)
    person = stage.people[0].id
    stage.holds()
    for number in (first, second, first):
        await stage.post_later(number, Notice("note", person, text("lobby-left", number="1")))
    await stage.goes_on()
    said = [message.content for message in stage.dms(0) if message.content]
    heads = [words.split("\n")[0] for words in said]
    assert heads == [
        f"-# Slasher · table {first}",
        f"-# Slush Fund · table {second}",
        f"-# Slasher · table {first}",
    ]


async def test_direct_messages_are_in_the_reader_s_language(stage: Stage) -> None:
    await stage.services.people.set_person(stage.people[1].id, locale="fr")
    await stage.start("slasher", 2)
    for member, word in enumerate(("Board", "Plateau")):
        labels = {getattr(item, "label", None) for item in presses(stage.dms(member)[0])}
        assert word in labels


async def test_a_person_who_wants_no_direct_messages_gets_none_and_the_game_goes_on(
    stage: Stage,
) -> None:
    await stage.services.people.set_person(stage.people[1].id, dm=False)
    number = await stage.start("slasher", PersonId(2))
    await stage.play(number, 3)
    assert stage.dms(1) == []
    assert hands(stage, 0)
    assert not any("closed" in said for said in await stage.thread_says(number))
    assert await stage.waiting() == 0


# -- closed direct messages ----------------------------------------------------------------------


@pytest.mark.parametrize("code", [50007, 50278, 50033])
async def test_closed_direct_messages_are_announced_once_in_the_thread(
    stage: Stage, code: int
) -> None:
    number = await stage.start("slasher", PersonId(3))
    close(stage, 1, code)
    await stage.play(number, 9)
    told = "\n".join(await stage.thread_says(number)).split("\n")
    closed = [line for line in told if "direct messages" in line]
    assert len(closed) == 1
    assert "bob" in closed[0]
    assert "/me dm" in closed[0]
    assert (await stage.services.people.person(stage.people[1].id)).dm_closed
    assert await stage.waiting() == 0
    assert await stage.parked() == 0
    for member in (0, 2):  # everybody else still gets theirs
        assert len(hands(stage, member)) == 1


async def test_direct_messages_closed_from_the_start_are_announced_too(stage: Stage) -> None:
    stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    number = await stage.start("slasher", PersonId(2))
    told = "\n".join(await stage.thread_says(number))
    assert told.count("direct messages") == 1
    assert [len(hands(stage, member)) for member in range(2)].count(1) == 1


async def test_whom_a_direct_message_does_not_reach_is_called_in_the_thread(stage: Stage) -> None:
    """The turn had been posted, without a call, before Discord said that they are closed."""
    number = await stage.start("slasher", PersonId(2), pace="day")
    table = await stage.table(number)
    (seat,) = table.view(None).asked
    person = table.person_at(seat)
    thread = await stage.home(number)

    def called() -> bool:
        shown = (stage.env.backend.get_message(thread.id, m.id) for m in thread.history())
        return any(person in (raw.allowed_mentions.users or ()) for raw in shown)

    assert not called()
    close(stage, [one.id for one in stage.people].index(person))
    said = text("lobby-left", number="7")
    await stage.post(number, Notice("line", text=said), Notice("hand", person))
    assert called()


async def test_closed_direct_messages_do_not_tell_who_has_answered_in_secret(stage: Stage) -> None:
    """The new hand of a person who has answered cannot be sent; the thread is told only after the
    window has closed.
    """
    number = await stage.start("slasher", PersonId(3))
    table = await stage.table(number)
    while table.view(None).window is None:
        table = await stage.play(number)
    member = [person.id for person in stage.people].index(table.person_at(0))
    before = {place: said for place, said in stage.seen().items() if place.startswith("#")}
    close(stage, member)
    await stage.move(number, table.person_at(0), table.game.fallback(table.view(0)))
    after = {place: said for place, said in stage.seen().items() if place.startswith("#")}
    assert after == before
    for seat in (1, 2):
        table = await stage.table(number)
        await stage.move(number, table.person_at(seat), table.game.fallback(table.view(seat)))
    assert (await stage.table(number)).view(None).window is None
    await stage.passes(600)
    told = "\n".join(await stage.thread_says(number))
    assert told.count("direct messages") == 1
    assert await stage.waiting() == 0


async def test_nothing_more_is_sent_to_closed_direct_messages(stage: Stage) -> None:
    number = await stage.start("slasher", PersonId(2))
    close(stage, 1)
    await stage.play(number, 4)
    channel = stage.members[1].user.dm_channel
    calls = stage.wire.count("PATCH", f"/channels/{channel.id}/")
    await stage.play(number, 4)
    assert stage.wire.count("PATCH", f"/channels/{channel.id}/") == calls


async def test_direct_messages_are_tried_again_when_they_are_switched_on_again(
    stage: Stage,
) -> None:
    number = await stage.start("slasher", PersonId(2))
    close(stage, 1)
    await stage.play(number, 4)
    before = picture_of(hands(stage, 1)[0])
    stage.env.backend.faults.clear()
    person = stage.people[1].id
    await stage.does(stage.services.people.set_person(person, dm=True, dm_closed=False))
    await stage.does(stage.services.lost_places.send_hands(person))
    await stage.quiet()
    (hand,) = hands(stage, 1)
    assert picture_of(hand) != before


async def test_a_conversation_that_discord_no_longer_knows_is_opened_again(
    stage: Stage,
) -> None:
    number = await stage.start("slasher", PersonId(2))
    await stage.services.people.set_person(stage.people[0].id, dm_channel=4)
    await stage.post(number, Notice("note", stage.people[0].id, text("lobby-left", number="1")))
    assert any("You left" in message.content for message in stage.dms(0))
    assert await stage.waiting() == 0


# -- many conversations at once ------------------------------------------------------------------


async def test_one_conversation_is_opened_every_two_seconds_and_no_task_waits_for_it(
    stage: Stage,
) -> None:
    stage.client.courier._rounds["dm"]._dm_limiter._apart = APART  # type: ignore[attr-defined]
    number = await stage.start("slasher", PersonId(3))

    def opened() -> int:
        return stage.wire.count("POST", "/users/@me/channels")

    assert opened() == 1
    await stage.play(number, 3)  # the game does not wait
    assert opened() == 1
    assert not stage.client.courier._lanes
    for count in (2, 3):
        await stage.passes(APART / SECOND - 0.5)
        assert opened() == count - 1
        await stage.passes(0.5)
        assert opened() == count
    assert [len(hands(stage, member)) for member in range(3)] == [1, 1, 1]
    assert await stage.waiting() == 0


@pytest.mark.parametrize("code", [40003, 20026])
async def test_a_warning_from_discord_stops_all_new_conversations_for_a_while(
    stage: Stage, code: int
) -> None:
    stage.env.inject_error("POST", "/users/@me/channels", status=403, code=code, times=1)
    number = await stage.start("slasher", PersonId(3))
    asked = stage.wire.count("POST", "/users/@me/channels")
    assert asked == 1
    await stage.play(number, 3)
    await stage.passes(QUARANTINE / SECOND - 30)
    assert stage.wire.count("POST", "/users/@me/channels") == asked
    assert not any("direct messages" in said for said in await stage.thread_says(number))
    await stage.passes(60)
    assert [len(hands(stage, member)) for member in range(3)] == [1, 1, 1]
    assert await stage.waiting() == 0
    assert await stage.parked() == 0
