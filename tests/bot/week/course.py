"""The course of the week, slot by slot, and what is left of it at the end."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bot.checks.playing.screen import items
from bot.ids import TableNumber
from bot.tables.finished.records import record_of
from tests.bot.week.plan import (
    ARCHIVED,
    FRENCH,
    GATHERED,
    LEFT,
    OUTAGES,
    PAUSE,
    PEOPLE,
    QUIET,
    ROUNDS,
    SLOTS,
    TABLES,
    TAKEN,
    VACATION,
    ZONE,
    Plan,
    present,
)
from tests.bot.week.player import Did, Player
from tests.bot.week.together import pause, take_over
from tests.bot.week.town import Killed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.store.rows import MoveRow, TableRow
    from bot.store.store import Store
    from games.engine import Seat
    from games.record import Record
    from tests.bot.week.sights import Said
    from tests.bot.week.town import Town

T = TypeVar("T")

WINDOW = 31
"""Seconds after which every sealed window can close."""


class Stay(NamedTuple):
    """A person's time in a seat, from one ply (made before they came) to another."""

    seat: Seat
    first: int = -1
    last: int | None = None

    def saw(self, ply: int) -> bool:
        """Tells whether they sat there when a ply was made."""
        return self.first < ply and (self.last is None or ply <= self.last)


