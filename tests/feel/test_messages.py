"""Messages and mentions in a table's thread, counted at a person's speed: after every move all
that waits is posted before the next move is made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from bot.tables.pings.ways import JUST_MOVED
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
    """What a game came to. turns, chapters: that were played. asked: the persons who were asked in
    the open in each turn, added up, without those who had just moved (late). standing: the messages
    that are in the thread at the end.
    """

    sent: int
    turns: int
    chapters: int
    asked: int
    late: int
    calls: int
    over: bool
    standing: int


async def count(
    top: Tabletop,
    game: str,
    seats: int,
    pace: str,
    monkeypatch: pytest.MonkeyPatch,
    most: int = MOST,
) -> Count:
    played = await PlayedThread.start(top, game, seats, pace, monkeypatch)
    thread, turns, chapters, asked = played.thread, 1, 1, 0
    known: set[int] = set()
    held: set[int] = set()
    table, late = await top.table(played.number), 0

    def ask() -> None:
        """Sorts who is asked now for the first time in a turn by whether they have just moved."""
        for seat in set(table.view(None).asked) - known - held:
            just = table.seats[seat].moved_at == top.clock.now()
            (held if just else known).add(seat)

    for _ in range(most):
        ask()
        sent = len(thread.sent)
        top.clock.time += JUST_MOVED  # whoever has just moved is not called yet
        if not await played.play_on():
            break
        before, table = table, await top.table(played.number)
        if table.row.phase == "playing":
            chapters += table.chapter != before.chapter
        if table.turn != before.turn and table.row.phase == "playing":
            turns += 1
            asked, late = asked + len(known), late + len(held)
            known.clear()
            held.clear()
        assert_one_board(played, table)
        assert len(thread.sent) - sent <= 1
    ask()
    over = table.row.phase == "over"
    called = sum(len(people) for people in thread.sent)
    asked, late = asked + len(known), late + len(held)
    sent, standing = len(thread.sent), len(thread.standing)
    return Count(sent, turns, chapters, asked, late, called, over, standing)


def assert_one_board(played: PlayedThread, table: Table) -> None:
    """Checks that the newest message shows the turn, or the end."""
    newest = max(played.thread.standing)
    assert table.row.board in (newest, None)
    assert (table.row.board is None) == (table.row.phase == "over")


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_by_post_a_chapter_is_one_message(
    top: Tabletop, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody is called by direct message, so nobody is in the thread."""
    found = await count(top, game, seats, "none", monkeypatch)
    assert found.sent == found.chapters + found.over
    assert found.calls == 0


@pytest.mark.parametrize(("game", "seats"), CASES)
async def test_live_everybody_who_is_asked_in_a_turn_is_called_once(
    top: Tabletop, game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A chapter is one message, and one more in its place for those who are asked later in it."""
    found = await count(top, game, seats, "live", monkeypatch)
    assert found.calls == found.asked
    assert found.turns + found.over <= found.sent <= found.asked + found.late + found.over
    assert found.standing == found.chapters + found.over


@pytest.mark.parametrize("pace", ["live", "none"])
@pytest.mark.parametrize(("game", "most"), [("slush-fund", 45), ("slasher", 45)])
async def test_the_thread_of_a_game_with_three_stays_readable(
    top: Tabletop, game: str, most: int, pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a live table a message that calls the next player takes the place of the one before."""
    found = await count(top, game, 3, pace, monkeypatch, 1_000)
    assert found.over
    assert found.standing <= most
    if pace == "none" or game == "slush-fund":
        assert found.sent == found.standing
