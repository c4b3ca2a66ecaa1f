"""Rules of the codebase itself: who imports whom, how long a file is, what a folder holds."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest

from games.engine import Game
from games.registry import all_games, folder
from tests.codebase.floor import judge
from tests.codebase.imports import (
    PRODUCT,
    ROOT,
    circle_in,
    folders,
    imports_of,
    module_of,
    modules,
    python_files,
    rooms,
    scripts,
)
from tests.codebase.names import names_of_types

if TYPE_CHECKING:
    from pathlib import Path

SHARED = {
    "games.choice", "games.engine", "games.states", "games.chance", "games.choosing",
    "games.drawing", "games.drawing_kit", "games.material", "games.options", "games.step",
    "games.teaching", "games.thinking.mind",
}  # fmt: skip
"""What a game's folder may import besides itself and the modules that all games share."""
TOGETHER = {"games.agent": "games.solomon", "games.casablanca": "games.solomon"}
LONGEST_FILE = 350
FULLEST_FOLDER = 20
IN_EVERY_GAME = (
    "__init__.py", "material.py", "options.py", "rules.py",
    "rulebook.en.md", "rulebook.fr.md", "words.en.ftl", "words.fr.ftl",
)  # fmt: skip
ANSWERS: dict[str, dict[str, tuple[str, ...]]] = {
    "rules": {"deal": ("seats",), "play": ("state", "seat", "path", "chance")},
    "moves": {"parse": ("path",)},
    "state": {"deciders": ("state",), "conserved": ("state",)},
    "view": {"view": ("state", "seat")},
    "choices": {"choices": ("view", "path")},
    "refusals": {"refuse": ("rule", "what")},
    "fallback": {"fallback": ("view",)},
    "orders": {"ordered": ("view",)},
    "ending": {"result": ("state",)},
    "imagine": {"imagine": ("view", "rng")},
    "names": {},
    "lines": {"tell": ()},
    "summary": {
        "headline": ("view",),
        "holdings": ("view",),
        "progress": ("view",),
        "turn": ("view",),
    },
    "pictures.sheets": {"sheets": ("view",), "sheet": ("view", "name", "say")},
    "mind.mind": {},
    "mind.rating": {},
    "mind.light": {"light": ("view",)},
    "mind.attention": {"attend": ("before", "view")},
    "mind.worlds": {},
    "mind.reasons": {"reason": ("view", "path")},
}
"""Where each question about a game is answered: the file, the function, its first parameters.

If a file has become a folder, the answer is in the folder's file of the same name. Functions that
two games share take their edition, its board or its art before anything else.
"""
OF_TWO_GAMES = ("edition", "board", "world", "race")
MAY_LACK = ("names", "lines", "refusals", "orders")
"""Parts in which a small game may have nothing to say."""


STORIES = {
    "codebase", "feel", "texts",
    "bot/flows", "bot/process", "bot/twins", "bot/week", "bot/ui/odd",
    "games/conformance", "games/planted", "games/refusals", "games/toy",
}  # fmt: skip
"""Folders of tests about no single folder of the product; `tests/README.md` describes each."""


