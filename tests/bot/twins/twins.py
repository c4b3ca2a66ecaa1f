"""Runs a scene in both worlds, and compares them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import pytest

from games.chance import make_seed
from tests.bot.twins.outputs import Outputs
from tests.bot.twins.scenes import Scene, opened

if TYPE_CHECKING:
    from pathlib import Path

Script: TypeAlias = Callable[[Scene], Awaitable[None]]
"""Events of a scene, in both worlds."""

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]
"""A leak, planted in the bot of both worlds."""


def sound(_patch: pytest.MonkeyPatch) -> None:
    """Plants no leak."""


async def differences(
    folder: Path, game: str, script: Script, plant: Plant = sound
) -> list[tuple[str, str]]:
    """Returns the lines by which people could tell the two worlds apart who must not."""
    calm_views, calm = await _played(folder / "calm.db", game, script, plant, busy=False)
    busy_views, busy = await _played(folder / "busy.db", game, script, plant, busy=True)
    assert calm_views == busy_views, "the worlds differ for the observer"
    found: list[tuple[str, str]] = []
    for who in calm:
        found += [pair for pair in zip(calm[who], busy[who], strict=False) if pair[0] != pair[1]]
        if len(calm[who]) != len(busy[who]):
            found.append((f"{who}: {len(calm[who])} lines", f"{who}: {len(busy[who])} lines"))
    return found


async def _played(
    database: Path, game: str, script: Script, plant: Plant, *, busy: bool
) -> tuple[list[bytes], dict[str, list[str]]]:
    """Returns what the observer saw of the game, and everything sent to them, the watcher and the
    operator.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.tables.lobbies.lobby.new_seed", lambda: make_seed(game))
        # Waits in real time would move the simulated clock by more or less.
        patch.setattr("bot.store.portions._LONGEST_TURN", 0)
        patch.setattr("bot.ui.request._SOON_SECONDS", 3_600)
        patch.setattr("bot.client._AT_FIRST_SECONDS", 3_600)
        # Of two lanes side by side the machine favours one: whether it is known that direct
        # messages are closed when the thread is told, which is no secret.
        patch.setattr("bot.post.courier._SIDE_BY_SIDE", 1)
        outputs = Outputs(patch)
        plant(patch)
        async with opened(database, outputs) as world:
            scene = await Scene.begin(world, game, "day", busy=busy)
            await script(scene)
            told = {n: outputs.seen_by(world.person(n).user.id) for n in scene.eyes}
            told |= {"log": outputs.plain(outputs.logged), "figures": scene.figures}
            return scene.views, told
