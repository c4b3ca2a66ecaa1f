"""The rulings about cards and piles: S10 to S30."""

import pytest

from games.engine import Done
from games.slush_fund import GAME
from games.slush_fund.material import POLITICIANS
from tests.games.slush_fund.scenes import (
    cards,
    finish,
    heard,
    last,
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

FALLEN = (5, 0, 0, 0, 0)
ONE_LEFT = (5, 5, 5, 5, 0)


# -- discards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["10k", "vp", "scandal", "thief", "spy", "transfer"])
def test_s10_any_card_may_be_thrown_away(card: str) -> None:
    piles = {"president": ["10k", "20k"], "mayor": ["20k", "vp"]}
    state = scene(piles, hand=f"30k {card}", scandals=(0, 1, 0, 0, 0))
    assert card in options(state, "discard")
    after = play(state, f"discard {card}")
    assert (after.piles, after.scandals) == (state.piles, state.scandals)
    assert names(after.hand) == "30k"
    assert isinstance(choice := GAME.choices(view(state, 0), ("discard", card)), Done)
    assert choice.confirm


def test_s11_discards_leave_the_game_and_not_to_the_fund() -> None:
    state = scene(hand="30k spy", fund="vp", scandals=(1, 0, 0, 0, 0))
    done = played(state, "discard 30k")
    assert names(done.state.gone) == "30k"
    assert names(done.state.fund) == "vp"
    assert "discards $30K" in last(done.state)
    assert view(done.state).gone is None


@pytest.mark.parametrize("card", ["thief", "spy", "transfer"])
def test_s11_used_cards_leave_the_game(card: str) -> None:
    piles = {"president": ["10k", "20k"]}
    targets = {"thief": "2-president", "spy": "none", "transfer": "president-10k mayor"}
    after = play(scene(piles, hand=f"30k {card}"), f"play {card} {targets[card]}")
    assert names(after.gone) == card


@pytest.mark.parametrize(
    ("card", "piles", "scandals"),
    [
        ("thief", {}, (0, 0, 0, 0, 0)),
        ("thief", {"president": ["10k", ""]}, (0, 0, 0, 0, 0)),
        ("thief", {"president": ["", "10k vp"]}, (0, 0, 0, 0, 0)),
        ("thief", {"president": ["", "10k"]}, FALLEN),
        ("transfer", {}, (0, 0, 0, 0, 0)),
        ("transfer", {"mayor": ["vp", "10k"]}, (0, 0, 0, 0, 0)),
        ("transfer", {"president": ["10k", ""]}, FALLEN),
        ("transfer", {"mayor": ["10k", ""]}, (5, 5, 5, 5, 0)),
        ("spy", {"president": ["10k", "10k"]}, FALLEN),
        ("spy", {"mayor": ["10k", ""]}, (0, 0, 0, 0, 0)),
        ("spy", {"mayor": ["10k", ""]}, (5, 5, 5, 5, 3)),
    ],
)
def test_s12_a_card_that_can_do_nothing_is_discarded_without_a_press(
    card: str, piles: dict[str, list[str]], scandals: tuple[int, ...]
) -> None:
    state = scene(piles, hand=f"{card} vp", scandals=scandals)
    assert card not in options(state, "play")
    done = played(state, "discard vp")
    assert (done.state.active, done.state.phase) == (1, "take")
    assert names(done.state.gone).endswith(f"vp {card}")
    assert len(heard(done.events)) == 2
    assert "has to discard" in heard(done.events)[1]
    assert "discards a" in last(done.state)


@pytest.mark.parametrize(
    ("card", "piles", "scandals"),
    [
        ("thief", {"president": ["", "vp 10k"]}, (0, 0, 0, 0, 0)),
        ("transfer", {"mayor": ["10k vp", ""]}, (5, 5, 5, 0, 0)),
        ("spy", {}, (0, 0, 0, 0, 1)),
        ("spy", {"mayor": ["", "10k"]}, ONE_LEFT),
    ],
)
def test_s12_a_card_that_can_do_something_stays(
    card: str, piles: dict[str, list[str]], scandals: tuple[int, ...]
) -> None:
    state = play(scene(piles, hand=f"{card} vp", scandals=scandals), "discard vp")
    assert (state.active, names(state.hand)) == (0, card)


def test_s12_as_long_as_a_card_can_be_used_the_others_wait_for_it() -> None:
    state = scene(hand="10k 20k transfer", phase="stash")
    state = play(state, "stash 20k")
    assert names(state.hand) == "10k transfer"
    assert options(state, "play") == ["10k"]
    assert refused(state, "play transfer president-10k mayor") == "S27"
    state = play(state, "play 10k president")
    assert options(state, "play") == ["transfer"]
    assert pile(play(state, "play transfer president-10k mayor"), "mayor", 0) == "10k"


def test_s12_all_that_is_useless_goes_at_once_also_what_came_from_the_fund() -> None:
    state = scene(fund="thief spy transfer vp")
    done = played(state, "take fund thief+spy+transfer")
    assert (done.state.active, names(done.state.fund)) == (1, "vp")
    assert names(done.state.gone) == "thief spy transfer"
    assert len(heard(done.events)) == 4


# -- piles ---------------------------------------------------------------------------------------


def test_s13_money_and_vp_go_on_the_own_pile_of_any_live_politician() -> None:
    state = scene({"mayor": ["", "50k"]}, hand="10k vp", scandals=FALLEN)
    assert options(state, "play 10k") == ["vice-president", "senator", "governor", "mayor"]
    state = play(state, "play 10k mayor", "play vp mayor")
    assert pile(state, "mayor", 0) == "10k vp"
    assert pile(state, "mayor", 1) == "50k"


def test_s13_there_is_no_bribing_on_another_side() -> None:
    assert refused(scene(hand="10k 20k"), "play 10k 2-mayor") == "choices"


def test_s14_others_see_the_top_and_the_height_of_a_pile() -> None:
    state = scene({"senator": ["", "50k 40k 10k"]}, seats=2)
    for seat in (None, 0):
        seen = view(state, seat).piles[2][1]
        assert (seen.height, seen.top, seen.cards) == (3, cards("10k")[0], None)
        assert "$10K on top, 3 cards" in sheet(state, "board", seat)
        assert "$50K" not in sheet(state, "board", seat)


def test_s15_the_owner_sees_the_whole_pile_with_its_sum() -> None:
    state = scene({"senator": ["", "50k vp 10k"]})
    assert view(state, 1).piles[2][1].cards == cards("50k vp 10k")
    assert "**Senator**: $50K, VP, and $10K = **$60K** (3 cards)" in sheet(state, "bribes", 1)
    assert "$60K" not in sheet(state, "bribes", 0)
    assert len(GAME.holdings(view(state, 1))) == 1
    assert GAME.holdings(view(state, None)) == ()


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
        "You see the pile of Anne-Élisabeth on the Mayor, from the bottom up: $20K and $10K."
    ]
    public = heard(done.events)
    assert public == ["Maximilian-Alexander looks at the pile of Anne-Élisabeth on the Mayor."]
    assert [sight.cards for sight in view(done.state, 0).own_sights] == [cards("20k 10k")]
    for other in (None, 1, 2):
        assert view(done.state, other).own_sights == ()


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


