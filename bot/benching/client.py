"""The real bot with presses of its own to compare with, and without outbox and pictures.

``bench:still`` answers with an edit of the same panel and does nothing else: the floor.
``bench:prepare:<place>`` prepares a random move at a table up to its last press; the answer is the
panel on which it is made, and above it who has to press what. ``bench:use`` answers with the
resources the process has used so far.
"""

from __future__ import annotations

import mmap
import random
import time
from pathlib import Path as File
from typing import TYPE_CHECKING, Any, ClassVar

from bot.client import Client
from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.tables.lobbies.opening import Person, Place
from bot.ui.components import Layout, paragraph
from bot.ui.custom_ids import press
from bot.ui.panel.panel import panel
from bot.ui.pictures import Pictures
from bot.ui.request import Request
from bot.ui.sheets import voice
from games.engine import LEAVE, Done, Pick
from games.selfplay import next_move

if TYPE_CHECKING:
    import discord

    from bot.services import Services
    from bot.tables.table import Table
    from games.engine import Path, Seat

GAME = "slush-fund"
SEATS = 4
STILL, PREPARE, USE = "bench:still", "bench:prepare", "bench:use"
_PEOPLE = 500_000
"""The first id of the people at the tables."""
_GUILD, _CHANNEL = 400_001, 400_002


class _Remembered(Request):
    """A request that is answered in words alone. last: the last answer."""

    last: ClassVar[Layout | None] = None

    async def respond(self, layout: Layout, *, pictured: bool = False, apart: bool = False) -> int:
        _Remembered.last = layout
        return await super().respond(layout, pictured=pictured)


class _NoPictures(Pictures):
    def add(self, *_: Any) -> None:
        """Drops a picture, which would be drawn in another process and come later."""


class BenchClient(Client):
    """The bot with the presses of this module."""

    requests = _Remembered

    def __init__(self, services: Services) -> None:
        super().__init__(services, sync=False)
        self.pictures = _NoPictures(services.painter, services.looks)
        services.tables.watchers.remove(self.courier.note)
        self._rng = random.Random("bench")  # noqa: S311 - which moves are made is no secret
        self._tables: dict[int, TableNumber] = {}

    async def setup_hook(self) -> None:
        """Sets up as usual, but nothing wakes the courier, because the tables' channels do not
        exist.
        """
        await super().setup_hook()
        await self.courier.stop()

    async def on_interaction(self, interaction: discord.Interaction[Client]) -> None:
        """Handles our own presses, and passes all others to the bot."""
        data: Any = interaction.data or {}
        name, _, place = str(data.get("custom_id", "")).rpartition(":")
        if f"{name}:{place}" == STILL:
            await interaction.response.edit_message(view=_Remembered.last)
        elif name == PREPARE:
            await interaction.response.edit_message(view=await self._prepare(int(place)))
        elif f"{name}:{place}" == USE:
            await interaction.response.edit_message(view=Layout([paragraph(_used())]))
        else:
            await super().on_interaction(interaction)

    async def _prepare(self, place: int) -> Layout:
        """Prepares a move at a table, and says who has to press what."""
        table, seat, path = await self.choose(place)
        person = table.person_at(seat)
        choice = table.choice(seat, path)
        whole = isinstance(choice, Done) and choice.confirm
        desk = await self.services.playing.draft(table.id, person, path if whole else path[:-1])
        # Where a step has one answer, the move is whole before it is picked.
        done = isinstance(desk.choice, Done)
        last = press(desk, "do") if done else press(desk, "pick", path[-1])
        shown = panel(desk, voice("en", table)).to_components()
        return Layout([paragraph(f"{person} {last}"), *shown])

    async def choose(self, place: int) -> tuple[Table, Seat, Path]:
        """Returns the table of a place, and a random move there whose last step is one press."""
        table = await self._table(place)
        while True:
            seat, path = next_move(table.game, table.state, self._rng)
            if path[:1] != LEAVE and isinstance(table.choice(seat, path[:-1]), Pick):
                return table, seat, path

    async def _table(self, place: int) -> Table:
        """Returns the table of a place, and opens a new one if its game is over."""
        number = self._tables.get(place)
        if number is not None:
            table = await self.services.tables.find(number)
            if table.row.phase == "playing":
                return table
        people = [Person(PersonId(_PEOPLE + place * SEATS + n), f"P{n}") for n in range(SEATS)]
        opened = await self.services.lobby.open(
            GAME, people[0], Place(GuildId(_GUILD), ChannelId(_CHANNEL)), "en"
        )
        for person in people[1:]:
            await self.services.lobby.join(opened.id, person)
        self._tables[place] = opened.id
        return await self.services.lobby.start(opened.id, people[0].id)


def _used() -> str:
    """Returns the CPU seconds and bytes of memory of this process, as text."""
    return f"{time.process_time()} {memory()}"


def memory() -> int:
    """Returns the bytes of memory in use, or 0 if that is unknown."""
    try:
        pages = int(File("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * mmap.PAGESIZE
