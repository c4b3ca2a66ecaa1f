"""Hints on the panel of somebody alone with computers, and what they see of its thoughts later."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.clocks.thinking import thinkers
from bot.ui.custom_ids import Press
from bot.ui.finished.replay_page import WHY, Standpoint
from games.engine import LEAVE
from tests.bot.panels import forge, forged_press
from tests.bot.tables.finished.shelf import finished_game
from tests.bot.ui.finished.test_end import Reader, shelf
from tests.bot.world import find_press, presses, step_of, words

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.store.rows import LevelName
    from tests.bot.world import World


GAMES = r"(about \d games? in 10|1 game in 20 at most|19 games in 20 or more)"
"""A chance in words."""


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    cogs = ["cogs.tables", "cogs.slush_fund", "cogs.agent"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)


async def alone(world: World, game: str, level: LevelName) -> TableNumber:
    """Returns a table at which Ann plays against one computer, when she has to decide."""
    number = await world.sit(game, "ann")
    ann = world.person("ann").user.id
    with world.as_bot():
        await world.services.computer_seats.add(number, ann, level)
        await world.services.lobby.start(number, ann)
    for _ in range(50):
        await world.env.settle()
        if not thinkers(await world.table(number)):
            return number
    raise AssertionError("the computer does not move")


def steps(message: Any) -> list[str]:
    return [press.step for item in presses(message) if (press := step_of(item)) is not None]


async def test_somebody_alone_asks_for_a_hint_and_takes_it_in_two_presses(world: World) -> None:
    """What is paid at the beginning of Agent is confirmed, unless a hint has named it whole."""
    number = await alone(world, "agent", "normal")
    panel = await world.open_panel("ann", number)
    ann, plies = world.person("ann"), (await world.table(number)).row.plies
    await ann.click(panel, custom_id=find_press(panel, "hint").custom_id)
    thread = await world.thread(number)
    page = next(m for m in thread.history(viewer=ann) if m.id == panel.id)
    told = rf"^\*\*\d\. .+ · wins {GAMES}$"
    assert len(re.findall(told, words(page), re.MULTILINE)) >= 2
    await ann.click(page, custom_id=find_press(page, "hinted").custom_id)
    table = await world.table(number)
    after = next(m for m in thread.history(viewer=ann) if m.id == panel.id)
    assert table.row.plies > plies
    assert "do" not in steps(after)
    (ann_seat,) = [seat for seat in table.seats if seat.computer is None]
    assert ann_seat.hints == 1


async def test_two_people_are_offered_no_hints_and_a_forged_press_gives_none(world: World) -> None:
    number = await world.start_at_once("slush-fund", "ann", "bob")
    name = await world.to_act(number)
    assert "hint" not in steps(await world.open_panel(name, number))
    answer = await forged_press(world, name, number, Press(number, 0, "hint").encode())
    assert "one person plays against computers" in answer


async def test_what_a_computer_weighed_is_one_press_away_in_the_replay(world: World) -> None:
    number = await alone(world, "slush-fund", "hard")
    ann = world.person("ann").user.id
    while (thought := await first_thought(world, number)) is None:
        with world.as_bot():
            await play_for(world, number, ann)
        await world.env.settle()
    early = await forged_press(world, "ann", number, Standpoint(thought).press(number, WHY))
    assert "once the game is over" in early
    with world.as_bot():
        await world.services.playing.move(number, ann, LEAVE)
    await world.env.settle()
    reader = Reader(world, "ann", world.channel)
    await reader.open(number)
    assert WHY not in asked(reader)  # nobody chose the deal
    await reader.jump(str(thought))
    assert not re.search("What .+ weighed", reader.words)
    await reader.press(WHY)
    assert re.search("What .+ weighed", reader.words)
    assert re.search(r"^\*\*1\. .+\n.+", reader.words, re.MULTILINE)


def asked(reader: Reader) -> list[str]:
    """Returns what can be pressed on the page of a replay."""
    found = [step_of(item) for item in presses(reader.message)]
    return [press.args[0] for press in found if press is not None and press.args]


async def first_thought(world: World, number: TableNumber) -> int | None:
    """Returns the first move that a computer chose, None if there is none yet."""
    rows = await world.services.store.read(lambda tx: tx.moves(number))
    return next((row.ply for row in rows if row.level), None)


async def play_for(world: World, number: TableNumber, person: PersonId) -> None:
    """Makes the first move that somebody is offered."""
    table = await world.table(number)
    view = table.view(table.seat_of(person))
    await world.services.playing.move(number, person, table.game.fallback(view))


async def test_where_a_game_turned_is_told_and_leads_to_its_moves(world: World) -> None:
    number = await shelf(world, finished_game("slush-fund", 2), "ann", "bob")
    reader = Reader(world, "bob", world.channel)
    await reader.open(number)
    turned = {"custom_id": Press(number, 0, "turned").encode()}
    await forge(world, "bob", world.channel, reader.message, turned)
    assert "Where the game turned" in reader.words
    swing = rf"^> .+ would win {GAMES} → \*\*{GAMES}\*\*$"
    chances = re.findall(swing, reader.words, re.MULTILINE)
    assert 1 <= len(chances) <= 3
    turn = re.search(r"\*\*Move (\d+)\*\*", reader.words)
    assert turn
    await reader.press("look")
    assert f"After move {turn[1]} of" in reader.words
