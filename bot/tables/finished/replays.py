"""Replays of finished games, ply by ply.

The state at a ply is worked out from the deal and the moves. Some states of the games being viewed
are cached, so that a step costs a few moves and not the whole game.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from bot.tables.errors import NotOverError
from bot.tables.finished.errors import ReplayError
from bot.tables.finished.records import finished_record
from bot.tables.table import Table
from games.record import Move, Ply, RecordError, is_chosen, plies

if TYPE_CHECKING:
    from bot.store.store import Store
    from games.engine import Event, Seat
    from games.record import Record

_GAMES = 16
"""The number of games in the cache."""

_APART = 16
"""The number of plies between two cached states."""


_FAR = 400
"""The number of moves that may take more than a second."""


class Moment(msgspec.Struct, frozen=True):
    """A finished game after `ply` of its moves; ply 0 is the deal, which no move made.

    before: the table one ply earlier. at: when the move was made, unix milliseconds. by_computer:
    whether a computer chose it.
    """

    ply: int
    last: int
    table: Table
    before: Table | None
    move: Move | None
    at: int
    events: tuple[Event, ...]
    by_computer: bool = False

    def told(self, eyes: Seat | None) -> list[Event]:
        """Returns the events of the move that somebody was told; None means a spectator."""
        return [event for event in self.events if event.to is None or eyes in event.to]


class Replays:
    """The finished games that are being viewed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reels: OrderedDict[int, _Reel] = OrderedDict()

    async def moment(self, table: Table, ply: int) -> Moment:
        """Returns a finished table after `ply` moves, or the nearest ply that exists.

        The caller must have checked that the person may see the table. Raises `NotOverError` while
        the game goes on, `ReplayError` if it no longer follows the rules, and `StoreError`.
        """
        reel = await self._reel(table)
        number = min(max(ply, 0), len(reel.record.moves))
        async with reel.lock:
            # A long game takes a while to replay, so it runs in a thread.
            before, after = await asyncio.to_thread(reel.around, number)
        return Moment(
            ply=number,
            last=len(reel.record.moves),
            table=_table_at(table, after),
            before=None if before is None else _table_at(table, before),
            move=after.move,
            at=reel.times[number],
            events=after.events,
            by_computer=before is not None and is_chosen(reel.record, number, before.state),
        )

    async def record(self, table: Table) -> Record:
        """Returns the record of a finished table. Raises `NotOverError` and `StoreError`."""
        return (await self._reel(table)).record

    async def _reel(self, table: Table) -> _Reel:
        if table.row.phase != "over":
            raise NotOverError
        reel = self._reels.get(table.id)
        if reel is None:
            record = await finished_record(self._store, table)
            rows = await self._store.read(lambda tx: tx.moves(table.id))
            reel = _Reel(record, [table.row.opened, *(row.at for row in rows)])
            reel = self._reels.setdefault(table.id, reel)
        self._reels.move_to_end(table.id)
        while len(self._reels) > _GAMES:
            self._reels.popitem(last=False)
        return reel

    def far(self, table: Table, ply: int) -> bool:
        """Whether it takes long to get there, because many moves have to be replayed."""
        reel = self._reels.get(table.id)
        return ply - (0 if reel is None else reel.nearest(ply)) > _FAR


def _table_at(table: Table, ply: Ply) -> Table:
    return Table(table.row, table.seats, ply.state)


class _Reel:
    """One game: its record, the times of its plies, and some of its plies by number."""

    def __init__(self, record: Record, times: list[int]) -> None:
        self.record = record
        self.times = times
        self.lock = asyncio.Lock()
        self._kept: dict[int, Ply] = {}

    def around(self, number: int) -> tuple[Ply | None, Ply]:
        """Returns the ply before one (None before the deal) and that ply. Raises `ReplayError`."""
        try:
            return self._around(number)
        except (RecordError, ValueError):
            # The exact fault is only for the operator, who learns it from `bot check`.
            raise ReplayError from None

    def _around(self, number: int) -> tuple[Ply | None, Ply]:
        before: Ply | None = None
        if not self._kept:
            self._kept[0] = next(plies(self.record))
        ply = self._kept[self.nearest(max(number - 1, 0))]
        for following in () if ply.number == number else plies(self.record, ply):
            if following.number % _APART == 0:
                self._kept[following.number] = following
            before, ply = ply, following
            if ply.number == number:
                break
        return before, ply

    def nearest(self, number: int) -> int:
        """Returns the last cached ply up to a number, or 0 if there is none."""
        return max((kept for kept in list(self._kept) if kept <= number), default=0)
