"""The three levels: the same knowledge and luck, another care."""

from collections import Counter
from typing import Any

import pytest

from games.thinking import Level, Thought, draw_temper, think
from games.thinking.mind import Effort, Temper
from tests.games.thinking.racing import Look, Race, RacingMind

NEUTRAL = Temper()


def thoughts(
    mind: RacingMind, level: Level, count: int = 200, temper: Temper = NEUTRAL
) -> list[Thought]:
    game: Any = Race(mind)
    seeds = [number.to_bytes(32) for number in range(count)]
    return [think(game, Look(), level, temper, seed) for seed in seeds]


def moves(found: list[Thought]) -> Counter[str]:
    return Counter(thought.path[0] for thought in found)


def test_an_easy_player_errs_by_what_is_at_stake() -> None:
    """Nearly as good is taken often, a blunder never."""
    taken = moves(thoughts(RacingMind({"a": 1.0, "b": 0.8, "c": -1.0, "d": -30.0}), Level.EASY))
    assert taken["a"] > taken["b"] > taken["c"] > 0 == taken["d"]
    assert taken["a"] < 150


def test_a_bold_player_errs_more() -> None:
    gains = {"a": 1.0, "b": -1.0}
    shy, bold = (
        moves(thoughts(RacingMind(gains), Level.EASY, temper=Temper(risk=risk)))["b"]
        for risk in (0.6, 1.4)
    )
    assert shy < bold


def test_heat_is_the_unit_of_errors() -> None:
    mind = RacingMind({"a": 100.0, "b": 0.0})
    assert moves(thoughts(mind, Level.EASY))["b"] == 0
    mind.heat = 1000.0
    assert 60 < moves(thoughts(mind, Level.EASY))["b"] < 140


def test_a_normal_player_makes_the_best_move() -> None:
    found = thoughts(RacingMind({"a": 0.0, "b": 1.0, "c": 0.9}), Level.NORMAL)
    assert moves(found) == {"b": 200}
    assert [one.path[0] for one in found[0].weighed] == ["b", "c", "a"]
    assert all(one.chance is None for one in found[0].weighed)


@pytest.mark.parametrize("level", Level)
def test_of_equal_moves_each_is_made(level: Level) -> None:
    mind = RacingMind(dict.fromkeys("abc", 1.0), effort=Effort(9, width=3))
    taken = moves(thoughts(mind, level, 90))
    assert set(taken) == set("abc")
    assert min(taken.values()) > 10


def test_a_hard_player_looks_further_than_the_gains() -> None:
    mind = RacingMind(
        {"a": 1.0, "b": 0.9, "c": 0.0},
        lambda tried: {"a": 0.3, "b": 0.7, "c": 0.9}[tried.move],
        Effort(40, width=2),
    )
    found = thoughts(mind, Level.HARD, 5)
    assert moves(found) == {"b": 5}
    assert {len(thought.weighed) for thought in found} == {2}


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_is_the_same_thought(level: Level) -> None:
    first, again = (
        thoughts(RacingMind({"a": 1.0, "b": 0.9}, effort=Effort(10)), level) for _ in "12"
    )
    assert first == again


@pytest.mark.parametrize("level", Level)
def test_a_mind_without_a_move_makes_the_one_of_whoever_is_out_of_time(level: Level) -> None:
    assert moves(thoughts(RacingMind({}), level, 3)) == {"nothing": 3}


def test_only_a_hard_player_remembers() -> None:
    assert [level.remembers for level in Level] == [False, False, True]


def test_tempers_spread_between_their_bounds() -> None:
    tempers = [draw_temper(number.to_bytes(32)) for number in range(200)]
    for part in ("risk", "spite", "greed"):
        values = [getattr(temper, part) for temper in tempers]
        assert 0.6 <= min(values) < 0.65 < 1.35 < max(values) <= 1.4
