"""French words that lose their vowel before another: *de Ada* should be *d’Ada*."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast

if TYPE_CHECKING:
    from collections.abc import Iterator

_ELIDED = re.compile(
    r"\b(?:de|du|le|la|que|ce|je|me|te|se|ne|lorsque|puisque|jusque)\s$", re.IGNORECASE
)
_VOWEL = re.compile(r"[aàâæeéèêëiîïoôœuùûü]", re.IGNORECASE)

FIGURES = frozenset({
    "amount", "back", "below", "bid", "capital", "cash", "count", "end", "fees", "last", "least",
    "money", "most", "number", "rounds", "stake", "start", "step", "sum", "until",
})  # fmt: skip
"""Variables that are numbers, sums, dates or times of day in every sentence."""

NO_VOWELS = {
    "slasher-": {"target", "limit"},
    "slush-fund-": {"politician", "target"},
}
"""Further variables, by the beginning of a key, that are figures there or always begin with a
consonant, such as the five politicians.
"""


def elision_faults(source: str) -> Iterator[str]:
    """Yields the sentences of a French catalogue in which *de*, *que* or the like comes right
    before a vowel, or before a value that may begin with one. ``{ DE($who) }`` is right.
    """
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            safe = FIGURES.union(*(n for k, n in NO_VOWELS.items() if entry.id.name.startswith(k)))
            for pattern in _patterns(entry):
                for words in _clashes(pattern, safe):
                    yield f"{entry.id.name}: {words!r} before what may begin with a vowel"


def _patterns(node: Any) -> Iterator[ast.Pattern]:
    """Yields every pattern of an entry: its value, its attributes, and the variants within."""
    if isinstance(node, ast.Pattern):
        yield node
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            for each in child if isinstance(child, list) else [child]:
                yield from _patterns(each)


def _clashes(pattern: ast.Pattern, safe: frozenset[str]) -> Iterator[str]:
    for one, other in zip(pattern.elements, pattern.elements[1:], strict=False):
        found = _ELIDED.search(one.value) if isinstance(one, ast.TextElement) else None
        if found and _may_begin_with_vowel(other, safe):
            yield found[0]


def _may_begin_with_vowel(element: Any, safe: frozenset[str]) -> bool:
    if isinstance(element, ast.TextElement):
        return bool(_VOWEL.match(element.value))
    expression = element.expression
    if isinstance(expression, ast.SelectExpression):
        firsts = [variant.value.elements[0] for variant in expression.variants]
        return any(_may_begin_with_vowel(first, safe) for first in firsts)
    if isinstance(expression, ast.StringLiteral):
        return bool(_VOWEL.match(expression.value))
    return not (isinstance(expression, ast.VariableReference) and expression.id.name in safe)
