"""A night as people type, press and read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import MINUTE
from bot.ids import NightId, PersonId
from bot.ui.custom_ids import LoosePress
from bot.ui.nights import presses as steps
from bot.ui.nights.draft import FIELD
from games.engine import LEAVE
from tests.bot.panels import said
from tests.bot.world import find_message, presses, words

if TYPE_CHECKING:
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: ["cogs.night"])


def step(name: str, night: int = 1) -> str:
    return LoosePress(name, (str(night),)).encode()


async def planned(world: World, **options: str) -> Any:
    """Plans a night as Ann by one press, and returns its card."""
    ann = world.person("ann")
    await ann.slash(world.channel, "night plan", **options)
    page = world.newest(world.channel, ann)
    post = next(item for item in presses(page) if ":post." in item.custom_id)
    result = await ann.click(page, custom_id=post.custom_id)
    assert "The game night is posted" in said(result)
    return card(world)


def card(world: World) -> Any:
    return find_message(world.channel, world.person("ann"), step(steps.HOST))


async def test_one_press_posts_a_night(world: World) -> None:
    shown = await planned(world)
    assert "Coming (1)" in words(shown)
    night = await world.services.nights.find(NightId(1))
    assert night.row.state == "planned"


async def test_answers_are_on_the_card_and_can_be_changed(world: World) -> None:
    shown = await planned(world)
    bob = world.person("bob")
    result = await bob.click(shown, custom_id=step(steps.YES))
    assert "You’re coming" in said(result)
    assert "Coming (2)" in words(card(world))
    await bob.click(card(world), custom_id=step(steps.PERHAPS))
    assert "Coming (1)" in words(card(world))
    assert "Perhaps (1)" in words(card(world))


async def test_liked_games_are_counted_without_a_name(world: World) -> None:
    shown = await planned(world)
    bob = world.person("bob")
    answer = await bob.click(shown, custom_id=step(steps.YES))
    await bob.select(answer.response.message, custom_id=step(steps.LIKED), values=["agent"])
    assert "Agent 1" in words(card(world))


async def test_an_hour_is_read_and_a_wrong_one_refused(world: World) -> None:
    ann = world.person("ann")
    await ann.slash(world.channel, "night plan", when="in 3 h")
    page = world.newest(world.channel, ann)
    hour = next(i for i in presses(page) if ":post." in i.custom_id).custom_id
    assert int(hour.split(".")[2]) * MINUTE > world.services.clock.now() + 170 * MINUTE
    refused = await ann.slash(world.channel, "night plan", when="yesterday")
    assert "no hour to come" in said(refused)


async def test_only_the_host_and_managers_can_change_or_cancel(world: World) -> None:
    shown = await planned(world)
    bob = world.person("bob")
    result = await bob.click(shown, custom_id=step(steps.HOST))
    assert "Only" in said(result)
    forged = await bob.click(shown, custom_id=step(steps.HOST))
    assert "can change it" in said(forged)
    refused = await bob.slash(world.channel, "night cancel")
    assert "can do this" in said(refused)
    done = await world.person("ann").slash(world.channel, "night cancel")
    assert "cancelled" in said(done)


async def test_a_night_is_called_seated_and_dealt(world: World) -> None:
    ann, bob = world.person("ann"), world.person("bob")
    await ann.slash(world.channel, "night now", games="Cover Your Assets")
    await world.env.settle()
    await bob.click(card(world), custom_id=step(steps.HERE))
    await ann.click(card(world), custom_id=step(steps.HERE))
    await world.env.advance_time(5 * 60 + 1)
    await world.env.settle()
    night = await world.services.nights.find(NightId(1))
    assert night.row.state == "playing"
    (table,) = night.tables
    await world.env.advance_time(75)
    await world.env.settle()
    assert (await world.table(table.table_id)).row.phase == "playing"
    thread = world.place(night.row.home)
    board = find_message(thread, ann, step(steps.BENCH))
    assert f"<@{ann.user.id}>" in words(board)
    cat = world.person("cat")
    waits = await cat.click(board, custom_id=step(steps.BENCH))
    assert "You wait for a table" in said(waits)


async def test_a_night_of_a_hidden_channel_is_not_found_from_elsewhere(world: World) -> None:
    hidden = world.hidden_channel("ann")
    await world.person("ann").slash(hidden, "night now")
    listed = await world.person("bob").slash(world.channel, "night show")
    assert "No game night is planned here" in said(listed)


async def test_the_picture_of_a_night_is_posted_and_shown_again(world: World) -> None:
    ann, bob = world.person("ann"), world.person("bob")
    await ann.slash(world.channel, "night now", games="Cover Your Assets")
    for person in (ann, bob):
        await person.click(card(world), custom_id=step(steps.HERE))
    await world.env.advance_time(5 * 60 + 80)
    await world.env.settle()
    (table,) = (await world.services.nights.find(NightId(1))).tables
    with world.as_bot():
        await world.services.playing.move(table.table_id, PersonId(bob.user.id), LEAVE)
    await world.env.settle()
    await ann.click(card(world), custom_id=step(steps.HOST))
    await ann.click(world.newest(world.channel, ann), custom_id=step(steps.END))
    await world.env.settle()
    night = await world.services.nights.find(NightId(1))
    posted = world.newest(world.place(night.row.home), world.person("cat"))
    assert "What a night: 1 game, 2 people" in words(posted)
    assert posted.attachments
    again = await bob.slash(world.channel, "night results")
    assert "ann" in said(again)
    refused = await bob.slash(world.hidden_channel("bob"), "night results", night=7)
    assert "no such game night" in said(refused)


async def test_another_hour_is_typed_into_a_form(world: World) -> None:
    ann = world.person("ann")
    await ann.slash(world.channel, "night plan")
    page = world.newest(world.channel, ann)
    other = next(i.custom_id for i in presses(page) if ":other." in i.custom_id)
    form = await ann.click(page, custom_id=other)
    await ann.submit_modal(form, {FIELD: "in 90 min"})
    page = world.newest(world.channel, ann)
    post = next(i.custom_id for i in presses(page) if ":post." in i.custom_id)
    ahead = int(post.split(".")[2]) * MINUTE - world.services.clock.now()
    assert 88 * MINUTE < ahead <= 90 * MINUTE
    again = post.replace(":post.", ":other.")
    form = await ann.click(page, custom_id=again)
    refused = await ann.submit_modal(form, {FIELD: "whenever"})
    assert "no hour to come" in said(refused)
