"""The end of the process takes a limited time, whatever it waits for, and loses nothing (N5, N4).

The tests ask only that it ends: Discord makes it wait for longer than they would.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.loopback.faults import Fault
from tests.bot.process.bot_process import STUCK
from tests.bot.process.living import living

if TYPE_CHECKING:
    from pathlib import Path

pytest.importorskip("simcord", reason="the local Discord needs simcord")

pytestmark = pytest.mark.long


def wait_for(path: str, method: str = "*") -> Fault:
    """Makes Discord ask the bot to wait, again and again."""
    return Fault(method=method, path=path, status=429, retry_after=45.0, times=None)


async def test_n5_a_bot_with_a_picture_and_messages_that_have_to_wait_ends(tmp_path: Path) -> None:
    async with living(tmp_path) as alive:
        await alive.begins()
        await alive.opens()
        messages = alive.local.faults.plant(wait_for("/channels/*"))
        await alive.cast["Ada"].slash("tables start", channel=alive.room)
        picture = alive.local.faults.plant(wait_for("/webhooks/*", "PATCH"))
        await alive.cast["Ada"].slash("tables panel", channel=alive.room)
        assert await alive.until(lambda: picture.seen > 0 and messages.seen > 0)
        assert await alive.ends() == 0
        told = [line["message"] for line in alive.says()]
        assert "shutting down" in told
        assert any("broken off" in line for line in told[told.index("shutting down") :])
        assert not alive.said("not everything had ended in time"), "the last time limit was needed"
        assert alive.asks("select phase, board from game_table") == [("playing", None)]
        waiting = alive.asks("select count(*) from outbox where parked is null")[0][0]
        assert waiting > 0, "undelivered messages stay in the outbox"
        alive.local.faults.clear()
        await alive.begins()
        assert await alive.until(lambda: bool(alive.asks("select board from game_table")[0][0]))
        assert await alive.ends() == 0


async def test_n5_a_bot_with_a_backup_on_a_disk_that_does_not_respond_ends(tmp_path: Path) -> None:
    (tmp_path / STUCK).touch()
    async with living(tmp_path) as alive:
        await alive.begins(BOT_BACKUP_FOLDER=str(tmp_path / "copies"))
        await alive.opens()
        assert alive.said("stuck")
        assert await alive.ends() == 0
        assert alive.said("not everything had ended in time")
        assert alive.asks("select phase from game_table") == [("lobby",)]


async def test_n4_n5_a_bot_refused_by_discord_ends(tmp_path: Path) -> None:
    """The bot serves although its commands are refused, and ends while it waits for a gateway."""
    async with living(tmp_path) as alive:
        refused = Fault("PUT", "/applications/*/commands", 400, 30034, times=None)
        alive.local.faults.plant(refused)
        await alive.begins()
        assert refused.seen == 1
        assert alive.said("Discord does not take my commands now (400, code 30034)")
        assert not [line for line in alive.says() if line["level"] == "ERROR"]
        async with alive.local.outage():
            await alive.until(lambda: not alive.local.gateway.connected)
            assert await alive.ends() == 0
