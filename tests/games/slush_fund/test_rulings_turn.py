"""The rulings about the deck, choosing cards and the end of a turn: S1 to S9, S16, S41."""

from collections import Counter
from typing import Literal

import pytest

from games.chance import ChanceError
from games.engine import Done, Played, Several
from games.material import MaterialError
from games.slush_fund import GAME
from games.slush_fund.material import CARDS, DECKS, check_deck
from games.slush_fund.options import Options
from games.slush_fund.state import State
from tests.games.slush_fund.scenes import (
    cards,
    heard,
    last,
    names,
    options,
    play,
    played,
    refused,
    scene,
    script,
    sheet,
    view,
)


def deal(
    first: str = "1", seats: int = 2, length: Literal["full", "short"] = "full"
) -> Played[State]:
    return GAME.deal(seats, Options(length=length), script(first))


# -- S1 ------------------------------------------------------------------------------------------


def test_s1_the_deck_is_the_reconstructed_one() -> None:
    counts = Counter(names(deal().state.deck).split())
    assert counts == {
        "10k": 14, "20k": 12, "30k": 10, "40k": 8, "50k": 6, "vp": 8, "scandal": 10,
        "thief": 5, "spy": 4, "transfer": 3, "time": 10,
    }  # fmt: skip
    assert counts.total() == 90


def test_s1_the_short_game_has_two_more_time_cards() -> None:
    full = Counter(names(deal().state.deck).split())
    short = Counter(names(deal(length="short").state.deck).split())
    assert short - full == {"time": 2}
    assert full - short == {"40k": 1, "50k": 1}


def test_s1_the_deck_sheet_never_changes_during_a_game() -> None:
    start = deal().state
    later = played(start, "take deck", "10k time vp spy").state
    assert sheet(later, "deck") == sheet(start, "deck")
    assert "- $10K: 14" in sheet(later, "deck")
    assert "- Time: 12" in sheet(deal(length="short").state, "deck")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"10k": 13}, "89 cards instead of 90"),
        ({"time": 9, "10k": 15}, "9 Time cards; 10 are needed"),
        ({"spy": 0, "10k": 18}, "there is no spy"),
        ({"joker": 1}, "exactly the cards"),
    ],
)
def test_s1_a_deck_that_cannot_be_played_is_refused(change: dict[str, int], complaint: str) -> None:
    with pytest.raises(MaterialError, match=complaint):
        check_deck("own", DECKS["full"] | change)


def test_s1_every_deck_counts_every_card() -> None:
    for counts in DECKS.values():
        assert list(counts) == list(CARDS)


# -- S2 to S5 ------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_s2_the_first_player_is_drawn(face: str) -> None:
    dealt = deal(face, seats=3)
    assert GAME.deciders(dealt.state) == {int(face) - 1}
    assert view(dealt.state).turn == 1
    assert len(heard(dealt.events)) == 1


def test_s2_then_turns_go_around_the_table() -> None:
    state = deal("3", seats=3).state
    order = []
    for _ in range(4):
        order.append(state.active)
        state = played(state, "take deck", "10k 10k 20k", state.active).state
        state = play(state, "stash 20k", "discard 10k", "discard 10k", seat=state.active)
    assert order == [2, 0, 1, 2]


def test_s3_deck_or_fund_is_chosen_before_a_card_is_shown() -> None:
    state = scene(fund="10k 20k 30k")
    assert options(state, "take") == ["deck", "fund"]
    shown = played(state, "take deck", "vp spy thief").state
    assert refused(shown, "take fund 10k+20k+30k") == "S5"
    assert options(shown) == ["stash", "resign"]


def test_s3_the_fund_needs_three_cards() -> None:
    state = scene(fund="10k 20k")
    assert options(state, "take") == ["deck"]
    assert refused(state, "take fund 10k+20k") == "S3"
    assert refused(state, "stash 10k") == "S3"
    assert refused(state, "play 10k mayor") == "S3"


