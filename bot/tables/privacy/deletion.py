"""Deletion of everything that is stored about somebody, one table after another.

What belongs to others stays: in a game that goes on the table plays the seat that was theirs, and a
finished game keeps an anonymous seat (see `anonymous.py`).

Each table is a transaction of its own, so that nobody has to wait for all of them. The fact that
somebody is being forgotten is written first and deleted with the last table. If the bot is killed
in between, it continues when it starts again.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.store.portions import others_turn, portions
from bot.tables.anonymous import nameless, nameless_id, nameless_word, who_left
from bot.tables.clocks.clocks import AWAY, started, time_for, waited_for
from bot.tables.clocks.saving import save_clocks, with_seat
from bot.tables.due.reminders import calls, reminder_lane
from bot.tables.lobbies.sitting import get_up
from bot.tables.motions.takeover import TAKEN
from bot.tables.names import marked
from bot.tables.notifications import (
    Notice,
    private_lane,
    read_text,
    sweep_message,
    write_notices,
)
from bot.tables.pings.mentions import MENTIONING, read_mention, without
from bot.tables.tables import handle, load
from bot.tables.voting.rules import seat_changed_hands, went_on
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from bot.ids import InteractionId, PersonId, TableNumber
    from bot.people import People
    from bot.store.rows import SeatRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from games.engine import Arg, Seat

_SAID = ("line", "note", "whisper")
"""The kinds of outbox rows whose body is a sentence."""


class Footprint(msgspec.Struct, frozen=True):
    """The number of somebody's seats: in lobbies, in games under way, and in finished games."""

    lobby: int
    playing: int
    over: int


class Deletions:
    """Deletes the data of people.

    elsewhere: forgets somebody where it is not about tables.
    """

    def __init__(
        self, tables: Tables, people: People, elsewhere: Callable[[PersonId], Awaitable[None]]
    ) -> None:
        self._tables = tables
        self._people = people
        self._elsewhere = elsewhere

    async def footprint(self, person: PersonId) -> Footprint:
        """Returns what deleting somebody would change at tables."""
        counts = await self._tables.store.read(lambda tx: tx.seats_by_phase(person))
        return Footprint(*(counts.get(phase, 0) for phase in ("lobby", "playing", "over")))

    async def erase(self, person: PersonId, interaction_id: InteractionId | None = None) -> None:
        """Deletes everything that is stored about somebody. Raises `HandledError`, `StoreError`."""
        names: set[str] = set()
        async for numbers in self._tables_with(person):
            found = partial(_names_at, numbers=numbers, person=person)
            names |= await self._tables.store.read(found)

        def begin(tx: Transaction) -> None:
            handle(tx, interaction_id)
            tx.begin_erasure(person, names)

        await self._tables.store.write(begin)
        await self._go_on(person)

    async def resume(self) -> int:
        """Continues what an earlier process has begun, and returns the number of people."""
        people = await self._tables.store.read(lambda tx: tx.erasures())
        for person in people:
            await self._go_on(person)
        return len(people)

    async def _go_on(self, person: PersonId) -> None:
        try:
            while True:
                async for numbers in self._tables_with(person):
                    for number in numbers:
                        begun = time.perf_counter()
                        await self._leave(number, person)
                        await others_turn(begun)
                await self._elsewhere(person)
                if await self._tables.store.write(partial(_end, person=person)):
                    return  # otherwise they have joined another table or night meanwhile
        finally:
            self._people.forget(person)  # the store knows the result, whatever it was

    def _tables_with(self, person: PersonId) -> AsyncIterator[list[TableNumber]]:
        """Yields the numbers of somebody's tables, in order."""
        return portions(self._tables.store, lambda tx, after: tx.tables_with(person, after))

    async def _leave(self, number: TableNumber, person: PersonId) -> None:
        """Forgets somebody at one table, completely or not at all."""
        async with self._tables.hold(number):
            await self._tables.save_all(partial(_forget_at, number=number, person=person))


def _names_at(tx: Transaction, numbers: list[TableNumber], person: PersonId) -> set[str]:
    return tx.names_at(numbers, person)


def _forget_at(tx: Transaction, number: TableNumber, person: PersonId) -> list[Table]:
    """Forgets somebody at one table. Returns the table after that, or nothing if they were
    forgotten before.
    """
    erasure = tx.erasure(person)
    if erasure is None:
        return []  # the deletion was requested twice, and the other request was faster
    table = load(tx, number)
    names = {*erasure.names, *tx.names_at([number], person)}
    if table.row.phase == "playing":
        for place in _played(tx, table, person):
            tx.leave_seat(number, who_left(tx, number, person), place)
    _leave(tx, table, person)
    _replace_name(tx, table, person, names | {marked(name) for name in names})
    tx.drop_draft(number, person)
    if tx.forget_watcher(number, person):
        write_notices(tx, number, [Notice("card")])
    tx.forget_put_out(number, person)
    tx.forget_seat_wish(number, person)
    tx.forget_seat_request(number, person)
    tx.forget_invited(number, person)
    tx.forget_past(number, person)
    return [load(tx, number)]


def _end(tx: Transaction, person: PersonId) -> bool:
    """Forgets what is left of somebody, unless there is a table or a night left."""
    if tx.tables_with(person, most=1) or tx.nights_with(person):
        return False
    _remove_mentions(tx, person)
    tx.forget_person(person, (private_lane(person), reminder_lane(person)))
    return True


