"""A table that somebody cannot see looks to them as if it did not exist, whatever they send."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from bot.client import extensions
from bot.ids import GuildId, TableNumber
from bot.tables.lobbies.opening import Person, Place
from bot.ui.custom_ids import Press
from games.engine import LEAVE
from tests.bot.panels import Panel, forge
from tests.bot.walking import leaves, presses_about
from tests.bot.world import find_message
from tests.cogs.test_settings_commands import manager

if TYPE_CHECKING:
    from tests.bot.world import World

NOBODYS = TableNumber(77)
"""Number of a table that does not exist."""


@pytest.fixture
def every_cog(odd_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loads the commands of all games, so that every command is tried."""
    cogs = [*extensions(), "tests.bot.ui.odd.cog"]
    monkeypatch.setattr("bot.client.extensions", lambda: cogs)


async def hidden_tables(world: World) -> list[TableNumber]:
    """Returns tables of Ann and Bob that Eve cannot see: open, closed, begun, paused and over."""
    place = Place(GuildId(world.guild.id), world.hidden_channel("ann", "bob").id)
    ann, bob = (Person(world.person(name).user.id, name) for name in ("ann", "bob"))
    services, numbers = world.services, []
    with world.as_bot():
        for _ in range(5):
            number = (await services.lobby.open("odd", ann, place, "en")).id
            await services.lobby.join(number, bob)
            numbers.append(number)
        await services.lobby.cancel(numbers[1], ann.id)
        for number in numbers[2:]:
            await services.lobby.start(number, ann.id)
        rest = await services.motions.put(numbers[3], ann.id, "pause", value="day")
        await services.motions.vote(numbers[3], bob.id, rest.id, agrees=True)
        await services.playing.move(numbers[4], bob.id, LEAVE)
    await world.env.settle()
    phases = [(await world.table(number)).row.phase for number in numbers]
    assert phases == ["lobby", "cancelled", "playing", "playing", "over"]
    assert (await world.table(numbers[3])).row.resumes is not None
    return numbers


def answer(world: World, number: TableNumber) -> str:
    """Returns all answers since the last call, without the number of the table."""
    sent = world.env.http_requests[:]
    world.env.http_requests.clear()
    told = [request.json for request in sent if request.path.startswith(("/int", "/webhooks"))]
    assert told, "there was no answer"
    return re.sub(rf"\b(table ){number}\b", r"\1N", str(told))


async def test_s5_a_forged_press_tells_nothing_of_a_hidden_table(odd_world: World) -> None:
    numbers = await hidden_tables(odd_world)
    here = await odd_world.sit("odd", "dan")
    eve = odd_world.person("eve")
    card = find_message(odd_world.channel, eve, Press(here, 0, "join").encode())
    asked = {number: list(presses_about(odd_world, number)) for number in (NOBODYS, *numbers)}
    assert len(asked[NOBODYS]) > 75
    for n, forged in enumerate(asked[NOBODYS]):
        read = []
        for number, presses in asked.items():
            odd_world.env.http_requests.clear()
            press = presses[n]
            await forge(odd_world, "eve", odd_world.channel, card, press.data, form=press.form)
            read.append(answer(odd_world, number))
        assert all(told == read[0] for told in read), forged
    assert [len((await odd_world.table(n)).seats) for n in numbers] == [2] * 5


async def test_s5_no_command_tells_anything_of_a_hidden_table(
    every_cog: None, odd_world: World
) -> None:
    """Not even to somebody who manages the server, who has more commands."""
    manager(odd_world, "eve")
    numbers = await hidden_tables(odd_world)
    eve, place = odd_world.person("eve"), odd_world.channel
    found = [leaf for leaf in leaves(odd_world) if leaf.names_table]
    assert len(found) > 75
    for leaf in found:
        # Commands of other games do the same check, so one table is enough for them.
        tried = numbers if leaf.name.startswith(("odd", "tables")) else numbers[2:3]
        read = []
        for number in (NOBODYS, *tried):
            filled = {**leaf.needed(odd_world, TableNumber(1)), "table": number}
            odd_world.env.http_requests.clear()
            await eve.slash(place, leaf.name, **filled)
            told = [answer(odd_world, number)]
            for parameter in leaf.typed if leaf.typed != ["table"] else []:
                others = {key: value for key, value in filled.items() if key != parameter}
                offers = await eve.autocomplete(place, leaf.name, parameter, "", **others)
                told.append(str(offers))
            read.append(told)
        assert all(told == read[0] for told in read), leaf.name


async def test_s5_a_player_reaches_their_table_from_anywhere(odd_world: World) -> None:
    number = (await hidden_tables(odd_world))[2]
    user = odd_world.person("ann").user
    odd_world.env.http_requests.clear()
    await Panel.in_dm(odd_world, "ann").press("table")
    for command in ("tables panel", "tables show"):
        await user.slash(command, table=number)
    told = answer(odd_world, number)
    assert "There is no table" not in told
    assert "§" in told, "the panel is not the player's own"
