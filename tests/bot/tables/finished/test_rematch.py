"""A rematch is the same game with one press, for the same people if they like, each moved on by one
seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import InteractionId, PersonId, TableNumber
from bot.tables.anonymous import nameless_word
from bot.tables.errors import (
    HandledError,
    NotOverError,
    OpeningError,
    TableError,
    WrongChannelError,
)
from bot.tables.finished.errors import NotPlayedError, RematchBegunError
from bot.tables.lobbies.opening import Person, Place
from bot.tables.notifications import public_lane
from bot.tables.pings.mentions import read_mention
from bot.tables.seating import rotated
from games.engine import LEAVE
from tests.bot.tables.tabletop import ANN, BOB, CAT, CHANNEL, DAN, GUILD, Tabletop, person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


HERE = Place(GUILD, CHANNEL)


@pytest.fixture
async def top(tmp_path: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(tmp_path / "top.db")
    yield made
    await made.close()


async def finish(
    top: Tabletop, *people: PersonId, game: str = "slush-fund", **options: str
) -> TableNumber:
    """Returns a finished table of these people."""
    number = await top.start(game, *people, **options)
    for leaver in people[:-1]:
        await top.services.playing.move(number, leaver, LEAVE)
    assert (await top.table(number)).row.phase == "over"
    return number


async def people_at(top: Tabletop, number: TableNumber) -> list[PersonId]:
    return [seat.person for seat in (await top.table(number)).seats]


async def test_a_rematch_is_the_same_game_in_the_same_place_with_only_its_host(
    top: Tabletop,
) -> None:
    number = await top.sit("casablanca", ANN, BOB, CAT, contest="live")
    await top.services.lobby.set_pace(number, ANN, "evening")
    await top.services.lobby.start(number, ANN)
    for leaver in (ANN, BOB):
        await top.services.playing.move(number, leaver, LEAVE)
    rematch, opened = await top.services.rematches.call(number, person(BOB), HERE)
    assert opened
    old, new = (await top.table(number)).row, rematch.row
    for field in ("game", "options", "chosen", "locale", "guild", "channel", "pace"):
        assert getattr(new, field) == getattr(old, field), field
    assert new.rotated_from == number
    assert new.phase == "lobby"
    assert new.host == BOB
    assert await people_at(top, rematch.id) == [BOB]


async def test_everybody_else_is_called_once_and_the_old_table_is_told(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB, CAT)
    await top.empty_outbox()
    rematch, _ = await top.services.rematches.call(number, person(CAT), HERE)
    await top.services.rematches.call(number, person(ANN), HERE)
    rows = await top.outbox(public_lane(rematch.id))
    called = [read_mention(row.body).people for row in rows if row.kind == "invite"]
    assert [set(people) for people in called] == [{ANN, BOB}]
    assert [said.key for said in await top.told(number)] == ["rematch-opened"]
    assert [row.kind for row in await top.outbox(public_lane(number))] == ["turn"]


async def test_a_second_person_who_presses_joins_and_a_third_press_changes_nothing(
    top: Tabletop,
) -> None:
    number = await finish(top, ANN, BOB)
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    for _ in range(2):
        again, opened = await top.services.rematches.call(number, person(BOB), HERE)
        assert (again.id, opened) == (rematch.id, False)
        assert await people_at(top, rematch.id) == [ANN, BOB]


async def test_a_person_who_did_not_play_can_join_a_rematch_but_not_open_one(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB)
    with pytest.raises(NotPlayedError):
        await top.services.rematches.call(number, person(DAN), HERE)
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    await top.services.rematches.call(number, person(DAN), HERE)
    assert await people_at(top, rematch.id) == [ANN, DAN]


async def test_a_rematch_that_has_begun_is_named(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB)
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    await top.services.rematches.call(number, person(BOB), HERE)
    await top.services.lobby.start(rematch.id, ANN)
    with pytest.raises(RematchBegunError) as refused:
        await top.services.rematches.call(number, person(ANN), HERE)
    assert refused.value.said.args == {"number": str(rematch.id)}


async def test_the_host_of_a_rematch_is_not_called_like_a_seat(top: Tabletop) -> None:
    """A seat whose owner is forgotten is called by its number."""
    number = await finish(top, ANN, BOB)
    sly = Person(ANN, nameless_word(1, "en"))
    rematch, _ = await top.services.rematches.call(number, sly, HERE)
    assert rematch.names == (f"{sly.name} (2)",)


async def test_a_closed_rematch_can_be_opened_again(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB)
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    await top.services.lobby.cancel(rematch.id, ANN)
    another, opened = await top.services.rematches.call(number, person(BOB), HERE)
    assert opened
    assert another.id != rematch.id


async def test_a_press_that_arrives_twice_opens_one_table(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB)
    rematch, _ = await top.services.rematches.call(
        number, person(ANN), HERE, interaction_id=InteractionId(7)
    )
    await top.services.lobby.cancel(rematch.id, ANN)
    with pytest.raises(HandledError):
        await top.services.rematches.call(
            number, person(ANN), HERE, interaction_id=InteractionId(7)
        )


@pytest.mark.parametrize("people", [(ANN, BOB), (ANN, BOB, CAT), (DAN, CAT, BOB, ANN)])
async def test_the_same_people_move_on_by_one_seat(
    top: Tabletop, people: tuple[PersonId, ...]
) -> None:
    number = await finish(top, *people)
    for _ in range(len(people)):
        before = await people_at(top, number)
        rematch, _ = await top.services.rematches.call(number, person(people[0]), HERE)
        for other in people[1:]:
            await top.services.lobby.join(rematch.id, person(other))
        await top.services.lobby.start(rematch.id, people[0])
        assert await people_at(top, rematch.id) == [*before[1:], before[0]]
        for leaver in people[:-1]:
            await top.services.playing.move(rematch.id, leaver, LEAVE)
        number = rematch.id


async def test_with_other_people_the_seats_are_drawn(
    top: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await finish(top, ANN, BOB)
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    await top.services.lobby.join(rematch.id, person(DAN))
    drawn: list[list[int]] = []
    monkeypatch.setattr(
        "bot.tables.lobbies.lobby.shuffled", lambda people, _seed: drawn.append(people) or people
    )
    await top.services.lobby.start(rematch.id, ANN)
    assert drawn == [[ANN, DAN]]


def test_seats_move_on_only_if_exactly_the_same_people_play() -> None:
    assert rotated([CAT, ANN, BOB], [ANN, BOB, CAT]) == [BOB, CAT, ANN]
    assert rotated([ANN, BOB], [ANN, BOB, CAT]) is None
    assert rotated([ANN, BOB, DAN], [ANN, BOB, CAT]) is None


async def test_a_game_under_way_has_no_rematch(top: Tabletop) -> None:
    for number in (await top.sit("slush-fund", ANN, BOB), await top.start("slush-fund", ANN, BOB)):
        with pytest.raises(NotOverError):
            await top.services.rematches.call(number, person(ANN), HERE)


@pytest.mark.parametrize(
    ("settings", "error"),
    [({"opening": "managers"}, OpeningError), ({"channels": (99,)}, WrongChannelError)],
)
async def test_the_server_s_rules_for_opening_tables_apply(
    top: Tabletop, settings: dict[str, object], error: type[TableError]
) -> None:
    number = await finish(top, ANN, BOB)
    await top.services.people.set_guild(GUILD, **settings)
    with pytest.raises(error):
        await top.services.rematches.call(number, person(ANN), HERE)


async def test_a_person_whose_data_was_deleted_is_not_called(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB, CAT)
    await top.services.deletions.erase(CAT)
    await top.empty_outbox()
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    rows = await top.outbox(public_lane(rematch.id))
    assert [read_mention(r.body).people for r in rows if r.kind == "invite"] == [(BOB,)]
