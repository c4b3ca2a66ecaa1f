"""Standing orders: given in private at any time, and what they do (L35, L36)."""

import pytest

from games.slasher import GAME
from games.slasher.state import State
from tests.games.slasher.scenes import close, picking, play, played, refused, scene, slash

GROUPS = ("red3 red1", "blue1 blue2 blue3", "red2 blue7")
"""A Sadist strikes group B for three points, a Ghost too; a Vampire strikes nothing at all."""


def ordered(state: State, seat: int) -> str | None:
    path = GAME.ordered(GAME.view(state, seat))
    return None if path is None else " ".join(path)


def test_l35_an_order_may_be_given_changed_and_taken_back_at_any_time() -> None:
    for state in (
        scene(["red5 move", "blue1 blue2"], ["vampire", "bat"]),
        picking(["vampire", "bat"]),
    ):
        for seat in (0, 1):
            given = play(play(state, seat, "order none"), seat, "order 3")
            assert GAME.view(given, seat).order == 3
            assert GAME.view(play(given, seat, "order clear"), seat).order is None
        assert refused(state, 0, "order clear") == "L35"


def test_l35_nobody_learns_of_it() -> None:
    state = picking(["sadist", "bat"], GROUPS)
    after = played(state, 0, "order 2")
    assert after.events == ()
    for onlooker in (1, None):
        assert GAME.view(after.state, onlooker) == GAME.view(state, onlooker)


def test_l35_a_player_who_leaves_takes_it_along() -> None:
    state = scene(["red5 move", "blue1 blue2", "green1 green2"], ["vampire", "bat", "doll"])
    assert play(play(state, 1, "order 2"), 1, "resign").orders == {}


def test_l36_nothing_is_done_for_a_player_who_is_not_asked_nor_with_cards() -> None:
    state = scene(["red5 move", "blue1 blue2"], ["sadist", "bat"], GROUPS)
    for seat in (0, 1):
        state = play(state, seat, "order 1")
    assert [ordered(state, seat) for seat in (0, 1)] == [None, None]


def test_l36_none_is_played_round_after_round() -> None:
    state = play(picking(["sadist doll", "bat"], GROUPS), 0, "order none")
    assert ordered(state, 0) == "play-none"
    assert ordered(play(state, 0, "play-sadist"), 0) is None, "who has chosen is not asked"


@pytest.mark.parametrize(
    ("held", "least", "said"),
    [
        ("sadist", 3, "play-sadist"),
        ("sadist", 4, "play-none"),
        ("vampire ghost", 1, "play-ghost"),
        ("sadist ghost", 3, "play-all"),
        ("sadist vampire ghost", 3, "play-some sadist+ghost"),
        ("sadist vampire doll", 3, "play-sadist"),
    ],
)
def test_l36_every_monster_is_played_that_would_make_so_many_points(
    held: str, least: int, said: str
) -> None:
    state = play(picking([held, "bat"], GROUPS), 0, f"order {least}")
    assert ordered(state, 0) == said
    assert play(state, 0, said).locks[0] is not None


def test_l36_the_table_as_it_is_when_all_are_asked_decides() -> None:
    """Not the one on which the order was given."""
    early = play(picking(["sadist", "bat"], GROUPS), 0, "order 3")
    later = picking(["sadist", "bat"], ("red3 blue1",))
    later.orders = early.orders
    assert ordered(early, 0) == "play-sadist"
    assert ordered(later, 0) == "play-none"


def test_l36_of_several_groups_the_largest_is_struck() -> None:
    state = play(picking(["sadist", "bat"], GROUPS), 0, "order 3")
    state = slash(state, "play-sadist", "play-none").state
    assert (state.phase, state.turn) == ("strike", 0)
    assert ordered(state, 0) == "strike-b"


def test_l36_the_werewolf_takes_the_longest_run() -> None:
    groups = ("red3 red1", "green4 blue2", "blue5 red7")
    state = play(picking(["werewolf", "bat"], groups), 0, "order 2")
    state = close(play(play(state, 0, "play-werewolf"), 1, "play-none")).state
    assert ordered(state, 0) == "longest"


def test_l36_an_order_to_play_none_strikes_for_nobody() -> None:
    state = play(picking(["sadist", "bat"], GROUPS), 0, "order none")
    state = slash(state, "play-sadist", "play-none").state
    assert (state.phase, ordered(state, 0)) == ("strike", None)
