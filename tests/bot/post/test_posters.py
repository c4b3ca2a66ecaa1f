"""A poster is posted once, in the message that tells what it shows, and stays there."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import pytest

from bot.draw import PaintError
from bot.tables.notifications import Notice
from bot.ui import sheets
from games.engine import Poster, text
from games.slasher import Slasher
from tests.bot.post.posters import give_posters, posters_in, posters_on
from tests.bot.post.stage import board_of
from tests.bot.world import told

if TYPE_CHECKING:
    from bot.ids import TableNumber
    from tests.bot.post.stage import Stage

pytestmark = pytest.mark.simcord(settle_timeout=20)


async def stored(stage: Stage, number: TableNumber) -> list[str | None]:
    """Returns the posters of all that was told at a table, None for a sentence without one."""
    rows = await stage.services.store.read(lambda tx: tx.told_since(number, 0))
    return [row.poster for row in rows]


async def test_every_poster_is_posted_once_with_its_lines(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_posters(monkeypatch, "slush-fund")
    number = await stage.start("slush-fund", 2)
    while (await stage.table(number)).row.plies < 12:
        before = await stage.table(number)
        made = [*filter(None, await stored(stage, number))]
        table = await stage.play(number)
        new = [*filter(None, await stored(stage, number))][len(made) :]
        board = await board_of(stage, number)
        assert board.attachments[-1].filename.startswith("board-")
        assert len(posters_on(board)) <= 1
        if table.chapter == before.chapter and new:
            assert posters_on(board) == [name_of(new[-1])]
    closed = (await posters_in(stage, number))[:-1]
    row = (await stage.table(number)).row
    kept = await stage.services.store.read(lambda tx: tx.told_since(number, row.board_from))
    current = sum(told.poster is not None for told in kept)
    every = [name_of(poster) for poster in await stored(stage, number) if poster is not None]
    assert [*chain(*closed)] == every[: len(every) - current]
    assert any(len(posters) > 1 for posters in closed)


def name_of(poster: str) -> str:
    return poster.split('"name":"')[1].split('"')[0]


async def test_posters_stay_when_the_game_is_over(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_posters(monkeypatch, "slasher")
    number = await stage.start("slasher", 2)
    await stage.play(number, 3)
    made = [name_of(poster) for poster in await stored(stage, number) if poster]
    assert len(made) == 3
    await stage.resign(number)
    assert [*chain(*await posters_in(stage, number))] == [*made, "resign"]
    assert await stored(stage, number) == []


async def test_a_poster_is_described(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    give_posters(monkeypatch, "slasher")
    number = await stage.start("slasher", 2)
    await stage.play(number)
    board = await board_of(stage, number)
    (kind,) = posters_on(board)
    items = [item for part in board.components for item in walk(part) if hasattr(item, "items")]
    assert next(item.items[0].description for item in items) == f"Slasher: {kind}"


def walk(item: Any) -> list[Any]:
    return [item, *chain(*map(walk, getattr(item, "children", ())))]


async def test_more_posters_than_a_message_holds_take_several(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_posters(monkeypatch, "slush-fund")
    number = await stage.start("slush-fund", 2)
    posters = [Poster(f"kind{n}") for n in range(25)]
    rows = [Notice("line", text=text("motion-woken"), poster=poster) for poster in posters]
    await stage.post(number, *rows)
    await stage.play(number, 9)
    found = await posters_in(stage, number)
    assert all(len(names) <= 10 for names in found)
    assert [n for n in chain(*found) if n.startswith("kind")] == [p.name for p in posters]


@pytest.mark.logs_errors
async def test_a_poster_that_cannot_be_drawn_leaves_its_line(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    give_posters(monkeypatch, "slasher")

    def fails(*_: Any) -> None:
        raise LookupError("no such poster")

    monkeypatch.setattr(Slasher, "draw_poster", fails)
    sheets._shown.clear()  # what other tests have drawn
    number = await stage.start("slasher", 2)
    await stage.play(number, 2)
    board = await board_of(stage, number)
    assert posters_on(board) == []
    assert len(told(board).split("\n")) >= 2
    assert "a poster of table 1 cannot be drawn: LookupError" in caplog.text
    assert (await stage.waiting(), await stage.parked()) == (0, 0)


@pytest.mark.logs_errors
async def test_a_poster_that_cannot_be_painted_leaves_its_line(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_posters(monkeypatch, "slasher")

    async def fails(_: Any) -> bytes:
        raise PaintError("the drawing process died twice")

    monkeypatch.setattr(stage.services.painter, "paint", fails)
    number = await stage.start("slasher", 2)
    await stage.play(number, 2)
    assert (await board_of(stage, number)).attachments == []
    assert (await stage.waiting(), await stage.parked()) == (0, 0)
