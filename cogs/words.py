"""The descriptions of commands and their parameters, filled in from the English words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.words.commands import command_words

if TYPE_CHECKING:
    from discord.ext import commands


def describe(cog: commands.Cog) -> None:
    """Gives every command of a cog its English description; other languages come with the sync.

    Raises `MissingWordsError` for one without words.
    """
    for command in cog.walk_app_commands():
        name = tuple(command.qualified_name.split())
        command.description = command_words("en", name).about
        if isinstance(command, app_commands.Command):
            # Only a `locale_str` is shown to the translator, and discord.py turns plain words into
            # one only while a command is being declared.
            app_commands.describe(
                **{
                    parameter.name: app_commands.locale_str(
                        command_words("en", name, parameter.name).about
                    )
                    for parameter in command.parameters
                }
            )(command)
    group = cog.app_command
    if group is not None:
        group.description = command_words("en", (group.name,)).about
