"""What each of Discord's refusals means for a delivery."""

from __future__ import annotations

import asyncio
from enum import Enum

import aiohttp
import discord


class Trouble(Enum):
    """Why something could not be delivered."""

    PASSING = "passing"
    CHANNEL_GONE = "channel gone"
    MESSAGE_GONE = "message gone"
    NO_ACCESS = "no access"
    DM_CLOSED = "DM closed"
    ARCHIVED = "archived"
    QUARANTINED = "quarantined"
    POISON = "poison"


_CODES = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.NO_ACCESS,
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.DM_CLOSED,
    40003: Trouble.QUARANTINED,
    50001: Trouble.NO_ACCESS,
    50007: Trouble.DM_CLOSED,
    50013: Trouble.NO_ACCESS,
    50033: Trouble.DM_CLOSED,
    50083: Trouble.ARCHIVED,
    50278: Trouble.DM_CLOSED,
}

_PASSING = (
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    OSError,
)


def trouble_of(error: BaseException) -> Trouble:
    """What kind of trouble an exception is; what nobody foresaw is poison."""
    if isinstance(error, discord.HTTPException):
        if error.code in _CODES:
            return _CODES[error.code]
        return Trouble.PASSING if error.status >= 500 or error.status == 429 else Trouble.POISON
    return Trouble.PASSING if isinstance(error, _PASSING) else Trouble.POISON


def backoff(tries: int) -> int:
    """How long to wait before the next try, milliseconds: 1 s doubled each time, 5 min at most."""
    return min(1_000 << min(tries, 9), 300_000)


PATIENCE = 12
"""After so many tries, about half an hour, passing trouble is taken for lasting."""
