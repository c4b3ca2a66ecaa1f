"""The index of all rulebooks in one language: which entries a word leads to, and how strongly."""

from __future__ import annotations

import bisect
import functools
import math
import re
import sys
from collections import Counter
from typing import TYPE_CHECKING, TypeAlias

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from bot.bounds import terms as terms_of
from bot.rulebooks.terms import language
from bot.words.folding import fold
from games.registry import all_games
from games.rulebook import Entry, rulebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

EntryKey: TypeAlias = tuple[str, str]
"""A game's key and the id of one of its entries."""

_TITLE, _KEYWORD, _ID, _BODY = 3.3, 3.0, 2.0, 1.0
"""How much it says about an entry that a word is in its title, its keywords, its id, its body."""
WEAK = 0.35
"""The part that counts of a word that says little, and of a single letter or digit in a body."""
_SAME = 0.7
"""How far a word that means the same is trusted."""
_BEGUN = 0.7
"""How far a word is trusted of which only the beginning was typed."""
_IN_NAME, _IN_BODY = 0.9, 0.6
"""How far a word of a name and one of a body is trusted that was mistyped."""
_ALIKE = 0.66
"""The similarity, of 1, of a word to the one that was mistyped."""
_NEARLY = 0.05
"""How much less similar than the most similar word others may be."""
_SHORTEST = 4
"""The letters of the shortest word that is looked for as mistyped."""
_ENDING = 4
"""The most letters of an ending that the stemmer leaves."""
_NAMED = 78
"""The similarity, of 100, from which a whole question counts as a mistyped name."""


