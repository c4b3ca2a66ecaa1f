"""A refusal names the rule that is really in the way: every one, over random illegal moves."""

import functools
from dataclasses import replace

import pytest

from games.registry import all_games
from tests.games.refusals import (
    Reasons,
    Sweep,
    capital_power,
    cover_your_assets,
    named_rules,
    slasher,
    slush_fund,
    solomon,
    sweep,
)

TABLES = (
    capital_power.REASONS,
    slasher.REASONS,
    cover_your_assets.REASONS,
    slush_fund.REASONS,
    *solomon.REASONS,
)

each = pytest.mark.parametrize("reasons", TABLES, ids=lambda reasons: reasons.game.key)


@functools.cache
def swept(key: str) -> Sweep:
    return sweep(next(reasons for reasons in TABLES if reasons.game.key == key))


@each
def test_what_a_refusal_says_is_true_of_the_position(reasons: Reasons) -> None:
    wrong = swept(reasons.game.key).wrong
    assert not wrong, "\n".join([f"{len(wrong)} of them:", *wrong[:5]])


@each
def test_every_refusal_is_met(reasons: Reasons) -> None:
    missed = set(reasons.broken) - set(swept(reasons.game.key).met)
    assert not missed


@each
def test_every_rule_and_sentence_of_a_refusal_has_its_condition(reasons: Reasons) -> None:
    assert named_rules(reasons) - {"choices"} == {rule for rule, _ in reasons.broken} - {"choices"}
    said = {what for _, what in reasons.broken if not what.startswith("choice-")}
    assert said == reasons.sentences()


@each
def test_a_condition_that_does_not_hold_is_found(reasons: Reasons) -> None:
    reason, _ = swept(reasons.game.key).met.most_common()[0]
    never = {**reasons.broken, reason: lambda _attempt: False}
    wrong = sweep(replace(reasons, broken=never, scenes=tuple), 1).wrong
    assert any(str(reason) in words for words in wrong)


def test_every_game_is_compared() -> None:
    assert {reasons.game.key for reasons in TABLES} == set(all_games())
