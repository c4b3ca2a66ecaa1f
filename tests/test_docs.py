"""Docs are true: what they name exists, and a newcomer finds the way."""

from __future__ import annotations

import functools
import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.codebase.imports import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DOCS = sorted(
    [
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "PRIVACY.md")),
        ROOT / "tests" / "README.md",
    ]
)
TOP = ("bot", "cogs", "games", "tests", "docs", ".ci", ".github")
FEWEST_QUESTIONS = 40

_CODE = re.compile(r"```.*?```|`[^`]+`", re.DOTALL)
_ROOTED = re.compile(rf"(?<![\w/.-])(?:{'|'.join(map(re.escape, TOP))})/[\w./<>*-]*")
_NAMED = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*(?:/|\.(?:py|md|ftl|sql|json|js|svg|yml|toml))")
_LINK = re.compile(r"\]\((?!https?://|#|mailto:)([^)#\s]+)")
_ROW = re.compile(r"(?m)^\| (?!---)(.+?) \| (.+) \|$")


@functools.cache
def tree() -> frozenset[str]:
    """Returns every file and folder of the project, from its root, with each of their tails."""
    folders = [ROOT / name for name in TOP]
    found = [path for folder in folders for path in (folder, *folder.rglob("*"))]
    names = [path.relative_to(ROOT).parts for path in (*found, *ROOT.glob("*"))]
    return frozenset("/".join(parts[at:]) for parts in names for at in range(len(parts)))


def named(text: str) -> Iterator[str]:
    """Returns the paths in a text's code, in commands too."""
    for code in _CODE.findall(text):
        words = code.strip("`")
        if _NAMED.fullmatch(words):
            yield words
        else:
            yield from (found.rstrip(".") for found in _ROOTED.findall(words))


def is_there(path: str, folder: Path = ROOT) -> bool:
    """Tells whether a path leads to something, up to a placeholder such as `<game>`, `NAME` or `*`.

    A path starts at the root or in the folder of the doc. One that begins with no top folder may be
    the tail of any.
    """
    fixed = path
    if placeholder := re.search(r"[<*]|NAME", path):
        fixed = path[: placeholder.start()].rpartition("/")[0]
    fixed = fixed.rstrip("/")
    if (ROOT / fixed).exists() or (folder / fixed).exists():
        return True
    return fixed.split("/")[0] not in TOP and fixed in tree()


def rows_after(file: Path, heading: str) -> list[tuple[str, str]]:
    """Returns the rows of the first table after a heading, without its titles."""
    table = file.read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return _ROW.findall(table)[1:]


def questions() -> list[tuple[str, str]]:
    return rows_after(ROOT / "docs" / "architecture.md", "Where is …?")


@pytest.mark.parametrize("file", DOCS, ids=lambda f: str(f.relative_to(ROOT)))
def test_everything_a_doc_names_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    assert [path for path in named(text) if not is_there(path, file.parent)] == []
    assert [link for link in _LINK.findall(text) if not (file.parent / link).exists()] == []


def test_a_missing_file_is_found() -> None:
    text = "`bot/tables/keeping.py`, `keeping.py`, `bot/rooms/`, `uv run pytest tests/none -x`"
    assert [path for path in named(text) if not is_there(path)] == [
        "bot/tables/keeping.py",
        "keeping.py",
        "bot/rooms/",
        "tests/none",
    ]
    there = "`games/<game>/`, `rules.py`, `games/slush_fund/rules.py`, `/me export`, `and/or`"
    assert all(map(is_there, named(there)))


def test_every_question_of_a_stranger_has_an_answer() -> None:
    asked = Counter(question for question, _ in questions())
    assert len(asked) >= FEWEST_QUESTIONS
    assert [question for question, times in asked.items() if times > 1] == []
    answers = Counter(answer.strip("`") for _, answer in questions())
    assert [answer for answer, times in answers.items() if times > 1] == []
    assert [answer for answer in answers if not (ROOT / answer).exists()] == []


def test_the_readme_names_every_folder() -> None:
    told = "".join(folder for folder, _ in rows_after(ROOT / "README.md", "How it is made"))
    inside = {file.parent for file in (ROOT / "bot").glob("*/__init__.py")}
    wanted = [*TOP, *sorted(str(folder.relative_to(ROOT)) for folder in inside)]
    assert [folder for folder in wanted if f"`{folder}/`" not in told] == []


def test_every_doc_is_linked_from_another() -> None:
    texts = {file: file.read_text("utf-8") for file in DOCS}
    linked = {
        (file.parent / link).resolve()
        for file, text in texts.items()
        for link in _LINK.findall(text)
    }
    for file in (ROOT / "docs").glob("*.md"):
        mentioned = any(f"docs/{file.name}" in text for text in texts.values())
        assert file in linked or mentioned, file.name
