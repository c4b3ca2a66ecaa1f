"""What managers of a server may do with its tables, and what they may not."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import pytest

from bot.checks.stored import fault_of
from bot.clock import DAY
from bot.ids import ChannelId, GuildId, InteractionId
from bot.tables.clocks.clocks import AWAY, PRESENT
from bot.tables.errors import (
    ChannelTakenError,
    HandledError,
    NotStartedError,
    OverError,
    StartedError,
    UnknownTableError,
    WrongHomeError,
)
from bot.tables.lobbies.calling import QuietTableError
from bot.tables.lobbies.opening import Place
from bot.tables.managing.powers import (
    CannotHostError,
    CannotOpenError,
    Manager,
    SeatedManagerError,
)
from bot.tables.pings.ways import called_by, wished
from bot.tables.voting.errors import AnswersOpenError, NotRestingError
from tests.bot.tables.clockwork import begin, lines, stand_in
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, EVE, GUILD, Tabletop, person

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.ids import TableNumber
    from bot.tables.managing.powers import Managing

PRESSED = iter(range(1, 10_000))


def manager(who: Any = EVE, guild: GuildId = GUILD) -> Manager:
    return Manager(who, guild, InteractionId(next(PRESSED)))


async def dues(top: Tabletop, number: TableNumber) -> list[str]:
    rows = await top.services.store.read(lambda tx: tx.due(2**60))
    return sorted(row.kind for row in rows if row.table_id == number)


ALL: dict[str, Callable[[Managing, TableNumber, Manager], Awaitable[Any]]] = {
    "close": lambda powers, n, who: powers.close(n, who),
    "end": lambda powers, n, who: powers.end(n, who, ""),
    "quiet": lambda powers, n, who: powers.quiet(n, who, quiet=True),
    "open": lambda powers, n, who: powers.open_seat(n, who, 0),
    "name": lambda powers, n, who: powers.name_host(n, who, 1),
    "wake": lambda powers, n, who: powers.wake(n, who),
    "move": lambda powers, n, who: powers.move(n, who, Place(GUILD, ChannelId(77))),
}


@pytest.mark.parametrize("power", ALL)
async def test_a_manager_who_sits_there_is_a_player(top: Tabletop, power: str) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    before = await top.stored(number)
    with pytest.raises(SeatedManagerError):
        await ALL[power](top.services.managing, number, manager(BOB))
    with pytest.raises(UnknownTableError):
        await ALL[power](top.services.managing, number, manager(EVE, GuildId(12)))
    practice = (await top.services.practice.first_game("slasher", person(CAT), "en")).id
    with pytest.raises(UnknownTableError):
        await ALL[power](top.services.managing, practice, manager())
    after = await top.stored(number)
    assert (after.row, after.seats) == (before.row, before.seats)


@pytest.mark.parametrize("power", sorted(ALL.keys() - {"wake"}))
async def test_a_table_that_is_over_is_left_alone(top: Tabletop, power: str) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.play(number, 1_000)
    with pytest.raises(OverError):
        await ALL[power](top.services.managing, number, manager())


async def test_a_lobby_is_closed_and_a_game_is_not(top: Tabletop) -> None:
    lobby, game = await top.sit("slasher", ANN), await top.start("slush-fund", ANN, BOB)
    await top.services.managing.close(lobby, manager())
    assert (await top.table(lobby)).row.phase == "cancelled"
    assert await dues(top, lobby) == []
    with pytest.raises(StartedError):
        await top.services.managing.close(game, manager())
    with pytest.raises(NotStartedError):
        await top.services.managing.end(await top.sit("agent", ANN), manager(), "")


@pytest.mark.parametrize("asleep", [False, True])
@pytest.mark.parametrize("pace", ["day", "live"])
async def test_a_game_is_ended_and_counts_for_nothing(
    top: Tabletop, pace: str, *, asleep: bool
) -> None:
    number = await begin(top, "slush-fund", pace, ANN, BOB)
    await top.services.motions.put(number, ANN, "pause", value="day")
    if asleep:
        await stand_in(top, number, 0)
        await stand_in(top, number, 1)
    await top.empty_outbox()
    managing = top.services.managing
    ended = await managing.end(number, manager(), " insults,\n@everyone ")
    assert (ended.row.phase, ended.row.ended_by, ended.row.still) == ("cancelled", "manager", False)
    (said,) = [line for line in await top.told(number) if line.key.startswith("manager")]
    assert said.args["reason"] == "insults, \\@everyone"
    assert await top.services.store.read(lambda tx: tx.results(number)) == []
    assert await top.services.store.read(lambda tx: tx.open_motions(number)) == []
    assert await dues(top, number) == []
    for who in (ANN, BOB):
        assert await top.services.store.read(lambda tx, w=who: tx.reminder(number, w)) is None
        assert await top.services.store.read(lambda tx, w=who: tx.count_seats(w)) == 0
        with pytest.raises(OverError):
            await top.services.playing.desk(number, who)
    with pytest.raises(OverError):
        await managing.end(number, manager(), "")
    assert await top.services.store.read(lambda tx: fault_of(tx, number)) is None
    await top.services.scheduler.start()
    top.clock.pass_by(20 * DAY)
    await top.services.scheduler.stop()
    assert (await top.stored(number)).row.plies == ended.row.plies


async def test_a_press_that_comes_twice_is_carried_out_once(top: Tabletop) -> None:
    number, who = await top.start("slush-fund", ANN, BOB), manager()
    await top.services.managing.quiet(number, who, quiet=True)
    with pytest.raises(HandledError):
        await top.services.managing.quiet(number, who, quiet=False)
    assert (await top.table(number)).row.quiet


async def test_nobody_is_mentioned_at_a_quiet_table(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "live", ANN, BOB)
    await top.empty_outbox()
    managing, people = top.services.managing, top.services.people
    await managing.quiet(number, manager(), quiet=True)
    assert await lines(top, number) == ["manager-quiet"]
    table, now = await top.stored(number), top.clock.now()
    asked = table.person_at(table.view(None).asked[0])
    row = await people.person(asked)
    assert (wished(row, table, "decisions"), called_by(row, table, now)) == ("name", "name")
    row = await people.set_person(asked, ping_turn="dm", ping_decisions="silent")
    assert called_by(row, table, now) == "dm", "that mentions nobody"
    row = await people.set_person(asked, dm_closed=True)
    assert called_by(row, table, now) == "name", "and nothing takes its place"
    await managing.quiet(number, manager(), quiet=False)
    assert await lines(top, number) == ["manager-quiet", "manager-loud"]
    assert called_by(row, await top.stored(number), now) == "loud"


async def test_a_quiet_table_does_not_call_for_players(top: Tabletop) -> None:
    await top.services.people.set_guild(GUILD, call_role=5)
    number = await top.sit("slasher", ANN)
    await top.services.managing.quiet(number, manager(), quiet=True)
    with pytest.raises(QuietTableError):
        await top.services.calling.wishing(number, ANN)


async def test_a_seat_is_opened_and_its_owner_may_come_back(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB, CAT)
    managing, seat = top.services.managing, (await top.table(number)).seat_of(BOB) or 0
    await top.empty_outbox()
    await managing.open_seat(number, manager(), seat)
    assert (await top.stored(number)).seats[seat].away == AWAY
    assert await lines(top, number) == ["manager-opened"]
    with pytest.raises(CannotOpenError):
        await managing.open_seat(number, manager(), seat)
    await top.services.timeouts.come_back(number, BOB)
    assert (await top.stored(number)).seats[seat].away == PRESENT
    await managing.open_seat(number, manager(), seat)
    assert await top.services.takeover.take(number, person(EVE), seat) == seat
    assert (await top.stored(number)).person_at(seat) == EVE


async def test_no_seat_is_opened_while_answers_are_secret(top: Tabletop) -> None:
    number = await begin(top, "slasher", "day", ANN, BOB, CAT)
    await top.play_to_window(number)
    with pytest.raises(AnswersOpenError):
        await top.services.managing.open_seat(number, manager(), 0)


async def test_no_seat_of_a_computer_is_opened(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    await top.services.computer_seats.add(number, ANN, "easy")
    await top.services.lobby.start(number, ANN)
    table = await top.table(number)
    computer = next(seat.place for seat in table.seats if seat.computer is not None)
    for nobody in (computer, -1, 9):
        with pytest.raises(CannotOpenError):
            await top.services.managing.open_seat(number, manager(), nobody)


@pytest.mark.parametrize("begun", [False, True])
async def test_a_host_is_named(top: Tabletop, *, begun: bool) -> None:
    number = await (top.start if begun else top.sit)("slush-fund", ANN, BOB, CAT)
    table = await top.table(number)
    await top.empty_outbox()
    seat = table.seat_of(CAT) or 0
    await top.services.managing.name_host(number, manager(), seat)
    assert (await top.stored(number)).row.host == CAT
    assert await lines(top, number) == (["manager-host"] if begun else [])
    for nobody in (seat, 7):
        with pytest.raises(CannotHostError):
            await top.services.managing.name_host(number, manager(), nobody)


async def test_a_pause_is_ended(top: Tabletop) -> None:
    number = await begin(top, "slush-fund", "day", ANN, BOB)
    with pytest.raises(NotRestingError):
        await top.services.managing.wake(number, manager())
    motion = await top.services.motions.put(number, ANN, "pause", value="week")
    await top.services.motions.vote(number, BOB, motion.id, agrees=True)
    assert (await top.table(number)).row.still
    await top.services.managing.wake(number, manager())
    table = await top.stored(number)
    assert (table.row.resumes, table.row.still) == (None, False)
    assert "time" in await dues(top, number), "the clocks run again"


@pytest.mark.parametrize("begun", [False, True])
async def test_a_table_is_moved(top: Tabletop, *, begun: bool) -> None:
    number = await (top.start if begun else top.sit)("slush-fund", ANN, BOB)
    other = ChannelId(77)
    move = top.services.managing.move
    await top.services.people.set_guild(GUILD, channels=(CHANNEL,))
    with pytest.raises(WrongHomeError):
        await move(number, manager(), Place(GUILD, other))
    await top.services.people.set_guild(GUILD, channels=())
    thread = Place(GUILD, ChannelId(78), thread=True)
    await top.services.lobby.open("agent", person(EVE), thread, "en")
    with pytest.raises(ChannelTakenError):
        await move(number, manager(), thread)
    await move(number, manager(), Place(GUILD, other))
    row = (await top.stored(number)).row
    assert (row.channel, row.thread, row.card) == (other, None, None)


async def test_the_log_holds_ids_of_tables_and_interactions_alone(
    top: Tabletop, caplog: pytest.LogCaptureFixture
) -> None:
    number, who = await top.start("slush-fund", ANN, BOB), manager()
    with caplog.at_level(logging.INFO, logger="bot"):
        await top.services.managing.end(number, who, "because")
    (told,) = [r.getMessage() for r in caplog.records if "manager" in r.getMessage()]
    assert told == f"a manager has told table {number}: end (interaction {who.interaction})"
