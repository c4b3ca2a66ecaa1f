"""Whole games on file: nothing is lost in them, and between them they show the options."""

from pathlib import Path

import pytest

from games.capital_power import GAME
from games.record import Record, plies, read
from tests.games.capital_power.test_selfplay import check_sound

RECORDS = Path(__file__).parents[1] / "records"
SEATS = list(GAME.seats)
RARE = {"abandon", "buy-back", "pay-coup", "liquidate"}
"""Moves that only scenes show: after a six in a rigged election, at a coup, in the worst debts."""


def record_of(seats: int) -> Record:
    return read((RECORDS / f"capital-power-{seats}.json").read_text("utf-8"))


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_lost_in_a_recorded_game(seats: int) -> None:
    for ply in plies(record_of(seats)):
        check_sound(ply.state)


def test_the_recorded_games_show_true_and_creative_books_and_all_lengths() -> None:
    chosen = [record_of(seats).options for seats in SEATS]
    assert {options["books"] for options in chosen} == {"true", "creative"}
    assert {options["length"] for options in chosen} == {"quick", "classic", "express"}
