"""Every command of every game answers privately, whoever gives it and however little they type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from games.registry import all_games, folder
from tests.bot.panels import said

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.world import World

GAMES = list(all_games())
NAMES = ("ann", "bob", "cyd", "dan")


@pytest.fixture(autouse=True)
def few_cogs(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    game = request.getfixturevalue("key")
    cog = f"cogs.{folder(game).removeprefix('games.')}"
    monkeypatch.setattr("bot.client.extensions", lambda: [cog, "cogs.tables"])


def commands_of(world: World, key: str) -> list[tuple[str, list[dict[str, Any]]]]:
    """Returns the full names of a game's commands, with their parameters."""
    group = next(c for c in world.env.backend.commands[None].values() if c["name"] == key)
    return [
        (f"{key} {command['name']}", command.get("options", [])) for command in group["options"]
    ]


async def begun(world: World, key: str) -> tuple[TableNumber, Any, Any]:
    """Starts a game; returns its number, its thread, and the name of a player to act."""
    number = await world.start_at_once(key, *NAMES[: max(all_games()[key].seats[0], 2)])
    return number, await world.thread(number), world.person(await world.to_act(number))


@pytest.mark.parametrize("key", GAMES)
async def test_a_command_without_arguments_answers(world: World, key: str) -> None:
    _, thread, acting = await begun(world, key)
    for name, _ in commands_of(world, key):
        if name.endswith(" new"):
            continue
        for person in (acting, world.person("eve")):
            result = await person.slash(thread, name)
            assert result.response.ephemeral, name
            assert said(result).strip(), name


@pytest.mark.parametrize("key", GAMES)
async def test_a_command_with_nonsense_answers_and_moves_nothing(world: World, key: str) -> None:
    number, thread, acting = await begun(world, key)
    before = (await world.table(number)).row.plies
    for name, options in commands_of(world, key):
        words = {o["name"]: "✨ nonsense" for o in options if o["type"] == 3}
        if words:
            result = await acting.slash(thread, name, **words)
            assert result.response.ephemeral, name
            assert "⛔" in said(result), name
    assert (await world.table(number)).row.plies == before


@pytest.mark.parametrize("key", GAMES)
async def test_a_suggestion_is_never_refused(world: World, key: str) -> None:
    """Every suggested first word leads to the next question, or to a move."""
    _, thread, acting = await begun(world, key)
    for name, options in commands_of(world, key):
        first = next((o["name"] for o in options if o["type"] == 3), None)
        if first is None or first == "pace":
            continue
        offers = await acting.autocomplete(thread, name, first, "")
        if offers and len(options) > 2:  # the word needs more words, so no move is made yet
            result = await acting.slash(thread, name, **{first: offers[0]["value"]})
            assert "⛔" not in said(result), (name, offers[0])
