"""Whole games on file still go as they went."""

from pathlib import Path

import pytest

from games.record import check, plies, read, write
from games.slasher import GAME
from games.slasher.state import conserved

RECORDS = Path(__file__).parents[1] / "records"
SEATS = [2, 3, 4, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_a_recorded_game_replays_to_its_result(seats: int) -> None:
    written = (RECORDS / f"slasher-{seats}.json").read_text("utf-8")
    record = read(written)
    assert record.outcome is not None
    assert (record.game, record.seats) == (GAME.key, seats)
    assert check(record).result is not None
    assert write(record) == written


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_a_recorded_game_is_somewhere(seats: int) -> None:
    """Everybody in the game gets six cards a round, and each is played, in hand or struck."""
    record = read((RECORDS / f"slasher-{seats}.json").read_text("utf-8"))
    for ply in plies(record):
        state = ply.state
        assert conserved(state) == ([], [])
        if state.phase in {"set-up", "monsters", "strike"} and not state.left:
            out = sum(len(group) for group in state.groups) + len(state.alone)
            out += len(state.discards) + len(state.slashed) + sum(map(len, state.hands))
            assert out == 6 * seats
