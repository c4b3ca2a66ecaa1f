"""The tables of a night: planned for people who are there, and opened with everybody sitting."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from bot.ids import PersonId
from bot.nights import agenda
from bot.nights.messages import BOARD, CARD, show
from bot.nights.seating import GameSize, Guest
from bot.store.rows import SeatRow
from bot.tables.lobbies.opened import greet
from bot.tables.options import settled_options
from bot.tables.presence.self_start import ENOUGH
from bot.tables.seating import seat_name
from bot.tables.tables import load
from bot.tables.welcome.avoiding import tell_avoiders
from games.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.nights.night import Night
    from bot.nights.nights import Nights
    from bot.nights.seater import Seater
    from bot.nights.seating import Round, Seated
    from bot.store.sql.nights import AnswerRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table


class Planner:
    """Plans rounds."""

    def __init__(self, nights: Nights, seater: Seater) -> None:
        self._nights = nights
        self._seater = seater

    async def plan(self, night: Night, people: Sequence[AnswerRow]) -> Round:
        """Returns who sits down with whom, for people who are there; at no table if they are fewer
        than two.
        """
        guests = [Guest(one.person, frozenset(one.likes), one.left_out) for one in people]
        games = [GameSize.of(find_game(key)) for key in night.row.games]
        met, apart, secret = await self._nights.store.read(
            lambda tx: (_met(tx, night), tx.apart(one.person for one in people), tx.secret())
        )
        return await self._seater.plan(
            guests,
            games,
            apart=apart,
            met=met,
            computers=night.row.computers is not None,
            seed=f"{secret.hex()}:{night.id}:{night.row.round}",
        )


def _met(tx: Transaction, night: Night) -> Counter[frozenset[int]]:
    """Returns how often pairs of people have sat at one table tonight, and in the last night."""
    before = tx.nights_past(night.row.guild, 1)
    tables = [*night.tables, *(table for row in before for table in tx.night_tables(row.id))]
    met: Counter[frozenset[int]] = Counter()
    for table in tables:
        people = [seat.person for seat in tx.seats(table.table_id) if seat.person > 0]
        met.update(frozenset(pair) for pair in combinations(people, 2))
    return met


def open_round(tx: Transaction, night: Night, planned: Round) -> list[Table]:
    """Opens the tables of the next round with everybody sitting; who has no seat waits on the
    bench. Returns the tables.

    It is one transaction with whatever led to it, so that no crash opens a table twice.
    """
    number = night.row.round + 1
    tables = [_open(tx, night, number, place, one) for place, one in enumerate(planned.tables)]
    for person in planned.left_out:
        tx.note_answer(night.id, PersonId(person), left_out=True, bench=tx.now)
    tx.save_night(night.id, state="playing", round=number)
    tx.drop_night_due(night.id, [agenda.BENCH, agenda.CLOSE])
    tx.set_night_due(night.id, f"{agenda.DEAL}:{number}", tx.now + agenda.GRACE)
    show(tx, night.id, CARD, BOARD)
    return tables


def _open(tx: Transaction, night: Night, number: int, place: int, planned: Seated) -> Table:
    game, row = find_game(planned.game), night.row
    people = [PersonId(person) for person in planned.people]
    table = tx.add_table(
        game=planned.game,
        options=settled_options(planned.game, row.pace, {}),
        locale=row.locale,
        guild=row.guild,
        channel=row.channel,
        host=people[0],
        pace=row.pace,
        phase="lobby",
        start_with=ENOUGH,
        full_told=True,  # nobody has waited for it to fill
        fill=row.computers,
        fill_to=max(len(people) + planned.computers, game.best) if row.computers else 0,
    )
    seats: list[SeatRow] = []
    for person in people:
        known = night.person(person)
        name = seat_name("" if known is None else known.name, seats, game, row.locale)
        seats.append(SeatRow(table_id=table, person=person, place=len(seats), name=name))
        tx.add_seat(seats[-1])
        tx.note_answer(night.id, person, table_id=table, bench=None, left_out=False, here="here")
    for person in people:  # where there was no way to keep them apart
        tell_avoiders(tx, table, person)
    greet(tx, table)
    tx.add_night_table(night.id, number, place, table)
    return load(tx, table)
