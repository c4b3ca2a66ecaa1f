"""A short game played by `bot check`; a slow test, because it starts the bot three times."""

from __future__ import annotations

import importlib.util
import logging
from typing import TYPE_CHECKING

import pytest

from bot.checks import games
from bot.checks.games import play_games
from bot.checks.playing import game
from bot.checks.playing.game import seat_counts
from games.registry import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def _quiet_server() -> Iterator[None]:
    """Silences aiohttp's remarks on requests that a killed bot leaves unfinished."""
    logger = logging.getLogger("aiohttp.server")
    before = logger.level
    logger.setLevel(logging.CRITICAL)
    yield
    logger.setLevel(before)


@pytest.mark.usefixtures("_quiet_server")
async def test_a_game_is_played_killed_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "LONG", 20)
    monkeypatch.setattr(games, "KILLS", 1)
    monkeypatch.setattr(game, "seat_counts", lambda _key: iter([2]))
    lines: list[str] = []
    assert await play_games("slush-fund", lines.append), lines
    assert "killed 1 times; all as the records say" in lines[0]
    assert "nothing told twice or left untold" in lines[1]


async def test_without_the_local_discord_the_check_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    lines: list[str] = []
    assert not await play_games(None, lines.append)
    assert len(lines) == 1
    assert "under-the-table[playground]" in lines[0]


@pytest.mark.parametrize("key", all_games())
def test_two_different_seat_counts_are_tried(key: str) -> None:
    counts = list(seat_counts(key))
    assert counts[0] == all_games()[key].seats[0]
    assert len(set(counts)) == 2
    assert set(counts) <= set(all_games()[key].seats)
