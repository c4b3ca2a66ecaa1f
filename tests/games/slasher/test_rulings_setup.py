"""The rulings about cards on the set: L1 to L8, L32."""

import random

import pytest

from games.choosing import list_moves, to_path, walk
from games.engine import Done, Pick, Refused, Several
from games.slasher import GAME, table
from games.slasher.material import CARDS, MOVE, SECOND_WILD, WILD
from games.slasher.moves import ALONE, unit_key
from games.slasher.state import State
from games.spelling import respell
from games.states import clone
from tests.games.slasher.scenes import cards, play, played, refused, scene


def moves_of(state: State, seat: int = 0) -> set[str]:
    return {" ".join(path) for path in list_moves(GAME, GAME.view(state, seat))}


def test_l1_one_actor_alone_is_isolated_and_two_are_a_group() -> None:
    state = scene(["red5 move", "blue1 blue2"], alone="green3")
    assert moves_of(state) >= {"red5 alone", "red5 green3"}
    after = play(state, 0, "red5 green3")
    assert after.groups == [cards("green3 red5")]
    assert after.alone == []


def test_l1_a_group_cut_to_one_leaves_an_isolated_actor() -> None:
    after = play(scene(["move red1", "blue1 blue2"], groups=("red5 blue3",)), 0, "move red5 alone")
    assert (after.groups, after.alone) == ([()], list(cards("red5 blue3")))


def test_l2_an_actor_goes_alone_or_onto_an_isolated_actor_or_into_any_group_of_any_size() -> None:
    big = "red1 red2 red3 red4 red6 red7 blue1 blue2"
    state = scene(["red5 move", "blue3 blue4"], groups=(big, "green1 green2"), alone="green3")
    placings = {move for move in moves_of(state) if move.startswith("red5")}
    assert placings == {"red5 alone", "red5 a", "red5 b", "red5 green3"}
    after = play(state, 0, "red5 a")
    assert after.groups == [cards(f"{big} red5"), cards("green1 green2")]
    assert after.alone == list(cards("green3"))


def test_l2_nothing_else_is_a_place() -> None:
    state = scene(["red5 move", "blue3 blue4"], groups=("green1 green2",), alone="green3")
    assert refused(state, 0, "red5 b") == "L2"
    assert refused(state, 0, "red5 green1") == "L2"
    assert refused(state, 0, "red5 red5") == "L2"
    assert refused(state, 0, "blue3 alone") == "set-up"


def test_l2_the_first_free_letter_names_a_new_group() -> None:
    state = scene(["red5 move", "blue3 blue4"], groups=("", "green1 green2"), alone="green3 green4")
    assert play(state, 0, "red5 green3").groups == [cards("red5 green3"), cards("green1 green2")]


def test_l3_a_group_is_a_set() -> None:
    one = play(scene(["red5 move", "blue3 blue4"], groups=("red1 red7",)), 0, "red5 a")
    other = play(scene(["red1 move", "blue3 blue4"], groups=("red5 red7",)), 0, "red1 a")
    assert one.groups == other.groups == [cards("red1 red5 red7")]


def test_l4_move_takes_any_actor_anywhere_but_where_it_is() -> None:
    state = scene(["move red1", "blue1 blue2"], groups=("red5 blue3", "red6 red7"), alone="green1")
    moves = {move for move in moves_of(state) if move.startswith("move")}
    assert {move for move in moves if "red5" in move} == {
        "move red5 alone", "move red5 b", "move red5 green1",
    }  # fmt: skip
    assert {move for move in moves if "move green1" in move} == {
        "move green1 a", "move green1 b",
    }  # fmt: skip
    for wrong in ("move red5 a", "move green1 alone", "move green1 green1", "move red2 alone"):
        assert refused(state, 0, wrong) == "L4"


def test_l4_an_actor_moves_into_a_group_and_its_old_one_lives_on() -> None:
    state = scene(["move red1", "blue1 blue2"], groups=("red5 blue3 red2", "red6 red7"))
    after = play(state, 0, "move red5 b")
    assert after.groups == [cards("blue3 red2"), cards("red5 red6 red7")]
    assert after.discards == [MOVE]
    assert after.hands[0] == cards("red1")


