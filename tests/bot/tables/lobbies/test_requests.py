"""Tables at which the host decides who sits down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import PersonId
from bot.tables.caps import Limits
from bot.tables.errors import (
    FullError,
    NotHostError,
    NotSeatedError,
    NotWelcomeError,
    OverError,
    StartedError,
)
from bot.tables.lobbies.opening import Place
from bot.tables.lobbies.requests import (
    MOST,
    RequestedError,
    RequestGoneError,
    RequestsFullError,
    RequestUnfitError,
)
from bot.tables.notifications import REQUESTS, private_lane
from games.engine import LEAVE
from tests.bot.tables.clockwork import notes
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, EVE, GUILD, Tabletop, person

if TYPE_CHECKING:
    from pathlib import Path

    from bot.ids import TableNumber


async def opened(top: Tabletop, host: PersonId = ANN) -> TableNumber:
    """Returns a table at which its host decides who sits down."""
    place = Place(GUILD, CHANNEL)
    table = await top.services.lobby.open("slush-fund", person(host), place, "en", who_sits="ask")
    return table.id


async def ask(top: Tabletop, number: TableNumber, *people: PersonId) -> None:
    for one in people:
        table = await top.services.lobby.join(number, person(one))
        assert table.seat_of(one) is None


async def asking(top: Tabletop, number: TableNumber) -> list[PersonId]:
    return [row.person for row in await top.services.requests.asking(number)]


async def told(top: Tabletop, host: PersonId) -> list[int]:
    rows = await top.outbox(private_lane(host))
    assert all(row.unheard for row in rows if row.kind == REQUESTS)
    return [int(row.table_id or 0) for row in rows if row.kind == REQUESTS]


async def seated(top: Tabletop, number: TableNumber) -> list[PersonId]:
    table = await top.table(number)
    assert table.seats == (await top.stored(number)).seats
    return [seat.person for seat in table.seats]


async def test_whoever_joins_asks_and_the_host_is_told_alone(top: Tabletop) -> None:
    number = await opened(top)
    before = await top.outbox(f"public:{number}")
    await ask(top, number, BOB, CAT)
    assert await asking(top, number) == [BOB, CAT]
    assert await seated(top, number) == [ANN]
    assert await told(top, ANN) == [number], "once for both"
    assert await told(top, BOB) == []
    assert await top.outbox(f"public:{number}") == before, "nobody else sees that anybody asks"


async def test_the_host_lets_people_sit_down_with_one_press_each(top: Tabletop) -> None:
    number, requests = await opened(top), top.services.requests
    await ask(top, number, BOB, CAT)
    await requests.accept(number, ANN, CAT)
    await requests.accept(number, ANN, BOB)
    assert await seated(top, number) == [ANN, CAT, BOB]
    assert await asking(top, number) == []
    for who in (BOB, CAT):
        rows = await top.outbox(private_lane(who))
        assert ["request-accepted" in row.body for row in rows] == [True]


async def test_who_is_declined_is_told_once_and_cannot_ask_again(top: Tabletop) -> None:
    number = await opened(top)
    await ask(top, number, BOB)
    await top.services.requests.decline(number, ANN, BOB)
    assert await notes(top, BOB) == ["request-declined"]
    assert await seated(top, number) == [ANN]
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.join(number, person(BOB))


async def test_who_asks_twice_or_takes_it_back(top: Tabletop) -> None:
    number = await opened(top)
    await ask(top, number, BOB)
    with pytest.raises(RequestedError):
        await top.services.lobby.join(number, person(BOB))
    await top.services.lobby.leave(number, BOB)
    assert await asking(top, number) == []
    with pytest.raises(NotSeatedError):
        await top.services.lobby.leave(number, BOB)
    for answer in (top.services.requests.accept, top.services.requests.decline):
        with pytest.raises(RequestGoneError):
            await answer(number, ANN, BOB)


async def test_only_the_host_answers(top: Tabletop) -> None:
    number, requests = await opened(top), top.services.requests
    await ask(top, number, BOB, CAT)
    for answer in (requests.accept, requests.decline):
        with pytest.raises(NotHostError):
            await answer(number, BOB, CAT)
    with pytest.raises(NotHostError):
        await requests.set_who_sits(number, BOB, "open")


async def test_a_new_host_is_told_of_those_who_wait(top: Tabletop) -> None:
    number = await opened(top)
    await ask(top, number, BOB, CAT)
    await top.services.requests.accept(number, ANN, BOB)
    assert await told(top, BOB) == []
    await top.services.hosting.hand_over(number, ANN, BOB)
    assert await told(top, BOB) == [number]
    await top.services.lobby.leave(number, BOB)
    assert (await top.table(number)).row.host == ANN
    await top.services.requests.accept(number, ANN, CAT)
    assert await seated(top, number) == [ANN, CAT]


async def test_at_a_full_table_nobody_asks_and_nobody_is_let_in(top: Tabletop) -> None:
    number, requests = await opened(top), top.services.requests
    await ask(top, number, BOB, CAT, DAN, EVE)
    for who in (BOB, CAT, DAN):
        await requests.accept(number, ANN, who)
    with pytest.raises(FullError):
        await requests.accept(number, ANN, EVE)
    assert await asking(top, number) == [EVE], "they still wait, for a seat may be free again"
    with pytest.raises(FullError):
        await top.services.lobby.join(number, person(PersonId(900)))


async def test_only_so_many_can_ask(top: Tabletop) -> None:
    number = await opened(top)
    await ask(top, number, *[PersonId(900 + n) for n in range(MOST)])
    with pytest.raises(RequestsFullError):
        await top.services.lobby.join(number, person(BOB))


async def test_who_sits_at_too_many_tables_meanwhile_cannot_be_let_in(database: Path) -> None:
    top = await Tabletop.open(database, Limits(lobbies=9, channel_lobbies=9, tables=1))
    try:
        number = await opened(top)
        await ask(top, number, BOB)
        await top.sit("slasher", CAT, BOB)
        with pytest.raises(RequestUnfitError) as unfit:
            await top.services.requests.accept(number, ANN, BOB)
        assert unfit.value.said.args == {"who": "Bob"}
        assert await asking(top, number) == [BOB]
    finally:
        await top.services.close()


async def test_requests_go_when_the_game_begins_or_the_table_is_closed(top: Tabletop) -> None:
    for end in ("start", "cancel"):
        number = await opened(top)
        await ask(top, number, BOB, CAT)
        await top.services.requests.accept(number, ANN, BOB)
        await getattr(top.services.lobby, end)(number, ANN)
        assert await asking(top, number) == []
        with pytest.raises((OverError, StartedError)):
            await top.services.requests.accept(number, ANN, CAT)


async def test_a_table_that_opens_tells_those_who_wait(top: Tabletop) -> None:
    number = await opened(top)
    await ask(top, number, BOB)
    await top.services.requests.set_who_sits(number, ANN, "open")
    assert await notes(top, BOB) == ["request-open"]
    assert await asking(top, number) == []
    await top.services.lobby.join(number, person(BOB))
    assert await seated(top, number) == [ANN, BOB]


async def test_a_rematch_is_the_same_and_those_who_played_need_not_ask(top: Tabletop) -> None:
    number, place = await opened(top), Place(GUILD, CHANNEL)
    await ask(top, number, BOB)
    await top.services.requests.accept(number, ANN, BOB)
    await top.services.lobby.start(number, ANN)
    await top.services.next_games.ask(number, CAT)
    await top.services.playing.move(number, BOB, LEAVE)
    rematch, _ = await top.services.rematches.call(number, person(BOB), place)
    assert rematch.row.who_sits == "ask"
    for who in (ANN, CAT):
        await top.services.lobby.join(rematch.id, person(who))
    await ask(top, rematch.id, DAN)
    assert await seated(top, rematch.id) == [BOB, ANN, CAT]
    await top.services.hosting.put_out(rematch.id, BOB, CAT)
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.join(rematch.id, person(CAT))


async def test_who_is_barred_is_refused_and_does_not_ask(top: Tabletop) -> None:
    await top.services.avoiding.avoid(ANN, BOB, "Bob", "bar")
    number = await opened(top)
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.join(number, person(BOB))
    assert await asking(top, number) == []


async def test_who_is_avoided_asks_like_anybody_and_is_told_of_when_let_in(top: Tabletop) -> None:
    await top.services.avoiding.avoid(CAT, BOB, "Bob", "avoid")
    number = await opened(top)
    await ask(top, number, CAT, BOB)
    await top.services.requests.accept(number, ANN, CAT)
    assert await top.services.avoiding.beside(CAT) == {}
    await top.services.requests.accept(number, ANN, BOB)
    assert await top.services.avoiding.beside(CAT) == {number: [BOB]}


async def test_a_host_who_lets_in_whom_they_avoid_is_not_told_so(top: Tabletop) -> None:
    await top.services.avoiding.avoid(ANN, BOB, "Bob", "avoid")
    number = await opened(top)
    await ask(top, number, BOB)
    await top.services.requests.accept(number, ANN, BOB)
    assert await top.services.avoiding.beside(ANN) == {}
