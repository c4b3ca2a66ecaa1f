"""The rulings about the count, the tie-break, leaving, and what is told: S31 to S40."""

import pytest

from games.engine import Result
from games.slush_fund import GAME
from games.slush_fund.material import POLITICIANS
from games.slush_fund.options import Options
from games.slush_fund.state import State
from tests.games.slush_fund.scenes import (
    cards,
    end,
    finish,
    heard,
    last,
    names,
    options,
    play,
    played,
    refused,
    say,
    scene,
    sheet,
    view,
)


def why(result: Result) -> str:
    return "\n".join(map(say, result.why))


# -- politicians ---------------------------------------------------------------------------------


def test_s31_without_money_nobody_wins() -> None:
    result = end({"president": ["vp vp", ""], "mayor": ["vp", "10k"]})
    assert result.scores == (0, 7)
    assert "President: no money there, nobody wins." in why(result)


def test_s32_a_tie_on_money_goes_to_most_money_cards() -> None:
    result = end({"president": ["20k 20k 20k", "30k 30k"]})
    assert result.scores == (7, 0)
    assert "the one with the most money cards (3) wins" in why(result)


def test_s32_then_all_who_are_tied_win() -> None:
    result = end({"president": ["20k 30k", "40k 10k", "50k"]})
    assert result.scores == (7, 7, 0)
    assert "each have $50K in 2 money cards" in why(result)


def test_s32_stolen_and_moved_cards_count_for_their_holders() -> None:
    state = scene({"mayor": ["20k", "10k 10k 10k"]}, hand="thief vp", time=9)
    state = play(state, "play thief 2-mayor", "discard vp")
    result = GAME.result(played(state, "take deck", "time", seat=1).state)
    assert result is not None
    assert result.scores == (7, 0)  # 20K + 10K against 10K + 10K
    tied = end({"mayor": ["20k", "10k 10k"]})
    assert tied.scores == (0, 7)


def test_s33_in_a_shared_win_each_adds_ones_own_vp() -> None:
    result = end({"mayor": ["20k vp vp", "vp 20k", "10k"]}, (0, 0, 0, 0, 2))
    assert result.scores == (7, 6, 0)
    assert "scores 7 points (7 − 2 for scandals + 2 for VP cards)" in why(result)


def test_s34_a_live_politician_is_worth_three_at_least() -> None:
    assert end({"mayor": ["20k", "10k"]}, (0, 0, 0, 0, 4)).scores == (3, 0)
    assert end({"mayor": ["20k vp", "10k"]}, (0, 0, 0, 0, 5)).scores == (0, 0)


# -- places --------------------------------------------------------------------------------------


def test_s35_a_tie_goes_to_the_winner_of_the_president() -> None:
    result = end({"president": ["", "20k"], "mayor": ["20k", ""]})
    assert result.scores == (7, 7)
    assert result.places == (2, 1)
    assert "Anne-Élisabeth won it and comes first" in why(result)


def test_s35_if_none_won_it_the_next_by_number_decides() -> None:
    result = end({"senator": ["", "20k"], "mayor": ["20k", ""]})
    assert result.places == (2, 1)
    text = why(result)
    assert "Tie-break, President: won by none" in text
    assert "Tie-break, Vice-President: won by none" in text
    assert "Tie-break, Senator" in text


def test_s35_if_several_won_it_only_those_go_on() -> None:
    piles = {
        "president": ["20k", "20k", ""],
        "senator": ["", "", "20k"],
        "mayor": ["", "", ""],
    }
    result = end(piles)
    assert result.scores == (7, 7, 7)
    assert result.places == (1, 1, 3)
    assert "stay tied" in why(result)
    assert "share the win" in why(result)


def test_s35_after_the_five_the_win_is_shared() -> None:
    result = end({"president": ["20k", "20k"]})
    assert result.places == (1, 1)


def test_s35_lower_places_are_told_apart_in_the_same_way() -> None:
    piles = {
        "president": ["", "", "20k"], "senator": ["20k", "", ""], "governor": ["20k vp", "", ""],
        "mayor": ["", "20k", ""],
    }  # fmt: skip
    result = end(piles)
    assert result.scores == (15, 7, 7)
    assert result.places == (1, 3, 2)


def test_s36_only_the_tied_are_looked_at() -> None:
    piles = {
        "president": ["10k", "10k", "50k"], "senator": ["", "20k vp", ""],
        "governor": ["20k vp", "", ""],
    }  # fmt: skip
    result = end(piles)
    assert result.scores == (8, 8, 7)
    assert result.places == (2, 1, 3)
    assert "Tie-break, President: won by none" in why(result)


def test_s37_fallen_politicians_are_skipped() -> None:
    piles = {"president": ["20k", ""], "senator": ["", "20k"], "mayor": ["20k", ""]}
    result = end(piles, (5, 0, 0, 0, 0))
    assert result.scores == (7, 7)
    assert result.places == (2, 1)
    assert "Tie-break, President" not in why(result)
    assert "President: fallen, nobody wins." in why(result)


