"""What computers think of the others, what hard ones search, and whole games of normal ones."""

import random

import pytest

from games.capital_power import GAME
from games.capital_power.board import BOARD
from games.capital_power.mind import MIND
from games.capital_power.options import Options
from games.capital_power.pending import Branch
from games.capital_power.state import State
from games.capital_power.view import View
from games.chance import Quick, Seeded
from games.choosing import to_notation, to_path
from games.engine import Seat
from games.thinking import Attention, Level, think
from tests.games.capital_power.games import seed_of
from tests.games.capital_power.minds import EVEN, best, rated
from tests.games.capital_power.scenes import co, land, play, scene
from tests.games.conformance.minds import Checked

# -- what is thought of others -------------------------------------------------------------------


def watched(state: State, seat: Seat, *moves: str) -> View:
    """Returns the attentive view of a seat after these moves."""
    attention = Attention(GAME, seat)
    view: View = attention.look(state)
    for move in moves:
        state = play(state, move)
        view = attention.look(state)
    return view


def test_the_money_of_others_is_followed_by_what_the_table_is_told() -> None:
    state = GAME.deal(2, Options(), Seeded(bytes(32))).state
    attention = Attention(GAME, 1)
    assert attention.look(state).guessed == ((100, 0, 0), (100, 0, 0))
    state = land(state, "blue-h", "it02")
    assert attention.look(state).guessed[0] == (120, 0, 0)
    state = land(state, "blue-h", "ch05")
    state = play(state, "borrow 200")
    assert attention.look(state).guessed[0] == (120, 200, 0)
    state = land(state, "blue-h", "lu04")
    assert attention.look(state).guessed[0] == (120, 0, 200)
    state = play(state, "launder")
    state = land(state, "blue-h", "lu10")
    state = play(state, "withdraw-all")
    assert attention.look(state).guessed[0] == (320, 0, 0)
    state = land(play(state, "pass"), "blue-h", "it09")
    state = play(state, "buy 4")
    assert attention.look(state).guessed[0] == (120, 0, 0)


def test_a_fine_shows_how_much_black_money_there_was() -> None:
    state = scene({"blue-h": co(white=10, black=90)}, seats=2)
    attention = Attention(GAME, 1)
    attention.look(state)
    assert attention.look(land(state, "blue-h", "it07")).guessed[0][1] <= 90


def test_imagined_registers_add_up_to_about_what_is_thought() -> None:
    view = watched(land(GAME.deal(2, Options(), Seeded(bytes(32))).state, "blue-h", "ch05"), 1)
    worlds = [MIND.imagine(view, random.Random(n)) for n in range(30)]
    whites = [sum(world.white[:6]) for world in worlds]
    assert 80 < sum(whites) / len(whites) < 120
    assert all(GAME.conserved(world) == GAME.conserved(worlds[0]) for world in worlds)
    assert all(world.history == [] for world in worlds)


def chance(round_: int = 1, **facts: object) -> float:
    """Returns how likely the first of three seats is to win, which has all this."""
    state = scene({"blue-h": co(**facts)})
    state.round = round_
    return MIND.worth(state)[0]


def test_whoever_has_more_is_likelier_to_win() -> None:
    assert chance() < chance(black=100) < chance(deposit=150) < chance(white=200)
    assert chance(lots=2) < chance(lots=6) < chance(lots=12)
    assert chance() == pytest.approx(1 / 3, abs=0.05)


def test_shares_are_worth_more_than_money_only_towards_the_end() -> None:
    assert chance(white=300, loan=("black", 200)) > chance(lots=6, loan=("black", 200))
    assert chance(38, white=300, loan=("black", 200)) < chance(38, lots=6, loan=("black", 200))


def test_money_beyond_what_wins_adds_little() -> None:
    """The game is a race for the price of the missing shares, not for the greatest fortune."""
    poor, enough, rich = [chance(20, white=white) for white in (300, 800, 1300)]
    assert rich - enough < (enough - poor) / 4


