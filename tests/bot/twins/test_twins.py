"""Everything a person sees depends only on what they were shown.

Two bots that a seat cannot tell apart, while others act in secret in one of them, send exactly the
same to that seat and to a watcher.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.registry import all_games, folder
from tests.bot.twins import looking
from tests.bot.twins.twins import differences
from tests.bot.ui.conftest import few_cogs, odd_game

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.twins.scenes import Scene

__all__ = ["few_cogs", "odd_game"]

NO_GAMES = ["cogs.tables", "cogs.me", "cogs.server", "cogs.rules"]

WHILE_REMINDED = 7 * 3_600
"""Seconds after which players are reminded that half of a window's time is over."""


async def everything(scene: Scene) -> None:
    """Plays a window in which others answer early or late, and tries everything during it and after
    it.
    """
    assert await scene.play_to_window()
    await scene.answers_in_secret()
    await scene.note()
    for who in scene.eyes:
        await looking.give_every_command(scene, who)
        await looking.press_everything(scene, who)
    await scene.passes(WHILE_REMINDED)
    await scene.note()
    await scene.answers_late()
    await scene.passes(601)
    await scene.note()
    for who in scene.eyes:
        await looking.press_everything_loose(scene, who)


async def test_everything_in_the_odd_game_tells_nothing(
    odd_game: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: [*NO_GAMES, "tests.bot.ui.odd.cog"])
    assert await differences(tmp_path, "odd", everything) == []


async def every_command(scene: Scene) -> None:
    """Plays a window, or a turn if there is none, in which others act early or late, and tries
    every command meanwhile.
    """
    window = await scene.play_to_window()
    if window:
        await scene.answers_in_secret()
    else:
        await scene.play_to_turn(2)
        await scene.orders_in_secret()
    await scene.note()
    await looking.give_every_command(scene, scene.eyes[0])
    if window:
        await scene.passes(WHILE_REMINDED)
        await scene.note()
        await scene.answers_late()
        await scene.passes(601)
        await scene.note()


@pytest.mark.parametrize("game", list(all_games()))
async def test_no_command_of_any_game_tells_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    cog = f"cogs.{folder(game).removeprefix('games.')}"
    monkeypatch.setattr("bot.client.extensions", lambda: ["cogs.tables", "cogs.me", cog])
    assert await differences(tmp_path, game, every_command) == []