# -- leaving -------------------------------------------------------------------------------------


def test_s38_piles_of_players_who_left_still_compete_but_cannot_win_the_game() -> None:
    piles = {"president": ["50k", "10k", ""], "mayor": ["", "10k", ""], "senator": ["", "", "10k"]}
    result = end(piles, out=(True, False, False), active=1)
    assert result.scores == (None, 7, 7)
    assert result.places == (3, 2, 1)  # the third won the senator, nobody in the game the first
    assert "Maximilian-Alexander scores 7 points" in why(result)


def test_s38_a_player_who_left_is_ignored_in_the_tie_break() -> None:
    piles = {"president": ["50k", "", ""], "mayor": ["", "10k", ""], "senator": ["", "", "10k"]}
    text = why(end(piles, out=(True, False, False), active=1))
    assert "Tie-break, President: won by none of Anne-Élisabeth and Bo." in text


def test_s38_turns_of_players_who_left_are_skipped_and_thieves_can_rob_them() -> None:
    state = scene({"mayor": ["", "20k", ""]}, hand="thief vp", seats=3)
    state = play(state, "resign", seat=1)
    assert GAME.deciders(state) == {0}
    assert options(state, "play thief") == ["2-mayor"]
    state = play(state, "play thief 2-mayor", "discard vp")
    assert GAME.deciders(state) == {2}
    assert GAME.choices(view(state, 1)) is None
    assert refused(state, "resign", seat=1) == "S38"
    assert refused(state, "take deck", seat=1) == "S38"


def test_s38_a_player_who_leaves_in_their_own_turn_loses_the_cards_not_used() -> None:
    state = scene(fund="10k 50k thief vp", seats=3)
    state = play(state, "take fund 10k+50k+vp", "play 50k mayor", "resign")
    assert (state.active, state.phase) == (1, "take")
    assert names(state.gone) == "10k vp"
    assert names(state.fund) == "thief"
    assert view(state).taken == 0
    assert "Has left the game: Maximilian-Alexander" in sheet(state, "board")


def test_s38_the_last_one_left_wins() -> None:
    state = scene({"mayor": ["50k", "", ""]}, seats=3)
    state = play(state, "resign")
    assert GAME.result(state) is None
    done = played(state, "resign", seat=2)
    assert heard(done.events)[-1] == "Only one player is left: the game is over."
    result = GAME.result(done.state)
    assert result is not None
    assert result.places == (2, 1, 2)
    assert result.scores == (None, 0, None)
    assert why(result).endswith("Anne-Élisabeth wins.")
    assert why(result).startswith("Anne-Élisabeth is the only player left.")


def test_s38_leaving_is_possible_at_any_time() -> None:
    for state in (scene(), scene(hand="10k vp"), scene(hand="10k vp spy", phase="stash")):
        for seat in (0, 1):
            assert options(state, seat=seat)[-1] == "resign"
            assert GAME.result(play(state, "resign", seat=seat)) is not None


# -- memory --------------------------------------------------------------------------------------

BRIBES = ("10k", "20k", "30k", "40k", "50k", "vp")


def moves_of(card: str) -> list[tuple[State, str]]:
    """Returns a move of each kind that handles this card."""
    own, theirs = {"mayor": [card, ""]}, {"mayor": ["", card]}
    found = [
        (scene(hand=f"{card} spy scandal", phase="stash"), f"stash {card}"),
        (scene(hand=f"{card} scandal"), f"play {card} mayor"),
        (scene(hand=f"{card} scandal"), f"discard {card}"),
    ]
    if card != "vp":
        found.append((scene(theirs, hand="thief scandal"), "play thief 2-mayor"))
        found.append((scene(own, hand="transfer scandal"), f"play transfer mayor-{card} senator"))
    return found


@pytest.mark.parametrize("number", range(5))
def test_s39_the_thread_never_tells_the_value_of_a_bribe(number: int) -> None:
    told = {
        tuple(heard(played(*moves[number]).events))
        for moves in map(moves_of, BRIBES)
        if number < len(moves)
    }
    assert len(told) == 1
    assert "$" not in str(told)


def test_s39_a_reveal_is_told_without_the_cards() -> None:
    told = {
        tuple(heard(played(scene(), "take deck", drawn).events))
        for drawn in ("10k 20k thief", "vp vp 50k", "spy spy spy")
    }
    assert told == {("Maximilian-Alexander reveals 3 cards from the deck.",)}


def test_s39_the_thread_names_cards_that_are_never_covered() -> None:
    state = scene({"mayor": ["", "10k"]}, hand="thief 10k")
    assert heard(played(state, "discard thief").events) == [
        "Maximilian-Alexander discards a Thief."
    ]


def test_s39_a_bribe_that_is_discarded_or_stashed_is_told_as_money_or_a_vp_card() -> None:
    held = scene(hand="vp 10k spy", phase="stash")
    assert heard(played(held, "stash vp").events) == [
        "Maximilian-Alexander puts money or a VP card in the slush fund."
    ]
    assert heard(played(scene(hand="vp 10k"), "discard 10k").events) == [
        "Maximilian-Alexander discards money or a VP card."
    ]


