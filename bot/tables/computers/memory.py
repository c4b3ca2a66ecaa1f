"""What hard computers have seen: the views of their seats, folded into one (`games.thinking`).

It follows from the moves, so nothing of it is stored. What is missing, or belongs to a game in
which a move was taken back, is worked out again from the deal.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Seeded
from games.choosing import to_path
from games.options import make_options
from games.thinking import Attention, Level

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.rows import MoveRow
    from bot.store.store import Store
    from bot.tables.table import Table
    from games.engine import Seat

_TABLES = 256
"""The number of tables that are remembered."""


def rememberers(table: Table) -> list[Seat]:
    """Returns the seats of the computers that are given what they have seen before."""
    return [
        row.place
        for row in table.seats
        if row.computer is not None and Level(row.computer).remembers
    ]


class _Memory(msgspec.Struct, frozen=True):
    """A game after a ply, with what each of its hard computers has seen until then."""

    plies: int
    state: Any
    drawn: int
    seen: Mapping[Seat, Attention]


class Memories:
    """The memories of the tables that are played."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[int, _Memory] = OrderedDict()
        self._plies: dict[int, int] = {}
        """The plies of these tables when they last changed."""

    async def recall(self, table: Table) -> dict[Seat, Attention]:
        """Returns what each hard computer of a table has seen, for the caller to continue."""
        known = self._kept.get(table.id)
        after = 0 if known is None else known.plies
        rows = await self._store.read(lambda tx: tx.moves_after(table.id, after))
        # A long game takes a while to replay, so it runs in a thread.
        memory = await asyncio.to_thread(_replay, table, known, rows[: table.row.plies - after])
        self._keep(table, memory)
        return {seat: _copy(table, attention) for seat, attention in memory.seen.items()}

    def note(self, table: Table) -> None:
        """Forgets a table that has changed if its game is over, or a move was taken back."""
        known = self._plies.get(table.id)
        if known is None:
            return
        self._plies[table.id] = table.row.plies
        if table.row.phase != "playing" or table.row.plies < known:
            self._forget(table.id)

    def _keep(self, table: Table, memory: _Memory) -> None:
        self._kept[table.id] = memory
        self._plies[table.id] = table.row.plies
        self._kept.move_to_end(table.id)
        while len(self._kept) > _TABLES:
            self._forget(next(iter(self._kept)))

    def _forget(self, number: int) -> None:
        self._kept.pop(number, None)
        self._plies.pop(number, None)


def _copy(table: Table, attention: Attention) -> Attention:
    copy = Attention(table.game, attention.seat)
    copy.view = attention.view
    return copy


def _replay(table: Table, known: _Memory | None, rows: Sequence[MoveRow]) -> _Memory:
    """Returns the memory of a table after these moves. known: before them; None: from the deal."""
    known = known or _dealt(table)
    seen = {seat: _copy(table, attention) for seat, attention in known.seen.items()}
    chance = Seeded(table.chance.seed, known.drawn)
    state = known.state
    for row in rows:
        state = table.game.play(state, row.seat, to_path(row.path), chance).state
        for attention in seen.values():
            attention.look(state)
    return _Memory(known.plies + len(rows), state, chance.drawn, seen)


def _dealt(table: Table) -> _Memory:
    chance = Seeded(table.chance.seed)
    options = make_options(table.game.options, table.row.options)
    state = table.game.deal(len(table.seats), options, chance).state
    seen = {seat: Attention(table.game, seat) for seat in rememberers(table)}
    for attention in seen.values():
        attention.look(state)
    return _Memory(0, state, chance.drawn, seen)
