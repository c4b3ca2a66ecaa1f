"""Whatever one person does in a loop, nobody is called again and again, and nothing grows without
bound (N3).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import HOUR, MINUTE
from bot.ids import ChannelId, PersonId
from bot.tables.cap_errors import (
    AskedLatelyError,
    ChannelLobbiesError,
    LobbiesError,
    TablesError,
    TooOftenError,
)
from bot.tables.caps import Caps, Limits
from bot.tables.errors import NotHostError, OptionError
from bot.tables.lobbies.opening import Place
from bot.tables.notifications import public_lane
from bot.tables.pings.mentions import INVITE
from bot.tables.voting.errors import NoMoveError
from games.engine import LEAVE
from tests.bot.tables.clockwork import stand_in
from tests.bot.tables.tabletop import (
    ANN,
    BOB,
    CAT,
    CHANNEL,
    DAN,
    EVE,
    GUILD,
    StillClock,
    Tabletop,
    person,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path


FEW = Limits(lobbies=3, channel_lobbies=5, tables=4, calls=12, asides=6, rest=10)


@pytest.fixture
async def top(database: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(database, FEW)
    yield made
    await made.close()


async def until_too_often(act: Callable[[int], Awaitable[object]]) -> int:
    """Repeats an action, which is given the number of times so far; returns how often it is
    allowed.
    """
    for done in range(100):
        try:
            await act(done)
        except TooOftenError:
            return done
    raise AssertionError("there was no end to it")


async def tables(top: Tabletop) -> int:
    return sum((await top.services.store.read(lambda tx: tx.count_tables())).values())


# -- tables --------------------------------------------------------------------------------------


async def test_n3_a_person_hosts_only_so_many_tables_that_have_not_begun(top: Tabletop) -> None:
    numbers = [await top.sit("slush-fund", ANN, channel=ChannelId(n)) for n in range(1, 4)]
    for _ in range(40):
        with pytest.raises(LobbiesError) as told:
            await top.sit("slush-fund", ANN, channel=ChannelId(9))
    assert told.value.said.args == {"most": 3}
    assert await tables(top) == 3
    await top.services.lobby.cancel(numbers[0], ANN)
    await top.sit("slush-fund", ANN, channel=ChannelId(9))
    await top.services.lobby.join(numbers[1], person(BOB))
    await top.services.lobby.start(numbers[1], ANN)
    await top.sit("slush-fund", ANN, channel=ChannelId(10))


async def test_n3_only_so_many_tables_of_a_channel_wait_to_begin(top: Tabletop) -> None:
    for host in (ANN, BOB, CAT, DAN, EVE):
        await top.sit("slush-fund", host)
    with pytest.raises(ChannelLobbiesError):
        await top.sit("slush-fund", PersonId(777))
    await top.sit("slush-fund", PersonId(777), channel=ChannelId(CHANNEL + 1))


async def test_n3_a_person_sits_at_only_so_many_tables(top: Tabletop) -> None:
    numbers = [await top.start("slush-fund", ANN, BOB, CAT, channel=n) for n in range(1, 4)]
    numbers.append(await top.sit("slush-fund", DAN, ANN))
    other = await top.sit("slush-fund", BOB)
    for act in (
        top.services.lobby.join(other, person(ANN)),
        top.sit("slush-fund", ANN, channel=ChannelId(9)),
    ):
        with pytest.raises(TablesError):
            await act
    full = await top.start("slush-fund", DAN, EVE, PersonId(777), channel=8)
    await stand_in(top, full, 0)
    with pytest.raises(TablesError):
        await top.services.takeover.take(full, person(ANN), 0)
    await top.services.lobby.leave(numbers[3], ANN)
    await top.services.lobby.join(other, person(ANN))


async def test_n3_a_channel_full_of_abandoned_tables_can_be_used_again(top: Tabletop) -> None:
    numbers = [await top.sit("slush-fund", host) for host in (ANN, BOB, CAT, DAN, EVE)]
    with pytest.raises(NotHostError):
        await top.services.lobby.cancel(numbers[0], PersonId(777))
    await top.services.lobby.cancel(numbers[0], PersonId(777), manages=True)
    await top.sit("slush-fund", PersonId(777))


async def test_n3_a_game_that_a_person_has_left_is_no_longer_one_of_their_tables(
    top: Tabletop,
) -> None:
    """The refusal says "leave one", so a person who does must be let in while others play on."""
    numbers = [await top.start("slush-fund", BOB, ANN, CAT, channel=n) for n in range(1, 4)]
    numbers.append(await top.start("slasher", DAN, ANN, CAT, channel=9))
    other = await top.sit("slush-fund", DAN)
    for number in numbers[1:3]:
        with pytest.raises(TablesError):
            await top.services.lobby.join(other, person(ANN))
        await top.services.playing.move(number, ANN, LEAVE)
        assert (await top.table(number)).row.phase == "playing"
        await top.services.lobby.join(other, person(ANN))
        other = await top.sit("slush-fund", EVE)


# -- motions and other requests ------------------------------------------------------------------


async def test_n3_the_same_motion_is_asked_again_only_after_a_wait(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB, CAT)
    put = top.services.motions.put
    row = await put(number, ANN, "pause", value="day")
    await top.services.motions.withdraw(number, ANN, row.id)
    for _ in range(40):
        with pytest.raises(AskedLatelyError):
            await put(number, ANN, "pause", value="week")
    await put(number, BOB, "pause", value="day")
    await put(number, ANN, "pace", value="week")
    assert len(await top.services.motions.open_at(number)) == 2, "another person, and another kind"
    for open_row in await top.services.motions.open_at(number):
        await top.services.motions.withdraw(
            number, ANN if open_row.kind == "pace" else BOB, open_row.id
        )
    top.clock.pass_by(10 * MINUTE)
    assert (await put(number, ANN, "pause", value="day")).outcome is None


async def test_n3_a_motion_that_passed_can_be_asked_again_at_once(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    for pace in ("week", "day"):
        row = await top.services.motions.put(number, ANN, "pace", value=pace)
        await top.services.motions.vote(number, BOB, row.id, agrees=True)
    assert (await top.table(number)).row.pace == "day"


async def test_n3_a_player_alone_with_the_table_cannot_pause_and_go_on_for_ever(
    top: Tabletop,
) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await stand_in(top, number, (await top.table(number)).seat_of(BOB) or 0)

    async def turn(_: int) -> None:
        still = (await top.table(number)).row.still
        kind, value = ("resume", "") if still else ("pause", "day")
        await top.services.motions.put(number, ANN, kind, value=value)

    assert await until_too_often(turn) == FEW.calls - 1, "one of them was opening the table"
    top.clock.pass_by(HOUR)
    await turn(0)


async def test_n3_calls_are_counted_by_person_and_for_an_hour(top: Tabletop) -> None:
    for n in range(FEW.calls):
        number = await top.sit("slush-fund", ANN, channel=ChannelId(n + 1))
        await top.services.lobby.cancel(number, ANN)
        top.clock.pass_by(MINUTE)
    with pytest.raises(TooOftenError) as told:
        await top.sit("slush-fund", ANN)
    minutes = 60 - FEW.calls
    ends = (top.clock.now() + minutes * MINUTE) // 1000
    assert f"<t:{ends}:R>" in str(told.value.said.args["when"])
    await top.sit("slush-fund", BOB)
    top.clock.pass_by(minutes * MINUTE)
    await top.sit("slush-fund", ANN)
    with pytest.raises(TooOftenError):
        await top.sit("slush-fund", ANN)


async def test_n3_refused_calls_do_not_count(top: Tabletop) -> None:
    await top.sit("slush-fund", ANN)
    place = Place(GUILD, CHANNEL)
    for _ in range(3 * FEW.calls):
        with pytest.raises(OptionError):
            await top.services.lobby.open("slush-fund", person(ANN), place, "en", pace="warp")
    await top.sit("slush-fund", ANN)


async def test_n3_a_table_cannot_be_moved_from_channel_to_channel_for_ever(
    top: Tabletop,
) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    lost_places = top.services.lost_places
    moved = await until_too_often(
        lambda n: lost_places.move_home(number, BOB, Place(GUILD, ChannelId(1_000 + n)))
    )
    assert moved == FEW.calls


async def test_n3_only_moves_that_nobody_waits_for_are_counted(top: Tabletop) -> None:
    number = await top.start("capital-power", ANN, BOB, CAT)
    table = await top.table(number)
    asked = set(table.view(None).asked)
    idle = next(seat for seat in range(3) if seat not in asked)
    someone, playing = table.person_at(idle), top.services.playing
    made = await until_too_often(
        lambda n: playing.move(number, someone, ("order", "clear" if n % 2 else "routine"))
    )
    assert made == (await top.table(number)).row.plies == FEW.asides
    for _ in range(2 * FEW.asides + 1):
        table = await top.table(number)
        (seat,) = table.game.deciders(table.state)
        awaited = table.game.fallback(table.view(seat))
        await playing.move(number, table.person_at(seat), awaited)
    assert (await top.table(number)).row.plies > 2 * FEW.asides, (
        "a player who is waited for plays on"
    )
    await playing.move(number, someone, LEAVE)


async def test_n3_requests_for_moves_that_cannot_be_taken_back_are_limited(
    top: Tabletop,
) -> None:
    """To find out, a long game is played again, and everybody else at the table waits meanwhile."""
    number = await top.start("slush-fund", ANN, BOB)

    async def ask(_: int) -> None:
        with pytest.raises(NoMoveError):
            await top.services.motions.undo(number, ANN)

    assert await until_too_often(ask) == FEW.asides


async def test_n3_requests_at_the_same_time_are_counted_too(top: Tabletop) -> None:
    most = FEW.calls - 1
    caps = Caps(top.clock, Limits(lobbies=100, calls=most))
    top.services.tables.caps = caps
    asked = [top.sit("slush-fund", ANN, channel=ChannelId(n)) for n in range(1, 40)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(outcome, TooOftenError) for outcome in outcomes) == 39 - most
    assert await tables(top) == most


# -- rematches -----------------------------------------------------------------------------------


async def test_n3_a_finished_table_invites_once(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.services.playing.move(number, BOB, LEAVE)
    await top.empty_outbox()
    invited: list[Any] = []
    for who in (ANN, ANN, BOB, BOB, ANN):
        place = Place(GUILD, CHANNEL)
        rematch, opened = await top.services.rematches.call(number, person(who), place)
        assert opened
        assert await top.services.rematches.called_before(rematch) == bool(invited)
        rows = await top.outbox(public_lane(rematch.id))
        invited.append(sum(row.kind == INVITE for row in rows))
        await top.services.lobby.cancel(rematch.id, who)
    assert invited == [1, 0, 0, 0, 0]
    told = [said.key for said in await top.told(number)]
    assert told.count("rematch-opened") == 1


# -- counts in memory ----------------------------------------------------------------------------


def test_n3_a_person_who_did_nothing_for_an_hour_is_forgotten() -> None:
    clock = StillClock()
    caps = Caps(clock, FEW)
    for someone in range(5_000):
        caps.count_aside(PersonId(someone))
    clock.time += HOUR
    caps.count_aside(PersonId(1))
    assert sum(len(acts) for acts in caps._acts.values()) == 1
    clock.stop()
