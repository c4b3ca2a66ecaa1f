"""Somebody who watches a table without a seat and forgets nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.checks.playing.screen import items
from bot.loopback.wire import NEWEST

if TYPE_CHECKING:
    from bot.loopback.actor import Actor
    from bot.loopback.wire import Json

_CALL = re.compile(r"<@(\d+)>")


class Witness:
    """Reads along in one channel, and remembers messages after they have scrolled away."""

    def __init__(self, actor: Actor, place: str) -> None:
        self.actor = actor
        self.place = place
        self._said: dict[int, str] = {}
        self.now: list[Json] = []
        """The newest messages, as they are now."""

    async def look(self, newest: int = NEWEST) -> None:
        """Reads the newest messages, scrolling back over `newest` of them."""
        self.read(await self.actor.messages(self.place, newest))

    def read(self, messages: list[Json]) -> None:
        """Remembers the newest messages of the channel."""
        self.now = messages
        for message in messages:
            if message["content"]:
                self._said[int(message["id"])] = message["content"]

    @property
    def said(self) -> list[str]:
        """The text of all messages, in order."""
        return [self._said[key] for key in sorted(self._said)]

    @property
    def lines(self) -> list[str]:
        """All lines of all messages, in order."""
        return lines_of("\n".join(self.said))

    @property
    def called(self) -> list[str]:
        """The ids of the people who were mentioned last."""
        for line in reversed(self.lines):
            if found := _CALL.findall(line):
                return list(found)
        return []

    def showing(self, table: int, step: str) -> list[Json]:
        """Returns the messages here with an item for this step of a table."""
        return [
            message
            for message in self.now
            if any((i.press.table, i.press.step) == (table, step) for i in items(message))
        ]

    def showing_table(self, table: int) -> list[Json]:
        """Returns the messages here with any item of a table."""
        return [m for m in self.now if any(item.press.table == table for item in items(m))]


def lines_of(words: str) -> list[str]:
    """Returns the lines of a text that are not empty."""
    return [line.strip() for line in words.splitlines() if line.strip()]
