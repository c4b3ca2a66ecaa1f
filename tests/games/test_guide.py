"""The guide for a new game is true: with what it names a game passes what it says to run."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.scratch import KEY, ROOT, leave_out, write_scratch

FASTER = ("-n0", "--ignore-glob=tests/games/*/test_*")
"""One process, which does not read the tests of the other games."""

GUIDE = (ROOT / "docs/add-a-game.md").read_text("utf-8")


def command(beginning: str) -> list[str]:
    """Returns the words of a command line that the guide gives, for the scratch game."""
    found = re.search(rf"uv run ({beginning}[^`\n]*)", GUIDE)
    assert found, f"the guide no longer says `uv run {beginning}`"
    line = found[1].replace("<key>", KEY).replace("<your_game>", KEY)
    return [sys.executable, "-m", *shlex.split(line)]


def run(root: Path, words: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        cwd=root,
        env={**os.environ, "CONFORMANCE_CASES": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a copy of the house with a seventh game in it."""
    root = tmp_path_factory.mktemp("house")
    write_scratch(root)
    return root


@pytest.mark.long
def test_a_game_written_by_the_guide_passes_what_the_guide_runs(house: Path) -> None:
    recorded = run(house, command("games selfplay .*--write"))
    assert recorded.returncode == 0, recorded.stderr
    checked = run(house, [*command("pytest"), *FASTER])
    assert checked.returncode == 0, checked.stdout[-3000:]
    assert "[100%]" in checked.stdout
    leave_out(house)
    checked = run(house, [*command("pytest"), *FASTER, "--ignore=tests/games/test_conformance.py"])
    failed = set(re.findall(r"FAILED \S+::(\w+)", checked.stdout))
    assert failed == {
        "test_both_languages_say_the_same_and_are_set_properly",
        "test_every_game_is_compared",
        "test_every_rule_that_refuses_is_explained",
        "test_r3_a_record_typed_otherwise_is_the_same_record",
        "test_the_readme_names_every_game",
    }, checked.stdout[-3000:]


NAMED = re.findall(r"`((?:games|tests|docs|cogs)/[\w/.-]+)`", GUIDE)


@pytest.mark.parametrize("named", sorted(set(NAMED)))
def test_what_the_guide_names_is_there(named: str) -> None:
    assert (ROOT / named).exists()