class Index:
    """All entries in one language.

    strengths: by stem, the entries that it leads to, each with how strongly. most: by stem, the
    strongest of these. phrases: by the folded words of a title, or of a keyword of several words,
    the entries that have it.
    """

    def __init__(self, locale: str) -> None:
        self.language = language(locale)
        self.strengths: dict[str, dict[EntryKey, float]] = {}
        self._stems: dict[str, str] = {}
        self.phrases: dict[tuple[str, ...], set[EntryKey]] = {}
        self._names: list[tuple[str, EntryKey]] = []
        for game in all_games():
            for entry in rulebook(game, locale).entries:
                self._add((game, entry.id), entry)
        self._in_names = in_names = frozenset(
            stem for stem, found in self.strengths.items() if max(found.values()) > _BODY
        )
        self._name_words = sorted(word for word, stem in self._stems.items() if stem in in_names)
        self._ignored = sorted(self.language.ignored)
        self._names_known = frozenset(self._name_words)
        self._body_words = sorted(
            word for word, stem in self._stems.items() if stem not in in_names
        )
        for stem in self.strengths:
            self._weigh(stem)
        self.most = {stem: max(found.values()) for stem, found in self.strengths.items()}

    def _add(self, key: EntryKey, entry: Entry) -> None:
        for name in (entry.title, *entry.keywords):
            phrase = tuple(terms_of(fold(name)))
            if len(phrase) > 1 or name == entry.title:
                self.phrases.setdefault(phrase, set()).add(key)
        for weight, names in ((_TITLE, [entry.title]), (_KEYWORD, entry.keywords)):
            for name in names:
                words = self.language.named(name)
                self._post(key, words, weight / max(1, len(words)) ** 0.4)
        self._post(key, entry.id.split("-"), _ID)
        self._post(key, self.language.named(plain(entry.body)), _BODY)
        for name in (entry.title, entry.id, *entry.keywords):
            self._names.append(("".join(self.language.named(name)), key))

    def _post(self, key: EntryKey, words: Iterable[str], weight: float) -> None:
        for word in words:
            stem = self._stems[word] = self.language.stem(word)
            found = self.strengths.setdefault(stem, {})
            found[key] = max(weight, found.get(key, 0.0))

    def _weigh(self, stem: str) -> None:
        """Makes a word count less in a game of which many entries have it."""
        found = self.strengths[stem]
        everywhere = Counter(game for game, _ in found)
        in_names = Counter(game for (game, _), weight in found.items() if weight > _BODY)
        for key, weight in found.items():
            entries = in_names[key[0]] if weight > _BODY else everywhere[key[0]]
            count = len(rulebook(key[0], self.language.locale).entries)
            rare = math.log(1 + count / entries) / math.log(1 + count)
            letter = len(stem) == 1 and weight <= _BODY
            found[key] = weight * rare * (WEAK if letter else 1.0)

    def knows(self, game: str, words: str) -> bool:
        """Whether all words occur in a game's rulebook."""
        return all(
            any(key[0] == game for key in self.strengths.get(self.language.stem(word), ()))
            for word in words.split()
        )

    # -- what was typed --------------------------------------------------------------------------

    def is_weak(self, word: str) -> bool:
        """Whether a word says little."""
        return self.language.stem(word) in self.language.weak

    def meanings(self, word: str, *, unfinished: bool) -> dict[str, float]:
        """Returns the stems that a typed word may stand for, each with its trust, of 1.

        unfinished: the word may still be being typed.
        """
        found = self._same(self.language.stem(word), 1.0)
        if unfinished or not found:
            for name in self._beginning(word):
                found.setdefault(self._stems[name], _BEGUN)
        return found or self._mistyped(word)

    def _same(self, stem: str, trust: float) -> dict[str, float]:
        """Returns a stem and those that mean the same, which count no more than one in a name."""
        found = {stem: trust} if stem in self.strengths else {}
        for same in self.language.same.get(stem, ()):
            if same in self.strengths:
                known = self.most[stem] / self.most[same] if stem in self._in_names else 1.0
                found[same] = _SAME * trust * min(1.0, known)
        return found

    def _beginning(self, word: str) -> Iterator[str]:
        """Yields the words in names that begin with a typed word, and those that it begins with,
        so that it has one of the endings that the stemmer leaves.
        """
        first = bisect.bisect_left(self._name_words, word)
        after = bisect.bisect_left(self._name_words, word + chr(sys.maxunicode))
        yield from self._name_words[first:after]
        for end in range(max(_SHORTEST, len(word) - _ENDING), len(word)):
            if word[:end] in self._names_known:
                yield word[:end]

    @functools.lru_cache(512)  # noqa: B019 - an index lives as long as the process
    def _mistyped(self, word: str) -> dict[str, float]:
        if len(word) < _SHORTEST:
            return {}
        least = max(_ALIKE, self._like_nothing(word) - 0.01)
        near = [
            (other, alike, trust)
            for words, trust in ((self._name_words, _IN_NAME), (self._body_words, _IN_BODY))
            for other, alike, _ in process.extract(
                word, words, scorer=OSA.normalized_similarity, score_cutoff=least, limit=8
            )
        ]
        best = max((alike for _, alike, _ in near), default=0.0)
        found: dict[str, float] = {}
        for other, alike, trust in near:
            if alike >= best - _NEARLY:
                for stem, value in self._same(self._stems[other], alike * trust).items():
                    found[stem] = max(found.get(stem, 0.0), value)
        return found

    def _like_nothing(self, word: str) -> float:
        """Returns how similar a word is to the most similar one that says nothing."""
        near = process.extractOne(
            word, self._ignored, scorer=OSA.normalized_similarity, score_cutoff=_ALIKE
        )
        return 0.0 if near is None else float(near[1])

    def named_like(self, words: list[str]) -> dict[EntryKey, float]:
        """Returns the entries of which a name is like these words, with their similarity of 1."""
        found: dict[EntryKey, float] = {}
        joined = "".join(words)
        near = process.extract(
            joined, self._joined, scorer=fuzz.ratio, score_cutoff=_NAMED, limit=None
        )
        for _, alike, number in near:
            key = self._names[number][1]
            found[key] = max(found.get(key, 0.0), alike / 100)
        return found

    @functools.cached_property
    def _joined(self) -> list[str]:
        return [name for name, _ in self._names]


def plain(body: str) -> str:
    """Returns a body without Markdown."""
    linked = re.sub(r"\[([^\]]+)\]\(#[a-z0-9-]+\)", r"\1", body)
    return re.sub(r"[*_`>#|]", "", linked)


@functools.cache
def index(locale: str) -> Index:
    """Returns the index of a language, built when it is first needed."""
    return Index(locale)
