"""Messages and mentions in a table's thread, counted at a person's speed: after every move all
that waits is posted before the next move is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from games.registry import all_games
from tests.bot.tables.tabletop import Tabletop
from tests.feel.thread import PlayedThread

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.tables.table import Table

MOST = 80
"""Moves that are played of most games; there are several turns in them."""

CASES = [
    (key, seats)
    for key, game in all_games().items()
    for seats in sorted({game.seats[0], 3, game.advised or game.seats[-1]} & set(game.seats))
]


@pytest.fixture
async def top(tmp_path: Path) -> AsyncIterator[Tabletop]:
    made = await Tabletop.open(tmp_path / "games.db")
    yield made
    await made.close()


class Count(NamedTuple):
    """What a game came to. turns: that were played. asked: the persons who were asked in the open
    in each turn, added up.
    """

    sent: int
    turns: int
    asked: int
    calls: int
    over: bool


async def count(
    top: Tabletop,
    game: str,
    seats: int,
    pace: str,
    monkeypatch: pytest.MonkeyPatch,
    most: int = MOST,
) -> Count:
    played = await PlayedThread.start(top, game, seats, pace, monkeypatch)
    thread, turns, asked = played.thread, 1, 0
    known: set[int] = set()
    table = await top.table(played.number)
    for _ in range(most):
        known |= set(table.view(None).asked)
        sent = len(thread.sent)
        if not await played.play_on():
            break
        before, table = table, await top.table(played.number)
        if table.turn != before.turn and table.row.phase == "playing":
            turns += 1
            asked += len(known)
            known = set()
        assert_one_board(played, table)
        assert len(thread.sent) - sent <= 1
    known |= set(table.view(None).asked)
    over = table.row.phase == "over"
    called = sum(len(people) for people in thread.sent)
    return Count(len(thread.sent), turns, asked + len(known), called, over)


def assert_one_board(played: PlayedThread, table: Table) -> None:
    """Checks that the newest message shows the turn, or the end."""
    newest = max(played.thread.standing)
    assert table.row.board in (newest, None)
    assert (table.row.board is None) == (table.row.phase == "over")


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_by_post_a_turn_is_one_message(
    top: Tabletop, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is called by direct message, so nobody is in the thread."""
    found = await count(top, game, seats, "none", monkeypatch)
    assert found.sent == found.turns + found.over
    assert found.calls == 0


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_live_everybody_who_is_asked_in_a_turn_is_called_once(
    top: Tabletop, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn is one message, and one more in its place for those who are asked later in it."""
    found = await count(top, game, seats, "live", monkeypatch)
    assert found.calls == found.asked
    assert found.turns + found.over <= found.sent <= found.asked + found.over


@pytest.mark.parametrize("pace", ["live", "none"])
async def test_a_game_of_slush_fund_with_three_takes_few_messages(
    top: Tabletop, pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = await count(top, "slush-fund", 3, pace, monkeypatch, 1_000)
    assert found.over
    assert found.sent <= 45
