"""A finished game from the start, one ply after another.

What was true at a ply is worked out from the deal and the moves. Of the games that are being looked
at some states are remembered, so that a step costs a few moves and not the whole game.
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
from games.record import Move, Ply, RecordError, plies

if TYPE_CHECKING:
    from bot.store.store import Store
    from games.engine import Event, Seat
    from games.record import Record

_GAMES = 16
"""So many games are remembered."""

_APART = 16
"""Every so many plies a state is remembered."""


_FAR = 400
"""So many moves may take more than a second."""


class Moment(msgspec.Struct, frozen=True):
    """A finished game after so many of its moves; ply 0 is the deal, which no move made.

    before: the table a ply earlier. at: when the move was made, unix milliseconds.
    """

    ply: int
    last: int
    table: Table
    before: Table | None
    move: Move | None
    at: int
    events: tuple[Event, ...]

    def told(self, eyes: Seat | None) -> list[Event]:
        """What somebody was told of the move; None is a spectator."""
        return [event for event in self.events if event.to is None or eyes in event.to]


class Replays:
    """Finished games that are looked at again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reels: OrderedDict[int, _Reel] = OrderedDict()

    async def moment(self, table: Table, ply: int) -> Moment:
        """A finished table after so many moves; before the first or past the last is the nearest.

        Whoever asks must have been let see the table. Raises `NotOverError` while the game goes on,
        `ReplayError` if the rules do not bear it out any more, `StoreError`.
        """
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
        number = min(max(ply, 0), len(reel.record.moves))
        async with reel.lock:
            # A long game takes a while to play again; others go on meanwhile.
            before, after = await asyncio.to_thread(reel.around, number)
        return Moment(
            ply=number,
            last=len(reel.record.moves),
            table=_table_at(table, after),
            before=None if before is None else _table_at(table, before),
            move=after.move,
            at=reel.times[number],
            events=after.events,
        )

    def far(self, table: Table, ply: int) -> bool:
        """Whether it takes long to get there, since many moves have to be played again."""
        reel = self._reels.get(table.id)
        return ply - (0 if reel is None else reel.nearest(ply)) > _FAR


def _table_at(table: Table, ply: Ply) -> Table:
    return Table(table.row, table.seats, ply.state)


class _Reel:
    """One game: its record, when each ply was made, and some of its plies by number."""

    def __init__(self, record: Record, times: list[int]) -> None:
        self.record = record
        self.times = times
        self.lock = asyncio.Lock()
        self._kept: dict[int, Ply] = {}

    def around(self, number: int) -> tuple[Ply | None, Ply]:
        """The ply before one, None before the deal, and that ply. Raises `ReplayError`."""
        try:
            return self._around(number)
        except (RecordError, ValueError):
            # What exactly is wrong is for the operator, whom `bot check` tells.
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
        """The last ply that is remembered up to a number, 0 if there is none."""
        return max((kept for kept in list(self._kept) if kept <= number), default=0)
