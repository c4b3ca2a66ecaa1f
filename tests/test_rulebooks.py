"""Rulebooks: both languages alike, every link leads somewhere, every ruling is explained."""

import re
from importlib import resources
from pathlib import Path

import pytest

from games.engine import Text
from games.registry import all_games, folder
from games.rulebook import Rulebook, parse, rulebook
from games.words import LOCALES, Speaker
from tests.texts.catalogues import ROOT
from tests.texts.code import refused_rules
from tests.texts.typography import faults

BODY_LIMIT = 3500
"""Characters of a body; Discord shows 4000 in a message, with a title and links besides."""

KEYS = list(all_games())

GAPS = {"cover-your-assets": {"C27", "C28", "C29", "C47", "C48", "C49"}}
"""Numbers that no ruling was ever given."""


SHARED = ("agent", "casablanca")


def source(key: str, locale: str) -> str:
    return resources.files(folder(key)).joinpath(f"rulebook.{locale}.md").read_text("utf-8")


def books(key: str) -> list[Rulebook]:
    return [rulebook(key, locale) for locale in LOCALES]


def code_files(key: str) -> list[Path]:
    files = list((ROOT / "games" / key.replace("-", "_")).rglob("*.py"))
    shared = list((ROOT / "games/solomon").rglob("*.py"))
    return files + (shared if key in SHARED else [])


def number(ruling: str) -> tuple[str, int]:
    letters = ruling.rstrip("0123456789")
    return letters, int(ruling.removeprefix(letters))


@pytest.mark.parametrize("key", KEYS)
def test_both_languages_have_the_same_entries(key: str) -> None:
    english, french = books(key)
    assert [entry.id for entry in english.entries] == [entry.id for entry in french.entries]
    for ours, theirs in zip(english.entries, french.entries, strict=True):
        assert set(ours.rulings) == set(theirs.rulings), ours.id
        assert set(ours.links) == set(theirs.links), ours.id


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_every_entry_is_whole(key: str, locale: str) -> None:
    book = rulebook(key, locale)
    ids = [entry.id for entry in book.entries]
    assert len(set(ids)) == len(ids)
    titles = [entry.title for entry in book.entries]
    assert len(set(titles)) == len(titles)
    for entry in book.entries:
        assert entry.keywords, entry.id
        assert len(set(entry.keywords)) == len(entry.keywords), entry.id
        assert 0 < len(entry.body) <= BODY_LIMIT, (entry.id, len(entry.body))
        assert len(entry.title) <= 80, entry.id  # it labels a button
        assert not re.search(r"^#|<!--", entry.body, re.MULTILINE), entry.id


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_every_link_leads_to_another_entry(key: str, locale: str) -> None:
    book = rulebook(key, locale)
    ids = {entry.id for entry in book.entries}
    for entry in book.entries:
        targets = re.findall(r"\]\(([^)]*)\)", entry.body)
        assert {target.removeprefix("#") for target in targets} == set(entry.links), entry.id
        assert set(entry.links) <= ids - {entry.id}, entry.id


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_that_refuses_is_explained(key: str) -> None:
    book = rulebook(key, "en")
    rules = {"choices": "games/choosing.py", **refused_rules(code_files(key))}
    missing = {rule: where for rule, where in rules.items() if book.entry(rule) is None}
    assert not missing


@pytest.mark.parametrize("key", KEYS)
def test_no_ruling_is_left_out(key: str) -> None:
    """Rulings are numbered without gaps, so an unexplained one shows as a gap.

    Agent and Casablanca share their rulings; some are about one of the two.
    """
    keys = SHARED if key in SHARED else (key,)
    entries = [entry for each in keys for entry in rulebook(each, "en").entries]
    named = {ruling for entry in entries for ruling in entry.rulings} | GAPS.get(key, set())
    assert named
    for letters in {number(ruling)[0] for ruling in named}:
        numbers = {number(ruling)[1] for ruling in named if number(ruling)[0] == letters}
        missing = [f"{letters}{n}" for n in range(1, max(numbers)) if n not in numbers]
        assert not missing, "no entry names these"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", KEYS)
def test_rulebooks_are_set_as_they_should_be(key: str, locale: str) -> None:
    words = re.sub(r"<!--.*?-->|\{#[a-z0-9-]+\}", "", source(key, locale), flags=re.DOTALL)
    problems = list(faults(words, locale))
    assert not problems, "\n".join(["", *problems])


def test_the_game_is_called_the_same_in_its_rulebook_and_its_sentences() -> None:
    for key in KEYS:
        for locale in LOCALES:
            assert rulebook(key, locale).title == Speaker(locale)(Text(key)), (key, locale)


def test_a_rule_is_found_in_code(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(
        'raise Refused("thief", words)\n'
        'raise Refused("S17" if x else "S18", words)\n'
        'refuse("C3", "what")\n'
        'Accepted("nothing")\n',
        "utf-8",
    )
    found = refused_rules([path])
    assert set(found) == {"thief", "S17", "S18", "C3"}
    assert found["thief"] == "rules.py:1"


def test_a_rulebook_is_read() -> None:
    book = parse(
        "# Toy\n\n## First {#first}\n<!-- keywords: a, b ; rulings: T1 T2 -->\n\n"
        "See [x](#second).\nAgain [x](#second), [y](#first).\n\n"
        "## Second {#second}\n<!-- keywords: c; rulings:  -->\nBody.\n"
    )
    first, second = book.entries
    assert book.title == "Toy"
    assert (first.id, first.title, first.keywords, first.rulings) == (
        "first",
        "First",
        ("a", "b"),
        ("T1", "T2"),
    )
    assert first.links == ("second", "first")
    assert (second.rulings, second.body) == ((), "Body.")
    assert book.entry("T2") == book.entry("first") == first
    assert book.entry("T3") is None
