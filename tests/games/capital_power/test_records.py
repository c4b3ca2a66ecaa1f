"""Whole games on file: between them they show nearly every kind of move."""

from pathlib import Path

import pytest

from games.capital_power import GAME
from games.capital_power.moves import VERBS, is_way
from games.record import Record, plies, read
from tests.games.capital_power.test_selfplay import check_sound

RECORDS = Path(__file__).parents[1] / "records"
SEATS = list(GAME.seats)
RARE = {"abandon", "buy-back", "pay-coup", "liquidate", "swap"}
"""Moves that only scenes show: after a six in a rigged election, at a coup, in the worst debts; and
a word for offers that came after the games were recorded.
"""


def record_of(seats: int) -> Record:
    return read((RECORDS / f"capital-power-{seats}.json").read_text("utf-8"))


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_lost_in_a_recorded_game(seats: int) -> None:
    for ply in plies(record_of(seats)):
        check_sound(ply.state)


def test_the_recorded_games_show_nearly_every_kind_of_move() -> None:
    moves = [move.path[0] for seats in SEATS for move in record_of(seats).moves]
    assert any(is_way(verb) for verb in moves)
    assert set(VERBS) - set(moves) <= RARE


def test_the_recorded_games_show_true_and_creative_books_and_all_lengths() -> None:
    chosen = [record_of(seats).options for seats in SEATS]
    assert {options["books"] for options in chosen} == {"true", "creative"}
    assert {options["length"] for options in chosen} == {"quick", "classic", "express"}


def test_the_recorded_games_end_by_shares_a_sell_out_and_the_last_round() -> None:
    keys = set()
    for seats in SEATS:
        *_, last = plies(record_of(seats))
        keys.add(last.state.ending.kind)
    assert keys == {"shares", "sell-out", "limit"}
