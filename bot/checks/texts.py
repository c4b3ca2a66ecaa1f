"""Every sentence in every language, and every rulebook: nothing is missing or undefined."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from bot.checks.catalogues import ROOT, differences, find_orphans, find_pairs, load, undefined
from bot.checks.elision import elision_faults
from bot.checks.rulebooks import rulebook_faults
from bot.checks.steps import CheckError, some
from bot.checks.typography import faults
from games.registry import all_games
from games.rulebook import rulebook
from games.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.checks.catalogues import Catalogue


async def look_at_texts() -> str:
    """Returns the number of sentences. Raises `CheckError`."""
    if wrong := list(text_faults()):
        raise CheckError(some(wrong))
    sentences = sum(len(load(english).keys) for english, _ in find_pairs())
    return f"{sentences} sentences, each in {' and '.join(LOCALES)}"


async def look_at_rulebooks() -> str:
    """Returns the number of rulebook entries. Raises `CheckError`."""
    if wrong := list(chain.from_iterable(map(rulebook_faults, all_games()))):
        raise CheckError(some(wrong))
    entries = sum(len(rulebook(key, LOCALES[0]).entries) for key in all_games())
    return f"{len(all_games())} rulebooks, {entries} entries, each in {' and '.join(LOCALES)}"


def text_faults() -> Iterator[str]:
    """Yields the faults of the catalogues of the bot, every game and the playground."""
    pairs = [(load(english), load(french)) for english, french in find_pairs()]
    for path in find_orphans():
        yield f"{path.relative_to(ROOT)}: there is no English one beside it"
    for pair in pairs:
        yield from pair_faults(*pair)
    for catalogues in zip(*pairs, strict=True):
        yield from undefined(list(catalogues))


def pair_faults(english: Catalogue, french: Catalogue) -> Iterator[str]:
    """Yields the faults of one catalogue in two languages."""
    for catalogue in (english, french):
        for mistake in catalogue.mistakes:
            yield f"{catalogue.path.name}: {mistake}"
    for difference in differences(english, french):
        yield f"{english.path.name}: {difference}"
    for locale, catalogue in zip(LOCALES, (english, french), strict=True):
        yield from setting_faults(catalogue, locale)
    for fault in elision_faults(french.path.read_text("utf-8")):
        yield f"{_name(french.path)}: {fault}"


def setting_faults(catalogue: Catalogue, locale: str) -> Iterator[str]:
    """Yields the sentences whose typography is wrong for their language."""
    for key, sentence in catalogue.sentences.items():
        for pattern in sentence.patterns:
            for fault in faults(pattern, locale):
                yield f"{_name(catalogue.path)}: {key}: {fault}"


def _name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"
