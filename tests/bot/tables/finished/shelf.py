"""Finished tables, put into a store as if they had been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.ids import ChannelId, GuildId, PersonId, TableNumber
from bot.store.rows import MoveRow, SeatRow
from bot.tables.clocks.clocks import AWAY
from bot.tables.finished.results import results_of
from bot.tables.tables import load
from games.chance import Seeded
from games.choosing import to_notation
from games.options import options_dict
from games.record import replay
from games.registry import find_game
from games.selfplay import play_game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.rows import LevelName
    from bot.store.store import Store
    from bot.store.transaction import Transaction
    from games.record import Record

GUILD, CHANNEL = GuildId(11), ChannelId(22)


def finished_game(game: str, seats: int, words: str = "shelf") -> Record:
    """Returns a whole random game; the same words give the same game."""
    rules = find_game(game)
    return play_game(rules, seats, rules.options(), words)


async def shelve(
    store: Store,
    record: Record,
    people: Sequence[PersonId],
    names: Sequence[str],
    *,
    guild: GuildId = GUILD,
    channel: ChannelId = CHANNEL,
    away: Sequence[int] = (),
    computers: Mapping[int, LevelName] | None = None,
    results: bool = True,
    sealed: str | None = "",
) -> TableNumber:
    """Stores a table with this game; returns its number.

    away: seats that the table played to the end. computers: levels by seat. results: whether they
    were written, as older versions did not do. sealed: the hash that was posted, "" for the right
    one.
    """
    rules, played = find_game(record.game), replay(record)
    assert isinstance(record.chance, bytes)
    seal = Seeded(record.chance).commitment if sealed == "" else sealed

    def job(tx: Transaction) -> TableNumber:
        number = tx.add_table(
            game=record.game,
            options=options_dict(rules.options()),
            locale="en",
            guild=guild,
            channel=channel,
            host=people[0],
            phase="over",
            seed=record.chance,
            sealed=seal,
            drawn=played.drawn,
            plies=len(record.moves),
            state=rules.encode(played.state).decode(),
            versions=(0,) * len(people),
        )
        for place, (person, name) in enumerate(zip(people, names, strict=True)):
            level = (computers or {}).get(place)
            tx.add_seat(
                SeatRow(table_id=number, person=person, place=place, name=name, computer=level)
            )
            if place in away:
                tx.save_clock(msgspec.structs.replace(tx.seats(number)[place], away=AWAY))
        for ply, move in enumerate(record.moves, 1):
            path = to_notation(move.path)
            tx.add_move(
                MoveRow(table_id=number, ply=ply, seat=move.seat, path=path, at=tx.now + ply)
            )
        if results:
            tx.save_results(results_of(load(tx, number)))
        return number

    return await store.write(job)
