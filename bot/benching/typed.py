"""The heaviest texts that people can type, in every option of every command.

None may cost more than a move. The options come from the command tree, so a new one is measured
automatically.
"""

from __future__ import annotations

import gc
import itertools
import string
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands

from bot.benching.in_process import client_in_process
from bot.benching.measures import Latency
from bot.bounds import LONGEST
from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.tables.lobbies.opening import Person, Place
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.benching.client import BenchClient
    from bot.benching.presses import PreparedInteraction, Presses

DISCORD_LONGEST = 6_000
"""The most characters that Discord accepts in an option."""
TRIES = 2
"""Attempts per text, of which the faster counts, because the other may have waited for the
machine.
"""
FINALISTS = 10
ROUNDS = 40
_PEOPLE = 700_000
_TABLE = "table"
_STANDING_IN: dict[discord.AppCommandOptionType, Any] = {
    discord.AppCommandOptionType.string: "x",
    discord.AppCommandOptionType.integer: 1,
    discord.AppCommandOptionType.boolean: False,
}
"""The values for other options that a command needs."""

_TEXT = discord.AppCommandOptionType.string


class Typing(msgspec.Struct, frozen=True):
    """The slowest of all typed texts compared with a move, in median milliseconds. inputs: how
    many were tried; where: the command, its option and the text.
    """

    inputs: int
    where: str
    slowest: float
    move: float

    @property
    def ratio(self) -> float:
        """How many moves it costs."""
        return self.slowest / self.move if self.move else 0.0


class TypedOption(msgspec.Struct, frozen=True):
    """A place where something can be typed: an option, when a command is sent or at a key before
    that. given: the values of other options.
    """

    command: str
    option: str
    kind: int
    given: dict[str, Any]
    person: PersonId
    typing: bool

    @property
    def name(self) -> str:
        """Its name for people."""
        return f"/{self.command} {self.option}:{' …' if self.typing else ''}"


def heavy_texts(length: int) -> dict[str, str]:
    """Returns texts of a length, by their content."""
    letters = [*string.ascii_lowercase]
    differing = [*letters, *map("".join, itertools.product(letters, letters))]
    patterns = {
        "a word again and again": "a ",
        "words that differ": " ".join(differing) + " ",
        "common words": "the of and a to in is card turn may each player le la de un et carte ",
        "one long word": "a",
        "odd characters": "\u0301ﷺ\u202e🧨\x00İ",
        "numbers": "10,000 ",
        "answers": "a=1,",
        "many picks": "a+",
    }
    return {name: (pattern * length)[:length] for name, pattern in patterns.items()}


async def measure_typed(database: Path) -> Typing:
    """Types every text everywhere, then the slowest repeatedly, alternating with a move."""
    async with client_in_process(database) as (client, presses):
        panel = presses.panel()
        entries = await entries_of(client, presses)
        texts = heavy_texts(LONGEST)
        texts |= {f"{name} at full length": w for name, w in heavy_texts(DISCORD_LONGEST).items()}

        async def typed(entry: TypedOption, text: str) -> float:
            return await presses.send(event_of(presses, entry, texts[text]))

        inputs = [*itertools.product(entries, texts)]
        gc.collect()
        gc.freeze()
        first = [min([await typed(*one) for _ in range(TRIES)]) for one in inputs]
        finalists = sorted(range(len(inputs)), key=lambda n: -first[n])[:FINALISTS]
        times: dict[int, list[float]] = {n: [] for n in finalists}
        moves = []
        for _ in range(ROUNDS):
            moves.append(await presses.send(await presses.prepare(panel, 0)))
            for n in finalists:
                times[n].append(await typed(*inputs[n]))
    median, slowest = max((Latency.of(times[n]).median, n) for n in finalists)
    entry, text = inputs[slowest]
    return Typing(len(inputs), f"{entry.name} {text}", median, Latency.of(moves).median)


# -- places to type ------------------------------------------------------------------------------


async def entries_of(client: BenchClient, presses: Presses) -> list[TypedOption]:
    """Returns every text option of every command and every autocomplete, at tables that have begun.

    A later step of a move is reached through the suggestions before it.
    """
    entries: list[TypedOption] = []
    tables = {game: await _begin(client, game, n) for n, game in enumerate(all_games())}
    for command in _commands(client):
        number, person = tables.get(command.qualified_name.split()[0], (0, PersonId(_PEOPLE)))
        given: dict[str, Any] = {_TABLE: number} if number else {}
        for parameter in command.parameters:
            others = {key: value for key, value in given.items() if key != parameter.name}
            for typing in _ways(parameter):
                whole = others if typing else {**_needed(command), **others}
                kind = parameter.type.value
                named = (command.qualified_name, parameter.name, kind)
                entries.append(TypedOption(*named, whole, person, typing))
            if parameter.type is _TEXT and parameter.autocomplete:
                offered = await _offered(presses, entries[-1])
                given |= {parameter.name: offered} if offered else {}
    return entries


def _ways(parameter: app_commands.Parameter) -> Iterator[bool]:
    """Yields how an option's text reaches us: False when it is sent, True while it is typed."""
    if parameter.type is _TEXT:
        yield False
    if parameter.autocomplete:
        yield True


def _commands(client: BenchClient) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command


def _needed(command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    needed = {p.name: _STANDING_IN.get(p.type) for p in command.parameters if p.required}
    return {name: value for name, value in needed.items() if value is not None}


async def _offered(presses: Presses, entry: TypedOption) -> str | None:
    """Returns the first suggestion before anything is typed, or None if there is none."""
    event = event_of(presses, entry, "")
    await presses.send(event)
    choices = presses.answers[event.id]["data"]["choices"]
    return str(choices[0]["value"]) if choices else None


async def _begin(client: BenchClient, game: str, place: int) -> tuple[TableNumber, PersonId]:
    """Returns a table whose game has begun: its number, and the id of somebody it waits for."""
    kind, lobby = all_games()[game], client.services.lobby
    first = _PEOPLE + 10 * (place + 1)
    people = [Person(PersonId(first + n), f"P{n}") for n in range(max(kind.seats[0], 2))]
    number = (await lobby.open(game, people[0], Place(GuildId(1), ChannelId(1 + place)), "en")).id
    for person in people[1:]:
        await lobby.join(number, person)
    table = await lobby.start(number, people[0].id)
    return number, table.person_at(min(table.game.deciders(table.state)))


# -- as Discord sends it -------------------------------------------------------------------------


def event_of(presses: Presses, entry: TypedOption, words: str) -> PreparedInteraction:
    """Returns a text in its option, as a command that is sent or as a key that was typed."""
    typed: dict[str, Any] = {"name": entry.option, "type": entry.kind, "value": words}
    if entry.typing:
        typed["focused"] = True
    others = [_option(name, value) for name, value in entry.given.items() if name != entry.option]
    return presses.command_event(entry.command, [*others, typed], entry.person, typing=entry.typing)


def _option(name: str, value: Any) -> dict[str, Any]:
    kinds: tuple[tuple[type, int], ...] = ((bool, 5), (int, 4), (str, 3))
    kind = next(number for made, number in kinds if isinstance(value, made))
    return {"name": name, "type": kind, "value": value}