# -- scandals ------------------------------------------------------------------------------------


def test_s24_the_fifth_scandal_removes_the_politician_before_the_next_card() -> None:
    piles = {"mayor": ["50k 10k", "20k vp"]}
    state = scene(piles, hand="scandal 10k", scandals=(0, 0, 0, 0, 4))
    after = play(state, "play scandal mayor")
    assert after.scandals[4] == 5
    assert "mayor" not in options(after, "play 10k")
    assert refused(after, "play 10k mayor") == "S24"
    assert names(after.gone) == " ".join(["scandal"] * 5)
    assert GAME.conserved(after) == GAME.conserved(state)


def test_s24_the_lost_piles_stay_face_down_unseen_by_others() -> None:
    piles = {"mayor": ["50k 10k", "20k"]}
    state = play(scene(piles, hand="scandal 10k", scandals=(0, 0, 0, 0, 4)), "play scandal mayor")
    for seat in (None, 0):
        seen = view(state, seat).piles[4][1]
        assert (seen.height, seen.top, seen.cards) == (1, None, None)
        assert "face down" in sheet(state, "board", seat)
    assert view(state, 0).piles[4][0].cards == cards("50k 10k")
    assert "fallen: $50K and $10K = $60K lost" in sheet(state, "bribes", 0)


