"""What becomes of a night when something fails: the bot, a channel, or a host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import HOUR, MINUTE, SECOND
from bot.ids import ChannelId
from bot.nights.agenda import GIVE_UP
from bot.nights.errors import (
    NightBegunError,
    NightFullError,
    NightInThreadError,
    NightPastError,
    NightsFullError,
    NotNightHostError,
)
from bot.nights.messages import night_lane
from bot.nights.night import MOST_PEOPLE
from bot.nights.planning import MOST_NIGHTS
from bot.tables.lobbies.opening import Place
from bot.tables.notifications import private_lane, read_text
from bot.tables.pings.mentions import MENTION, read_mention
from tests.bot.dying import dies_after
from tests.bot.nights.evenings import Evenings, somebody
from tests.bot.tables.due.test_downtime import crash, open_at
from tests.bot.tables.tabletop import CHANNEL, GUILD

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import NightId
    from tests.bot.tables.tabletop import Tabletop


async def gathered(evenings: Evenings, people: int) -> tuple[NightId, int]:
    """Returns a night whose people have said that they are here, and its hour."""
    night = await evenings.plan(people, 20 * MINUTE)
    await evenings.call(night)
    await evenings.here(night, range(1, people + 1))
    return night, (await evenings.at(night)).row.hour


async def restarted(top: Tabletop, database: Path, away: int) -> Evenings:
    """Kills the process and starts another after a while."""
    now = await crash(top)
    again = await open_at(database, now + away)
    await again.services.start()
    evenings = Evenings(again, database)
    await evenings.settle()
    return evenings


async def written_to(evenings: Evenings, number: int) -> list[str]:
    """Returns the keys of what one of the people is written."""
    rows = await evenings.top.outbox(private_lane(somebody(number).id))
    return [read_text(row.body).key for row in rows]


async def mentioned(evenings: Evenings, night: NightId) -> list[str]:
    rows = await evenings.top.outbox(night_lane(night))
    return [read_mention(row.body).text.key for row in rows if row.kind == MENTION]


# -- the bot ---------------------------------------------------------------------------------------


@pytest.mark.logs_errors  # of what was under way in the killed process
@pytest.mark.parametrize("writes", range(6))
async def test_killed_at_the_hour_no_table_is_opened_twice_and_nobody_sits_in_two(
    top: Tabletop, evenings: Evenings, database: Path, writes: int
) -> None:
    night, hour = await gathered(evenings, 8)
    await evenings.until(hour - SECOND)
    top.services.night_alarm._stopped = True
    top.clock.pass_by(2 * SECOND)

    async def at_the_hour() -> None:
        await top.services.gathering.seat(night)
        number = (await evenings.at(night)).row.round
        top.clock.pass_by(75 * SECOND)
        await top.services.rounds.deal(night, f"deal:{number}")
        for _ in range(writes):  # as many more as it takes to be killed
            await top.services.rounds.look(night)

    with dies_after(top.services.store, writes):
        await at_the_hour()
    again = await restarted(top, database, 5 * SECOND)
    await again.until(again.top.clock.now() + 80 * SECOND)
    now = await again.at(night)
    seated = [number for table in await again.seated(night) for number in table]
    assert sorted(seated) == [*range(1, 9)]
    assert [(table.round, table.phase) for table in now.tables] == [(1, "playing")] * 2
    await again.top.close()


async def test_back_within_half_an_hour_everybody_is_called_again(
    top: Tabletop, evenings: Evenings, database: Path
) -> None:
    night, hour = await gathered(evenings, 4)
    again = await restarted(top, database, hour + 20 * MINUTE - top.clock.now())
    now = await again.at(night)
    assert now.row.state == "gathering"
    assert now.row.hour == again.top.clock.now() + 10 * MINUTE
    assert [one.here for one in now.people] == [None] * 4, "who was there may be gone"
    await again.here(night, [2, 3])
    await again.until(now.row.hour + SECOND)
    assert await again.seated(night) == [[2, 3]]
    await again.top.close()


async def test_back_within_three_hours_the_host_is_asked(
    top: Tabletop, evenings: Evenings, database: Path
) -> None:
    night, hour = await gathered(evenings, 4)
    again = await restarted(top, database, hour + 2 * HOUR - top.clock.now())
    assert (await again.at(night)).row.state == "planned"
    assert await written_to(again, 1) == ["night-missed-host"]
    await again.services.planning.begin(night, somebody(1))
    await again.settle()
    now = await again.at(night)
    assert (now.row.state, now.row.hour) == ("gathering", again.top.clock.now() + 5 * MINUTE)
    await again.top.close()


async def test_a_night_whose_host_does_not_say_so_does_not_begin(
    top: Tabletop, evenings: Evenings, database: Path
) -> None:
    night, hour = await gathered(evenings, 4)
    again = await restarted(top, database, hour + 2 * HOUR - top.clock.now())
    due = await again.services.store.read(lambda tx: tx.night_due_at(night, GIVE_UP))
    again.top.clock.pass_by((due or 0) - again.top.clock.now())
    await again.settle()
    assert (await again.at(night)).row.state == "lapsed"
    assert "night-missed" in await mentioned(again, night)
    await again.top.close()


async def test_back_even_later_the_night_has_lapsed_with_the_reason(
    top: Tabletop, evenings: Evenings, database: Path
) -> None:
    night, hour = await gathered(evenings, 4)
    again = await restarted(top, database, hour + 5 * HOUR - top.clock.now())
    assert (await again.at(night)).row.state == "lapsed"
    assert await mentioned(again, night) == ["night-missed"]
    await again.top.close()


async def test_away_over_the_call_and_back_before_the_hour_people_have_ten_minutes(
    top: Tabletop, evenings: Evenings, database: Path
) -> None:
    night = await evenings.plan(4, 20 * MINUTE)
    again = await restarted(top, database, 19 * MINUTE)
    now = await again.at(night)
    assert (now.row.state, now.row.hour) == ("gathering", again.top.clock.now() + 10 * MINUTE)
    await again.top.close()


async def test_what_changed_at_tables_while_the_bot_was_killed_is_followed(
    top: Tabletop, evenings: Evenings, database: Path
) -> None:
    night, hour = await gathered(evenings, 4)
    await evenings.until(hour + 80 * SECOND)
    top.services.nights.night_of.clear()  # killed before the night has looked
    await evenings.end_tables(night)
    again = await restarted(top, database, SECOND)
    assert [one.table_id for one in (await again.at(night)).people] == [None] * 4
    await again.top.close()


# -- places and people -----------------------------------------------------------------------------


async def test_without_its_channel_a_night_rests_until_it_is_moved(evenings: Evenings) -> None:
    night = await evenings.plan(2, 2 * HOUR)
    await evenings.services.planning.lose(night)
    assert await written_to(evenings, 1) == ["night-lost"]
    await evenings.until((await evenings.at(night)).row.starts - 5 * MINUTE)
    assert (await evenings.at(night)).row.state == "planned", "nobody is called"
    place, wish = Place(GUILD, ChannelId(CHANNEL + 1)), evenings.wish(HOUR)
    await evenings.services.planning.change(night, somebody(1), wish, place)
    now = await evenings.at(night)
    assert (now.row.channel, now.row.card, now.row.lost) == (CHANNEL + 1, None, False)
    await evenings.call(night)
    assert (await evenings.at(night)).row.state == "gathering"


async def test_whoever_said_yes_first_is_the_host_when_the_host_leaves(evenings: Evenings) -> None:
    night = await evenings.plan(3)
    await evenings.services.planning.host_left(night)
    assert (await evenings.at(night)).row.host == somebody(2).id
    assert await written_to(evenings, 2) == ["night-host-yours"]


async def test_a_night_to_which_nobody_else_comes_is_cancelled_without_its_host(
    evenings: Evenings,
) -> None:
    night = await evenings.plan(1)
    await evenings.services.planning.host_left(night)
    assert (await evenings.at(night)).row.state == "cancelled"


async def test_a_host_who_has_their_data_deleted_is_replaced(evenings: Evenings) -> None:
    night = await evenings.plan(3)
    await evenings.services.deletions.erase(somebody(1).id)
    now = await evenings.at(night)
    assert now.row.host == somebody(2).id
    assert [one.person for one in now.people] == [somebody(2).id, somebody(3).id]


# -- what is refused -------------------------------------------------------------------------------


async def test_no_more_people_come_than_fit(evenings: Evenings) -> None:
    night = await evenings.plan(MOST_PEOPLE)
    with pytest.raises(NightFullError):
        await evenings.services.planning.answer(night, somebody(99), "yes")
    await evenings.services.planning.answer(night, somebody(99), "perhaps")
    await evenings.services.planning.answer(night, somebody(2), "no")
    await evenings.services.planning.answer(night, somebody(99), "yes")
    assert len((await evenings.at(night)).who("yes")) == MOST_PEOPLE


async def test_a_night_is_not_planned_in_a_thread_or_the_past_or_without_end(
    evenings: Evenings,
) -> None:
    planning = evenings.services.planning
    with pytest.raises(NightInThreadError):
        await planning.plan(somebody(1), Place(GUILD, CHANNEL, thread=True), "en", evenings.wish())
    with pytest.raises(NightPastError):
        await planning.plan(somebody(1), Place(GUILD, CHANNEL), "en", evenings.wish(-MINUTE))
    for _ in range(MOST_NIGHTS):
        await evenings.plan()
    with pytest.raises(NightsFullError):
        await evenings.plan()


async def test_only_its_host_and_managers_change_a_night_and_not_once_it_plays(
    evenings: Evenings,
) -> None:
    night = await evenings.plan(4, 20 * MINUTE)
    planning = evenings.services.planning
    with pytest.raises(NotNightHostError):
        await planning.cancel(night, somebody(2))
    wish = evenings.wish(20 * MINUTE, pace="none")
    await planning.change(night, somebody(9, manages=True), wish)
    await evenings.call(night)
    await evenings.here(night, [1, 2, 3])
    await evenings.until((await evenings.at(night)).row.hour + SECOND)
    with pytest.raises(NightBegunError):
        await planning.cancel(night, somebody(1))


async def test_a_new_date_asks_everybody_again_but_its_host(evenings: Evenings) -> None:
    night = await evenings.plan(3)
    await evenings.services.planning.change(night, somebody(1), evenings.wish(48 * HOUR))
    now = await evenings.at(night)
    assert [one.answer for one in now.people] == ["yes", "again", "again"]
    assert await mentioned(evenings, night) == ["night-moved"]
