"""Whether a refusal names the rule that is really in the way.

A game's table says for every refusal, a rule and a sentence, what must be true of the position and
the move for it: a condition written from the rulebook, not from the code. `sweep` draws illegal
moves at random and compares. `tests/games/test_refusals.py` runs it; a game joins by a module here
with its `REASONS`, and its name in the list there.
"""

from tests.games.refusals.harness import Attempt, Condition, Reasons, Sweep, named_rules, sweep
from tests.games.refusals.tokens import either, mixed, pick

__all__ = [
    "Attempt",
    "Condition",
    "Reasons",
    "Sweep",
    "either",
    "mixed",
    "named_rules",
    "pick",
    "sweep",
]
