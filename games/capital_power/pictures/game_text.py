"""The sheets about the whole game in words: how it ended, and the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.ending import result
from games.capital_power.state import COLUMNS
from games.engine import Who, text

if TYPE_CHECKING:
    from games.capital_power.view import View
    from games.engine import Say, Seat

MOST_ROWS = 20
"""The most rounds that a history in words tells; the picture shows all of them."""


def write_end(view: View, say: Say) -> str:
    """Returns how the game ended, and what each player has in the end, the first one first."""
    found = result(view.seen)
    if found is None:
        return ""
    lines = [f"**{say(found.decided)}**"] if found.decided else []
    lines += [f"- {say(why)}" for why in found.why]
    return "\n".join([*lines, say(found.anecdote)] if found.anecdote else lines)


def write_race(view: View, say: Say) -> str:
    """Returns the shares of every player at the end of each round in which they changed."""
    return _write_history(view, say, [0], "shares", 10)


def write_money(view: View, say: Say) -> str:
    """Returns the money of every group at the end of each round, with deposits and hidden money."""
    lines = _write_history(view, say, [1, 2, 4], "money", 1000)
    hidden = _write_history(view, say, [3], "hidden", 1000)
    return f"{lines}\n\n{hidden}" if view.seen.options.creative else lines


def series(view: View, seat: Seat, columns: list[int]) -> list[int]:
    """Returns the sum of these columns of the history for a seat, from the start on."""
    return [sum(row[seat * COLUMNS + n] for n in columns) for row in view.seen.history]


def _telling(rows: list[tuple[int, ...]]) -> list[int]:
    """Returns the rounds in which something changed, about `MOST_ROWS` of them, and the last."""
    changed = [n for n, row in enumerate(rows) if not n or row != rows[n - 1]]
    every = -(-len(changed) // MOST_ROWS)
    last = len(rows) - 1
    return [*(n for n in changed[::every] if n < last), last]


def _write_history(view: View, say: Say, columns: list[int], key: str, unit: int) -> str:
    seats = range(view.seen.seats)
    rows = list(zip(*(series(view, seat, columns) for seat in seats), strict=True))
    lines = [f"**{say(text(f'capital-power-{key}-lines'))}**"]
    for number in _telling(rows):
        row = rows[number]
        parts = tuple(
            text(f"capital-power-{key}-of", who=Who(seat), amount=row[seat] * unit)
            for seat in seats
        )
        lines.append(f"- {say(text('capital-power-round-line', round=number, parts=parts))}")
    return "\n".join(lines)
