"""Whom people avoid: kept apart, never refused, told alone; and refused where the host bars
them.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from bot.ids import PersonId
from bot.tables.caps import Limits
from bot.tables.errors import FullError, NotWelcomeError, TableError
from bot.tables.lobbies.opening import Place
from bot.tables.notifications import BESIDE, private_lane, public_lane
from bot.tables.welcome.avoiding import MOST, AvoidFullError, AvoidNobodyError
from games.chance import make_seed
from games.engine import LEAVE
from tests.bot.tables.clockwork import stand_in
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, EVE, GUILD, Tabletop, person

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bot.ids import TableNumber
    from bot.store.sql.avoiding import AvoidKind
    from bot.store.transaction import Transaction


async def avoid(top: Tabletop, who: PersonId, other: PersonId, kind: AvoidKind = "avoid") -> None:
    await top.services.avoiding.avoid(who, other, person(other).name, kind)


async def told(top: Tabletop, who: PersonId) -> dict[int, list[int]]:
    """Returns what somebody is to be told, after checking that it is on its way."""
    found = await top.services.avoiding.beside(who)
    rows = await top.outbox(private_lane(who))
    assert {row.table_id for row in rows if row.kind == BESIDE} == set(found)
    return {int(number): [int(other) for other in others] for number, others in found.items()}


async def away(top: Tabletop, number: TableNumber, who: PersonId) -> None:
    """Has the table play somebody's seat."""
    seat = (await top.table(number)).seat_of(who)
    assert seat is not None
    await stand_in(top, number, seat)


# -- the list ------------------------------------------------------------------------------------


async def test_a_list_is_its_owners_and_changes_in_place(top: Tabletop) -> None:
    await avoid(top, ANN, BOB)
    await avoid(top, ANN, CAT, "bar")
    await avoid(top, ANN, BOB, "bar")
    listed = await top.services.avoiding.listed(ANN)
    assert [(row.other, row.kind, row.name) for row in listed] == [
        (BOB, "bar", "Bob"),
        (CAT, "bar", "Cat"),
    ]
    assert await top.services.avoiding.listed(BOB) == []
    left = await top.services.avoiding.avoid_no_more(ANN, BOB)
    assert [row.other for row in left] == [CAT]


async def test_nobody_avoids_themselves_nor_more_people_than_fit(top: Tabletop) -> None:
    with pytest.raises(AvoidNobodyError):
        await avoid(top, ANN, ANN)
    for number in range(MOST):
        await avoid(top, ANN, PersonId(1_000 + number))
    with pytest.raises(AvoidFullError):
        await avoid(top, ANN, BOB)
    await avoid(top, ANN, PersonId(1_000), "bar")  # who is on the list already


async def test_pairs_are_apart_whoever_avoids_whom(top: Tabletop) -> None:
    await avoid(top, ANN, BOB)
    await avoid(top, CAT, ANN, "bar")
    await avoid(top, DAN, EVE)
    here = (ANN, BOB, CAT, DAN)
    found = await top.services.store.read(lambda tx: tx.apart(here))
    assert found == {frozenset((ANN, BOB)), frozenset((ANN, CAT))}


# -- beside somebody -----------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["avoid", "bar"])
async def test_whoever_avoids_is_told_alone_of_who_sits_down(
    top: Tabletop, kind: AvoidKind
) -> None:
    await avoid(top, ANN, BOB, kind)
    number = await top.sit("slush-fund", CAT, ANN, BOB)
    assert await told(top, ANN) == {number: [BOB]}
    assert await told(top, BOB) == await told(top, CAT) == {}
    rows = await top.outbox(private_lane(ANN))
    assert [row.unheard for row in rows if row.kind == BESIDE] == [True]
    await top.services.lobby.leave(number, BOB)
    await top.services.lobby.join(number, person(BOB))
    assert await told(top, ANN) == {number: [BOB]}, "twice is once"


