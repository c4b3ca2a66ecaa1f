"""Games as people type several of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.nights.errors import NightGamesError
from bot.words import LOCALES, speaker
from bot.words.folding import fold
from games.engine import Text
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator

_BETWEEN = re.compile(r"[,;+/]| (?:and|et|or|ou) ")
ALL = frozenset({"all", "tous", "toutes", "any", "*"})


def parts(typed: str) -> list[str]:
    """Returns the names in a typed list of games."""
    return [part.strip() for part in _BETWEEN.split(typed) if part.strip()]


def read_games(typed: str) -> tuple[str, ...]:
    """Returns the games that a typed list names, each by its name or the beginning of one, in
    English or French. Raises `NightGamesError` for a name that is no game's.
    """
    if fold(typed.strip()) in ALL:
        return tuple(all_games())
    found = [game for part in parts(typed) for game in _meant(part)]
    if not found:
        raise NightGamesError(typed)
    return tuple(game for game in all_games() if game in found)


def _meant(part: str) -> list[str]:
    wanted = fold(part)
    named = [key for key in all_games() if wanted in {fold(name) for name in _names(key)}]
    begun = [key for key in all_games() if any(fold(n).startswith(wanted) for n in _names(key))]
    if not (named or begun):
        raise NightGamesError(part)
    return named or begun


def _names(key: str) -> Iterator[str]:
    yield key
    yield from (speaker(locale)(Text(key)) for locale in LOCALES)
