"""The look-up in all rulebooks: the entries that answer what somebody typed, best first.

Both languages are searched, because people type either. The game of the place where they ask comes
first, unless the question names another.
"""

from __future__ import annotations

import functools
import itertools
from typing import TYPE_CHECKING

import msgspec
from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from bot.bounds import terms as terms_of
from bot.rulebooks.index import WEAK, index
from bot.words.folding import fold
from games.registry import all_games
from games.rulebook import Entry, rulebook
from games.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.rulebooks.index import EntryKey, Index

_HERE = 2.5
"""How much more an entry counts that is in the rulebook of the game here."""
_OTHER_LANGUAGE = 0.85
"""How much a find in the language counts that the person does not read."""
_NAME = 1.6
"""How strong a find is whose name is like the whole question."""
_PHRASE = 6.0
"""How strong a find is whose title, or keyword of several words, was typed."""
_ALSO_MEANT = 0.5
"""How strong, of the best entry, one of another game has to be to come before further ones."""
_PARTLY = 0.4
"""The part of a find that counts if the entry has only one of many words."""
_MORE = 0.1
"""The part that counts of further words of an entry that mean the same."""
_UNKNOWN = 2.0
"""The strength that a word is taken to have which occurs nowhere."""
_NAMES_GAME = 88
"""The similarity, of 100, of a part of a question to a game's name."""
_PART_OF_NAME = 0.75
"""The similarity, of 1, of a word to one of a game's name."""
_CLEAR = 1.3
"""How many times stronger than the next one the best entry has to be to be the answer."""
_STRONG = 3.0
"""How strong it has to be."""


class Hit(msgspec.Struct, frozen=True):
    """An entry of a game that was found. share: how strong it is, of the strongest one."""

    game: str
    entry: Entry
    share: float = 1.0


class Found(msgspec.Struct, frozen=True):
    """What was found. hits: best first. clear: the first one is the answer."""

    hits: tuple[Hit, ...]
    clear: bool


def look_up(
    typed: str, locale: str, *, here: str | None = None, game: str | None = None, most: int = 8
) -> Found:
    """Returns the entries that answer the typed words, in the language of `locale`.

    here: the game that comes first. game: the only one that is searched. most: of entries.
    """
    games = list(all_games()) if game is None else [game]
    exact = _by_number(typed, locale, games, here) or _by_id(typed, locale, games)
    if exact:
        others = {hit.game for hit in exact} - {exact[0].game}
        return Found(tuple(exact[:most]), not others or exact[0].game == here)
    scores = _ranked(typed, locale, games, here)
    best = sorted(scores, key=lambda key: -scores[key])
    second = scores[best[1]] if len(best) > 1 else 0.0
    clear = bool(best) and scores[best[0]] >= max(_STRONG, _CLEAR * second)
    if here is None and game is None:
        best = _one_of_each(best, scores)
    return Found(tuple(_hits(best[:most], scores, locale)), clear)


def get_ready() -> None:
    """Builds the indexes, which would otherwise keep the first person waiting."""
    for locale in LOCALES:
        index(locale)


def _by_number(typed: str, locale: str, games: list[str], here: str | None) -> list[Hit]:
    """Returns the entries of a ruling's number in every game that has it, the game here first."""
    number = typed.strip().upper()
    return [
        Hit(game, entry)
        for game in sorted(games, key=lambda game: game != here)
        for entry in rulebook(game, locale).entries
        if number in entry.rulings
    ]


def _by_id(typed: str, locale: str, games: list[str]) -> list[Hit]:
    """Returns the entry that was picked from a list, as `game/entry`."""
    game, _, key = typed.strip().partition("/")
    entry = rulebook(game, locale).entry(key) if game in games else None
    return [] if entry is None else [Hit(game, entry)]


def _one_of_each(best: list[EntryKey], scores: dict[EntryKey, float]) -> list[EntryKey]:
    """Returns the entries with the best one of each game before all others, if it is strong enough:
    nobody knows which game is meant.
    """
    first: dict[str, EntryKey] = {}
    for key in best:
        if scores[key] >= _ALSO_MEANT * scores[best[0]]:
            first.setdefault(key[0], key)
    return [*first.values(), *(key for key in best if key not in first.values())]


