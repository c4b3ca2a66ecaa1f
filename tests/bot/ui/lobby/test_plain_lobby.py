"""Five friends who never touch what a table can do besides see the same cards as ever.

The golden cards were written before tables could begin by themselves, call a full table, or say
anything else of the kind.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.lobby.card import card
from bot.ui.sheets import voice
from tests.bot.world import find_message

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

GOLDEN = Path(__file__).with_name("golden") / "plain-lobby.json"
FRIENDS = ("ann", "bob", "cyd", "dan", "eve")


@pytest.fixture(autouse=True)
def few_cogs() -> None:
    """Loads all cogs, because the game is one for five."""


@pytest.fixture(autouse=True)
def one_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has everybody always draw the same seat."""
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: bytes(32))


async def cards(world: World, number: TableNumber) -> dict[str, Any]:
    """Returns the card of a table in both languages, without the numbers that Discord gives."""
    table = await world.table(number)
    found = {locale: card(table, voice(locale, table)).to_components() for locale in ("en", "fr")}
    home = str(table.home)
    shown: dict[str, Any] = json.loads(json.dumps(found).replace(home, "HOME"))
    return shown


async def test_the_cards_from_the_opening_to_the_start_are_the_same_as_ever(world: World) -> None:
    number = await world.sit("casablanca", "ann")
    seen = [await cards(world, number)]
    for name in FRIENDS[1:]:
        press = find_message(world.channel, world.person(name), f"t1:{number}:0:join")
        await world.person(name).click(press, label="Join")
        seen.append(await cards(world, number))
    messages = world.channel.history(viewer=world.person("ann"))
    public = [message for message in messages if not message.flags.ephemeral]
    assert len(public) == 1, "nothing but the card is in the channel"
    start = find_message(world.channel, world.person("ann"), f"t1:{number}:0:start")
    await world.person("ann").click(start, label="Start")
    seen.append(await cards(world, number))
    assert seen == json.loads(GOLDEN.read_text("utf-8"))
