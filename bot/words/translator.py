"""The French names and descriptions of commands, for Discord."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.words import DEFAULT, LOCALES
from bot.words.commands import command_words

_PLACES = app_commands.TranslationContextLocation
_NAMES = {_PLACES.command_name, _PLACES.group_name, _PLACES.parameter_name}
_ABOUTS = {
    _PLACES.command_description,
    _PLACES.group_description,
    _PLACES.parameter_description,
}
_TRANSLATED = {
    locale: language
    for locale in discord.Locale
    if (language := locale.value.partition("-")[0]) in LOCALES and language != DEFAULT
}
"""Our language by Discord's locale, because Discord asks for all of its thirty for each name and
description.
"""


class Translator(app_commands.Translator):
    """Looks up every command by its full name; the English words are already in the code."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Returns the words for one place of one command, or None if English will do."""
        language = _TRANSLATED.get(locale)
        if language is None or context.location not in _NAMES | _ABOUTS:
            return None
        data: Any = context.data
        if isinstance(data, app_commands.Parameter):
            words = command_words(language, _name(data.command), data.name)
        else:
            words = command_words(language, _name(data))
        return words.name if context.location in _NAMES else words.about


def _name(command: Any) -> tuple[str, ...]:
    return tuple(str(command.qualified_name).split())