def test_the_chances_of_all_seats_sum_to_1_and_a_seat_that_is_out_has_none() -> None:
    state = scene({"blue-h": co(white=50)})
    state.out[1] = 1
    chances = MIND.worth(state)
    assert chances[1] == 0
    assert sum(chances) == pytest.approx(1)


# -- searching -----------------------------------------------------------------------------------


def test_a_hard_player_searches_what_is_close_and_wins_where_it_can() -> None:
    state = land(scene({"blue-h": co(white=120, lots=14)}), "blue-h", "it09")
    thought = think(GAME, watched(state, 0), Level.HARD, EVEN, bytes(32))
    assert thought.path == ("buy", "2")
    assert len(thought.weighed) == 1  # nothing else is close


def test_neither_interpols_way_nor_the_order_of_rolls_is_searched() -> None:
    state = scene({"blue-h": co(), "orange-h": co(at="lu03")})
    state.pending = [Branch(0, -1, 3, (BOARD.number["it04"], BOARD.number["lu03"]))]
    ways = [(gain, to_path(move)) for move, gain in rated(state).items()]
    assert len(MIND.shortlist(GAME.view(state, 0), sorted(ways, reverse=True), 4)) == 1
    rolls = [(0.0, ("roll-all",)), (-0.3, ("roll", "blue-h")), (-0.3, ("roll", "blue-1"))]
    assert MIND.shortlist(GAME.view(scene(), 0), rolls, 4) == rolls[:1]


def test_imagined_players_gather_money_for_an_exchange() -> None:
    own = {f"blue-{n}": co(loan=("black", 200)) for n in range(2, 6)}
    state = scene(
        {"blue-h": co(white=300, lots=8, loan=("black", 200)),
         "blue-1": co(at="it05", white=60, lots=2, loan=("black", 200)), **own}
    )  # fmt: skip
    state.round = 30
    path = MIND.light(GAME.view(state, 0), random.Random(1))
    assert to_notation(path) == "transfer blue-h blue-1 white=300"


def test_imagined_players_plan_a_turn_as_real_ones_do() -> None:
    """Black money leaves a pawn on its way to the police before anybody rolls."""
    state = scene({"blue-h": co(), "blue-1": co(at="it06", black=150, loan=("black", 200))})
    path = MIND.light(GAME.view(state, 0), random.Random(1))
    assert to_notation(path) == "transfer blue-1 blue-h black=150"
    assert to_notation(path) == best(state)


def test_an_imagined_game_stops_when_the_turn_is_over() -> None:
    state = scene({"blue-h": co()})
    may_stop = MIND.horizon(state, 0)
    at_fork = play(state, "interpol", dice="1")
    assert not may_stop(state)
    assert not may_stop(at_fork)
    assert may_stop(play(at_fork, max(rated(at_fork))))


def test_imagined_games_go_the_same_way_without_checks_and_words() -> None:
    state = told = GAME.deal(3, Options(), Seeded(bytes(32))).state
    quick, checked = Quick(3), Checked(3)
    words = 0
    for _ in range(300):
        seat = min(GAME.deciders(state))
        path = MIND.light(GAME.view(state, seat), quick.rng)
        silent, played = GAME.play(state, seat, path, quick), GAME.play(told, seat, path, checked)
        assert not silent.events
        words += len(played.events)
        state, told = silent.state, played.state
        told.last = state.last
        assert state == told
    assert words > 300


# -- whole games ---------------------------------------------------------------------------------


def test_normal_players_win_the_bank_long_before_the_last_round() -> None:
    state, moves, rounds = GAME.deal(2, Options(), Seeded(seed_of("mind"))).state, 0, 0
    chance = Seeded(seed_of("mind", 1))
    while deciders := GAME.deciders(state):
        (seat,) = deciders
        seed = seed_of("mind", moves)
        path = think(GAME, GAME.view(state, seat), Level.NORMAL, EVEN, seed).path
        state, moves = GAME.play(state, seat, path, chance).state, moves + 1
        rounds = max(rounds, state.round)
    assert state.ending is not None
    assert state.ending.kind == "shares"
    assert rounds < 40
    assert moves < 12 * 2 * rounds
