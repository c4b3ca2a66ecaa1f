"""The settings, as the bot reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.checks.steps import CheckError

if TYPE_CHECKING:
    from bot.settings import Settings


async def look_at_settings(settings: Settings) -> str:
    """Returns the settings that will apply. Raises `CheckError`."""
    if settings.loopback_url is not None:
        raise CheckError(
            f"BOT_LOOPBACK_URL is {settings.loopback_url}: the bot would serve a local Discord and"
            " not the real one; remove that line"
        )
    token = "a token" if settings.token else "no token, so `bot run` will not start"
    health = f"health on port {settings.health_port}" if settings.health_port else "no health port"
    return f"all understood; {token}, {health}, log {settings.log_level} as {settings.log_format}"