def test_s25_a_scandal_goes_on_any_live_politician() -> None:
    state = scene(hand="scandal vp", scandals=(5, 3, 0, 0, 0))
    assert options(state, "play scandal") == list(POLITICIANS[1:])
    assert play(state, "play scandal senator").scandals == (5, 3, 1, 0, 0)
    assert refused(state, "play scandal president") == "S24"


def test_s26_when_all_five_have_fallen_the_game_ends_without_points() -> None:
    state = scene(
        {"mayor": ["50k", "20k"]}, hand="10k vp", scandals=(5, 5, 5, 5, 4),
        deck=[], gone=(),
    )  # fmt: skip
    state.hand = cards("10k scandal")
    done = played(state, "play scandal mayor")
    assert GAME.deciders(done.state) == frozenset()
    assert heard(done.events)[-1] == "All five politicians have fallen: the game is over."
    result = GAME.result(done.state)
    assert result is not None
    assert (result.places, result.scores) == ((1, 1), (0, 0))
    assert result.why[0].key == "slush-fund-why-fallen"
    assert done.state.hand == ()


def test_s26_a_spy_may_fell_the_last_one_too() -> None:
    state = scene(scandals=(5, 5, 5, 5, 5), deck=[])
    state.scandals = (5, 5, 5, 1, 4)
    state.phase, state.hand = "play", cards("vp spy")
    state = play(state, "play spy governor-mayor")
    assert state.scandals == (5, 5, 5, 0, 5)
    assert state.phase == "play"


# -- the Transfer --------------------------------------------------------------------------------


def test_s27_any_own_money_card_at_any_depth_moves_and_no_vp() -> None:
    piles = {"president": ["20k vp 10k", "50k"], "senator": ["vp", ""], "mayor": ["30k", ""]}
    state = scene(piles, hand="transfer vp", scandals=(0, 0, 0, 0, 5))
    assert options(state, "play transfer") == ["president-10k", "president-20k"]
    after = play(state, "play transfer president-20k governor")
    assert pile(after, "president", 0) == "vp 10k"
    assert pile(after, "governor", 0) == "20k"
    assert refused(state, "play transfer president-vp governor") == "S27"
    assert refused(state, "play transfer president-50k governor") == "S27"
    assert refused(state, "play transfer mayor-30k governor") == "S24"


def test_s27_like_cards_are_told_apart_from_the_top() -> None:
    state = scene({"president": ["20k 20k 10k 20k", ""]}, hand="transfer vp")
    assert options(state, "play transfer") == ["president-20k", "president-10k", "president-20k.2"]
    top = play(state, "play transfer president-20k mayor")
    assert pile(top, "president", 0) == "20k 20k 10k"
    deep = play(state, "play transfer president-20k.2 mayor")
    assert pile(deep, "president", 0) == "20k 10k 20k"
    assert refused(state, "play transfer president-20k.3 mayor") == "S27"


def test_s28_the_target_is_any_other_live_politician_with_or_without_a_pile() -> None:
    piles = {"president": ["20k", ""], "senator": ["10k", ""]}
    state = scene(piles, hand="transfer vp", scandals=(0, 0, 0, 0, 5))
    want = ["vice-president", "senator", "governor"]
    assert options(state, "play transfer president-20k") == want
    after = play(state, "play transfer president-20k senator")
    assert pile(after, "senator", 0) == "10k 20k"
    assert refused(state, "play transfer president-20k president") == "S28"
    assert refused(state, "play transfer president-20k mayor") == "S24"


def test_s29_the_moved_card_is_a_visible_top_and_the_thread_tells_only_its_way() -> None:
    state = scene({"president": ["20k 10k", ""]}, hand="transfer vp")
    done = played(state, "play transfer president-20k mayor")
    assert view(done.state).piles[4][0].top == cards("20k")[0]
    assert heard(done.events) == [
        "Maximilian-Alexander moves money from the President to the Mayor."
    ]
    assert "moves $20K from the President to the Mayor" in last(done.state)


# -- VP ------------------------------------------------------------------------------------------


def test_s30_vp_counts_neither_as_money_nor_as_a_card_in_a_tie() -> None:
    piles = {"president": ["20k vp vp", "30k"], "mayor": ["20k vp vp", "10k 10k"]}
    result = GAME.result(finish(scene(piles, time=9)))
    assert result is not None
    assert result.scores == (0, 14)
