"""Private tables: where somebody plays alone, seen by nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import NO_GUILD, InteractionId
from bot.tables.caps import Limits
from bot.tables.computers.practice import NoLessonError, PractisingError
from bot.tables.errors import HandledError
from games.engine import LEAVE
from games.registry import find_game
from games.slush_fund.teaching import TEACHING
from games.teaching import FirstGame, Teaching
from tests.bot.tables.tabletop import ANN, BOB, Tabletop, person

if TYPE_CHECKING:
    from pathlib import Path

    from games.engine import Say, Sheet

GAME = "slush-fund"


class Lesson(Teaching):  # type: ignore[type-arg]
    first_game = FirstGame(seats=3, seed=bytes(31) + b"\x07", options={"length": "short"}, seat=1)

    def primer(self, page: int, say: Say) -> Sheet:
        return TEACHING.primer(page, say)


@pytest.fixture(autouse=True)
def _lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game(GAME)), "teaching", Lesson())


async def test_the_first_game_is_the_prepared_one(top: Tabletop) -> None:
    practice = top.services.practice
    table = await practice.first_game(GAME, person(ANN), "fr", InteractionId(5))
    again = await top.stored(table.id)
    assert again.private
    assert (again.row.seed, again.row.lesson, again.row.locale) == (
        Lesson.first_game.seed,
        "first",
        "fr",
    )
    assert again.row.options["length"] == "short"
    assert again.seat_of(ANN) == 1
    assert [seat.computer for seat in again.seats] == ["easy", None, "easy"]
    assert again.row.phase == "playing"
    with pytest.raises(HandledError):
        await practice.first_game(GAME, person(ANN), "fr", InteractionId(5))


async def test_somebody_has_one_game_under_way_and_one_to_begin(top: Tabletop) -> None:
    practice = top.services.practice
    lobby = await practice.free(GAME, person(ANN), "en")
    assert (await practice.free(GAME, person(ANN), "en")).id == lobby.id
    assert await practice.playing(GAME, ANN) is None
    first = await practice.first_game(GAME, person(ANN), "en")
    with pytest.raises(PractisingError) as refused:
        await practice.first_game(GAME, person(ANN), "en")
    assert refused.value.table == first.id
    playing = await practice.playing(GAME, ANN)
    assert playing is not None
    assert playing.id == first.id
    assert await practice.playing(GAME, BOB) is None
    other = await practice.free("slasher", person(ANN), "en")
    assert other.row.game == "slasher"


async def test_a_game_without_a_lesson_has_no_first_game(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game("slasher").teaching), "first_game", None)
    with pytest.raises(NoLessonError):
        await top.services.practice.first_game("slasher", person(ANN), "en")


async def test_it_is_learnt_once_the_first_game_has_been_played_to_its_end(top: Tabletop) -> None:
    practice = top.services.practice
    table = await practice.first_game(GAME, person(ANN), "en")
    assert not await practice.has_learnt(GAME, ANN)
    await top.services.playing.move(table.id, ANN, LEAVE)
    while (await top.table(table.id)).row.phase != "over":
        await top.play(table.id)
    assert await practice.has_learnt(GAME, ANN)
    assert not await practice.has_learnt(GAME, BOB)
    assert await practice.playing(GAME, ANN) is None
    counted = await top.services.store.read(lambda tx: tx.counted_of(ANN, ANN))
    assert counted == []


async def test_no_place_lists_a_private_table(top: Tabletop) -> None:
    table = await top.services.practice.first_game(GAME, person(ANN), "en")
    lobby = await top.services.practice.free("slasher", person(ANN), "en")

    def listed(tx):  # type: ignore[no-untyped-def]
        places = (0, *range(1, 30))
        return [
            row.id for place in places for row in (*tx.tables_in_guild(place), *tx.tables_in(place))
        ] + [row.id for row in tx.tables_to_join(0, BOB)]

    assert await top.services.store.read(listed) == []
    mine = await top.services.store.read(lambda tx: tx.tables_of(ANN))
    assert {row.id for row in mine} == {table.id, lobby.id}
    assert {row.guild for row in mine} == {NO_GUILD}


async def test_private_tables_use_up_no_lobbies(database: Path) -> None:
    top = await Tabletop.open(database, Limits(lobbies=1))
    try:
        for game in (GAME, "slasher", "agent"):
            await top.services.practice.free(game, person(ANN), "en")
        await top.sit(GAME, ANN)
    finally:
        await top.close()
