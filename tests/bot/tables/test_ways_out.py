"""Leaving, coming back and ending a pause are always possible for somebody, whatever the state of
the table and of the person: no two rules wait for each other. Every pair of states is tried with
every act.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.clock import DAY
from bot.ids import PersonId, TableNumber
from bot.store.rows import MotionRow
from bot.tables.clocks.clocks import ANSWERED, AWAY, PRESENT, RETURNING, SUMMONED
from bot.tables.lost_places import THREAD_GONE
from bot.tables.voting.rules import KINDS, asked
from games.engine import LEAVE
from tests.bot.tables.tabletop import ANN, BOB, CAT

if TYPE_CHECKING:
    from bot.store.transaction import Transaction
    from bot.tables.table import Table
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop

PEOPLE = (ANN, BOB, CAT)

GAMES = ("slush-fund", "agent")
"""A game of turns, and one that begins with secret answers."""

STANDS = ("going on", "resting", "lost", "resting and lost")
"""States of a table whose game has begun."""

PERSONS: dict[str, dict[str, int]] = {
    "there": {},
    "behind": {"misses": 1},
    "summoned": {"misses": 1, "summoned": SUMMONED},
    "summoned, answered in secret": {"summoned": ANSWERED},
    "stood in for": {"misses": 3, "away": AWAY},
    "back in secret": {"misses": 3, "away": RETURNING},
    "on vacation": {},
    "out of the game": {},
}
"""States of Bob, each tried as the host and as another player."""

VOTES = (None, *KINDS)
"""Motions of another player; those about a seat are about Bob's."""

ACTS = ("leave", "come back", "end the rest", "end the vacation", "delete")
COURSES = (
    ("leave", "end the vacation"),
    ("come back", "end the vacation", "leave"),
    ("end the rest", "end the vacation", "delete"),
)
"""What Bob does, one act after another."""


async def made(
    top: Tabletop, game: str, stands: str, is_in: str, vote: str | None, host: PersonId
) -> int:
    """Returns a table of three in this state."""
    number = await top.start(game, *(host, *(p for p in PEOPLE if p != host)))
    seat = seat_of(await top.table(number), BOB)
    if is_in == "out of the game":
        await top.services.playing.move(number, BOB, LEAVE)
    elif is_in == "on vacation":
        today = (await top.services.vacationing.state(BOB)).today
        await top.services.vacationing.take(BOB, today, today)
    await put_in(top, number, seat, PERSONS[is_in])
    if "resting" in stands:
        await rest(top, number)
    if vote is not None:
        await put_to_vote(top, number, vote, seat)
    if "lost" in stands:
        await top.services.lost_places.pause(number, THREAD_GONE)
    return number


async def put_in(top: Tabletop, number: TableNumber, seat: Seat, fields: dict[str, int]) -> None:
    row = msgspec.structs.replace((await top.table(number)).seats[seat], **fields)
    await top.services.tables.commit(number, lambda tx: tx.save_clock(row))


async def rest(top: Tabletop, number: TableNumber) -> None:
    row = await top.services.motions.put(number, ANN, "pause", value="month")
    await all_agree(top, row)
    assert (await top.table(number)).row.resumes is not None


async def all_agree(top: Tabletop, row: MotionRow) -> None:
    """Lets everybody who is asked agree, until the motion is decided."""
    table = await top.table(row.table_id)
    for seat in asked(table, KINDS[row.kind], row.target):
        known = await top.services.store.read(lambda tx: tx.motion(row.id))
        assert known is not None
        if known.outcome is None and str(seat) not in known.votes:
            person = table.person_at(seat)
            await top.services.motions.vote(row.table_id, person, row.id, agrees=True)


async def put_to_vote(top: Tabletop, number: TableNumber, kind: str, seat: Seat) -> None:
    """Writes a motion of Cat's, whether or not it could be asked at such a table."""
    table = await top.table(number)
    author, now = seat_of(table, CAT), top.clock.now()
    row = MotionRow(
        id=0,
        table_id=number,
        kind=kind,
        author=author,
        target=seat if KINDS[kind].aimed else None,
        value={"pause": "day", "pace": "week", "undo": "1"}.get(kind, ""),
        votes={str(author): True},
        put=now,
        lapses=now + DAY,
    )

    def job(tx: Transaction) -> None:
        tx.add_motion(row)

    await top.services.tables.commit(number, job)


def seat_of(table: Table, person: PersonId) -> Seat:
    seat = table.seat_of(person)
    assert seat is not None
    return seat


