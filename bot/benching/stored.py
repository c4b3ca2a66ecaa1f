"""Databases with very many tables: of different people in the middle of their games, or all of
one person with most games over.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from bot.benching.client import GAME, SEATS
from bot.clock import DAY
from bot.ids import PersonId, TableNumber
from bot.store.clock_rows import ReminderRow
from bot.store.rows import DueRow, MoveRow, SeatRow
from bot.store.sqlite import SqliteStore
from bot.tables.clocks.pace import DEFAULT, PACES, left_at
from bot.tables.clocks.saving import TIME
from bot.tables.clocks.waiting import note_waiting
from bot.tables.finished.results import results_of
from bot.tables.tables import load
from games.chance import make_seed
from games.choosing import to_notation
from games.options import options_dict
from games.record import Recorder
from games.registry import find_game
from games.selfplay import next_move

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.store import Store
    from bot.store.transaction import Transaction
    from bot.tables.lobbies.opening import Place

TABLES = 10_000
_DIFFERENT = 50
"""Different games that are played for the tables."""
_FINISHED = 10
"""Games among them that are played to the end."""
_MOVES = 20
_AT_ONCE = 500
_PACE = "three-days"
_NOW = 1_700_000_000_000


async def store_tables(
    database: Path, tables: int = TABLES, due: int | None = None, moves: int = _MOVES
) -> None:
    """Makes a database with this many tables.

    due: if set, a clock runs at each table; the first deadline is then (unix milliseconds), the
    others are within a day after it. moves: made at each.
    """
    games = [_play(number, moves) for number in range(_DIFFERENT)]
    store = await SqliteStore.open(database, lambda: _NOW)
    try:
        for first in range(0, tables, _AT_ONCE):

            def job(tx: Transaction, first: int = first) -> None:
                for number in range(first, min(first + _AT_ONCE, tables)):
                    game = games[number % _DIFFERENT]
                    table = _store(tx, PersonId(number), game, _PACE if due else DEFAULT)
                    if due is not None:
                        _start_clock(
                            tx, table, PersonId(number), game, due + DAY * number // tables
                        )

            await store.write(job)
    finally:
        await store.close()


async def store_somebody(
    store: Store, person: PersonId, place: Place, now: int, tables: int = 1_000, going: int = 100
) -> None:
    """Seats somebody at `tables` tables, of which `going` are under way and the others are over.

    place: where they were opened. now: when the games ended, and the clocks of the others began.
    """
    under_way = [_play(number, _MOVES) for number in range(_DIFFERENT)]
    over = [_play(number, None) for number in range(_FINISHED)]
    for first in range(0, tables, _AT_ONCE):

        def job(tx: Transaction, first: int = first) -> None:
            for number in range(first, min(first + _AT_ONCE, tables)):
                ended = number >= going
                games = over if ended else under_way
                game = games[number % len(games)]
                table = _store(tx, person, game, _PACE, place, over=ended)
                if ended:
                    tx.save_results(results_of(load(tx, table)))
                else:
                    _start_clock(tx, table, person, game, now + 2 * DAY + number)
                    note_waiting(tx, load(tx, table))

        await store.write(job)


def _play(number: int, moves: int | None) -> Recorder:
    """Returns a game stopped after some moves, or played to its end for None."""
    game = find_game(GAME)
    rng = random.Random(number)  # noqa: S311 - which moves are made is no secret
    playing = Recorder(game, SEATS, game.options(), make_seed(f"stored {number}"))
    while game.result(playing.state) is None and len(playing.record.moves) != moves:
        playing.play(*next_move(game, playing.state, rng))
    return playing


def _store(
    tx: Transaction,
    first: PersonId,
    playing: Recorder,
    pace: str,
    place: Place | None = None,
    *,
    over: bool = False,
) -> TableNumber:
    """Stores a game as a table of the people from `first` on, and returns its number.

    place: None for one of its own.
    """
    record = playing.record
    table = tx.add_table(
        game=GAME,
        options=options_dict(playing.game.options()),
        locale="en",
        guild=1 + first % 1_000 if place is None else place.guild,
        channel=10_000 + first if place is None else place.channel,
        thread=100_000 + first if place is None else None,
        host=first,
        pace=pace,
        phase="over" if over else "playing",
        seed=record.chance,
        drawn=playing.chance.drawn,
        plies=len(record.moves),
        state=playing.game.encode(playing.state).decode(),
        versions=(1,) * SEATS,
    )
    for seat in range(SEATS):
        tx.add_seat(
            SeatRow(table_id=table, person=PersonId(first + seat), place=seat, name=f"P{seat}")
        )
    for ply, move in enumerate(record.moves, 1):
        path = to_notation(move.path)
        tx.add_move(MoveRow(table_id=table, ply=ply, seat=move.seat, path=path, at=_NOW))
    return table


def _start_clock(
    tx: Transaction, table: TableNumber, first: PersonId, playing: Recorder, ends: int
) -> None:
    """Starts the clock of the seat that a table waits for, with a reminder."""
    seat = min(playing.game.deciders(playing.state))
    row = SeatRow(table_id=table, person=PersonId(first + seat), place=seat, name=f"P{seat}")
    span = PACES[_PACE].decision or 0
    tx.save_clock(msgspec.structs.replace(row, ends=ends, began=ends - span))
    tx.set_due(DueRow(table_id=table, kind=TIME, at=ends))
    at = ends - left_at(1, span)
    tx.save_reminder(
        ReminderRow(table_id=table, person=row.person, step=1, at=at, ends=ends, span=span)
    )
