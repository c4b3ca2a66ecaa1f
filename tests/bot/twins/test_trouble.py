"""Failed deliveries tell nothing either: closed direct messages, and messages tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.clock import MINUTE
from bot.post.private import PrivateRound
from tests.bot.twins.twins import differences
from tests.bot.ui.conftest import few_cogs, odd_game

if TYPE_CHECKING:
    from pathlib import Path

    from tests.bot.twins.scenes import Scene
    from tests.bot.twins.twins import Script

__all__ = ["few_cogs", "odd_game"]

COGS = ["cogs.tables", "cogs.me", "cogs.slasher", "tests.bot.ui.odd.cog"]


async def messages_to(scene: Scene, seat: int) -> str:
    """Returns the path of a player's direct messages."""
    world = scene.world
    user = world.person(await scene.name(seat)).user
    return f"/channels/{world.env.backend.dm_channels[user.id]}/messages*"


async def closed_messages(scene: Scene) -> None:
    """Closes the direct messages of those who act in secret, which the bot notices when they do."""
    assert await scene.play_to_window()
    for seat in scene.others:
        path = await messages_to(scene, seat)
        scene.world.env.inject_error("*", path, status=403, code=50007, times=None)
    await scene.answers_in_secret()
    await scene.note()
    await scene.passes(7 * 3_600)
    await scene.answers_late()
    await scene.note()
    await scene.passes(1_500)
    await scene.note()


async def trouble_that_passes(scene: Scene) -> None:
    """Delays the messages to those who act in secret, and then the public ones."""
    assert await scene.play_to_window()
    for seat in scene.others:
        path = await messages_to(scene, seat)
        scene.world.env.inject_error("*", path, status=500, times=1)
    await scene.answers_in_secret()
    await scene.note()
    await scene.passes(60)
    home = (await scene.table()).home
    scene.world.env.inject_error("*", f"/channels/{home}/messages", status=500, times=2)
    await scene.answers_late()
    await scene.passes(200)
    await scene.note()


@pytest.mark.parametrize("game", ["odd", "slasher"])
@pytest.mark.parametrize("script", [closed_messages, trouble_that_passes])
async def test_failed_deliveries_tell_nothing(
    odd_game: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, script: Script
) -> None:
    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    # simcord waits in real time for anything that is tried again within seconds
    monkeypatch.setattr("bot.post.courier.backoff", lambda _tries: MINUTE)
    assert await differences(tmp_path, game, script) == []


async def test_the_twins_find_a_bot_that_announces_closed_direct_messages_at_once(
    odd_game: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def heard(_self: object, _row: object) -> bool:
        return False

    monkeypatch.setattr("bot.client.extensions", lambda: COGS)
    monkeypatch.setattr(PrivateRound, "_unheard", heard)
    assert await differences(tmp_path, "odd", closed_messages)