def _played(tx: Transaction, table: Table, person: PersonId) -> set[Seat]:
    """Returns the seats whose secrets somebody knows."""
    seat = table.seat_of(person)
    return {*tx.sat_at(table.id, person), *(() if seat is None else (seat,))}


def _leave(tx: Transaction, table: Table, person: PersonId) -> None:
    """Removes somebody from a table."""
    seat = next((seat for seat in table.seats if seat.person == person), None)
    if seat is not None and seat.hand is not None:
        dm = tx.person(person).dm_channel
        if dm is not None:
            sweep_message(tx, table.id, dm, seat.hand)
    if seat is not None and table.row.phase == "lobby":
        get_up(tx, table, person)
        write_notices(tx, table.id, [Notice("card")])
    elif seat is not None:
        _leave_nameless(tx, table, seat)
    row = tx.table(table.id)
    if row is not None and row.host == person:
        tx.save_table(table.id, host=_other_host(tx, table, seat))


def _leave_nameless(tx: Transaction, table: Table, seat: SeatRow) -> None:
    instead, word = nameless_id(seat.place), nameless_word(seat.place, table.row.locale)
    tx.leave_nameless(table.id, seat.person, instead, word)
    tx.drop_reminder(table.id, seat.person)
    if table.row.phase != "playing":
        return
    if not table.in_game(seat.place):  # they had left the game before, so there is nothing to play
        write_notices(tx, table.id, [Notice("turn"), Notice("card")])
        return
    left = msgspec.structs.replace(
        seat, person=instead, name=word, hand=None, off_from=None, off_to=None
    )
    before = with_seat(table, left)
    after = with_seat(before, _played_by_table(before, left, tx.now))
    seat_changed_hands(tx, table.id, seat.place)
    save_clocks(tx, before.seats, after, tx.now)
    went_on(tx, before, after)
    told = Notice("line", text=text("nameless-left", who=Who(seat.place)))
    write_notices(tx, table.id, [told, Notice("card")])


def _played_by_table(table: Table, seat: SeatRow, now: int) -> SeatRow:
    """Returns an anonymous seat; if the table waits for it, its clock runs or will."""
    away = msgspec.structs.replace(seat, away=AWAY)
    if seat.place not in waited_for(table) or seat.ends is not None:
        return away
    time = time_for(away, table) if seat.rest is None else seat.rest
    if table.row.still:
        return msgspec.structs.replace(away, rest=time)
    return started(away, now, time)


def _other_host(tx: Transaction, table: Table, seat: SeatRow | None) -> PersonId:
    """Returns the next host: the first person who is there, or nobody."""
    people = [row.person for row in tx.seats(table.id) if not nameless(row.person)]
    if table.row.phase == "playing" and people:
        return people[0]
    return nameless_id(0 if seat is None else seat.place)


def _replace_name(tx: Transaction, table: Table, person: PersonId, names: set[str]) -> None:
    """Replaces such a name by the neutral word in sentences about a table, told or not delivered
    yet, also in the one that says who has taken the seat over.
    """
    places = {old.place for old in tx.sittings(table.id) if old.person == person}
    word = nameless_word(table.seat_of(person) or min(places, default=0), table.row.locale)

    def unsaid(body: str) -> str:
        said = read_text(body)
        other, who = _reworded(said, names, word), said.args.get("who")
        if said.key == TAKEN and isinstance(who, Who) and who.seat in places:
            other = text(TAKEN, who=who, old=word)
        return body if other == said else msgspec.json.encode(other).decode()

    tx.forget_whispers(table.id, person)
    for told in tx.told_at(table.id):
        if (line := unsaid(told.line)) != told.line:
            tx.reword(told.id, line)
    for row in tx.sentences(table.id):
        body = row.body
        if row.kind in _SAID:
            body = unsaid(row.body)
        elif row.kind in MENTIONING:
            said = read_mention(row.body)
            other = msgspec.structs.replace(said, text=_reworded(said.text, names, word))
            body = other.encode()
        if body != row.body:
            tx.rewrite(row.id, body)


def _remove_mentions(tx: Transaction, person: PersonId) -> None:
    """Removes a forgotten person from all pending mentions, at their own tables or others."""
    mention = f"<@{person}>"
    for row in tx.naming(person):
        if row.kind in MENTIONING:
            kept = without(read_mention(row.body), person)
            if kept is None:
                tx.delivered([row])
            else:
                tx.rewrite(row.id, kept.encode())
        elif mention in row.body or calls(row, person):
            tx.delivered([row])


def _reworded(said: Text, names: set[str], word: str) -> Text:
    return Text(said.key, {name: _instead(arg, names, word) for name, arg in said.args.items()})


def _instead(arg: Arg, names: set[str], word: str) -> Arg:
    if isinstance(arg, Text):
        return _reworded(arg, names, word)
    if isinstance(arg, tuple):
        return tuple(_part(part, names, word) for part in arg)
    return word if isinstance(arg, str) and arg in names else arg


def _part(part: Who | Text | str, names: set[str], word: str) -> Who | Text | str:
    if isinstance(part, Text):
        return _reworded(part, names, word)
    return word if isinstance(part, str) and part in names else part
