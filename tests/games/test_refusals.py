"""A refusal names the rule that is really in the way: every one, over random illegal moves."""

from dataclasses import replace

import pytest

from games.registry import all_games
from tests.games.refusals import Reasons, all_reasons, named_rules, sweep

TABLES = tuple(all_reasons())

each = pytest.mark.parametrize("reasons", TABLES, ids=lambda reasons: reasons.game.key)


@each
def test_what_a_refusal_says_is_true_of_the_position_and_every_one_is_met(reasons: Reasons) -> None:
    found = sweep(reasons)
    assert not found.wrong, "\n".join([f"{len(found.wrong)} of them:", *found.wrong[:5]])
    assert not set(reasons.broken) - set(found.met)


@each
def test_every_rule_and_sentence_of_a_refusal_has_its_condition(reasons: Reasons) -> None:
    assert named_rules(reasons) - {"choices"} == {rule for rule, _ in reasons.broken} - {"choices"}
    said = {what for _, what in reasons.broken if not what.startswith("choice-")}
    assert said == reasons.sentences()


@each
def test_a_condition_that_does_not_hold_is_found(reasons: Reasons) -> None:
    never = dict.fromkeys(reasons.broken, lambda _attempt: False)
    found = sweep(replace(reasons, broken=never, scenes=tuple), 1)
    assert len(found.wrong) == found.met.total() > 0


@pytest.mark.parametrize("key", all_games())
def test_every_game_is_compared(key: str) -> None:
    """`tests/games/refusals/<your_game>.py` says what must be true for each refusal."""
    assert [reasons.game.key for reasons in TABLES].count(key) == 1