def test_l5_any_two_units_become_one_group() -> None:
    state = scene(["join red1", "blue1 blue2"], groups=("red5 blue3", "red6 red7"), alone="green1")
    both = play(state, 0, "join a+b")
    assert both.groups == [cards("red5 blue3 red6 red7"), ()]
    with_alone = play(state, 0, "join b+green1")
    assert with_alone.groups == [cards("red5 blue3"), cards("red6 red7 green1")]
    assert with_alone.alone == []


def test_l5_two_isolated_actors_become_a_group() -> None:
    state = scene(["join red1", "blue1 blue2"], alone="green1 green2 green3")
    after = play(state, 0, "join green1+green3")
    assert (after.groups, after.alone) == ([cards("green1 green3")], list(cards("green2")))


def test_l5_join_names_two_different_units() -> None:
    state = scene(["join red1", "blue1 blue2"], groups=("red5 blue3",), alone="green1 green2")
    for wrong in ("join a+a", "join a+blue3", "join green2+green1", "join green1+a"):
        assert refused(state, 0, wrong) == "L5"
    assert isinstance(GAME.choices(GAME.view(state, 0), ("join",)), Several)


def agree(state: State, longer: str, shorter: str) -> None:
    """Checks that both spellings are accepted, also by the choices, and are the same move."""
    assert isinstance(walk(GAME, GAME.view(state, 0), to_path(longer)), Done)
    assert played(state, 0, longer) == played(state, 0, shorter)
    assert respell(GAME, GAME.view(state, 0), to_path(longer)) == to_path(shorter)
    assert longer not in moves_of(state)


def test_r5_with_two_units_there_is_nothing_to_name_but_they_may_be_named() -> None:
    state = scene(["join red1", "blue1 blue2"], groups=("red5 blue3",), alone="green1")
    assert isinstance(GAME.choices(GAME.view(state, 0), ("join",)), Done)
    assert play(state, 0, "join").groups == [cards("red5 blue3 green1")]
    agree(state, "join a+green1", "join")
    for wrong in ("join a+a", "join a+blue1", "join green1+green1"):
        assert refused(state, 0, wrong) == "L5"
    alone = scene(["join red1", "blue1 blue2"], alone="red4 blue2")
    agree(alone, "join blue2+red4", "join")


def test_r5_in_a_group_of_two_nobody_need_be_named_but_either_may() -> None:
    state = scene(["split red1", "blue1 blue2"], groups=("red1 blue2",))
    for longer in ("split a red1", "split a blue2"):
        agree(state, longer, "split a")
    for wrong in ("split a red1+blue2", "split a red2", "split a red1+red1"):
        assert refused(state, 0, wrong) == "L6"


def test_l6_a_group_is_split_as_the_player_likes() -> None:
    state = scene(["split red1", "blue1 blue2"], groups=("red5 blue3 red6 red7", "red2 red3"))
    two = play(state, 0, "split a red6+red7")
    assert two.groups == [cards("red5 blue3"), cards("red2 red3"), cards("red6 red7")]
    one = play(state, 0, "split a red6")
    assert one.groups == [cards("red5 blue3 red7"), cards("red2 red3")]
    assert one.alone == list(cards("red6"))
    rest = play(state, 0, "split a blue3+red5+red6")
    assert rest.groups == [cards("blue3 red5 red6"), cards("red2 red3")]
    assert rest.alone == list(cards("red7"))


def test_l6_both_parts_of_a_split_hold_somebody() -> None:
    state = scene(["split red1", "blue1 blue2"], groups=("red5 blue3 red6", "red2 red3"))
    for wrong in ("split a blue3+red5+red6", "split a red2", "split a", "split c", "split b red4"):
        assert refused(state, 0, wrong) == "L6"
    assert play(state, 0, "split b").alone == list(cards("red2 red3"))


