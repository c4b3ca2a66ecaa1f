"""The sentences that the code asks for: strings, and patterns for strings with holes."""

import ast
import functools
import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeGuard

HOLE = None
"""Part of a pattern that is filled in at run time with one word of the code."""

MANY = "*"
"""Part of a pattern that is filled in with any number of words, joined by hyphens."""

Pattern = tuple[str | None, ...]

_KEYLIKE = re.compile(r"[a-z0-9.-]+")
_BEGINNING = re.compile(r"[a-z][a-z0-9-]*-")
_QUOTED = re.compile(r"""(["'])([^"'\n]*)\1""")
_TEMPLATE = re.compile(r"`([^`\n]*)`")
_FILLED = re.compile(r"\$\{[^}]*\}")


@dataclass
class Code:
    """What occurs in some files: Python, the JavaScript of a page, and data in JSON.

    literals: every string. names: every name of a variable, argument or attribute (an option's
    field occurs in a key). patterns: every f-string, sum of strings and beginning (``"toy-"``) that
    could be a key or a part of one. asked: every first argument of `text` or `Text`, with its
    place. asked_of_own: every first argument of a method `text` or a function `_text`, which put
    the game's key before it.
    """

    literals: set[str] = field(default_factory=set)
    names: set[str] = field(default_factory=set)
    patterns: set[Pattern] = field(default_factory=set)
    asked: dict[str | Pattern, str] = field(default_factory=dict)
    asked_of_own: dict[str | Pattern, str] = field(default_factory=dict)
    _seen: dict[tuple[str, int], bool] = field(default_factory=dict)

    def add(self, other: "Code") -> None:
        """Adds what occurs in other files."""
        self.literals |= other.literals
        self.names |= other.names
        self.patterns |= other.patterns
        self.asked |= other.asked
        self.asked_of_own |= other.asked_of_own
        self._seen.clear()

    def speak_as(self, key: str) -> None:
        """Makes patterns that begin with a hole stand for this game's sentences too."""
        self.patterns |= {
            (f"{key}{pattern[1]}", *pattern[2:])
            for pattern in self.patterns
            if pattern[0] is HOLE and len(pattern) > 1 and str(pattern[1]).startswith("-")
        }
        self._seen.clear()

    def covers(self, key: str) -> bool:
        """Tells whether the code can ask for this key, literally or by a pattern filled with its
        words.
        """
        if key in self.literals:
            return True
        return any(self.fits(pattern, key) for pattern in self.patterns if _says_much(pattern))

    def fits(self, pattern: Pattern, word: str, depth: int = 2) -> bool:
        """Tells whether the word is the pattern with its holes filled by words of the code."""
        if not pattern:
            return not word
        first, *rest = pattern
        if first is not HOLE and first != MANY:
            fits = word.startswith(first)
            return fits and self.fits(tuple(rest), word[len(first) :], depth)
        known = self._known if first is HOLE else self._all_known
        if rest and rest[0] not in word:  # type: ignore[operator]  # holes are never neighbours
            return False
        return any(
            known(word[:end], depth) and self.fits(tuple(rest), word[end:], depth)
            for end in ([len(word)] if not rest else range(1, len(word)))
        )

    def _known(self, word: str, depth: int) -> bool:
        if word.isdigit() or not self.literals.isdisjoint(_spellings(word)):
            return True
        if not self.names.isdisjoint(_spellings(word)):
            return True
        if (word, depth) not in self._seen:
            self._seen[word, depth] = depth > 0 and any(
                self.fits(p, word, depth - 1) for p in self.patterns if p[0] or _says_much(p)
            )
        return self._seen[word, depth]

    def _all_known(self, word: str, depth: int) -> bool:
        """Tells whether the word is made of known words, joined by hyphens."""
        if self._known(word, depth):
            return True
        cuts = [place for place, letter in enumerate(word) if letter == "-"]
        return any(
            self._known(word[:cut], depth) and self._all_known(word[cut + 1 :], depth)
            for cut in cuts
        )


def _spellings(word: str) -> set[str]:
    """Returns a part of a key as code may spell it: with hyphens or underscores."""
    return {word, word.replace("-", "_")}


@functools.cache
def _says_much(pattern: Pattern) -> bool:
    """Tells whether a pattern can be a key: it begins with a word, or has one between its holes."""
    return any(part and re.search(r"[a-z]{3}", part) for part in pattern)


def read_code(paths: Iterable[Path]) -> Code:
    """Returns what occurs in these files."""
    found = Code()
    for path in paths:
        found.add(_read_file(path))
    return found


@functools.cache
def _read_file(path: Path) -> Code:
    source, found = path.read_text("utf-8"), Code()
    if path.suffix == ".py":
        tree = ast.parse(source)
        for node in ast.walk(_PutJoins(tree).visit(tree)):
            _note(found, node, path)
    else:
        words = {match[2] for match in _QUOTED.finditer(source)}
        found.literals.update(words, map(str.lower, words))
        filled = (_FILLED.split(match[1]) for match in _TEMPLATE.finditer(source))
        found.patterns.update(filter(None, (_join(_with_holes(parts)) for parts in filled)))
    found.patterns.update((word, HOLE) for word in found.literals if _BEGINNING.fullmatch(word))
    return found


