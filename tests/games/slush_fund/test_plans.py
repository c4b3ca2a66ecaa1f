"""Plans for a whole turn, which hard computer players make in a game of four."""

import random

import pytest

from games.chance import make_seed
from games.choosing import to_notation
from games.engine import Path
from games.slush_fund import GAME
from games.slush_fund.mind import MIND
from games.slush_fund.mind.balance import Balance, FittedBalance
from games.slush_fund.mind.plan import rate_plans
from games.slush_fund.state import State
from games.thinking import Level, think
from games.thinking.mind import Temper
from tests.games.slush_fund.scenes import cards, play, scene, view

BEHIND = {
    "president": ["30k", "20k 40k", "", ""],
    "vice-president": ["", "", "50k 50k", "20k"],
    "senator": ["", "20k", "20k", "50k 40k"],
    "governor": ["", "10k", "50k 50k", "10k"],
    "mayor": ["", "", "10k", "50k 50k"],
}
"""The first seat needs two notes at the President to win anything."""


def plans(state: State) -> list[tuple[float, Path]]:
    """Returns the plans of the active seat."""
    seen = view(state, state.active)
    return rate_plans(seen, list(MIND.rated(seen, Temper(), random.Random(1))))


def choose(state: State) -> str:
    """Returns the move of a hard player without a temper."""
    return to_notation(
        think(GAME, view(state, state.active), Level.HARD, Temper(), make_seed("plan")).path
    )


def test_two_notes_that_win_only_together_go_to_one_politician() -> None:
    state = scene(BEHIND, hand="20k 20k", seats=4, time=9)
    assert choose(state) == "play 20k president"
    later = play(state, "play 20k president")
    assert choose(later) == "play 20k president"


def test_it_keeps_the_cards_that_win_together() -> None:
    state = scene(BEHIND, hand="20k 20k transfer", seats=4, time=9, phase="stash")
    assert choose(state) == "stash transfer"


def test_it_takes_the_cards_of_the_fund_that_win_together() -> None:
    state = scene(BEHIND, fund="20k 20k vp scandal transfer", seats=4, time=9)
    _, best = max((gain, path) for gain, path in plans(state) if path[1] == "fund")
    assert "20k+20k.2" in best[2]


@pytest.mark.parametrize(("leads", "move"), [(True, "take deck"), (False, "take fund")])
def test_it_ends_the_game_only_if_it_leads(leads: bool, move: str) -> None:
    own, other = ("50k 50k", "10k 10k") if leads else ("10k 10k", "40k")
    piles = {
        "president": [own, other, "", ""],
        "mayor": [own, other, "", ""],
        "senator": ["", "", "10k", "20k"],
    }
    deck = list(cards("time 10k scandal"))
    state = scene(piles, fund="50k 20k 10k", seats=4, time=9, deck=deck, gone=())
    assert choose(state).startswith(move)


def test_the_best_plans_are_searched_with_four_and_the_best_moves_with_fewer() -> None:
    for seats, planned in ((2, False), (3, False), (4, True)):
        piles = {name: row[:seats] for name, row in BEHIND.items()}
        seen = view(scene(piles, hand="20k 20k", seats=seats, time=9), 0)
        rated = sorted(MIND.rated(seen, Temper(), random.Random(1)), reverse=True)
        best = rate_plans(seen, rated) if planned else rated
        assert MIND.shortlist(seen, rated, 4) == best[:4]
        assert (best[:4] != rated[:4]) == planned


def test_plans_are_moves_that_are_rated_too() -> None:
    for facts in ({"hand": "20k vp spy"}, {"hand": "thief transfer"}, {"fund": "20k 30k vp spy"}):
        state = scene(BEHIND, scandals=(4, 1, 0, 0, 0), seats=4, time=3, **facts)
        seen = view(state, 0)
        rated = {path for _, path in MIND.rated(seen, Temper(), random.Random(1))}
        found = plans(state)
        assert len(found) > 1
        assert {path for _, path in found} <= rated
        assert found == sorted(found, key=lambda one: -one[0])


def test_a_balance_after_changes_is_that_of_the_new_piles() -> None:
    money, vps = [[30.0, 20.0, 10.0]] * 5, [[1.0, 0.0, 0.0]] * 5
    for kind in (Balance, FittedBalance):
        before = kind(money, vps, [0, 1, 2, 3, 4], 2.0, [False] * 3)
        later = before.after([before.add(0, 1, *cards("50k")), before.smear(3)])
        later = later.after([later.smear(4)])
        new = kind(later.money, later.vps, later.scandals, 2.0, [False] * 3)
        assert later.scandals == [0, 1, 2, 4, 5]
        assert later.money[0][1] > money[0][1] + 50
        assert later.points == new.points
        assert later.totals == pytest.approx(new.totals)
        assert before.money == money