def test_l7_swap_takes_actors_of_different_units_one_of_them_a_group() -> None:
    state = scene(
        ["swap red1", "blue1 blue2"], groups=("red5 blue3", "red6 red7"), alone="green1 green2"
    )
    swaps = {move for move in moves_of(state) if move.startswith("swap")}
    assert "swap red5 red6" in swaps
    assert "swap red5 green1" in swaps
    assert "swap green1 red5" in swaps
    for wrong in ("swap red5 blue3", "swap green1 green2", "swap red5 red5", "swap red4 red5"):
        assert wrong not in swaps
        assert refused(state, 0, wrong) == "L7"
    after = play(state, 0, "swap red5 green1")
    assert after.groups == [cards("green1 blue3"), cards("red6 red7")]
    assert after.alone == list(cards("red5 green2"))
    across = play(state, 0, "swap red5 red6")
    assert across.groups == [cards("red6 blue3"), cards("red5 red7")]


def test_l7_two_extras_swapped_would_change_nothing() -> None:
    state = scene(["swap red1", "blue1 blue2"], groups=("red5 extra",), alone="extra.2")
    assert refused(state, 0, "swap extra extra.2") == "L7"
    first = GAME.choices(GAME.view(state, 0), ("swap",))
    assert isinstance(first, Pick)


def looks(state: State) -> list[list[str]]:
    """Returns the units of a table as everybody sees them: no Extra can be told from the other."""
    units = [*state.groups, *((actor,) for actor in state.alone)]
    shown = [sorted(CARDS[actor].removesuffix(".2") for actor in unit) for unit in units if unit]
    return sorted(shown)


@pytest.mark.parametrize(
    ("card", "groups", "alone", "wasted"),
    [
        ("move", ("red3 extra",), "extra.2", "move red3 extra.2"),
        ("swap", ("red3 extra", "blue5 extra.2"), "", "swap red3 blue5"),
        ("swap", ("red3 extra", "blue5 extra.2"), "", "swap extra extra.2"),
    ],
)
def test_r4_an_action_is_not_wasted_on_extras_that_are_alike(
    card: str, groups: tuple[str, ...], alone: str, wasted: str
) -> None:
    state = scene([f"{card} red1", "blue1 blue2"], groups=groups, alone=alone)
    assert wasted not in moves_of(state)
    with pytest.raises(Refused) as refusal:
        play(state, 0, wasted)
    assert refusal.value.text.key == "slasher-refused-alike"
    assert refusal.value.rule == {"move": "L4", "swap": "L7"}[card]


def random_table(rng: random.Random) -> State:
    """Returns both Extras and up to six more Actors, in groups and alone."""
    actors = [WILD, SECOND_WILD, *rng.sample(range(WILD), rng.randint(0, 6))]
    rng.shuffle(actors)
    state = scene(["move split join swap red7", "blue1 blue2"])
    while len(actors) > 1 and rng.random() < 0.7:
        size = rng.randint(2, min(3, len(actors)))
        state.groups.append(tuple(sorted(actors[:size])))
        actors = actors[size:]
    state.alone = sorted(actors)
    return state


def useful(state: State) -> set[str]:
    """Returns every Move and Swap after which the table looks different, tried one by one."""
    homes = {
        actor: unit
        for unit in table.units(state.groups, state.alone)
        for actor in table.members(state.groups, unit)
    }
    found = set()
    for actor, home in homes.items():
        for place in {ALONE, *homes.values()} - {home}:
            after = clone(state)
            table.move(after, actor, place)
            if looks(after) != looks(state):
                found.add(f"move {CARDS[actor]} {unit_key(place)}")
        for other in (other for other in homes if homes[other] != home):
            after = clone(state)
            table.swap(after, actor, other)
            if looks(after) != looks(state):
                found.add(f"swap {CARDS[actor]} {CARDS[other]}")
    return found


def test_r4_just_what_changes_the_table_is_offered_and_an_action_is_bare_if_nothing_does() -> None:
    rng = random.Random("extras")
    for _ in range(80):
        state = random_table(rng)
        offered, does = moves_of(state), useful(state)
        for card in ("move", "swap"):
            some = {move for move in does if move.startswith(f"{card} ")}
            assert {move for move in offered if move.split()[0] == card} == (some or {card})
        for move in offered - {"resign"}:
            if move.split()[0] in ("join", "split") and len(offered) > 1:
                changed = looks(play(state, 0, move)) != looks(state)
                units = len(table.units(state.groups, state.alone))
                assert changed == (any(state.groups) if move[0] == "s" else units > 1)


