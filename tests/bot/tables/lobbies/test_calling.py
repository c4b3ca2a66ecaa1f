"""Hosts call for players: whom, when, and once for each table."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.ids import InteractionId, PersonId
from bot.store.people_rows import CallWishRow
from bot.tables.errors import FullError, HandledError, NotHostError, StartedError, TableError
from bot.tables.lobbies.calling import (
    MOST_CALLED,
    CalledError,
    CalledLatelyError,
    NobodyToCallError,
    ServerQuietError,
    offers_call,
)
from bot.tables.notifications import public_lane
from bot.tables.pings.mentions import INVITE, Mention, read_mention
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, EVE, GUILD, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import TableNumber

ROLE = 4_400


async def wish(top: Tabletop, *people: PersonId, **hours: Any) -> None:
    for who in people:
        row = CallWishRow(guild=GUILD, person=who, **hours)
        await top.services.store.write(lambda tx, row=row: tx.save_call_wish(row))


async def call(top: Tabletop, number: TableNumber, host: PersonId = ANN, **more: Any) -> None:
    """Calls as the press does, for people who all see the table."""
    calling = top.services.calling
    wishing = await calling.wishing(number, host)
    await calling.call(number, host, wishing or [], **more)


async def calls(top: Tabletop, number: TableNumber) -> list[Mention]:
    return [
        read_mention(row.body)
        for row in await top.outbox(public_lane(number))
        if row.kind == INVITE
    ]


async def offered(top: Tabletop, number: TableNumber) -> bool:
    table = await top.table(number)
    return await top.services.store.read(lambda tx: offers_call(tx, table))


async def test_nothing_is_offered_where_nobody_can_be_called(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    assert not await offered(top, number)
    await wish(top, BOB, games=("agent",))
    assert not await offered(top, number), "for another game"
    with pytest.raises(NobodyToCallError):
        await call(top, number)
    await wish(top, BOB, games=("agent", "slasher"))
    assert await offered(top, number)
    practice = (await top.services.practice.first_game("slasher", person(CAT), "en")).id
    assert not await offered(top, practice)


async def test_the_server_s_role_is_called_once(top: Tabletop) -> None:
    await top.services.people.set_guild(GUILD, call_role=ROLE)
    await wish(top, BOB)
    number = await top.sit("slasher", ANN, CAT)
    assert await offered(top, number)
    with pytest.raises(NotHostError):
        await call(top, number, CAT)
    await call(top, number)
    (said,) = await calls(top, number)
    assert (said.role, said.people) == (ROLE, ()), "and nobody by name"
    assert said.text.args["people"] == (f"<@&{ROLE}>",)
    assert said.text.args["free"] == 3
    assert not await offered(top, number)
    top.clock.pass_by(DAY)
    with pytest.raises(CalledError):
        await call(top, number)


async def test_two_calls_on_a_server_are_some_time_apart(top: Tabletop) -> None:
    await top.services.people.set_guild(GUILD, call_role=ROLE)
    first, second = await top.sit("slasher", ANN), await top.sit("agent", BOB)
    await call(top, first)
    top.clock.pass_by(30 * MINUTE - 1)
    with pytest.raises(CalledLatelyError):
        await call(top, second, BOB)
    assert await calls(top, second) == []
    await top.services.people.set_guild(GUILD, call_every=15)
    await call(top, second, BOB)
    assert len(await calls(top, second)) == 1


async def test_nobody_is_called_in_the_server_s_quiet_hours(top: Tabletop) -> None:
    now = top.clock.now() // MINUTE % (24 * 60) + 60
    quiet = {"quiet_from": now - 1, "quiet_to": now + 1, "timezone": "UTC+01:00"}
    await top.services.people.set_guild(GUILD, call_role=ROLE, **quiet)
    number = await top.sit("slasher", ANN)
    with pytest.raises(ServerQuietError):
        await call(top, number)
    await top.services.people.set_guild(GUILD, timezone="UTC")
    await call(top, number)


async def test_only_a_table_with_a_free_seat_calls(top: Tabletop) -> None:
    await top.services.people.set_guild(GUILD, call_role=ROLE)
    number = await top.sit("slush-fund", ANN, BOB, CAT, DAN)
    with pytest.raises(FullError):
        await call(top, number)
    await top.services.lobby.leave(number, DAN)
    await top.services.computer_seats.add(number, ANN, "easy")
    await call(top, number)
    (said,) = await calls(top, number)
    assert said.text.args["free"] == 1, "a computer makes way"
    await top.services.lobby.start(number, ANN)
    with pytest.raises(StartedError):
        await call(top, number)


async def test_a_press_that_comes_twice_calls_once(top: Tabletop) -> None:
    await wish(top, BOB)
    number = await top.sit("slasher", ANN)
    await call(top, number, interaction_id=InteractionId(5))
    with pytest.raises((HandledError, CalledError)):
        await call(top, number, interaction_id=InteractionId(5))
    assert len(await calls(top, number)) == 1


async def test_people_are_called_who_wish_it_and_can_come(top: Tabletop) -> None:
    """Not who sits there, had to leave it, has quiet hours, is away, or chose other hours."""
    now = top.clock.now() // MINUTE % (24 * 60)
    quiet, away, late, early = (PersonId(number) for number in range(201, 205))
    await wish(top, BOB, CAT, DAN, quiet, away)
    await wish(top, late, starts=(now + 60) % 1440, ends=(now + 120) % 1440)
    await wish(top, early, EVE, starts=now - 1, ends=now + 1)
    people = top.services.people
    await people.set_person(quiet, quiet_from=now - 1, quiet_to=now + 1)
    await people.set_person(early, timezone="UTC+05:00")
    today = datetime.fromtimestamp(top.clock.now() / 1000, UTC).date()
    await top.services.vacationing.take(away, today, today)
    top.clock.pass_by(1)
    number = await top.sit("slasher", ANN, BOB, CAT)
    await top.services.hosting.put_out(number, ANN, CAT)
    assert await top.services.calling.wishing(number, ANN) == [DAN, EVE]
    await people.set_guild(GUILD, timezone="UTC+05:00")
    assert await top.services.calling.wishing(number, ANN) == [DAN], "whose zone it is now"


async def test_who_plays_least_often_is_called_first_and_the_text_does_not_show_it(
    top: Tabletop,
) -> None:
    await top.start("slasher", BOB, CAT)
    await top.start("agent", CAT, DAN)
    await wish(top, CAT, BOB, DAN, EVE)
    first = await top.sit("slasher", ANN)
    wishing = await top.services.calling.wishing(first, ANN)
    assert wishing is not None
    assert (wishing[0], set(wishing[1:3]), wishing[3]) == (EVE, {BOB, DAN}, CAT)
    await top.services.calling.call(first, ANN, [DAN])
    top.clock.pass_by(HOUR)
    second = await top.sit("slasher", ANN)
    assert await top.services.calling.wishing(second, ANN) == [EVE, BOB, DAN, CAT]
    await call(top, second)
    (said,) = await calls(top, second)
    assert said.people == (BOB, CAT, DAN, EVE)


async def test_a_call_names_a_few_at_most_and_only_who_sees_the_table(top: Tabletop) -> None:
    many = [PersonId(number) for number in range(300, 300 + 2 * MOST_CALLED)]
    await wish(top, *many)
    number = await top.sit("slasher", ANN)
    hidden, stranger = many[0], PersonId(999)
    seeing = [stranger, *many[1:]]
    await top.services.calling.call(number, ANN, seeing)
    (said,) = await calls(top, number)
    assert said.people == tuple(many[1 : 1 + MOST_CALLED])
    assert not {hidden, stranger} & set(said.people)


async def test_a_call_that_reaches_nobody_is_not_counted(top: Tabletop) -> None:
    await wish(top, BOB)
    number = await top.sit("slasher", ANN)
    with pytest.raises(TableError):
        await top.services.calling.call(number, ANN, [])
    assert await offered(top, number)
    await call(top, number)
