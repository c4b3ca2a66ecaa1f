"""Panels that are not the newest: two at once, old ones, and those from before a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from bot.ids import TableNumber
from bot.ui.custom_ids import Press
from tests.bot.panels import Panel, as_typed, forge, said
from tests.bot.world import find_message

if TYPE_CHECKING:
    from tests.bot.world import World

OLD = "That button is out of date"


async def two(world: World) -> tuple[Panel, Panel]:
    """Opens two panels of the seat on turn."""
    number = await world.start("odd", "ann", "bob")
    name = await world.to_act(number)
    return await Panel.open(world, name, number), await Panel.open(world, name, number)


async def plies(world: World) -> int:
    return (await world.table(TableNumber(1))).row.plies


async def test_the_older_of_two_panels_says_so_and_shows_the_current_state(
    odd_world: World,
) -> None:
    first, second = await two(odd_world)
    await first.pick("line")
    await first.pick("red")
    await second.pick("far")
    assert OLD in second.words
    assert "Chosen: red" in second.words
    assert await plies(odd_world) == 0
    await second.pick("blue")
    await second.press("enough")
    await second.press("do")
    assert await plies(odd_world) == 1
    await first.press("back")
    assert OLD in first.words
    assert await plies(odd_world) == 1


async def test_a_panel_in_the_direct_messages_and_one_in_the_thread_share_a_half_made_move(
    odd_world: World,
) -> None:
    first, _ = await two(odd_world)
    name = await odd_world.to_act(TableNumber(1))
    await first.pick("set")
    dm = Panel.in_dm(odd_world, name)
    await dm.renew()
    await dm.choose("red", "blue")
    await dm.press("do")
    assert await odd_world.moves() == ["set red+blue"]


async def test_a_press_repeated_after_its_move_says_that_it_is_old(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await first.pick("set")
    await first.choose("red")
    message = first.message
    custom_id = first.find("do").custom_id
    await first.actor.click(message, custom_id=custom_id)
    assert await plies(odd_world) == 1
    name = next(n for n in ("ann", "bob") if odd_world.person(n).id == first.actor.id)
    await forge(odd_world, name, first.place, message, {"custom_id": custom_id})
    assert OLD in first.words
    assert await plies(odd_world) == 1


async def test_a_double_press_counts_once(odd_world: World) -> None:
    """Both presses are under way before either is answered."""
    first, _ = await two(odd_world)
    await first.pick("few")
    for _ in range(2):
        emit_press(odd_world, first, first.find("pick", "2").custom_id)
    await odd_world.env.settle()
    assert await odd_world.moves() == ["few 2"]


async def test_a_press_that_arrives_twice_counts_once(odd_world: World) -> None:
    """It is the same interaction, repeated by Discord or a proxy."""
    first, _ = await two(odd_world)
    await first.pick("few")
    payload = emit_press(odd_world, first, first.find("pick", "2").custom_id)
    odd_world.env.backend.emit("INTERACTION_CREATE", payload)
    await odd_world.env.settle()
    odd_world.env.backend.emit("INTERACTION_CREATE", payload)
    await odd_world.env.settle()
    assert await odd_world.moves() == ["few 2"]


async def test_two_people_can_press_at_the_same_moment(odd_world: World) -> None:
    first, _ = await two(odd_world)
    name = await odd_world.to_act(TableNumber(1))
    other = await Panel.open(odd_world, "bob" if name == "ann" else "ann", TableNumber(1))
    await first.pick("few")
    await other.pick("note")
    emit_press(odd_world, first, first.find("pick", "2").custom_id)
    menu = other.find("menu").custom_id
    emit_press(odd_world, other, menu, values=["4"], component_type=3)
    await odd_world.env.settle()
    made = await odd_world.moves()
    assert "few 2" in made
    assert len(made) == 2 or OLD in other.words


def emit_press(world: World, panel: Panel, custom_id: str, **more: Any) -> Any:
    """Sends a press without waiting for its effect; returns its payload."""
    backend = world.env.backend
    stored = backend.get_message(panel.place.id, panel.id)
    record, payload = base_payload(
        backend,
        type=3,
        channel_id=panel.place.id,
        guild_id=world.guild.id,
        user_id=panel.actor.id,
        data={"custom_id": custom_id, "component_type": 2, **more},
    )
    record.source_message_id = stored.id
    payload["message"] = dict(message_payload(backend, stored))
    backend.emit("INTERACTION_CREATE", payload)
    return payload


async def test_another_player_s_move_keeps_a_half_made_one(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await first.pick("line")
    await first.pick("red")
    other = next(n for n in ("ann", "bob") if odd_world.person(n).id != first.actor.id)
    second = await Panel.open(odd_world, other, TableNumber(1))
    await second.pick("note")
    await second.pick("3")
    assert await plies(odd_world) == 1
    await first.pick("blue")
    assert OLD not in first.words
    assert "Chosen: red" in first.words


async def test_an_old_panel_says_that_it_is_no_longer_your_turn(odd_world: World) -> None:
    first, second = await two(odd_world)
    await first.pick("few")
    await first.pick("1")
    await second.pick("few")
    assert OLD in second.words
    assert second.keys() == ["note"]


# -- restarts ------------------------------------------------------------------------------------


async def test_a_panel_works_after_a_restart(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await odd_world.restart()
    await first.pick("few")
    await first.pick("3")
    assert await plies(odd_world) == 1


async def test_a_half_made_move_survives_a_restart(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await first.pick("line")
    await first.pick("grey")
    await odd_world.restart()
    assert "Chosen: grey" in first.words
    await first.pick("red")
    await first.press("enough")
    await odd_world.restart()
    await first.press("do")
    assert await odd_world.moves() == ["line grey+red"]


async def test_a_form_that_is_open_during_a_restart_is_accepted(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await first.pick("sum")
    form = await first.press("form", "0")
    await odd_world.restart()
    assert form.modal is not None
    await first.actor.submit_modal(form, as_typed(form.modal, {"amount": "700"}))
    await first.press("do")
    assert await odd_world.moves() == ["sum 700"]


async def test_half_a_form_survives_a_restart(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await first.pick("deal")
    await first.fill({"low": "20", "high": "x"})
    await odd_world.restart()
    form = await first.press("form", "0")
    assert form.modal is not None
    typed = {
        f["component"]["custom_id"]: f["component"].get("value") for f in form.modal["components"]
    }
    assert (typed["low"], typed["high"]) == ("20", "x")


async def test_the_card_and_its_options_work_after_a_restart(odd_world: World) -> None:
    number = await odd_world.sit("odd", "ann")
    await odd_world.restart()
    bob, ann = odd_world.person("bob"), odd_world.person("ann")
    card = odd_world.channel.history(viewer=bob)[-1]
    await bob.click(card, label="Join")
    await ann.click(card, label="Start")
    assert (await odd_world.table(number)).row.phase == "playing"


# -- the end -------------------------------------------------------------------------------------


async def end(world: World) -> None:
    """Lets the player on turn leave, which ends the game."""
    panel = await Panel.open(world, await world.to_act(TableNumber(1)), TableNumber(1))
    await panel.aside("resign")
    await panel.press("do")


async def test_after_the_end_a_panel_says_so(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await end(odd_world)
    result = await first.pick("few")
    assert "Table 1 is over" in said(result)


async def test_after_the_end_a_player_s_panel_shows_the_end(odd_world: World) -> None:
    first, _ = await two(odd_world)
    await end(odd_world)
    await first.press("table")
    await first.press("open")
    assert "Yours" in first.words
    assert not any(p.step == "pick" for p in first.steps)


@pytest.mark.parametrize("name", ["ann", "eve"])
async def test_after_the_end_everybody_gets_the_record(odd_world: World, name: str) -> None:
    await two(odd_world)
    await end(odd_world)
    thread = await odd_world.thread(TableNumber(1))
    person = odd_world.person(name)
    last = find_message(thread, person, Press(TableNumber(1), 0, "details").encode())
    behind = await person.click(last, label="How it was decided …")
    result = await person.click(behind.response.message, label="Record of the game")
    assert result.response.ephemeral
    assert result.response.attachments[0].filename == "odd-table-1.json"
