"""A database with very many tables in it, all in the middle of their games."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bot.benching.client import GAME, SEATS
from bot.store.rows import MoveRow, SeatRow
from bot.store.sqlite import SqliteStore
from games.choosing import to_notation
from games.options import options_dict
from games.record import Recorder
from games.registry import find_game
from games.selfplay import make_seed, next_move

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.transaction import Transaction

TABLES = 10_000
_DIFFERENT = 50
"""So many different games are played for them."""
_MOVES = 20
_AT_ONCE = 500
_NOW = 1_700_000_000_000


async def store_tables(database: Path, tables: int = TABLES) -> None:
    """Make a database with this many tables."""
    games = [_play(number) for number in range(_DIFFERENT)]
    store = await SqliteStore.open(database, lambda: _NOW)
    try:
        for first in range(0, tables, _AT_ONCE):

            def job(tx: Transaction, first: int = first) -> None:
                for number in range(first, min(first + _AT_ONCE, tables)):
                    _store(tx, number, games[number % _DIFFERENT])

            await store.write(job)
    finally:
        await store.close()


def _play(number: int) -> Recorder:
    """A game broken off after some moves."""
    game = find_game(GAME)
    rng = random.Random(number)  # noqa: S311 - which moves are made is no secret
    playing = Recorder(game, SEATS, game.options(), make_seed(f"stored {number}"))
    for _ in range(_MOVES):
        playing.play(*next_move(game, playing.state, rng))
    return playing


def _store(tx: Transaction, number: int, playing: Recorder) -> None:
    record = playing.record
    table = tx.add_table(
        game=GAME,
        options=options_dict(playing.game.options()),
        locale="en",
        guild=1 + number % 1_000,
        channel=10_000 + number,
        thread=100_000 + number,
        host=number,
        phase="playing",
        seed=record.chance,
        drawn=playing.chance.drawn,
        plies=len(record.moves),
        state=playing.game.encode(playing.state).decode(),
        versions=(1,) * SEATS,
    )
    for seat in range(SEATS):
        tx.add_seat(SeatRow(table_id=table, person=number + seat, place=seat, name=f"P{seat}"))
    for ply, move in enumerate(record.moves, 1):
        path = to_notation(move.path)
        tx.add_move(MoveRow(table_id=table, ply=ply, seat=move.seat, path=path, at=_NOW))
