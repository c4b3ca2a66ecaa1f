"""The words of one language as the look-up compares them: folded, without endings, and knowing
which words mean the same and which say nothing.
"""

from __future__ import annotations

import functools
import re
import tomllib
from importlib import resources

import snowballstemmer

from bot.bounds import terms as terms_of
from bot.words.folding import fold

_STEMMERS = {"en": "english", "fr": "french"}
_WORD = re.compile(r"\w+")


class Language:
    """What `<locale>.toml`, beside this file, says about words.

    ignored: words that say nothing about a subject. weak: stems that say little. same: by stem,
    the stems that are used for the same thing.
    """

    def __init__(self, locale: str) -> None:
        source = resources.files(__package__).joinpath(f"{locale}.toml").read_text("utf-8")
        data = tomllib.loads(source)
        self.stem = functools.lru_cache(8_192)(snowballstemmer.stemmer(_STEMMERS[locale]).stemWord)
        self.locale = locale
        self.ignored = frozenset(data["ignored"].split())
        self.weak = frozenset(self.stem(word) for word in data["weak"].split())
        self.same: dict[str, frozenset[str]] = {}
        for line in data["same"]:
            group = frozenset(self.stem(word) for word in line.split())
            for stem in group:
                self.same[stem] = self.same.get(stem, frozenset()) | group - {stem}

    def asked(self, typed: str) -> list[str]:
        """Returns the words of a question that say what it is about, or all if none does."""
        return self._telling(terms_of(fold(typed)))

    def named(self, text: str) -> list[str]:
        """Returns the words of a rulebook's text that a question can be about."""
        return self._telling(_WORD.findall(fold(text)))

    def _telling(self, words: list[str]) -> list[str]:
        return [word for word in words if word not in self.ignored] or words


@functools.cache
def language(locale: str) -> Language:
    """Returns the language with this locale."""
    return Language(locale)
