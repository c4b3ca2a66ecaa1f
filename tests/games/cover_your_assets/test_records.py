"""Whole games on file: between them they show every kind of move, and nothing is lost."""

from pathlib import Path

import pytest

from games.cover_your_assets import GAME
from games.cover_your_assets.targets import VERBS
from games.record import Record, plies, read

RECORDS = Path(__file__).parents[1] / "records"
SEATS = list(GAME.seats)


def record_of(seats: int) -> Record:
    return read((RECORDS / f"cover-your-assets-{seats}.json").read_text("utf-8"))


def test_the_recorded_games_show_every_verb_and_every_ending() -> None:
    records = [record_of(seats) for seats in SEATS]
    verbs = {move.path[0] for record in records for move in record.moves}
    assert verbs == {*VERBS, "close"}
    endings = {record.options["ending"] for record in records}
    assert endings == {"round", "million", "three", "best-of"}


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_a_recorded_game_is_somewhere(seats: int) -> None:
    assert len({GAME.conserved(ply.state) for ply in plies(record_of(seats))}) == 1


def test_the_recorded_games_end_as_they_did() -> None:
    outcomes = [record_of(seats).outcome for seats in SEATS]
    assert [outcome and (outcome.places, outcome.scores) for outcome in outcomes] == [
        ((2, 1), (466, 501)),
        ((2, 3, 1), (946, 1077, 1408)),
        ((2, 4, 3, 1), (340, 195, 330, 450)),
        ((1, 2, 5, 4, 3), (1285, 1015, None, 695, 715)),
        ((1, 4, 3, 2, 6, 5), (1051, 586, 690, 786, 245, 528)),
    ]


def test_two_rounds_won_beat_more_money() -> None:
    (last,) = [ply.state for ply in plies(record_of(3)) if ply.state.over]
    assert last.wins == (1, 0, 2)
    assert last.totals[1] > last.totals[0]
