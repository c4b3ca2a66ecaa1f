"""The rulings about secret picks, Monsters in hand, rounds and the end: L23 to L29."""

import itertools
from typing import Any

import pytest

from games.choosing import list_moves
from games.engine import HOUSE, Refused, Who
from games.slasher import GAME
from games.slasher.material import MONSTER_NUMBER, MONSTERS
from games.slasher.options import Options
from games.slasher.state import State
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


def views(state: State, *seats: int) -> list[object]:
    return [GAME.view(state, None), *(GAME.view(state, seat) for seat in seats)]


def test_l23_picks_are_secret_until_all_are_in_and_the_house_reveals() -> None:
    state = picking(["vampire doll", "bat", "ghost"])
    before = views(state, 1, 2)
    assert GAME.deciders(state) == {0, 1, 2}
    result = played(state, 0, "play-vampire")
    assert result.events == ()
    assert views(result.state, 1, 2) == before, "nobody else's view changes"
    own = GAME.view(result.state, 0)
    assert own.lock == monsters("vampire")
    assert not own.to_act
    assert own.asked == (0, 1, 2)
    assert own.window == "monsters"
    state = play(play(result.state, 1, "play-none"), 2, "play-ghost")
    assert GAME.deciders(state) == {HOUSE}
    assert GAME.view(state, None) == before[0]
    shown = close(state).events[0].text
    assert shown.key == "slasher-reveal"
    revealed: Any = shown.args["shown"]
    assert len(revealed) == 2


def test_l23_any_number_of_ones_own_monsters_may_be_picked() -> None:
    state = picking(["vampire doll bat", "ghost"])
    picks = set()
    for path in list_moves(GAME, GAME.view(state, 0)):
        if path[0] not in ("order", "resign"):
            picks.add(play(state, 0, " ".join(path)).locks[0])
    held = monsters("vampire doll bat")
    pairs = set(itertools.combinations(held, 2))
    assert picks - pairs == {(), *((m,) for m in held), held}
    for pair in pairs:
        names = "+".join(MONSTERS[m].key for m in pair)
        assert play(state, 0, f"play-some {names}").locks[0] == pair


def test_l23_a_pick_is_of_ones_own_monsters_and_final() -> None:
    state = picking(["vampire doll", "ghost"])
    for wrong in (
        "play-ghost",
        "play-some vampire+doll",
        "play-some vampire",
        "play-some doll+bat",
    ):
        assert refused(state, 0, wrong) == "L23"
    assert refused(state, 1, "play-all") == "L23", "one is not all of several"
    state = play(state, 0, "play-none")
    assert refused(state, 0, "play-doll") == "L23"
    assert refused(state, 0, "play-none") == "L23"


def test_l23_out_of_time_plays_none() -> None:
    assert GAME.fallback(GAME.view(picking(["vampire doll", "ghost"]), 0)) == ("play-none",)


def test_l23_only_the_house_closes_and_only_when_all_have_picked() -> None:
    state = picking(["vampire", "ghost"])
    with pytest.raises(Refused, match="L23"):
        close(state)
    state = play(state, 1, "play-none")
    with pytest.raises(Refused, match="L23"):
        close(state)
    state = play(state, 0, "play-none")
    assert refused(state, 0, "close") == "choices"
    assert keys(close(state).events)[0] == "slasher-reveal-none"


def test_l23_a_player_who_holds_no_monster_is_not_asked() -> None:
    state = picking(["vampire", "", "ghost"])
    assert GAME.view(state, None).asked == (0, 2)
    assert refused(state, 1, "play-none") == "L23"


def test_l23_monsters_not_played_stay_in_hand() -> None:
    state = picking(["vampire doll", "bat"])
    after = slash(state, "play-doll", "play-none").state
    assert after.monsters[0][0] == MONSTER_NUMBER["vampire"]
    assert after.monsters[1][0] == MONSTER_NUMBER["bat"]
    assert [len(held) for held in after.monsters] == [2, 2]


# -- too many, too few ---------------------------------------------------------------------------


