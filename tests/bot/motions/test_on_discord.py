"""What a table decides together, as people press and type it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.ids import Press
from tests.bot.flows.scenery import calls, sights, touched
from tests.bot.panels import Panel, forged_press, said
from tests.bot.world import find_message, find_press, presses, step_of, words

if TYPE_CHECKING:
    from tests.bot.world import World

COGS = ["cogs.slush_fund", "cogs.slasher", "cogs.tables"]
DAY = 24 * 60 * 60


@pytest.fixture(autouse=True)
def _these_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr("bot.tables.lobby.new_seed", lambda: bytes(range(32)))


async def motion_message(world: World, number: int, name: str, motion: int = 1) -> Any:
    """The message of an open motion as somebody finds it in the thread."""
    agree = Press(number, 0, "agree", (str(motion),)).encode()
    return find_message(await world.thread(number), world.person(name), agree)


async def answer(world: World, number: int, name: str, step: str, motion: int = 1) -> str:
    """Press on it; what is said to who pressed."""
    message = await motion_message(world, number, name, motion)
    press = Press(number, 0, step, (str(motion),)).encode()
    return said(await world.person(name).click(message, custom_id=press))


async def open_menu(world: World, name: str, number: int) -> Panel:
    """Somebody's panel, and what the table may decide."""
    panel = await Panel.open(world, name, number)
    await panel.press("table")
    return panel


async def waiting(world: World, number: int) -> tuple[str, str, str]:
    """Two who could agree about a third, whom the table does not wait for just now."""
    mover = await world.to_act(number)
    names = ["ann", "bob", "cat"]
    third = next(name for name in names if name != mover)
    first, second = [name for name in names if name != third]
    return first, second, third


# -- by buttons ----------------------------------------------------------------------------------