def test_set_up_goes_on_clockwise_until_every_hand_has_one_card() -> None:
    state = scene(["red5 red6", "blue5 blue6", "green5 green6"], ["doll", "bat", "ghost"], turn=1)
    assert refused(state, 0, "red5 alone") == "turn"
    state = play(state, 1, "blue5 alone")
    state = play(state, 2, "green5 alone")
    assert (state.phase, state.turn) == ("set-up", 0)
    state = play(state, 0, "red5 alone")
    assert state.phase == "monsters"
    assert [len(hand) for hand in state.hands] == [1, 1, 1]


def test_l32_a_seat_with_one_card_is_passed_over() -> None:
    state = scene(["red5 red6 red7", "blue5", "green5 green6"], ["doll", "bat", "ghost"])
    state = play(state, 0, "red5 alone")
    assert state.turn == 2
    state = play(state, 2, "green5 alone")
    assert state.turn == 0
    assert play(state, 0, "red6 alone").phase == "monsters"


def test_equal_cards_are_offered_once_and_extras_are_told_apart_on_the_set() -> None:
    state = scene(["extra extra move move", "blue5 blue6"], alone="red1")
    top = GAME.choices(GAME.view(state, 0))
    assert isinstance(top, Pick)
    assert [option.key for option in top.options] == ["extra", "move", "order", "resign"]
    state = play(state, 0, "extra red1")
    assert state.groups == [cards("red1 extra")]
    state = play(play(state, 1, "blue5 alone"), 0, "extra alone")
    assert state.alone == list(cards("blue5 extra.2"))
    assert refused(scene(["extra extra", "red1 red2"]), 0, "extra.2 alone") == "set-up"


def test_a_usual_card_takes_at_most_three_presses() -> None:
    state = scene(
        ["move join split swap red1", "blue1 blue2"],
        groups=("red5 red6 red7", "green1 green2"),
        alone="red2 red3",
    )
    for path in list_moves(GAME, GAME.view(state, 0)):
        done = walk(GAME, GAME.view(state, 0), path)
        assert isinstance(done, Done)
        assert len(path) + done.confirm <= 3


def test_l8_the_clock_plays_an_action_where_there_is_no_actor_to_place() -> None:
    state = scene(["move join", "red7 blue7"], groups=("red1 red2",), alone="blue3")
    path = GAME.fallback(GAME.view(state, 0))
    assert path[0] == "move"
    assert play(state, 0, " ".join(path)).turn == 1
    actors = scene(["red5 move", "red7 blue7"])
    assert GAME.fallback(GAME.view(actors, 0)) == ("red5", "alone")


def test_every_card_says_what_it_does_before_it_is_played() -> None:
    state = scene(["red1 extra move swap", "blue1 blue2"], alone="green1")
    top = GAME.choices(GAME.view(state, 0))
    assert isinstance(top, Pick)
    said = {item.key: item.hint.key for item in top.options if item.hint and not item.aside}
    assert said == {
        "red1": "slasher-hint-actor",
        "extra": "slasher-hint-extra",
        "move": "slasher-hint-no-effect",
        "swap": "slasher-hint-no-effect",
    }
    there = scene(["move red1", "blue1 blue2"], groups=("red5 blue3",), alone="green1")
    who = GAME.choices(GAME.view(there, 0), ("move",))
    assert isinstance(who, Pick)
    assert [item.hint and item.hint.key for item in who.options] == [
        "slasher-hint-in", "slasher-hint-in", "slasher-hint-isolated",
    ]  # fmt: skip


def test_an_action_without_effect_is_one_press() -> None:
    state = scene(["move red1", "blue1 blue2"])
    done = GAME.choices(GAME.view(state, 0), ("move",))
    assert isinstance(done, Done)
    assert not done.confirm


@pytest.mark.parametrize("action", ["move", "swap", "split"])
def test_what_an_action_is_done_to_says_so_beside_the_cards_of_the_hand(action: str) -> None:
    state = scene([f"{action} red1", "blue1 blue2"], groups=("red5 blue3", "red6 red7"))
    which = GAME.choices(GAME.view(state, 0), (action,))
    assert isinstance(which, Pick)
    assert {item.label.key for item in which.options} == {f"slasher-label-{action}"}
