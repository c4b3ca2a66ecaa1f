"""Everything that is stored about somebody, as plain values for a JSON file.

Of a game that goes on it contains what its owner may see and no more: their own moves and the view
of their seat, never the seed, the state or what others did in secret. Ids are written as text,
since many programs cannot hold such long numbers; times are ISO 8601 in UTC.
"""

from __future__ import annotations

import asyncio
import sys
import time
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from bot.ids import NO_GUILD
from bot.store.portions import others_turn, portions
from bot.tables.due.reminders import calls, reminder_lane
from bot.tables.errors import TableError, UnknownTableError
from bot.tables.notifications import private_lane, read_text
from bot.tables.privacy.values import iso, plain_row, without
from bot.tables.tables import load
from bot.words import speaker
from games.engine import text
from games.words import MissingWordsError

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.ids import PersonId, TableNumber
    from bot.store.rows import OutboxRow, SeatRow, TableRow
    from bot.store.store import Store
    from bot.store.transaction import Transaction
    from games.engine import Seat
    from games.words import Speaker

_SAID = ("note", "whisper", "line")

MOST_WAITING = 20
"""The most people who wait for their export, because each takes seconds at worst, and Discord
accepts no answer after a quarter of an hour.
"""


class ExportRunningError(TableError):
    """Somebody's export is already being made."""

    def __init__(self) -> None:
        super().__init__(text("me-export-running"))


class ExportsBusyError(TableError):
    """Too many people are waiting for theirs."""

    def __init__(self) -> None:
        super().__init__(text("me-export-busy"))


