"""Names and descriptions of slash commands, looked up by their place.

A game's own commands are in its folder (``slush-fund-command-play``); the commands that all games
share and the bot's own are in `commands.*.ftl` (``command-new``, ``command-tables-mine``). A
message's value is the name and its attribute ``about`` the description. The key of a parameter ends
in its name (``slush-fund-command-play-card``, or ``command-any-table`` if it means the same
everywhere).
"""

from __future__ import annotations

import msgspec

from bot.words import speaker
from games.engine import Text
from games.registry import all_games
from games.words import MissingWordsError


class CommandWords(msgspec.Struct, frozen=True):
    """A command's or parameter's name and description in one language."""

    name: str
    about: str


def keys_of(command: tuple[str, ...], parameter: str | None = None) -> list[str]:
    """Returns the keys under which its words may be found, most specific first.

    command: the words of its full name, ``("slush-fund", "play")``.
    """
    game, verb = command[0], "-".join(command[1:])
    if game not in all_games():
        game, verb = "", "-".join(command)
    if parameter is not None:
        own = [f"{game}-command-{verb}-{parameter}"] if game else []
        return [*own, f"command-{verb}-{parameter}", f"command-any-{parameter}"]
    if not verb:
        return [f"{game}-command"]
    return [*([f"{game}-command-{verb}"] if game else []), f"command-{verb}"]


def command_words(
    locale: str, command: tuple[str, ...], parameter: str | None = None
) -> CommandWords:
    """Returns the words of a command, or of one of its parameters. Raises `MissingWordsError`."""
    say = speaker(locale)
    keys = keys_of(command, parameter)
    for key in keys:
        if say.has(key):
            return CommandWords(say(Text(key)), say(Text(f"{key}.about")))
    raise MissingWordsError(f"none of {', '.join(keys)} has words in {locale}")
