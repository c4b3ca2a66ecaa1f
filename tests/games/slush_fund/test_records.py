"""Whole games on file: between them they show every card, and nothing is lost on the way."""

from pathlib import Path

import pytest

from games.record import Record, plies, read
from games.slush_fund import GAME

RECORDS = Path(__file__).parents[1] / "records"
SEATS = list(GAME.seats)


def record_of(seats: int) -> Record:
    return read((RECORDS / f"slush-fund-{seats}.json").read_text("utf-8"))


@pytest.mark.parametrize("seats", SEATS)
def test_every_kind_of_card_is_played_in_every_recorded_game(seats: int) -> None:
    begun = {" ".join(move.path[:2]) for move in record_of(seats).moves}
    cards = ("10k", "20k", "30k", "40k", "50k", "vp", "scandal", "thief", "spy", "transfer")
    assert {f"play {card}" for card in cards} <= begun
    assert {"take deck", "take fund"} <= begun


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_a_recorded_game_is_somewhere(seats: int) -> None:
    counts = {GAME.conserved(ply.state) for ply in plies(record_of(seats))}
    assert len(counts) == 1


def test_the_recorded_games_show_all_options_a_fall_and_a_leaving() -> None:
    records = [record_of(seats) for seats in SEATS]
    assert {record.options["memory"] for record in records} == {"faithful", "open"}
    assert {record.options["length"] for record in records} == {"full", "short"}
    assert any("resign" in move.path for record in records for move in record.moves)
    told = {event.text.key for record in records for ply in plies(record) for event in ply.events}
    assert {"slush-fund-told-fall", "slush-fund-told-sight", "slush-fund-told-end-time"} <= told


def test_the_recorded_games_end_plainly_with_a_seat_out_and_by_tie_breaks() -> None:
    outcomes = [record_of(seats).outcome for seats in SEATS]
    assert [outcome and (outcome.places, outcome.scores) for outcome in outcomes] == [
        ((1, 2), (15, 12)),
        ((1, 3, 2), (25, None, 9)),
        ((1, 2, 3, 4), (7, 7, 7, 4)),
    ]
