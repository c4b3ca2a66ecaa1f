"""Tables by invitation, as their host, the people who are invited, and others see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.ids import PersonId, TableNumber
from bot.tables.errors import NotWelcomeError
from bot.ui.custom_ids import Press
from bot.ui.managing.page import CLOSE
from bot.ui.sheets import voice
from games.engine import LEAVE
from tests.bot.panels import said
from tests.bot.ui.lobby.test_lobby import BOTH, labels
from tests.bot.ui.lobby.test_waiting import direct, newest_dm
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.slush_fund", "cogs.tables", "cogs.server"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)


async def opened(world: World) -> tuple[TableNumber, Any]:
    """Opens Ann's table by invitation; returns its number and what she was answered."""
    result = await world.person("ann").slash(world.channel, "slush-fund new", seats="invited")
    await world.env.settle()
    return max(await world.services.store.read(lambda tx: tx.table_ids())), result


async def choose(world: World, page: Any, number: TableNumber, step: str, *names: str) -> Any:
    """Chooses people in one of the host's menus."""
    people = [world.person(name).user for name in names]
    result = await world.person("ann").select(
        page, people, custom_id=Press(number, 0, step).encode()
    )
    await world.env.settle()
    return result


async def members(world: World, number: TableNumber) -> set[int]:
    home = (await world.table(number)).home
    return set(world.env.backend.get_channel(home).thread_members)


async def names(world: World, number: TableNumber) -> list[str]:
    return [seat.name for seat in (await world.table(number)).seats]


def public(world: World) -> list[str]:
    """Returns what the bot has posted in the channel. simcord says there that a thread was opened,
    which Discord does for public threads alone.
    """
    told = world.channel.history()
    return [words(message) for message in told if message.type is discord.MessageType.default]