def test_l24_a_player_who_holds_more_than_three_sees_the_new_one_and_discards_face_down() -> None:
    words = ["clown", "vampire", "werewolf"]
    state = slash(crowd(), *["play-none"] * 3, chance=script("1", *words)).state
    assert state.phase == "discard"
    assert GAME.deciders(state) == {0, 1}
    assert state.hands == [(), (), ()], "the cards are dealt after that"
    assert GAME.view(state, 0).monsters == monsters("doctor alien doll clown")
    result = played(state, 0, "discard-alien")
    assert keys(result.events) == ["slasher-drops"]
    assert "alien" not in str(result.events)
    assert result.state.monsters[0] == monsters("doctor doll clown")
    assert GAME.deciders(result.state) == {1}
    assert refused(result.state, 0, "discard-doll") == "L24"
    assert refused(result.state, 1, "discard-doll") == "L24"
    after = play(result.state, 1, "discard-bat")
    assert after.phase == "set-up"
    assert [len(hand) for hand in after.hands] == [6, 6, 6]


def test_l24_the_newest_monster_goes_when_time_is_up() -> None:
    state = slash(crowd(), *["play-none"] * 3, chance=script("1 clown vampire werewolf")).state
    assert GAME.fallback(GAME.view(state, 0)) == ("discard-clown",)


def test_l24_the_limit_is_two_with_five_players_and_three_with_four() -> None:
    five = picking(["doctor alien", "doll", "psycho", "sadist", "bat"])
    state = slash(five, *["play-none"] * 5).state
    assert GAME.deciders(state) == {0}
    four = picking(["doctor alien", "doll", "psycho", "sadist"])
    assert slash(four, *["play-none"] * 4).state.phase == "set-up"


def test_l37_the_limit_stays_at_two_when_one_of_five_leaves() -> None:
    state = picking(["doctor alien", "doll leprechaun", "psycho", "sadist", "bat"])
    state = play(state, 4, "resign")
    assert {GAME.view(state, seat).limit for seat in range(5)} == {2}
    state = slash(state, *["play-none"] * 4).state
    assert (state.phase, GAME.deciders(state)) == ("discard", frozenset({0, 1}))


def test_l38_out_of_time_the_lowest_actor_is_placed_alone() -> None:
    state = scene(["blue3 red5 extra move", "red1 red2"], groups=("green1 green2",))
    assert GAME.fallback(GAME.view(state, 0)) == ("blue3", "alone")


@pytest.mark.parametrize(
    ("hand", "groups", "alone", "made"),
    [
        ("move swap", ("red1 blue2", "green4 green5"), "red7", "move red1 alone"),
        ("move swap", (), "red7 red6", "move red6 red7"),
        ("join swap", ("red1 blue2", "green4 green5"), "red7", "join a+b"),
        ("split swap", ("red1 blue2 blue7",), "", "split a red1"),
        ("split swap", ("red1 blue2",), "", "split a"),
        ("swap swap", ("red1 blue2",), "red7", "swap red1 red7"),
        ("swap swap", (), "red7", "swap"),
    ],
)
def test_l38_out_of_time_the_first_action_takes_its_first_choices(
    hand: str, groups: tuple[str, ...], alone: str, made: str
) -> None:
    state = scene([hand, "red3 red4"], groups=groups, alone=alone)
    assert " ".join(GAME.fallback(GAME.view(state, 0))) == made


def test_l38_out_of_time_a_monster_strikes_the_most() -> None:
    state = picking(["sadist", "bat"], ("red3 red1", "blue1 blue2 blue3"))
    state = slash(state, "play-sadist", "play-none").state
    assert GAME.fallback(GAME.view(state, 0)) == ("strike-b",)


def test_l24_discards_return_to_the_pile_of_the_next_round_only() -> None:
    state = slash(crowd(), *["play-none"] * 3, chance=script("1 clown vampire werewolf")).state
    state = play(play(state, 0, "discard-alien"), 1, "discard-bat")
    assert GAME.view(state, 0).dropped == MONSTER_NUMBER["alien"]
    assert GAME.view(state, 1).dropped == MONSTER_NUMBER["bat"]
    held = [m for hand in state.monsters for m in hand]
    assert MONSTER_NUMBER["alien"] not in held
    pile = sorted(set(range(11)) - set(held))
    assert pile == sorted(monsters("alien leprechaun bat"))


