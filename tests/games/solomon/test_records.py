"""Whole games on file: between them they show what can happen, and no dollar is lost."""

import functools
from pathlib import Path

import pytest

from games.record import Record, plies, read
from games.solomon.state import State
from tests.games.solomon.scenes import audit

RECORDS = Path(__file__).parents[1] / "records"
NAMES = [f"agent-{n}" for n in (2, 4, 6)] + [f"casablanca-{n}" for n in (2, 4, 6, 8)]


@functools.cache
def record_of(name: str) -> Record:
    return read((RECORDS / f"{name}.json").read_text("utf-8"))


@functools.cache
def states_of(name: str) -> tuple[State, ...]:
    return tuple(ply.state for ply in plies(record_of(name)))


def told(name: str) -> set[str]:
    events = [event for ply in plies(record_of(name)) for event in ply.events]
    return {event.text.key.rpartition("-told-")[2] for event in events}


@pytest.mark.parametrize("name", NAMES)
def test_every_dollar_is_accounted_for_at_every_move(name: str) -> None:
    for state in states_of(name):
        assert set(audit(state)) == {0}


@pytest.mark.parametrize("name", NAMES)
def test_what_the_table_knows_is_true_at_every_move(name: str) -> None:
    """Section 6: what was shown is there, and nobody is known to have spent more than that."""
    for state in states_of(name):
        assert all(map(int.__le__, state.least, state.stake))
        assert all(map(int.__le__, state.stake, state.most))
        agents = len(state.place)
        for seat in range(state.seats):
            spent = sum(state.stake[seat * agents : (seat + 1) * agents]) + state.fees[seat]
            assert state.spent[seat] <= spent


def test_the_recorded_games_show_every_kind_of_move() -> None:
    words = {token for name in NAMES for move in record_of(name).moves for token in move.path}
    assert {
        "bribe", "exile", "eliminate", "aside", "no", "demand", "object", "support", "defend",
        "give-in", "refuse", "bid", "hold", "pass", "order", "quiet", "resign", "skip", "close",
    } <= words  # fmt: skip


def test_the_recorded_games_are_sealed_and_live_open_and_duels() -> None:
    assert {record_of(name).options["contest"] for name in NAMES} == {"sealed", "live"}
    agent = [record_of(name) for name in NAMES if name.startswith("agent")]
    assert {record.options["voices"] for record in agent} == {"open", "duel"}
    assert {record.options["agents"] for record in agent} == {"all", "six", "one"}


def test_the_recorded_games_show_contests_of_every_outcome() -> None:
    shown = set().union(*map(told, NAMES))
    assert {
        "duel-held", "duel-lost", "duel-passed", "dropped", "unheard", "open-for", "open-against",
        "joins-for", "fails", "stands", "overturned", "blocked", "exiled", "read-out",
        "sits-out", "home", "leaves",
    } <= shown  # fmt: skip
