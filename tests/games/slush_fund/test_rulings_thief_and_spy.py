"""The rulings about the Thief and the Spy: S17 to S23."""

from typing import Literal

from games.slush_fund import GAME
from games.slush_fund.options import Options
from games.slush_fund.state import State
from tests.games.slush_fund.scenes import (
    cards,
    heard,
    names,
    options,
    pile,
    play,
    played,
    refused,
    scene,
    sheet,
    view,
)
from tests.games.voices import voices_of

FALLEN = (5, 0, 0, 0, 0)


# -- the Thief -----------------------------------------------------------------------------------


def test_s17_thief_takes_only_a_money_card_on_top() -> None:
    piles = {"president": ["", "50k 10k"], "mayor": ["", "20k vp"]}
    state = scene(piles, hand="thief vp")
    assert options(state, "play thief") == ["2-president"]
    state = play(state, "play thief 2-president")
    assert pile(state, "president", 1) == "50k"
    assert pile(state, "president", 0) == "10k"
    assert view(state, None).piles[0][1].top == cards("50k")[0]  # uncovered, for all to see


def test_s18_a_vp_on_top_shields_the_money_under_it() -> None:
    state = scene({"mayor": ["", "20k vp"], "senator": ["", "10k"]}, hand="thief vp")
    assert refused(state, "play thief 2-mayor") == "S18"


def test_s19_the_stolen_card_lies_on_top_of_the_thiefs_pile() -> None:
    state = scene({"mayor": ["50k", "20k"]}, hand="thief vp")
    state = play(state, "play thief 2-mayor")
    assert pile(state, "mayor", 0) == "50k 20k"
    assert view(state).piles[4][0].top == cards("20k")[0]
    assert view(state).piles[4][1].height == 0


def test_s20_the_target_is_one_opponent_on_a_live_politician() -> None:
    piles = {"president": ["10k", "10k", "10k"], "mayor": ["10k", "10k", ""]}
    state = scene(piles, hand="thief vp", scandals=FALLEN, seats=3)
    assert options(state, "play thief") == ["2-mayor"]
    assert refused(state, "play thief 1-mayor") == "S20"
    assert refused(state, "play thief 3-mayor") == "S20"
    assert refused(state, "play thief 2-president") == "S24"
    assert refused(state, "play thief 4-mayor") == "choices"


# -- the Spy -------------------------------------------------------------------------------------


def test_s21_a_spy_moves_a_scandal_and_then_looks_each_may_be_declined() -> None:
    piles = {"mayor": ["", "20k 10k"]}
    state = scene(piles, hand="spy vp", scandals=(2, 0, 0, 0, 0))
    moved = play(state, "play spy president-mayor")
    assert moved.scandals == (1, 0, 0, 0, 1)
    assert moved.phase == "peek"
    assert options(moved) == ["peek", "resign"]
    assert refused(moved, "play vp mayor") == "S21"
    assert play(moved, "peek none").sights == ()
    kept = play(state, "play spy none")
    assert (kept.scandals, kept.phase) == (state.scandals, "peek")
    assert len(play(kept, "peek 2-mayor").sights) == 1


def test_s21_the_order_of_the_halves_is_fixed() -> None:
    state = scene({"mayor": ["", "20k"]}, hand="spy vp", scandals=(2, 0, 0, 0, 0))
    assert refused(state, "peek 2-mayor") == "play"


def test_s21_if_one_half_is_impossible_the_other_is_done() -> None:
    only_looking = scene({"mayor": ["", "20k"]}, hand="spy vp")
    assert options(only_looking, "play spy") == ["none"]
    assert refused(only_looking, "play spy president-mayor") == "S23"
    assert play(only_looking, "play spy none").phase == "peek"
    only_moving = scene(hand="spy vp", scandals=(1, 0, 0, 0, 0))
    after = play(only_moving, "play spy president-mayor")
    assert (after.phase, names(after.hand)) == ("play", "vp")


