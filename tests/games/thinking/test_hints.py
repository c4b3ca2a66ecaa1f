"""Advice and retold thoughts: the moves of `think`, each with its reason."""

from collections.abc import Sequence

import pytest

from games.registry import find_game
from games.thinking import Level, Reasoned, advise, retell, think
from games.thinking.hints import NEAR
from games.thinking.mind import Temper
from tests.games.conformance import make_cases, travel
from tests.games.conformance.watching import Sight, deciding
from tests.games.toy import TOY

SEED = b"seed" * 8


@pytest.fixture(scope="module")
def sights() -> list[Sight]:
    """Returns sights of seats that have to act."""
    return deciding(travel(make_cases(TOY)[0], 1), 8, "hints")


def test_the_best_three_are_advised_with_chances_that_can_be_compared(sights: list[Sight]) -> None:
    several = 0
    for sight in sights:
        advice = advise(TOY, sight.known, SEED)
        rated = [path for _, path in sight.rate(sight.known)]
        assert len(advice) == min(3, len(rated))
        assert {one.path for one in advice} <= set(rated)
        for one in advice:
            assert one.reason == TOY.mind.reason(sight.known, one.path)
        if len(rated) > 1:
            several += 1
            chances = [one.chance or 0 for one in advice]
            assert chances == sorted(chances, reverse=True)
            assert 0 <= chances[-1] <= chances[0] <= 1
        else:
            assert advice[0].chance is None
        assert advice == advise(TOY, sight.known, SEED)
    assert several


def _is_new(advice: Sequence[Reasoned]) -> bool:
    return len({one.reason.key for one in advice}) == len(advice)


def test_a_reason_is_repeated_only_if_every_other_is_much_worse() -> None:
    """In Slush Fund, three equal bribes of three politicians would say the same three times."""
    game = find_game("slush-fund")
    various = 0
    for sight in deciding(travel(make_cases(game)[0], 1), 8, "hints"):
        weighed = think(game, sight.known, Level.HARD, Temper(), SEED).weighed
        advice = advise(game, sight.known, SEED)
        assert weighed[0].path in {one.path for one in advice}
        found = {one.path: one.chance or 0 for one in weighed}
        worst = min(found[one.path] for one in advice)
        for one in weighed:
            reason = game.mind.reason(sight.known, one.path).key
            if reason not in {said.reason.key for said in advice} and not _is_new(advice):
                assert found[one.path] < worst - NEAR
        various += _is_new(advice) and len(advice) > 1
    assert various


@pytest.mark.parametrize("level", Level)
def test_a_move_is_told_first_and_then_what_else_was_weighed(
    sights: list[Sight], level: Level
) -> None:
    temper = Temper(risk=1.3)
    second = 0
    for number, sight in enumerate(sights * 3):
        seed = bytes([number]) * 32
        thought = think(TOY, sight.known, level, temper, seed)
        told = retell(TOY, sight.known, level, temper, seed)
        assert told[0].path == thought.path
        assert len(told) == min(3, len(thought.weighed))
        assert len({one.path for one in told}) == len(told)
        assert all((one.chance is None) == (len(told) < 2 or level != "hard") for one in told)
        second += thought.path != thought.weighed[0].path
    assert bool(second) == (level is Level.EASY)
