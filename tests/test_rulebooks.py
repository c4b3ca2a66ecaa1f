"""Rulebooks: both languages are alike, every link leads somewhere, every ruling is explained."""

from pathlib import Path

import pytest

from bot.checks.catalogues import ROOT
from bot.checks.rulebooks import book_faults, differences, rulebook_faults
from games.registry import all_games
from games.rulebook import parse, rulebook
from tests.texts.code import refused_rules

KEYS = list(all_games())

GAPS = {"cover-your-assets": {"C27", "C28", "C29", "C47", "C48", "C49"}}
"""Numbers that no ruling has."""


SHARED = ("agent", "casablanca")


def code_files(key: str) -> list[Path]:
    files = list((ROOT / "games" / key.replace("-", "_")).rglob("*.py"))
    shared = list((ROOT / "games/solomon").rglob("*.py"))
    return files + (shared if key in SHARED else [])


def number(ruling: str) -> tuple[str, int]:
    letters = ruling.rstrip("0123456789")
    return letters, int(ruling.removeprefix(letters))


@pytest.mark.parametrize("key", KEYS)
def test_a_rulebook_is_complete_in_both_languages(key: str) -> None:
    """It has the same entries, leaves nothing out, links to what exists, and is set properly."""
    problems = list(rulebook_faults(key))
    assert not problems, "\n".join(["", *problems])


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_that_refuses_is_explained(key: str) -> None:
    book = rulebook(key, "en")
    rules = {"choices": "games/choosing.py", **refused_rules(code_files(key))}
    missing = {rule: where for rule, where in rules.items() if book.entry(rule) is None}
    assert not missing


@pytest.mark.parametrize("key", KEYS)
def test_no_ruling_is_left_out(key: str) -> None:
    """Rulings are numbered without gaps, so an unexplained one shows as a gap.

    Agent and Casablanca share their rulings, of which some are about only one of the two.
    """
    keys = SHARED if key in SHARED else (key,)
    entries = [entry for each in keys for entry in rulebook(each, "en").entries]
    named = {ruling for entry in entries for ruling in entry.rulings} | GAPS.get(key, set())
    assert named
    for letters in {number(ruling)[0] for ruling in named}:
        numbers = {number(ruling)[1] for ruling in named if number(ruling)[0] == letters}
        missing = [f"{letters}{n}" for n in range(1, max(numbers)) if n not in numbers]
        assert not missing, "no entry names these rulings"


ENTRY = "## {0} {{#{1}}}\n<!-- keywords: {2}; rulings: T1 -->\n\n{3}\n\n"
GOOD = ENTRY.format("First", "first", "a, b", "See [the second](#second).")
SECOND = ENTRY.format("Second", "second", "c", "Body.")


def faults_of(entries: str) -> list[str]:
    return list(book_faults(parse(f"# Toy\n\n{entries}")))


@pytest.mark.parametrize(
    ("entries", "fault"),
    [
        (GOOD + SECOND, None),
        ("", "it has no entries"),
        (GOOD, "first: its links lead to second"),
        (SECOND + SECOND, "id 'second' is there twice"),
        (ENTRY.format("A", "a", "", "Body."), "a: it has no keywords, or one twice"),
        (ENTRY.format("A", "a", "k, k", "Body."), "a: it has no keywords, or one twice"),
        (ENTRY.format("A", "a", "k", ""), "a: its body has 0 characters, not 1 to 3500"),
        (
            ENTRY.format("A" * 81, "a", "k", "b"),
            "a: its title has 81 characters; a button takes 80",
        ),
        (ENTRY.format("A", "a", "k", "### b"), "a: a heading or a comment stands in its body"),
        (ENTRY.format("A", "a", "k", "[b](#a)"), "a: its links lead to itself"),
    ],
)
def test_faults_of_a_rulebook_are_found(entries: str, fault: str | None) -> None:
    assert faults_of(entries)[:1] == ([] if fault is None else [fault])


def test_differences_between_two_rulebooks_are_found() -> None:
    english = parse(f"# Toy\n\n{GOOD}{SECOND}")
    assert not list(differences(english, english, "fr"))
    other = parse(f"# Toy\n\n{GOOD.replace('T1', 'T2')}{SECOND}")
    assert list(differences(english, other, "fr")) == ["fr: first has other rulings"]
    fewer = parse(f"# Toy\n\n{SECOND}")
    assert len(list(differences(english, fewer, "fr"))) == 1


def test_rules_are_found_in_code(tmp_path: Path) -> None:
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


def test_a_rulebook_can_be_read() -> None:
    book = parse(
        "# Toy\n\n## First {#first}\n<!-- keywords: a, b ; rulings: T1 T2 -->\n\n"
        "See [x](#second).\nAgain [x](#second), [y](#first).\n\n"
        "## Second {#second}\n<!-- keywords: c; rulings: -->\nBody.\n"
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
