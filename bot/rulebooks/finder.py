"""Finds rulebook entries by typed words: fuzzy over titles and keywords, without accents."""

from __future__ import annotations

import functools

from rapidfuzz import fuzz, process

from bot.bounds import like_a_name
from bot.words.folding import fold
from games.rulebook import Entry, rulebook

_GOOD = 60
"""The similarity, of 100, that a title or keyword needs to be offered."""


@functools.cache
def _names(game: str, locale: str) -> dict[str, tuple[str, ...]]:
    """Returns the folded names of every entry by its id: title, id, keywords and rulings."""
    return {
        entry.id: tuple(fold(n) for n in (entry.title, entry.id, *entry.keywords, *entry.rulings))
        for entry in rulebook(game, locale).entries
    }


def suggest(game: str, locale: str, typed: str, most: int = 25) -> list[Entry]:
    """Returns the entries that fit the typed words, best first, or all in reading order if
    nothing was typed.
    """
    book = rulebook(game, locale)
    wanted = fold(like_a_name(typed))
    if not wanted:
        return list(book.entries[:most])
    scores = _scores(wanted, _names(game, locale))
    good = [entry for entry in book.entries if entry.id in scores]
    return sorted(good, key=lambda entry: -scores[entry.id])[:most]


def _scores(wanted: str, names: dict[str, tuple[str, ...]]) -> dict[str, float]:
    """Returns how well each entry fits, by its id, without those that do not fit."""
    owners = [(key, name) for key, owned in names.items() for name in owned]
    alike = process.extract(
        wanted, [name for _, name in owners], scorer=fuzz.WRatio, score_cutoff=_GOOD, limit=None
    )
    found = [(owners[place][0], score) for _, score, place in alike]
    found += [(key, 150) for key, name in owners if name.startswith(wanted)]
    found += [(key, 200) for key, name in owners if name == wanted]
    scores: dict[str, float] = {}
    for key, score in found:
        scores[key] = max(score, scores.get(key, 0))
    return scores


def find(game: str, locale: str, typed: str) -> Entry | None:
    """Returns the entry meant by an id, a ruling, or words like its title, or None if nothing is
    close.
    """
    exact = rulebook(game, locale).entry(typed)
    if exact is not None:
        return exact
    suggested = suggest(game, locale, typed, 1) if typed.strip() else []
    return suggested[0] if suggested else None
