"""What games explain on panels: once to each person, and to nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.tables.looks import look_at_panel
from games.engine import LEAVE
from games.registry import find_game
from games.teaching import Teaching, Tip
from tests.bot.tables.tabletop import ANN, BOB, person

if TYPE_CHECKING:
    from bot.ids import PersonId, TableNumber
    from bot.tables.looks import News
    from tests.bot.tables.tabletop import Tabletop

GAME = "slush-fund"
TIPS = tuple(Tip(f"slush-fund-tip-{name}", "piles") for name in ("one", "two", "three"))


class Taught(Teaching):  # type: ignore[type-arg]
    all_tips = TIPS

    def primer(self, page: int, say: Any) -> Any:
        raise NotImplementedError

    def tips(self, view: Any, heard: Any) -> tuple[Tip, ...]:
        return TIPS


@pytest.fixture(autouse=True)
def _taught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game(GAME)), "teaching", Taught())


async def look(top: Tabletop, number: TableNumber, person: PersonId) -> News:
    looks, table = top.services.looks, await top.table(number)
    return await looks.explained(table, person, await looks.news(number, person))


async def read(top: Tabletop, number: TableNumber, person: PersonId) -> str | None:
    """Returns the tip on somebody's panel once they have looked at it."""
    news = await look(top, number, person)
    await top.services.looks.looked(number, person, news)
    return None if news.tip is None else news.tip.key.rpartition("-")[2]


async def decided(top: Tabletop, number: TableNumber) -> None:
    """Plays until everybody has something else to decide."""
    table = await top.table(number)
    before = table.row.versions
    await top.play_until(
        number,
        lambda now: all(map(int.__lt__, before, now.row.versions)),
    )


async def test_each_tip_is_shown_once_and_stays_while_the_question_does(top: Tabletop) -> None:
    number = await top.start(GAME, ANN, BOB)
    for name in ("one", "two", "three", None):
        assert [await read(top, number, ANN) for _ in range(2)] == [name, name]
        await decided(top, number)
    assert await read(top, number, BOB) == "one"


async def test_a_tip_that_nobody_has_looked_at_is_not_used_up(top: Tabletop) -> None:
    number = await top.start(GAME, ANN, BOB)
    news = await look(top, number, ANN)
    tip = news.tip
    assert tip is not None

    def deliver(tx: Any) -> None:
        tx.save_hand(number, ANN, 7)
        tx.put_tip(number, ANN, tip.key, news.tip_at)

    await top.services.store.write(deliver)
    await top.services.store.write(lambda tx: look_at_panel(tx, number, ANN, 8))
    assert await top.services.store.read(lambda tx: tx.tips_shown(ANN)) == []
    await top.services.store.write(lambda tx: look_at_panel(tx, number, ANN, 7))
    shown = await top.services.store.read(lambda tx: tx.tips_shown(ANN))
    assert [key for key, _ in shown] == [tip.key]


async def test_a_panel_that_arrives_late_does_not_change_what_is_explained(top: Tabletop) -> None:
    number = await top.start(GAME, ANN, BOB)
    late = await look(top, number, ANN)
    tip = late.tip
    assert tip is not None
    await decided(top, number)
    assert await read(top, number, ANN) == "one"
    await top.services.store.write(lambda tx: tx.put_tip(number, ANN, tip.key, late.tip_at))
    assert await read(top, number, ANN) == "one"


async def test_with_friends_only_the_first_game_is_explained(top: Tabletop) -> None:
    number = await top.start(GAME, ANN, BOB)
    assert await read(top, number, ANN) == "one"
    await top.services.playing.move(number, BOB, LEAVE)
    again = await top.start(GAME, ANN, BOB)
    assert await read(top, again, ANN) is None
    alone = await top.sit(GAME, ANN)
    await top.services.computer_seats.add(alone, ANN, "easy")
    await top.services.lobby.start(alone, ANN)
    assert await read(top, alone, ANN) == "two"


async def test_a_finished_practice_game_is_no_game_with_friends(top: Tabletop) -> None:
    lobby = await top.services.practice.free(GAME, person(ANN), "en")
    await top.services.lobby.start(lobby.id, ANN, level="easy")
    await top.services.playing.move(lobby.id, ANN, LEAVE)
    while (await top.table(lobby.id)).row.phase != "over":
        await top.play(lobby.id)
    number = await top.start(GAME, ANN, BOB)
    assert await read(top, number, ANN) == "one"


async def test_tips_are_switched_off_and_begun_again(top: Tabletop) -> None:
    number = await top.start(GAME, ANN, BOB)
    people = top.services.people
    assert await read(top, number, ANN) == "one"
    await decided(top, number)
    await people.set_person(ANN, tips=False)
    assert await read(top, number, ANN) is None
    await people.set_person(ANN, tips=True)
    assert await read(top, number, ANN) == "two"
    await people.set_person(ANN, lambda tx: tx.forget_tips(ANN))
    assert await read(top, number, ANN) == "one"
