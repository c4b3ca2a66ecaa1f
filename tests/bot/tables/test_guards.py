"""Every refusal of the tables, in the order of the checks; none changes anything."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.ids import ChannelId, InteractionId, PersonId, TableNumber
from bot.tables.errors import (
    FullError,
    HandledError,
    NotHostError,
    NotOverError,
    NotSeatedError,
    NotStartedError,
    OptionError,
    OverError,
    PausedError,
    RefusedError,
    SeatedError,
    StaleError,
    StartedError,
    TooFewError,
    UnknownTableError,
)
from bot.tables.finished.records import finished_record
from bot.tables.lobbies.opening import Place
from tests.bot.tables.refusals import check_refused
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, EVE, GUILD, person

if TYPE_CHECKING:
    from tests.bot.tables.tabletop import Tabletop


# -- the lobby -----------------------------------------------------------------------------------


async def test_a_table_that_does_not_exist_is_unknown(top: Tabletop) -> None:
    for asked in (
        top.services.tables.find(TableNumber(99)),
        top.services.lobby.join(TableNumber(99), person(ANN)),
        top.services.playing.move(TableNumber(99), ANN, ("x",)),
    ):
        with pytest.raises(UnknownTableError):
            await asked


async def test_nobody_joins_twice(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB)
    await check_refused(top, number, SeatedError, top.services.lobby.join(number, person(BOB)))


async def test_nobody_joins_a_full_table(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB, CAT, DAN)
    await check_refused(top, number, FullError, top.services.lobby.join(number, person(EVE)))


async def test_a_hundred_people_who_join_at_once_fill_a_table_exactly(top: Tabletop) -> None:
    number = await top.sit("casablanca", ANN)
    asked = [
        top.services.lobby.join(
            number, person(PersonId(1_000 + n)), interaction_id=InteractionId(5_000 + n)
        )
        for n in range(100)
    ]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(outcome, FullError) for outcome in outcomes) == 100 - 7
    table = await top.stored(number)
    assert [seat.place for seat in table.seats] == list(range(8))
    assert len({seat.person for seat in table.seats}) == 8
    assert table.seats == (await top.table(number)).seats


async def test_a_person_without_a_seat_cannot_leave(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    await check_refused(top, number, NotSeatedError, top.services.lobby.leave(number, BOB))


async def test_only_the_host_starts_changes_options_and_closes(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB)
    lobby = top.services.lobby
    for asked in (
        lobby.start(number, BOB),
        lobby.cancel(number, BOB),
        lobby.set_options(number, BOB, {"target": "short"}),
    ):
        await check_refused(top, number, NotHostError, asked)


async def test_too_few_players_do_not_start(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    await check_refused(top, number, TooFewError, top.services.lobby.start(number, ANN))


async def test_an_unknown_option_or_value_is_refused(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    for chosen in ({"colour": "red"}, {"target": "red"}):
        asked = top.services.lobby.set_options(number, ANN, chosen)
        await check_refused(top, number, OptionError, asked)
    with pytest.raises(OptionError):
        await top.sit("slasher", ANN, colour="red")


async def test_once_the_game_has_begun_the_lobby_is_over(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    lobby = top.services.lobby
    for asked in (
        lobby.join(number, person(CAT)),
        lobby.leave(number, BOB),
        lobby.start(number, ANN),
        lobby.cancel(number, ANN),
        lobby.set_options(number, ANN, {}),
    ):
        await check_refused(top, number, StartedError, asked)


async def test_a_closed_table_is_over(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB)
    await top.services.lobby.cancel(number, ANN)
    for asked in (
        top.services.lobby.join(number, person(CAT)),
        top.services.lobby.start(number, ANN),
        top.services.playing.move(number, ANN, ("x",)),
        top.services.lost_places.move_home(number, ANN, Place(GUILD, ChannelId(77))),
    ):
        await check_refused(top, number, OverError, asked)


# -- the game ------------------------------------------------------------------------------------


async def test_a_game_that_has_not_begun_has_no_moves(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB)
    for asked in (
        top.services.playing.move(number, ANN, ("x",)),
        top.services.playing.desk(number, ANN),
        top.services.playing.draft(number, ANN, ("x",)),
    ):
        await check_refused(top, number, NotStartedError, asked)


async def test_a_person_without_a_seat_has_no_moves_and_no_desk(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    _, path = await top.next_move(number)
    for asked in (
        top.services.playing.move(number, CAT, path),
        top.services.playing.desk(number, CAT),
        top.services.playing.draft(number, CAT, path),
    ):
        await check_refused(top, number, NotSeatedError, asked)


async def test_a_paused_table_accepts_no_move_and_is_not_started(top: Tabletop) -> None:
    playing = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(playing)
    mover = (await top.table(playing)).person_at(seat)
    waiting = await top.sit("slasher", ANN, BOB)
    for number in (playing, waiting):
        await top.services.lost_places.pause(number, "pause-thread-gone")
    move = top.services.playing.move(playing, mover, path)
    await check_refused(top, playing, PausedError, move)
    await check_refused(top, waiting, PausedError, top.services.lobby.start(waiting, ANN))


async def test_a_paused_table_that_ended_is_over_not_paused(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB)
    await top.services.lost_places.pause(number, "pause-thread-gone")
    await top.services.lobby.cancel(number, ANN)
    await check_refused(top, number, OverError, top.services.playing.move(number, CAT, ("x",)))


async def test_an_older_version_is_out_of_date(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    for wrong in (1, 99):
        asked = top.services.playing.move(number, mover, path, version=wrong)
        await check_refused(top, number, StaleError, asked)
    await check_refused(
        top, number, StaleError, top.services.playing.draft(number, mover, path[:1], version=99)
    )


async def test_two_presses_of_one_button_make_one_move(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    outcomes = await asyncio.gather(
        *(
            top.services.playing.move(
                number, mover, path, version=0, interaction_id=InteractionId(interaction_id)
            )
            for interaction_id in (901, 902, 903)
        ),
        return_exceptions=True,
    )
    assert [isinstance(outcome, StaleError) for outcome in outcomes] == [False, True, True]
    assert (await top.stored(number)).row.plies == 1


async def test_a_press_that_arrives_twice_is_handled_once(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    await top.services.playing.move(number, mover, path, interaction_id=InteractionId(900))
    # A typed move has no version. The rules would refuse it now, but it is the same move.
    asked = top.services.playing.move(number, mover, path, interaction_id=InteractionId(900))
    await check_refused(top, number, HandledError, asked)
    seat, path = await top.next_move(number)
    mover = (await top.table(number)).person_at(seat)
    asked = top.services.playing.move(number, mover, path, interaction_id=InteractionId(900))
    await check_refused(top, number, HandledError, asked)


async def test_in_the_lobby_too_a_press_that_arrives_twice_is_handled_once(top: Tabletop) -> None:
    place = Place(GUILD, CHANNEL)
    table = await top.services.lobby.open(
        "slasher", person(ANN), place, "en", interaction_id=InteractionId(900)
    )
    with pytest.raises(HandledError):
        await top.services.lobby.open(
            "slasher", person(ANN), place, "en", interaction_id=InteractionId(900)
        )
    await top.services.lobby.join(table.id, person(BOB), interaction_id=InteractionId(901))
    await top.services.lobby.leave(table.id, BOB, interaction_id=InteractionId(902))
    asked = top.services.lobby.join(table.id, person(BOB), interaction_id=InteractionId(901))
    await check_refused(top, table.id, HandledError, asked)


async def test_a_refused_move_names_the_rule(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    seat, _ = await top.next_move(number)
    table = await top.table(number)
    asked = top.services.playing.move(number, table.person_at(1 - seat), ("place", "x"))
    error = await check_refused(top, number, RefusedError, asked)
    assert error.game == "slasher"
    assert error.rule
    draft = top.services.playing.draft(number, table.person_at(seat), ("nonsense",))
    await check_refused(top, number, RefusedError, draft)


async def test_a_record_is_shown_only_at_the_end(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    asked = finished_record(top.services.store, await top.table(number))
    await check_refused(top, number, NotOverError, asked)
    table = await top.play_until(number, lambda table: table.row.phase == "over")
    assert (await finished_record(top.services.store, table)).outcome is not None
    await check_refused(top, number, OverError, top.services.playing.move(number, ANN, ("x",)))


async def test_handled_presses_are_forgotten_after_a_day(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    await top.services.lobby.join(number, person(BOB), interaction_id=InteractionId(901))
    top.clock.pass_by(25 * 3_600_000)
    await top.services.lobby.leave(number, BOB, interaction_id=InteractionId(256 * 9))
    assert not await top.services.store.read(lambda tx: tx.was_handled(InteractionId(901)))
    assert await top.services.store.read(lambda tx: tx.was_handled(InteractionId(256 * 9)))
