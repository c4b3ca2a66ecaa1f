"""Limits on what one person may open, ask and say, so that nobody floods a channel, calls others
again and again, or fills the database.

Things that are in the store are counted there: tables, and motions. How often somebody calls on
others is counted in memory over the last hour; a restart forgets it.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict, deque
from typing import TYPE_CHECKING

import msgspec

from bot.clock import HOUR, MINUTE
from bot.tables.cap_errors import (
    AskedLatelyError,
    ChannelLobbiesError,
    LobbiesError,
    TablesError,
    TooOftenError,
)
from games.engine import LEAVE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.clock import Clock
    from bot.ids import ChannelId, PersonId, TableNumber
    from bot.store.transaction import Transaction
    from games.engine import Seat

NO_END = 1_000_000_000
"""A number that nobody ever reaches."""


class Limits(msgspec.Struct, frozen=True):
    """The limits; each of them is a setting (`bot/settings.py`).

    lobbies: tables that have not begun which one person hosts; channel_lobbies: those in one
    channel. tables: unfinished tables at which one person sits. calls, asides: how often in an hour
    somebody may call on others, and make moves that the table does not wait for. rest: minutes
    before somebody may ask their table for the same thing again.
    """

    lobbies: int = 5
    channel_lobbies: int = 20
    tables: int = 50
    calls: int = 20
    asides: int = 120
    rest: int = 10


UNLIMITED = Limits(NO_END, NO_END, NO_END, NO_END, NO_END, 0)
"""The limits of a bot without limits, for tests and benchmarks."""


class Caps:
    """The enforcement of the limits."""

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self.limits = limits
        self._clock = clock
        self._acts: dict[str, OrderedDict[int, deque[int]]] = {
            "calls": OrderedDict(),
            "asides": OrderedDict(),
        }

    # -- counted in the store --------------------------------------------------------------------

    def check_opening(self, tx: Transaction, person: PersonId, channel: ChannelId) -> None:
        """Raises `LobbiesError`, `ChannelLobbiesError` or `TablesError` if somebody may not open
        another table.
        """
        if tx.count_hosted_lobbies(person) >= self.limits.lobbies:
            raise LobbiesError(self.limits.lobbies)
        if tx.count_lobbies_in(channel) >= self.limits.channel_lobbies:
            raise ChannelLobbiesError(self.limits.channel_lobbies)
        self.check_sitting(tx, person)

    def check_sitting(self, tx: Transaction, person: PersonId) -> None:
        """Raises `TablesError` if somebody may not join another table.

        Games that they have left for good do not count, however long others continue them.
        """
        most = self.limits.tables
        if tx.count_seats(person) >= most and tx.count_seats_kept(person, LEAVE[0]) >= most:
            raise TablesError(self.limits.tables)

    def check_asking(self, tx: Transaction, table: TableNumber, author: Seat, kind: str) -> None:
        """Raises `AskedLatelyError` if a seat's motion of the same kind recently did not pass."""
        last = tx.last_put(table, author, kind)
        again = 0 if last is None else last + self.limits.rest * MINUTE
        if again > tx.now:
            raise AskedLatelyError(again)

    # -- counted over an hour --------------------------------------------------------------------

    @contextlib.contextmanager
    def calling(self, person: PersonId) -> Iterator[None]:
        """Counts the body as a call on others unless it fails. Raises `TooOftenError`."""
        self._count("calls", person, self.limits.calls)
        try:
            yield
        except BaseException:
            self._acts["calls"][person].pop()
            raise

    def count_aside(self, person: PersonId) -> None:
        """Counts a move that nobody waits for, or a request for one. Raises `TooOftenError`."""
        self._count("asides", person, self.limits.asides)

    def _count(self, what: str, person: PersonId, most: int) -> None:
        """Counts before the act, because many requests may come at once."""
        times, since = self._acts[what].get(person), self._clock.now() - HOUR
        while times and times[0] <= since:
            times.popleft()
        if times is not None and len(times) >= most:
            raise TooOftenError(what, most, times[0] + HOUR)
        acts, now = self._acts[what], self._clock.now()
        acts.setdefault(person, deque()).append(now)
        acts.move_to_end(person)
        while acts:  # people who did nothing for an hour are forgotten
            first = next(iter(acts))
            if acts[first] and acts[first][-1] > now - HOUR:
                break
            del acts[first]
