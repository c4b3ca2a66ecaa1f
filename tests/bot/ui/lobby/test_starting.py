"""Games that begin by themselves, as people set them and see them, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR
from bot.tables.presence.self_start import HOUR_CAME, SelfStart
from bot.ui.custom_ids import Press
from tests.bot.panels import forged_card, said
from tests.bot.ui.lobby.test_lobby import BOTH, card_of, labels
from tests.bot.ui.lobby.test_waiting import invitation, newest_dm
from tests.bot.world import presses, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.rows import TableRow
    from tests.bot.world import World

MINUTE = 60


async def row(world: World, number: TableNumber) -> TableRow:
    return (await world.table(number)).row


async def set_start(world: World, number: TableNumber, start: SelfStart) -> None:
    """Has the host set when the game begins by itself, without a press."""
    with world.as_bot():
        host = (await row(world, number)).host
        await world.services.starting.set(number, host, start)
    await world.env.settle()


# -- at the opening ------------------------------------------------------------------------------


async def test_it_is_said_when_a_table_is_opened(world: World) -> None:
    ann = world.person("ann")
    await ann.slash(world.channel, "slush-fund new", start="3")
    number = max(await world.services.store.read(lambda tx: tx.table_ids()))
    assert (await row(world, number)).start_with == 3
    assert "Starts by itself with 3." in words(card_of(world, number))
    assert "Wait" not in labels(card_of(world, number))
    for name in ("bob", "cyd"):
        await world.person(name).slash(world.channel, "tables join", table=number)
    assert "Starts by itself <t:" in words(card_of(world, number))
    assert labels(card_of(world, number))["Wait"] is True
    await world.env.advance_time(MINUTE + 1)
    assert labels(card_of(world, number)) == {"My panel": True, "Rules": True}


@BOTH
async def test_what_cannot_be_read_opens_no_table(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    for typed in ("9", "soon", "25:10"):
        result = await world.person("ann").slash(world.channel, "slush-fund new", start=typed)
        wanted = "Je ne comprends pas" if locale == "fr" else "I can’t read"
        assert wanted in said(result)
        assert typed in said(result)
    assert await world.services.store.read(lambda tx: tx.table_ids()) == []


@BOTH
async def test_what_can_be_chosen_is_suggested(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    ann = world.person("ann")
    await world.services.people.set_person(ann.user.id, timezone="Europe/Paris")
    offered = await ann.autocomplete(world.channel, "slush-fund new", "start", "")
    values = [choice["value"] for choice in offered]
    assert values[:3] == ["full", "2", "3"]
    assert len(values) == 25
    named = offered[3]["name"]
    at = values[3]
    hour, minute = int(at[:2]), at[3:]
    clock = f"{hour}\u00a0h\u00a0{minute}" if locale == "fr" else f"{hour}:{minute}"
    assert clock in named
    few = await ann.autocomplete(world.channel, "slush-fund new", "start", "23:30")
    assert [choice["value"] for choice in few] in (["23:30"], [])


# -- on the host's page --------------------------------------------------------------------------


@BOTH
async def test_the_host_sets_it_on_a_page(world: World, locale: str) -> None:
    number, ann = await world.sit("slush-fund", "ann", "bob"), world.person("ann")
    world.speaks("ann", locale)
    await ann.click(card_of(world, number), label="Options")
    form = world.newest(world.channel, ann)
    await ann.click(form, custom_id=Press(number, 0, "starts").encode())
    page = world.newest(world.channel, ann)
    assert "UTC" in words(page)
    people, times = Press(number, 0, "start-set").encode(), Press(number, 0, "start-set", ("hour",))
    assert people in [item.custom_id for item in presses(page)]
    await ann.select(page, ["full"], custom_id=people)
    assert (await row(world, number)).start_with == 4
    hours = next(item for item in presses(page) if item.custom_id == times.encode())
    await ann.select(page, [hours.options[1].value], custom_id=times.encode())
    at = (await row(world, number)).start_at
    assert at is not None
    assert at - world.services.clock.now() <= HOUR
    assert f"<t:{at // 1000}:t>" in words(card_of(world, number))
    page = world.newest(world.channel, ann)
    await ann.select(page, ["hand"], custom_id=people)
    assert (await row(world, number)).start_at is None
    assert "The host starts the game" in words(card_of(world, number))


async def test_only_the_host_sees_and_changes_it(world: World) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    for press in (Press(number, 0, "starts"), Press(number, 0, "start-set")):
        assert "⛔" in await forged_card(world, "bob", number, press.encode())
    assert (await row(world, number)).start_with == 0


# -- the last minute -----------------------------------------------------------------------------


@BOTH
async def test_somebody_asks_to_wait(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann", "bob")
    await set_start(world, number, SelfStart(2))
    world.speaks("bob", locale)
    wait = Press(number, 0, "start-wait").encode()
    assert "You are not at table" in await forged_card(world, "eve", number, wait)
    result = await world.person("bob").click(card_of(world, number), label="Wait")
    assert (
        "ne commence plus toute seule" if locale == "fr" else "does not start by itself"
    ) in said(result)
    assert "has asked to wait" in words(card_of(world, number))
    assert "Wait" not in labels(card_of(world, number))
    again = await forged_card(world, "bob", number, wait)
    assert ("rien à retarder" if locale == "fr" else "nothing to wait for") in again
    await world.env.advance_time(2 * MINUTE)
    assert (await row(world, number)).phase == "lobby"


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_the_card_says_when(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann")
    with world.as_bot():
        async with world.services.tables.hold(number):
            await world.services.tables.commit(
                number, lambda tx: tx.save_table(number, locale=locale)
            )
    english = {
        SelfStart(3): "Starts by itself with 3.",
        SelfStart(4): "when the table is full, with 4.",
        SelfStart(at=world.services.clock.now() + HOUR): "Starts by itself at <t:",
    }
    french = ("toute seule à 3.", "quand la table est complète, à 4.", "toute seule à <t:")
    for (start, words_en), words_fr in zip(english.items(), french, strict=True):
        await set_start(world, number, start)
        assert (words_fr if locale == "fr" else words_en) in words(card_of(world, number))
    with world.as_bot():
        await world.services.starting.ring(number, HOUR_CAME)
    await world.env.settle()
    wanted = "dès que vous êtes 2" if locale == "fr" else "as soon as 2 are here"
    assert wanted in words(card_of(world, number))
    assert "2" in words(newest_dm(world, "ann"))


# -- a full table --------------------------------------------------------------------------------


@BOTH
async def test_who_came_too_late_is_told_of_a_free_seat(world: World, locale: str) -> None:
    number = await world.sit("slush-fund", "ann", "bob", "cyd", "dan")
    world.speaks("eve", locale)
    eve = world.person("eve")
    await eve.slash(world.channel, "tables join", table=number)
    refusal = world.newest(world.channel, eve)
    label = "M’avertir si une place se libère" if locale == "fr" else "Tell me if a seat is free"
    assert list(labels(refusal)) == [label]
    before = words(card_of(world, number))
    await eve.click(refusal, label=label)
    answer = words(world.newest(world.channel, eve))
    assert ("Je vous écrirai" if locale == "fr" else "I write to you") in answer
    assert words(card_of(world, number)) == before
    await world.person("dan").slash(world.channel, "tables leave", table=number)
    free = words(newest_dm(world, "eve"))
    assert ("Une place est libre" if locale == "fr" else "A seat is free") in free
    assert f"/{world.channel.id}" in free


async def test_those_who_sit_at_a_full_table_are_called_once(world: World) -> None:
    for name in ("ann", "bob"):
        way = "loud" if name == "ann" else "silent"
        await world.services.people.set_person(world.person(name).user.id, ping_full=way)
    number = await world.sit("slush-fund", "ann", "bob", "cyd")
    await world.person("dan").slash(world.channel, "tables join", table=number)
    called = [
        message
        for message in world.channel.history(viewer=world.person("ann"))
        if "table 1 is full" in message.content or "too." in message.content
    ]
    ann, bob = (world.person(name).user.id for name in ("ann", "bob"))
    assert [[user.id for user in message.mentions] for message in called] == [[ann], [bob]]
    assert [message.flags.suppress_notifications for message in called] == [False, True]
    assert f"<@{bob}>" in invitation(world)
    assert "is full. ann can start the game." in words(newest_dm(world, "cyd"))