def test_s22_one_whole_pile_is_shown_to_the_spy_alone() -> None:
    piles = {"mayor": ["", "20k 10k", "vp"], "senator": ["", "30k", ""]}
    state = play(scene(piles, hand="spy vp", seats=3), "play spy none")
    assert options(state, "peek") == ["2-senator", "2-mayor", "3-mayor", "none"]
    done = played(state, "peek 2-mayor")
    assert heard(done.events, 0) == [
        "You see Anne-Élisabeth’s pile on the Mayor, from the bottom up: $20K and $10K."
    ]
    public = heard(done.events)
    assert public == ["Maximilian-Alexander looks at Anne-Élisabeth’s pile on the Mayor."]
    assert [sight.cards for sight in view(done.state, 0).own_sights] == [cards("20k 10k")]
    for other in (None, 1, 2):
        assert view(done.state, other).own_sights == ()


def spied(memory: Literal["faithful", "open"]) -> list[State]:
    """Returns the states after a Spy's look at a pile, after the next turn, and at the end."""
    piles = {"mayor": ["", "20k 10k"], "senator": ["30k", ""]}
    state = play(scene(piles, hand="spy vp", options=Options(memory=memory)), "play spy none")
    seen = play(play(state, "peek 2-mayor"), "discard vp")
    later = played(seen, "take deck", "10k 20k spy", seat=1).state
    assert view(later, 0).own_sights
    later = play(later, "stash spy", "play 20k president", "play 10k president", seat=1)
    return [seen, later, play(later, "resign", seat=0)]


def test_s22_with_faithful_memory_what_a_spy_saw_goes_with_the_last_play() -> None:
    seen, later, end = spied("faithful")
    assert [len(view(state, 0).own_sights) for state in (seen, later, end)] == [1, 0, 1]
    assert "$20K and $10K" in sheet(seen, "bribes", 0)
    assert "Spy" not in sheet(later, "bribes", 0)
    assert not any("Spy" in line for line in held(later, 0))


def test_s22_with_open_memory_what_a_spy_saw_stays() -> None:
    states = spied("open")
    assert [len(view(state, 0).own_sights) for state in states] == [1, 1, 1]
    assert "$20K and $10K" in sheet(states[1], "bribes", 0)
    assert any("Spy" in line for line in held(states[1], 0))


def held(state: State, seat: int) -> list[str]:
    say = voices_of("slush-fund")[0]
    return [say(line) for line in GAME.holdings(view(state, seat))]


def test_s22_what_was_seen_stays_as_it_was_then() -> None:
    state = scene({"mayor": ["", "20k 10k"]}, hand="spy thief")
    state = play(state, "play spy none", "peek 2-mayor")
    before = GAME.holdings(view(state, 0))
    state = play(state, "play thief 2-mayor")
    assert view(state, 0).own_sights[0].cards == cards("20k 10k")
    assert GAME.holdings(view(state, 0))[-1] == before[-1]
    assert "**Spy, turn 5**" in sheet(state, "bribes", 0)


def test_s22_a_spy_looks_at_opponents_piles_on_live_politicians_only() -> None:
    piles = {"president": ["", "10k"], "mayor": ["10k", "20k"]}
    state = play(scene(piles, hand="spy vp", scandals=FALLEN), "play spy none")
    assert options(state, "peek") == ["2-mayor", "none"]
    assert refused(state, "peek 1-mayor") == "S22"
    assert refused(state, "peek 2-governor") == "S22"
    assert refused(state, "peek 2-president") == "S24"


def test_s23_a_scandal_moves_between_two_different_live_politicians() -> None:
    state = scene(hand="spy vp", scandals=(5, 1, 0, 2, 0))
    assert options(state, "play spy") == [
        "vice-president-senator", "vice-president-governor", "vice-president-mayor",
        "governor-vice-president", "governor-senator", "governor-mayor", "none",
    ]  # fmt: skip
    assert refused(state, "play spy mayor-senator") == "S23"
    assert refused(state, "play spy president-senator") == "S24"
    assert refused(state, "play spy governor-president") == "S24"
    assert refused(state, "play spy governor-governor") == "choices"


def test_s23_the_fifth_scandal_by_a_spy_fells_the_politician_at_once() -> None:
    piles = {"mayor": ["50k", "20k"]}
    state = scene(piles, hand="spy vp", scandals=(0, 0, 0, 1, 4))
    done = played(state, "play spy governor-mayor")
    assert done.state.scandals == (0, 0, 0, 0, 5)
    assert done.state.phase == "play"  # no pile is left to look at
    assert heard(done.events)[-1].startswith("Five scandals: the Mayor falls")
    assert GAME.conserved(done.state) == GAME.conserved(state)
