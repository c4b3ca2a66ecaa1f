"""The rulings about cards and piles: S10 to S15 and S24 to S30."""

import pytest

from games.engine import Done, Refused
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


def test_s13_money_and_vp_go_on_ones_own_pile_of_any_live_politician() -> None:
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


def test_s27_any_of_ones_money_cards_at_any_depth_moves_and_no_vp() -> None:
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


# -- refusals that are true ----------------------------------------------------------------------


def test_s12_a_spy_that_can_do_nothing_is_not_played_for_nothing() -> None:
    """As long as another card can be used it may only be discarded."""
    state = scene(hand="20k spy")
    assert options(state, "play") == ["20k"]
    assert refused(state, "play spy none") == "S12"
    assert play(state, "discard spy").hand == cards("20k")


def test_s27_of_like_cards_on_each_other_it_is_not_said_that_there_is_none() -> None:
    state = scene({"president": ["20k 20k", ""]}, hand="transfer vp")
    with pytest.raises(Refused) as refusal:
        play(state, "play transfer president-20k.2 mayor")
    assert refusal.value.text.key == "slush-fund-no-shift-like"
