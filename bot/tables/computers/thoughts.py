"""What computers will do at a table as it is: all moves of one turn, thought before the first of
them is made.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from bot.safe_errors import describe
from bot.tables.clocks.clocks import level_at
from bot.tables.clocks.standing_orders import ordered
from bot.tables.clocks.thinking import is_unwatched, next_thought, thinkers
from bot.tables.computers.memory import Memories, rememberers
from bot.tables.errors import RefusedError
from bot.workers.thinker import Job
from games.thinking import Level, temper_of, thought_seed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.store.rows import LevelName
    from bot.tables.playing import MoveStep, Playing
    from bot.tables.table import Table
    from bot.tables.tables import Tables
    from bot.workers.thinker import Thinker
    from games.engine import Path, Seat
    from games.thinking import Attention

log = logging.getLogger(__name__)

_AT_ONCE = 50
"""The most moves that are made in one transaction; the rest follows in the next."""


class Chosen(msgspec.Struct, frozen=True):
    """A move for a seat that a computer plays.

    level: at which it was thought. None if it was not: it follows the owner's standing order, or
    is the most harmless one, because the mind has failed. hurried: it is a normal player's, because
    there was no time.
    """

    seat: Seat
    path: Path
    level: LevelName | None = None
    hurried: bool = False


class Thoughts:
    """Thinks for the computers of all tables. It changes nothing."""

    def __init__(self, tables: Tables, playing: Playing, thinker: Thinker) -> None:
        self._tables = tables
        self._playing = playing
        self._thinker = thinker
        self.memories = Memories(tables.store)

    async def choose(self, table: Table) -> list[Chosen]:
        """Returns the moves that follow now: those of one seat until somebody else has to act, and
        in a sealed window the answers of all computers. Raises `StoreError`.
        """
        seen: dict[Seat, Attention] = {}
        if rememberers(table):
            seen = await self.memories.recall(table)
        made = await self._tables.store.read(lambda tx: tx.count_moves(table.id))
        chosen: list[Chosen] = []
        now, alone = table, is_unwatched(table)
        while len(chosen) < _AT_ONCE and (seat := _next(table, now)) is not None:
            one = await self._choose(now, seat, seen, made.get(seat, 0), alone=alone)
            try:
                steps = self.steps(now, one)
            except RefusedError as error:
                log.error("table %s: a computer's move is refused: %s", table.id, error.rule)
                one = Chosen(seat, now.game.fallback(now.view(seat)))
                steps = self.steps(now, one)
            for step in steps:
                made[step.move.seat] = made.get(step.move.seat, 0) + 1
                for attention in seen.values():
                    attention.look(step.after.state)
            chosen.append(one)
            now = steps[-1].after
        return chosen

    def steps(self, table: Table, chosen: Chosen) -> list[MoveStep]:
        """Returns a chosen move and what follows from it at once. Raises `RefusedError`."""
        step = self._playing.step(table, chosen.seat, chosen.path, by_table=True)
        if chosen.level is not None:
            step.move = msgspec.structs.replace(
                step.move,
                level=chosen.level,
                mind=table.game.mind.version,
                hurried=chosen.hurried,
            )
        return [step, *self._playing.following(step.after)]

    async def _choose(
        self,
        table: Table,
        seat: Seat,
        seen: Mapping[Seat, Attention],
        made: int,
        *,
        alone: bool,
    ) -> Chosen:
        """Returns the move of a seat that has made so many before. alone: no time is to be spent on
        it, because nobody is there to care.
        """
        level = level_at(table, seat)
        if level is None or (path := ordered(table, seat)) is not None:
            return Chosen(seat, path or table.game.fallback(table.view(seat)))
        seed, hurried = table.chance.seed, alone and level == "hard"
        job = Job(
            server=table.row.host if table.private else table.row.guild,
            game=table.row.game,
            view=seen[seat].view if seat in seen else table.view(seat),
            level=Level.NORMAL if hurried else Level(level),
            temper=temper_of(seed, seat),
            seed=thought_seed(seed, seat, made=made),
        )
        try:
            answer = await self._thinker.think(job)
        except Exception as error:
            log.error("table %s: a computer cannot think: %s", table.id, describe(error))
            return Chosen(seat, table.game.fallback(table.view(seat)))
        return Chosen(seat, answer.path, level, hurried or answer.hurried)


def _next(first: Table, now: Table) -> Seat | None:
    """Returns the seat that moves next in the same go, None if somebody else has to act first.

    first: the table when they began.
    """
    waiting = thinkers(now)
    if is_unwatched(first):
        return min(waiting, default=None)
    if now.view(None).window != first.view(None).window:
        return None
    soonest = next_thought(first)
    return min((seat for seat in waiting if first.seats[seat].thinks == soonest), default=None)