def test_s4_the_card_put_in_the_fund_cannot_be_taken_this_turn() -> None:
    state = scene(hand="10k 20k thief", fund="30k 40k", phase="stash")
    state = play(state, "stash thief")
    assert names(state.fund) == "30k 40k thief"
    assert refused(state, "take fund 30k+40k+thief") == "play"
    assert options(state) == ["play", "discard", "resign"]


def test_s5_the_fund_card_comes_first_then_the_others_are_played() -> None:
    state = played(scene(), "take deck", "20k 10k thief").state
    assert names(state.hand) == "10k 20k thief"
    assert refused(state, "play 10k president") == "S5"
    assert refused(state, "discard 10k") == "S5"
    assert refused(state, "stash vp") == "play"
    assert options(state, "stash") == ["10k", "20k", "thief"]
    state = play(state, "stash thief")
    assert names(state.hand) == "10k 20k"
    assert names(state.fund) == "thief"


def test_s6_cards_are_played_in_any_order_each_with_its_own_target() -> None:
    state = scene(hand="10k scandal")
    assert options(state, "play") == ["10k", "scandal"]
    state = play(state, "play scandal mayor")
    assert GAME.deciders(state) == {0}
    state = play(state, "play 10k mayor")
    assert GAME.deciders(state) == {1}
    assert state.scandals == (0, 0, 0, 0, 1)


# -- S7 to S9 ------------------------------------------------------------------------------------


def test_s7_time_cards_are_set_aside_and_replaced() -> None:
    done = played(scene(time=2), "take deck", "time 10k time time vp spy")
    assert done.state.time == 5
    assert names(done.state.hand) == "10k vp spy"
    assert "Time passes: 5 of 10 Time cards are out." in heard(done.events)


def test_s7_no_more_cards_are_drawn_than_needed() -> None:
    with pytest.raises(ChanceError):
        played(scene(), "take deck", "10k time vp")
    chance = script("10k 20k 30k time")
    GAME.play(scene(), 0, ("take", "deck"), chance)
    assert chance.drawn == 3


def test_s8_the_tenth_time_card_ends_the_game_and_the_revealed_cards_vanish() -> None:
    state = scene({"mayor": ["10k", ""]}, fund="spy", time=8)
    done = played(state, "take deck", "50k time vp time")
    assert GAME.deciders(done.state) == frozenset()
    assert done.state.time == 10
    assert names(done.state.gone) == "50k vp"
    assert names(done.state.fund) == "spy"
    assert done.state.hand == ()
    assert GAME.conserved(done.state) == GAME.conserved(state)
    assert heard(done.events)[-1] == "The tenth Time card: the game is over at once."
    assert refused(done.state, "stash 50k") == "end"
    assert refused(done.state, "resign") == "end"


def test_s8_the_game_can_end_with_nothing_revealed() -> None:
    done = played(scene(time=9), "take deck", "time")
    assert "reveals nothing but Time" in last(done.state)
    assert GAME.result(done.state) is not None


def test_s9_with_two_cards_left_one_is_put_aside_and_one_played() -> None:
    state = scene(deck=list(cards("time 10k vp")))
    state = played(state, "take deck", "10k time vp").state
    assert state.phase == "stash"
    state = play(state, "stash vp")
    assert names(state.hand) == "10k"
    assert GAME.deciders(play(state, "play 10k mayor")) == {1}


@pytest.mark.parametrize("left", ["10k", "time", ""])
def test_s9_with_less_than_two_cards_the_game_ends(left: str) -> None:
    done = played(scene(deck=list(cards(left))), "take deck", left)
    assert GAME.deciders(done.state) == frozenset()
    assert heard(done.events)[-1].startswith("The deck cannot fill another turn")
    result = GAME.result(done.state)
    assert result is not None
    assert result.why[0].key == "slush-fund-why-deck"


# -- S16, S41 ------------------------------------------------------------------------------------


def test_s16_everybody_sees_the_whole_fund() -> None:
    state = scene(fund="thief 10k 10k", seats=3)
    for seat in (None, 0, 1, 2):
        assert names(view(state, seat).fund) == "10k 10k thief"
        assert "**Slush fund** (3): 2 × $10K and Thief" in sheet(state, "board", seat)
        assert "- $10K: 2" in sheet(state, "fund", seat)