async def test_whoever_sits_down_beside_somebody_they_avoid_is_told_nothing(top: Tabletop) -> None:
    await avoid(top, ANN, BOB)
    await top.sit("slush-fund", BOB, ANN)
    assert await told(top, ANN) == {}


async def test_whoever_avoids_is_told_of_who_takes_a_seat_over(top: Tabletop) -> None:
    await avoid(top, ANN, EVE)
    number = await top.start("slush-fund", ANN, BOB, CAT)
    await away(top, number, BOB)
    await top.services.takeover.take(number, person(EVE), None)
    assert await told(top, ANN) == {number: [EVE]}


async def test_who_is_no_longer_avoided_is_no_news(top: Tabletop) -> None:
    await avoid(top, ANN, BOB)
    number = await top.sit("slush-fund", ANN, BOB)
    assert await told(top, ANN) == {number: [BOB]}
    await top.services.avoiding.avoid_no_more(ANN, BOB)
    assert await top.services.avoiding.beside(ANN) == {}


# -- refused -------------------------------------------------------------------------------------


async def test_who_is_barred_cannot_sit_down_where_the_other_hosts(top: Tabletop) -> None:
    await avoid(top, ANN, BOB, "bar")
    number = await top.sit("slush-fund", ANN, CAT)
    with pytest.raises(NotWelcomeError):
        await top.services.lobby.join(number, person(BOB))
    await top.services.hosting.hand_over(number, ANN, CAT)
    await top.services.lobby.join(number, person(BOB))


async def test_who_is_avoided_is_never_refused(top: Tabletop) -> None:
    await avoid(top, ANN, BOB)
    number = await top.sit("slush-fund", ANN, BOB)
    assert (await top.table(number)).seat_of(BOB) == 1


async def _put_out(top: Tabletop, number: TableNumber) -> None:
    await top.services.lobby.join(number, person(BOB))
    await top.services.hosting.put_out(number, ANN, BOB)


async def _barred(top: Tabletop, _number: TableNumber) -> None:
    await avoid(top, ANN, BOB, "bar")


CAUSES: dict[str, Callable[[Tabletop, TableNumber], Awaitable[None]]] = {
    "put out": _put_out,
    "barred": _barred,
}
"""Why somebody cannot sit down, which the sentence never says."""


@pytest.mark.parametrize("full", [False, True])
async def test_every_cause_has_the_same_answer(top: Tabletop, *, full: bool) -> None:
    """Whatever the press: to join, or to be told when a seat is free."""
    answers = []
    for cause in CAUSES.values():
        number = await top.sit("slush-fund", ANN)
        await cause(top, number)
        if full:
            for other in (CAT, DAN, EVE):
                await top.services.lobby.join(number, person(other))
        for act in (
            partial(top.services.lobby.join, number, person(BOB)),
            partial(top.services.free_seats.ask, number, BOB),
        ):
            with pytest.raises(TableError) as refused:
                await act()
            answers.append((type(refused.value), refused.value.said, refused.value.rule))
        await top.services.avoiding.avoid_no_more(ANN, BOB)
        await top.services.lobby.cancel(number, ANN)
    assert answers == [(NotWelcomeError, NotWelcomeError().said, None)] * 2 * len(CAUSES)


async def test_who_is_barred_cannot_take_a_seat_over_where_the_other_hosts(top: Tabletop) -> None:
    await avoid(top, ANN, EVE, "bar")
    number = await top.start("slush-fund", ANN, BOB, CAT)
    await away(top, number, BOB)
    with pytest.raises(NotWelcomeError):
        await top.services.takeover.take(number, person(EVE), None)


# -- two worlds ----------------------------------------------------------------------------------