def belongs(module: str, packages: set[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize("package", sorted(folder(key) for key in all_games()))
def test_a_game_imports_only_the_engine_and_itself(package: str) -> None:
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


def answers_in(place: Path, part: str) -> dict[str, tuple[str, ...]]:
    """Returns the functions of a part of a game with their parameters, without `OF_TWO_GAMES`."""
    file = place / f"{part.replace('.', '/')}.py"
    if not file.is_file():
        file = place / part / f"{part}.py"
    return {
        node.name: tuple(arg.arg for arg in node.args.args if arg.arg not in OF_TWO_GAMES)
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("part", sorted(ANSWERS))
@pytest.mark.parametrize("key", sorted(all_games()))
def test_the_same_question_is_answered_in_the_same_place(key: str, part: str) -> None:
    package = folder(key)
    place = ROOT / TOGETHER.get(package, package).replace(".", "/")
    ordered = type(all_games()[key]).ordered is not Game.ordered
    if part in MAY_LACK and not (place / f"{part}.py").exists() and not (place / part).exists():
        assert part != "orders" or not ordered
        return
    if part == "orders" and not ordered:  # the kinds that the game itself reads
        return
    found = answers_in(place, part)
    for name, first in ANSWERS[part].items():
        assert name in found, f"{place.name} has no {part}.{name}"
        assert found[name][: len(first)] == first


def test_classes_of_two_games_share_a_name_only_if_they_are_the_same_thing() -> None:
    """Each game has its own `State` in `state.py`, its own `Resign` in `moves.py`, and so on."""
    packages = {*map(folder, all_games()), *TOGETHER.values()}
    files: dict[str, set[str]] = {}
    for package in packages:
        for file in (ROOT / package.replace(".", "/")).rglob("*.py"):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    files.setdefault(node.name, set()).add(file.name)
    assert files.pop("Ending") == {"state.py", "ending.py"}  # kept in the state, or calculated
    assert {name: found for name, found in files.items() if len(found) > 1} == {}


def test_outside_the_games_no_two_types_have_the_same_name() -> None:
    games = {*map(folder, all_games()), *TOGETHER.values()}
    files: dict[str, list[str]] = {}
    for file in python_files(*PRODUCT):
        if not belongs(module_of(file), games):
            for name in names_of_types(ast.parse(file.read_text("utf-8"))):
                files.setdefault(name, []).append(str(file.relative_to(ROOT)))
    assert {name: found for name, found in files.items() if len(found) > 1} == {}


def test_the_names_of_types_are_found() -> None:
    source = "class A: ...\nB: TypeAlias = int\nC = NewType('C', int)\nd: int = 1\nE = int"
    assert names_of_types(ast.parse(source)) == ["A", "B", "C"]


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
def test_files_are_short(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("folder", folders())
def test_folders_hold_few_modules(folder: str) -> None:
    names = [file.name for file in (ROOT / folder).glob("*.py") if file.name != "__init__.py"]
    assert len(names) <= FULLEST_FOLDER


def test_no_module_imports_itself_through_others() -> None:
    """Imports for types and inside functions count too."""
    assert circle_in(modules()) == []


@pytest.mark.parametrize("folder", folders())
def test_no_two_rooms_of_a_folder_import_each_other(folder: str) -> None:
    assert circle_in(rooms(folder)) == []


def test_no_script_of_the_page_imports_itself_through_others() -> None:
    found = scripts(ROOT / "bot" / "loopback" / "page")
    assert found["page.js"] > {"api.js", "dom.js"}
    assert circle_in(found) == []


def test_the_coverage_floor_only_rises() -> None:
    assert judge(90.4, 90) is None
    assert "no tests" in str(judge(89.9, 90))
    assert "to 91" in str(judge(92, 90))


def test_contributing_names_everything_that_ci_runs() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    steps = re.findall(
        r"(?m)^step uv run ([^\"\n]*[^\" \n])", (ROOT / ".ci" / "run").read_text("utf-8")
    )
    assert len(steps) >= 8
    assert [step for step in steps if f"`uv run {step}`" not in told] == []


def test_a_circle_is_found() -> None:
    assert circle_in({"a": ["b"], "b": ["c"], "c": []}) == []
    assert circle_in({"a": ["b"], "b": ["c"], "c": ["b"]}) in (["b", "c", "b"], ["c", "b", "c"])


def test_tests_mirror_the_folders_they_test() -> None:
    mirrored = {"", *folders()}
    places = {str(file.parent.relative_to(ROOT / "tests")) for file in python_files("tests")}
    strangers = {place.removeprefix(".") for place in places} - mirrored - STORIES
    assert not strangers


def test_tests_of_the_bot_s_own_modules_are_named_after_them() -> None:
    known = tuple(f"test_{file.stem}" for file in (ROOT / "bot").glob("*.py"))
    files = (ROOT / "tests" / "bot").glob("test_*.py")
    assert [file.name for file in files if not file.stem.startswith(known)] == []


def test_the_readme_of_the_tests_describes_every_story() -> None:
    told = (ROOT / "tests" / "README.md").read_text("utf-8")
    assert [story for story in sorted(STORIES) if f"`{story}/`" not in told] == []
    assert all((ROOT / "tests" / story).is_dir() for story in STORIES)


def test_no_file_names_a_package_index() -> None:
    for file in (
        "requirements.txt",
        "pyproject.toml",
        "Dockerfile",
        ".ci/run",
        ".github/workflows/ci.yml",
    ):
        assert not re.search(r"https?://\S*(simple|packages)/", (ROOT / file).read_text("utf-8"))


def test_only_the_clock_tells_the_time() -> None:
    """Code that asks the machine for the time could not be moved forward in a test."""
    asks = re.compile(r"\b(time\.time|datetime\.now|utcnow)\(")
    allowed = {"bot/clock.py"}
    for file in python_files("bot", "cogs", "games"):
        name = str(file.relative_to(ROOT))
        if name in allowed or name.startswith(("bot/loopback/", "bot/benching/")):
            continue
        assert not asks.search(file.read_text("utf-8")), name
