"""Slasher as people play it, above all the secret choice of Monsters (L23)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.ids import TableNumber
from games.slasher.material import MONSTER_NUMBER
from games.slasher.view import View
from tests.bot.flows.scenery import (
    close_messages,
    lay,
    lines_told,
    names_by_seat,
    sight,
    sights,
    touched,
)
from tests.bot.panels import Panel, said, typed
from tests.games.slasher.scenes import picking, scene

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from games.slasher.state import State
    from tests.bot.world import World

    Way = Callable[[World, str, str], Awaitable[None]]

COGS = ["cogs.slasher", "cogs.tables", "cogs.me"]

GROUPS = ("red1 blue2 green3", "yellow5 yellow7")
HELD = ["doctor alien doll", "psycho sadist", "ghost"]
PICKS = ["play-some doctor+alien", "play-all", "play-ghost"]
"""What the seats pick; no Monster of these has a choice among `GROUPS`."""

ASKED = (
    "tables show",
    "tables show sheet:monsters",
    "tables show sheet:bestiary",
    "tables list",
    "tables list where:server",
    "tables turn",
)
"""Commands that show something of a table."""

MOST_PRESSES = {
    "red5 alone": 2,
    "red5 b": 2,
    "move red1 b": 2,
    "join a+b": 2,
    "split a red1": 2,
    "swap red1 yellow5": 2,
    "play-doctor": 2,
    "play-none": 2,
    "play-all": 2,
    "play-some doctor+alien": 2,
    "discard-doll": 2,
    "strike-a": 2,
    "longest": 2,
}
"""Number of presses for each usual move once the panel is open; three at most."""


@pytest.fixture(autouse=True)
def _this_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(range(32)))


async def sit(world: World, state: State) -> list[str]:
    """Opens table 1 in this state, with a stranger in the thread; returns the names by seat."""
    await world.start("slasher", *("ann", "bob", "cat", "dan", "eve")[: state.seats])
    world.person("zoe")
    await lay(world, TableNumber(1), state)
    return await names_by_seat(world, TableNumber(1))


def scene_of_picks() -> State:
    """Returns a state with three seats that hold three, two and one Monster."""
    return picking(HELD, GROUPS, "red7")


async def locked(world: World, seat: int) -> tuple[int, ...] | None:
    """Returns what a seat has locked in, from its own view."""
    view = (await world.table(TableNumber(1))).view(seat)
    assert isinstance(view, View)
    return view.lock


# -- the secret choice ---------------------------------------------------------------------------


async def by_panel(world: World, name: str, notation: str) -> None:
    await (await Panel.open(world, name, TableNumber(1))).press_through(notation)


async def by_dm(world: World, name: str, notation: str) -> None:
    await Panel.in_dm(world, name).press_through(notation)


async def by_command(world: World, name: str, notation: str) -> None:
    thread = await world.thread(TableNumber(1))
    answer = await world.person(name).slash(thread, "slasher choose", what=notation, table=1)
    assert answer.response.ephemeral


@pytest.mark.parametrize("way", [by_panel, by_dm, by_command])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
async def test_l23_nobody_else_sees_anything_until_the_last_lock(
    world: World, way: Way, order: tuple[int, ...]
) -> None:
    names = await sit(world, scene_of_picks())
    for seat in order[:-1]:
        name = names[seat]
        others, lines = sights(world, name), await lines_told(world, TableNumber(1))
        own, since = sight(world, name), len(world.env.http_requests)
        await way(world, name, PICKS[seat])
        assert await locked(world, seat) is not None
        assert sights(world, name) == others
        assert await lines_told(world, TableNumber(1)) == lines
        assert sight(world, name) != own
        own_place = {world.person(name).user.dm_channel.id}  # pressed there, the answer says it
        assert touched(world, since) == (set() if way is by_dm else own_place)
    others = sights(world, names[order[-1]])
    await way(world, names[order[-1]], PICKS[order[-1]])
    after = sights(world, names[order[-1]])
    assert all(after[name] != others[name] for name in after)


async def test_l23_the_last_lock_reveals_the_monsters_in_order_of_initiative(world: World) -> None:
    names = await sit(world, scene_of_picks())
    before = await lines_told(world, TableNumber(1))
    for seat, notation in enumerate(PICKS):
        assert await lines_told(world, TableNumber(1)) == before
        await by_panel(world, names[seat], notation)
    told = (await lines_told(world, TableNumber(1)))[len(before) :]
    first, second, third = names
    assert told[0].startswith("Monsters revealed: Doctor")
    assert told[1:6] == [
        f"Doctor (10, {first}) slashes Red 1, Blue 2, and Green 3 for 3 points.",
        f"Alien (20, {first}) slashes Red 7 for 1 point.",
        f"Psycho (55, {second}) slashes Yellow 5 and Yellow 7 for 2 points.",
        f"Sadist (60, {second}) finds nobody to slash and slinks off.",
        f"Ghost (80, {third}) finds nobody to slash and slinks off.",
    ]
    assert told[6].startswith("Round 1 is over")
    view = (await world.table(TableNumber(1))).view(None)
    assert isinstance(view, View)
    assert view.scores == (4, 2, 0)


async def everything_asked(world: World, name: str) -> list[str]:
    """Returns every answer that somebody can get from the bot about the table now."""
    person, thread = world.person(name), await world.thread(TableNumber(1))
    panel = await Panel.open(world, name, TableNumber(1))
    found = [panel.words, str(panel.keys())]
    if panel.has("look", "board"):
        await panel.press("look", "board")
        found.append(panel.words)
    for option in panel.menus("look")[0].options if panel.has("look") else ():
        await panel.look(option.value)
        found.append(panel.words)
    asked = [typed(command) for command in ASKED]
    answers = [await person.slash(thread, command, **given) for command, given in asked]
    answers.append(await person.slash(thread, "tables watch", table=1))
    return found + [said(answer) for answer in answers]


@pytest.mark.parametrize("pick", ["play-none", "play-doctor", "play-some doctor+alien", "play-all"])
async def test_l23_nobody_can_find_out_who_has_chosen_or_how_many(world: World, pick: str) -> None:
    names = await sit(world, scene_of_picks())
    lookers = [*names[1:], "zoe"]
    for name in lookers:  # who has looked before is not told again what happened last
        await everything_asked(world, name)
    before = {name: await everything_asked(world, name) for name in lookers}
    await by_panel(world, names[0], pick)
    assert await locked(world, 0) is not None
    assert {name: await everything_asked(world, name) for name in lookers} == before


async def test_l23_a_player_who_has_locked_sees_their_choice_and_cannot_change_it(
    world: World,
) -> None:
    names = await sit(world, scene_of_picks())
    panel = await Panel.open(world, names[0], TableNumber(1))
    await panel.press_through("play-some doctor+alien")
    for shown in (panel, Panel.in_dm(world, names[0])):
        assert "Doctor" in shown.pictured
        assert shown.keys() == []
    thread = await world.thread(TableNumber(1))
    again = await world.person(names[0]).slash(thread, "slasher choose", what="play-none", table=1)
    assert "locked in" in said(again) or "not one of the choices" in said(again)
    assert await locked(world, 0) == (MONSTER_NUMBER["doctor"], MONSTER_NUMBER["alien"])


async def test_l23_locks_survive_a_restart(world: World) -> None:
    names = await sit(world, scene_of_picks())
    await by_panel(world, names[0], PICKS[0])
    half_made = await Panel.open(world, names[2], TableNumber(1))
    await half_made.pick("play-ghost")
    seen, lines = sights(world), await lines_told(world, TableNumber(1))
    await world.restart()
    assert sights(world) == seen
    assert await lines_told(world, TableNumber(1)) == lines
    assert await locked(world, 0) == (MONSTER_NUMBER["doctor"], MONSTER_NUMBER["alien"])
    assert [await locked(world, seat) for seat in (1, 2)] == [None, None]
    await half_made.press("do")  # the panel from before still works
    assert await lines_told(world, TableNumber(1)) == lines
    await by_dm(world, names[1], PICKS[1])
    told = (await lines_told(world, TableNumber(1)))[len(lines) :]
    assert [re.findall(r"\d+", line)[0] for line in told[1:6]] == ["10", "20", "55", "60", "80"]


# -- closed direct messages ----------------------------------------------------------------------


async def test_closed_direct_messages_are_announced_once_and_the_panel_is_enough(
    world: World,
) -> None:
    await world.sit("slasher", "ann", "bob", "cat")
    close_messages(world, "bob")
    await world.person("ann").slash(world.channel, "tables start", table=1)
    names = await names_by_seat(world, TableNumber(1))
    seat = names.index("bob")
    for _ in range(2):
        await lay(world, TableNumber(1), scene(["red5 move"] * 3, HELD, GROUPS, "red7", turn=seat))
        panel = await Panel.open(world, "bob", TableNumber(1))
        assert "Red 5" in panel.pictured
        await panel.press_through("red5 b")
    await lay(world, TableNumber(1), scene_of_picks())
    for name, notation in zip(names, PICKS, strict=True):
        await by_panel(world, name, notation)
    told = await lines_told(world, TableNumber(1))
    assert [line for line in told if "closed" in line] == [
        "I cannot send direct messages to bob: they are closed. Everything is in the private "
        "panel; “/me dm” tries again."
    ]
    assert any(line.startswith("Round 1 is over") for line in told)
    assert list(world.person("bob").user.dm_channel.history()) == []


# -- presses -------------------------------------------------------------------------------------


def scene_of(notation: str) -> State:
    """Returns a scene in which the first seat can make this move."""
    word = notation.split()[0]
    if word.startswith("play"):
        return scene_of_picks()
    if word.startswith("discard"):
        full = ["doctor alien doll bat", *HELD[1:]]
        return scene([""] * 3, full, phase="discard", turn=-1)
    if word == "longest":
        trio = ("red1 blue2 green3", "yellow2 red3", "blue7 green4")
        queue = ((MONSTER_NUMBER["werewolf"], 0),)
        return scene(["red5"] * 3, HELD, trio, phase="strike", queue=queue)
    if word.startswith("strike"):
        queue = ((MONSTER_NUMBER["doctor"], 0),)
        groups = ("red1 blue2 green3", "yellow6 yellow7")
        return scene(["red5"] * 3, HELD, groups, phase="strike", queue=queue)
    hands = [f"{word} extra yellow1 green7 blue6"] * 3
    return scene(hands, HELD, GROUPS, "red7")


async def test_usual_moves_take_few_presses(world: World) -> None:
    counted = {}
    names = await sit(world, scene_of_picks())
    for notation in MOST_PRESSES:  # each on a newly opened panel
        await lay(world, TableNumber(1), scene_of(notation))
        panel = await Panel.open(world, names[0], TableNumber(1))
        counted[notation] = await panel.press_through(notation)
    assert counted == MOST_PRESSES
    assert max(counted.values()) == 2