class _PutJoins(ast.NodeTransformer):
    """A transformer that replaces each variable that was given ``"-".join(...)`` by that call."""

    def __init__(self, tree: ast.AST) -> None:
        self.joins: dict[str, ast.Call] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign):
                self._assign(node.targets[0], node.value)

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, given in zip(target.elts, value.elts, strict=False):
                self._assign(one, given)
        elif isinstance(target, ast.Name) and _is_join(value):
            self.joins[target.id] = value

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.joins.get(node.id, node) if isinstance(node.ctx, ast.Load) else node


def _with_holes(parts: list[str]) -> list[str | None]:
    """Returns the pieces of a template with a hole between each two."""
    return [piece for part in parts for piece in (part or HOLE, HOLE)][:-1]


def _note(found: Code, node: ast.AST, path: Path) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        found.literals.add(node.value)
    elif isinstance(node, ast.Name):
        found.names.add(node.id)
    elif isinstance(node, ast.Attribute):
        found.names.add(node.attr)
    elif isinstance(node, ast.arg | ast.keyword) and node.arg:
        found.names.add(node.arg)
    elif isinstance(node, ast.JoinedStr | ast.BinOp):
        for spelt in map(_whole, _patterns(node)):
            if isinstance(spelt, str):
                found.literals.add(spelt)
            else:
                found.patterns.add(spelt)
    elif isinstance(node, ast.Call) and node.args:
        _note_call(found, node, path)


def _note_call(found: Code, node: ast.Call, path: Path) -> None:
    if isinstance(node.func, ast.Name) and node.func.id in ("text", "Text"):
        asked = found.asked
    elif getattr(node.func, "attr", getattr(node.func, "id", "")) in ("text", "_text"):
        asked = found.asked_of_own
    else:
        return
    for key in _keys(node.args[0]):
        asked[key] = f"{path.name}:{node.lineno}"


def _keys(node: ast.expr) -> Iterator[str | Pattern]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)
    else:
        yield from map(_whole, _patterns(node))


def _patterns(node: ast.expr) -> list[Pattern]:
    """Returns an f-string or a sum of strings as literals and holes; [] if it can be no key."""
    if isinstance(node, ast.JoinedStr):
        choices = [_parts(value) for value in node.values]
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        choices = [_parts(side) for side in (node.left, node.right)]
    else:
        return []
    rows = itertools.product(*choices)
    joined = (_join([part for piece in row for part in piece]) for row in rows)
    return [pattern for pattern in joined if pattern]


def _whole(pattern: Pattern) -> str | Pattern:
    """Returns the text of a pattern without holes, any other pattern as it is."""
    only = pattern[0]
    return only if len(pattern) == 1 and only is not HOLE else pattern


def _join(parts: list[str | None]) -> Pattern:
    """Returns the parts as a pattern, with neighbouring literals and holes joined; empty if it is
    no key.
    """
    joined: list[str | None] = []
    for part in parts:
        before = joined[-1] if joined else ""
        if before and part and MANY not in (before, part):
            joined[-1] = before + part
        elif joined and (part in (HOLE, MANY)) and before in (HOLE, MANY):
            joined[-1] = MANY if MANY in (part, before) else HOLE
        elif part != "":
            joined.append(part)
    words = [part for part in joined if part not in (HOLE, MANY)]
    return tuple(joined) if words and all(_KEYLIKE.fullmatch(str(w)) for w in words) else ()


def _parts(node: ast.expr) -> list[list[str | None]]:
    """Returns the ways in which a piece of a string can turn out, each as its parts."""
    if isinstance(node, ast.FormattedValue):
        return _parts(node.value)
    if isinstance(node, ast.IfExp):
        return [*_parts(node.body), *_parts(node.orelse)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [[node.value]]
    if _is_join(node):
        return _joined_list(node.args[0])
    return [[HOLE]]


def _is_join(node: ast.expr) -> TypeGuard[ast.Call]:
    """Tells whether this is ``"-".join(...)``."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "join"
        and isinstance(node.func.value, ast.Constant)
        and node.func.value.value == "-"
    )


def _joined_list(node: ast.expr) -> list[list[str | None]]:
    if not isinstance(node, ast.List):
        return [[MANY]]
    parts: list[str | None] = []
    for element in node.elts:
        if isinstance(element, ast.Starred):
            return [parts[:-1], [*parts, MANY]]  # without the rest, and with it
        parts += [*_parts(element)[0], "-"]
    return [parts[:-1]]


def refused_rules(paths: Iterable[Path]) -> dict[str, str]:
    """Returns the rules that `Refused(...)`, or a function that names one first, rests on, with
    their places.

    A rule is recognised by its call, or anywhere by its form (``S17``).
    """
    found: dict[str, str] = {}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for rule in _rules(node):
                found[rule] = f"{path.name}:{getattr(node, 'lineno', 0)}"
    return found


def _called(call: ast.Call) -> str:
    """Returns the name of the called function or method."""
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def _is_edition(arg: ast.expr) -> bool:
    """Tells whether this says which of two games that share a folder refuses."""
    return isinstance(arg, ast.Name) and arg.id in ("edition", "self")


def _rules(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and _called(node) in ("Refused", "refuse"):
        for rule in [arg for arg in node.args if not _is_edition(arg)][:1]:
            yield from (key for key in _keys(rule) if isinstance(key, str))
    if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]{1,2}\d{1,2}", str(node.value)):
        yield str(node.value)
