"""What looking up a rule costs: the titles of all entries, mistyped, in both languages."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from bot.benching.measures import Latency
from bot.rulebooks.lookup import look_up
from games.registry import all_games
from games.rulebook import rulebook
from games.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterator


class LookingUp(msgspec.Struct, frozen=True):
    """Look-ups of a rule. ready: milliseconds of the very first, which builds the index."""

    count: int
    ready: float
    took: Latency


def measure_lookup() -> LookingUp:
    """Looks every mistyped title up once, so that no answer is remembered."""
    ready = _took("x", LOCALES[0])
    times = [_took(typed, locale) for typed, locale in mistyped()]
    return LookingUp(len(times), ready * 1e3, Latency.of(times))


def mistyped() -> Iterator[tuple[str, str]]:
    """Yields the title of every entry with two letters of each longer word changed over, and its
    language.
    """
    for game in all_games():
        for locale in LOCALES:
            for entry in rulebook(game, locale).entries:
                words = (_changed_over(word) for word in entry.title.split())
                yield " ".join(words), locale


def _changed_over(word: str) -> str:
    return word[:2] + word[3] + word[2] + word[4:] if len(word) > 3 else word


def _took(typed: str, locale: str) -> float:
    begun = time.perf_counter()
    look_up(typed, locale)
    return time.perf_counter() - begun
