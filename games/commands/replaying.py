"""`games replay`: a record seen from a seat, and checked."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from games.chance import Seeded
from games.choosing import to_notation
from games.commands import CommandError
from games.engine import Seat, Text
from games.record import RecordError, check, questions, read, replay, start_chance
from games.record.reading import MOST_TEXT
from games.registry import find_game
from games.words import LOCALES, Speaker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.engine import Event, Result
    from games.record import Computer, Record, Replay
    from games.registry import AnyGame


def show_replay(
    file: str, ply: int | None, seat: int | None, locale: str, *, log: bool
) -> Iterator[str]:
    """Yields what a seat (counted from 1; None: a spectator) sees after `ply` moves, or at the end.

    Without `ply` the whole record is checked, including its stated result.
    """
    record = _load(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise CommandError(f"the seats of this record are 1 to {record.seats}, not {seat}")
    looker = None if seat is None else seat - 1
    say = Speaker(locale, record.names)
    try:
        played = check(record) if ply is None else replay(record, ply)
    except RecordError as error:
        raise CommandError(_explain(error, say)) from error
    yield from _head(record, say)
    if log:
        yield from _log(played, looker, say)
    yield from _sight(record, played, looker, say)
    if played.result:
        yield from _result(record, played.result, say)


def rethink(file: str) -> Iterator[str]:
    """Thinks every move of the computers in a record again, and yields for each of their seats how
    many are the same. Raises `CommandError` if one differs.
    """
    record = _load(file)
    if not record.computers:
        raise CommandError(f"{file}: no computer played in this game")
    game = find_game(record.game)
    counts, strange = Counter[Seat](), dict[Seat, list[str]]()
    try:
        check(record)
        for question in questions(record):
            counts[question.seat] += 1
            path = question.answer(game)
            if path != question.path:
                what = f"made {to_notation(question.path)}, thought again {to_notation(path)}"
                strange.setdefault(question.seat, []).append(f"move {question.number}: {what}")
    except RecordError as error:
        raise CommandError(_explain(error, Speaker(LOCALES[0], record.names))) from error
    for seat, computer in sorted(record.computers.items()):
        wrong = strange.get(seat, [])
        right = f"{counts[seat] - len(wrong)} of {counts[seat]} moves"
        yield f"seat {seat + 1}, {computer.level}: {right} are the same{_age(game, computer)}"
        yield from (f"  {line}" for line in wrong)
    if strange:
        raise CommandError(f"moves that are not a computer's: {sum(map(len, strange.values()))}")


def _age(game: AnyGame, computer: Computer) -> str:
    """Returns a warning if the computer was another one than today's."""
    now = game.mind.version
    return "" if computer.version == now else f" (it was version {computer.version}, now {now})"


def _load(file: str) -> Record:
    try:
        return read(_read_start(file))
    except OSError as error:
        raise CommandError(f"{file} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise CommandError(f"{file} is no text in UTF-8") from error
    except RecordError as error:
        raise CommandError(f"{file}: {error}") from error


def _read_start(file: str) -> str:
    """Returns the file, cut a little beyond the longest possible record."""
    if file == "-":
        return sys.stdin.read(MOST_TEXT + 1)
    with Path(file).open(encoding="utf-8") as opened:
        return opened.read(MOST_TEXT + 1)


def _explain(error: RecordError, say: Speaker) -> str:
    return f"{error}: {say(error.refused.text)}" if error.refused else str(error)


def _head(record: Record, say: Speaker) -> Iterator[str]:
    options = " ".join(f"{field}={value}" for field, value in record.options.items())
    yield f"# {say(Text(record.game))}"
    yield ""
    yield f"{record.seats} players, {len(record.moves)} moves; {options}".rstrip("; ")
    chance = start_chance(record.chance)
    if isinstance(chance, Seeded):
        yield f"seed {chance.seed.hex()}"
        yield f"its SHA-256, posted at the start: {chance.commitment}"


def _log(played: Replay, looker: Seat | None, say: Speaker) -> Iterator[str]:
    """Yields every move, and the lines the onlooker was told about it."""
    for number, events in enumerate(played.events):
        yield ""
        yield f"{number}. {played.moves[number - 1]}" if number else "0. (deal)"
        for event in events:
            if _is_told(event, looker):
                yield f"   {say(event.text)}"


def _is_told(event: Event, looker: Seat | None) -> bool:
    return event.to is None or looker in event.to


def _sight(record: Record, played: Replay, looker: Seat | None, say: Speaker) -> Iterator[str]:
    game = find_game(record.game)
    view = game.view(played.state, looker)
    who = "a spectator sees" if looker is None else f"{say.name(looker)} sees"
    yield ""
    ply = len(played.events) - 1
    yield f"After {f'move {ply}' if ply else 'the deal'}, {who}:"
    yield ""
    yield f"**{say(game.headline(view))}**"
    yield from (say(line) for line in game.holdings(view))
    for name in game.sheets(view):
        sheet = game.sheet(view, name, say)
        yield ""
        yield f"## {sheet.title}"
        yield ""
        yield sheet.text


def _result(record: Record, result: Result, say: Speaker) -> Iterator[str]:
    yield ""
    yield "## Result"
    yield ""
    for seat in sorted(range(record.seats), key=lambda seat: result.places[seat]):
        score = result.scores[seat]
        yield f"{result.places[seat]}. {say.name(seat)}: {'out' if score is None else score}"
    for why in result.why:
        yield say(why)
