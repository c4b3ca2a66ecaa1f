"""Seats that change hands and moves that are taken back, as people press and type it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.ids import Press
from tests.bot.flows.scenery import calls, sights, touched
from tests.bot.motions.on_discord import (
    answer,
    open_menu,
    these_games_only,
    waiting,
)
from tests.bot.panels import Panel, forged_press, said
from tests.bot.world import find_message, find_press, presses, step_of, words

if TYPE_CHECKING:
    from tests.bot.world import World


__all__ = ["these_games_only"]


# -- seats ---------------------------------------------------------------------------------------


async def open_seat(world: World, number: int, place: Any) -> tuple[str, int]:
    """Have two agree to open the seat of a third; whose it is, and which."""
    first, second, third = await waiting(world, number)
    seat = (await world.table(number)).seat_of(world.person(third).user.id)
    assert seat is not None
    await world.person(first).slash(place, "tables replace", who=str(seat + 1), table=number)
    await answer(world, number, second, "agree")
    return third, seat


async def test_a_seat_is_opened_by_vote_and_taken_over_by_a_button(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, eve = await world.thread(number), world.person("eve")
    name, seat = await open_seat(world, number, thread)
    take = Press(number, 0, "takeover").encode()
    board = find_message(thread, eve, take)
    assert f"The table plays for {name}" in words(board)
    await eve.click(board, custom_id=take)
    asked = world.newest(thread, eve)
    assert "sees what it holds and plays it to the end" in words(asked)
    await eve.click(asked, custom_id=find_press(asked, "sit").custom_id)
    assert (await world.table(number)).seat_of(eve.user.id) == seat
    mine = [words(m) for m in thread.history(viewer=eve) if m.flags.ephemeral]
    assert any("The seat is yours" in shown for shown in mine)
    assert f"🔁 eve takes over the seat of {name}." in await calls(world, number)
    user = world.person(name).user
    letters = [words(m) for m in user.dm_channel.history(viewer=user)]
    assert any("eve has taken over your seat" in letter for letter in letters)
    assert Panel.in_dm(world, "eve").steps, "the hand came by direct message"
    told = await forged_press(world, name, number, Press(number, 0, "open").encode())
    assert "do not sit" in told
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


async def test_a_command_that_does_not_say_which_of_two_seats_is_asked(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat", "dan")
    thread, eve = await world.thread(number), world.person("eve")
    places = {}
    asked = (("cat", ("ann", "bob", "dan")), ("dan", ("ann", "bob")))
    for motion, (name, others) in enumerate(asked, 1):
        seat = (await world.table(number)).seat_of(world.person(name).user.id)
        assert seat is not None
        places[name] = seat
        await world.person(others[0]).slash(thread, "tables replace", who=str(seat + 1))
        for other in others[1:]:
            await answer(world, number, other, "agree", motion)
    which = await eve.slash(thread, "tables takeover")
    assert "sees what it holds and plays it to the end" in said(which)
    page = world.newest(thread, eve)
    shown = {i.label: p.args for i in presses(page) if (p := step_of(i)) and p.step == "sit"}
    assert shown == {f"Play for {name}": (str(seat),) for name, seat in places.items()}
    assert (await world.table(number)).seat_of(eve.user.id) is None


async def test_nobody_takes_a_seat_of_a_table_they_may_not_see(world: World) -> None:
    hidden = world.hidden_channel("ann", "bob", "cat")
    for name in ("ann", "bob", "cat"):
        command = "slush-fund new" if name == "ann" else "slush-fund join"
        await world.person(name).slash(hidden, command)
    await world.person("ann").slash(hidden, "slush-fund start")
    number = int(max(await world.house.store.read(lambda tx: tx.table_ids())))
    await open_seat(world, number, hidden)
    eve = world.person("eve")
    told = said(await eve.slash(world.channel, "tables takeover", table=number))
    assert f"There is no table {number}" in told
    assert await eve.autocomplete(world.channel, "tables takeover", "who", "", table=number) == []
    assert (await world.table(number)).seat_of(eve.user.id) is None


# -- taking a move back --------------------------------------------------------------------------


async def test_a_move_everybody_saw_is_taken_back_by_consent(world: World) -> None:
    number = await world.start("slasher", "ann", "bob")
    name = await world.to_act(number)
    other = "bob" if name == "ann" else "ann"
    table = await world.table(number)
    seat = table.seat_of(world.person(name).user.id) or 0
    hands = table.view(seat)
    await answer_for(world, number, name)
    menu = await open_menu(world, name, number)
    await menu.choose("undo", step="put")
    assert "The table is asked" in menu.words
    await answer(world, number, other, "agree")
    table = await world.table(number)
    assert table.row.plies == 0
    assert table.view(seat) == hands
    assert any(f"{name} takes the last move back" in line for line in await calls(world, number))
    assert (await world.open_panel(name, number)).components


async def window(world: World) -> tuple[int, str, list[str]]:
    """A sealed window; somebody who has answered in it, and the others, who have not."""
    number = await world.start("slasher", "ann", "bob", "cat")
    while (await world.table(number)).view(None).window is None:
        await answer_for(world, number, await world.to_act(number))
    table = await world.table(number)
    first, *rest = [await world.name_at(number, seat) for seat in table.view(None).asked]
    await answer_for(world, number, first)
    return number, first, rest


async def answer_for(world: World, number: int, name: str) -> None:
    table = await world.table(number)
    person = world.person(name).user.id
    path = table.game.fallback(table.view(table.seat_of(person) or 0))
    with world.as_bot():
        await world.house.playing.move(number, person, path)
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
    said_so = said(await world.person(name).slash(await world.thread(number), "tables undo"))
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


async def test_whether_an_answer_may_be_taken_back_tells_nothing_of_others(world: World) -> None:
    number, name, rest = await window(world)
    for other in rest:  # who have not answered, and may not learn from asking who has
        told = said(await world.person(other).slash(await world.thread(number), "tables undo"))
        assert "Taken back" not in told
    assert name
