"""The message about two weeks whose games differ."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bot.clock import HOUR
from bot.ids import TableNumber
from bot.store.rows import MoveRow
from games.record import Move, Record
from tests.bot.week.same_games import difference

NUMBER = TableNumber(6)


def _week(*paths: str, outcome: Any = None, by_table: int = 0) -> Any:
    """Returns what is needed of a week with one game, with a move an hour."""
    moves = tuple(Move(ply % 2, tuple(path.split())) for ply, path in enumerate(paths, 1))
    record = Record("capital-power", 2, {}, b"seed", moves, ("bob", "ann"), outcome)
    rows = [
        MoveRow(table_id=NUMBER, ply=ply, seat=ply % 2, path=path, at=ply * HOUR)
        for ply, path in enumerate(paths, 1)
    ]
    town = SimpleNamespace(by_table={(NUMBER, by_table): by_table * HOUR})
    return SimpleNamespace(
        records={NUMBER: record}, moves={NUMBER: rows}, course=SimpleNamespace(town=town)
    )


def test_weeks_with_the_same_games_have_no_difference() -> None:
    assert difference(_week("roll", "pay"), _week("roll", "pay")) == ""


def test_the_first_ply_that_differs_is_told_with_those_before_it_in_both_weeks() -> None:
    one = _week("roll", "pay", "roll", "end", "roll", "offer 1 -", "roll")
    other = _week("roll", "pay", "roll", "end", "roll", "offer 1 white=75", "roll", by_table=5)
    assert difference(one, other).splitlines() == [
        "table 6, capital-power: ply 6 differs",
        "the one week:",
        "  2. Thu 02:00:00 bob: pay",
        "  3. Thu 03:00:00 ann: roll",
        "  4. Thu 04:00:00 bob: end",
        "  5. Thu 05:00:00 ann: roll",
        "  6. Thu 06:00:00 bob: offer 1 -",
        "the other week:",
        "  2. Thu 02:00:00 bob: pay",
        "  3. Thu 03:00:00 ann: roll",
        "  4. Thu 04:00:00 bob: end",
        "  5. Thu 05:00:00 ann, by the table: roll",
        "  6. Thu 06:00:00 bob: offer 1 white=75",
    ]


def test_a_game_that_ended_earlier_says_so() -> None:
    told = difference(_week("roll", "pay"), _week("roll")).splitlines()
    assert told[0] == "table 6, capital-power: ply 2 differs"
    assert told[-2:] == ["  1. Thu 01:00:00 ann: roll", "  the game is over"]


def test_what_differs_besides_moves_is_named() -> None:
    one, other = _week("roll", outcome="won"), _week("roll", outcome="lost")
    assert difference(one, other).splitlines() == [
        "table 6, capital-power: equal moves",
        "outcome: won and lost",
    ]
