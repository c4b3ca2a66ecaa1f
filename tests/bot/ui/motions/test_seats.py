"""Seats that change hands and moves that are taken back, as people press and type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.tables.clocks.clocks import AWAY
from bot.ui.custom_ids import Press
from tests.bot.flows.scenery import lines_told, sights, touched
from tests.bot.panels import Panel, forged_press, said
from tests.bot.ui.motions.on_discord import (
    answer,
    miss,
    open_menu,
    pinged,
    set_pace,
    stand_in,
    these_games_only,
)
from tests.bot.world import find_message, find_press, presses, step_of, words

if TYPE_CHECKING:
    from tests.bot.world import World


__all__ = ["these_games_only"]

MINUTE = 60


# -- seats ---------------------------------------------------------------------------------------


async def open_seat(world: World, number: TableNumber, place: Any) -> tuple[str, int]:
    """Lets two players agree to open the seat of the player to act, who has missed a turn and does
    not answer; returns the owner and the seat.
    """
    third = await world.to_act(number)
    first, second = [name for name in ("ann", "bob", "cat") if name != third]
    await miss(world, number, await seat_at(world, number, third))
    seat = await summon(world, number, place, first, second, third)
    await world.env.advance_time(8 * MINUTE)
    return third, seat


async def summon(
    world: World, number: TableNumber, place: Any, first: str, second: str, third: str
) -> int:
    """Lets the first ask and the second agree, so that the third has to say that they are there."""
    seat = (await world.table(number)).seat_of(world.person(third).user.id)
    assert seat is not None
    await world.person(first).slash(
        place, "tables propose", what="replace", about=str(seat + 1), table=number
    )
    await answer(world, number, second, "agree")
    return seat


async def test_a_seat_is_opened_by_vote_and_taken_over_by_a_button(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, eve = await world.thread(number), world.person("eve")
    name, seat = await open_seat(world, number, thread)
    take = Press(number, 0, "takeover").encode()
    board = find_message(thread, eve, take)
    assert f"The table plays for {name}" in words(board)
    assert not any("are you still there" in words(m) for m in thread.history())
    left = [line for line in await lines_told(world, number) if "has not answered" in line]
    assert len(left) == 1, "one line is left of the question"
    await eve.click(board, custom_id=take)
    asked = world.newest(thread, eve)
    assert "sees what it holds and plays it to the end" in words(asked)
    await eve.click(asked, custom_id=find_press(asked, "sit").custom_id)
    assert (await world.table(number)).seat_of(eve.user.id) == seat
    mine = [words(m) for m in thread.history(viewer=eve) if m.flags.ephemeral]
    assert any("The seat is yours" in shown for shown in mine)
    assert f"🔁 eve takes over the seat of {name}." in await lines_told(world, number)
    user = world.person(name).user
    dms = [words(m) for m in user.dm_channel.history(viewer=user)]
    assert any("eve has taken over your seat" in said for said in dms)
    assert Panel.in_dm(world, "eve").steps, "the hand came by direct message"
    told = await forged_press(world, name, number, Press(number, 0, "open").encode())
    assert "What happened last" in told, "whoever has lost their seat watches"
    card = find_message(world.channel, eve, Press(number, 0, "open").encode())
    assert "eve" in words(card)
    assert name not in words(card)


async def test_a_seat_is_taken_over_by_a_command(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, eve = await world.thread(number), world.person("eve")
    assert "No seat is open" in said(await eve.slash(thread, "tables takeover"))
    _, seat = await open_seat(world, number, thread)
    offered = await eve.autocomplete(thread, "tables takeover", "who", "")
    assert [choice["value"] for choice in offered] == [str(seat + 1)]
    assert "The seat is yours" in said(await eve.slash(thread, "tables takeover"))
    assert (await world.table(number)).seat_of(eve.user.id) == seat


async def test_a_command_that_could_mean_two_open_seats_asks_which(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat", "dan")
    thread, eve = await world.thread(number), world.person("eve")
    places = {}
    for row in (await world.table(number)).seats[:2]:
        await stand_in(world, number, row.place)
        places[row.name] = row.place
    which = await eve.slash(thread, "tables takeover")
    assert "sees what it holds and plays it to the end" in said(which)
    page = world.newest(thread, eve)
    shown = {i.label: p.args for i in presses(page) if (p := step_of(i)) and p.step == "sit"}
    assert shown == {f"Play for {name}": (str(seat),) for name, seat in places.items()}
    assert (await world.table(number)).seat_of(eve.user.id) is None


async def test_nobody_takes_a_seat_at_a_table_that_they_cannot_see(world: World) -> None:
    hidden = world.hidden_channel("ann", "bob", "cat")
    for name in ("ann", "bob", "cat"):
        command = "slush-fund new" if name == "ann" else "tables join"
        await world.person(name).slash(hidden, command)
    await world.person("ann").slash(hidden, "tables start")
    number = int(max(await world.services.store.read(lambda tx: tx.table_ids())))
    await open_seat(world, TableNumber(number), hidden)
    eve = world.person("eve")
    told = said(await eve.slash(world.channel, "tables takeover", table=number))
    assert f"There is no table {number}" in told
    assert await eve.autocomplete(world.channel, "tables takeover", "who", "", table=number) == []
    assert (await world.table(TableNumber(number))).seat_of(eve.user.id) is None


# -- the summons ---------------------------------------------------------------------------------


async def test_s3_an_owner_who_is_there_is_asked_and_keeps_the_seat(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, third = await world.thread(number), await world.to_act(number)
    first, second = [name for name in ("ann", "bob", "cat") if name != third]
    refused = await world.person(third).slash(
        thread, "tables propose", what="replace", about=str(await seat_at(world, number, first) + 1)
    )
    assert f"The table is not waiting for {first}" in said(refused)
    since = len(world.env.http_requests)
    seat = await summon(world, number, thread, first, second, third)
    user = world.person(third).user
    dms = [words(m) for m in user.dm_channel.history(viewer=user)]
    assert any("whether you are still there" in said for said in dms)
    back = Press(number, 0, "return").encode()
    message = find_message(thread, world.person(third), back)
    assert f"<@{user.id}>, are you still there?" in words(message)
    assert pinged(world, since, user.id) == 0, "the owner is told by direct message"
    assert "No seat is open" in said(await world.person("eve").slash(thread, "tables takeover"))
    assert "playing your seat yourself already" in said(
        await world.person(first).click(message, custom_id=back)
    )
    assert "Welcome back" in said(await world.person(third).click(message, custom_id=back))
    shown = [words(m) for m in thread.history()]
    assert any("are you still there" in s and "the seat stays as it is" in s for s in shown)
    await world.env.advance_time(60 * MINUTE)
    assert (await world.table(number)).seats[seat].away == 0


async def test_s3_an_owner_who_wants_no_direct_messages_is_called_in_the_thread(
    world: World,
) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, third = await world.thread(number), await world.to_act(number)
    first, second = [name for name in ("ann", "bob", "cat") if name != third]
    user = world.person(third).user
    with world.as_bot():
        await world.services.people.set_person(user.id, remind="thread")
    world.speaks(first, "fr")
    since = len(world.env.http_requests)
    await summon(world, number, thread, first, second, third)
    assert pinged(world, since, user.id) == 1


async def test_s3_a_seat_whose_owner_has_left_the_server_can_be_opened(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, third = await world.thread(number), await world.to_act(number)
    first, gone = [name for name in ("ann", "bob", "cat") if name != third]
    await set_pace(world, number, "evening")
    seat = await seat_at(world, number, gone)
    refused = await world.person(first).slash(
        thread, "tables propose", what="replace", about=str(seat + 1)
    )
    assert "left this server" in said(refused)
    world.guild.remove_member(world.person(gone))
    await world.person(first).slash(thread, "tables propose", what="replace", about=str(seat + 1))
    assert "It is agreed" in await answer(world, number, third, "agree")
    assert (await world.table(number)).seats[seat].away == 0
    await world.env.advance_time(8 * MINUTE)
    assert (await world.table(number)).seats[seat].away == AWAY


async def test_s3_a_player_who_is_there_cannot_be_removed(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    menu = await open_menu(world, "bob", number)
    await menu.choose("expel", step="put")
    assert "only while the table plays for them" in menu.words
    thread = await world.thread(number)
    assert (
        await world.person("bob").autocomplete(thread, "tables propose", "about", "", what="expel")
        == []
    )
    seat = await seat_at(world, number, "cat")
    refused = await world.person("bob").slash(
        thread, "tables propose", what="expel", about=str(seat + 1)
    )
    assert "ask to open the seat first" in said(refused)


async def seat_at(world: World, number: TableNumber, name: str) -> int:
    seat = (await world.table(number)).seat_of(world.person(name).user.id)
    assert seat is not None
    return seat


# -- taking a move back --------------------------------------------------------------------------


async def test_a_public_move_is_taken_back_if_the_others_agree(world: World) -> None:
    number = await world.start("slasher", "ann", "bob")
    name = await world.to_act(number)
    other = "bob" if name == "ann" else "ann"
    table = await world.table(number)
    seat = table.seat_of(world.person(name).user.id) or 0
    hands = table.view(seat)
    await answer_for(world, number, name)
    menu = await open_menu(world, name, number)
    await menu.choose("undo", step="put")
    assert "The table has been asked" in menu.words
    await answer(world, number, other, "agree")
    table = await world.table(number)
    assert table.row.plies == 0
    assert table.view(seat) == hands
    assert f"↩️ {name} takes the last move back." in await lines_told(world, number)
    assert (await world.open_panel(name, number)).components


async def window(world: World) -> tuple[TableNumber, str, list[str]]:
    """Opens a sealed window; returns a player who has answered, and the others, who have not."""
    number = await world.start("slasher", "ann", "bob", "cat")
    while (await world.table(number)).view(None).window is None:
        await answer_for(world, number, await world.to_act(number))
    table = await world.table(number)
    first, *rest = [await world.name_at(number, seat) for seat in table.view(None).asked]
    await answer_for(world, number, first)
    return number, first, rest


async def answer_for(world: World, number: TableNumber, name: str) -> None:
    table = await world.table(number)
    person = world.person(name).user.id
    path = table.game.fallback(table.view(table.seat_of(person) or 0))
    with world.as_bot():
        await world.services.playing.move(number, person, path)
    await world.env.settle()


@pytest.mark.parametrize("others_answered", [False, True])
async def test_a_sealed_answer_is_taken_back_and_nobody_else_sees_anything(
    world: World, others_answered: bool
) -> None:
    number, name, rest = await window(world)
    world.person("zoe")
    if others_answered:
        await answer_for(world, number, rest[0])
    before, since = sights(world, name), len(world.env.http_requests)
    said_so = said(
        await world.person(name).slash(await world.thread(number), "tables propose", what="undo")
    )
    assert "Taken back. Nobody else is told" in said_so
    assert sights(world, name) == before
    assert touched(world, since) <= {world.person(name).user.dm_channel.id}
    table = await world.table(number)
    seat = table.seat_of(world.person(name).user.id)
    assert seat in table.game.deciders(table.state)
    await answer_for(world, number, name)
    for other in rest[1:] if others_answered else rest:
        await answer_for(world, number, other)
    assert (await world.table(number)).view(None).window is None


async def test_taking_an_answer_back_tells_nothing_about_others(world: World) -> None:
    number, name, rest = await window(world)
    for other in rest:  # the others have not answered, and asking must not tell them who has.
        told = said(
            await world.person(other).slash(
                await world.thread(number), "tables propose", what="undo"
            )
        )
        assert "Taken back" not in told
    assert name
