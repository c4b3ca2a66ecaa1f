"""What a week must have left behind, looked at piece by piece."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo

from bot.checks.playing.witness import lines_of
from bot.clock import SECOND
from bot.tables.names import escape
from bot.tables.pace import MISSES, PACES, STAND_IN_DELAY, left_at
from bot.tables.quiet import read_time
from bot.words import speaker
from games.chance import Seeded
from games.engine import HOUSE, Text, Who, text
from games.record import check, plies, read, write
from games.registry import find_game
from tests.bot.week.plan import CHANGED, CLOSED, FRENCH, PEOPLE, QUIET, ZONE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store.rows import MoveRow
    from games.engine import Event, Seat
    from tests.bot.week.course import Week

_LINK = re.compile(r"/channels/\d+/(\d+)(?:/\d+)?\) · .*<t:(\d+):R>")
_TIMES = ("time-up", "time-stand-in", "time-back", "dm-closed")
"""What the thread says besides what the game has to say."""


class Reminder(NamedTuple):
    """One table in one message. at: when it came; ends: until when it said there was time."""

    name: str
    table: int
    at: int
    ends: int


# -- the games -----------------------------------------------------------------------------------


def every_game_is_finished_and_replays(week: Week) -> None:
    for number, record in week.records.items():
        assert week.rows[number].phase == "over"
        assert record.outcome is not None
        assert read(write(record)) == record
        check(record)


def every_move_is_made_once(week: Week) -> None:
    """Those that people were told of, and those that the table made for them, and no others."""
    for number, moves in week.moves.items():
        assert [move.ply for move in moves] == list(range(1, len(moves) + 1))
        assert week.rows[number].plies == len(moves)
        names = week.records[number].names
        played = Counter(move.seat for move in moves if not _by_table(week, move))
        made = {seat: week.course.players[number, name].made for seat, name in enumerate(names)}
        assert {seat: played[seat] for seat in made} == made, f"table {number}"
        assert all(move.seat == HOUSE or move.seat in made for move in moves)


def _by_table(week: Week, move: MoveRow) -> bool:
    return week.by_table.get((move.table_id, move.ply)) == move.at


# -- what is said --------------------------------------------------------------------------------


def every_line_is_said_once(week: Week) -> None:
    """The thread tells the seal of the shuffle and every public event, in order, once."""
    for number, record in week.records.items():
        names = [escape(name) for name in record.names]
        say = speaker("en", names)
        assert isinstance(record.chance, bytes)
        seal = text("table-commitment", hash=Seeded(record.chance).commitment)
        told = [seal, *(event.text for event in _events(week, number) if event.to is None)]
        wanted = [line for sentence in told for line in lines_of(say(sentence))]
        heard = [line for line in lines_of(_words(week, number)) if "<@" not in line]
        besides = {say(text(key, who=Who(seat))) for key in _TIMES for seat in range(len(names))}
        assert [line for line in heard if line not in besides] == wanted, f"table {number}"
        closed = Counter(heard)[say(text("dm-closed", who=Who(_seat(week, number, CLOSED))))]
        assert closed <= 1


def every_letter_is_sent_once(week: Week) -> None:
    """What only one seat is told comes to its owner, in order, once; closed messages stay empty."""
    assert week.letters[CLOSED] == []
    for number, name in week.course.players:
        if name == CLOSED:
            continue
        locale = "fr" if name == FRENCH else "en"
        say = speaker(locale, [escape(each) for each in week.records[number].names])
        seat = _seat(week, number, name)
        game = Text(week.records[number].game)
        title = say(text("table-title", game=game, number=str(number)))
        besides = {say(text("time-answered", table=title))}
        letters = [words for _, words in week.letters[name] if words.startswith(f"-# {title}\n")]
        heard = [line for words in letters for line in lines_of(words)[1:]]
        told = [event.text for event in _events(week, number) if seat in (event.to or ())]
        wanted = [line for sentence in told for line in lines_of(say(sentence))]
        assert [line for line in heard if line not in besides] == wanted, f"{name}, {number}"


def _words(week: Week, number: int) -> str:
    return "\n".join(words for _, words in week.said[number])


def _events(week: Week, number: int) -> Iterator[Event]:
    for told in check(week.records[number]).events:
        yield from told


def _seat(week: Week, number: int, name: str) -> Seat:
    names = week.records[number].names
    return names.index(name) if name in names else HOUSE


# -- reminders -----------------------------------------------------------------------------------


def reminders(week: Week) -> list[Reminder]:
    """All that were sent."""
    homes = {row.thread: number for number, row in week.rows.items()}
    return [
        Reminder(name, homes[int(found[1])], at, int(found[2]) * SECOND)
        for name in PEOPLE
        for at, words in week.letters[name]
        for found in _LINK.finditer(words)
    ]


def every_reminder_is_sent_once_a_step(week: Week) -> None:
    turns: defaultdict[tuple[str, int, int], list[Reminder]] = defaultdict(list)
    for reminder in reminders(week):
        seat = _seat(week, reminder.table, reminder.name)
        moves = week.moves[reminder.table]
        before = sum(move.seat == seat and move.at <= reminder.at for move in moves)
        turns[reminder.name, reminder.table, before].append(reminder)
    for sent in turns.values():
        assert len(sent) <= 2, sent
        pace = PACES[week.rows[sent[0].table].pace]
        for second in sent[1:]:
            assert second.at >= second.ends - left_at(2, pace.decision or 0) - SECOND, sent
    assert max(map(len, turns.values())) == 2, "both steps have come up"


def none_comes_in_quiet_hours(week: Week) -> None:
    mornings = set()
    for reminder in reminders(week):
        if reminder.name in QUIET:
            start, end = (read_time(words) or 0 for words in QUIET[reminder.name])
            local = datetime.fromtimestamp(reminder.at / SECOND, ZoneInfo(ZONE))
            minute = local.hour * 60 + local.minute
            assert end <= minute < start, (reminder, local)
            mornings |= {local.date()} if minute == end else set()
    assert CHANGED in mornings, "one was kept back over the night in which the clocks changed"


# -- deadlines -----------------------------------------------------------------------------------


def nothing_is_enforced_for_time_the_bot_was_down(week: Week) -> None:
    """Whoever the table moved for had the whole time, what the bot was down not counted; or had
    run out of time three times in a row and the table plays for them.
    """
    over_an_outage = 0
    for number, row in week.rows.items():
        missed = 0
        counts: Counter[Seat] = Counter()
        since: dict[Seat, int] = {}
        for move, window, waiting in _waiting(week, number):
            if _by_table(week, move) and move.seat != HOUSE:
                begun = waiting[move.seat]
                waited = _up(week, begun, move.at)
                late = waited >= (PACES[row.pace].time(window) or 0)
                away = counts[move.seat] >= MISSES and waited >= STAND_IN_DELAY
                assert late or away, f"table {number}, ply {move.ply}: after {waited} ms"
                over_an_outage += waited < move.at - begun
                if window is None and counts[move.seat] < MISSES and since.get(move.seat) != begun:
                    since[move.seat] = begun
                    counts[move.seat] += 1
                    missed += 1
            elif window is None:
                counts[move.seat] = 0
        said = _words(week, number).count("ran out of time: the table moves")
        assert said == missed, f"table {number}"
    assert over_an_outage, "somebody's time ran out over an outage"


def _waiting(week: Week, number: int) -> Iterator[tuple[MoveRow, str | None, dict[Seat, int]]]:
    """Every ply, which window it was made in, and since when each seat had been waited for."""
    record = week.records[number]
    game = find_game(record.game)
    begun: dict[Seat, int] = {}
    at = week.started[number]
    for ply, move in zip(plies(record), week.moves[number], strict=False):
        view = game.view(ply.state, None)
        asked = set(view.asked) if view.window else set(game.deciders(ply.state)) - {HOUSE}
        if view.window is None:  # a clock stands still only while a window is open
            begun = {seat: since for seat, since in begun.items() if seat in asked}
        begun = dict.fromkeys(asked, at) | begun
        yield move, view.window, begun
        at = move.at


def _up(week: Week, start: int, end: int) -> int:
    """How long of this time the bot was up, milliseconds."""
    down = week.course.town.down
    return end - start - sum(max(0, min(end, b) - max(start, a)) for a, b in down)
