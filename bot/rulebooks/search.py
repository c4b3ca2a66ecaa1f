"""Search in the bodies of all rulebooks: SQLite's full text index, in memory, built once."""

from __future__ import annotations

import functools
import re
import sqlite3

import msgspec

from bot.bounds import terms as terms_of
from bot.words.folding import fold
from games.registry import all_games
from games.rulebook import Entry, rulebook


class Hit(msgspec.Struct, frozen=True):
    """An entry found in a game's rulebook, with the words around the match."""

    game: str
    entry: Entry
    excerpt: str


@functools.cache
def _index(locale: str) -> sqlite3.Connection:
    index = sqlite3.connect(":memory:", check_same_thread=False)
    index.execute(
        "create virtual table entry using fts5(title, keywords, body, game unindexed,"
        " id unindexed, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3')"
    )
    for game in all_games():
        for entry in rulebook(game, locale).entries:
            named = fold(" ".join((*entry.keywords, *entry.rulings)))
            row = (fold(entry.title), named, plain(entry.body))
            index.execute("insert into entry values (?, ?, ?, ?, ?)", (*row, game, entry.id))
    return index


def plain(body: str) -> str:
    """Returns a body without Markdown, and with ligatures written out so that they are found."""
    linked = re.sub(r"\[([^\]]+)\]\(#[a-z0-9-]+\)", r"\1", body)
    return re.sub(r"[*_`>#|]", "", linked).replace("œ", "oe").replace("Œ", "Oe")


def search(words: str, locale: str, game: str | None = None, most: int = 8) -> list[Hit]:
    """Returns entries that contain all the words (or words that begin so), best first.

    If there are few, it adds some that contain any of the words, because people ask in whole
    sentences.
    """
    terms = terms_of(fold(words))
    hits = _look(_all_of(terms), locale, game, most) if terms else []
    if len(hits) < _FEW and len(terms) > 1:
        known = {(hit.game, hit.entry.id) for hit in hits}
        more = _look(_any_of(terms), locale, game, _FEW)
        hits += [hit for hit in more if (hit.game, hit.entry.id) not in known]
    return hits[:most]


_WEIGHTS = "bm25(8.0, 4.0, 1.0)"
"""Makes a title count more than a keyword, and a keyword more than a word in the body."""
_FEW = 5
_LONG = 4
"""The shortest word that also matches longer ones; shorter prefixes would match almost
everything.
"""


def _all_of(terms: list[str]) -> str:
    return " ".join(f'"{term}"*' for term in terms)


def _any_of(terms: list[str]) -> str:
    return " OR ".join(f'"{term}"{"*" if len(term) >= _LONG else ""}' for term in terms)


def _look(query: str, locale: str, game: str | None, most: int) -> list[Hit]:
    index = _index(locale)
    found = index.execute(
        "select rowid, game, id from entry where entry match :query and rank match :weights"
        " and (:game is null or game = :game) order by rank limit :most",
        {"query": query, "weights": _WEIGHTS, "game": game, "most": most},
    ).fetchall()
    hits = []
    for row, key, entry_id in found:
        entry = rulebook(key, locale).entry(entry_id)
        if entry is not None:
            hits.append(Hit(key, entry, _excerpt(index, query, row)))
    return hits


def _excerpt(index: sqlite3.Connection, query: str, row: int) -> str:
    """Returns the words around the match. It is called for few rows, because it takes longer
    than the search.
    """
    (excerpt,) = index.execute(
        "select snippet(entry, 2, '**', '**', ' … ', 14) from entry"
        " where entry match ? and rowid = ?",
        (query, row),
    ).fetchone()
    return str(excerpt).replace("\n", " ")
