"""Those who sit at a full table are told once, and so is whoever waits for a seat there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import PersonId
from bot.tables.errors import (
    FullError,
    NotWelcomeError,
    OverError,
    SeatedError,
    StartedError,
    TableError,
)
from bot.tables.lobbies.free_seats import FreeNowError, OnlyDirectError
from bot.tables.notifications import private_lane, public_lane
from bot.tables.pings.mentions import PING, SEATED, mention_instead, read_mention
from bot.tables.presence.self_start import SelfStart
from tests.bot.tables.clockwork import notes
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, EVE, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import TableNumber

FOUR = (ANN, BOB, CAT, DAN)
FAY = PersonId(106)


async def told(top: Tabletop, number: TableNumber) -> dict[str, list[PersonId]]:
    """Returns whom the bot calls because a table is full, by the way."""
    public = [row for row in await top.outbox(public_lane(number)) if row.kind == SEATED]
    ways: dict[str, list[PersonId]] = {"loud": [], "silent": [], "dm": []}
    for said in (read_mention(row.body) for row in public):
        ways["silent" if said.soft else "loud"] += said.people
    for who in (*FOUR, EVE):
        rows = await top.outbox(private_lane(who))
        ways["dm"] += [who for row in rows if row.kind == PING and read_mention(row.body).seated]
    return ways


async def waits(top: Tabletop, number: TableNumber) -> list[PersonId]:
    return await top.services.store.read(lambda tx: tx.seat_wishes(number))


# -- full ----------------------------------------------------------------------------------------


async def test_everybody_but_the_last_is_called_in_their_own_way(top: Tabletop) -> None:
    for who, way in ((ANN, "loud"), (BOB, "silent"), (CAT, "dm")):
        changes: dict[str, Any] = {"ping_full": way}
        await top.services.people.set_person(who, **changes)
    number = await top.sit("slush-fund", *FOUR)
    assert await told(top, number) == {"loud": [ANN], "silent": [BOB], "dm": [CAT]}


async def test_by_default_they_are_written_to_and_the_channel_reads_nothing(top: Tabletop) -> None:
    number = await top.sit("slush-fund", *FOUR)
    assert await told(top, number) == {"loud": [], "silent": [], "dm": [ANN, BOB, CAT]}
    assert {row.kind for row in await top.outbox(public_lane(number))} == {"card"}


async def test_it_is_said_once_for_a_table(top: Tabletop) -> None:
    number = await top.sit("slush-fund", *FOUR)
    await top.empty_outbox()
    await top.services.lobby.leave(number, DAN)
    await top.services.lobby.join(number, person(EVE))
    assert not any((await told(top, number)).values())


async def test_a_table_with_a_computer_is_not_full(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB, CAT)
    await top.services.computer_seats.add(number, ANN, "easy")
    assert not any((await told(top, number)).values())
    await top.services.lobby.join(number, person(DAN))
    assert (await told(top, number))["dm"] == [ANN, BOB, CAT]


async def test_nobody_is_called_who_wants_no_calls_or_is_away(top: Tabletop) -> None:
    await top.services.people.set_person(ANN, quiet_from=0, quiet_to=24 * 60 - 1)
    state = await top.services.vacationing.state(CAT)
    await top.services.vacationing.take(CAT, state.today, state.today)
    await top.services.people.set_person(BOB, ping_full="name")
    number = await top.sit("slush-fund", *FOUR)
    assert not any((await told(top, number)).values())


async def test_it_says_how_the_game_begins(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB, CAT)
    await top.services.starting.set(number, ANN, SelfStart(4))
    await top.services.lobby.join(number, person(DAN))
    row = (await top.outbox(private_lane(BOB)))[0]
    assert '"full-begins"' in row.body


async def test_a_call_after_the_game_has_begun_mentions_nobody_in_public(top: Tabletop) -> None:
    number = await top.sit("slush-fund", *FOUR)
    row = (await top.outbox(private_lane(BOB)))[0]
    for in_lobby, kinds in ((False, []), (True, [SEATED])):
        await top.services.store.write(lambda tx: tx.clear_lane(public_lane(number)))
        await top.services.store.write(
            lambda tx, here=in_lobby: mention_instead(tx, row, in_lobby=here)
        )
        assert [one.kind for one in await top.outbox(public_lane(number))] == kinds


# -- a free seat ---------------------------------------------------------------------------------


async def test_who_came_too_late_is_told_once_when_a_seat_is_free(top: Tabletop) -> None:
    number, ask = await top.sit("slush-fund", *FOUR), top.services.free_seats.ask
    with pytest.raises(FullError) as refused:
        await top.services.lobby.join(number, person(EVE))
    assert refused.value.table == number
    for who in (EVE, FAY, EVE):
        await ask(number, who)
    assert await waits(top, number) == [EVE, FAY]
    await top.services.lobby.leave(number, DAN)
    for who in (EVE, FAY):
        assert await notes(top, who) == ["seat-free"]
        assert all(row.unheard for row in await top.outbox(private_lane(who)))
    assert await waits(top, number) == []
    await top.services.lobby.join(number, person(DAN))
    await top.services.lobby.leave(number, BOB)
    assert await notes(top, EVE) == ["seat-free"]


async def test_a_seat_is_free_however_somebody_goes(top: Tabletop) -> None:
    async def put_out(number: TableNumber) -> None:
        await top.services.hosting.put_out(number, ANN, BOB)

    async def deleted(number: TableNumber) -> None:
        await top.services.deletions.erase(CAT)

    for way in (put_out, deleted):
        number = await top.sit("slush-fund", *FOUR)
        await top.services.free_seats.ask(number, EVE)
        await top.empty_outbox()
        await way(number)
        assert await notes(top, EVE) == ["seat-free"]
        await top.empty_outbox()


async def test_nobody_waits_any_more_once_the_game_begins_or_the_table_closes(
    top: Tabletop,
) -> None:
    for end in (top.services.lobby.start, top.services.lobby.cancel):
        number = await top.sit("slush-fund", *FOUR)
        await top.services.free_seats.ask(number, EVE)
        await end(number, ANN)
        assert await waits(top, number) == []
        assert await notes(top, EVE) == []


async def test_who_gets_the_seat_waits_no_more(top: Tabletop) -> None:
    number = await top.sit("slush-fund", *FOUR)
    await top.services.free_seats.ask(number, EVE)
    await top.services.lobby.leave(number, DAN)
    await top.services.lobby.join(number, person(EVE))
    assert await waits(top, number) == []


async def test_who_cannot_be_told_or_could_sit_down_is_refused(top: Tabletop) -> None:
    ask = top.services.free_seats.ask
    number = await top.sit("slush-fund", *FOUR)
    await top.services.people.set_person(EVE, dm=False)
    room, begun, closed = [await top.sit("slush-fund", ANN, BOB) for _ in range(3)]
    await top.services.lobby.start(begun, ANN)
    await top.services.lobby.cancel(closed, ANN)
    out = await top.sit("slush-fund", *FOUR)
    await top.services.hosting.put_out(out, ANN, DAN)
    await top.services.lobby.join(out, person(FAY))
    refused: list[tuple[TableNumber, PersonId, type[TableError]]] = [
        (number, EVE, OnlyDirectError),
        (number, BOB, SeatedError),
        (room, FAY, FreeNowError),
        (begun, FAY, StartedError),
        (closed, FAY, OverError),
        (out, DAN, NotWelcomeError),
    ]
    for table, who, error in refused:
        with pytest.raises(error):
            await ask(table, who)
        assert await waits(top, table) == []


async def test_nobody_sees_who_waits(top: Tabletop) -> None:
    """What everybody is shown and sent is the same, whether somebody waits or not."""
    seen = []
    for waiting in (False, True):
        number = await top.sit("slush-fund", *FOUR)
        await top.empty_outbox()
        if waiting:
            await top.services.free_seats.ask(number, EVE)
        table = await top.table(number)
        rows = [
            (row.kind, row.body)
            for lane in (public_lane(number), *map(private_lane, FOUR))
            for row in await top.outbox(lane)
        ]
        seen.append((rows, [seat.name for seat in table.seats], table.row.full_told))
    assert seen[0] == seen[1]
