"""The bot's account on Discord: its token, its servers and its permissions there. Only reads."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord.http import Route

from bot.checks.steps import CheckError, some
from bot.running import REFUSED
from bot.ui.permissions import INVITED_WITH

if TYPE_CHECKING:
    from bot.settings import Settings

_SECONDS = 20
_SERVERS = 200
"""The most servers that Discord lists at once."""
_AGENT = f"DiscordBot (https://github.com/Rapptz/discord.py, {discord.__version__})"


async def look_at_account(settings: Settings) -> str:
    """Returns who the bot is and where. Raises `CheckError`."""
    if settings.token is None:
        return "no token is set, so nothing was asked"
    headers = {
        "Authorization": f"Bot {settings.token.get_secret_value()}",
        "User-Agent": _AGENT,
    }
    timeout = aiohttp.ClientTimeout(total=_SECONDS)
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
            me = await _get(session, "/users/@me")
            starts = (await _get(session, "/gateway/bot"))["session_start_limit"]
            servers = await _get(session, f"/users/@me/guilds?limit={_SERVERS}")
    except (aiohttp.ClientError, TimeoutError) as error:
        raise CheckError(
            f"Discord cannot be reached: {str(error) or type(error).__name__}"
        ) from error
    if starts["remaining"] < 1:
        raise CheckError(
            "Discord does not let this bot connect any more today; find out what restarts it"
        )
    if lacking := [line for server in servers if (line := _lacks(server))]:
        raise CheckError(f"{some(lacking)}; invite it again with these, or give them to its role")
    return (
        f"{me['username']}, on {len(servers)} server(s) with all it needs; it may connect"
        f" {starts['remaining']} more times today"
    )


def _lacks(server: dict[str, Any]) -> str:
    """Returns the names of the permissions that a server does not grant, or "".

    A channel may still grant or deny some; the bot says so when a table is opened there.
    """
    given = discord.Permissions(int(server["permissions"]))
    if given.administrator:
        return ""
    missing = [name for name, wanted in INVITED_WITH if wanted and not getattr(given, name)]
    named = ", ".join(name.replace("_", " ").title() for name in missing)
    return f"on {server['name']} it lacks {named}" if missing else ""


async def _get(session: aiohttp.ClientSession, path: str) -> Any:
    """Returns Discord's answer. Raises `CheckError` if it is an error."""
    async with session.get(f"{Route.BASE}{path}") as response:
        if response.status == HTTPStatus.UNAUTHORIZED:
            raise CheckError(REFUSED)
        if response.status != HTTPStatus.OK:
            raise CheckError(f"Discord answered {response.status} to {path}; try again later")
        return await response.json()
