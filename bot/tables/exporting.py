"""Everything that is stored about somebody, as plain values for a JSON file.

Of a game that goes on it holds what its owner may see and no more: their own moves and the view of
their seat, never the seed, the state or what others did in secret. Ids are written as text, since
many programs cannot hold such long numbers; times as ISO 8601 in UTC.
"""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from bot.tables.notices import private_lane, read_text
from bot.tables.reminding import reminder_lane
from bot.tables.tables import load
from bot.words import speaker
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.rows import MoveRow, OutboxRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat
    from games.words import Speaker

_IDS = ("person", "dm_channel", "hand")
_TIMES = ("ends", "began", "off_from", "off_to", "at", "starts")
_SAID = ("note", "whisper", "line")


def export(tx: Transaction, person: int, locale: str) -> dict[str, Any]:
    """All of it. locale: of what stands in sentences."""
    tables = [load(tx, number) for number in tx.tables_with(person)]
    settings = _plain(tx.person(person))
    del settings["id"]
    return {
        "about": speaker(locale)(text("me-export-file")),
        "made": _iso(tx.now),
        "you": str(person),
        "settings": settings,
        "vacations": [_without(_plain(row), "id", "person") for row in tx.vacations(person)],
        "tables": [_table(tx, table, person, locale) for table in tables],
        "waiting": [_waiting(tx, row, locale) for row in _rows_for(tx, person)],
        "newest messages": {
            lane.partition(":")[0]: str(message)
            for lane in _lanes(person)
            if (message := tx.last_message(lane)) is not None
        },
    }


def _lanes(person: int) -> tuple[str, str]:
    return private_lane(person), reminder_lane(person)


def _rows_for(tx: Transaction, person: int) -> list[OutboxRow]:
    """What is to be sent to them, set aside or not, and what calls them where others see it."""
    called = [row for row in tx.naming(person) if row.lane not in _lanes(person)]
    return [*(row for lane in _lanes(person) for row in tx.in_lane(lane)), *called]


def _table(tx: Transaction, table: Table, person: int, locale: str) -> dict[str, Any]:
    row, place = table.row, table.seat_of(person)
    say = speaker(locale, table.names)
    return {
        "table": table.id,
        "game": row.game,
        "phase": row.phase,
        "options": row.options,
        "pace": row.pace,
        "server": str(row.guild),
        "channel": str(row.channel),
        "thread": None if row.thread is None else str(row.thread),
        "opened": _iso(row.opened),
        "changed": _iso(row.changed),
        "you are its host": row.host == person,
        "seat": None if place is None else _seat(table, person),
        "half-made move": _draft(tx, table.id, person),
        "reminder": _reminder(tx, table.id, person),
        "moves": [_move(move) for move in _own_moves(tx, table, person)],
        "seats given up": [
            {"seat": old.place, "after move": old.plies}
            for old in tx.sittings(table.id)
            if old.person == person
        ],
        "votes": _votes(tx, table, person),
        "result": [
            {"seat": result.seat, "place": result.place, "score": result.score}
            for result in tx.results(table.id)
            if result.person == person
        ],
        "what you see": [] if place is None else _seen(table, place, say),
    }


def _seat(table: Table, person: int) -> dict[str, Any]:
    row = next(seat for seat in table.seats if seat.person == person)
    return _without(_plain(row), "table_id", "person")


def _draft(tx: Transaction, table: int, person: int) -> dict[str, Any] | None:
    row = tx.draft(table, person)
    return None if row is None else _without(_plain(row), "table_id", "person")


def _reminder(tx: Transaction, table: int, person: int) -> dict[str, Any] | None:
    row = tx.reminder(table, person)
    return None if row is None else _without(_plain(row), "table_id", "person")


def _own_moves(tx: Transaction, table: Table, person: int) -> list[MoveRow]:
    """The moves made at a seat while it was theirs."""
    theirs = {
        (span.seat, ply)
        for span in _spans(tx, table, person)
        for ply in range(span.plies[0] + 1, span.plies[1] + 1)
    }
    return [move for move in tx.moves(table.id) if (move.seat, move.ply) in theirs]


class _Span(msgspec.Struct, frozen=True):
    """A seat while it was somebody's: after which ply and when that began and ended."""

    seat: Seat
    plies: tuple[int, int]
    times: tuple[int, int]


def _spans(tx: Transaction, table: Table, person: int) -> list[_Span]:
    spans = []
    for seat in table.seats:
        held = [old for old in tx.sittings(table.id) if old.place == seat.place]
        ends = [
            (None, 0, 0),
            *((old.person, old.plies, old.at) for old in held),
            (seat.person, table.row.plies, tx.now),
        ]
        spans += [
            _Span(seat.place, (before[1], after[1]), (before[2], after[2]))
            for before, after in pairwise(ends)
            if after[0] == person
        ]
    return spans


def _move(move: MoveRow) -> dict[str, Any]:
    return {"move": move.ply, "at": _iso(move.at), "made": move.path}


def _votes(tx: Transaction, table: Table, person: int) -> list[dict[str, Any]]:
    """What was put by them or about them while the seat was theirs, and what they answered: the
    answers for a seat that are kept are those of who plays it now.
    """
    spans, now = _spans(tx, table, person), table.seat_of(person)
    votes = []
    for motion in tx.all_motions(table.id):
        held = {span.seat for span in spans if span.times[0] <= motion.put <= span.times[1]}
        agreed = None if now is None else motion.votes.get(str(now))
        if held & {motion.author, motion.target} or agreed is not None:
            votes.append(
                {
                    "about": motion.kind,
                    "put": _iso(motion.put),
                    "you put it": motion.author in held,
                    "about your seat": motion.target in held,
                    "you agreed": agreed,
                    "outcome": motion.outcome,
                }
            )
    return votes


def _seen(table: Table, place: Seat, say: Speaker) -> list[str]:
    """What the seat holds and where its game stands, in the words of its panel."""
    if table.state is None or table.row.phase != "playing":
        return []
    view = table.view(place)
    return [say(line) for line in (table.game.headline(view), *table.game.holdings(view))]


def _waiting(tx: Transaction, row: OutboxRow, locale: str) -> dict[str, Any]:
    """Something that is to be sent to them. What all see is theirs only in that it calls them."""
    said = None
    if row.kind in _SAID and row.lane.startswith("dm:"):
        seats = () if row.table_id is None else tx.seats(row.table_id)
        said = speaker(locale, tuple(seat.name for seat in seats))(read_text(row.body))
    return {"table": row.table_id, "kind": row.kind, "made": _iso(row.made), "says": said}


# -- values --------------------------------------------------------------------------------------


def _plain(row: msgspec.Struct) -> dict[str, Any]:
    """A row with its ids as text and its times in words."""
    values: dict[str, Any] = msgspec.to_builtins(row)
    return {name: _readable(name, value) for name, value in values.items()}


def _readable(name: str, value: Any) -> Any:
    how: Callable[[int], str] | None = str if name in _IDS else _iso if name in _TIMES else None
    return value if how is None or value is None else how(value)


def _without(values: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name not in names}


def _iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
