"""Nobody reads what only another seat may know, in whole games played at random.

In the odd game every text that comes from a seat's view is signed with that seat's secret word, so
a word in another person's message means that a wrong view was shown. In the real games the test
looks for a player's holdings in everything that others could read.
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import PersonId, TableNumber
from bot.ui.custom_ids import Press
from bot.ui.sheets import voice
from games.choosing import random_move
from games.engine import HOUSE, LEAVE
from games.registry import all_games
from tests.bot.overheard import overheard
from tests.bot.panels import Panel, as_typed, forge
from tests.bot.world import find_message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.tables.table import Table
    from tests.bot.world import World


@pytest.fixture(autouse=True)
def _one_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(range(32)))


WORD = re.compile(r"§(\d)-\d{3}§")


async def test_no_text_of_one_seat_reaches_another(odd_world: World) -> None:
    number = await odd_world.start("odd", "ann", "bob", "cyd")
    rng = random.Random(3)
    for _ in range(150):
        await wander(odd_world, number, rng)
    table = await odd_world.table(number)
    assert table.row.plies > 6
    seats = {table.person_at(seat): seat for seat in range(3)}
    heard = list(overheard(odd_world))
    signed = [(h.reader, {int(s) for s in WORD.findall(h.words)}, h.words) for h in heard]
    for reader, words, said in signed:
        allowed = set() if reader is None else {seats.get(PersonId(reader), HOUSE)}
        assert words <= allowed, (reader, said)
    for seat in range(3):  # and there were secrets to keep
        assert sum(seat in words for _, words, _ in signed) > 20
    assert sum(reader is None for reader, _, _ in signed) > 20


async def wander(world: World, number: TableNumber, rng: random.Random) -> None:
    """Lets somebody, at the table or not, do something that shows them something."""
    table = await world.table(number)
    if table.row.phase == "over":
        return
    name = rng.choice(["ann", "bob", "cyd", "eve"])
    if rng.random() < 0.6:
        name = await world.to_act(number)
    await rng.choice([press_about, press_about, press_in_dm, type_something, watch, meddle])(
        world, number, name, rng
    )


async def press_about(world: World, number: TableNumber, name: str, rng: random.Random) -> None:
    """Opens the panel and presses whatever is there."""
    message = await world.open_panel(name, number)
    panel = Panel(world, world.person(name), await world.thread(number), message.id)
    await press_at_random(panel, rng)


async def press_in_dm(world: World, number: TableNumber, name: str, rng: random.Random) -> None:
    if name == "eve":
        return
    await press_at_random(Panel.in_dm(world, name), rng)


async def press_at_random(panel: Panel, rng: random.Random) -> None:
    for _ in range(rng.randint(1, 4)):
        steps = [p for p in panel.steps if p.args[-1:] != LEAVE]
        if not steps:
            return
        step = rng.choice(steps)
        if menus := panel.menus(step.step):
            menu = menus[0]
            value = rng.choice(menu.options).value
            values = [o.value for o in menu.options[: menu.min_values]] or [value]
            await panel.choose(*(values if menu.min_values > 1 else [value]), step=step.step)
        elif step.step == "form":
            form = await panel.press("form", *step.args[1:])
            typed = {"amount": str(rng.choice([1, 2, 100, 4000])), "a": "30", "b": "x"}
            await panel.actor.submit_modal(form, as_typed(form.modal, typed))
        elif not panel.find(step.step, *step.args[1:]).disabled:
            await panel.press(step.step, *step.args[1:])


async def type_something(world: World, number: TableNumber, name: str, rng: random.Random) -> None:
    person, thread = world.person(name), await world.thread(number)
    await person.autocomplete(thread, "odd do", "what", "")
    await person.autocomplete(thread, "odd do", "how", "", what=rng.choice(["line", "few", "note"]))
    what = rng.choice(["few", "far", "note", "deal", "whisper"])
    how = rng.choice(["1", "f7", "3", "nonsense"])
    await person.slash(thread, "odd do", what=what, how=how)


async def watch(world: World, number: TableNumber, name: str, rng: random.Random) -> None:
    person, thread = world.person(name), await world.thread(number)
    command = rng.choice(["tables show", "tables panel", "tables watch"])
    await person.slash(thread, command, table=number)


async def meddle(world: World, number: TableNumber, name: str, rng: random.Random) -> None:
    """Sends what another player's panel would send."""
    thread = await world.thread(number)
    board = find_message(thread, world.person(name), Press(number, 0, "open").encode())
    other = Panel.in_dm(world, rng.choice(["ann", "bob", "cyd"]))
    custom_id = rng.choice([p for p in other.steps if p.args[-1:] != LEAVE]).encode()
    data: dict[str, Any] = {"custom_id": custom_id, "values": ["mine"]}
    await forge(world, name, thread, board, data)


