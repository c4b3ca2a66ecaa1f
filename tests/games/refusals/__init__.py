"""Whether a refusal names the rule that is really in the way.

A game's table says for every refusal, a rule and a sentence, what must be true of the position and
the move for it: a condition written from the rulebook, not from the code. `sweep` draws illegal
moves at random and compares. `tests/games/test_refusals.py` runs it; a game joins by a module here
with its `REASONS`.
"""

import importlib
import pkgutil
from collections.abc import Iterator

from tests.games.refusals.harness import Attempt, Condition, Reasons, Sweep, named_rules, sweep
from tests.games.refusals.tokens import either, mixed, pick

__all__ = [
    "Attempt",
    "Condition",
    "Reasons",
    "Sweep",
    "all_reasons",
    "either",
    "mixed",
    "named_rules",
    "pick",
    "sweep",
]


def all_reasons() -> Iterator[Reasons]:
    """Yields the `REASONS` of every module here, one for each game."""
    for module in pkgutil.iter_modules(__path__):
        found = getattr(importlib.import_module(f"{__name__}.{module.name}"), "REASONS", ())
        yield from (found,) if isinstance(found, Reasons) else found
