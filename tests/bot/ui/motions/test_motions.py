"""Motions as people press and type them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.tables.clocks.clocks import PRESENT
from bot.ui.custom_ids import Press
from tests.bot.flows.scenery import lines_told
from tests.bot.panels import Panel, forged_press, said
from tests.bot.ui.motions.on_discord import (
    answer,
    miss,
    motion_message,
    open_menu,
    stand_in,
    these_games_only,
)
from tests.bot.world import find_message, find_press, presses, step_of, words

if TYPE_CHECKING:
    from tests.bot.world import World


__all__ = ["these_games_only"]

DAY = 24 * 60 * 60


# -- buttons -------------------------------------------------------------------------------------


async def test_a_pause_is_asked_for_on_the_panel_and_passed_by_buttons(world: World) -> None:
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
    assert "It is agreed" in await answer(world, number, "cat", "agree")
    thread = await world.thread(number)
    left = [line for m in thread.history() for line in words(m).split("\n") if "pause" in line]
    assert left == ["🗳️ Agreed: pause for three days."], "one line is left of it"
    assert not any(
        (p := step_of(i)) and p.step == "agree" for m in thread.history() for i in presses(m)
    )
    until = (await world.table(number)).row.resumes
    board = find_message(thread, world.person("ann"), Press(number, 0, "open").encode())
    assert f"<t:{-(-(until or 0) // 1000)}:R>" in words(board)


async def test_the_private_page_offers_only_answers_open_to_its_reader(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    seat = (await world.table(number)).seat_of(world.person("cat").user.id)
    menu = await open_menu(world, "bob", number)
    assert "put to the others" in menu.words
    await miss(world, number, seat or 0)
    await menu.choose("replace", step="put")
    assert "they are asked first, all others must agree" in menu.words
    await menu.choose(str((seat or 0) + 1), step="put")
    offered = {}
    for name in ("ann", "bob", "cat"):
        page = await open_menu(world, name, number)
        offered[name] = {p.step for p in page.steps} & {"agree", "decline", "withdraw", "return"}
    assert offered == {"ann": {"agree", "decline"}, "bob": {"withdraw"}, "cat": {"return"}}


async def test_people_who_are_asked_are_called_once(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    await world.person("ann").slash(
        await world.thread(number), "tables propose", what="pace", about="week"
    )
    called = [
        (request.json or {})["allowed_mentions"].get("users", [])
        for request in world.env.http_requests
        if request.method == "POST" and "asks the table" in str(request.json)
    ]
    others = {str(world.person(name).user.id) for name in ("bob", "cat")}
    assert [set(map(str, users)) for users in called] == [others]


async def test_a_panel_offers_to_go_on_while_the_table_is_paused(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread = await world.thread(number)
    await world.person("ann").slash(thread, "tables propose", what="pause", about="week")
    await answer(world, number, "bob", "agree")
    mine = await Panel.open(world, "ann", number)
    assert "Paused until" in mine.words
    by_command = await world.person("ann").slash(thread, "tables panel")
    shown = [press.custom_id for press in presses(by_command.response.message)]
    assert shown == [press.custom_id for press in presses(mine.message)]
    assert said(by_command) == mine.words
    eve = await world.person("eve").slash(thread, "tables panel")
    assert "The table has agreed to a pause until" in said(eve)
    assert [option.value for option in mine.find("put").options] == ["resume"]
    await mine.choose("resume", step="put")
    assert "The table has been asked" in mine.words
    assert "end the pause and go on" in mine.words
    await answer(world, number, "bob", "agree", motion=2)
    assert (await world.table(number)).row.resumes is None
    assert (await Panel.open(world, "ann", number)).has("table")


async def test_the_table_says_so_when_its_pause_ends(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    thread = await world.thread(number)
    await world.person("ann").slash(thread, "tables propose", what="pause", about="day")
    await answer(world, number, "bob", "agree")
    who = world.person(await world.to_act(number))
    before, card = (await world.table(number)).row.plies, await world.card_to_stash(number)
    refused = await who.slash(thread, "slush-fund stash", card=card)
    assert "The table has agreed to a pause until" in said(refused)
    assert (await world.table(number)).row.plies == before
    await world.env.advance_time(DAY + 1)
    assert any("The pause is over" in line for line in await lines_told(world, number))
    await who.slash(thread, "slush-fund stash", card=card)
    assert (await world.table(number)).row.plies > before


async def test_only_its_author_withdraws_a_motion(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    await world.person("ann").slash(
        await world.thread(number), "tables propose", what="pause", about="day"
    )
    assert "Only the person who proposed it" in await answer(world, number, "bob", "withdraw")
    assert "you can withdraw it" in await answer(world, number, "ann", "decline")
    assert "You withdrew it" in await answer(world, number, "ann", "withdraw")
    shown = [words(m) for m in (await world.thread(number)).history()]
    assert any("Withdrawn." in s for s in shown)
    late = await forged_press(world, "cat", number, Press(number, 0, "agree", ("1",)).encode())
    assert "no longer being asked that" in late


async def test_what_is_asked_again_takes_the_place_of_what_came_to_nothing(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, ann = await world.thread(number), world.person("ann")
    for what in ("pause", "pause", "pace", "pause"):
        about = "week" if what == "pace" else "day"
        await ann.slash(thread, "tables propose", what=what, about=about)
        await ann.slash(thread, "tables vote", answer="withdraw")
    shown = [words(m) for m in thread.history()]
    asked = [said for said in shown if "asks the table" in said]
    assert sorted("pause for" in said for said in asked) == [False, True]
    assert all("Withdrawn." in said for said in asked)


async def test_strangers_and_forged_presses_do_nothing(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    await world.person("ann").slash(
        await world.thread(number), "tables propose", what="pause", about="day"
    )
    assert "are not at table" in await answer(world, number, "zoe", "agree")
    for step, args in (
        ("agree", ()), ("agree", ("99",)), ("agree", ("x",)), ("withdraw", ("7",)),
        ("put", ("expel",)), ("put", ("nonsense",)), ("put", ()), ("sit", ("9",)), ("sit", ()),
        ("takeover", ()), ("table", ()),
    ):  # fmt: skip
        for name in ("bob", "zoe"):
            told = await forged_press(world, name, number, Press(number, 0, step, args).encode())
            assert "went wrong" not in told
    row = await world.services.store.read(lambda tx: tx.motion(1))
    assert row is not None
    assert (list(row.votes.values()), row.outcome) == ([True], None)
    rows = await world.services.store.read(lambda tx: tx.open_motions(number))
    assert len(rows) == 1


async def test_the_message_appears_once_after_a_restart_and_its_buttons_work(
    world: World,
) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    await world.person("ann").slash(
        await world.thread(number), "tables propose", what="pause", about="day"
    )
    await world.restart()
    stands = [m for m in (await world.thread(number)).history() if "asks the table" in words(m)]
    assert len(stands) == 1
    await answer(world, number, "bob", "agree")
    assert (await world.table(number)).row.resumes is not None


# -- commands ------------------------------------------------------------------------------------


async def test_motions_can_be_made_and_answered_by_command(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread = await world.thread(number)
    ann, bob, cat = (world.person(name) for name in ("ann", "bob", "cat"))
    offered = await bob.autocomplete(thread, "tables propose", "about", "", what="replace")
    assert sorted(choice["name"] for choice in offered) == ["ann", "cat"]
    seat = (await world.table(number)).seat_of(cat.user.id) or 0
    await stand_in(world, number, seat)
    [offer] = await bob.autocomplete(thread, "tables propose", "about", "", what="expel")
    assert offer["name"] == "cat"
    await bob.slash(thread, "tables propose", what="expel", about=offer["value"])
    refused = await cat.slash(thread, "tables vote", answer="decline")
    assert "The table plays for you" in said(refused)
    await ann.slash(thread, "tables vote", answer="agree")
    assert not (await world.table(number)).in_game(seat)
    assert any("put cat out of the game" in line for line in await lines_told(world, number))
    paces = await ann.autocomplete(thread, "tables propose", "about", "week", what="pace")
    assert [choice["value"] for choice in paces] == ["week"]
    await ann.slash(thread, "tables propose", what="pace", about="week")
    await bob.slash(thread, "tables vote", answer="agree", what="pace")
    assert (await world.table(number)).row.pace == "week"
    card = find_message(world.channel, ann, Press(number, 0, "open").encode())
    assert card
    answers = await ann.autocomplete(thread, "tables vote", "answer", "")
    assert [choice["value"] for choice in answers] == ["agree", "decline", "withdraw"]


async def test_commands_say_which_table_and_which_motion_they_mean(world: World) -> None:
    first = await world.start("slush-fund", "ann", "bob")
    second = await world.start("slush-fund", "ann", "cat")
    ann = world.person("ann")
    other = world.guild.create_text_channel("elsewhere")
    assert "several tables" in said(await ann.slash(other, "tables propose", what="undo"))
    assert "not made a move yet" in said(
        await ann.slash(other, "tables propose", what="undo", table=first)
    )
    assert "not made a move yet" in said(
        await ann.slash(await world.thread(second), "tables propose", what="undo")
    )
    zoe = world.person("zoe")
    assert "No game is being played here" in said(
        await zoe.slash(other, "tables propose", what="undo")
    )
    assert "no longer being asked" in said(
        await ann.slash(other, "tables vote", answer="agree", table=first)
    )
    await ann.slash(other, "tables propose", what="pause", about="day", table=first)
    await ann.slash(other, "tables propose", what="pace", about="day", table=first)
    both = await world.person("bob").slash(other, "tables vote", answer="agree", table=first)
    assert "pause for a day" in said(both)
    assert "change the pace" in said(both)


async def test_motions_are_in_french_for_french_readers(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    world.speaks("ann", "fr")
    menu = await open_menu(world, "ann", number)
    assert "Une pause" in [option.label for option in menu.find("put").options]
    await menu.choose("pause", step="put")
    assert "deux semaines" in [option.label for option in menu.find("put").options]
    await menu.choose("two-weeks", step="put")
    assert "La table est consultée" in menu.words
    assert "faire une pause (deux semaines)" in menu.words.replace("\u00a0", " ")
    assert "pause for two weeks" in words(await motion_message(world, number, "bob"))


async def test_f2_players_can_come_back_and_leave_during_a_pause(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob")
    name = await world.name_at(number, 0)
    other = "bob" if name == "ann" else "ann"
    await stand_in(world, number, 0)
    await world.person(other).slash(
        await world.thread(number), "tables propose", what="pause", about="month"
    )
    assert (await world.table(number)).row.resumes is not None, "only one player is there"
    mine = await Panel.open(world, name, number)
    assert "Paused until" in mine.words
    assert "The table plays for you" in mine.words
    await mine.press("return")
    assert "Welcome back" in mine.words
    assert (await world.table(number)).seats[0].away == PRESENT
    await mine.press("aside", "resign")
    await mine.press("back")
    assert "Paused until" in mine.words, "going back leads to where the player was"
    await mine.press("aside", "resign")
    await mine.press("do")
    assert (await world.table(number)).row.phase == "over"


async def test_f2_players_can_leave_by_command_during_a_pause(world: World) -> None:
    number = await world.start("slush-fund", "ann", "bob", "cat")
    thread, bob = await world.thread(number), world.person("bob")
    await bob.slash(thread, "tables propose", what="pause", about="month")
    await answer(world, number, "ann", "agree")
    await bob.slash(thread, "tables leave")
    panel = world.newest(thread, bob)
    await bob.click(panel, custom_id=find_press(panel, "do").custom_id)
    table = await world.table(number)
    assert not table.in_game(table.seat_of(bob.user.id) or 0)
    assert table.row.still
