"""The host's role is handed over or passes by itself, and hosts ask people to get up."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import msgspec
import pytest

from bot.clock import DAY
from bot.ids import PersonId
from bot.tables.clocks.clocks import AWAY, PRESENT, RETURNING
from bot.tables.errors import (
    FullError,
    NotHostError,
    NotWelcomeError,
    OverError,
    StartedError,
)
from bot.tables.lobbies.hosting import NotThereError
from bot.tables.notifications import private_lane, public_lane
from games.engine import LEAVE
from tests.bot.tables.clockwork import lines, notes, stand_in
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, EVE, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import TableNumber

FOUR = (ANN, BOB, CAT, DAN)


async def host(top: Tabletop, number: TableNumber) -> PersonId:
    found = (await top.table(number)).row.host
    assert found == (await top.stored(number)).row.host, "the cache says something else"
    return found


async def set_away(top: Tabletop, number: TableNumber, who: PersonId, away: int) -> None:
    table = await top.table(number)
    row = msgspec.structs.replace(table.seats[table.seat_of(who) or 0], away=away)
    async with top.services.tables.hold(number):
        await top.services.tables.commit(number, lambda tx: tx.save_clock(row))


# -- handed over ---------------------------------------------------------------------------------


async def test_a_host_hands_over_before_the_game_and_in_it(top: Tabletop) -> None:
    number, hand_over = await top.sit("slush-fund", *FOUR), top.services.hosting.hand_over
    await hand_over(number, ANN, CAT)
    assert await host(top, number) == CAT
    with pytest.raises(NotHostError):
        await top.services.lobby.start(number, ANN)
    await top.services.lobby.start(number, CAT)
    await top.empty_outbox()
    await hand_over(number, CAT, BOB)
    assert await host(top, number) == BOB
    assert await lines(top, number) == ["host-now"]
    with pytest.raises(NotHostError):
        await hand_over(number, CAT, DAN)


async def test_only_somebody_who_is_there_can_be_the_host(top: Tabletop) -> None:
    number, hand_over = await top.sit("slush-fund", ANN, BOB), top.services.hosting.hand_over
    await top.services.computer_seats.add(number, ANN, "easy")
    computer = (await top.table(number)).seats[-1].person
    for nobody in (ANN, EVE, computer):
        with pytest.raises(NotThereError):
            await hand_over(number, ANN, nobody)
    await top.services.lobby.start(number, ANN)
    await set_away(top, number, BOB, AWAY)
    with pytest.raises(NotThereError):
        await hand_over(number, ANN, BOB)
    assert await host(top, number) == ANN
    closed = await top.sit("slasher", CAT, DAN)
    await top.services.lobby.cancel(closed, CAT)
    with pytest.raises(OverError):
        await hand_over(closed, CAT, DAN)


# -- passes by itself ----------------------------------------------------------------------------


@pytest.mark.parametrize("away", [AWAY, RETURNING])
async def test_it_passes_to_who_sat_down_first(top: Tabletop, away: int) -> None:
    """Whatever the seats are after the draw; and computers never have it."""
    number = await top.sit("slush-fund", ANN, BOB)
    await top.services.computer_seats.add(number, ANN, "easy")
    await top.services.lobby.join(number, person(DAN))
    await top.services.lobby.start(number, ANN)
    for gone, following in ((ANN, BOB), (BOB, DAN)):
        await set_away(top, number, gone, away)
        assert await host(top, number) == following
        assert "host-yours" in await notes(top, following)
    await set_away(top, number, DAN, away)
    assert await host(top, number) == DAN, "nobody else is there"
    await set_away(top, number, ANN, PRESENT)
    assert await host(top, number) == ANN


async def test_who_took_a_seat_over_came_last(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB, CAT)
    seat = (await top.table(number)).seat_of(BOB) or 0
    await stand_in(top, number, seat)
    await top.services.takeover.take(number, person(EVE), seat)
    await set_away(top, number, ANN, AWAY)
    assert await host(top, number) == CAT


async def test_where_nobody_is_left_it_goes_to_who_takes_a_seat_over(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await stand_in(top, number, 0, 1)
    seat = (await top.table(number)).seat_of(await host(top, number)) or 0
    await top.services.takeover.take(number, person(EVE), seat)
    assert await host(top, number) == EVE


async def test_it_passes_when_the_host_leaves_the_game_or_has_their_data_deleted(
    top: Tabletop,
) -> None:
    number = await top.start("slush-fund", *FOUR)
    await top.services.playing.move(number, ANN, LEAVE)
    assert await host(top, number) == BOB
    await top.services.deletions.erase(BOB)
    assert await host(top, number) == CAT
    lobby = await top.sit("slasher", CAT, DAN, EVE)
    await top.services.deletions.erase(CAT)
    assert await host(top, lobby) == DAN
    await top.services.lobby.leave(lobby, DAN)
    assert await host(top, lobby) == EVE


async def test_before_the_game_somebody_on_vacation_is_away(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB)
    state = await top.services.vacationing.state(ANN)
    await top.services.vacationing.take(ANN, state.today, state.today)
    assert await host(top, number) == BOB
    alone = await top.sit("slasher", ANN)
    assert await host(top, alone) == ANN
    await top.services.lobby.join(alone, person(CAT))
    assert await host(top, alone) == CAT
    top.clock.pass_by(2 * DAY)
    await top.services.lobby.join(alone, person(DAN))
    assert await host(top, alone) == CAT, "it does not come back by itself"


async def test_a_secret_return_passes_nothing_on(top: Tabletop) -> None:
    """Somebody who is back in secret is away for all to see, so the host's role says no more."""
    hosts = set()
    for number, away in itertools.product([await top.start("agent", *FOUR)], (AWAY, RETURNING)):
        await set_away(top, number, BOB, away)
        await set_away(top, number, ANN, AWAY)
        hosts.add(await host(top, number))
        await set_away(top, number, ANN, PRESENT)
        await top.services.hosting.hand_over(number, CAT, ANN)
    assert hosts == {CAT}


# -- asked to get up -----------------------------------------------------------------------------


async def test_somebody_is_asked_to_get_up_and_cannot_sit_down_again(top: Tabletop) -> None:
    number = await top.sit("slush-fund", *FOUR)
    await top.empty_outbox()
    await top.services.hosting.put_out(number, ANN, BOB)
    table = await top.table(number)
    assert [seat.person for seat in table.seats] == [ANN, CAT, DAN]
    assert [seat.place for seat in table.seats] == [0, 1, 2]
    assert await notes(top, BOB) == ["host-put-you-out"]
    assert [row.kind for row in await top.outbox(public_lane(number))] == ["card"]
    assert await top.outbox(*map(private_lane, (ANN, CAT, DAN))) == []
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.join(number, person(BOB))
    await top.services.lobby.join(number, person(EVE))
    with pytest.raises(NotWelcomeError):  # and not that the table is full, which would be a hope
        await top.services.lobby.join(number, person(BOB))
    await top.sit("slush-fund", ANN, BOB)
    with pytest.raises(FullError):
        await top.services.lobby.join(number, person(PersonId(999)))


async def test_nobody_is_asked_to_get_up_by_others_or_in_a_game(top: Tabletop) -> None:
    number, put_out = await top.sit("slush-fund", ANN, BOB, CAT), top.services.hosting.put_out
    with pytest.raises(NotHostError):
        await put_out(number, BOB, CAT)
    for nobody in (ANN, EVE):
        with pytest.raises(NotThereError):
            await put_out(number, ANN, nobody)
    await top.services.lobby.start(number, ANN)
    with pytest.raises(StartedError):
        await put_out(number, ANN, BOB)
