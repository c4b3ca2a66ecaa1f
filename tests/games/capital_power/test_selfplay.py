"""Whole games: nothing is lost, and they are as long and as deadly as section 7 says."""

import statistics

import pytest

from games.capital_power import GAME
from games.capital_power.companies.groups import branch
from games.capital_power.state import State
from tests.games.capital_power.games import Played, game, lively

GAMES = 6


def check_sound(state: State) -> None:
    """Checks that every dollar, share and pawn is somewhere, and every company in a group."""
    assert GAME.conserved(state) == (0, 0, state.options.stock, state.seats * 6)
    for n, kind in enumerate(state.kind):
        figures = [state.white[n], state.black[n], state.deposit[n], state.lots[n], state.loan[n]]
        assert min(figures) >= 0
        assert 0 <= state.hidden[n] <= state.black[n]
        if not kind:
            assert (state.owner[n], state.mother[n], state.minor[n], sum(figures)) == (-1,) * 3 + (
                0,
            )  # fmt: skip
            continue
        minor = state.minor[n]
        assert minor < 0 or (state.kind[minor] and minor != state.mother[n])
    for seat, out in enumerate(state.out):
        own = [n for n, owner in enumerate(state.owner) if owner == seat]
        if out:
            assert own == []
        elif not state.pending:  # else subsidiaries may wait to be bought back
            assert sorted(branch(state, seat * 6)) == own


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_dollar_share_and_pawn_is_somewhere_at_every_ply(seats: int) -> None:
    for state in game(seats, 0).states:
        check_sound(state)


@pytest.mark.parametrize("books", ["true", "open", "creative"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_in_lively_games_either(seats: int, books: str) -> None:
    rules = {"strict_fines": "on"} if seats == 3 else {"late_transfers": "on"}
    if books == "creative":
        rules["skim"] = "on"
    played = game(seats, 5, lively, books=books, round_limit="25", length="express", **rules)
    for state in played.states:
        check_sound(state)


@pytest.fixture(scope="module", params=[2, 3, 4])
def table(request: pytest.FixtureRequest) -> list[Played]:
    return [game(request.param, n, round_limit="150") for n in range(GAMES)]


def test_games_are_about_as_long_as_the_simulation_said(table: list[Played]) -> None:
    """Section 7: medians of 41 rounds, p5 to p95 from 22 to 75; 192 to 323 rolls a game."""
    rounds = [played.end.round for played in table]
    assert 25 <= statistics.median(rounds) <= 75
    assert min(rounds) >= 15
    rolls = [played.count("rolls", "forks") for played in table]
    assert 150 <= statistics.median(rolls) <= 600


def test_some_players_are_eliminated_but_not_most(table: list[Played]) -> None:
    """Section 7: 10, 12 and 15 % of players."""
    seats = table[0].end.seats
    out = sum(bool(rank) for played in table for rank in played.end.out)
    assert out / (GAMES * seats) <= 0.35


def test_most_games_are_won_with_shares(table: list[Played]) -> None:
    kinds = [played.end.ending.kind for played in table if played.end.ending]
    assert len(kinds) == GAMES
    assert sum(kind in ("shares", "sell-out") for kind in kinds) >= GAMES // 2
    assert kinds.count("limit") <= GAMES // 4


def test_a_game_left_to_the_clock_ends_with_the_last_round() -> None:
    from games.capital_power.options import Options
    from games.chance import Seeded

    chance = Seeded(bytes(32))
    state = GAME.deal(2, Options(round_limit="25"), chance).state
    moves = 0
    while GAME.deciders(state):
        (seat,) = GAME.deciders(state)
        state = GAME.play(state, seat, GAME.fallback(GAME.view(state, seat)), chance).state
        moves += 1
    assert state.ending is not None
    assert state.ending.kind in ("limit", "survivor")
    assert moves < 25 * 2 * 12 < GAME.longest
