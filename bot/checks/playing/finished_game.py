"""The end of a game compared with its record: the result, every move, and all messages."""

from __future__ import annotations

import time
from collections import Counter
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec

from bot.checks.playing.player import is_over
from bot.checks.playing.screen import find
from bot.checks.playing.witness import lines_of
from bot.checks.steps import CheckError, some
from bot.loopback.actor import texts
from bot.tables.names import escape
from bot.tables.notifications import as_forced
from bot.ui.outcome import DETAILS, RECORD
from bot.words import speaker
from games.choosing import was_forced
from games.engine import HOUSE
from games.record import RecordError, check, plies, read
from games.registry import find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bot.checks.playing.game import PlayedTable
    from bot.checks.playing.player import Player
    from bot.checks.playing.stage import Stage
    from games.engine import Event, Seat
    from games.record import Move, Record
    from games.words import Speaker

PATIENCE = 20.0
"""Seconds within which all deliveries must have arrived."""
_LOOK_SECONDS = 0.5
_SCROLLED = 2_000
"""Messages that people scroll back to see whether everything is there, past six other games'
hands.
"""
_SKIP = ("skip",)
"""The move that only the table can make."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game: its record, and the events in it, in order."""

    record: Record
    events: tuple[Event, ...]

    @property
    def ordered(self) -> Counter[Seat]:
        """How many moves of each seat its standing order may have made."""
        game = find_game(self.record.game)
        before = zip(plies(self.record), self.record.moves, strict=False)
        return Counter(
            move.seat
            for ply, move in before
            if move.seat != HOUSE and game.ordered(game.view(ply.state, move.seat)) == move.path
        )

    def speaker(self, locale: str) -> Speaker:
        """Returns a speaker of the game's sentences, as the bot says them in messages."""
        return speaker(locale, [escape(name) for name in self.record.names])


async def fetch_finished_game(stage: Stage, table: PlayedTable) -> FinishedGame:
    """Presses the buttons that lead to the record and replays it. Raises `CheckError`."""
    await _until(stage, table, lambda: list(_place_faults(table)))
    reader = table.players[0].actor
    (answer,) = table.witness.showing(table.number, DETAILS)
    for step in (DETAILS, RECORD):
        item = find(answer, table.number, step)
        done = await reader.click(answer, None if item is None else item.custom_id)
        answer = await reader.message(table.place, str(done["message"]))
    source = await stage.fetch(answer["attachments"][0]["url"])
    try:
        record = read(source.decode())
        check(record)
    except RecordError as error:
        raise CheckError(f"the record does not hold: {error}") from error
    if record.outcome is None:
        raise CheckError("the record of a finished game states no result")
    return FinishedGame(record, tuple(event for told in told_by_ply(record) for event in told))


def chosen_moves(record: Record) -> list[Move]:
    """Returns the moves of a record without those that were forced."""
    game, before = find_game(record.game), plies(record)
    return [
        move
        for move, ply in zip(record.moves, before, strict=False)
        if not was_forced(game, ply.state, move.path)
    ]


def told_by_ply(record: Record) -> Iterator[Sequence[Event]]:
    """Yields what is told of the deal and of every move, in order."""
    game = find_game(record.game)
    state: Any = None
    for ply in plies(record):
        move = ply.move
        forced = move is not None and was_forced(game, state, move.path)
        said = move is not None and forced and not game.is_routine(move.path)
        yield as_forced(ply.events) if said else ply.events
        state = ply.state


async def compare(stage: Stage, table: PlayedTable, finished: FinishedGame) -> None:
    """Waits until everybody has been told everything. Raises `CheckError` if something is wrong."""
    await _until(stage, table, lambda: faults_of(table, finished))


async def _until(stage: Stage, table: PlayedTable, faults: Callable[[], list[str]]) -> None:
    """Checks again after every change until nothing is wrong, or for `PATIENCE` seconds."""
    changes = stage.discord.changes
    end = time.monotonic() + PATIENCE
    while True:
        revision = changes.revision
        await table.witness.look(_SCROLLED)
        for player in table.players:
            await player.mail.look(_SCROLLED)
        found = faults()
        if not found:
            return
        if time.monotonic() > end:
            raise CheckError(some(found, most=3))
        await changes.after(revision, _LOOK_SECONDS)


# -- faults --------------------------------------------------------------------------------------


def faults_of(table: PlayedTable, finished: FinishedGame) -> list[str]:
    """Returns every difference between a table that was watched to its end and its record."""
    found = [*_place_faults(table), *_move_faults(table, finished)]
    found += _line_faults(table, finished)
    for player in table.players:
        found += _mail_faults(player)
    return found


def _place_faults(table: PlayedTable) -> Iterator[str]:
    """Yields faults of the end: it is one message with a picture, and no turn shows a board or
    opens a panel any more.
    """
    ends = table.witness.showing(table.number, DETAILS)
    boards = table.witness.showing(table.number, "open")
    if len(ends) != 1:
        yield f"the end of table {table.number} is {len(ends)} messages, not one"
    if boards:
        yield f"table {table.number} has {len(boards)} old boards"
    for message in ends:
        if not message["attachments"]:
            yield "the end is without its picture"


def _move_faults(table: PlayedTable, finished: FinishedGame) -> Iterator[str]:
    """Yields faults of the moves: each one that the bot confirmed is in the record once, and
    besides them only presses that were cut off, what standing orders answered, and what was forced.
    """
    record = finished.record
    chosen = [move for move in chosen_moves(record) if move.path != _SKIP]
    for player in table.players:
        name = player.actor.name
        seat = record.names.index(name)
        moves = [move for move in chosen if move.seat == seat]
        most = player.made + player.unsure + finished.ordered[seat]
        if not player.made <= len(moves) <= most:
            yield (
                f"{name} was told of {player.made} moves (and {player.unsure} presses were cut"
                f" off), and the record has {len(moves)}"
            )


def _line_faults(table: PlayedTable, finished: FinishedGame) -> Iterator[str]:
    """Yields faults of the thread, which tells every public event once, in order."""
    say = finished.speaker("en")
    told = [event.text for event in finished.events if event.to is None]
    wanted = [line for sentence in told for line in lines_of(say(sentence))]
    heard = [line for line in table.witness.lines if "<@" not in line]
    yield from _differences("the thread", wanted, heard)


def _mail_faults(player: Player) -> Iterator[str]:
    """Yields faults of the direct messages: one panel, which says that the game is over."""
    name = player.actor.name
    panels = player.mail.showing_table(player.table)
    if len(panels) != 1:
        yield f"{name} has {len(panels)} panels of table {player.table} by direct message"
    elif not is_over(panels[0], player.table):
        yield f"the panel of {name} does not show that the game is over: {texts(panels[0])[:80]!r}"


def _differences(where: str, wanted: list[str], heard: list[str]) -> Iterator[str]:
    """Yields the first line that differs from the expected one."""
    for number, (line, said) in enumerate(zip_longest(wanted, heard), 1):
        if line != said:
            yield f"line {number} of {where} is {said!r}, not {line!r}"
            return
