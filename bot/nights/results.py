"""What became of a night: its tables with their places, and the names of who played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.nights.evening import Evening, EveningTable, evening_of

if TYPE_CHECKING:
    from bot.nights.night import Night
    from bot.store.sql.nights import NightTableRow
    from bot.store.transaction import Transaction


class NightResults(msgspec.Struct, frozen=True):
    """An evening, with the names of its people by row."""

    evening: Evening
    names: tuple[str, ...]


def results_of(tx: Transaction, night: Night) -> NightResults:
    """Returns what became of a night so far. Who has had their data deleted is not in it."""
    names = {one.person: one.name for one in night.people}
    tables = []
    for row in night.tables:
        if row.phase in ("playing", "over"):
            places = tuple(pair for pair in _places(tx, row) if pair[0] in names)
            tables.append(EveningTable(row.round - 1, row.game, places))
    evening = evening_of(tables)
    people = {int(person): name for person, name in names.items()}
    return NightResults(evening, tuple(people[row.person] for row in evening.rows))


def _places(tx: Transaction, row: NightTableRow) -> list[tuple[int, int | None]]:
    """Returns who sat at a table, each with their place; None while it is played."""
    if row.phase == "over":
        found = [(one.person, one.place) for one in tx.results(row.table_id)]
        return [(person, place) for person, place in found if person is not None and person > 0]
    return [(seat.person, None) for seat in tx.seats(row.table_id) if seat.person > 0]
