"""Capital Power from the lobby to the end of a turn: its settings, and the number of presses."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import TableNumber
from bot.ui.custom_ids import Press
from games.capital_power.board import PARKS, SPACES
from games.capital_power.material import COMPANIES
from tests.bot.flows.at_capital_power import GAME, now, pick, sit_at
from tests.bot.flows.scenery import lay, lines_told
from tests.bot.panels import Panel
from tests.bot.world import find_message, presses, step_of, words
from tests.games.capital_power.scenes import co, purse, scene

if TYPE_CHECKING:
    from games.capital_power.state import State
    from tests.bot.world import World

COGS = ["cogs.capital_power", "cogs.tables"]

MOST_PRESSES = 8
"""Most presses that a usual turn of three pawns takes once the panel is open."""

USUAL = (
    "stake-least", "launder", "withdraw-all", "pay-coup", "lose-cash", "even", "settle", "pass",
    "roll-all", "interpol",
)  # fmt: skip
"""Options that are picked wherever they are offered, the first of these first."""


@pytest.fixture(autouse=True)
def _one_cog_and_one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(range(32)))


# -- presses -------------------------------------------------------------------------------------


PAWNS = ("blue-h", "blue-1", "blue-2")


def three_pawns(*places: str) -> State:
    """Returns a position with Blue on turn, three pawns at these places, and enough money."""
    at = {key: co(white=150, black=40, at=place) for key, place in zip(PAWNS, places, strict=True)}
    return scene(at, seats=2)


def usual(keys: list[str]) -> str:
    """Returns what a player without doubts picks: a way at a fork, else the first usual option."""
    ways = [key for key in keys if key.startswith("to-")]
    return next(key for key in (*ways, *USUAL) if key in keys)


async def test_a_usual_turn_of_three_pawns_takes_at_most_eight_presses(world: World) -> None:
    rng = random.Random(5)
    streets = [space.key for n, space in enumerate(SPACES) if n not in PARKS]
    blue, _ = await sit_at(world, three_pawns(*streets[:3]))
    counts: Counter[int] = Counter()
    for _ in range(15):
        await lay(world, TableNumber(1), three_pawns(*rng.sample(streets, 3)))
        panel = await Panel.open(world, blue, TableNumber(1))
        while (await now(world)).turn == 0 and (await world.to_act(TableNumber(1))) == blue:
            await panel.pick(usual(panel.keys()))
        moved = (await now(world)).moved
        assert all(moved[COMPANIES[key]] for key in PAWNS)
        counts[panel.pressed] += 1
    assert max(counts) <= MOST_PRESSES, counts
    assert min(counts) >= 2  # the pawns, and Interpol


async def test_a_turn_with_a_transfer_takes_no_more_presses(world: World) -> None:
    blue, orange = await sit_at(world, three_pawns("it04", "it05", "sa02"))
    panel = await Panel.open(world, blue, TableNumber(1))
    await pick(panel, "transfer", "blue-h", "blue-1")
    await panel.fill({"white": "30"})
    assert purse(await now(world), "blue-1") == (180, 40)
    assert panel.pressed == 2, "from where to where, and the form"
    while await world.to_act(TableNumber(1)) == blue:
        await panel.pick(usual(panel.keys()))
    assert panel.pressed <= MOST_PRESSES
    assert await world.to_act(TableNumber(1)) == orange


async def test_a_turn_can_be_played_by_commands_alone(world: World) -> None:
    blue, orange = await sit_at(world, three_pawns("it04", "it05", "sa02"))
    person, thread = world.person(blue), await world.thread(TableNumber(1))
    await person.slash(thread, f"{GAME} roll")
    for _ in range(9):
        if await world.to_act(TableNumber(1)) == orange:
            break
        offered = await person.autocomplete(thread, f"{GAME} act", "what", "")
        keys = [offer["value"] for offer in offered]
        verb = usual(keys)
        if verb == "interpol":
            await world.restart()
            await person.slash(thread, f"{GAME} interpol")
        else:
            await person.slash(thread, f"{GAME} act", what=verb)
    assert await world.to_act(TableNumber(1)) == orange
    told = await lines_told(world, TableNumber(1))
    assert any(line.startswith("Interpol rolls") for line in told), told


# -- the lobby -----------------------------------------------------------------------------------


async def test_options_are_chosen_page_after_page_and_used_in_the_game(world: World) -> None:
    number = await world.sit(GAME, "ann", "bob")
    ann, bob = world.person("ann"), world.person("bob")
    options = Press(number, 0, "options").encode()
    card = find_message(world.channel, ann, options)
    await bob.click(card, custom_id=options)
    assert not _settings(world.newest(world.channel, bob))  # only the host changes them
    await ann.click(card, custom_id=options)
    form = world.newest(world.channel, ann).id
    first = _settings(_form(world, form))
    assert {"length", "books", "round_limit"} <= first.keys()
    await _set(world, form, "books", "creative")
    await _turn_to(world, form, 1)
    second = _settings(_form(world, form))
    assert first.keys().isdisjoint(second)
    assert {"setoff", "false_books", "skim"} <= second.keys()
    await world.restart()
    await _set(world, form, "skim", "on")
    await _set(world, form, "false_books", "confiscated")
    assert _settings(_form(world, form)).keys() == second.keys()  # the page stays the same
    await _turn_to(world, form, 0)
    await _set(world, form, "length", "quick")
    agreed = words(find_message(world.channel, bob, options))
    for line in ("creative", "Everything else as usual"):
        assert line.lower() in agreed.lower(), agreed
    await ann.click(card, custom_id=Press(number, 0, "start").encode())
    rules = (await now(world)).options
    assert (rules.books, rules.skim, rules.false_books) == ("creative", "on", "confiscated")
    assert (rules.lots_to_win, rules.setoff) == (10, "on")
    assert "100 bank shares win" in "\n".join(await lines_told(world, number))


def _form(world: World, message: int) -> Any:
    """Returns the host's form as it is now."""
    seen = world.channel.history(viewer=world.person("ann"))
    return next(found for found in seen if found.id == message)


def _settings(form: Any) -> dict[str, Any]:
    """Returns the menus of a form by the name of their option."""
    steps = [(step_of(item), item) for item in presses(form)]
    return {step.args[0]: item for step, item in steps if step and step.step == "option"}


async def _set(world: World, form: int, name: str, value: str) -> None:
    found = _form(world, form)
    menu = _settings(found)[name]
    await world.person("ann").select(found, [value], custom_id=menu.custom_id)
    assert next(o for o in _settings(_form(world, form))[name].options if o.default).value == value


async def _turn_to(world: World, form: int, page: int) -> None:
    custom_id = Press(TableNumber(1), 0, "options", (str(page),)).encode()
    await world.person("ann").click(_form(world, form), custom_id=custom_id)
