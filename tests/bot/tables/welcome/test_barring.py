"""Whom a server keeps away from its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import DAY
from bot.ids import ChannelId, GuildId, InteractionId
from bot.store.people_rows import CallWishRow
from bot.tables.errors import NotWelcomeError
from bot.tables.lobbies.opening import Person, Place
from bot.tables.welcome.barring import bar, unbar
from tests.bot.tables.clockwork import stand_in
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, EVE, GUILD, Tabletop, person

if TYPE_CHECKING:
    from bot.ids import PersonId

PRESS = InteractionId(9)


async def barred(top: Tabletop, who: PersonId = EVE, until: int | None = None) -> None:
    await bar(top.services.store, GUILD, who, until, PRESS)


async def test_they_open_and_join_no_table_and_take_no_seat_over(top: Tabletop) -> None:
    lobby = await top.sit("slasher", ANN)
    game = await top.start("slush-fund", ANN, BOB, CAT)
    over = await top.start("slush-fund", EVE, BOB)
    await stand_in(top, game, 1)
    await top.play(over, 1_000)
    lapsed = await top.sit("agent", BOB)
    await top.services.lapsing.ring(lapsed, "lapse")
    await barred(top)
    services, place, eve = top.services, Place(GUILD, CHANNEL), person(EVE)
    refused = [
        lambda: services.lobby.join(lobby, eve),
        lambda: services.lobby.open("slasher", eve, place, "en"),
        lambda: services.takeover.take(game, eve, 1),
        lambda: services.rematches.call(over, eve, place),
        lambda: services.lapsing.open_again(lapsed, eve, place),
        lambda: services.free_seats.ask(lobby, EVE),
    ]
    said = set()
    for attempt in refused:
        with pytest.raises(NotWelcomeError) as error:
            await attempt()
        said.add(str(error.value.said))
    assert len(said) == 1
    await unbar(services.store, GUILD, EVE, PRESS)
    await services.lobby.join(lobby, eve)


async def test_even_somebody_who_manages_the_server_is_barred_by_another(top: Tabletop) -> None:
    await barred(top)
    boss = Person(EVE, "Eve", manages=True)
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.open("slasher", boss, Place(GUILD, CHANNEL), "en")


async def test_games_under_way_go_on_and_other_servers_do_not_mind(top: Tabletop) -> None:
    number = await top.start("slush-fund", EVE, BOB)
    await barred(top)
    plies = (await top.table(number)).row.plies
    while (await top.table(number)).row.plies < plies + 4:
        await top.play(number)
    other = Place(GuildId(12), ChannelId(13))
    await top.services.lobby.open("slasher", person(EVE), other, "en")
    await top.services.practice.first_game("slasher", person(EVE), "en")


async def test_it_ends_by_itself(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    await barred(top, until=top.clock.now() + DAY)
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.join(number, person(EVE))
    top.clock.pass_by(DAY)
    await top.services.lobby.join(number, person(EVE))


async def test_they_are_not_called_for_players(top: Tabletop) -> None:
    for who in (BOB, EVE):
        row = CallWishRow(guild=GUILD, person=who)
        await top.services.store.write(lambda tx, row=row: tx.save_call_wish(row))
    await barred(top)
    number = await top.sit("slasher", ANN)
    assert await top.services.calling.wishing(number, ANN) == [BOB]


async def test_whoever_has_their_data_deleted_does_not_come_back_as_somebody_new(
    top: Tabletop,
) -> None:
    number = await top.sit("slasher", ANN)
    await barred(top)
    await top.services.deletions.erase(EVE)
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.join(number, person(EVE))