class Course:
    """The course of a week in a town. rest: when a table was paused, from and until."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.tables: dict[TableNumber, Plan] = {}
        self.players: dict[tuple[TableNumber, str], Player] = {}
        self.over: set[TableNumber] = set()
        self.stays: dict[tuple[TableNumber, str], Stay] = {}
        self.started: dict[TableNumber, int] = {}
        self.rest: tuple[int, int] | None = None

    async def run(self) -> None:
        """Plays from the first table to the last move."""
        await self.town.reach(0)
        await self._begin()
        self.town.arm()
        slot = 0
        while slot < SLOTS and len(self.over) < len(self.tables):
            await self.town.reach(slot)
            await self._slot(slot)
            if slot == PAUSE.slot:
                await self._pause()
            if slot in OUTAGES:
                await self.town.goes_down()
                await self.town.reach(OUTAGES[slot])
                await self.town.comes_up()
            slot = OUTAGES.get(slot, slot + 1)
        self.town.disarm()
        await self.town.wait(1_200)  # anything that waits for a reason is posted now

    async def _begin(self) -> None:
        """Lets people choose their settings, and opens the tables."""
        town = self.town
        town.speaks(FRENCH, "fr")
        for name, (start, end) in QUIET.items():
            await town.slash(name, "me timezone", zone=ZONE)
            await town.slash(name, "me quiet", start=start, end=end)
        name, vacation = VACATION
        await town.slash(name, "me vacation", start=str(vacation), end=str(vacation))
        for place, plan in enumerate(TABLES, 1):
            number = TableNumber(place)
            host, *others = plan.people
            await town.slash(host, f"{plan.game} new", pace=plan.pace)
            await self._agree(number, plan)
            for name in others:
                await town.slash(name, "tables join", table=number)
            await town.slash(host, "tables start", table=number)
            self.tables[number] = plan
            self.started[number] = town.now
            table = await town.table(number)
            for name in plan.people:
                self.players[number, name] = Player(town, name, number, orders=plan.orders)
                self.stays[number, name] = Stay(table.names.index(name))

    async def _agree(self, number: TableNumber, plan: Plan) -> None:
        """Chooses the options as the host, in the menus on their pages."""
        shown, turned = self.town.card(number), 0
        wanted = dict(plan.options)
        while wanted:
            steps = [item for item in items(shown) if item.press.step == "options"]
            shown = (await self.town.click(plan.people[0], shown, steps[turned].custom_id)).message
            turned += 1
            for item in items(shown):
                if item.press.step == "option" and item.press.args[0] in wanted:
                    value = wanted.pop(item.press.args[0])
                    await self.town.select(plan.people[0], shown, item.custom_id, [value])

    # -- playing ---------------------------------------------------------------------------------

    async def _slot(self, slot: int) -> None:
        """Lets everybody who is there play, now at this table and now at that."""
        for number, plan in self.tables.items():
            if ARCHIVED.get(slot) == plan.game:
                await self.town.archive(number)
        here = present(slot)
        await self._come_back(here)
        if slot >= GATHERED:
            await self._leave()
        await self._take_over(slot, here)
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

    async def _pause(self) -> None:
        """Pauses a table."""
        await self._persist(lambda: pause(self.town, PAUSE))
        until = (await self.town.table(PAUSE.table)).row.resumes
        assert until is not None
        self.rest = (self.town.now, until)

    async def _take_over(self, slot: int, here: list[str]) -> None:
        """Lets a person take over a seat as soon as they are there and can."""
        number, first, name, before = TAKEN
        if slot < first or name not in here or (number, name) in self.players:
            return
        if not await self._persist(lambda: take_over(self.town, TAKEN)):
            return
        ply = (await self.town.table(number)).row.plies
        left = self.stays[number, before]
        self.stays[number, before] = left._replace(last=ply)
        self.stays[number, name] = Stay(left.seat, ply)
        orders = self.tables[number].orders
        self.players[number, name] = Player(self.town, name, number, orders=orders)
        people = tuple(name if each == before else each for each in self.tables[number].people)
        self.tables[number] = self.tables[number]._replace(people=people)

    async def _come_back(self, here: list[str]) -> None:
        """Lets people for whom the table plays say that they are back."""
        for number, plan in self.tables.items():
            for name in here:
                if name in plan.people and number not in self.over:
                    await self._persist(self.players[number, name].back)

    async def _leave(self) -> None:
        """Lets everybody but one leave the games that take too long."""
        for number, plan in self.tables.items():
            if plan.game in LEFT and (await self.town.table(number)).row.phase == "playing":
                for name in plan.people[1:]:
                    await self._persist(self.players[number, name].leave)

    async def _move(self, number: TableNumber, here: list[str]) -> bool:
        """Makes one move of somebody who is there and is asked; returns whether there was one."""
        if number in self.over:
            return False
        row = (await self.town.table(number)).row
        if row.phase == "over":
            self.over.add(number)
        if row.phase == "over" or row.still:
            return False
        asked = await self.town.asked(number)
        for name in here:
            if name not in asked:
                continue
            if await self._persist(self.players[number, name].turn) is Did.MOVED:
                return True
        return False

    async def _persist(self, what: Callable[[], Awaitable[T]]) -> T:
        """Does something again, as often as the bot is killed during it."""
        while True:
            try:
                return await what()
            except Killed:
                await self.town.rises()


class Week(NamedTuple):
    """Everything a week leaves behind. said: the messages in the threads; dms: the plain direct
    messages.
    """

    course: Course
    records: dict[TableNumber, Record]
    moves: dict[TableNumber, list[MoveRow]]
    rows: dict[TableNumber, TableRow]
    said: dict[TableNumber, list[Said]]
    dms: dict[str, list[Said]]
    started: dict[TableNumber, int]
    left: tuple[list[str], int]
    """The lanes in which something should have been delivered by now, and the rows that are parked.
    A call that was held back for the night may still wait for the morning.
    """


async def spend(town: Town) -> Week:
    """Spends the week there."""
    course = Course(town)
    await course.run()
    return await _left(course)


async def _left(course: Course) -> Week:
    town, store = course.town, course.town.store
    tables = {number: await town.table(number) for number in course.tables}
    return Week(
        course,
        {number: await record_of(store, table) for number, table in tables.items()},
        {number: await _moves(store, number) for number in tables},
        {number: table.row for number, table in tables.items()},
        {number: town.said(table.home) for number, table in tables.items()},
        {name: town.said(town.direct(name)) for name in PEOPLE},
        course.started,
        await store.read(
            lambda tx: (
                [head.lane for head in tx.heads() if head.due <= town.now],
                len(tx.parked()),
            )
        ),
    )


async def _moves(store: Store, number: TableNumber) -> list[MoveRow]:
    return await store.read(lambda tx: tx.moves(number))
