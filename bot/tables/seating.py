"""The names of people and computers at a table, and the seating when its game begins: drawn, or
moved on by one seat in a rematch.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from bot.ids import PersonId
from bot.store.rows import SeatRow
from bot.tables.anonymous import nameless_word
from bot.tables.names import computer_name, reads_alike, told_apart
from games.chance import Seeded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import TableNumber
    from bot.store.rows import LevelName
    from bot.tables.table import Table
    from games.registry import AnyGame

COMPUTERS = (
    "Rook", "Kiwi", "Polo", "Bolt", "Dino", "Yoyo", "Jazz", "Puck",
    "Zest", "Lynx", "Judo", "Tofu", "Loto", "Coda", "Nova", "Fizz",
)  # fmt: skip
"""The names of computers: the same in every language, and short, because with their mark they must
fit where pictures have the least room. There are two for each seat of the largest table, so that
one is always free whatever the people there are called.
"""

_FIRST_COMPUTER = -1_001
"""The number that the first computer of a table has in the place of a person, far from those of
anonymous seats; the second has one less, and so on.
"""


_COMPANY = 4
"""How many players are company enough."""


def seat_name(name: str, others: Sequence[SeatRow], game: AnyGame, locale: str) -> str:
    """Returns somebody's name at a table from the moment they join: different from all others
    there, and from the name of an anonymous seat.

    name: cleaned. others: the existing seats, including one that is taken over. locale: the table's
    language.
    """
    numbered = (nameless_word(place, locale) for place in range(game.seats[-1]))
    return told_apart(name, [*(seat.name for seat in others), *numbered])


def computer_seat(table: Table, seats: Sequence[SeatRow], level: LevelName) -> SeatRow:
    """Returns a seat for one more computer at a table that has these seats."""
    taken = {seat.person for seat in seats}
    number = next(n for n in range(len(seats) + 1) if _FIRST_COMPUTER - n not in taken)
    return SeatRow(
        table_id=table.id,
        person=PersonId(_FIRST_COMPUTER - number),
        place=len(seats),
        name=computer_name(COMPUTERS, [seat.name for seat in seats]),
        computer=level,
    )


def without_namesakes(name: str, others: Sequence[SeatRow]) -> list[SeatRow]:
    """Returns the seats with other names for the computers that are called like somebody who
    joins: people keep their names.
    """
    taken = [name, *(seat.name for seat in others)]
    return [
        msgspec.structs.replace(seat, name=computer_name(COMPUTERS, taken))
        if seat.computer is not None and reads_alike(seat.name, name)
        else seat
        for seat in others
    ]


def company(table: Table) -> int:
    """Returns up to how many players one press fills a table: as many as are company enough, or
    all its seats if it has that many already.
    """
    here, seats = len(table.seats), table.game.seats
    usual = min(max(_COMPANY, seats[0]), seats[-1])
    return usual if here < usual else seats[-1]


def has_room(table: Table) -> bool:
    """Whether somebody can join: there is a free seat, or one of a computer, which makes way."""
    some = any(seat.computer is not None for seat in table.seats)
    return some or len(table.seats) < table.game.seats[-1]


def filled_up(table: Table, level: LevelName | None = None) -> list[SeatRow]:
    """Returns the seats of a table whose game begins, with the computers that fill it up.

    level: of those that fill it up to `company`; None if it is filled up as the host has set.
    """
    seats = list(table.seats)
    fill, to = (table.row.fill, table.row.fill_to) if level is None else (level, company(table))
    while fill is not None and len(seats) < to:
        seats.append(computer_seat(table, seats, fill))
    return seats


def computers_again(number: TableNumber, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Returns the seats of the computers that played a game, for the table of its rematch. The
    host there has the first place.
    """
    computers = [seat for seat in seats if seat.computer is not None]
    return [
        SeatRow(
            table_id=number,
            person=seat.person,
            place=place,
            name=seat.name,
            computer=seat.computer,
        )
        for place, seat in enumerate(computers, 1)
    ]


def shuffled(people: Sequence[PersonId], seed: bytes) -> list[PersonId]:
    """Returns the seating, drawn from a chance of its own, so that the game's chance starts at its
    seed.

    Its seed is SHA-256 of the table's seed followed by ``seats``; people are drawn one after
    another from the order in which they joined.
    """
    chance = Seeded(hashlib.sha256(seed + b"seats").digest())
    bag: list[int] = list(people)
    return [PersonId(chance.draw(bag, str)) for _ in people]


def rotated(people: Sequence[PersonId], before: Sequence[PersonId]) -> list[PersonId] | None:
    """Returns the seating of a rematch: everybody moves up by one, and the first player is now
    last.

    before: who sat at the finished table, by seat. Returns None if the people are not the same.
    """
    return [*before[1:], *before[:1]] if sorted(people) == sorted(before) else None
