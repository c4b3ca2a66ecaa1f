"""The common part of all games' cogs: the command that opens a table, and the declaration of verbs.

What every game's table can do besides its moves is in `cogs.at_table`.

A *verb* is a command that makes a move. Its parameters are the move's tokens in the order in which
`Game.choices` asks for them, so declaring it is enough: autocomplete suggests what may come next, a
complete move is made, and an incomplete one opens the panel at that point.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.ui.request import request_of
from cogs.autocomplete import (
    number_of,
    suggest_pace,
    suggest_seats,
    suggest_start,
    suggest_tables,
)
from cogs.words import describe

Interaction = discord.Interaction[Client]


Callback = Callable[..., Coroutine[Any, Any, None]]


FIXED = "="
"""The beginning of a step that is not a parameter but a fixed token."""


def _suggest_step(
    before: tuple[str, ...], steps: tuple[str, ...], then: tuple[str, ...] = ()
) -> Any:
    """Returns an autocomplete for the step after `steps`; its suggestions lead on to the tokens
    `then`.
    """

    async def suggest(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        given = [
            step[len(FIXED) :]
            if step.startswith(FIXED)
            else getattr(interaction.namespace, step, None)
            for step in steps
        ]
        if None in given:
            return []  # the next step depends on a parameter that has been left out so far
        found = await interaction.client.handlers.commands.suggest(
            request_of(interaction),
            _game(interaction),
            (*before, *map(str, given)),
            typed,
            number_of(interaction),
            then,
        )
        return [app_commands.Choice(name=label, value=token) for label, token in found]

    return suggest


async def _suggest_table(
    interaction: Interaction, typed: int | str
) -> list[app_commands.Choice[int]]:
    return await suggest_tables(interaction, typed, _game(interaction))


def _game(interaction: Interaction) -> str:
    """Returns the key of the game a command belongs to: the first word of its full name."""
    used = interaction.command
    return "" if used is None else str(used.qualified_name).split()[0]


_SUGGESTED: dict[str, Any] = {
    "table": _suggest_table,
    "pace": suggest_pace,
    "start": suggest_start,
    "seats": suggest_seats,
}
"""The autocompletes of parameters that mean the same in every command."""


def verb(
    name: str, *steps: str, prefix: tuple[str, ...] | None = None
) -> Callable[[Callback], Any]:
    """Declares a command that makes a move.

    steps: its parameters that are tokens, in order; ``=word`` is a token between them. prefix: the
    tokens before them, by default the command's name.
    """
    before = (name,) if prefix is None else prefix

    def declare(callback: Callback) -> Any:
        made: Any = app_commands.command(name=name, description="…")(callback)
        for place, step in enumerate(steps):
            if not step.startswith(FIXED):
                fixed = itertools.takewhile(lambda s: s.startswith(FIXED), steps[place + 1 :])
                then = tuple(word[len(FIXED) :] for word in fixed)
                made.autocomplete(step)(_suggest_step(before, steps[:place], then))
        for parameter in made.parameters:
            if parameter.name in _SUGGESTED:
                made.autocomplete(parameter.name)(_SUGGESTED[parameter.name])
        return made

    return declare


class GameCog(commands.GroupCog):
    """A game's slash commands; each game's cog adds its own verbs.

    Subclass with ``group_name`` set to the game's key.
    """

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.game = str(self.__cog_group_name__)
        describe(self)

    @verb("new")
    async def new(
        self,
        interaction: Interaction,
        pace: str | None = None,
        start: str | None = None,
        seats: str | None = None,
    ) -> None:
        """Opens a table."""
        request = request_of(interaction)
        await self.bot.handlers.lobby.open(request, self.game, {}, pace, start, seats)

    async def move(self, interaction: Interaction, table: int | None, *given: str | None) -> None:
        """Makes the move of these words, one parameter each; the first None ends it."""
        typed: list[str] = []
        for words in given:
            if words is None:
                break
            typed.append(words)
        await self.bot.handlers.commands.move(request_of(interaction), self.game, typed, table)
