"""What became of an evening: who came in at which place in each round, and who outplaced most."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable


class EveningTable(msgspec.Struct, frozen=True):
    """A table of a round (counted from 0). places: the people who sat there, each with their place,
    or None for somebody who has none, because the game had no result or they left it.
    """

    round: int
    game: str
    places: tuple[tuple[int, int | None], ...]


class EveningCell(msgspec.Struct, frozen=True):
    """What somebody played in a round, and their place; None without one."""

    game: str
    place: int | None


class EveningRow(msgspec.Struct, frozen=True):
    """The evening of one person: a cell for each round, None where they did not play.

    opponents: the people they were placed with, counted once a game. halves: two for each of them
    whom they outplaced, and one for each with whom they shared a place.
    """

    person: int
    cells: tuple[EveningCell | None, ...]
    halves: int
    opponents: int


class Evening(msgspec.Struct, frozen=True):
    """A whole evening. games: how many tables there were."""

    rows: tuple[EveningRow, ...]
    games: int


def evening_of(tables: Iterable[EveningTable]) -> Evening:
    """Returns a row for everybody who sat down, whoever outplaced most opponents first, then
    whoever needed fewer for it. Computers are nobody's opponents.
    """
    played = list(tables)
    rounds = 1 + max((table.round for table in played), default=-1)
    people = sorted({person for table in played for person, _ in table.places})
    rows = [_row(person, rounds, played) for person in people]
    rows.sort(key=lambda row: (-row.halves, row.opponents, row.person))
    return Evening(tuple(rows), len(played))


def _row(person: int, rounds: int, played: list[EveningTable]) -> EveningRow:
    cells: list[EveningCell | None] = [None] * rounds
    halves = opponents = 0
    for table in played:
        places = dict(table.places)
        if person not in places:
            continue
        own = places.pop(person)
        cells[table.round] = EveningCell(table.game, own)
        if own is not None:
            others = [place for place in places.values() if place is not None]
            halves += sum(2 * (own < place) + (own == place) for place in others)
            opponents += len(others)
    return EveningRow(person, tuple(cells), halves, opponents)
