"""How the computers of a finished game liked to play, in words: the level and temper of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who, text
from games.thinking import temper_of

if TYPE_CHECKING:
    from bot.tables.table import Table
    from games.thinking.mind import Temper

_PLAIN = 0.15
"""How far from neutral, which is 1, a taste has to be to be worth a word."""


def tempers(table: Table) -> list[Text]:
    """Returns a sentence for each computer of a finished game, by seat."""
    seed = table.row.seed
    if seed is None or table.row.phase != "over":
        return []
    return [
        text(
            "computer-played",
            who=Who(seat.place),
            level=Text(f"computer-level-{seat.computer}"),
            how=traits(temper_of(seed, seat.place)),
        )
        for seat in table.seats
        if seat.computer is not None
    ]


def traits(temper: Temper) -> tuple[Text, ...]:
    """Returns what was special about a temper, or that nothing was."""
    tastes = (
        (temper.risk, "bold", "careful"),
        (temper.greed, "sure", "patient"),
        (temper.spite, "leader", "peaceful"),
    )
    found = tuple(
        Text(f"temper-{more if taste > 1 else less}")
        for taste, more, less in tastes
        if abs(taste - 1) >= _PLAIN
    )
    return found or (Text("temper-even"),)
