"""The commands as Discord gets them: within its limits, and complete in both languages."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

import pytest
from discord import app_commands

from bot.checks.payload import payload_faults
from bot.client import command_hash, command_payload, extensions
from bot.words import LOCALES, speaker
from bot.words.commands import command_words, keys_of
from bot.words.translator import Translator
from games.engine import Text
from games.registry import all_games
from games.words import MissingWordsError
from tests.bot.world import make_client

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from bot.client import Client

SUB = (1, 2)
"""Types of options that are themselves commands or groups."""


@pytest.fixture
async def client(database: Path) -> AsyncIterator[Client]:
    """Returns the bot with all its commands, connected to nothing."""
    made = await make_client(database)
    await made.tree.set_translator(Translator())
    for extension in extensions():
        await made.load_extension(extension)
    yield made
    await made.services.close()


@pytest.fixture
async def payload(client: Client) -> list[dict[str, Any]]:
    return await command_payload(client.tree)


def nodes(payload: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields every command, group and parameter by its full English name."""
    for command in payload:
        yield from _nodes(command["name"], command)


def _nodes(name: str, node: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    yield name, node
    for option in node.get("options", ()):
        yield from _nodes(f"{name} {option['name']}", option)


def test_discord_accepts_the_payload(payload: list[dict[str, Any]]) -> None:
    assert list(payload_faults(payload)) == []


def test_names_are_lower_case_letters(payload: list[dict[str, Any]]) -> None:
    for name, node in nodes(payload):
        for spelt in (node["name"], *(node.get("name_localizations") or {}).values()):
            assert 1 <= len(spelt) <= 32, name
            assert re.fullmatch(r"[-_'\w]+", spelt), (name, spelt)
            assert spelt == spelt.lower(), (name, spelt)
            assert unicodedata.is_normalized("NFC", spelt), (name, spelt)


def test_descriptions_fit(payload: list[dict[str, Any]]) -> None:
    for name, node in nodes(payload):
        said = [node["description"], *(node.get("description_localizations") or {}).values()]
        assert all(1 <= len(words) <= 100 for words in said), name
        assert not any("…" in words for words in said), name


def test_everything_has_a_french_name_and_description(payload: list[dict[str, Any]]) -> None:
    for name, node in nodes(payload):
        assert "fr" in node["name_localizations"], name
        assert "fr" in node["description_localizations"], name


def test_no_two_siblings_have_the_same_name(payload: list[dict[str, Any]]) -> None:
    groups = [("/", payload), *((n, node.get("options", [])) for n, node in nodes(payload))]
    for where, siblings in groups:
        french = [sibling["name_localizations"]["fr"] for sibling in siblings]
        assert len(set(french)) == len(french), (where, french)


def test_there_are_no_more_commands_than_discord_accepts(payload: list[dict[str, Any]]) -> None:
    assert len(payload) <= 100
    for name, node in nodes(payload):
        assert len(node.get("options", ())) <= 25, name
        assert len(node.get("choices", ())) <= 25, name
        assert not node.get("autocomplete") or not node.get("choices"), name


def test_required_parameters_come_first(payload: list[dict[str, Any]]) -> None:
    for name, node in nodes(payload):
        needed = [o.get("required", False) for o in node.get("options", ()) if o["type"] not in SUB]
        assert needed == sorted(needed, reverse=True), name


def test_english_names_are_those_in_the_code(client: Client) -> None:
    for command in client.tree.walk_commands():
        full = tuple(command.qualified_name.split())
        assert command_words("en", full).name == command.name
        if isinstance(command, app_commands.Command):
            for parameter in command.parameters:
                words = command_words("en", full, parameter.name)
                assert words.name == parameter.name
                assert str(parameter.description) == words.about


def test_there_are_few_enough_commands_to_scan(payload: list[dict[str, Any]]) -> None:
    """A person scrolls through all of them, so what a button and a general command do stands once,
    and not once per game as well.
    """
    moves = [name for name, _ in commands_in(payload)]
    assert len(moves) <= 112, len(moves)
    assert len(set(moves)) == len(moves)


def test_the_door_is_the_first_command(payload: list[dict[str, Any]]) -> None:
    assert [command["name"] for command in payload[:2]] == ["play", "help"]


def commands_in(payload: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields everything that can be typed: commands, and those of groups, by their full names."""
    for name, node in nodes(payload):
        below = [option for option in node.get("options", ()) if option["type"] in SUB]
        if node.get("type", 1) in SUB and not below:
            yield name, node


def test_a_game_s_own_commands_open_a_table_or_make_a_move(client: Client) -> None:
    general = {"join", "leave", "start", "close", "panel", "board", "rules", "record", "resign"}
    for game in all_games():
        group = client.tree.get_command(game)
        assert isinstance(group, app_commands.Group)
        names = {command.name for command in group.commands}
        assert "new" in names, game
        assert not general & names, game


@pytest.mark.parametrize("locale", LOCALES)
def test_opening_a_table_says_for_how_many_and_how_long(locale: str) -> None:
    """The description of a game's `new` is the first that many read of the game."""
    for game in all_games().values():
        about = command_words(locale, (game.key, "new")).about
        assert about.startswith(speaker(locale)(Text(game.key))), about
        assert re.search(rf"\b{game.seats[0]}( à |–){game.seats[-1]}\b", about), about
        assert re.search(rf"\b{game.sign.minutes}\smin\b", about), about


def test_every_parameter_of_a_move_has_suggestions(client: Client) -> None:
    """Every string in a game's command is suggested while it is typed."""
    for game in all_games():
        group = client.tree.get_command(game)
        assert isinstance(group, app_commands.Group)
        for command in group.walk_commands():
            for parameter in getattr(command, "parameters", ()):
                assert parameter.autocomplete or parameter.choices, command.qualified_name


async def test_the_same_commands_have_the_same_hash(client: Client) -> None:
    first = await command_hash(client.tree)
    assert first == await command_hash(client.tree)
    client.tree.remove_command("tables")
    assert first != await command_hash(client.tree)


def test_only_people_who_manage_a_server_see_its_command(payload: list[dict[str, Any]]) -> None:
    server = next(command for command in payload if command["name"] == "server")
    assert server["default_member_permissions"] == 1 << 5
    others = [c["name"] for c in payload if c["default_member_permissions"] is not None]
    assert others == ["server"]


def test_words_for_a_command_are_looked_up_from_the_particular_to_the_general() -> None:
    assert keys_of(("slush-fund", "play"), "card") == [
        "slush-fund-command-play-card", "command-play-card", "command-any-card"
    ]  # fmt: skip
    assert keys_of(("slush-fund", "new")) == ["slush-fund-command-new", "command-new"]
    assert keys_of(("slush-fund",)) == ["slush-fund-command"]
    assert keys_of(("tables", "list")) == ["command-tables-list"]
    with pytest.raises(MissingWordsError):
        command_words("fr", ("slush-fund", "fly"))