async def test_a_pause_from_the_panel_to_the_last_vote(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    menu = await open_menu(world, "bob", number)
    await menu.choose("pause", step="put")
    await menu.choose("three-days", step="put")
    message = await motion_message(world, number, "cat")
    shown = words(message)
    assert "bob asks the table: **pause for three days**?" in shown
    assert "Agreed: bob" in shown
    people = {name: world.person(name).user.id for name in ("ann", "bob", "cat")}
    assert set(re.findall(r"<@(\d+)>", shown)) == {str(people["ann"]), str(people["cat"])}
    assert "You declined" in await answer(world, number, "ann", "decline")
    shown = words(await motion_message(world, number, "cat"))
    assert "Declined: ann" in shown
    assert "It has passed" in await answer(world, number, "cat", "agree")
    thread = await world.thread(number)
    stands = [words(m) for m in thread.history() if "bob asks the table" in words(m)]
    assert len(stands) == 1, "one message, kept up to date"
    assert "Passed." in stands[0]
    assert re.search("Agreed: (bob and cat|cat and bob)", stands[0])
    assert not any(
        (p := step_of(i)) and p.step == "agree" for m in thread.history() for i in presses(m)
    )
    until = (await world.table(number)).row.resumes
    board = find_message(thread, world.person("ann"), Press(number, 0, "open").encode())
    assert f"<t:{-(-(until or 0) // 1000)}:R>" in words(board)


async def test_those_who_are_asked_are_called_once(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    await world.person("ann").slash(await world.thread(number), "tables pace", pace="week")
    called = [
        request.json["allowed_mentions"].get("users", [])
        for request in world.env.http_requests
        if request.method == "POST" and "asks the table" in str(request.json)
    ]
    others = {str(world.person(name).user.id) for name in ("bob", "cat")}
    assert [set(map(str, users)) for users in called] == [others]


async def test_my_panel_shows_a_way_on_while_the_table_rests(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread = await world.thread(number)
    await world.person("ann").slash(thread, "tables pause", time="week")
    await answer(world, number, "bob", "agree")
    mine = await Panel.open(world, "ann", number)
    assert "Paused until" in mine.words
    assert [option.value for option in mine.find("put").options] == ["resume"]
    await mine.choose("resume", step="put")
    assert "The table is asked" in mine.words
    assert "end the pause and go on" in mine.words
    await answer(world, number, "bob", "agree", motion=2)
    assert (await world.table(number)).row.resumes is None
    assert "resign" in [
        p.args[-1] for p in (await Panel.open(world, "ann", number)).steps if p.args
    ]


async def test_the_date_comes_and_the_table_says_so(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread = await world.thread(number)
    await world.person("ann").slash(thread, "tables pause", time="day")
    await answer(world, number, "bob", "agree")
    who = world.person(await world.to_act(number))
    refused = await who.slash(thread, "slush-fund take", source="deck")
    assert "The table is paused until" in said(refused)
    assert (await world.table(number)).row.plies == 0
    await world.env.advance_time(DAY + 1)
    assert any("The pause is over" in line for line in await calls(world, number))
    await who.slash(thread, "slush-fund take", source="deck")
    assert (await world.table(number)).row.plies == 1


async def test_it_is_taken_back_by_its_author_only(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    await world.person("ann").slash(await world.thread(number), "tables pause", time="day")
    assert "Only who proposed it" in await answer(world, number, "bob", "withdraw")
    assert "you can take it back" in await answer(world, number, "ann", "decline")
    assert "You took it back" in await answer(world, number, "ann", "withdraw")
    shown = [words(m) for m in (await world.thread(number)).history()]
    assert any("Taken back." in s for s in shown)
    late = await forged_press(world, "cat", number, Press(number, 0, "agree", ("1",)).encode())
    assert "not being asked any more" in late


async def test_strangers_and_forged_presses_do_nothing(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    await world.person("ann").slash(await world.thread(number), "tables pause", time="day")
    assert "do not sit" in await answer(world, number, "zoe", "agree")
    for step, args in (
        ("agree", ()), ("agree", ("99",)), ("agree", ("x",)), ("withdraw", ("7",)),
        ("put", ("expel",)), ("put", ("nonsense",)), ("put", ()), ("sit", ("9",)), ("sit", ()),
        ("takeover", ()), ("table", ()),
    ):  # fmt: skip
        for name in ("bob", "zoe"):
            told = await forged_press(world, name, number, Press(number, 0, step, args).encode())
            assert "went wrong" not in told
    row = await world.house.store.read(lambda tx: tx.motion(1))
    assert row is not None
    assert (list(row.votes.values()), row.outcome) == ([True], None)
    rows = await world.house.store.read(lambda tx: tx.open_motions(number))
    assert len(rows) == 1


async def test_the_message_is_there_once_after_a_restart_and_its_buttons_work(
    world: World,
) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    await world.person("ann").slash(await world.thread(number), "tables pause", time="day")
    await world.restart()
    stands = [m for m in (await world.thread(number)).history() if "asks the table" in words(m)]
    assert len(stands) == 1
    await answer(world, number, "bob", "agree")
    assert (await world.table(number)).row.resumes is not None


# -- by commands ---------------------------------------------------------------------------------


async def test_all_of_it_by_commands(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread = await world.thread(number)
    ann, bob, cat = (world.person(name) for name in ("ann", "bob", "cat"))
    offered = await bob.autocomplete(thread, "tables expel", "who", "")
    assert sorted(choice["name"] for choice in offered) == ["ann", "cat"]
    value = next(choice["value"] for choice in offered if choice["name"] == "cat")
    await bob.slash(thread, "tables expel", who=value)
    refused = await cat.slash(thread, "tables vote", answer="decline")
    assert "about your own seat" in said(refused)
    await ann.slash(thread, "tables vote", answer="agree")
    seat = (await world.table(number)).seat_of(cat.user.id)
    assert not (await world.table(number)).in_game(seat or 0)
    assert any("put cat out of the game" in line for line in await calls(world, number))
    paces = await ann.autocomplete(thread, "tables pace", "pace", "week")
    assert [choice["value"] for choice in paces] == ["week"]
    await ann.slash(thread, "tables pace", pace="week")
    await bob.slash(thread, "tables vote", answer="agree", what="pace")
    assert (await world.table(number)).row.pace == "week"
    card = find_message(world.channel, ann, Press(number, 0, "open").encode())
    assert card
    answers = await ann.autocomplete(thread, "tables vote", "answer", "")
    assert [choice["value"] for choice in answers] == ["agree", "decline", "withdraw"]


async def test_which_table_is_meant_and_which_question(world: World) -> None:
    first = await world.start("slush-fund", "ann", "bob")
    second = await world.start("slush-fund", "ann", "cat")
    ann = world.person("ann")
    other = world.guild.create_text_channel("elsewhere")
    assert "several tables" in said(await ann.slash(other, "tables undo"))
    assert "no move yet" in said(await ann.slash(other, "tables undo", table=first))
    assert "no move yet" in said(await ann.slash(await world.thread(second), "tables undo"))
    zoe = world.person("zoe")
    assert "No game is being played here" in said(await zoe.slash(other, "tables undo"))
    assert "not being asked" in said(
        await ann.slash(other, "tables vote", answer="agree", table=first)
    )
    await ann.slash(other, "tables pause", time="day", table=first)
    await ann.slash(other, "tables pace", pace="day", table=first)
    both = await world.person("bob").slash(other, "tables vote", answer="agree", table=first)
    assert "pause for a day" in said(both)
    assert "change the pace" in said(both)


async def test_in_french(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    world.speaks("ann", "fr")
    menu = await open_menu(world, "ann", number)
    assert "Une pause" in [option.label for option in menu.find("put").options]
    await menu.choose("pause", step="put")
    assert "deux semaines" in [option.label for option in menu.find("put").options]
    await menu.choose("two-weeks", step="put")
    assert "La table est consultée" in menu.words
    assert "faire une pause : deux semaines" in menu.words.replace("\u00a0", " ")
    assert "pause for two weeks" in words(await motion_message(world, number, "bob"))


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
    assert "You would see what the seat sees" in words(asked)
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
    assert "not open" in said(await eve.slash(thread, "tables takeover"))
    _, seat = await open_seat(world, number, thread)
    offered = await eve.autocomplete(thread, "tables takeover", "who", "")
    assert [choice["value"] for choice in offered] == [str(seat + 1)]
    assert "The seat is yours" in said(await eve.slash(thread, "tables takeover"))
    assert (await world.table(number)).seat_of(eve.user.id) == seat


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
    if "The table is asked" not in menu.words:
        pytest.skip(f"this one drew: {menu.words}")
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
