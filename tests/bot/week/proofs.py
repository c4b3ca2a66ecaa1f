"""Proofs about everything a week has left behind."""

from __future__ import annotations

import itertools
import re
from collections import Counter, defaultdict
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo

from bot.checks.playing.finished_game import told_by_ply
from bot.checks.playing.witness import lines_of
from bot.clock import BEAT, SECOND
from bot.ids import TableNumber
from bot.tables.clocks.pace import MISSES, PACES, STAND_IN_DELAY, left_at
from bot.tables.clocks.quiet_hours import read_time
from bot.tables.names import escape
from bot.words import speaker
from games.choosing import to_path, was_forced
from games.engine import HOUSE, Text, Who, text
from games.record import check, plies, read, write
from games.registry import find_game
from tests.bot.week.plan import (
    CHANGED,
    CLOSED,
    FRENCH,
    PAUSE,
    PEOPLE,
    QUIET,
    TAKEN,
    VACATION,
    ZONE,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.store.rows import MoveRow
    from games.engine import Event, Seat
    from games.words import Speaker
    from tests.bot.week.course import Week

_LINE = re.compile(r"table (\d+)\]\(.*<t:(\d+):R>")
_SLEEPS = "💤 "
_TIMES = ("time-up", "time-stand-in", "time-back", "dm-closed")
"""Keys of messages in the thread that are not the game's."""


class Reminder(NamedTuple):
    """One table in one message. at: when it came; ends: the deadline it named."""

    name: str
    table: TableNumber
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
    """Checks that moves confirmed to people and moves made by the table are all the moves there
    are.
    """
    for number, moves in week.moves.items():
        assert [move.ply for move in moves] == list(range(1, len(moves) + 1))
        assert week.rows[number].plies == len(moves)
        played = Counter(move.seat for move in moves if not _by_table(week, move))
        made: Counter[Seat] = Counter()
        for (table, name), player in week.course.players.items():
            if table == number:
                made[week.course.stays[table, name].seat] += player.made
        assert {seat: played[seat] for seat in made} == made, f"table {number}"
        assert all(move.seat == HOUSE or move.seat in made for move in moves)


def _by_table(week: Week, move: MoveRow) -> bool:
    return week.course.town.by_table.get((move.table_id, move.ply)) == move.at


# -- messages ------------------------------------------------------------------------------------


def every_line_is_said_once(week: Week) -> None:
    """Checks that the thread tells each public event once, in order."""
    for number in week.records:
        wanted: list[str] = []
        for ply, event in _events(week, number):
            if event.to is None:
                wanted += lines_of(_speaker(week, number, ply)(event.text))
        heard = [line for line in lines_of(_words(week, number)) if "<@" not in line]
        besides = _besides(week, number) | _sleeps(heard)
        assert [line for line in heard if line not in besides] == wanted, f"table {number}"
        closed = text("dm-closed", who=Who(_seat(week, number, CLOSED)))
        assert Counter(heard)[_speaker(week, number)(closed)] <= 1


def _besides(week: Week, number: TableNumber) -> set[str]:
    """Checks that the thread tells anything else only once, apart from times."""
    seats = range(len(week.records[number].names))
    once = []
    if number == PAUSE.table:
        what = text("motion-title-pause", value=Text(f"rest-{PAUSE.value}"))
        once += [text("motion-passed", what=what), text("motion-woken")]
    if number == TAKEN.table:
        seat = _seat(week, number, TAKEN.by)
        once.append(text("seat-taken", who=Who(seat), old=TAKEN.of))
    said = {_speaker(week, number)(sentence) for sentence in once}
    heard = Counter(lines_of(_words(week, number)))
    assert [heard[line] for line in said] == [1] * len(once), f"table {number}"
    for ply in (0, week.rows[number].plies):
        say = _speaker(week, number, ply)
        said |= {say(text(key, who=Who(seat))) for key in _TIMES for seat in seats}
    return said


def _sleeps(heard: list[str]) -> set[str]:
    """Returns when a table was said to sleep, which is each time for another while."""
    sleeps = [line for line in heard if line.startswith(_SLEEPS)]
    assert len(set(sleeps)) == len(sleeps), sleeps
    return set(sleeps)


def nothing_private_is_a_message_of_its_own(week: Week) -> None:
    """Checks that direct messages about a table are its panel, or a note of the bot's, and that
    closed direct messages stay empty.
    """
    assert week.dms[CLOSED] == []
    for (number, name), stay in week.course.stays.items():
        locale = "fr" if name == FRENCH else "en"
        title = text("table-title", game=Text(week.records[number].game), number=str(number))
        say = _speaker(week, number, locale=locale)
        head = f"-# {say(title)}\n"
        dms = [words for _, words in week.dms[name] if words.startswith(head)]
        heard = {line for words in dms for line in lines_of(words)[1:]}
        assert heard <= {say(text("seat-taken-note", who=Who(stay.seat)))}, f"{name}, {number}"


def _words(week: Week, number: TableNumber) -> str:
    return "\n".join(words for _, words in week.said[number])


def _events(week: Week, number: TableNumber) -> Iterator[tuple[int, Event]]:
    """Yields every event with the ply in which it happened."""
    for ply, told in enumerate(told_by_ply(week.records[number])):
        for event in told:
            yield ply, event


def _speaker(
    week: Week, number: TableNumber, ply: int | None = None, locale: str = "en"
) -> Speaker:
    """Returns a speaker with the names of those who sat there at a ply; None: at the end."""
    names = [escape(name) for name in week.records[number].names]
    for (table, name), stay in week.course.stays.items():
        if table == number and ply is not None and stay.saw(ply):
            names[stay.seat] = escape(name)
    return speaker(locale, names)


def _seat(week: Week, number: TableNumber, name: str) -> Seat:
    stay = week.course.stays.get((number, name))
    return HOUSE if stay is None else stay.seat


# -- reminders -----------------------------------------------------------------------------------


def reminders(week: Week) -> list[Reminder]:
    """Returns every reminder that was sent."""
    return [
        Reminder(name, TableNumber(int(found[1])), at, int(found[2]) * SECOND)
        for name in PEOPLE
        for at, words in week.dms[name]
        for found in _LINE.finditer(words)
    ]


def every_reminder_is_sent_once_a_step(week: Week) -> None:
    turns: defaultdict[tuple[str, int, int], list[Reminder]] = defaultdict(list)
    for reminder in reminders(week):
        seat = _seat(week, reminder.table, reminder.name)
        moves = week.moves[reminder.table]
        before = sum(move.seat == seat and move.at <= reminder.at for move in moves)
        turns[reminder.name, reminder.table, before].append(reminder)
    # A reminder just before a kill names the deadline without the time that was given back after
    # it.
    slack = BEAT if week.course.town.killed else SECOND
    for sent in turns.values():
        assert len(sent) <= 2, sent
        pace = PACES[week.rows[sent[0].table].pace]
        for second in sent[1:]:
            assert second.at >= second.ends - left_at(2, pace.decision or 0) - slack, sent
    assert max(map(len, turns.values())) == 2, "both steps occurred"


def none_comes_in_quiet_hours(week: Week) -> None:
    mornings = set()
    for reminder in reminders(week):
        if reminder.name in QUIET:
            start, end = (read_time(words) or 0 for words in QUIET[reminder.name])
            local = _local(reminder)
            minute = local.hour * 60 + local.minute
            assert end <= minute < start, (reminder, local)
            mornings |= {local.date()} if minute == end else set()
    assert mornings, "a reminder was held back over a night"
    after = [r for r in reminders(week) if r.name in QUIET and _local(r).date() >= CHANGED]
    assert after, "some came by the clock that was put forward"


def _local(reminder: Reminder) -> datetime:
    """Returns when it was sent, by the clock on the wall."""
    return datetime.fromtimestamp(reminder.at / SECOND, ZoneInfo(ZONE))


# -- deadlines -----------------------------------------------------------------------------------


def nothing_is_enforced_for_time_the_bot_was_down(week: Week) -> None:
    """Checks that every seat the table moved for had its whole time without downtime, or had run
    out of time three times in a row.
    """
    over_an_outage = 0
    for number, row in week.rows.items():
        missed = 0
        counts: Counter[Seat] = Counter()
        since: dict[Seat, int] = {}
        for move, window, waiting, ordered in _waiting(week, number):
            taken = week.course.stays.get((number, TAKEN.by))
            if taken is not None and number == TAKEN.table and move.ply == taken.first + 1:
                counts[taken.seat] = 0
            if ordered:
                continue
            if _by_table(week, move) and move.seat != HOUSE:
                begun = waiting[move.seat]
                waited = _waited(week, move, begun)
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
        words = _words(week, number)
        said = words.count("ran out of time, so the table moves")
        # Whoever wakes a table is back, and counts from nothing, even if they do not move then.
        assert said == missed or (_SLEEPS in words and said > missed), f"table {number}"
    assert over_an_outage, "nobody's time ran out over an outage"


def _waiting(
    week: Week, number: TableNumber
) -> Iterator[tuple[MoveRow, str | None, dict[Seat, int], bool]]:
    """Yields every ply with the window it was made in, the time since which each seat had been
    waited for, and whether a standing order made it or there was no other move.
    """
    record = week.records[number]
    game = find_game(record.game)
    begun: dict[Seat, int] = {}
    at = week.started[number]
    for ply, move in zip(plies(record), week.moves[number], strict=False):
        view = game.view(ply.state, None)
        asked = set(view.asked) if view.window else set(game.deciders(ply.state)) - {HOUSE}
        if view.window is None:  # a clock stops only while a window is open
            begun = {seat: since for seat, since in begun.items() if seat in asked}
        begun = dict.fromkeys(asked, at) | begun
        told = _by_table(week, move) and move.seat != HOUSE
        ordered = told and game.ordered(game.view(ply.state, move.seat)) is not None
        forced = told and was_forced(game, ply.state, to_path(move.path))
        yield move, view.window, begun, ordered or forced
        at = move.at


def _waited(week: Week, move: MoveRow, start: int) -> int:
    """Returns how long the clock of a move ran, milliseconds: not in downtime, while the table was
    paused, or while the player was on vacation.
    """
    number, end = move.table_id, move.at
    still = list(week.course.town.down)
    if number == PAUSE.table and week.course.rest is not None:
        still.append(week.course.rest)
    if _on_vacation(week, move):
        still.append(_midnights(VACATION[1]))
    ran = sorted({start, end, *(t for span in still for t in span if start < t < end)})
    return sum(
        after - before
        for before, after in itertools.pairwise(ran)
        if not any(a <= before and after <= b for a, b in still)
    )


def _on_vacation(week: Week, move: MoveRow) -> bool:
    """Tells whether a move is by a person who goes on vacation, at a table where that counts."""
    stay = week.course.stays.get((move.table_id, VACATION[0]))
    mine = stay is not None and stay.seat == move.seat and stay.saw(move.ply)
    return mine and PACES[week.rows[move.table_id].pace].slow


def _midnights(day: date) -> tuple[int, int]:
    """Returns when a day begins and ends in Paris, unix milliseconds."""
    begins = datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(ZONE))
    return int(begins.timestamp()) * SECOND, int((begins + timedelta(days=1)).timestamp()) * SECOND


def what_was_agreed_was_kept(week: Week) -> None:
    """Checks that the table moved for nobody during pauses and vacations, and that somebody would
    have been late without them.
    """
    starts, ends = _midnights(VACATION[1])
    spared = 0
    for number, row in week.rows.items():
        for move, window, waiting, ordered in _waiting(week, number):
            if not _on_vacation(week, move) or ordered or move.seat not in waiting:
                continue  # a move that the table makes at once keeps nobody waiting
            late = move.at - waiting[move.seat] > (PACES[row.pace].time(window) or 0)
            if _by_table(week, move):
                assert not starts <= move.at < ends, f"table {number}"
            else:
                spared += late
    assert spared, "somebody was spared by a vacation"
    assert week.course.rest is not None
    starts, ends = week.course.rest
    assert not any(starts < move.at < ends for move in week.moves[PAUSE.table])
    assert (TAKEN.table, TAKEN.by) in week.course.stays, "a seat was taken over"