class Watched:
    """A world in which Ann avoids Bob, or does not: what he can tell of it.

    Statements are counted while he acts. Those that write may be more, because Ann has to be told;
    those that read may not.
    """

    def __init__(self, top: Tabletop) -> None:
        self.top = top
        self.found: list[Any] = []
        self._reads = 0

    def count(self, statement: str) -> None:
        self._reads += statement.lstrip().casefold().startswith("select")

    async def act(self, what: Callable[[], Awaitable[Any]]) -> None:
        self._reads = 0
        try:
            await what()
            answer = None
        except TableError as error:
            answer = error.said
        self.found.append((answer, self._reads))

    async def look(self, *numbers: TableNumber) -> None:
        """Notes everything that waits to be sent to Bob and to everybody, and the tables."""
        lanes = (private_lane(BOB), private_lane(CAT), *map(public_lane, numbers))
        rows = await self.top.outbox(*lanes)
        self.found.append([(row.lane, row.kind, row.body, row.made) for row in rows])
        for number in numbers:
            table = await self.top.stored(number)
            self.found.append((table.row, table.seats))
        exported = json.loads(await self.top.services.exports.export(BOB, "en"))
        self.found.append({**exported, "made": None})


async def _bobs_day(path: Path, kind: AvoidKind | None) -> list[Any]:
    top = await Tabletop.open(path, Limits(lobbies=3, channel_lobbies=9, tables=3))
    world, lobby = Watched(top), top.services.lobby
    try:
        await avoid(top, CAT, EVE)
        if kind is not None:
            await avoid(top, ANN, BOB, kind)
        store: Any = top.services.store
        await store._connection.set_trace_callback(world.count)
        number = await top.sit("slush-fund", CAT, ANN)
        await world.act(lambda: lobby.join(number, person(BOB)))
        await world.act(lambda: lobby.join(number, person(BOB)))
        await world.act(lambda: lobby.leave(number, BOB))
        await world.look(number)
        await world.act(lambda: lobby.join(number, person(BOB)))
        await world.act(lambda: lobby.start(number, BOB))
        await lobby.start(number, CAT)
        await world.look(number)
        for who in (ANN, BOB, CAT):
            if (await top.table(number)).row.phase == "playing":
                seat = (await top.table(number)).seat_of(who)
                assert seat is not None
                await top.services.playing.move(number, who, LEAVE)
        place = Place(GUILD, CHANNEL)
        await world.act(lambda: top.services.rematches.call(number, person(BOB), place))
        again = await top.services.store.read(lambda tx: tx.rematch(number))
        assert again is not None
        await world.look(number, again)
        await lobby.join(again, person(ANN))
        await world.act(lambda: lobby.leave(again, BOB))
        await world.look(number, again)
        full = await top.sit("slush-fund", CAT, ANN, DAN, EVE)
        await world.act(lambda: lobby.join(full, person(BOB)))
        await world.act(lambda: top.services.free_seats.ask(full, BOB))
        await lobby.start(full, CAT)
        await away(top, full, DAN)
        await world.act(lambda: top.services.takeover.take(full, person(BOB), None))
        await world.look(number, again, full)
        return world.found
    finally:
        await top.services.close()


async def test_n3_who_is_avoided_cannot_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor can anybody else: what they are sent, what is stored of the tables, their own export, and
    how many statements read for their presses are the same. `Bar` changes nothing either where
    the other is not the host.
    """
    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: make_seed("avoid"))
    calm = await _bobs_day(tmp_path / "calm.db", None)
    for kind in ("avoid", "bar"):
        assert await _bobs_day(tmp_path / f"{kind}.db", kind) == calm
    refused = [found[0] for found in calm if isinstance(found, tuple) and len(found) == 2]
    assert FullError(4).said in refused, "he met refusals as well"


async def test_one_more_statement_that_reads_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def curious(
        tx: Transaction, table: TableNumber, newcomer: PersonId, _knows: PersonId | None
    ) -> None:
        for avoider in tx.avoiders_at(table, newcomer):
            tx.person(avoider)

    monkeypatch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: make_seed("avoid"))
    monkeypatch.setattr("bot.tables.lobbies.sitting.tell_avoiders", curious)
    calm = await _bobs_day(tmp_path / "calm.db", None)
    assert await _bobs_day(tmp_path / "avoid.db", "avoid") != calm
