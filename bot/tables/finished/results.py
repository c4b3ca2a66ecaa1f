"""The results of finished games: stored per seat at the end, and added up for people.

A game counts for a person who finished the seat they began. It does not count for a seat that the
table played to the end or that somebody else took over, nor for anybody if everybody had left the
game or was played by the table. It counts for no computer, and a game of one person against
computers, which is practice, counts for nobody. Tables that were closed before their game ended
have no results.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.store.result_rows import ResultRow
from bot.tables.anonymous import nameless
from bot.tables.catching_up import catch_up
from bot.tables.clocks.clocks import AWAY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.result_rows import CountedRow
    from bot.store.rows import SeatRow
    from bot.store.store import Store
    from bot.tables.table import Table
    from games.engine import Result, Seat


class Tally(msgspec.Struct, frozen=True):
    """The sums over several games. places: how often each place was reached: first, second, and
    so on. streak: how many of the last games were won in a row; longest: the longest such
    streak.
    """

    games: int
    wins: int
    places: tuple[int, ...]
    streak: int
    longest: int


def tally(places: Iterable[int | None]) -> Tally:
    """Returns the sums of the places that somebody reached, in the order in which the games
    ended; None for games that were lost and rank nobody but the winners.
    """
    reached = list(places)
    counts = [0] * max((place for place in reached if place is not None), default=0)
    streak = longest = 0
    for place in reached:
        if place is not None:
            counts[place - 1] += 1
        streak = streak + 1 if place == 1 else 0
        longest = max(longest, streak)
    return Tally(len(reached), counts[0] if counts else 0, tuple(counts), streak, longest)


def tallies(rows: Iterable[CountedRow]) -> dict[int, Tally]:
    """Returns everybody's sums, those with the most wins first, then those with the fewest
    games.
    """
    places: dict[int, list[int | None]] = {}
    for row in rows:
        if row.person is not None and row.place is not None:
            places.setdefault(row.person, []).append(row.place)
    added = {person: tally(reached) for person, reached in places.items()}
    return dict(sorted(added.items(), key=lambda one: (-one[1].wins, one[1].games, one[0])))


def standing(result: Result) -> tuple[int, ...]:
    """Returns the public place of each seat; if nobody wins, first place stays empty."""
    return tuple(place + result.nobody for place in result.places)


def winners_of(result: Result) -> tuple[Seat, ...]:
    """Returns the seats in first place, none if nobody wins."""
    return tuple(seat for seat, place in enumerate(standing(result)) if place == 1)


def results_of(table: Table) -> list[ResultRow]:
    """Returns the results of a table by seat, or none while its game goes on."""
    result = table.result
    if result is None:
        return []
    people = table.people
    somebody_left = any(_stayed(result, seat.place) and seat.away != AWAY for seat in people)
    return [
        ResultRow(
            table_id=table.id,
            seat=seat.place,
            person=None if nameless(seat.person) else seat.person,
            place=standing(result)[seat.place],
            score=result.scores[seat.place],
            counts=somebody_left and len(people) > 1 and seat in people and not _stood_in(seat),
        )
        for seat in table.seats
    ]


def _stayed(result: Result, seat: Seat) -> bool:
    """Whether a seat was in the game to its end. Where its players have ended it together, nobody
    has a score.
    """
    return result.scores[seat] is not None or standing(result)[seat] == 1


def _stood_in(seat: SeatRow) -> bool:
    """Whether a seat was finished by somebody other than the person who began it."""
    return bool(seat.stand_in) or seat.away == AWAY


async def fill_results(store: Store) -> int:
    """Writes the results of tables that ended under a version that stored none; returns their
    number.

    A table that cannot be read any more is skipped; `bot check` tells the operator.
    """
    return await catch_up(
        store,
        lambda tx: tx.without_results(),
        lambda tx, table: tx.save_results(results_of(table)),
    )
