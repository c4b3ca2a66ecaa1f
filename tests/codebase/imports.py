"""Who imports whom: modules in Python and JavaScript, and the rooms of every folder."""

from __future__ import annotations

import ast
import functools
import graphlib
import re
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

ROOT = Path(__file__).parent.parent.parent
PRODUCT = ("games", "bot", "cogs")

Graph: TypeAlias = "Mapping[str, Iterable[str]]"
"""For each node, the nodes that it needs."""

_SCRIPT = re.compile(r"""(?m)^(?:import|export)\b[^;]*?["']\./([\w/-]+\.js)["']""")


def python_files(*folders: str) -> list[Path]:
    return sorted(file for name in folders for file in (ROOT / name).rglob("*.py"))


def module_of(file: Path) -> str:
    """Returns a file's module name: ``bot.ui.board``, or ``bot.ui`` for the folder's own."""
    return ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports_of(file: Path) -> Iterator[str]:
    """Returns every module that a file imports, by its full name, also for types and inside
    functions.
    """
    for module, _ in _imported(file):
        yield module


def _imported(file: Path) -> Iterator[tuple[str, str]]:
    """Yields what a file imports: the module, and the name in it, if any."""
    for node in ast.walk(_parse(file)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)


@functools.cache
def _parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@functools.cache
def modules() -> dict[str, frozenset[str]]:
    """Returns every module of the product, with the modules of the product that it imports."""
    files = {module_of(file): file for file in python_files(*PRODUCT)}
    found = {}
    for module, file in files.items():
        named = {f"{name}.{part}" if part else name for name, part in _imported(file)}
        found[module] = frozenset(
            known
            for name in named
            for known in (name if name in files else name.rpartition(".")[0],)
            if known in files and known != module
        )
    return found


def scripts(folder: Path) -> dict[str, set[str]]:
    """Returns the scripts of a page, with the scripts that each imports."""
    return {
        file.name: set(_SCRIPT.findall(file.read_text("utf-8"))) for file in folder.glob("*.js")
    }


def folders() -> list[str]:
    """Returns every folder of the product that holds modules, itself or in its folders."""
    above = {
        str(place.relative_to(ROOT))
        for file in python_files(*PRODUCT)
        for place in file.parents
        if place != ROOT and ROOT in place.parents
    }
    return sorted(above)


def rooms(folder: str) -> dict[str, set[str]]:
    """Returns the modules and folders directly in a folder, with what each of them needs."""
    inside = folder.replace("/", ".") + "."
    found: dict[str, set[str]] = defaultdict(set)
    for module, needed in modules().items():
        if module.startswith(inside):
            here = module.removeprefix(inside).split(".")[0]
            there = {
                other.removeprefix(inside).split(".")[0]
                for other in needed
                if other.startswith(inside)
            }
            found[here] |= there - {here}
    return found


def circle_in(graph: Graph) -> list[str]:
    """Returns nodes of which each needs the next and the last is the first again; [] if there are
    none.
    """
    try:
        graphlib.TopologicalSorter(graph).prepare()
    except graphlib.CycleError as error:
        circle: list[str] = error.args[1]
        return circle[::-1]  # the sorter gives each node before those that need it
    return []