# -- the real games ------------------------------------------------------------------------------


@pytest.mark.parametrize("key", list(all_games()))
async def test_a_player_s_holdings_are_shown_to_nobody_else(world: World, key: str) -> None:
    game = all_games()[key]
    names = ["ann", "bob", "cyd", "dan", "eve", "fay"][: max(game.seats[0], 3)]
    number = await world.start_at_once(key, *names)
    rng = random.Random(key)
    held: dict[int, set[str]] = {}
    for _ in range(16):
        table = await world.table(number)
        if table.row.phase == "over":
            break
        note_holdings(table, held)
        await show_around(world, number, rng.choice([*names, "gil"]), rng)
        await move_at_random(world, table, rng)
    note_holdings(await world.table(number), held)
    assert any(held.values())
    for reader, lines in read_lines(world):
        own = held.get(reader or 0, set())
        for person, secret in held.items():
            if person != reader:
                assert not (secret - own) & lines, (person, reader)


def note_holdings(table: Table, held: dict[int, set[str]]) -> None:
    """Notes what every seat holds, in the words of its own panel, unless everybody sees it."""
    spoken = voice("en", table)
    public = "\n".join(_all_sheets(table, None))
    for seat in range(len(table.seats)):
        lines = {spoken.marked(line) for line in table.game.holdings(table.view(seat))}
        secret = {line for whole in lines for line in whole.split("\n") if line not in public}
        held.setdefault(table.person_at(seat), set()).update(secret)


def _all_sheets(table: Table, seat: int | None) -> Iterator[str]:
    view, spoken = table.view(seat), voice("en", table)
    for name in table.game.sheets(view):
        yield table.game.sheet(view, name, spoken.marked).text


async def show_around(world: World, number: TableNumber, name: str, rng: random.Random) -> None:
    """Lets somebody open their panel, or look at a sheet from the public board."""
    if rng.random() < 0.5:
        person, thread = world.person(name), await world.thread(number)
        look = Press(number, 0, "look").encode()
        await person.select(find_message(thread, person, look), ["board"], custom_id=look)
        return
    message = await world.open_panel(name, number)
    panel = Panel(world, world.person(name), await world.thread(number), message.id)
    if panel.has("look"):
        if panel.has("look", "board"):  # whoever has no seat sees it at once
            await panel.press("look", "board")
        await panel.look(rng.choice(panel.menus("look")[0].options).value)


async def move_at_random(world: World, table: Table, rng: random.Random) -> None:
    seat = min(table.game.deciders(table.state))
    if seat == HOUSE:
        return
    for _ in range(20):
        path = random_move(table.game, table.view(seat), rng)
        if path not in (None, LEAVE):
            break
    assert path is not None
    with world.as_bot():
        await world.services.playing.move(table.id, table.person_at(seat), path)
    await world.env.settle()


def read_lines(world: World) -> Iterator[tuple[int | None, set[str]]]:
    for heard in overheard(world):
        yield heard.reader, set(re.split(r"\\n|\"", heard.words))
