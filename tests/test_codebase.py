"""The house keeps its own rules: who imports whom, how long a file is, what a folder holds."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from games.registry import all_games, folder

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PRODUCT = ("games", "bot", "cogs")
SHARED = {
    "games.engine", "games.states", "games.chance", "games.choosing", "games.drawing",
    "games.drawing_kit", "games.options",
}  # fmt: skip
"""What a game's folder may import besides itself and what games build on together."""
TOGETHER = {"games.agent": "games.solomon", "games.casablanca": "games.solomon"}
LONGEST_FILE = 350
IN_EVERY_GAME = (
    "__init__.py", "material.py", "rules.py",
    "rulebook.en.md", "rulebook.fr.md", "words.en.ftl", "words.fr.ftl",
)  # fmt: skip


def python_files(*folders: str) -> list[Path]:
    return sorted(file for name in folders for file in (ROOT / name).rglob("*.py"))


def imports_of(file: Path) -> Iterator[str]:
    """Every module a file imports, by its full name."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def belongs(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("package", sorted(folder(key) for key in all_games()))
def test_a_game_imports_the_engine_and_itself_only(package: str) -> None:
    allowed = SHARED | {package} | {TOGETHER.get(package, package)}
    for file in (ROOT / package.replace(".", "/")).rglob("*.py"):
        ours = [module for module in imports_of(file) if module.split(".")[0] in PRODUCT]
        strangers = [module for module in ours if not belongs(module, allowed)]
        assert not strangers, f"{file.relative_to(ROOT)} imports {strangers}"


@pytest.mark.parametrize("key", sorted(all_games()))
def test_all_game_folders_look_alike(key: str) -> None:
    place = ROOT / folder(key).replace(".", "/")
    assert [name for name in IN_EVERY_GAME if not (place / name).is_file()] == []
    assert (ROOT / "cogs" / f"{place.name}.py").is_file()


@pytest.mark.parametrize("key", sorted(all_games()))
def test_the_readme_names_every_game(key: str) -> None:
    name = re.search(
        rf"(?m)^{key} = (.+)$",
        (ROOT / folder(key).replace(".", "/") / "words.en.ftl").read_text("utf-8"),
    )
    assert name
    assert f"| {name[1]} |" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    "file", python_files(*PRODUCT, "tests"), ids=lambda f: str(f.relative_to(ROOT))
)
def test_a_reader_finds_the_line_without_searching(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= LONGEST_FILE


def test_no_file_names_a_package_index() -> None:
    for file in ("requirements.txt", "pyproject.toml", "Dockerfile", ".ci/run"):
        assert not re.search(r"https?://\S*(simple|packages)/", (ROOT / file).read_text("utf-8"))


def test_only_the_clock_tells_the_time() -> None:
    """Whoever else asks the machine what time it is could not be moved forward in a test."""
    asks = re.compile(r"\b(time\.time|datetime\.now|utcnow)\(")
    allowed = {"bot/clock.py"}
    for file in python_files("bot", "cogs", "games"):
        name = str(file.relative_to(ROOT))
        if name in allowed or name.startswith(("bot/loopback/", "bot/benching/")):
            continue
        assert not asks.search(file.read_text("utf-8")), name
