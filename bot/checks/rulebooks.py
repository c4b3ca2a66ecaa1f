"""A game's rulebook in every language: complete entries, the same in both, without dead links."""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING

from bot.checks.typography import faults
from games.engine import Text
from games.registry import folder
from games.rulebook import RulebookError, rulebook
from games.words import LOCALES, Speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.rulebook import Entry, Rulebook

BODY = 3_500
"""The most characters of a body; Discord shows 4000 in a message, with a title and links."""
TITLE = 80
"""The most characters of a title, because it labels a button."""


def rulebook_faults(key: str) -> Iterator[str]:
    """Yields the faults of one game's rulebook."""
    try:
        books = {locale: rulebook(key, locale) for locale in LOCALES}
    except (RulebookError, OSError) as error:
        yield f"{key}: {error}"
        return
    for fault in _faults(key, books):
        yield f"the rulebook of {key}, {fault}"


def _faults(key: str, books: dict[str, Rulebook]) -> Iterator[str]:
    first, *others = LOCALES
    for locale in others:
        yield from differences(books[first], books[locale], locale)
    for locale, book in books.items():
        yield from (f"{locale}: {fault}" for fault in book_faults(book))
        if book.title != Speaker(locale)(Text(key)):
            yield f"{locale}: it is called {book.title!r}, unlike its game"
        yield from (f"{locale}: {fault}" for fault in faults(_plain_source(key, locale), locale))


def differences(ours: Rulebook, theirs: Rulebook, locale: str) -> Iterator[str]:
    """Yields entries that differ between two languages in their presence, order or facts."""
    if [entry.id for entry in ours.entries] != [entry.id for entry in theirs.entries]:
        yield f"{locale}: its entries are not those of the first language, in their order"
        return
    for entry, other in zip(ours.entries, theirs.entries, strict=True):
        for fact in ("rulings", "links"):
            if set(getattr(entry, fact)) != set(getattr(other, fact)):
                yield f"{locale}: {entry.id} has other {fact}"


def book_faults(book: Rulebook) -> Iterator[str]:
    """Yields the faults of a rulebook on its own."""
    for what in ("id", "title"):
        words = [getattr(entry, what) for entry in book.entries]
        yield from (f"{what} {word!r} is there twice" for word in words if words.count(word) > 1)
    if not book.entries:
        yield "it has no entries"
    ids = {entry.id for entry in book.entries}
    for entry in book.entries:
        yield from (f"{entry.id}: {fault}" for fault in entry_faults(entry, ids))


def entry_faults(entry: Entry, ids: set[str]) -> Iterator[str]:
    """Yields the faults of one entry. ids: those of all entries."""
    if not entry.keywords or len(set(entry.keywords)) != len(entry.keywords):
        yield "it has no keywords, or one twice"
    if not 0 < len(entry.body) <= BODY:
        yield f"its body has {len(entry.body)} characters, not 1 to {BODY}"
    if len(entry.title) > TITLE:
        yield f"its title has {len(entry.title)} characters; a button takes {TITLE}"
    if re.search(r"^#|<!--", entry.body, re.MULTILINE):
        yield "a heading or a comment stands in its body"
    targets = {target.removeprefix("#") for target in re.findall(r"\]\(([^)]*)\)", entry.body)}
    if targets != set(entry.links) or not targets <= ids - {entry.id}:
        yield f"its links lead to {', '.join(sorted(targets - ids)) or 'itself'}"


def _plain_source(key: str, locale: str) -> str:
    """Returns a rulebook's text without the parts that are meant for programs."""
    source = resources.files(folder(key)).joinpath(f"rulebook.{locale}.md").read_text("utf-8")
    return re.sub(r"<!--.*?-->|\{#[a-z0-9-]+\}", "", source, flags=re.DOTALL)