def test_l25_monsters_are_dealt_from_the_first_player_until_the_pile_is_empty() -> None:
    held = ["doctor alien werewolf", "doll leprechaun psycho", "sadist vampire", "ghost clown"]
    state = picking(held, scores=[0, 0, 5, 0])
    result = slash(state, *["play-none"] * 4)
    after = result.state
    assert after.first == 2
    assert after.monsters[2] == monsters("sadist vampire bat"), "the only one left"
    assert [len(m) for m in after.monsters] == [3, 3, 3, 2]
    told = [e.text.args["who"].seat for e in result.events if e.text.key == "slasher-no-monster"]
    assert told == [3, 0, 1]


def test_l26_every_monster_not_in_a_hand_is_shuffled_into_the_pile_each_round() -> None:
    dealt = set()
    for n in range(60):
        state = slash(
            picking(["vampire doll", "bat"], (), "red1"), "play-doll", "play-none", chance=seeded(n)
        ).state
        dealt.add(state.monsters[0][-1])
        assert state.monsters[0][0] == MONSTER_NUMBER["vampire"]
    assert dealt == set(range(11)) - set(monsters("vampire bat"))


# -- first player, last card ---------------------------------------------------------------------


def test_l27_the_first_player_of_the_first_round_is_random() -> None:
    firsts = {GAME.deal(4, Options(), seeded(n)).state.first for n in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_l27_then_the_highest_score_begins() -> None:
    assert (
        slash(picking(["bat", "doll", "ghost"], scores=[3, 7, 5]), *["play-none"] * 3).state.first
        == 1
    )


def test_l27_tied_the_one_with_more_points_in_the_last_round_begins() -> None:
    state = picking(["bat", "doll", "alien"], (), "red1 red2", scores=[5, 5, 3], first=0)
    after = slash(state, "play-none", "play-none", "play-alien").state
    assert after.scores == [5, 5, 5]
    assert (after.first, after.turn) == (2, 2)
    assert after.earned == (0, 0, 2)


def test_l27_still_tied_it_is_random_among_them() -> None:
    firsts = set()
    for n in range(40):
        state = picking(["bat", "doll", "ghost"], scores=[5, 2, 5])
        firsts.add(slash(state, *["play-none"] * 3, chance=seeded(n)).state.first)
    assert firsts == {0, 2}


def test_the_scores_of_a_round_are_told_from_its_first_player_on_where_they_are_equal() -> None:
    state = picking(["bat", "doll", "alien"], (), "red1 red2", scores=[5, 5, 3], first=0)
    result = slash(state, "play-none", "play-none", "play-alien")
    line = next(e.text for e in result.events if e.text.key == "slasher-next-round")
    assert result.state.first == 2
    assert [one.args["who"] for one in line.args["standing"]] == [Who(0), Who(1), Who(2)]


def test_l28_the_last_card_is_discarded_unseen() -> None:
    state = picking(["bat", "doll"])
    result = slash(state, "play-none", "play-none")
    assert all(len(hand) == 6 for hand in result.state.hands)
    assert "action-move" not in str([event for event in result.events if event.to is None])


def test_l29_sizes_and_scores_are_public_and_hands_are_not() -> None:
    state = scene(["red5 move", "blue1 blue2 split"], ["vampire", "bat ghost"], scores=[4, 2])
    spectator, first = GAME.view(state, None), GAME.view(state, 0)
    assert spectator.hand_sizes == first.hand_sizes == (2, 3)
    assert spectator.monster_counts == first.monster_counts == (1, 2)
    assert spectator.scores == (4, 2)
    assert (spectator.hand, spectator.monsters) == ((), ())
    assert (first.hand, first.monsters) == (cards("red5 move"), monsters("vampire"))
    assert GAME.holdings(spectator) == ()