async def leave(top: Tabletop, number: TableNumber) -> None:
    seat = seat_of(await top.table(number), BOB)
    assert (await top.table(number)).in_game(seat)
    await top.services.playing.move(number, BOB, LEAVE)
    after = await top.stored(number)
    assert after.row.phase == "over" or not after.in_game(seat)
    if after.row.still:
        assert {row.ends for row in after.seats} == {None}, "no clock runs during a pause"


async def come_back(top: Tabletop, number: TableNumber) -> None:
    await top.services.timeouts.come_back(number, BOB)
    table = await top.stored(number)
    row = table.seats[seat_of(table, BOB)]
    assert (row.away, row.misses, row.summoned) == (PRESENT, 0, 0)
    about = [m.kind for m in await top.services.motions.open_at(number) if m.target == row.place]
    assert about == [], "no motion is about a seat whose owner is there"


async def end_rest(top: Tabletop, number: TableNumber) -> None:
    """Lets Bob ask to go on, and everybody who is there agree."""
    await come_back(top, number)
    rows = await top.services.motions.open_at(number)
    row = next((row for row in rows if row.kind == "resume"), None)
    if row is None:
        row = await top.services.motions.put(number, BOB, "resume")
    await all_agree(top, row)
    table = await top.table(number)
    assert table.row.resumes is None
    assert bool(table.row.paused) == table.row.still


async def end_vacation(top: Tabletop, number: TableNumber) -> None:
    await top.services.vacationing.come_back(BOB)
    table = await top.stored(number)
    assert table.seats[seat_of(table, BOB)].off_from is None


async def delete(top: Tabletop, number: TableNumber) -> None:
    await top.services.deletions.erase(BOB)
    assert (await top.stored(number)).seat_of(BOB) is None


def may(act: str, stands: str, is_in: str) -> bool:
    """Tells whether an act is allowed. A player who has left the game has nothing to leave and no
    vote, and only a pause or a vacation that has begun can be ended.
    """
    playing = is_in != "out of the game"
    return {
        "leave": playing,
        "come back": playing,
        "end the rest": playing and "resting" in stands,
        "end the vacation": is_in == "on vacation",
        "delete": True,
    }[act]


DO = dict(zip(ACTS, (leave, come_back, end_rest, end_vacation, delete), strict=True))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stands", STANDS)
@pytest.mark.parametrize("is_in", list(PERSONS))
async def test_f2_nothing_keeps_anybody_in_or_out_or_waiting(
    top: Tabletop, game: str, stands: str, is_in: str
) -> None:
    hosts = itertools.cycle((ANN, BOB))
    for vote, course in itertools.product(VOTES, COURSES):
        number = await made(top, game, stands, is_in, vote, next(hosts))
        for act in course:
            if may(act, stands, is_in):
                await DO[act](top, TableNumber(number))
        await put_away(top, TableNumber(number))


async def put_away(top: Tabletop, number: TableNumber) -> None:
    """Removes the table, so that its people do not sit at every table of the test."""
    await top.services.tables.commit(number, lambda tx: tx.save_table(number, phase="over"))


@pytest.mark.parametrize("lost", [False, True])
@pytest.mark.parametrize("host", [ANN, BOB])
async def test_f2_before_the_game_anybody_can_leave(
    top: Tabletop, host: PersonId, *, lost: bool
) -> None:
    number = await top.sit("slush-fund", *(host, *(p for p in PEOPLE if p != host)))
    if lost:
        await top.services.lost_places.pause(number, THREAD_GONE)
    await top.services.lobby.leave(number, BOB)
    table = await top.stored(number)
    assert table.seat_of(BOB) is None
    assert table.row.host != BOB


async def test_f2_a_player_is_not_locked_out_by_a_pause_that_the_other_passed_alone(
    top: Tabletop,
) -> None:
    """While the table plays for Bob, Ann alone passes a pause of a month."""
    number = await top.start("slush-fund", ANN, BOB)
    await put_in(top, number, seat_of(await top.table(number), BOB), {"away": AWAY})
    await rest(top, number)
    assert await top.services.timeouts.come_back(number, BOB)
    row = await top.services.motions.put(number, BOB, "resume")
    assert row.outcome is None, "Ann is there, and is asked"
    assert (await top.services.motions.vote(number, ANN, row.id, agrees=True)).outcome == "passed"
    await rest_again(top, number)
    await top.services.playing.move(number, BOB, LEAVE)
    table = await top.stored(number)
    assert (table.row.phase, table.row.resumes) == ("over", None)
    rows = await top.services.store.read(lambda tx: tx.due(10**15))
    assert [row.kind for row in rows if row.table_id == number] == [], "nothing wakes the table"


async def rest_again(top: Tabletop, number: TableNumber) -> None:
    row = await top.services.motions.put(number, BOB, "pause", value="month")
    await all_agree(top, row)