@BOTH
async def test_a_host_invites_people_into_a_private_thread(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    bob = PersonId(world.person("bob").user.id)
    await world.services.people.set_person(bob, ping_calls="dm", locale=locale[:2])
    number, result = await opened(world)
    row = (await world.table(number)).row
    assert row.channel == row.thread != world.channel.id
    wanted = "Personne d’autre" if locale == "fr" else "Nobody else sees it"
    assert wanted in said(result)
    await choose(world, result.response.message, number, "invite", "bob", "cat")
    thread = await world.thread(number)
    bob, cat = world.person("bob"), world.person("cat")
    assert {bob.user.id, cat.user.id} <= await members(world, number)
    shown = [words(message) for message in thread.history()]
    assert any("Your hands they never see" in one for one in shown)
    calls = [message for message in thread.history() if "invites you" in message.content]
    assert len(calls) == 1
    sit = "S’asseoir" if locale == "fr" else "Sit down"
    await bob.user.click(newest_dm(world, "bob"), label=sit)
    assert direct(world, "cat") == []
    card = find_message(thread, cat, Press(number, 0, "join").encode())
    await cat.click(card, label="Join")
    assert await names(world, number) == ["ann", "bob", "cat"]


async def test_nobody_else_finds_it_anywhere(world: World) -> None:
    """What somebody who is not invited reads is the same with the table and without it."""

    async def look() -> list[Any]:
        eve, found = world.person("eve"), []
        for command, given in (
            ("tables list", {"where": "server"}),
            ("tables join", {"table": 1}),
            ("tables show", {"table": 1}),
            ("tables watch", {"table": 1}),
            ("tables panel", {"table": 1}),
            ("tables join", {}),
        ):
            found.append(said(await eve.slash(world.channel, command, **given)))
        offers = [
            await eve.autocomplete(world.channel, command, "table", "")
            for command in ("tables join", "tables watch", "tables show")
        ]
        return [*found, *offers, public(world)]

    without = await look()
    number, result = await opened(world)
    assert number == 1
    await choose(world, result.response.message, number, "invite", "bob")
    assert await look() == without
    bob = world.person("bob")
    await bob.slash(world.channel, "tables join", table=number)
    await world.person("ann").click(
        find_message(await world.thread(number), world.person("ann"), _join(number)), label="Start"
    )
    await world.env.settle()
    assert (await world.table(number)).row.phase == "playing"
    assert await look() == without


def _join(number: TableNumber) -> str:
    return Press(number, 0, "join").encode()


async def test_whose_invitation_was_taken_back_reads_the_one_refusal(world: World) -> None:
    await world.services.people.set_person(PersonId(world.person("bob").user.id), ping_calls="dm")
    number, result = await opened(world)
    await choose(world, result.response.message, number, "invite", "bob")
    call = newest_dm(world, "bob")
    page = world.newest(world.channel, world.person("ann"))
    world.limit_bot(manage_threads=True)
    await choose(world, page, number, "uninvite", "bob")
    assert world.person("bob").user.id not in await members(world, number)
    answer = await world.person("bob").user.click(call, label="Sit down")
    refused = voice("en").marked(NotWelcomeError().said)
    assert refused in said(answer)
    assert refused in said(
        await world.person("bob").slash(world.channel, "tables join", table=number)
    )
    assert await names(world, number) == ["ann"]


@BOTH
async def test_a_missing_permission_is_named_and_nothing_is_lost(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    world.limit_bot(create_private_threads=False)
    result = await world.person("ann").slash(world.channel, "slush-fund new", seats="invited")
    named = "Créer des fils privés" if locale == "fr" else "Create Private Threads"
    assert named in said(result)
    assert await world.services.store.read(lambda tx: tx.table_ids()) == []
    await world.person("ann").slash(world.channel, "slush-fund new")
    ann, number = world.person("ann"), TableNumber(1)
    await ann.click(find_message(world.channel, ann, _join(number)), label="Options")
    page = world.newest(world.channel, ann)
    await ann.select(page, ["invited"], custom_id=Press(number, 0, "who-sits").encode())
    row = (await world.table(number)).row
    assert (row.who_sits, row.channel) == ("open", world.channel.id)


async def test_a_table_becomes_private_in_its_options(world: World) -> None:
    number, ann = await world.sit("slush-fund", "ann", "bob"), world.person("ann")
    await ann.click(find_message(world.channel, ann, _join(number)), label="Options")
    page = world.newest(world.channel, ann)
    await ann.select(page, ["invited"], custom_id=Press(number, 0, "who-sits").encode())
    await world.env.settle()
    assert not any("Slush Fund" in one for one in public(world)), "its card is gone"
    assert {ann.user.id, world.person("bob").user.id} <= await members(world, number)
    thread = await world.thread(number)
    await ann.click(find_message(thread, ann, _join(number)), label="Options")
    settings = world.newest(thread, ann)
    assert "Invited people …" in labels(settings)
    assert Press(number, 0, "who-sits").encode() not in [p.custom_id for p in presses(settings)]


async def test_somebody_who_avoids_the_host_is_added_alike_and_not_called(world: World) -> None:
    ann, bob, cat = (world.person(name) for name in ("ann", "bob", "cat"))
    await world.services.people.set_person(PersonId(cat.user.id), ping_calls="dm")
    for one in (bob, cat):
        await world.services.avoiding.avoid(
            PersonId(one.user.id), PersonId(ann.user.id), "ann", "avoid"
        )
    number, result = await opened(world)
    await choose(world, result.response.message, number, "invite", "bob", "cat")
    assert {bob.user.id, cat.user.id} <= await members(world, number)
    thread = await world.thread(number)
    (call,) = [message for message in thread.history() if "invites you" in message.content]
    assert f"<@{bob.user.id}>" in call.content
    assert direct(world, "cat") == []
    shown = world.newest(world.channel, ann)
    assert f"<@{bob.user.id}> <@{cat.user.id}>" in words(shown)


async def test_in_a_thread_it_is_opened_beside_it(world: World) -> None:
    thread = world.private_thread("ann")
    await world.person("ann").slash(thread, "slush-fund new", seats="invited")
    row = (await world.table(TableNumber(1))).row
    assert row.channel not in (thread.id, world.channel.id)
    assert row.channel == row.thread


@BOTH
async def test_where_no_private_threads_exist_that_is_said(world: World, locale: str) -> None:
    world.speaks("ann", locale)
    place = world.guild.create_news_channel("news")
    result = await world.person("ann").slash(place, "slush-fund new", seats="invited")
    wanted = "salons textuels" if locale == "fr" else "text channels only"
    assert wanted in said(result)
    assert await world.services.store.read(lambda tx: tx.table_ids()) == []


async def test_a_lost_thread_is_followed_by_another_private_one(world: World) -> None:
    number, result = await opened(world)
    await choose(world, result.response.message, number, "invite", "bob")
    lost = (await world.table(number)).home
    await world.delete_channel(lost)
    await world.env.settle()
    assert (await world.table(number)).row.paused
    await world.person("ann").slash(world.channel, "tables show", table=number)
    await world.env.settle()
    row = (await world.table(number)).row
    assert row.paused is None
    ids = {world.person(name).user.id for name in ("ann", "bob")}
    assert ids <= await members(world, number)
    assert row.thread == row.channel not in (lost, world.channel.id)
    assert public(world) == []


@pytest.mark.parametrize("sees", [True, False])
async def test_a_manager_who_may_read_the_thread_sees_to_it(world: World, *, sees: bool) -> None:
    number, _ = await opened(world)
    allowed = discord.Permissions(manage_guild=True, manage_threads=sees)
    boss = world.guild.add_member(
        world.env.create_user("mia"), roles=[world.guild.create_role("boss", permissions=allowed)]
    )
    answer = said(await boss.slash(world.channel, "server table", table=number))
    assert ("There is no table 1." in answer) is not sees
    if sees:
        page = world.newest(world.channel, boss)
        await boss.click(page, custom_id=Press(number, 0, CLOSE).encode())
        assert (await world.table(number)).row.phase == "cancelled"


async def test_its_rematch_is_played_in_the_same_thread(world: World) -> None:
    number, result = await opened(world)
    ann, bob = world.person("ann"), world.person("bob")
    await choose(world, result.response.message, number, "invite", "bob")
    await bob.slash(world.channel, "tables join", table=number)
    thread = await world.thread(number)
    await ann.click(find_message(thread, ann, _join(number)), label="Start")
    await world.env.settle()
    with world.as_bot():
        await world.services.playing.move(number, PersonId(ann.user.id), LEAVE)
    await world.env.settle()
    await bob.slash(world.channel, "tables rematch", table=number)
    await world.env.settle()
    again = (await world.table(TableNumber(number + 1))).row
    assert (again.who_sits, again.channel) == ("invited", thread.id)
    assert public(world) == []
    eve = world.person("eve")
    assert "There is no table 2." in said(await eve.slash(world.channel, "tables join", table=2))
    for command, given in (
        ("tables history", {"where": "server"}),
        ("tables record", {"table": 1}),
    ):
        shown = said(await eve.slash(world.channel, command, **given))
        assert "ann" not in shown
        assert "bob" not in shown
