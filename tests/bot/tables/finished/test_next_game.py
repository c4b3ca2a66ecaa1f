"""People without a seat say that they would like to play the next game, and are invited to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.ids import InteractionId, PersonId
from bot.tables.errors import HandledError, OverError
from bot.tables.finished.next_game import MOST, KeenFullError, PlayedError
from bot.tables.notifications import public_lane
from bot.tables.pings.mentions import read_mention
from tests.bot.tables.finished.test_rematch import HERE, finish
from tests.bot.tables.tabletop import ANN, BOB, CAT, DAN, Tabletop, person

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.ids import TableNumber


@pytest.fixture
async def top(tmp_path: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(tmp_path / "top.db")
    yield made
    await made.close()


async def keen(top: Tabletop, number: TableNumber) -> list[PersonId]:
    return await top.services.store.read(lambda tx: tx.keen(number))


async def invited(top: Tabletop, number: TableNumber) -> list[PersonId]:
    """Returns the people whom the invitation to a table mentions."""
    rows = await top.outbox(public_lane(number))
    return [one for row in rows if row.kind == "invite" for one in read_mention(row.body).people]


async def test_whoever_asked_is_invited_once_with_those_who_played(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB)
    for one in (DAN, CAT, DAN):
        await top.services.next_games.ask(number, one)
    assert await keen(top, number) == [DAN, CAT]
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    assert await invited(top, rematch.id) == [BOB, DAN, CAT]
    assert await keen(top, rematch.id) == [DAN, CAT]
    again, opened = await top.services.rematches.call(number, person(CAT), HERE)
    assert (again.id, opened) == (rematch.id, False)
    assert again.seat_of(CAT) is not None
    assert await keen(top, rematch.id) == [DAN], "whoever sits there is no longer on the list"


async def test_it_can_be_taken_back_even_after_the_invitation(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB)
    await top.services.next_games.ask(number, CAT)
    await top.services.next_games.take_back(number, CAT)
    await top.services.next_games.take_back(number, DAN)  # who never asked
    assert await keen(top, number) == []
    await top.services.next_games.ask(number, DAN)
    rematch, _ = await top.services.rematches.call(number, person(BOB), HERE)
    await top.services.next_games.take_back(number, DAN)
    assert await keen(top, rematch.id) == []
    assert await invited(top, rematch.id) == [ANN, DAN]


async def test_the_list_lives_through_a_restart_and_the_whole_game(tmp_path: Path) -> None:
    top = await Tabletop.open(tmp_path / "top.db")
    number = await top.start("slush-fund", ANN, BOB)
    await top.services.next_games.ask(number, CAT)
    await top.close()
    top = await Tabletop.open(tmp_path / "top.db")
    await top.play(number, 1_000)
    assert (await top.table(number)).row.phase == "over"
    assert await keen(top, number) == [CAT]
    await top.close()


async def test_whoever_found_no_room_stays_on_the_list(top: Tabletop) -> None:
    number = await finish(top, ANN, BOB)
    await top.services.next_games.ask(number, CAT)
    rematch, _ = await top.services.rematches.call(number, person(ANN), HERE)
    await top.services.lobby.join(rematch.id, person(BOB))
    await top.services.lobby.start(rematch.id, ANN)
    await top.play(rematch.id, 1_000)
    assert await keen(top, rematch.id) == [CAT]
    last, _ = await top.services.rematches.call(rematch.id, person(BOB), HERE)
    assert await invited(top, last.id) == [ANN, CAT]


async def test_what_cannot_be_asked(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    with pytest.raises(PlayedError):
        await top.services.next_games.ask(number, ANN)
    for one in range(MOST):
        await top.services.next_games.ask(number, PersonId(900 + one))
    with pytest.raises(KeenFullError):
        await top.services.next_games.ask(number, CAT)
    await top.services.next_games.ask(number, PersonId(900))  # who asked before
    lobby = await top.sit("slush-fund", CAT, DAN)
    await top.services.lobby.cancel(lobby, CAT)
    with pytest.raises(OverError):
        await top.services.next_games.ask(lobby, BOB)


async def test_a_press_counts_once_and_changes_the_card(top: Tabletop) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.empty_outbox()
    await top.services.next_games.ask(number, CAT, InteractionId(5))
    with pytest.raises(HandledError):
        await top.services.next_games.ask(number, CAT, InteractionId(5))
    assert [row.kind for row in await top.outbox(public_lane(number))] == ["card"]


async def test_what_watchers_have_seen_is_kept_while_there_is_something_to_tell(
    top: Tabletop,
) -> None:
    number = await top.start("slush-fund", ANN, BOB)
    await top.play(number, 6)
    looks = top.services.looks
    first = await looks.watched(number, CAT)
    assert first.news.told
    assert not first.news.seen
    assert not first.keen
    await looks.looked_on(number, CAT, first)
    assert (await looks.watched(number, CAT)).news.told == ()
    await top.play(number, 3)
    later = (await looks.watched(number, CAT)).news
    assert later.seen
    public = await top.services.store.read(
        lambda tx: [row for row in tx.told_since(number, first.news.last) if row.person is None]
    )
    assert len(later.told) + later.more == len(public)
    await top.services.store.write(lambda tx: tx.forget_looks(number))
    assert await top.services.store.read(lambda tx: tx.watcher(number, CAT)) is None


async def test_news_of_watchers_are_public_and_few(top: Tabletop) -> None:
    """Nothing that one person alone is told gets to a watcher, and no more than six lines."""
    number = await top.start("slasher", ANN, BOB, CAT)
    await top.play(number, 60)
    news = (await top.services.looks.watched(number, DAN)).news
    told = await top.services.store.read(lambda tx: tx.told_at(number))
    public = [row for row in told if row.person is None]
    assert len(news.told) == 6
    assert news.more == len(public) - 6
    assert news.last == public[-1].id
