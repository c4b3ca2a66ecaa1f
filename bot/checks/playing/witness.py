"""Somebody who watches a table without a seat and forgets nothing."""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

from bot.checks.playing.screen import items
from bot.loopback.wire import NEWEST
from bot.ui.board import CALL, TOLD
from bot.ui.components import walk
from bot.words import LOCALES, speaker
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.loopback.actor import Actor
    from bot.loopback.wire import Json

_CALL = re.compile(r"<@(\d+)>")


class Witness:
    """Reads along in one channel, and remembers messages after they have scrolled away."""

    def __init__(self, actor: Actor, place: str) -> None:
        self.actor = actor
        self.place = place
        self._said: dict[int, str] = {}
        self._calls: dict[int, str] = {}
        self.now: list[Json] = []
        """The newest messages, as they are now."""

    async def look(self, newest: int = NEWEST) -> None:
        """Reads the newest messages, scrolling back over `newest` of them."""
        self.read(await self.actor.messages(self.place, newest))

    def read(self, messages: list[Json]) -> None:
        """Remembers the newest messages of the channel."""
        self.now = messages
        for message in messages:
            said = message["content"] or told_in(message["components"])
            if said:
                self._said[int(message["id"])] = said
            self._calls[int(message["id"])] = told_in(message["components"], CALL)

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
        """The ids of the people who were called last."""
        for key in sorted(self._calls, reverse=True):
            if found := _CALL.findall(self._calls[key]):
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


def told_in(components: Sequence[Json], part: int = TOLD) -> str:
    """Returns what the message of a turn tells; part: the id of the text that is read."""
    found = [piece["content"] for piece in walk(components) if piece.get("id") == part]
    return "".join(found)


def lines_of(words: str) -> list[str]:
    """Returns the lines of a text that are not empty, each as often as it was told."""
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    return [said for line in lines for said in _each_time(line)]


def _each_time(line: str) -> list[str]:
    for pattern in _told_again():
        if found := pattern.fullmatch(line):
            return [found["line"]] * int(found["count"])
    return [line]


@functools.cache
def _told_again() -> tuple[re.Pattern[str], ...]:
    """Returns how lines look that were told several times in succession, in every language."""
    said = [speaker(locale)(text("news-again", line="line", count=2)) for locale in LOCALES]
    escaped = [re.escape(one) for one in said]
    return tuple(
        re.compile(one.replace("line", "(?P<line>.+)").replace("2", "(?P<count>[0-9]+)"))
        for one in escaped
    )
