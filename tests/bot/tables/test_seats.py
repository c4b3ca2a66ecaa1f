"""Joining, leaving, and the order of seats when the game begins."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from bot.ids import ChannelId, GuildId, PersonId
from bot.tables.clocks.clocks import AWAY
from bot.tables.lobbies import lobby
from bot.tables.lobbies.opening import Person, Place
from bot.tables.seating import shuffled
from games.chance import Seeded, make_seed
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, person

if TYPE_CHECKING:
    import pytest

    from tests.bot.tables.tabletop import Tabletop


def test_the_order_of_seats_has_a_random_source_of_its_own() -> None:
    seed = make_seed("a table")
    chance = Seeded(hashlib.sha256(seed + b"seats").digest())
    bag = [ANN, BOB, CAT, DAN]
    by_hand = [bag.pop(chance.below(len(bag))) for _ in range(4)]
    assert shuffled([ANN, BOB, CAT, DAN], seed) == by_hand


def test_every_order_of_seats_comes_up() -> None:
    seen = {tuple(shuffled([ANN, BOB, CAT], make_seed(str(n)))) for n in range(200)}
    assert len(seen) == 6


async def test_the_order_of_seats_follows_from_the_seed(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = make_seed("this one")
    monkeypatch.setattr(lobby, "new_seed", lambda: seed)
    number = await top.start("slasher", ANN, BOB, CAT, DAN)
    table = await top.table(number)
    assert [seat.person for seat in table.seats] == shuffled([ANN, BOB, CAT, DAN], seed)
    assert [seat.place for seat in table.seats] == [0, 1, 2, 3]
    assert table.names == tuple(person(seat.person).name for seat in table.seats)
    for seat in table.seats:
        assert table.seat_of(seat.person) == seat.place
        assert table.person_at(seat.place) == seat.person


async def test_the_hash_of_the_seed_is_kept_for_all_to_see_and_the_seed_is_told_nobody(
    top: Tabletop,
) -> None:
    number = await top.start("slasher", ANN, BOB)
    table = await top.table(number)
    assert table.row.seed is not None
    waiting = await top.outbox(f"public:{number}", f"dm:{ANN}", f"dm:{BOB}")
    bodies = " ".join(row.body for row in waiting)
    assert table.row.sealed == hashlib.sha256(table.row.seed).hexdigest()
    assert table.row.seed.hex() not in bodies


async def test_leaving_closes_the_gap_and_passes_the_host_s_role_on(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN, BOB, CAT)
    table = await top.services.lobby.leave(number, ANN)
    assert [(seat.person, seat.place) for seat in table.seats] == [(BOB, 0), (CAT, 1)]
    assert table.row.host == BOB
    table = await top.services.lobby.join(number, person(ANN))
    assert [seat.person for seat in table.seats] == [BOB, CAT, ANN]


async def test_the_last_player_who_leaves_closes_the_table(top: Tabletop) -> None:
    number = await top.sit("slasher", ANN)
    assert (await top.services.lobby.leave(number, ANN)).row.phase == "cancelled"


async def test_all_options_are_stored(top: Tabletop) -> None:
    number = await top.sit("slush-fund", ANN, BOB, memory="open")
    table = await top.services.lobby.set_options(number, ANN, {"length": "short"})
    assert table.row.options["memory"] == "open"
    assert table.row.options["length"] == "short"


# -- three people called Alex --------------------------------------------------------------------


def alex(number: PersonId) -> Person:
    return Person(id=number, name="Alex")


async def test_three_people_of_one_name_are_told_apart(top: Tabletop) -> None:
    lobby_of, place = top.services.lobby, Place(guild=GuildId(1), channel=ChannelId(2))
    table = await lobby_of.open("slush-fund", alex(ANN), place, "en")
    for one in (BOB, CAT):
        await lobby_of.join(table.id, alex(one))
    assert (await top.table(table.id)).names == ("Alex", "Alex (2)", "Alex (3)")
    await lobby_of.leave(table.id, BOB)
    await lobby_of.join(table.id, alex(DAN))
    assert (await top.table(table.id)).names == ("Alex", "Alex (3)", "Alex (2)")


async def test_nobody_has_the_name_of_a_seat_without_an_owner(top: Tabletop) -> None:
    """The name is the table's word for the seat of a deleted person."""
    place = Place(guild=GuildId(1), channel=ChannelId(2))
    host = Person(id=ANN, name="Seat 2")
    table = await top.services.lobby.open("slush-fund", host, place, "en")
    assert table.names == ("Seat 2 (2)",)


async def test_a_person_who_takes_over_a_seat_is_told_apart_from_its_previous_owner(
    top: Tabletop,
) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    table = await top.table(number)
    seat = table.seat_of(BOB)
    assert seat is not None
    with_nobody = msgspec.structs.replace(table.seats[seat], away=AWAY)
    await top.services.tables.commit(number, lambda tx: tx.save_clock(with_nobody))
    name = table.names[seat]
    await top.services.takeover.take(number, Person(id=CAT, name=name), seat)
    assert (await top.table(number)).names[seat] == f"{name} (2)"
