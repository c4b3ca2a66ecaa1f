"""Taking back one's last move, as long as nothing was revealed, drawn or answered.

Whether that is possible is worked out from what the author can see, never from what others did in
secret, because otherwise asking would reveal whether they have answered. So later secret moves of
others stay in the log, which is replayed without the removed move.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from typing import TYPE_CHECKING

import msgspec

from bot.tables.clocks.clocks import after_ply, missing, moved, pace_of
from bot.tables.clocks.pace import REMINDED_AT
from bot.tables.clocks.saving import remind_at, reminded_at, ring, save_clocks, with_seat
from bot.tables.clocks.standing_orders import ordered_seats, replan_orders
from bot.tables.clocks.windows import closing_time, set_closing
from bot.tables.notifications import (
    Notice,
    notices_of_play,
    turn_begins,
    uncalled,
    write_notices,
)
from bot.tables.pings.questions import questions_after
from bot.tables.playing import versions_after
from bot.tables.voting.errors import AnswersOpenError, GoneOnError, NoMoveError, RevealedError
from games.chance import Seeded
from games.choosing import to_path, was_forced
from games.engine import Refused, Who, text
from games.record import Move, Ply, Record, plies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.rows import MoveRow
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Event, Seat, View
    from games.states import State

_WORLDS = 24
"""Worlds that are imagined to find out whether a move showed its author something."""


class TakenBack(msgspec.Struct, frozen=True):
    """A move that can be taken back: whose and which, whether nobody else saw it, and the table
    without it. forced: the plies that followed from it because there was no other move.
    """

    seat: Seat
    ply: int
    secret: bool
    after: Table
    forced: tuple[int, ...] = ()


def find_undo(
    table: Table, seat: Seat, rows: Sequence[MoveRow], now: int, *, seen: bool = False
) -> TakenBack:
    """Returns the last move of a seat, if it can be taken back.

    rows: all moves of the table. seen: the last move that others saw, whatever the seat has done in
    secret since. Raises `NoMoveError`, `GoneOnError`, `RevealedError`, `AnswersOpenError`.
    """
    moves = [Move(row.seat, to_path(row.path)) for row in rows]
    around = _plies_around(table, moves)
    for before, done in reversed(around):
        if moves[done.number - 1].seat != seat or _is_forced(table, before, done):
            continue
        secret = _is_secret(table, seat, before.state, done)
        if not (secret and seen):
            break
    else:
        raise NoMoveError
    last = done.number
    led = [pair for pair in around[last:] if _is_forced(table, *pair)]
    forced = tuple(after.number for _, after in led)
    later = list(enumerate(moves[last:], last + 1))
    known = [move for number, move in later if move.seat == seat or number in forced]
    if _since(table, seat, done, known) != table.view(seat):
        raise GoneOnError
    if any(_shows(table, seat, *pair) for pair in ((before, done), *led)):
        raise RevealedError
    if not secret and table.view(None).window is not None:
        raise AnswersOpenError
    state = _without(table, before, [move for number, move in later if number not in forced])
    after = table.changed(state, plies=table.row.plies - 1 - len(forced))
    if secret and any(after.view(other) != table.view(other) for other in _others(table, seat)):
        raise GoneOnError
    after = _on_time(table, after, seat, now, secret=secret)
    return TakenBack(seat, last, secret, after, forced)


def _plies_around(table: Table, moves: list[Move]) -> list[tuple[Ply, Ply]]:
    """Returns the game before and after every move, in order."""
    row = table.row
    record = Record(row.game, len(table.seats), row.options, row.seed or b"", tuple(moves))
    return list(itertools.pairwise(plies(record)))


def _is_forced(table: Table, before: Ply, done: Ply) -> bool:
    """Whether the table made a move because there was no other, so that nobody chose it."""
    return done.move is not None and was_forced(table.game, before.state, done.move.path)


def _shows(table: Table, seat: Seat, before: Ply, done: Ply) -> bool:
    """Whether a move drew something, or showed a seat or its author what they had not known."""
    mover = seat if done.move is None else done.move.seat
    seats = dict.fromkeys((seat, mover))
    return done.drawn != before.drawn or any(
        _reveals(table, looker, before.state, done) for looker in seats
    )


def _since(table: Table, seat: Seat, done: Ply, later: list[Move]) -> View:
    """Returns what a seat would see now if only these moves had been made since a move. Raises
    `GoneOnError` if they could not have been made.
    """
    state: State = done.state
    chance = Seeded(table.chance.seed, done.drawn)
    for move in later:
        try:
            state = table.game.play(state, move.seat, move.path, chance).state
        except Refused:
            raise GoneOnError from None
    view: View = table.game.view(state, seat)
    return view


def _others(table: Table, seat: Seat) -> list[Seat | None]:
    return [None, *(other for other in range(len(table.seats)) if other != seat)]


def _is_secret(table: Table, seat: Seat, before: State, done: Ply) -> bool:
    """Whether nobody else was told or can see anything of a move."""
    if any(event.to is None or set(event.to) - {seat} for event in done.events):
        return False
    view = table.game.view
    return all(view(before, other) == view(done.state, other) for other in _others(table, seat))


def _reveals(table: Table, seat: Seat, before: State, done: Ply) -> bool:
    """Whether a move showed a seat something it had not known: in worlds that it could not tell
    apart before it, it could after it.
    """
    game, move = table.game, done.move
    if move is None:
        return True
    known, shown = game.view(before, seat), game.view(done.state, seat)
    told = _told(done.events, seat)
    # The same knowledge gives the same worlds, so that the number of others' secret moves does not
    # show.
    rng = random.Random(msgspec.json.encode((known, move.path)))  # noqa: S311 - it hides nothing
    for number in range(_WORLDS):
        chance = Seeded(hashlib.sha256(str(number).encode()).digest())
        try:
            played = game.play(game.imagine(known, rng), move.seat, move.path, chance)
        except Refused:
            return True
        if chance.drawn or game.view(played.state, seat) != shown:
            return True
        if _told(played.events, seat) != told:
            return True
    return False


def _told(events: tuple[Event, ...], seat: Seat) -> list[Event]:
    """Returns the events of a move that somebody was told."""
    return [event for event in events if event.to is None or seat in event.to]


def _without(table: Table, before: Ply, later: list[Move]) -> State:
    """Returns the state before a move, with the later secret moves of others. Raises
    `GoneOnError`.
    """
    state: State = before.state
    chance = Seeded(table.chance.seed, before.drawn)
    for move in later:
        try:
            state = table.game.play(state, move.seat, move.path, chance).state
        except Refused:
            raise GoneOnError from None
    if chance.drawn != table.row.drawn:
        raise GoneOnError
    return state


def _on_time(table: Table, after: Table, seat: Seat, now: int, *, secret: bool) -> Table:
    """Returns the table without the move, with its versions and clocks. A secret one changes no
    time.
    """
    after = after.amended(versions=versions_after(table, after, seat))
    if secret:
        return with_seat(after, moved(table.seats[seat], now, seen=False))
    after = after.amended(closes=closing_time(table, after, seat, now))
    return after.seated(after_ply(table, after, seat, now, undone=True))


def take_back(tx: Transaction, table: Table, taken: TakenBack) -> None:
    """Writes the removal of a move, and updates the messages about it unless it was secret."""
    after, seat = taken.after, taken.seat
    person = table.person_at(seat)
    for ply in sorted((taken.ply, *taken.forced), reverse=True):
        tx.drop_move(table.id, ply)
    tx.save_table(
        table.id,
        state=after.game.encode(after.state).decode(),
        plies=after.row.plies,
        versions=after.row.versions,
        closes=after.row.closes,
    )
    tx.drop_draft(table.id, person)
    if after.row.closes != table.row.closes:
        set_closing(tx, table.id, after.row.closes)
    save_clocks(tx, table.seats, after, tx.now)
    if seat in ordered_seats(after) or not taken.secret:
        replan_orders(tx, after)
    if taken.secret:
        ring(tx, after)
        if seat in missing(after) - missing(table):
            _remind_again(tx, after, seat)
    else:
        said = Notice("line", text=text("undo-done", who=Who(seat)))
        write_notices(tx, table.id, [said], seat)
    write_notices(tx, table.id, uncalled(notices_of_play(table, after, ()), {person}))
    questions = questions_after(table, after)
    tx.save_table(table.id, turn_line=turn_begins(tx, table, after), questions=questions)


def _remind_again(tx: Transaction, after: Table, seat: Seat) -> None:
    """Schedules the remaining reminders for somebody whose answer is missing again."""
    if after.seats[seat].away or not pace_of(after).reminds:
        return
    for step in range(1, len(REMINDED_AT) + 1):
        at = reminded_at(after, seat, step)
        if at is not None and at > tx.now:
            remind_at(tx, after, seat, step)
            return
