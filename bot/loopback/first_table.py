"""The table that stands ready when the playground opens: one person, and three computers to play
against.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.loopback.actor import Cast, NoAnswerError
from bot.loopback.wire import CannotDo, walk
from bot.store.rows import LEVELS

if TYPE_CHECKING:
    from bot.loopback.server import LocalDiscord

log = logging.getLogger(__name__)

GAME, CHANNEL = "slush-fund", "games"
_CONNECTED_SECONDS = 60.0


async def lay_table(discord: LocalDiscord) -> None:
    """Opens a table as the first person, and seats a computer of each level at it, once the bot is
    connected. Without it the playground is as useful, so a bot that does not play along is only
    logged.
    """
    if not await discord.changes.until(lambda: discord.gateway.connected, _CONNECTED_SECONDS):
        return
    try:
        await _lay(discord.url)
    except (CannotDo, NoAnswerError, LookupError) as error:
        log.warning("no table stands ready: %s", error)


async def _lay(url: str) -> None:
    async with Cast(url) as cast:
        host, room = next(iter(cast)), await cast.channel(CHANNEL)
        await host.slash(f"{GAME} new", channel=room)
        done = await host.slash("tables computers", channel=room, level=LEVELS[0])
        for level in LEVELS[1:]:
            page = await host.message(room, str(done["message"]))
            ids = (component.get("custom_id", "") for component in walk(page["components"]))
            (add,) = (found for found in ids if found.endswith(f"computer-add.{level}"))
            done = await host.click(page, add)
