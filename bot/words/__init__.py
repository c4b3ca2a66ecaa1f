"""The bot's own sentences, together with those of the games, by language.

`commands.*.ftl` holds the names and descriptions of slash commands, which `translator.py` gives to
Discord; all other `*.ftl` are sentences, one file per subject. `folding.py` compares typed words
with names.
"""

from __future__ import annotations

import functools
from importlib import resources
from typing import TYPE_CHECKING

from games.words import LOCALES, Speaker, game_sources, make_bundle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle

DEFAULT = "en"

__all__ = ["DEFAULT", "LOCALES", "bundle", "nearest", "speaker"]


@functools.cache
def bundle(locale: str) -> FluentBundle:
    """Returns every sentence of the bot and of all games in one locale."""
    files = resources.files("bot.words").iterdir()
    own = [file.read_text("utf-8") for file in files if file.name.endswith(f".{locale}.ftl")]
    return make_bundle(locale, [*own, *game_sources(locale)])


def speaker(locale: str, names: Sequence[str] = ()) -> Speaker:
    """Returns a speaker of the sentences of the bot and of all games.

    names: by seat, fit for the medium.
    """
    return Speaker(locale, names, bundle(locale))


def nearest(wanted: object) -> str:
    """Returns our locale for one of Discord's (``fr``, ``en-GB``, None)."""
    language = str(wanted or DEFAULT).partition("-")[0]
    return language if language in LOCALES else DEFAULT
