"""Fluent catalogues: each `NAME.en.ftl` with its `NAME.fr.ftl` beside it, in all packages."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
"""The folder of the packages."""
PLACES = ("games", "bot", "cogs")


@dataclass
class Sentence:
    """One message, term or attribute: the variables it needs and the texts it can produce."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    patterns: list[str] = field(default_factory=list)
    """Its patterns and their variants, with ``X`` in place of each value."""


@dataclass
class Catalogue:
    """One file: its sentences by key (``key``, ``key.attribute``, ``-term``), and its mistakes."""

    path: Path
    sentences: dict[str, Sentence] = field(default_factory=dict)
    mistakes: list[str] = field(default_factory=list)

    @property
    def keys(self) -> set[str]:
        """The keys that code may ask for: all except terms."""
        return {key for key in self.sentences if not key.startswith("-")}


def find_pairs(root: Path = ROOT, places: tuple[str, ...] = PLACES) -> list[tuple[Path, Path]]:
    """Returns every English catalogue with the path of its French one."""
    found = (path for place in places for path in sorted((root / place).rglob("*.en.ftl")))
    return [(path, path.with_name(path.name.replace(".en.", ".fr."))) for path in found]


def find_orphans(root: Path = ROOT, places: tuple[str, ...] = PLACES) -> list[Path]:
    """Returns the catalogues that have no English one beside them."""
    english = {path for path, _ in find_pairs(root, places)}
    found = (path for place in places for path in sorted((root / place).rglob("*.ftl")))
    return [
        path for path in found if path.with_name(f"{path.name.split('.')[0]}.en.ftl") not in english
    ]


@functools.cache
def load(path: Path) -> Catalogue:
    """Reads a catalogue from a file; its mistakes are in `mistakes`."""
    return read(path.read_text("utf-8"), path)


def read(source: str, path: Path = Path("inline.ftl")) -> Catalogue:
    """Reads a catalogue from text."""
    catalogue = Catalogue(path)
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").splitlines()[0]
            notes = ", ".join(note.message or "" for note in entry.annotations)
            catalogue.mistakes.append(f"no Fluent: {line!r} ({notes})")
        elif isinstance(entry, ast.Message | ast.Term):
            _add(catalogue, entry)
    return catalogue


def _add(catalogue: Catalogue, entry: ast.Message | ast.Term) -> None:
    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    parts: list[tuple[str, ast.Pattern | None]] = [(key, entry.value)]
    parts += [(f"{key}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
    for name, pattern in parts:
        if pattern is None:
            continue
        if name in catalogue.sentences:
            catalogue.mistakes.append(f"{name} is given twice")
        catalogue.sentences[name] = _sentence(pattern)


def _sentence(pattern: ast.Pattern) -> Sentence:
    collector = _Collector()
    collector.visit(pattern)
    return collector.sentence


class _Collector(Visitor):
    """Collects variables, references and patterns; the library gives the methods their names."""

    def __init__(self) -> None:
        self.sentence = Sentence()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.sentence.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.sentence.references.add(f"{node.id.name}{attribute}")

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.sentence.references.add(f"-{node.id.name}")

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        self.sentence.patterns.append("".join(_spell(element) for element in node.elements))
        self.generic_visit(node)


def _spell(element: Any) -> str:
    """Returns text as it is, the content of a string literal, and otherwise X."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    return "X"


def differences(english: Catalogue, french: Catalogue) -> Iterator[str]:
    """Yields keys that one language lacks, and variables that only one of them uses."""
    for key in sorted(english.keys - french.keys):
        yield f"{key} is missing in French"
    for key in sorted(french.keys - english.keys):
        yield f"{key} is missing in English"
    for key in sorted(english.keys & french.keys):
        ours, theirs = english.sentences[key].variables, french.sentences[key].variables
        if ours != theirs:
            yield f"{key} uses {sorted(ours)} in English, {sorted(theirs)} in French"


def undefined(catalogues: list[Catalogue]) -> Iterator[str]:
    """Yields references that no catalogue of a language defines, and keys defined twice."""
    defined = [key for catalogue in catalogues for key in catalogue.sentences]
    for catalogue in catalogues:
        for key, sentence in catalogue.sentences.items():
            for reference in sorted(sentence.references - set(defined)):
                yield f"{catalogue.path.name}: {key} refers to {reference}, which there is not"
    for key in sorted({key for key in defined if defined.count(key) > 1}):
        yield f"{key} is given by two catalogues"