def _hits(keys: list[EntryKey], scores: dict[EntryKey, float], locale: str) -> Iterator[Hit]:
    most = max((scores[key] for key in keys), default=0.0)
    for game, name in keys:
        entry = rulebook(game, locale).entry(name)
        if entry is not None:
            yield Hit(game, entry, scores[game, name] / most)


def _ranked(typed: str, locale: str, games: list[str], here: str | None) -> dict[EntryKey, float]:
    """Returns how strongly the typed words lead to each entry."""
    named = _named_game(typed, here)
    scores: dict[EntryKey, float] = {}
    for book in map(index, LOCALES):
        language = 1.0 if book.language.locale == locale else _OTHER_LANGUAGE
        for key, score in _scores(book, typed, () if named is None else _names()[named]).items():
            if key[0] in games:
                factor = language * (_HERE if key[0] == (named or here) else 1.0)
                scores[key] = max(score * factor, scores.get(key, 0.0))
    return scores


def _scores(book: Index, typed: str, names: tuple[str, ...]) -> dict[EntryKey, float]:
    """Returns how strongly the typed words lead to each entry in one language.

    names: of the game that they name, which say little about the entry.
    """
    words = book.language.asked(typed)
    weak = {word for word in words if book.is_weak(word) or _is_part(word, names)}
    strong = [word for word in words if word not in weak] or words
    found: dict[EntryKey, float] = {}
    covered: dict[EntryKey, float] = {}
    whole = 0.0
    for word in words:
        factor = 1.0 if word in strong else WEAK
        meanings = book.meanings(word, unfinished=word == words[-1])
        most = max((trust * book.most[stem] for stem, trust in meanings.items()), default=_UNKNOWN)
        whole += factor * most
        for key, strength in _of_word(book, meanings).items():
            found[key] = found.get(key, 0.0) + factor * strength
            covered[key] = covered.get(key, 0.0) + factor * most
    for key in found:
        found[key] *= _PARTLY + (1 - _PARTLY) * covered[key] / whole
    for key, alike in book.named_like(strong).items():
        found[key] = found.get(key, 0.0) + _NAME * alike
    for key in book.phrases.get(tuple(terms_of(fold(typed))), ()):
        found[key] = found.get(key, 0.0) + _PHRASE
    return found


def _of_word(book: Index, meanings: dict[str, float]) -> dict[EntryKey, float]:
    """Returns how strongly one word leads to each entry, by what it may mean."""
    strengths: dict[EntryKey, list[float]] = {}
    for stem, trust in meanings.items():
        for key, strength in book.strengths[stem].items():
            strengths.setdefault(key, []).append(trust * strength)
    return {key: max(found) + _MORE * (sum(found) - max(found)) for key, found in strengths.items()}


# -- games that a question names -----------------------------------------------------------------


@functools.cache
def _names() -> dict[str, tuple[str, ...]]:
    """Returns the folded names of each game, in all languages."""
    return {
        game: tuple({fold(rulebook(game, locale).title) for locale in LOCALES})
        for game in all_games()
    }


def _named_game(typed: str, here: str | None) -> str | None:
    """Returns the game that the typed words name, or None.

    Where the game here uses the words itself, it is not another that is meant: Casablanca has
    agents.
    """
    joined = "".join(terms_of(fold(typed)))
    for game, name in itertools.chain.from_iterable(
        ((game, name) for name in names) for game, names in _names().items()
    ):
        whole = name.replace(" ", "")
        if len(joined) < len(whole) - 1 or fuzz.partial_ratio(whole, joined) < _NAMES_GAME:
            continue
        if (
            game == here
            or here is None
            or not any(index(locale).knows(here, name) for locale in LOCALES)
        ):
            return game
    return None


def _is_part(word: str, names: tuple[str, ...]) -> bool:
    """Whether a word is one of a game's name."""
    parts = itertools.chain.from_iterable(name.split() for name in names)
    return any(OSA.normalized_similarity(word, part) >= _PART_OF_NAME for part in parts)
