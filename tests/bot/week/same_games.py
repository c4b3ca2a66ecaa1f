"""The first difference between the games of two weeks, in words."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.clock import SECOND
from games.engine import HOUSE

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from bot.store.rows import MoveRow
    from tests.bot.week.course import Week

BEFORE = 4
"""Plies told before the first that differs."""


def difference(one: Week, other: Week) -> str:
    """Returns, for every table whose records differ, what else is different in them, and the first
    ply that differs with those before it; "" if all records are equal.
    """
    tables = sorted(one.records.keys() | other.records.keys())
    differing = [n for n in tables if one.records.get(n) != other.records.get(n)]
    return "\n".join(line for number in differing for line in _at(number, one, other))


def _at(number: TableNumber, one: Week, other: Week) -> list[str]:
    if number not in one.records or number not in other.records:
        return [f"table {number} is in one week only"]
    first, second = one.records[number], other.records[number]
    found = [
        f"{field}: {getattr(first, field)} and {getattr(second, field)}"
        for field in first.__struct_fields__
        if field != "moves" and getattr(first, field) != getattr(second, field)
    ]
    pairs = itertools.zip_longest(first.moves, second.moves)
    ply = next((n for n, (a, b) in enumerate(pairs, 1) if a != b), 0)
    head = f"table {number}, {first.game}: " + (f"ply {ply} differs" if ply else "equal moves")
    told = [_plies(name, week, number, ply) for name, week in (("one", one), ("other", other))]
    return [head, *found, *(told[0] + told[1] if ply else [])]


def _plies(name: str, week: Week, number: TableNumber, ply: int) -> list[str]:
    """Returns the plies up to this one, with who made them and when."""
    moves = [move for move in week.moves[number] if ply - BEFORE <= move.ply <= ply]
    end = [] if moves and moves[-1].ply == ply else ["  the game is over"]
    return [f"the {name} week:", *(_line(week, move) for move in moves), *end]


def _line(week: Week, move: MoveRow) -> str:
    number = move.table_id
    who = "the house" if move.seat == HOUSE else week.records[number].names[move.seat]
    by_table = week.course.town.by_table.get((number, move.ply)) == move.at
    at = datetime.fromtimestamp(move.at / SECOND, UTC)
    made = f"{who}, by the table" if by_table else who
    return f"  {move.ply}. {at:%a %H:%M:%S} {made}: {move.path}"