class Exports:
    """Makes exports one after another, a table at a time, and lets others run in between. Each
    table is exported as it is when it is read.

    elsewhere: by name, what else there is of somebody that is not about tables.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.elsewhere: dict[str, Callable[[Transaction, PersonId], object]] = {}
        self._turn = asyncio.Lock()
        self._asked: set[int] = set()

    async def export(self, person: PersonId, locale: str) -> bytes:
        """Returns everything that is stored about somebody, as JSON. locale: for sentences.

        Raises `ExportRunningError`, `ExportsBusyError`, `StoreError`.
        """
        if person in self._asked:
            raise ExportRunningError
        if len(self._asked) >= MOST_WAITING:
            raise ExportsBusyError
        self._asked.add(person)
        try:
            async with self._turn:
                return await self._written(person, locale)
        finally:
            self._asked.discard(person)

    async def _written(self, person: PersonId, locale: str) -> bytes:
        """Returns the file: what is about the person alone, with the tables in the middle."""
        rest = await self._store.read(
            lambda tx: (
                _about(tx, person, locale)
                | {name: of(tx, person) for name, of in self.elsewhere.items()}
            )
        )
        tables: list[bytes] = []
        theirs = portions(self._store, lambda tx, after: tx.tables_with(person, after))
        async for numbers in theirs:
            for number in numbers:
                begun = time.perf_counter()
                told = partial(_table, number=number, person=person, locale=locale)
                tables.append(await self._store.read(told))
                await others_turn(begun)
        about = msgspec.json.format(msgspec.json.encode(rest), indent=1)
        end = b"\n}"
        return b"".join(
            (about.removesuffix(end), b',\n "tables": [\n', b",\n".join(tables), b"\n ]", end)
        )


def _about(tx: Transaction, person: PersonId, locale: str) -> dict[str, Any]:
    """Returns what is stored about somebody outside of tables."""
    settings = plain_row(tx.person(person))
    del settings["id"]
    return {
        "about": speaker(locale)(text("me-export-file")),
        "made": iso(tx.now),
        "you": str(person),
        "settings": settings,
        "vacations": [without(plain_row(row), "id", "person") for row in tx.vacations(person)],
        "people you avoid": [
            without(plain_row(row), "name") | {"called": row.name} for row in tx.avoided(person)
        ],
        "people you avoid who sit where you do, of which you will be told": [
            {"table": row.table_id, "who": str(row.other)} for row in tx.beside(person)
        ],
        "explained to you": [{"tip": tip, "at": iso(at)} for tip, at in tx.tips_shown(person)],
        "calls you wish for": [
            {
                "server": str(row.guild),
                "games": row.games,
                "starts": row.starts,
                "ends": row.ends,
                "last call": None if row.last_call is None else iso(row.last_call),
            }
            for row in tx.call_wishes_of(person)
        ],
        "waiting": [_waiting(tx, row, locale) for row in _rows_for(tx, person)],
        "newest messages": {
            lane.partition(":")[0]: str(message)
            for lane in _lanes(person)
            if (message := tx.last_message(lane)) is not None
        },
    }


def _lanes(person: PersonId) -> tuple[str, str]:
    return private_lane(person), reminder_lane(person)


def _rows_for(tx: Transaction, person: PersonId) -> list[OutboxRow]:
    """Returns the messages that are to be sent to them, parked or not, and public ones that
    mention them.
    """
    called = [row for row in tx.naming(person) if calls(row, person)]
    return [*(row for lane in _lanes(person) for row in tx.in_lane(lane)), *called]


def _table(tx: Transaction, number: TableNumber, person: PersonId, locale: str) -> bytes:
    """Returns one table, as JSON.

    Of a game that goes on it contains nothing that its owner was not shown: neither when the table
    last changed nor how many moves there were, since others' secret answers change both.
    """
    row = tx.table(number)
    if row is None:
        raise UnknownTableError(number)
    seats = tx.seats(number)
    seat = next((seat for seat in seats if seat.person == person), None)
    put_out, wished = tx.put_out_at(number, person), tx.seat_wished_at(number, person)
    asked, invited = tx.seat_request(number, person), tx.invited_at(number, person)
    told = {
        "table": number,
        "game": row.game,
        "phase": row.phase,
        "options": row.options,
        "pace": row.pace,
        "server": None if row.guild == NO_GUILD else str(row.guild),
        "channel": None if row.guild == NO_GUILD else str(row.channel),
        "thread": None if row.thread is None else str(row.thread),
        "lesson": row.lesson,
        "opened": iso(row.opened),
        "ended": iso(row.changed) if row.phase == "over" else None,
        "you are its host": row.host == person,
        "seat": None if seat is None else without(plain_row(seat), "table_id", "person"),
        "looked since asked": None if seat is None else tx.news(number, person, 0).seen,
        "watching": _watching(tx, number, person),
        "the host asked you to leave": None if put_out is None else iso(put_out),
        "to be told of a free seat since": None if wished is None else iso(wished),
        "you ask to sit down": None
        if asked is None
        else {"called": asked.name, "at": iso(asked.at)},
        "you may sit down without asking since": None if invited is None else iso(invited),
        "half-made move": _draft(tx, number, person),
        "reminder": _reminder(tx, number, person),
        "moves": _own_moves(tx, row, seats, person),
        "seats given up": [
            {"seat": old.place, "at": iso(old.at)}
            for old in tx.sittings(number)
            if old.person == person
        ],
        "votes": _votes(tx, row, seats, person),
        "result": [
            {"seat": result.seat, "place": result.place, "score": result.score}
            for result in tx.results(number)
            if result.person == person
        ],
        "told": _told(tx, number, seats, person, locale),
        "what you see": [] if seat is None else _seen(tx, row, seat.place, locale),
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1)


def _watching(tx: Transaction, table: TableNumber, person: PersonId) -> dict[str, Any] | None:
    """Returns what is stored of somebody who looked on without a seat."""
    row = tx.watcher(table, person)
    if row is None:
        return None
    since = None if row.keen is None else iso(row.keen)
    return {"looked": row.looked, "would like to play the next game since": since}


def _draft(tx: Transaction, table: TableNumber, person: PersonId) -> dict[str, Any] | None:
    row = tx.draft(table, person)
    return None if row is None else {"path": row.path, "partial": row.partial}


def _reminder(tx: Transaction, table: TableNumber, person: PersonId) -> dict[str, Any] | None:
    row = tx.reminder(table, person)
    return None if row is None else without(plain_row(row), "table_id", "person")


def _own_moves(
    tx: Transaction, row: TableRow, seats: list[SeatRow], person: PersonId
) -> list[dict[str, Any]]:
    """Returns the moves made at a seat while it was theirs, with numbers of their own, because
    the table's numbers count what others do in secret.
    """
    spans = _spans(tx, row, seats, person)
    theirs = [
        move
        for move in tx.moves(row.id)
        if any(
            span.seat == move.seat and span.plies[0] < move.ply <= span.plies[1] for span in spans
        )
    ]
    return [
        {"move": number, "at": iso(move.at), "made": move.path}
        for number, move in enumerate(theirs, 1)
    ]


class _Span(msgspec.Struct, frozen=True):
    """A seat while it was somebody's: the plies after which that began and ended, and the times."""

    seat: Seat
    plies: tuple[int, int]
    times: tuple[int, int]


