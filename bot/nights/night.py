"""A night as everybody may see it: its row, its people and its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import NightId
from bot.nights.errors import NightOverError, NotNightHostError, UnknownNightError
from bot.store.sql.nights import COMING, AnswerRow, NightAnswer, NightRow, NightTableRow
from bot.tables.names import marked

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.ids import PersonId
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Person

MOST_PEOPLE = 64
"""The most people who come to one night."""


class Night(msgspec.Struct, frozen=True):
    """A night. people: those who have answered or come, in the order in which they did."""

    row: NightRow
    people: tuple[AnswerRow, ...]
    tables: tuple[NightTableRow, ...]

    @property
    def id(self) -> NightId:
        """Its number."""
        return self.row.id

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens."""
        return self.row.state not in COMING

    @property
    def host_name(self) -> str:
        """The host's name, as Discord shows it literally."""
        found = self.person(self.row.host)
        return marked(found.name) if found is not None else f"<@{self.row.host}>"

    @property
    def bench(self) -> tuple[AnswerRow, ...]:
        """Who waits for a table, the longest first."""
        waiting = [one for one in self.people if one.bench is not None]
        return tuple(sorted(waiting, key=lambda one: one.bench or 0))

    @property
    def going_on(self) -> tuple[NightTableRow, ...]:
        """The tables that are played, or are about to be."""
        return tuple(table for table in self.tables if table.goes_on)

    @property
    def link(self) -> str:
        """The address of its card, or of its channel."""
        place = f"https://discord.com/channels/{self.row.guild}/{self.row.channel}"
        return place if self.row.card is None else f"{place}/{self.row.card}"

    def person(self, person: PersonId) -> AnswerRow | None:
        """Returns what the night knows of somebody."""
        return next((one for one in self.people if one.person == person), None)

    def who(self, *answers: NightAnswer) -> tuple[AnswerRow, ...]:
        """Returns the people with one of these answers."""
        return tuple(one for one in self.people if one.answer in answers)

    def check_coming(self) -> None:
        """Raises `NightOverError` if nothing more happens."""
        if self.is_over:
            raise NightOverError

    def check_host(self, person: Person) -> None:
        """Raises `NotNightHostError` unless somebody is the host or manages the server."""
        if person.id != self.row.host and not person.manages:
            raise NotNightHostError(self.host_name)


def read_night(tx: Transaction, night: NightId) -> Night:
    """Returns a night as it is stored. Raises `UnknownNightError`."""
    row = tx.night(night)
    if row is None:
        raise UnknownNightError
    return Night(row, tuple(tx.answers(night)), tuple(tx.night_tables(night)))


def liked(people: Iterable[AnswerRow], games: Iterable[str]) -> list[tuple[str, int]]:
    """Returns how many of these people named each game, the most liked first; nothing if nobody
    named one.
    """
    counts = [(game, sum(game in one.likes for one in people)) for game in games]
    return sorted((pair for pair in counts if pair[1]), key=lambda pair: -pair[1])
