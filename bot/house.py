"""The parts of the bot that everything else is given: made once, closed once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.draw import Painter
from bot.people import People
from bot.tables.agenda import Agenda
from bot.tables.keeping import Keeping
from bot.tables.lobby import Lobby
from bot.tables.playing import Playing
from bot.tables.tables import Tables

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.store.store import Store


class House:
    """Tables and what may be done with them, people, the clock, and the painter."""

    def __init__(self, store: Store, clock: Clock, painter: Painter | None = None) -> None:
        self.store = store
        self.clock = clock
        self.people = People(store)
        self.tables = Tables(store, clock)
        self.lobby = Lobby(self.tables)
        self.playing = Playing(self.tables)
        self.keeping = Keeping(self.tables, self.people)
        self.agenda = Agenda(self.tables, self.playing)
        self.painter = painter or Painter()
        self.tables.watchers.append(self.agenda.note)
        self._closed = False

    async def close(self) -> None:
        """Finish what is under way and let go of everything; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        await self.agenda.stop()
        self.clock.stop()
        self.painter.close()
        await self.store.close()
