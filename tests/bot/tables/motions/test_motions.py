"""Motions: who is asked, by which rule they pass, and how they end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY, MINUTE
from bot.ids import InteractionId
from bot.tables.errors import HandledError, NotHostError, NotSeatedError, OptionError, OverError
from bot.tables.voting.errors import (
    LeftError,
    MotionClosedError,
    MotionOpenError,
    NotAskedError,
    NotAuthorError,
    OwnMotionError,
    SamePaceError,
    StoodInForError,
)
from games.engine import LEAVE
from tests.bot.tables.clockwork import after, clock_of, plies, stand_in, to_act
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
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, EVE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.tables.tabletop import Tabletop


async def test_the_pace_changes_when_everybody_else_agrees(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await ask_pace(top, number)
    assert (await vote(top, row, BOB)).outcome is None
    assert (await top.table(number)).row.pace == "day"
    assert (await vote(top, row, CAT)).outcome == "passed"
    assert (await top.table(number)).row.pace == (await top.stored(number)).row.pace == "week"
    assert await told(top, number) == ["motion-passed"]


async def test_a_player_to_act_has_the_whole_time_of_the_new_pace(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await to_act(top, number)
    await after(top, DAY // 2)
    await vote(top, await ask_pace(top, number), BOB)
    assert (await clock_of(top, number, seat)).ends == top.clock.now() + 7 * DAY
    assert (await clock_of(top, number, 1 - seat)).ends is None
    await vote(top, await ask_pace(top, number, "none"), BOB)
    assert (await clock_of(top, number, seat)).ends is None
    assert "time" not in await due(top, number)
    await after(top, 30 * DAY)
    assert await plies(top, number) == [], "no time runs out any more"
    await vote(top, await ask_pace(top, number, "day"), BOB)
    assert (await clock_of(top, number, seat)).ends == top.clock.now() + DAY


async def test_a_single_no_fails_a_motion_that_everybody_must_agree_to(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await vote(top, await ask_pace(top, number), CAT, agrees=False)
    assert row.outcome == "failed"
    assert (await top.table(number)).row.pace == "day"
    assert await told(top, number) == ["motion-failed"]
    with pytest.raises(MotionClosedError):
        await vote(top, row, BOB)


async def test_only_the_host_asks_for_a_pace_unless_the_host_is_away(
    top: Tabletop,
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    with pytest.raises(NotHostError):
        await ask_pace(top, number, by=BOB)
    seat = await seat_of(top, number, ANN)
    await stand_in(top, number, seat)
    row = await ask_pace(top, number, by=BOB)
    assert (await vote(top, row, CAT)).outcome == "passed", "an absent player is not waited for"


async def test_a_seat_that_the_table_plays_holds_up_no_motion(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    away = await seat_of(top, number, CAT)
    await stand_in(top, number, away)
    row = await ask_pace(top, number)
    with pytest.raises(StoodInForError):
        await vote(top, row, CAT)
    assert (await vote(top, row, BOB)).outcome == "passed"


async def test_a_player_who_has_left_the_game_has_no_vote(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    await top.services.playing.move(number, CAT, LEAVE)
    row = await ask_pace(top, number)
    with pytest.raises(LeftError):
        await vote(top, row, CAT)
    with pytest.raises(LeftError):
        await top.services.motions.put(number, CAT, "pause", value="day")
    assert (await vote(top, row, BOB)).outcome == "passed"


async def test_one_motion_of_a_kind_is_open_at_a_time(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await ask_pace(top, number)
    with pytest.raises(MotionOpenError):
        await ask_pace(top, number, "none")
    await top.services.motions.put(number, BOB, "pause", value="day")
    await top.services.motions.withdraw(number, ANN, row.id)
    assert (await ask_pace(top, number, "none")).outcome is None


async def test_only_its_author_withdraws_a_motion(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await ask_pace(top, number)
    with pytest.raises(NotAuthorError):
        await top.services.motions.withdraw(number, BOB, row.id)
    with pytest.raises(OwnMotionError):
        await vote(top, row, ANN, agrees=False)
    await top.services.motions.withdraw(number, ANN, row.id)
    assert (await motion(top, row)).outcome == "withdrawn"
    assert "motion-pace" not in await due(top, number)
    assert await told(top, number) == [], "the motion's own message says that it is withdrawn"
    assert await shown(top, number) == [row.id]


async def test_a_nonsensical_motion_is_refused(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    with pytest.raises(SamePaceError):
        await ask_pace(top, number, "day")
    with pytest.raises(OptionError):
        await ask_pace(top, number, "warp")
    with pytest.raises(OptionError):
        await top.services.motions.put(number, ANN, "pause", value="for ever")
    with pytest.raises(NotSeatedError):
        await ask_pace(top, number, by=EVE)
    row = await ask_pace(top, number)
    with pytest.raises(NotSeatedError):
        await vote(top, row, EVE)
    other = await begin(top, "slush-fund", "day", ANN, DAN)
    with pytest.raises(MotionClosedError):  # the motion is another table's
        await top.services.motions.vote(other, DAN, row.id, agrees=True)


async def test_a_press_that_arrives_twice_counts_once(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await ask_pace(top, number)
    await top.services.motions.vote(
        number, BOB, row.id, agrees=True, interaction_id=InteractionId(5)
    )
    with pytest.raises(HandledError):
        await top.services.motions.vote(
            number, BOB, row.id, agrees=False, interaction_id=InteractionId(5)
        )
    bob = await seat_of(top, number, BOB)
    assert (await motion(top, row)).votes == {str(row.author): True, str(bob): True}


@pytest.mark.parametrize(
    ("pace", "stands"),
    [("live", 5 * MINUTE), ("evening", 15 * MINUTE), ("day", DAY), ("none", 3 * DAY)],
)
async def test_a_motion_lapses_after_a_time_that_depends_on_the_pace(
    top: Tabletop, pace: str, stands: int
) -> None:
    number = await begin(top, "cover-your-assets", pace, ANN, BOB)
    kind = "pause"
    row = await top.services.motions.put(number, ANN, kind, value="day")
    assert (await due(top, number))["motion-pause"] == top.clock.now() + stands
    await top.services.motions.lapse(number, "motion-pause")
    assert (await motion(top, row)).outcome is None, "an outdated ring does nothing"
    top.clock.pass_by(stands - 1)
    await top.services.motions.lapse(number, "motion-pause")
    assert (await motion(top, row)).outcome is None
    await after(top, 1)
    assert (await motion(top, row)).outcome == "lapsed"
    assert "motion-lapsed" in await told(top, number)


async def test_when_a_motion_lapses_only_players_who_are_still_there_count(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "none", ANN, BOB, CAT)
    row = await ask_pace(top, number)
    await vote(top, row, BOB)
    await top.services.motions.lapse(number, "motion-pace")
    assert (await motion(top, row)).outcome is None
    gone = await seat_of(top, number, CAT)
    await stand_in(top, number, gone)
    await top.services.motions.lapse(number, "motion-pace")
    assert (await motion(top, row)).outcome == "passed"


async def test_a_motion_survives_a_restart_and_its_time_does_not_run_in_downtime(
    top: Tabletop, database: Path
) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    row = await ask_pace(top, number)
    await vote(top, row, BOB)
    await top.services.close()
    top.clock.time += 5 * DAY
    again = await reopened(top, database)
    await again.services.start()
    found = await motion(again, row)
    assert found.outcome is None
    assert found.lapses == row.lapses + 5 * DAY
    assert (await due(again, number))["motion-pace"] == found.lapses
    assert (await vote(again, row, CAT)).outcome == "passed"
    await again.close()


async def test_the_end_of_the_game_ends_its_motions(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    row = await ask_pace(top, number)
    await top.services.playing.move(number, BOB, LEAVE)
    assert (await top.table(number)).row.phase == "over"
    assert (await motion(top, row)).outcome == "moot"
    assert [kind for kind in await due(top, number) if kind.startswith("motion")] == []
    with pytest.raises(OverError):
        await ask_pace(top, number)


async def test_a_host_who_plays_alone_with_the_table_need_not_ask(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    seat = await seat_of(top, number, BOB)
    await stand_in(top, number, seat)
    row = await ask_pace(top, number)
    assert row.outcome == "passed"
    with pytest.raises(MotionClosedError):
        await vote(top, row, BOB)


async def test_the_player_a_motion_is_about_has_no_vote(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    target = await seat_of(top, number, CAT)
    await miss(top, number, target)
    row = await top.services.motions.put(number, BOB, "replace", target)
    with pytest.raises(NotAskedError):
        await vote(top, row, CAT, agrees=False)
    assert (await motion(top, row)).outcome is None
