"""Direct messages that count what arrives, and a game played with them at a person's speed."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from bot.dm_limiter import DmLimiter
from bot.ids import PersonId, TableNumber
from bot.post import panels
from bot.post.private import PrivateRound
from bot.post.sweeping import SweepRound
from bot.tables.notifications import private_lane
from bot.ui.sheets import ShownSheet
from tests.feel.played import move, sit

if TYPE_CHECKING:
    import pytest

    from bot.tables.table import Table
    from games.engine import Path
    from tests.bot.tables.tabletop import Tabletop


class Mailbox:
    """Stands in for one person's direct messages: what arrives, rings, is edited and deleted."""

    def __init__(self, number: int) -> None:
        self.id = number
        self.sent = self.rung = self.edits = 0
        self.standing: list[int] = []
        self._ids = itertools.count(number * 1_000_000)

    async def send(self, *, silent: bool = False, **_: Any) -> Any:
        """Sends a message."""
        self.sent += 1
        self.rung += not silent
        self.standing.append(next(self._ids))
        return SimpleNamespace(id=self.standing[-1])

    def get_partial_message(self, number: int) -> Any:
        """Returns a message by its id."""

        async def edit(**_: Any) -> None:
            assert number in self.standing
            self.edits += 1

        async def delete() -> None:
            self.standing.remove(number)

        return SimpleNamespace(edit=edit, delete=delete)


class PlayedByMail:
    """One table whose players' direct messages are brought up to date after every move."""

    def __init__(self, top: Tabletop, number: TableNumber, people: list[PersonId]) -> None:
        self.top = top
        self.number = number
        self.mail = {one: Mailbox(one) for one in people}
        client: Any = SimpleNamespace(
            user=None,
            create_dm=self._open,
            get_partial_messageable=lambda channel, **_: self.mail[channel],
        )
        self._round = PrivateRound(client, top.services, DmLimiter(0))
        self._sweep = SweepRound(client, top.services)

    async def _open(self, user: Any) -> Mailbox:
        return self.mail[user.id]

    @classmethod
    async def start(
        cls, top: Tabletop, game: str, seats: int, pace: str, monkeypatch: pytest.MonkeyPatch
    ) -> PlayedByMail:
        """Starts a game; pictures are not drawn, since only messages count."""
        sheet = ShownSheet("", "hand", None, "hand.png")
        monkeypatch.setattr(panels, "show_sheet", lambda *_: sheet)
        table = await sit(top, game, seats, pace)
        await top.services.lobby.start(table.id, table.row.host)
        played = cls(top, table.id, [one.person for one in table.seats])
        await played.deliver()
        return played

    async def table(self) -> Table:
        return await self.top.services.tables.find(self.number)

    async def deliver(self) -> None:
        """Sends what waits, as the courier does."""
        for one in self.mail:
            for lane, round_ in ((private_lane(one), self._round), (f"sweep:{one}", self._sweep)):
                while rows := await self._waiting(lane):
                    await round_.deliver(rows)

    async def _waiting(self, lane: str) -> list[Any]:
        return await self.top.services.store.read(lambda tx: tx.waiting(lane))

    async def play_on(self) -> tuple[PersonId | None, Path]:
        """Makes a move and delivers what it tells; returns who made it, and it."""
        made = await move(self.top, self.number)
        await self.deliver()
        return made
