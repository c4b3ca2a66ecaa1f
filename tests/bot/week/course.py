"""The week itself: what happens in it, slot by slot, and what is left of it at the end."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import simcord

from bot.tables import lobby
from bot.tables.playing import Playing, Step
from bot.tables.records import record_of
from games.selfplay import make_seed
from tests.bot.validator import faults_of
from tests.bot.week.plan import (
    ARCHIVED,
    FRENCH,
    GATHERED,
    LEFT,
    OUTAGES,
    PEOPLE,
    QUIET,
    ROUNDS,
    SLOTS,
    TABLES,
    ZONE,
    Plan,
    present,
)
from tests.bot.week.player import Did, Player
from tests.bot.week.town import Killed, Line, Town
from tests.bot.world import make_client

if TYPE_CHECKING:
    import random
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    import pytest

    from bot.store.rows import MoveRow, TableRow
    from bot.store.store import Store
    from bot.tables.table import Table
    from games.record import Record
    from tests.bot.week.town import Said

T = TypeVar("T")

WINDOW = 31
"""Seconds after which every sealed window may close."""


class Course:
    """Plays the week in a town."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.tables: dict[int, Plan] = {}
        self.players: dict[tuple[int, str], Player] = {}
        self.over: set[int] = set()
        self.started: dict[int, int] = {}
        self.by_table: dict[tuple[int, int], int] = {}

    async def run(self) -> None:
        """From the first table to the last move."""
        await self.town.reach(0)
        await self._begin()
        self.town.arm()
        slot = 0
        while slot < SLOTS and len(self.over) < len(self.tables):
            await self.town.reach(slot)
            await self._slot(slot)
            if slot in OUTAGES:
                await self.town.goes_down()
                await self.town.reach(OUTAGES[slot])
                await self.town.comes_up()
            slot = OUTAGES.get(slot, slot + 1)
        self.town.line.cut_at(None)
        await self.town.wait(1_200)  # whatever waits for a reason is posted now

    def watch(self, patched: pytest.MonkeyPatch) -> None:
        """Note which plies the table makes for somebody."""
        step = Playing.step

        def noting(playing: Playing, table: Table, *args: Any, by_table: bool = False) -> Step:
            made = step(playing, table, *args, by_table=by_table)
            if by_table:
                self.by_table[table.id, made.move.ply] = made.move.at
            return made

        patched.setattr(Playing, "step", noting)

    async def _begin(self) -> None:
        """People say how they want it, and sit down."""
        town = self.town
        town.speaks(FRENCH, "fr")
        for name, (start, end) in QUIET.items():
            await town.person(name).slash(town.channel, "me timezone", zone=ZONE)
            await town.person(name).slash(town.channel, "me quiet", start=start, end=end)
        for number, plan in enumerate(TABLES, 1):
            host, *others = (town.person(name) for name in plan.people)
            await host.slash(town.channel, f"{plan.game} new", pace=plan.pace)
            with town.as_bot():
                await town.house.lobby.set_options(number, host.user.id, plan.options)
            for person in others:
                await person.slash(town.channel, f"{plan.game} join", table=number)
            await host.slash(town.channel, f"{plan.game} start", table=number)
            self.tables[number] = plan
            self.started[number] = town.now
            for name in plan.people:
                self.players[number, name] = Player(town, name, number)

    # -- playing ---------------------------------------------------------------------------------

    async def _slot(self, slot: int) -> None:
        """Whoever is there plays, now at this table and now at that."""
        for number, plan in self.tables.items():
            if ARCHIVED.get(slot) == plan.game:
                await self.town.archive(number)
        here = present(slot)
        await self._come_back(here)
        if slot >= GATHERED:
            await self._leave()
        waited = False
        for _ in itertools.count() if slot >= GATHERED else range(ROUNDS):
            moved = [await self._move(number, here) for number in self.tables]
            if any(moved):
                waited = False
            elif waited:
                return
            else:
                waited = True
                await self.town.wait(WINDOW)

    async def _come_back(self, here: list[str]) -> None:
        """Those for whom the table plays say that they are back."""
        for number, plan in self.tables.items():
            for name in here:
                if name in plan.people and number not in self.over:
                    await self._do(self.players[number, name], self.players[number, name].back)

    async def _leave(self) -> None:
        """All but one leave the games that take too long."""
        for number, plan in self.tables.items():
            if plan.game in LEFT and (await self.town.table(number)).row.phase == "playing":
                for name in plan.people[1:]:
                    await self._do(self.players[number, name], self.players[number, name].leave)

    async def _move(self, number: int, here: list[str]) -> bool:
        """One move of somebody who is there and is asked; whether there was one."""
        if number in self.over:
            return False
        if (await self.town.table(number)).row.phase == "over":
            self.over.add(number)
            return False
        asked = await self.town.asked(number)
        for name in here:
            if name not in asked:
                continue
            player = self.players[number, name]
            if await self._do(player, player.turn) is Did.MOVED:
                return True
        return False

    async def _do(self, player: Player, what: Callable[[], Awaitable[T]]) -> T:
        """Something that somebody does, as often as the bot is killed under their hands."""
        while True:
            try:
                return await what()
            except Killed:
                player.cut_off()
                await self.town.rises()


class Week(NamedTuple):
    """What a week leaves behind. said: what stands in the threads, letters: in direct messages."""

    course: Course
    records: dict[int, Record]
    moves: dict[int, list[MoveRow]]
    rows: dict[int, TableRow]
    said: dict[int, list[Said]]
    letters: dict[str, list[Said]]
    by_table: dict[tuple[int, int], int]
    """When the table made a ply (table and number) for somebody; some of these were never kept."""
    started: dict[int, int]
    left: tuple[int, int]
    """How much of the outbox was left over, waiting and parked."""


async def spend(
    database: Path, monkeypatch: pytest.MonkeyPatch, deaths: random.Random | None = None
) -> Week:
    """Spend the week with a bot on this database; deaths: with the bot killed again and again."""
    with monkeypatch.context() as patched:
        dealt = itertools.count()
        patched.setattr(lobby, "new_seed", lambda: make_seed(f"week {next(dealt)}"))
        # Alarms ring when the clock is moved; simcord would wait out the near ones on the wall's.
        patched.setattr(simcord.Env, "_schedule_timer", lambda *_: None)
        line = Line(patched)
        client = await make_client(database)
        async with simcord.run(client, settle_timeout=60) as env:
            # The bots that come later look after games that have begun: they have no commands.
            patched.setattr("bot.client.extensions", list)
            town = Town(env, client, database, line, deaths)
            course = Course(town)
            course.watch(patched)
            try:
                await course.run()
                return await _left(course)
            finally:
                await town.client.courier.stop()
                await town.house.close()
                faults = faults_of(env.http_requests)
                assert not faults, faults


async def _left(course: Course) -> Week:
    town, store = course.town, course.town.house.store
    tables = {number: await town.table(number) for number in course.tables}
    return Week(
        course,
        {number: await record_of(store, table) for number, table in tables.items()},
        {number: await _moves(store, number) for number in tables},
        {number: table.row for number, table in tables.items()},
        {number: town.said(table.home) for number, table in tables.items()},
        {name: town.said(town.person(name).user.dm_channel.id) for name in PEOPLE},
        course.by_table,
        course.started,
        await store.read(lambda tx: (tx.outbox_size(), len(tx.parked()))),
    )


async def _moves(store: Store, number: int) -> list[MoveRow]:
    return await store.read(lambda tx: tx.moves(number))
