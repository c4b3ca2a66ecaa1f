"""What people without a seat are shown of a table, and how they get into its next game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.looks import News, Watched
from bot.ui.custom_ids import Press
from bot.ui.panel.watching import watching_items
from bot.ui.sheets import voice
from games.engine import LEAVE, text
from games.registry import all_games, find_game
from games.words import LOCALES
from tests.bot.panels import said
from tests.bot.world import find_message, find_press, words
from tests.games.conformance import make_cases, travel

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

NEXT = "I’m in for the next one"
BACK = "Not in for the next one"


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: ["cogs.tables", "cogs.slush_fund"])


async def watch(world: World, name: str, number: TableNumber) -> Any:
    return await world.person(name).slash(world.channel, "tables watch", table=number)


async def move(world: World, number: TableNumber) -> None:
    """Makes a move for whoever is waited for: the least harmful one."""
    table = await world.table(number)
    seat = min(table.game.deciders(table.state))
    with world.as_bot():
        path = table.game.fallback(table.view(seat))
        await world.services.playing.move(number, table.person_at(seat), path)
    await world.env.settle()


async def end(world: World, number: TableNumber, *leavers: str) -> None:
    for name in leavers:
        with world.as_bot():
            await world.services.playing.move(number, world.person(name).user.id, LEAVE)
    await world.env.settle()


async def test_a_watcher_who_presses_for_a_panel_watches(world: World) -> None:
    number = await world.start_at_once("slush-fund", "ann", "bob")
    await move(world, number)
    shown = await world.open_panel("eve", number)
    assert "What happened last:" in words(shown)
    await world.person("eve").click(shown, label=NEXT)
    assert "You’re in for the next game." in words(
        world.newest(await world.thread(number), world.person("eve"))
    )


async def test_a_watcher_sees_what_happened_since_they_last_looked(world: World) -> None:
    number = await world.start_at_once("slush-fund", "ann", "bob")
    await move(world, number)
    first = said(await watch(world, "eve", number))
    assert "What happened last:" in first
    assert "Since you last looked:" not in first
    assert "Nobody can see who leads." in first
    assert "> " not in said(await watch(world, "eve", number)), "nothing has happened since"
    for _ in range(3):
        await move(world, number)
    later = said(await watch(world, "eve", number))
    assert "Since you last looked:" in later
    news = await world.services.looks.watched(number, world.person("eve").user.id)
    assert news.news.told == ()
    assert "What happened last:" in said(await watch(world, "cyd", number)), "each for themselves"
    for name in ("ann", "bob"):
        assert "Nobody can see" not in said(await watch(world, name, number))


async def test_whoever_asks_is_named_at_the_end_and_invited_with_play_again(world: World) -> None:
    number = await world.start_at_once("slush-fund", "ann", "bob")
    page = (await watch(world, "eve", number)).response.message
    eve = world.person("eve")
    await eve.click(page, label=NEXT)
    page = world.newest(world.channel, eve)
    assert "You’re in for the next game" in words(page)
    assert find_press(page, "next", "out").label == BACK
    await world.restart()
    await end(world, number, "ann")
    thread = await world.thread(number)
    over = find_message(thread, world.person("ann"), Press(number, 0, "rematch").encode())
    mention = f"<@{eve.user.id}>"
    assert f"{mention} would like to play the next game." in words(over)
    ann = world.person("ann")
    await ann.click(over, custom_id=Press(number, 0, "rematch").encode())
    cards = [m for m in world.channel.history(viewer=ann) if "Invited too" in words(m)]
    assert [mention in words(card) for card in cards] == [True]
    calls = [
        m for m in world.channel.history(viewer=ann) if "would like to play again" in m.content
    ]
    assert [mention in call.content for call in calls] == [True]
    assert eve.user.id in [user.id for user in calls[0].mentions]
    await eve.click(over, custom_id=Press(number, 0, "next").encode())
    rematch = await world.services.store.read(lambda tx: tx.rematch(number))
    assert rematch is not None
    assert (await world.table(rematch)).seat_of(eve.user.id) is not None
    card = next(m for m in world.channel.history(viewer=ann) if m.id == cards[0].id)
    assert "Invited too" not in words(card)


async def test_it_is_asked_on_the_end_too_and_taken_back(world: World) -> None:
    number = await world.start_at_once("slush-fund", "ann", "bob")
    await end(world, number, "ann")
    thread, eve = await world.thread(number), world.person("eve")
    over = find_message(thread, eve, Press(number, 0, "next").encode())
    answer = await eve.click(over, custom_id=Press(number, 0, "next").encode())
    assert answer.response.ephemeral
    assert "You’re in for the next game" in said(answer)
    card = find_message(world.channel, eve, Press(number, 0, "next").encode())
    assert f"<@{eve.user.id}> would like to play the next game." in words(card)
    await eve.click(answer.response.message, label=BACK)
    card = find_message(world.channel, eve, Press(number, 0, "next").encode())
    assert "would like to play" not in words(card)
    player = await world.person("bob").click(over, custom_id=Press(number, 0, "next").encode())
    assert "so you are invited to its next game anyway" in said(player)
    refused = await eve.click(over, custom_id=Press(number, 0, "rematch").encode())
    assert NEXT in said(refused)


# -- who leads -----------------------------------------------------------------------------------


def page(game: str, view: Any, locale: str = "en", *told: Any) -> str:
    """Returns what stands above the sheet of a table with this spectator's view."""
    table: Any = SimpleNamespace(game=find_game(game), row=SimpleNamespace(game=game))
    watched = Watched(News(tuple(told), more=4, seen=True), keen=False)
    items = watching_items(table, view, watched, voice(locale))
    return "\n".join(item["content"] for item in items)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", list(all_games()))
def test_who_leads_is_said_of_every_game_at_every_moment(game: str, locale: str) -> None:
    journey = travel(make_cases(find_game(game))[0], 1)
    for state in journey.sample(12):
        view = journey.game.view(state, None)
        told = page(game, view, locale)
        assert bool(told) is not view.over


def test_the_leader_comes_first_and_the_others_in_their_order() -> None:
    game = find_game("slasher")
    case = next(case for case in make_cases(game) if case.seats == 3)
    state = travel(case, 1).dealt.state
    for scores, line in (
        ([4, 9, 6], "leads with 9 points.**\n-# "),
        ([9, 9, 2], "lead, level at 9 points.**\n-# "),
        ([0, 0, 0], "**All are level at 0 points.**"),
    ):
        state.scores[:] = scores
        assert line in page("slasher", game.view(state, None))


def test_news_stand_above_with_the_newest_last() -> None:
    game = find_game("slasher")
    view = game.view(travel(make_cases(game)[0], 1).dealt.state, None)
    first, second = text("table-title", game="A", number="1"), text("restarting")
    lines = page("slasher", view, "en", first, second).splitlines()
    assert lines[0] == "**Since you last looked:**"
    assert lines[1] == "-# 4 more before that."
    assert lines[2].startswith("> A")
    assert lines[3].startswith("> ")
    assert lines[4].startswith("**")