def test_s39_the_board_shows_the_last_play_with_values_and_then_forgets_it() -> None:
    state = played(scene(), "take deck", "20k 50k spy").state
    assert "reveals $20K, $50K, and a Spy" in last(state)
    state = play(state, "stash spy", "play 50k mayor", "play 20k mayor")
    assert "plays $50K on the Mayor" in last(state)
    state = played(state, "take deck", "10k 10k vp", seat=1).state
    assert "plays $50K on the Mayor" in last(state)
    state = play(state, "stash vp", "discard 10k", "discard 10k", seat=1)
    assert "$50K" not in sheet(state, "board")


def test_s39_at_the_end_all_piles_are_shown_those_of_the_fallen_too() -> None:
    piles = {"president": ["50k vp 10k", "20k 10k"], "mayor": ["40k 10k", "30k"]}
    state = finish(scene(piles, scandals=(0, 0, 0, 0, 5), time=9))
    for seat in (None, 0, 1):
        seen = view(state, seat)
        assert seen.piles[0][0].cards == cards("50k vp 10k")
        assert seen.piles[4][0].cards == cards("40k 10k")
        text = sheet(state, "end", seat)
        assert "$40K and $10K = $50K" in text
        assert "**5 Mayor** · fallen" in text
        assert "**1** Maximilian-Alexander: 8 points" in text


def test_s39_open_memory_shows_every_pile_and_what_is_out() -> None:
    piles = {"mayor": ["40k 10k", "30k 20k"], "president": ["", "50k 10k"]}
    opened = Options(memory="open")
    state = scene(piles, hand="10k vp", scandals=(5, 0, 0, 0, 0), options=opened)
    state = play(state, "discard 10k")
    for seat in (None, 0, 1):
        assert view(state, seat).piles[4][1].cards == cards("30k 20k")
        assert view(state, seat).piles[0][1].cards == cards("50k 10k")
        assert "$30K and $20K = $50K, 2 cards" in sheet(state, "board", seat)
    assert names(view(state).gone or ()) == "10k scandal scandal scandal scandal scandal"
    assert "**Out of the game**: $10K and 5 × Scandal" in sheet(state, "board")


def test_s39_open_memory_keeps_what_was_taken_from_the_fund() -> None:
    state = scene(fund="10k 50k thief vp", options=Options(memory="open"))
    assert view(play(state, "take fund 10k+50k+vp"), 1).hand is None


# -- what is public ------------------------------------------------------------------------------


def test_s40_scandals_time_heights_and_tops_are_public() -> None:
    piles = {"mayor": ["40k 10k", "30k"]}
    state = scene(piles, scandals=(1, 0, 0, 0, 2), time=3)
    for seat in (None, 0, 1):
        seen = view(state, seat)
        assert (seen.scandals, seen.time) == ((1, 0, 0, 0, 2), 3)
        assert [pile.height for pile in seen.piles[4]] == [2, 1]
        assert "**5 Mayor** · 2 scandals of 5" in sheet(state, "board", seat)
        assert "Time 3 of 10" in sheet(state, "board", seat)


def test_s40_the_revealed_cards_are_public() -> None:
    state = played(scene(), "take deck", "20k 50k spy").state
    for seat in (None, 0, 1):
        assert view(state, seat).hand == cards("20k 50k spy")


def test_s40_where_a_scandal_goes_and_which_pile_a_spy_looks_at_is_public() -> None:
    state = scene({"mayor": ["", "30k"]}, hand="spy vp", scandals=(1, 0, 0, 0, 0))
    done = played(state, "play spy president-senator")
    assert heard(done.events) == [
        "Maximilian-Alexander plays a Spy: "
        "a scandal moves from the President to the Senator, who now has 1 of 5."
    ]
    assert "looks at Anne-Élisabeth’s pile on the Mayor" in last(play(done.state, "peek 2-mayor"))


def test_every_politician_is_explained_at_the_end() -> None:
    text = why(end({"mayor": ["20k", "10k"]}))
    assert text.startswith("The tenth Time card ended the game.")
    assert text.endswith("Maximilian-Alexander wins.")
    for name in ("President:", "Vice-President:", "Senator:", "Governor:", "Mayor:"):
        assert name in text
    assert len(POLITICIANS) == 5


def test_s32_every_money_card_counts_also_the_highest() -> None:
    assert end({"mayor": ["50k 10k", "30k 30k"]}).scores == (7, 7)
    assert end({"mayor": ["50k 10k", "20k 20k 20k"]}).scores == (0, 7)


def test_the_first_seat_is_named_when_it_is_robbed() -> None:
    state = scene({"mayor": ["20k", ""]}, hand="thief vp", active=1)
    done = played(state, "play thief 1-mayor", seat=1)
    assert heard(done.events) == [
        "Anne-Élisabeth plays a Thief and robs Maximilian-Alexander at the Mayor."
    ]
    assert "steals $20K from Maximilian-Alexander at the Mayor" in last(done.state)