def _spans(tx: Transaction, row: TableRow, seats: list[SeatRow], person: PersonId) -> list[_Span]:
    spans = []
    before = tx.sittings(row.id)
    for seat in seats:
        ends = [
            (None, 0, 0),
            *((old.person, old.plies, old.at) for old in before if old.place == seat.place),
            (seat.person, sys.maxsize, tx.now),
        ]
        spans += [
            _Span(seat.place, (before[1], after[1]), (before[2], after[2]))
            for before, after in pairwise(ends)
            if after[0] == person
        ]
    return spans


def _votes(
    tx: Transaction, row: TableRow, seats: list[SeatRow], person: PersonId
) -> list[dict[str, Any]]:
    """Returns the motions by them or about them while the seat was theirs, and their answers.

    The stored answers of a seat are those of the person who plays it now.
    """
    spans = _spans(tx, row, seats, person)
    now = next((seat.place for seat in seats if seat.person == person), None)
    votes = []
    for motion in tx.all_motions(row.id):
        held = {span.seat for span in spans if span.times[0] <= motion.put <= span.times[1]}
        agreed = None if now is None else motion.votes.get(str(now))
        if held & {motion.author, motion.target} or agreed is not None:
            votes.append(
                {
                    "about": motion.kind,
                    "put": iso(motion.put),
                    "you put it": motion.author in held,
                    "about your seat": motion.target in held,
                    "you agreed": agreed,
                    "outcome": motion.outcome,
                }
            )
    return votes


def _told(
    tx: Transaction, table: TableNumber, seats: list[SeatRow], person: PersonId, locale: str
) -> list[str]:
    """Returns what they were told at a table, alone or with everybody, in order."""
    say = speaker(locale, tuple(seat.name for seat in seats))
    return [_in_words(say, row.line) for row in tx.told_since(table, 0, person)]


def _in_words(say: Speaker, body: str) -> str:
    """Returns a stored sentence in words, or its key if an older version told it in words that are
    gone.
    """
    said = read_text(body)
    try:
        return say(said)
    except MissingWordsError:
        return said.key


def _seen(tx: Transaction, row: TableRow, place: Seat, locale: str) -> list[str]:
    """Returns what the seat holds and the state of its game, in the words of its panel."""
    if row.phase != "playing":
        return []
    table = load(tx, row.id)
    view, say = table.view(place), speaker(locale, table.names)
    return [say(line) for line in (table.game.headline(view), *table.game.holdings(view))]


def _waiting(tx: Transaction, row: OutboxRow, locale: str) -> dict[str, Any]:
    """Returns a message that is to be sent to them. A public one is theirs only in that it
    mentions them.
    """
    said = None
    if row.kind in _SAID and row.lane.startswith("dm:"):
        seats = () if row.table_id is None else tx.seats(row.table_id)
        said = _in_words(speaker(locale, tuple(seat.name for seat in seats)), row.body)
    return {"table": row.table_id, "kind": row.kind, "made": iso(row.made), "says": said}
