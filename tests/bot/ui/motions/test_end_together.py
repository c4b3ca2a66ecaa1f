"""A game that is ended together, as people see it, and what can be done with it afterwards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.ui.custom_ids import Press
from bot.ui.outcome import DETAILS, RECORD, REMATCH, REPLAY, TURNED
from tests.bot.panels import said
from tests.bot.ui.lobby.test_lobby import labels
from tests.bot.ui.motions.on_discord import answer, motion_message, open_menu, these_games_only
from tests.bot.world import find_message, told, words

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

__all__ = ["these_games_only"]

NAMES = ("ann", "bob", "cat")


async def propose(world: World, how: str, game: str = "slush-fund") -> TableNumber:
    number = await world.start(game, *NAMES)
    menu = await open_menu(world, "ann", number)
    await menu.choose("end", step="put")
    await menu.choose(how, step="put")
    assert "how many agree, not who" in menu.words
    return number


async def thread_words(world: World, number: TableNumber) -> str:
    thread = await world.thread(number)
    return "\n".join(told(m) + words(m) for m in thread.history(viewer=world.person("ann")))


async def test_the_message_counts_and_never_says_who_has_answered(world: World) -> None:
    number = await propose(world, "shared")
    shown = words(await motion_message(world, number, "cat"))
    assert "end the game here: everybody still in it shares first place" in shown
    assert "1 of 3 agrees" in shown
    asked = set(re.findall(r"<@(\d+)>", shown))
    assert asked == {str(world.person(name).user.id) for name in ("bob", "cat")}
    await answer(world, number, "bob", "agree")
    later = words(await motion_message(world, number, "cat"))
    assert later == shown.replace("1 of 3 agrees", "2 of 3 agree"), (
        "nothing but the number has changed"
    )
    await answer(world, number, "cat", "decline")
    lines = await thread_words(world, number)
    assert "Declined: end the game here" in lines
    assert not re.search(r"Declined:.*(bob|cat|<@)", lines)
    assert (await world.table(number)).row.phase == "playing"


async def test_a_shared_end_is_told_and_everything_else_works_as_ever(world: World) -> None:
    number = await propose(world, "shared")
    await answer(world, number, "bob", "agree")
    assert "It is agreed" in await answer(world, number, "cat", "agree")
    lines = (await thread_words(world, number)).replace("*", "")
    seats = [await world.name_at(number, seat) for seat in range(3)]
    assert f"Shared by {seats[0]}, {seats[1]}, and {seats[2]}" in lines
    assert lines.count("The players have agreed to end this game") == 1
    assert all(f"\n1. {name}\n" in lines for name in NAMES), "nobody has a score, nor is out"
    panel = words(world.person("bob").user.dm_channel.history()[-1])
    assert "everybody who was still in it shares first place" in panel
    ann, thread = world.person("ann"), await world.thread(number)
    end = find_message(thread, ann, Press(number, 0, DETAILS).encode())
    for step in (DETAILS, REPLAY):
        result = await ann.click(end, custom_id=Press(number, 0, step).encode())
        assert "⛔" not in said(result), step
    for command in ("tables record", "tables replay", "tables history", "tables results"):
        given = {} if "results" in command or "history" in command else {"table": number}
        assert "⛔" not in said(await ann.slash(world.channel, command, **given)), command
    history = said(await ann.slash(world.channel, "tables history"))
    assert "out" not in history.split()
    result = await ann.click(end, custom_id=Press(number, 0, REMATCH).encode())
    assert "is open" in said(result)


async def test_turning_points_of_a_shared_game_are_looked_for(world: World) -> None:
    number = await propose(world, "shared")
    for name in ("bob", "cat"):
        await answer(world, number, name, "agree")
    ann, thread = world.person("ann"), await world.thread(number)
    end = find_message(thread, ann, Press(number, 0, DETAILS).encode())
    await ann.click(end, custom_id=Press(number, 0, DETAILS).encode())
    details = world.newest(thread, ann)
    for step in (RECORD, TURNED):
        result = await ann.click(details, custom_id=Press(number, 0, step).encode())
        assert "⛔" not in said(result), step


@pytest.mark.parametrize("locale", ["en", "fr"])
async def test_a_dropped_game_leaves_one_line_and_the_card(world: World, locale: str) -> None:
    number = await propose(world, "dropped", "slasher")
    with world.as_bot():
        async with world.services.tables.hold(number):
            await world.services.tables.commit(
                number, lambda tx: tx.save_table(number, locale=locale)
            )
    for name in ("bob", "cat"):
        await answer(world, number, name, "agree")
    card = words(card_of_game(world, number))
    wanted = "sans résultat" if locale == "fr" else "without a result"
    assert wanted in card
    panel = words(world.person("bob").user.dm_channel.history()[-1])
    assert "agreed to end this game without a result" in panel
    history = said(await world.person("ann").slash(world.channel, "tables history"))
    assert f"table {number}" not in history


def card_of_game(world: World, number: TableNumber) -> object:
    cards = [m for m in world.channel.history(viewer=world.person("ann")) if m.components]
    return next(m for m in reversed(cards) if f"table {number}" in words(m) and labels(m))
