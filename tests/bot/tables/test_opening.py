"""Where tables are opened and go on, by whom, and at what pace: as the server has chosen."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.ids import ChannelId
from bot.tables.errors import (
    ChannelTakenError,
    OpeningError,
    WrongChannelError,
    WrongHomeError,
)
from bot.tables.lobbies.opening import Person, Place
from bot.tables.lost_places import NO_ACCESS, THREAD_GONE
from tests.bot.tables.refusals import check_refused
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, GUILD, person

if TYPE_CHECKING:
    from tests.bot.tables.tabletop import Tabletop


async def test_tables_are_opened_only_in_the_chosen_channels_and_their_threads(
    top: Tabletop,
) -> None:
    await top.services.people.set_guild(GUILD, channels=(CHANNEL, CHANNEL + 2))
    with pytest.raises(WrongChannelError):
        await top.sit("slasher", ANN, channel=ChannelId(CHANNEL + 1))
    assert await top.sit("slasher", ANN, channel=CHANNEL)
    assert await top.sit("slasher", ANN, channel=ChannelId(CHANNEL + 2))
    thread = Place(GUILD, ChannelId(77), thread=True, parent=CHANNEL)
    assert await top.services.lobby.open("slasher", person(ANN), thread, "en")
    elsewhere = Place(GUILD, ChannelId(78), thread=True, parent=ChannelId(CHANNEL + 1))
    with pytest.raises(WrongChannelError):
        await top.services.lobby.open("slasher", person(ANN), elsewhere, "en")


async def test_a_table_goes_on_only_where_tables_are_allowed(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.lost_places.pause(number, THREAD_GONE)
    await top.services.people.set_guild(GUILD, channels=(CHANNEL + 1,))
    moved = top.services.lost_places.move_home
    for place in (
        Place(GUILD, ChannelId(CHANNEL + 2)),
        Place(GUILD, ChannelId(77), thread=True, parent=ChannelId(CHANNEL + 2)),
        Place(GUILD, ChannelId(78), thread=True),
    ):
        await check_refused(top, number, WrongHomeError, moved(number, BOB, place))
    for place in (
        Place(GUILD, ChannelId(CHANNEL + 1)),
        Place(GUILD, ChannelId(77), thread=True, parent=ChannelId(CHANNEL + 1)),
    ):
        assert (await moved(number, BOB, place)).row.channel == place.channel


async def test_a_table_goes_on_where_it_is_whatever_the_server_chooses_later(top: Tabletop) -> None:
    number = await top.start("slasher", ANN, BOB)
    await top.services.lost_places.pause(number, NO_ACCESS)
    await top.services.people.set_guild(GUILD, channels=(CHANNEL + 1,))
    table = await top.services.lost_places.move_home(number, BOB, Place(GUILD, CHANNEL))
    assert table.row.paused is None


async def test_tables_are_opened_only_by_the_chosen_people(top: Tabletop) -> None:
    place = Place(GUILD, CHANNEL)

    async def opened(who: Person) -> bool:
        try:
            await top.services.lobby.open("slasher", who, place, "en")
        except OpeningError:
            return False
        return True

    plain, player = Person(ANN, "Ann"), Person(BOB, "Bob", frozenset({9, 10}))
    manager = Person(CAT, "Cat", manages=True)
    for settings, allowed in (
        ({}, (True, True, True)),
        ({"opening": "role", "role": 9}, (False, True, True)),
        ({"opening": "role", "role": 11}, (False, False, True)),
        ({"opening": "managers", "role": None}, (False, False, True)),
        ({"opening": "everybody"}, (True, True, True)),
    ):
        await top.services.people.set_guild(GUILD, **settings)
        assert tuple([await opened(who) for who in (plain, player, manager)]) == allowed


async def test_a_table_that_names_no_pace_has_the_server_s(top: Tabletop) -> None:
    place = Place(GUILD, CHANNEL)
    assert (await top.services.lobby.open("slasher", person(ANN), place, "en")).row.pace == "none"
    await top.services.people.set_guild(GUILD, pace="day")
    assert (await top.services.lobby.open("slasher", person(ANN), place, "en")).row.pace == "day"
    named = await top.services.lobby.open("slasher", person(ANN), place, "en", pace="none")
    assert named.row.pace == "none"


async def test_a_thread_has_one_table(top: Tabletop) -> None:
    place = Place(GUILD, ChannelId(77), thread=True)
    await top.services.lobby.open("slasher", person(ANN), place, "en")
    with pytest.raises(ChannelTakenError):
        await top.services.lobby.open("slush-fund", person(BOB), place, "en")
    other = await top.sit("slasher", CAT)
    asked = top.services.lost_places.move_home(other, CAT, place)
    await check_refused(top, other, ChannelTakenError, asked)


async def test_a_thread_has_one_table_even_if_two_are_opened_at_once(top: Tabletop) -> None:
    place = Place(GUILD, ChannelId(77), thread=True)
    asked = [top.services.lobby.open("slasher", person(n), place, "en") for n in (ANN, BOB)]
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(outcome, ChannelTakenError) for outcome in outcomes) == 1


async def test_a_channel_can_have_two_tables(top: Tabletop) -> None:
    assert await top.sit("slasher", ANN) != await top.sit("slasher", BOB)