def test_s16_only_what_lies_in_the_fund_can_be_taken() -> None:
    state = scene(fund="10k 10k thief vp")
    assert options(state, "take fund") == ["10k", "10k.2", "vp", "thief"]
    assert refused(state, "take fund 10k+10k.2+10k.3") == "S16"
    assert refused(state, "take fund 10k+vp+spy") == "S16"


def test_s41_three_are_taken_neither_more_nor_less_nor_twice() -> None:
    state = scene(fund="10k 10k thief vp 10k 10k")
    choice = GAME.choices(view(state, 0), ("take", "fund"))
    assert isinstance(choice, Several)
    assert (choice.least, choice.most) == (3, 3)
    for wrong in ("10k+vp", "10k+10k.2+vp+thief", "10k+10k+vp", "vp+10k+thief", "10k.4+vp+thief"):
        assert refused(state, f"take fund {wrong}") in {"take-fund", "S16", "choices"}
    assert isinstance(GAME.choices(view(state, 0), ("take", "fund", "10k+10k.2+10k.3")), Done)


def test_s41_what_was_taken_is_the_takers_secret_until_it_is_played() -> None:
    state = scene(fund="10k 10k 50k thief vp")
    done = played(state, "take fund 10k+50k+vp")
    assert heard(done.events) == ["Maximilian-Alexander takes three cards from the slush fund."]
    other = play(state, "take fund 10k+10k.2+vp")
    for onlooker in (None, 1):
        assert view(done.state, onlooker) == view(other, onlooker)
        assert view(done.state, onlooker).hand is None
    mine = view(done.state, 0)
    assert mine.hand == cards("10k 50k vp")
    assert [line.key for line in GAME.holdings(mine)] == ["slush-fund-own-hand"]


def test_s41_until_the_turn_ends_the_list_of_the_fund_stands() -> None:
    state = play(scene(fund="10k 10k 50k thief vp"), "take fund 10k+50k+vp")
    assert names(state.fund) == "10k thief"
    for seat in (None, 0, 1):
        seen = view(state, seat)
        assert (names(seen.fund), seen.taken, seen.hand_size) == ("10k 10k 50k vp thief", 3, 3)
    state = play(state, "play 50k president")
    assert (names(view(state).fund), view(state).hand_size) == ("10k 10k 50k vp thief", 2)
    assert names(view(state).spent) == "50k"
    assert "three taken this turn" in sheet(state, "fund")
    state = play(state, "discard 10k", "discard vp")
    assert (names(view(state).fund), view(state).taken) == ("10k thief", 0)


def test_s41_all_three_are_played() -> None:
    state = play(scene(fund="10k 10k 50k"), "take fund 10k+10k.2+50k")
    state = play(state, "play 10k mayor", "play 10k mayor", "play 50k mayor")
    assert (state.active, state.phase, state.fund) == (1, "take", ())


def test_nobody_plays_out_of_turn() -> None:
    state = scene(seats=3)
    assert refused(state, "take deck", seat=1) == "turn"
    assert options(state, seat=1) == ["resign"]
    assert options(state) == ["take", "resign"]


# -- what the table does by itself ---------------------------------------------------------------


def test_s3_with_fewer_than_three_cards_in_the_fund_the_deck_is_forced() -> None:
    assert GAME.forced(view(scene(fund="10k vp"))) == ("take", "deck")
    assert GAME.forced(view(scene(fund="10k vp spy"))) is None


def test_s5_three_cards_of_one_kind_leave_nothing_to_choose() -> None:
    assert GAME.forced(view(scene(hand="20k 20k 20k", phase="stash"))) == ("stash", "20k")
    assert GAME.forced(view(scene(hand="20k 20k spy", phase="stash"))) is None


def test_nothing_is_forced_by_cards_that_only_one_seat_sees() -> None:
    state = played(scene(fund="20k 20k 20k"), "take fund 20k+20k.2+20k.3").state
    assert GAME.forced(view(state)) is None
    assert GAME.forced(view(state, 0)) is None
