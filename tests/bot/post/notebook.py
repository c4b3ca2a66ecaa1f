"""A round that delivers nothing but notes what it is given, for tests of the courier."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

import discord

from bot.post.courier import RowOutcome

if TYPE_CHECKING:
    from bot.discord_errors import Trouble
    from bot.store.rows import OutboxRow
    from tests.bot.tables.tabletop import Tabletop


class Answer:
    reason = "no"

    def __init__(self, status: int) -> None:
        self.status = status


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    return discord.HTTPException(Answer(status), {"code": code, "message": "no"})


class Notebook:
    """A round that notes what it is given; `script` says what to raise for a body."""

    def __init__(self, top: Tabletop) -> None:
        self.store = top.services.store
        self.delivered: list[str] = []
        self.tried: list[str] = []
        self.doubted: list[str] = []
        self.failures: list[tuple[str, Trouble]] = []
        self.script: dict[str, list[BaseException | asyncio.Event]] = {}
        self.outcome = RowOutcome.PARK
        self.reached = asyncio.Event()
        self.done: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)

    async def deliver(self, rows: list[OutboxRow]) -> None:
        row = rows[0]
        self.tried.append(row.body)
        if row.doubt:
            self.doubted.append(row.body)
        self.reached.set()
        steps = self.script.get(row.body, [])
        if steps:
            step = steps.pop(0)
            if isinstance(step, asyncio.Event):
                await step.wait()
            else:
                raise step
        self.delivered.append(row.body)
        await self.store.write(lambda tx: tx.delivered([row]))
        self.done[row.body].set()

    async def failed(self, row: OutboxRow, trouble: Trouble) -> RowOutcome:
        self.failures.append((row.body, trouble))
        if self.outcome is RowOutcome.GO_ON:
            await self.store.write(lambda tx: tx.delivered([row]))
        return self.outcome


async def post(top: Tabletop, lane: str, *bodies: str) -> None:
    for body in bodies:
        await top.services.store.write(lambda tx, b=body: tx.post(None, lane, "note", b))


async def sizes(top: Tabletop) -> tuple[int, int]:
    """Returns how many rows wait, and how many are parked."""
    return await top.services.store.read(lambda tx: (tx.outbox_size(), len(tx.parked())))
