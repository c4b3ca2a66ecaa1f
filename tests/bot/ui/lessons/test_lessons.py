"""Learning a game alone, from the command to the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.ui.custom_ids import Press
from bot.ui.outcome import decided_lines
from bot.ui.panel.tips import TIP
from bot.ui.sheets import voice
from games.engine import LEAVE
from games.registry import find_game
from games.slush_fund.teaching import TEACHING
from tests.bot.flows.scenery import close_messages
from tests.bot.panels import Panel, forged_card
from tests.bot.tables.computers.test_private import Lesson
from tests.bot.world import find_press, presses, step_of, words

if TYPE_CHECKING:
    from tests.bot.world import World

GAME = "slush-fund"
FIRST = TableNumber(1)


@pytest.fixture(autouse=True)
def _lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game(GAME)), "teaching", Lesson())


async def offered(world: World, place: Any) -> Any:
    """Returns the private offer that Ann gets for the command."""
    ann = world.person("ann")
    await ann.slash(place, "learn", game=GAME)
    return world.newest(place, ann)


async def test_three_presses_lead_into_the_first_game(world: World) -> None:
    ann = world.person("ann")
    page = await offered(world, world.channel)
    assert "First game" in words(page)
    await ann.click(page, label="First game")
    panel = world.newest(world.channel, ann)
    table = await world.table(FIRST)
    assert (table.row.lesson, table.seat_of(ann.user.id)) == ("first", 1)
    assert panel.flags.ephemeral
    assert "Slush Fund" in words(panel)
    public = [m for m in world.channel.history(viewer=ann) if not m.flags.ephemeral]
    assert public == []
    assert "Slush Fund" in Panel.in_dm(world, "ann").words
    assert await world.services.store.read(lambda tx: tx.waiting(f"public:{FIRST}", 9)) == []


async def test_in_direct_messages_there_is_one_panel(world: World) -> None:
    user = world.person("ann").user
    await user.slash("learn", game=GAME)
    for _ in range(2):  # the second time it leads back into the game
        page = user.dm_channel.history(viewer=user)[-1]
        if "First game" in words(page):
            await user.click(page, label="First game")
        shown = user.dm_channel.history(viewer=user)
        assert len([m for m in shown if is_panel(m)]) == 1
        assert is_panel(shown[-1])
        assert any("in the next message" in words(message) for message in shown)
        await user.slash("learn", game=GAME)


async def test_whoever_closed_their_direct_messages_plays_on_the_private_panel(
    world: World,
) -> None:
    ann = world.person("ann")
    close_messages(world, "ann")
    await ann.click(await offered(world, world.channel), label="First game")
    await world.env.settle()
    panel = world.newest(world.channel, ann)
    assert is_panel(panel)
    await ann.click(panel, label="Board")
    assert "I cannot send you direct messages" in words(world.newest(world.channel, ann))


def is_panel(message: Any) -> bool:
    return any((press := step_of(item)) and press.step == "table" for item in presses(message))


async def test_free_practice_is_set_up_on_a_private_page(world: World) -> None:
    ann = world.person("ann")
    page = await offered(world, world.channel)
    await ann.click(page, label="Free practice")
    page = world.newest(world.channel, ann)
    await ann.click(page, label="Options")
    page = world.newest(world.channel, ann)
    assert "Pace" not in words(page)
    await ann.click(page, label="Back")
    page = world.newest(world.channel, ann)
    await ann.click(page, label="▶ hard")
    table = await world.table(FIRST)
    assert table.row.lesson == "free"
    assert [seat.computer for seat in table.seats].count("hard") == 3
    assert "Slush Fund" in words(world.newest(world.channel, ann))


async def test_whoever_is_in_the_middle_of_a_game_goes_on_with_it(world: World) -> None:
    ann = world.person("ann")
    await ann.click(await offered(world, world.channel), label="First game")
    again = await offered(world, world.channel)
    assert "in the middle" in words(again)
    find_press(again, "table")
    assert await world.services.store.read(lambda tx: tx.table_ids()) == [FIRST]


@pytest.mark.parametrize("step", ["join", "open", "watch", "look", "start", "practice", "takeover"])
async def test_nobody_else_finds_it(world: World, step: str) -> None:
    ann = world.person("ann")
    await ann.click(await offered(world, world.channel), label="Free practice")
    number = await world.sit("slasher", "bob")
    answer = await forged_card(world, "bob", number, Press(FIRST, 0, step).encode())
    assert "There is no table 1" in answer
    assert [seat.person for seat in (await world.table(FIRST)).seats] == [ann.user.id]


async def test_a_lesson_explains_itself_and_ends_with_what_was_learnt(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game(GAME)), "teaching", TEACHING)
    ann = world.person("ann")
    await ann.click(await offered(world, world.channel), label="First game")
    panel = world.newest(world.channel, ann)
    assert TIP in words(panel)
    assert "What would you do?" in labels(panel)
    assert f"{TIP}Rule" in labels(panel)
    assert "Take back" not in labels(panel), "there is nothing to take back yet"
    table = await world.table(FIRST)
    before = table.game.encode(table.state)
    await ann.click(panel, label="What would you do?")
    await ann.click(world.newest(world.channel, ann), label="Do 1")
    panel = world.newest(world.channel, ann)
    assert TIP in words(panel)
    await ann.click(panel, label="Board")
    board = world.newest(world.channel, ann)
    assert "What happened last" in words(board), "there is no thread that tells it"
    await ann.click(board, label="My panel")
    panel = world.newest(world.channel, ann)
    await ann.click(panel, label="Take back")
    assert "Taken back" in words(world.newest(world.channel, ann))
    table = await world.table(FIRST)
    assert table.game.encode(table.state) == before
    shown = Panel(world, ann, world.channel, world.newest(world.channel, ann).id)
    await shown.aside(LEAVE[0])
    await shown.press("do")
    end = world.newest(world.channel, ann)
    assert "You have learnt" in words(end)
    ended = (await world.table(FIRST)).result
    assert ended is not None
    why = decided_lines(ended, voice("en", table))
    assert why
    assert why in words(end), "nothing else tells why"
    assert {"Practise on", "Play with friends", "The final count"} <= set(labels(end))
    await ann.click(end, label="Play with friends")
    opened = await world.table(TableNumber(2))
    assert (opened.private, opened.row.phase) == (False, "lobby")


def labels(message: Any) -> list[str]:
    return [item.label for item in presses(message) if getattr(item, "label", None)]
