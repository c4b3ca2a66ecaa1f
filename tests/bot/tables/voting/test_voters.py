"""The people who have a vote can change while a motion is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import DAY, HOUR
from bot.tables.clocks.clocks import AWAY
from bot.tables.lost_places import THREAD_GONE
from games.engine import LEAVE
from tests.bot.tables.clockwork import after, fall_back, to_act
from tests.bot.tables.deciding import (
    ask_pace,
    begin,
    due,
    miss,
    motion,
    reopened,
    seat_of,
    shown,
    told,
    vote,
)
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN
from tests.bot.waiting import ring

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import PersonId, TableNumber
    from tests.bot.tables.tabletop import Tabletop


async def play_until_away(top: Tabletop, number: TableNumber, person: PersonId) -> None:
    """Lets everybody else play in time, until the table plays for this person."""
    for _ in range(60):
        table = await top.table(number)
        if table.seats[await seat_of(top, number, person)].away == AWAY:
            return
        seat = await to_act(top, number)
        if table.person_at(seat) == person:
            await after(top, DAY)
        else:
            await fall_back(top, number, seat)
    raise AssertionError("they were never away")


async def test_a_motion_that_only_a_leaver_opposed_passes_when_they_leave(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await vote(top, await ask_pace(top, number), BOB)
    assert row.outcome is None
    await top.services.playing.move(number, CAT, LEAVE)
    await ring()
    assert (await motion(top, row)).outcome == "passed"
    assert (await top.table(number)).row.pace == "week"
    assert "motion-passed" in await told(top, number)
    assert [kind for kind in await due(top, number) if kind.startswith("motion")] == []


async def test_more_than_half_means_half_of_the_players_who_are_left(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    row = await vote(top, await top.services.motions.put(number, ANN, "pause", value="day"), BOB)
    assert row.outcome is None
    await top.services.playing.move(number, CAT, LEAVE)
    await ring()
    assert (await motion(top, row)).outcome == "passed"
    assert (await top.table(number)).row.still


async def test_a_player_who_leaves_takes_their_vote_along(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    row = await vote(top, await top.services.motions.put(number, ANN, "pause", value="day"), BOB)
    await top.services.playing.move(number, BOB, LEAVE)
    await ring()
    assert (await motion(top, row)).outcome is None
    assert (await vote(top, row, CAT)).outcome == "passed"


async def test_a_player_whom_the_table_plays_for_is_no_longer_waited_for(top: Tabletop) -> None:
    """A motion stays open as long as a decision may take, so this one is asked after two missed
    turns.
    """
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    for _ in range(60):
        table = await top.table(number)
        seat, cats = await to_act(top, number), await seat_of(top, number, CAT)
        if table.seats[cats].misses == 2 and seat == cats:
            break
        await (after(top, DAY) if seat == cats else fall_back(top, number, seat))
    await after(top, HOUR)
    row = await vote(top, await ask_pace(top, number), BOB)
    await top.empty_outbox()
    await after(top, 23 * HOUR)
    assert (await top.table(number)).seats[cats].away == AWAY
    found = await motion(top, row)
    assert found.outcome == "passed"
    assert found.lapses > top.clock.now(), "the motion passed before it lapsed"


async def test_a_deleted_player_holds_up_no_motion(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    row = await vote(top, await ask_pace(top, number), BOB)
    await top.services.deletions.erase(CAT)
    await ring()
    assert (await motion(top, row)).outcome == "passed"


async def test_a_seat_that_is_opened_holds_up_no_motion(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    seat = await seat_of(top, number, CAT)
    while await to_act(top, number) != seat:
        await fall_back(top, number, await to_act(top, number))
    other = await top.services.motions.put(number, BOB, "replace", seat)
    await vote(top, other, ANN)
    await after(top, HOUR)
    row = await vote(top, await ask_pace(top, number), BOB)
    assert row.outcome is None, "Cat may still be there"
    await after(top, 3 * DAY - HOUR)
    await ring()
    assert (await motion(top, row)).outcome == "passed"


async def test_a_motion_to_open_a_seat_ends_when_the_seat_opens_by_itself(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT, DAN)
    await play_until_away(top, number, CAT)
    await top.services.timeouts.come_back(number, CAT)
    await miss(top, number, await seat_of(top, number, CAT))
    row = await top.services.motions.put(number, ANN, "replace", await seat_of(top, number, CAT))
    other = await top.services.motions.put(number, ANN, "pause", value="day")
    await top.services.deletions.erase(CAT)
    await ring()
    assert (await motion(top, row)).outcome == "moot"
    assert (await motion(top, other)).outcome is None


async def test_the_message_names_the_people_who_are_still_asked(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT, DAN)
    row = await ask_pace(top, number)
    await top.empty_outbox()
    await top.services.playing.move(number, CAT, LEAVE)
    await ring()
    assert await shown(top, number) == [row.id]
    assert (await motion(top, row)).outcome is None


async def test_a_crash_before_the_decision_loses_nothing(top: Tabletop, database: Path) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    row = await vote(top, await ask_pace(top, number), BOB)
    await top.services.scheduler.stop()
    await top.services.playing.move(number, CAT, LEAVE)
    await top.services.close()
    again = await reopened(top, database)
    await again.services.start()
    await after(again, 0)
    assert (await motion(again, row)).outcome == "passed"
    await again.close()


async def test_open_motions_are_known_after_a_restart(top: Tabletop, database: Path) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    row = await vote(top, await ask_pace(top, number), BOB)
    await top.services.close()
    again = await reopened(top, database)
    await again.services.start()
    await again.services.playing.move(number, CAT, LEAVE)
    await ring()
    assert (await motion(again, row)).outcome == "passed"
    await again.close()


async def test_a_motion_does_not_lapse_while_the_table_s_place_is_lost(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await ask_pace(top, number)
    await after(top, 23 * HOUR)
    await top.services.lost_places.pause(number, THREAD_GONE)
    await after(top, 5 * DAY)
    assert (await motion(top, row)).outcome is None, "nobody could answer"
    await top.services.lost_places.resume(number, THREAD_GONE)
    found = await motion(top, row)
    assert found.lapses == (await due(top, number))["motion-pace"] == top.clock.now() + DAY
    await after(top, DAY - 1)
    assert (await motion(top, row)).outcome is None
    await after(top, 1)
    assert (await motion(top, row)).outcome == "lapsed"
