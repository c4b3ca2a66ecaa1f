"""The rulings about the end, leaving and the shuffle of every round: L30 to L34."""

from typing import Any

import pytest

from games.choosing import list_moves
from games.engine import HOUSE, LEAVE
from games.slasher import GAME
from games.slasher.material import DECK, LAST_ROUND, MONSTER_NUMBER
from games.slasher.options import Options
from tests.games.slasher.scenes import (
    cards,
    close,
    crowd,
    keys,
    monsters,
    picking,
    play,
    played,
    refused,
    scene,
    script,
    seeded,
    slash,
)

# -- the end -------------------------------------------------------------------------------------


def test_l30_the_game_ends_after_the_round_in_which_the_target_is_reached() -> None:
    state = picking(["alien", "sadist"], ("blue1 blue2 blue3",), "red1 red2", scores=[18, 18])
    after = slash(state, "play-alien", "play-sadist").state
    assert after.phase == "over"
    result = GAME.result(after)
    assert result is not None
    assert (result.scores, result.places) == ((20, 21), (2, 1))
    assert GAME.deciders(after) == frozenset()


def test_l30_equal_highest_scores_share_the_win() -> None:
    state = picking(["alien", "sadist", "bat"], ("blue1 blue2",), "red1 red2", scores=[18, 18, 5])
    after = slash(state, "play-alien", "play-sadist", "play-none").state
    result = GAME.result(after)
    assert result is not None
    assert result.places == (1, 1, 3)


@pytest.mark.parametrize("target", ["10", "20", "30"])
def test_l30_the_target_is_an_option(target: Any) -> None:
    score = int(target) - 1
    state = picking(["alien", "bat"], (), "red1", scores=[score, 0], options=Options(target=target))
    assert slash(state, "play-none", "play-none").state.phase == "set-up"
    assert slash(state, "play-alien", "play-none").state.phase == "over"


def test_l30_places_follow_the_scores_and_a_target_just_reached_counts() -> None:
    state = picking(["alien", "bat", "doll"], (), "red1", scores=[19, 7, 12])
    result = GAME.result(slash(state, "play-alien", *["play-none"] * 2).state)
    assert result is not None
    assert (result.scores, result.places) == ((20, 7, 12), (1, 3, 2))
    assert result.why[0].key == "slasher-why-target"


def test_l31_a_player_who_leaves_gives_up_cards_and_monsters_and_the_others_go_on() -> None:
    state = scene(["red5 move", "blue1 blue2", "green1 green2"], ["vampire", "bat", "doll"])
    result = played(state, 0, "resign")
    after = result.state
    assert keys(result.events) == ["slasher-leaves"]
    assert (after.hands[0], after.monsters[0]) == ((), ())
    assert (after.first, after.turn) == (1, 1)
    assert refused(after, 0, "resign") == "L31"
    assert GAME.choices(GAME.view(after, 0)) is None
    after = play(play(after, 1, "blue1 alone"), 2, "green1 alone")
    assert after.phase == "monsters"
    after = play(play(after, 1, "play-none"), 2, "play-none")
    after = close(after).state
    assert [len(hand) for hand in after.hands] == [0, 6, 6]
    assert after.monsters[0] == ()


def test_l31_anybody_may_leave_at_any_time() -> None:
    state = scene(["red5 move", "blue1 blue2", "green1 green2"], ["vampire", "bat", "doll"])
    moves = set(list_moves(GAME, GAME.view(state, 2)))
    assert {path for path in moves if path[0] != "order"} == {LEAVE}
    assert play(state, 2, "resign").turn == 0


def test_l31_the_last_one_left_wins() -> None:
    state = scene(["red5 move", "blue1 blue2", "green1 green2"], scores=[9, 2, 0])
    after = play(play(state, 0, "resign"), 2, "resign")
    result = GAME.result(after)
    assert result is not None
    assert result.places == (2, 1, 2)
    assert result.scores == (None, 2, None)


def test_l31_a_leaver_does_not_hold_up_the_reveal() -> None:
    state = picking(["vampire", "ghost", "bat"], ("red5 red6",))
    state = play(play(state, 0, "play-vampire"), 2, "play-none")
    state = play(state, 1, "resign")
    assert GAME.deciders(state) == {HOUSE}
    assert close(state).state.scores == [2, 0, 0]


def test_l31_the_revealed_monsters_of_a_leaver_go_home() -> None:
    groups = ("red1 red3", "blue1 blue3")
    state = slash(
        picking(["sadist", "ghost", "bat"], groups), "play-sadist", "play-ghost", "play-none"
    )
    after = play(state.state, 1, "resign")
    assert after.queue == ((MONSTER_NUMBER["sadist"], 0),)
    ended = played(state.state, 0, "resign").state
    assert (ended.phase, ended.turn) == ("strike", 1), "the Ghost chooses now"


def test_l31_the_only_one_with_too_many_monsters_may_leave() -> None:
    state = slash(crowd(), *["play-none"] * 3, chance=script("1 clown vampire werewolf")).state
    state = play(play(state, 0, "resign"), 1, "discard-bat")
    assert state.phase == "set-up"
    assert [len(hand) for hand in state.hands] == [0, 6, 6]


def test_l33_all_forty_cards_are_shuffled_again_every_round() -> None:
    state = picking(["alien", "bat"], (), "red1", discards=[30], scores=[0, 0])
    seen: set[Any] = set()
    for n in range(40):
        after = slash(state, "play-alien", "play-none", chance=seeded(n)).state
        seen.update(card for hand in after.hands for card in hand)
        assert (after.groups, after.alone, after.discards, after.slashed) == ([], [], [], ())
    assert seen == set(DECK)


def test_l34_after_forty_rounds_the_highest_score_wins() -> None:
    state = picking(["alien", "bat"], (), "red1", round=LAST_ROUND, scores=[0, 4])
    after = slash(state, "play-alien", "play-none").state
    result = GAME.result(after)
    assert result is not None
    assert (result.scores, result.places) == ((1, 4), (2, 1))
    assert result.why[0].key == "slasher-why-rounds"
    earlier = picking(["alien", "bat"], (), "red1", round=LAST_ROUND - 1, scores=[0, 4])
    assert slash(earlier, "play-alien", "play-none").state.phase == "set-up"


def test_dealing_gives_one_monster_and_six_cards_each() -> None:
    words = "2 clown bat red1 red2 red3 red4 red5 red6 extra extra move join split swap"
    result = GAME.deal(2, Options(), script(*words.split()))
    state = result.state
    assert (state.first, state.turn) == (1, 1)
    assert state.monsters == [monsters("bat"), monsters("clown")], "clockwise from the first player"
    assert state.hands[1] == cards("red1 red2 red3 red4 red5 red6")
    assert state.hands[0].count(28) == 2
    assert keys(result.events) == ["slasher-round"]
    assert keys(result.events, 0) == ["slasher-new-monster"]
