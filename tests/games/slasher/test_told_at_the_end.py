"""The sentences on what decided a game and what is worth retelling, and on a player's standing."""

from games.slasher import GAME
from games.slasher.state import State
from tests.games.slasher.scenes import picking, scene, slash
from tests.games.voices import voices_of

NAMES = ("Maximilian-Alexander", "Anne-Élisabeth")


def told(state: State) -> tuple[str, str]:
    result = GAME.result(state)
    assert result is not None
    say = voices_of(GAME.key)[0]
    return tuple("" if line is None else say(line) for line in (result.decided, result.anecdote))  # type: ignore[return-value]


def standing(state: State, seat: int) -> str:
    line = GAME.standing(GAME.view(state, seat))
    assert line is not None
    return voices_of(GAME.key)[0](line)


def test_what_decided_it_is_the_last_great_strike_of_the_first() -> None:
    state = picking(
        ["alien", "sadist"], ("blue1 blue2 blue3",), "red1 red2", scores=[10, 18], round=2
    )
    state.history = ((4, 9), (10, 18))
    decided, anecdote = told(slash(state, "play-alien", "play-sadist").state)
    assert decided == (
        f"In the last round the Sadist struck for 3, and {NAMES[1]} was ahead of {NAMES[0]}"
        " by 9 points."
    )
    assert anecdote == f"{NAMES[1]} made 9 points in round 2, the most of any round."


def test_a_player_who_was_ahead_already_is_told_by_the_lead() -> None:
    state = picking(["alien", "bat"], (), "red1", scores=[0, 19], round=3)
    state.scores[1] = 21
    decided, _ = told(slash(state, "play-alien", "play-none").state)
    assert decided == f"{NAMES[1]} was ahead of {NAMES[0]} by 20 points."


def test_a_shared_win_was_decided_by_nothing() -> None:
    state = picking(["alien", "sadist"], ("blue1 blue2",), "red1 red2", scores=[18, 18])
    assert told(slash(state, "play-alien", "play-sadist").state)[0] == ""


def test_how_one_stands_compares_with_the_best_of_the_others() -> None:
    state = scene(["red5 move", "blue1 split"], scores=[7, 4])
    assert standing(state, 0) == f"You lead with 7 of 20 points; {NAMES[1]} has 4"
    assert standing(state, 1) == f"You have 4 points; {NAMES[0]} leads with 7 of 20"
    state.scores = [4, 4]
    assert standing(state, 0) == f"You are level with {NAMES[1]} at 4 of 20 points"
    assert GAME.standing(GAME.view(state, None)) is None


def test_one_point_is_told_in_the_singular_and_in_french_none_as_well() -> None:
    english, french = voices_of(GAME.key)[:2]
    for points, said, dit in ((0, "0 points", "0 point"), (1, "1 point", "1 point")):
        line = GAME.standing(GAME.view(scene(["red5", "blue1"], scores=[points, 7]), 0))
        assert line is not None
        assert english(line).startswith(f"You have {said};")
        assert french(line).startswith(f"Vous avez {dit}\N{NO-BREAK SPACE};")


def test_all_who_are_level_are_named() -> None:
    state = scene(["red5 move", "blue1 split", "green2 swap"], scores=[3, 3, 3])
    assert standing(state, 0) == f"You are level with {NAMES[1]} and Bo at 3 of 20 points"
    state.scores = [0, 0, 0]
    assert standing(state, 0) == "Nobody has points yet; 20 end the game"


def test_l28_a_player_who_holds_the_last_card_is_not_among_those_who_play_next() -> None:
    state = scene(["red5 move", "blue1"])
    assert GAME.upcoming(GAME.view(state, None)) == (0,)
