"""Nobody who is there loses a seat, its secrets or its turns by a vote (S3)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.tables.clocks.clocks import AWAY, PRESENT, RETURNING
from bot.tables.errors import TableError
from bot.tables.notifications import public_lane
from bot.tables.voting.errors import (
    AnswersOpenError,
    MotionClosedError,
    MotionOpenError,
    NoOpenSeatError,
    NotAuthorError,
    PlaysError,
    SparedError,
    StillThereError,
)
from bot.tables.voting.grounds import LEFT
from tests.bot.tables.clockwork import (
    after,
    clock_of,
    fall_back,
    notes,
    play_to_window,
    plies,
    stand_in,
    to_act,
)
from tests.bot.tables.deciding import (
    begin,
    miss,
    motion,
    others,
    seat_of,
    shown,
    summon,
    told,
    vote,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, EVE, person

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from games.engine import Seat
    from tests.bot.tables.tabletop import Tabletop


async def late(top: Tabletop, pace: str) -> tuple[TableNumber, Seat, PersonId]:
    """Starts a game; returns it, the seat on turn, which has missed a turn, and its owner."""
    number = await begin(top, "slush-fund", pace, ANN, BOB, CAT)
    seat = await to_act(top, number)
    await miss(top, number, seat)
    return number, seat, (await top.table(number)).person_at(seat)


# -- people who can be asked about ---------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "evening", "day", "week"])
async def test_s3_two_votes_do_not_open_the_seat_of_a_third_who_has_missed_nothing(
    top: Tabletop, pace: str
) -> None:
    number = await begin(top, "slush-fund", pace, ANN, BOB, CAT)
    for target in range(3):
        people = await others(top, number, target)
        with pytest.raises(StillThereError):
            await top.services.motions.put(number, people[0], "replace", target)
        with pytest.raises(PlaysError):
            await top.services.motions.put(number, people[0], "expel", target)
        with pytest.raises(NoOpenSeatError):
            await top.services.takeover.take(number, person(EVE), target)


async def test_s3_without_a_clock_only_a_player_to_act_can_be_asked_about(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    waited = await to_act(top, number)
    for target in range(3):
        people = await others(top, number, target)
        if target != waited:
            with pytest.raises(StillThereError):
                await top.services.motions.put(number, people[0], "replace", target)
    await summon(top, number, waited)


async def test_s3_a_player_who_has_left_the_server_can_be_asked_about(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = await seat_of(top, number, CAT)
    summons = await summon(top, number, seat, LEFT)
    await after(top, summons.lapses - top.clock.now())
    assert (await clock_of(top, number, seat)).away == AWAY


async def test_s3_a_missed_turn_is_forgotten_when_its_owner_is_back(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = await to_act(top, number)
    await after(top, DAY)
    assert (await clock_of(top, number, seat)).misses == 1
    people = await others(top, number, seat)
    row = await top.services.motions.put(number, people[0], "replace", seat)
    while await to_act(top, number) != seat:
        await fall_back(top, number, await to_act(top, number))
    await fall_back(top, number, seat)
    assert (await motion(top, row)).outcome == "moot", "they made a move during the vote"
    with pytest.raises(StillThereError):
        await top.services.motions.put(number, people[0], "replace", seat)


# -- the summons ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pace", "time"),
    [("live", MINUTE), ("evening", 450_000), ("day", 12 * HOUR), ("none", 3 * DAY)],
)
async def test_s3_the_owner_is_told_and_has_time_before_the_table_plays(
    top: Tabletop, pace: str, time: int
) -> None:
    number, seat, owner = await late(top, pace)
    summons = await summon(top, number, seat)
    assert summons.lapses == top.clock.now() + time
    assert await notes(top, owner) == ["motion-note-summoned"]
    assert summons.id in await shown(top, number), "a message in the thread asks them too"
    await after(top, time - 1)
    assert (await clock_of(top, number, seat)).away == PRESENT
    assert await plies(top, number) == []
    with pytest.raises(NoOpenSeatError):
        await top.services.takeover.take(number, person(EVE), seat)
    await after(top, 1)
    assert (await clock_of(top, number, seat)).away == AWAY
    assert "motion-unanswered" in await told(top, number)
    await top.services.takeover.take(number, person(EVE), seat)


@pytest.mark.parametrize("pace", ["day", "none"])
@pytest.mark.parametrize("by", ["press", "move"])
async def test_s3_an_owner_who_answers_keeps_the_seat_and_is_not_asked_again(
    top: Tabletop, pace: str, by: str
) -> None:
    number, seat, owner = await late(top, pace)
    summons = await summon(top, number, seat)
    if by == "press":
        assert await top.services.timeouts.come_back(number, owner)
        assert not await top.services.timeouts.come_back(number, owner)
    else:
        await fall_back(top, number, seat)
    assert (await motion(top, summons)).outcome == "answered"
    people = await others(top, number, seat)
    for value in ("", LEFT):
        with pytest.raises((StillThereError, SparedError)):
            await top.services.motions.put(number, people[0], "replace", seat, value)
    await after(top, 12 * HOUR)
    assert (await clock_of(top, number, seat)).away == PRESENT
    await miss(top, number, seat)
    if (await top.table(number)).view(None).asked == (seat,) or pace == "day":
        await summon(top, number, seat)


async def test_s3_during_the_vote_the_owner_can_say_that_they_are_there(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    seat = await to_act(top, number)
    people = await others(top, number, seat)
    row = await top.services.motions.put(number, people[0], "replace", seat)
    assert await top.services.timeouts.come_back(number, (await top.table(number)).person_at(seat))
    assert (await motion(top, row)).outcome == "answered"
    with pytest.raises(MotionClosedError):
        await vote(top, row, people[1])
    with pytest.raises(SparedError):
        await top.services.motions.put(number, people[1], "replace", seat)
    await after(top, 3 * DAY)
    await summon(top, number, seat)


async def test_s3_nobody_votes_on_a_summons_or_withdraws_it(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    seat = await to_act(top, number)
    summons = await summon(top, number, seat)
    for who in (ANN, BOB, CAT):
        with pytest.raises(MotionClosedError):
            await top.services.motions.vote(number, who, summons.id, agrees=True)
        with pytest.raises(NotAuthorError):
            await top.services.motions.withdraw(number, who, summons.id)
    people = await others(top, number, seat)
    with pytest.raises(MotionOpenError):
        await top.services.motions.put(number, people[0], "replace", seat)
    assert (await motion(top, summons)).lapses == summons.lapses


async def test_s3_time_in_which_nobody_could_answer_does_not_count(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    seat = await to_act(top, number)
    summons = await summon(top, number, seat)
    await after(top, 2 * DAY)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    await after(top, 30 * DAY)
    assert (await clock_of(top, number, seat)).away == PRESENT
    await top.services.lost_places.resume(number, "pause-thread-gone")
    assert (await motion(top, summons)).lapses == top.clock.now() + 3 * DAY
    people = await others(top, number, seat)
    rest = await top.services.motions.put(number, people[0], "pause", value="month")
    await vote(top, rest, people[1])
    assert (await motion(top, summons)).outcome == "moot", "after a pause it has to be asked again"


@pytest.mark.parametrize("begun", ["before", "meanwhile"])
async def test_s3_a_vacation_does_not_count_as_silence(top: Tabletop, begun: str) -> None:
    number, seat, owner = await late(top, "day")

    async def go() -> int:
        today = (await top.services.vacationing.state(owner)).today
        return (await top.services.vacationing.take(owner, today, today)).ends

    if begun == "before":
        back = await go()
        summons = await summon(top, number, seat)
        assert summons.lapses == back + 12 * HOUR
    else:
        summons = await summon(top, number, seat)
        back = await go()
        await after(top, 12 * HOUR)
        if back > top.clock.now():
            assert (await motion(top, summons)).lapses == back + 12 * HOUR
            assert (await clock_of(top, number, seat)).away == PRESENT


# -- seats removed from the game -----------------------------------------------------------------


async def test_s3_an_owner_who_comes_back_during_the_vote_is_not_removed(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    seat = await seat_of(top, number, CAT)
    await stand_in(top, number, seat)
    row = await top.services.motions.put(number, ANN, "expel", seat)
    await top.services.timeouts.come_back(number, CAT)
    assert (await motion(top, row)).outcome == "answered"
    with pytest.raises(PlaysError):
        await top.services.motions.put(number, ANN, "expel", seat)


async def test_s3_nobody_is_removed_in_a_sealed_window(top: Tabletop) -> None:
    """The owner may just have come back by answering, which neither outcome may tell."""
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    seat = await seat_of(top, number, CAT)
    await stand_in(top, number, seat)
    await play_to_window(top, number)
    for back in (False, True):
        if back:
            await top.answer(number, seat)
        with pytest.raises(AnswersOpenError):
            await top.services.motions.put(number, ANN, "expel", seat)


# -- secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("undone", [False, True])
async def test_s3_whether_a_summons_was_answered_in_secret_does_not_show(
    top: Tabletop, undone: bool
) -> None:
    """Two tables that differ only in this look the same to others until the end."""
    seen = []
    for answers in (False, True):
        number = await begin(top, "agent", "none", ANN, BOB, CAT)
        seat = await seat_of(top, number, CAT)
        assert (await top.table(number)).view(None).window is not None
        summons = await summon(top, number, seat)
        await top.empty_outbox()
        if answers:
            await top.answer(number, seat)
            if undone:
                await top.services.motions.undo(number, CAT)
        assert await top.outbox(public_lane(number)) == []
        assert (await motion(top, summons)).outcome is None
        await after(top, 3 * DAY)
        rows = await top.outbox(public_lane(number))
        table = await top.table(number)
        assert table.seats[seat].away == (RETURNING if answers else AWAY)
        assert await notes(top, CAT) == ["motion-note-kept" if answers else "motion-note-opened"]
        seen.append(([row.kind for row in rows], await told(top, number)))
        with pytest.raises(AnswersOpenError):
            await top.services.takeover.take(number, person(EVE), seat)
    assert seen[0] == seen[1]


async def test_s3_an_owner_who_answered_in_a_window_that_is_over_keeps_the_seat(
    top: Tabletop,
) -> None:
    number = await begin(top, "agent", "none", ANN, BOB, CAT)
    seat = await seat_of(top, number, CAT)
    summons = await summon(top, number, seat)
    while (window := (await top.table(number)).view(None)).window is not None:
        for asked in window.asked:
            await top.answer(number, asked)
        await after(top, HOUR)
    await after(top, 3 * DAY)
    assert (await motion(top, summons)).outcome == "answered"
    assert (await clock_of(top, number, seat)).away == PRESENT


async def test_s3_no_number_of_votes_takes_a_seat_from_a_player_who_is_there(top: Tabletop) -> None:
    """Three others ask and agree again and again, and the fourth stays."""
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    seat = await seat_of(top, number, DAN)
    for kind, author in itertools.product(("replace", "expel", "pace", "pause"), (ANN, BOB, CAT)):
        value = {"pace": "live", "pause": "hour"}.get(kind, "")
        target = seat if kind in ("replace", "expel") else None
        try:
            row = await top.services.motions.put(number, author, kind, target, value)
            for other in {ANN, BOB, CAT} - {author}:
                if (await motion(top, row)).outcome is None:
                    await vote(top, row, other)
        except TableError:
            pass  # other tests look at which refusal it is
        table = await top.table(number)
        assert (table.seats[seat].person, table.seats[seat].away) == (DAN, PRESENT)
        assert table.in_game(seat)
    assert await plies(top, number) == []
