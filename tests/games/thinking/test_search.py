"""The search of hard players: worlds are shared, the worse half drops out, and ties are decided."""

import random
from collections import Counter, defaultdict
from typing import Any

import pytest

from games.chance import Quick
from games.thinking.dice import spread
from games.thinking.mind import Effort, Rated
from games.thinking.search import LONGEST, Weighed, compare, play_out, search
from tests.games.thinking.racing import Look, Race, RacingMind, Try
from tests.games.thinking.scripted import Script, ScriptedMind

LETTERS = "abcdefgh"


def run(mind: RacingMind, number: int = 1) -> tuple[Weighed, ...]:
    """Searches among the moves of a mind, which are in the order of their gains."""
    game: Any = Race(mind)
    rated: list[Rated] = [(gain, (move,)) for move, gain in mind.gains.items()]
    return search(game, Look(), rated, mind.effort(Look()), random.Random(number))


def level(moves: str) -> dict[str, float]:
    return dict.fromkeys(moves, 0.0)


@pytest.mark.parametrize(
    ("moves", "playouts", "worlds"),
    [
        ("ab", 100, {"a": 50, "b": 50}),
        ("abc", 100, {"a": 41, "b": 41, "c": 16}),
        ("abcde", 100, {"a": 33, "b": 33, "c": 17, "d": 6, "e": 6}),
        ("abcdefgh", 90, {"a": 25, "b": 25, "c": 10, "d": 10, "e": 3, "f": 3, "g": 3, "h": 3}),
        ("abc", 1, {"a": 2, "b": 2, "c": 1}),
    ],
)
def test_the_worse_half_drops_out_after_each_stage(
    moves: str, playouts: int, worlds: dict[str, int]
) -> None:
    """Letters later in the alphabet are worse in every world."""
    value = {move: 0.9 - 0.1 * place for place, move in enumerate(moves)}
    mind = RacingMind(
        level(moves), lambda tried: value[tried.move], Effort(playouts, width=len(moves))
    )
    weighed = run(mind)
    assert [one.path for one in weighed] == [(move,) for move in moves]
    assert {one.path[0]: one.worlds for one in weighed} == worlds
    assert Counter(tried.move for tried in mind.tries) == worlds
    assert [one.chance for one in weighed] == [pytest.approx(value[move]) for move in moves]


def test_moves_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    mind = RacingMind(level("abcd"), effort=Effort(80, width=4))
    run(mind)
    worlds: dict[int, list[Try]] = defaultdict(list)
    for tried in mind.tries:
        worlds[tried.world].append(tried)
    assert len(worlds) == 10 + 20
    for tries in worlds.values():
        assert len({tried.luck for tried in tries}) == 1
        assert sorted(tried.move for tried in tries) in (list("abcd"), list("ab"))
    assert len({tries[0].luck for tries in worlds.values()}) == len(worlds)


def test_what_differs_little_is_found_out_because_luck_is_shared() -> None:
    """The luck of a world moves all chances by far more than the move does."""
    mind = RacingMind(
        level("ab"),
        lambda tried: tried.luck / 10**6 * 0.9 + (0.01 if tried.move == "b" else 0.0),
        Effort(20, width=2),
    )
    assert all(run(mind, number)[0].path == ("b",) for number in range(10))


@pytest.mark.parametrize("number", range(3))
def test_each_die_is_spread_evenly_over_the_worlds_of_a_stage(number: int) -> None:
    """Of 20 worlds each has another twentieth of the die, so that luck cannot lean to one side."""
    mind = RacingMind(level("ab"), lambda tried: tried.luck / 10**6, Effort(40, width=2, spread=1))
    assert [one.chance for one in run(mind, number)] == [pytest.approx(0.5, abs=0.025)] * 2
    lucks = [tried.luck for tried in mind.tries if tried.move == "a"]
    assert sorted(int(luck / 10**6 * 20) for luck in lucks) == list(range(20))
    assert lucks != sorted(lucks)
    game: Any = Race(mind)
    moves = [Weighed(("a",), 0.0), Weighed(("b",), 0.0)]
    compared = compare(game, Look(), moves, 20, random.Random(number))
    assert [one.chance for one in compared] == [pytest.approx(0.5, abs=0.025)] * 2


def test_two_dice_are_spread_apart_from_each_other() -> None:
    dice = spread(600, 2, random.Random(1))
    both = Counter((int(first * 2), int(second * 2)) for first, second in dice)
    assert sorted(both) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert min(both.values()) > 120
    assert spread(3, 0, random.Random(1)) == [(), (), ()]


def test_of_equal_moves_the_one_rated_higher_wins() -> None:
    gains = {"a": 3.0, "b": 2.0, "c": 1.0}
    mind = RacingMind(gains, effort=Effort(60, width=3))
    assert [one.path[0] for one in run(mind)] == ["a", "b", "c"]
    assert [one.gain for one in run(mind)] == [3.0, 2.0, 1.0]


def test_trust_holds_what_was_rated_against_a_small_difference() -> None:
    """A gain of 2 is a tenth of the win in each of 100 worlds that count as tried already."""
    gains = {"a": 2.0, "b": 0.0}

    def worth(better: float) -> Any:
        return lambda tried: 0.4 + (better if tried.move == "b" else 0.0)

    for trust, better, best in (
        (0, 0.05, "b"),
        (100, 0.05, "a"),
        (100, 0.25, "b"),
    ):
        mind = RacingMind(gains, worth(better), Effort(100, width=2, trust=trust))
        assert run(mind)[0].path == (best,), (trust, better)


def test_nothing_is_imagined_for_a_single_move() -> None:
    mind = RacingMind({"a": 1.0, "b": 0.0}, effort=Effort(100, width=1))
    assert run(mind) == (Weighed(("a",), 1.0),)
    assert mind.tries == []


def test_the_same_seed_imagines_the_same_and_another_something_else() -> None:
    first, again, other = (RacingMind(level("abc"), effort=Effort(30, width=3)) for _ in "123")
    assert run(first, 1) == run(again, 1)
    assert run(other, 2)
    assert first.tries == again.tries != other.tries


def test_a_playout_goes_on_until_it_may_stop_or_is_too_long() -> None:
    for stop, moves, end in ((7, 1000, 7), (10**6, 20, 20), (10**6, 10**6, LONGEST)):
        game: Any = Script(ScriptedMind(lambda _: 0.5, stop), moves)
        may_stop = game.mind.horizon(0, 0)
        assert play_out(game, 0, Quick(1), may_stop) == end


def test_compared_moves_have_chances_in_the_order_they_stand() -> None:
    gains = {"a": 2.0, "b": 1.0, "c": 0.0}
    mind = RacingMind(
        gains, lambda tried: {"a": 0.5, "b": 0.51, "c": 0.8}[tried.move], Effort(width=3, trust=20)
    )
    game: Any = Race(mind)
    moves = [Weighed((move,), gain) for move, gain in gains.items()]
    compared = compare(game, Look(), moves, 20, random.Random(1))
    assert [one.path[0] for one in compared] == ["c", "a", "b"]
    chances = [one.chance or 0 for one in compared]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == pytest.approx((20 * 0.8 + 20 * (0.8 - 0.1)) / 40, abs=0.002)
    assert len(mind.tries) == 3 * 20
    assert compare(game, Look(), moves[:1], 20, random.Random(1)) == tuple(moves[:1])
