"""What chances are made of, and how a hard player's figures are learned from games."""

import random
from array import array
from math import isfinite, log
from typing import Any

import pytest

from games.capital_power.mind import chances
from games.capital_power.mind.learn import Example, Net, Scale, learn, play
from games.capital_power.mind.learned import LINEAR, NEURONS
from games.capital_power.mind.signs import NAMES, signs
from games.capital_power.state import State
from tests.games.capital_power.scenes import co, scene


def named(state: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, signs(state)[seat], strict=True))


def test_what_was_learned_weighs_every_sign() -> None:
    assert len(LINEAR) == len(NAMES)
    assert {len(weights) for _, _, weights in NEURONS} == {len(NAMES)}


def test_signs_tell_how_far_money_reaches() -> None:
    """16 lots for 800 win; a group with 4 of them needs 600."""
    found = named(scene({"blue-h": co(white=200, black=100, deposit=400, lots=4, capital=100)}))
    assert found["need"] == pytest.approx(0.75)
    assert found["by_white"] == pytest.approx(-0.5)
    assert found["by_deposit"] == pytest.approx(0)
    assert found["by_black"] == pytest.approx(0.125)
    assert found["loans"] == pytest.approx(0.25)


def test_the_last_shares_of_the_bank_are_all_that_is_needed() -> None:
    last = scene({"blue-h": co(lots=13), "orange-h": co(lots=13)}, stock=1)
    assert named(last)["need"] == pytest.approx(1 / 16)
    behind = scene({"blue-h": co(lots=10), "orange-h": co(lots=13)}, stock=1)
    assert named(behind)["need"] == pytest.approx(6 / 16)


def test_only_black_money_outside_parkings_is_watched() -> None:
    state = scene({"blue-h": co(at="ch05", black=80)}, interpol="ch07")
    parked = scene({"blue-h": co(at="ch07", black=80)}, interpol="ch09")
    assert named(state)["watched"] > 0 == named(parked)["watched"]


def test_a_seat_that_is_out_shows_nothing() -> None:
    state = scene()
    state.out[2] = 1
    assert [len(one) for one in signs(state)] == [len(NAMES), len(NAMES), 0]


def test_the_same_games_are_played_for_the_same_numbers() -> None:
    first, second = play(2, 1), play(2, 1)
    assert first == second
    assert len(first) > 20
    assert all(sum(one.won) == 1 and len(one.won) == 2 for one in first)


def test_a_net_learns_which_sign_wins() -> None:
    rng, net = random.Random(1), Net(random.Random(2))
    lots = NAMES.index("lead")
    pairs = []
    for _ in range(600):
        found = [[rng.gauss(0, 1) for _ in NAMES] for _ in range(2)]
        pairs.append((found, [float(found[seat][lots] > found[1 - seat][lots]) for seat in (0, 1)]))
    before = sum([net.loss(found, won) for found, won in pairs])
    assert before / len(pairs) == pytest.approx(log(2))
    for found, won in pairs:
        net.learn(found, won, 0.05)
    assert sum([net.loss(found, won) for found, won in pairs]) < before / 2


def test_what_is_written_gives_the_chances_that_were_learned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The file holds weights of the signs as they are, not of the levelled ones."""
    rng, net = random.Random(1), Net(random.Random(2))
    net.linear = [rng.gauss(0, 1) for _ in NAMES]
    net.heights = [rng.gauss(0, 1) for _ in net.heights]
    scale = Scale([rng.random() for _ in NAMES], [1 + rng.random() for _ in NAMES])
    state = scene({"blue-h": co(white=200), "orange-h": co(lots=4)}, seats=2)
    level = scale.level(Example(tuple([array("f", one) for one in signs(state)]), (1.0, 0.0)))
    space: dict[str, Any] = {}
    exec(net.written(scale, "A note."), space)
    monkeypatch.setattr(chances, "LINEAR", space["LINEAR"])
    monkeypatch.setattr(chances, "NEURONS", space["NEURONS"])
    assert -log(chances.chances(state)[0]) == pytest.approx(net.loss(level, (1.0, 0.0)), rel=0.02)


def test_a_few_games_are_enough_to_write_figures() -> None:
    space: dict[str, Any] = {}
    exec(learn({2: 2, 3: 1}), space)
    assert len(space["LINEAR"]) == len(NAMES)
    assert all(map(isfinite, space["LINEAR"]))
