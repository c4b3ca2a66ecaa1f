"""A thread that counts what is posted in it, and a game played there at a person's speed."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from bot.ids import TableNumber
from bot.post import turns
from bot.post.public import PublicRound
from bot.tables.notifications import public_lane
from bot.ui.sheets import ShownSheet
from tests.feel.played import move, sit

if TYPE_CHECKING:
    import pytest

    from tests.bot.tables.tabletop import Tabletop

THREAD = 77


class CountingThread:
    """Stands in for Discord: remembers what is sent, edited and deleted in one thread."""

    def __init__(self) -> None:
        self.sent: list[set[int]] = []
        """For every message sent, the people whom it calls."""
        self.standing: set[int] = set()
        """The messages that are there now."""
        self.edits = 0
        self._ids = itertools.count(1_000)

    def client(self) -> Any:
        """Returns a Discord client that reaches only this thread."""
        elsewhere = CountingThread() if self.sent is not None else self
        return SimpleNamespace(
            user=None,
            get_partial_messageable=lambda channel, **_: self if channel == THREAD else elsewhere,
        )

    async def send(self, *, allowed_mentions: Any, **message: Any) -> Any:
        """Sends a message."""
        called = {one.id for one in allowed_mentions.users}
        assert not (called and message["silent"]), "a call that rings nowhere"
        self.sent.append(called)
        sent = SimpleNamespace(id=next(self._ids))
        self.standing.add(sent.id)
        return sent

    def get_partial_message(self, number: int) -> Any:
        """Returns a message by its id."""

        async def edit(**_: Any) -> None:
            self.edits += 1

        async def delete() -> None:
            self.standing.remove(number)

        return SimpleNamespace(edit=edit, delete=delete)


class PlayedThread:
    """One table whose thread is brought up to date after every move."""

    def __init__(self, top: Tabletop, number: TableNumber) -> None:
        self.top = top
        self.number = number
        self.thread = CountingThread()
        self._round = PublicRound(self.thread.client(), top.services)

    @classmethod
    async def start(
        cls, top: Tabletop, game: str, seats: int, pace: str, monkeypatch: pytest.MonkeyPatch
    ) -> PlayedThread:
        """Starts a game; pictures are not drawn, since only messages count."""
        sheet = ShownSheet("", "board", None, "board.png")
        monkeypatch.setattr(turns, "show_sheet", lambda *_: sheet)
        table = await sit(top, game, seats, pace)
        await top.services.store.write(lambda tx: tx.save_table(table.id, card=5, thread=THREAD))
        top.services.tables._cache.clear()
        await top.services.lobby.start(table.id, table.row.host)
        played = cls(top, table.id)
        await played.deliver()
        return played

    async def deliver(self) -> None:
        """Posts what waits, as the courier does."""
        lane = public_lane(self.number)
        while rows := await self.top.services.store.read(lambda tx: tx.waiting(lane)):
            await self._round.deliver(rows)

    async def play_on(self) -> bool:
        """Makes a move and posts it; returns False once the game is over."""
        table = await self.top.services.tables.find(self.number)
        if table.row.phase == "over":
            return False
        await move(self.top, self.number)
        await self.deliver()
        return True
