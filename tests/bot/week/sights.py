"""What people see of the server during the week, and what is stored."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.checks.playing.screen import find
from bot.checks.playing.witness import told_in
from bot.clock import SECOND
from bot.tables.clocks.clocks import AWAY
from bot.tables.drafts import take_up
from bot.tables.tables import load
from bot.ui.outcome import DETAILS
from games.choosing import to_notation

if TYPE_CHECKING:
    from simcord.backend import Backend

    from bot.ids import ChannelId, PersonId, TableNumber
    from bot.loopback.wire import Json
    from bot.store.store import Store
    from bot.tables.table import Table

EPHEMERAL = 1 << 6
WRITTEN_TO = ("bob", "dan")
"""People who play from their direct messages."""


class Said(NamedTuple):
    """A message in a room. at: when it was sent, unix milliseconds."""

    at: int
    words: str


class Sights:
    """One server with one channel.

    backend: its messages and channels. ids: the people's user ids. store: the bot's store, read
    beside it.
    """

    def __init__(
        self, backend: Backend, channel: ChannelId, ids: dict[str, PersonId], store: Store
    ) -> None:
        self.backend = backend
        self.channel = channel
        self.ids = ids
        self.store = store

    @property
    def now(self) -> int:
        """Returns the time, unix milliseconds."""
        return int(self.backend.clock.now().timestamp() * SECOND)

    async def table(self, table: TableNumber) -> Table:
        """Returns a table as it is stored now."""
        return await self.store.read(lambda tx: load(tx, table))

    def direct(self, name: str) -> int:
        """Returns a person's conversation with the bot."""
        return int(self.backend.get_dm_channel(self.ids[name]).id)

    def message(self, room: int, key: int) -> Json:
        """Returns a message as it is now."""
        return _json(self.backend.get_message(room, key))

    def fresh(self, message: Json) -> Json | None:
        """Returns the same message as it is now, None if it was deleted."""
        if message["id"] not in self.backend.messages.get(message["channel"], {}):
            return None
        return self.message(message["channel"], message["id"])

    async def asked(self, table: TableNumber) -> set[str]:
        """Returns the seats a table waits for, as everybody sees them."""
        now = await self.table(table)
        return {now.names[seat] for seat in now.view(None).asked}

    async def stood_in(self, table: TableNumber, name: str) -> bool:
        """Tells whether a table plays for a person, as everybody sees it."""
        now = await self.table(table)
        return any(seat.name == name and seat.away == AWAY for seat in now.seats)

    async def words_of(self, table: TableNumber, name: str) -> Counter[str]:
        """Returns the first words of the moves that a person has made at a table."""
        seat = (await self.table(table)).seat_of(self.ids[name])
        moves = await self.store.read(lambda tx: tx.moves(table))
        return Counter(move.path.split()[0] for move in moves if move.seat == seat)

    async def half_made(self, table: TableNumber, name: str) -> str:
        """Returns the steps of a person's half-made move as in a record, with those that have one
        answer only.
        """
        now = await self.table(table)
        seat = now.seat_of(self.ids[name])
        assert seat is not None
        draft = await self.store.read(lambda tx: tx.draft(table, self.ids[name]))
        return to_notation(take_up(now, seat, draft).path)

    def said(self, room: int) -> list[Said]:
        """Returns what is told in a room, by turns or in plain text, in order."""
        stored = self.backend.messages.get(room, {})
        return [
            Said(int(datetime.fromisoformat(m.timestamp).timestamp() * SECOND), words)
            for _, m in sorted(stored.items())
            if (words := m.content or told_in(m.components)) and not m.flags & EPHEMERAL
        ]

    def card(self, table: TableNumber) -> Json:
        """Returns the card of a table that has not begun."""
        return self._found(self.channel, table, "options")

    async def board(self, table: TableNumber) -> Json:
        """Returns the message that shows a table: its turn, or its end."""
        room = (await self.table(table)).home
        return self.newest(room, table, "open") or self._found(room, table, DETAILS)

    async def shows(self, table: TableNumber) -> bool:
        """Tells whether there is such a message; between two turns there may be none."""
        room = (await self.table(table)).home
        return any(self.newest(room, table, step) for step in ("open", DETAILS))

    async def way_in(self, name: str, table: TableNumber) -> Json:
        """Returns the message with the button to a person's panel: the hand for some, the board for
        others.
        """
        row = await self.table(table)
        hand = next((seat.hand for seat in row.seats if seat.person == self.ids[name]), None)
        if hand and name in WRITTEN_TO:
            return self.message(self.direct(name), hand)
        return await self.board(table)

    def newest(self, room: int, table: TableNumber, step: str) -> Json | None:
        """Returns the newest public message in which this step of a table can be pressed."""
        stored = self.backend.messages[room]
        for key in sorted(stored, reverse=True):
            message = _json(stored[key])
            if not stored[key].flags & EPHEMERAL and find(message, table, step):
                return message
        return None

    def _found(self, room: int, table: TableNumber, step: str) -> Json:
        message = self.newest(room, table, step)
        assert message is not None, f"table {table} shows no {step}"
        return message


def _json(stored: Any) -> Json:
    return {
        "id": stored.id,
        "channel": stored.channel_id,
        "content": stored.content,
        "components": stored.components,
    }
