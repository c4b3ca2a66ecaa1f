"""What each of Discord's refusals means for a delivery."""

from __future__ import annotations

import asyncio
from enum import Enum

import aiohttp
import discord

from bot.clock import DAY, MINUTE, SECOND
from bot.store.errors import StoreError


class Trouble(Enum):
    """Why something could not be delivered."""

    PASSING = "passing"
    CHANNEL_GONE = "channel gone"
    GUILD_GONE = "server gone"
    MESSAGE_GONE = "message gone"
    NO_ACCESS = "no access"
    DM_CLOSED = "DM closed"
    ARCHIVED = "archived"
    LOCKED = "locked"
    QUARANTINED = "quarantined"
    POISON = "poison"


class ThreadLockedError(Exception):
    """A thread was archived and locked, so that we may not open it again; the cause is Discord's
    refusal, which speaks of a permission.
    """


_CODES = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.GUILD_GONE,
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.DM_CLOSED,
    20026: Trouble.QUARANTINED,
    40001: Trouble.PASSING,  # about us: the token
    40003: Trouble.QUARANTINED,
    40004: Trouble.PASSING,  # sending is switched off for now
    40006: Trouble.PASSING,  # so is this feature
    40062: Trouble.PASSING,  # too many requests to what is behind Discord
    40333: Trouble.PASSING,  # the network in front of Discord
    50001: Trouble.NO_ACCESS,
    50007: Trouble.DM_CLOSED,
    50013: Trouble.NO_ACCESS,
    50014: Trouble.PASSING,  # about us: the token
    50033: Trouble.DM_CLOSED,
    50083: Trouble.ARCHIVED,
    50278: Trouble.DM_CLOSED,
    130000: Trouble.PASSING,  # overloaded
    160005: Trouble.LOCKED,
}

_PASSING = (
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    OSError,
    StoreError,
)

_ABOUT_US = (401, 403)
"""Without a code of Discord's own these are about us (the token, the network in front of Discord),
not about what was sent.
"""


def trouble_of(error: BaseException) -> Trouble:
    """What kind of trouble an exception is; what nobody foresaw is poison."""
    if isinstance(error, ThreadLockedError):
        return Trouble.LOCKED
    if isinstance(error, discord.HTTPException):
        if error.code in _CODES:
            return _CODES[error.code]
        about_us = error.status in _ABOUT_US and not error.code
        passing = error.status >= 500 or error.status == 429 or about_us
        return Trouble.PASSING if passing else Trouble.POISON
    return Trouble.PASSING if isinstance(error, _PASSING) else Trouble.POISON


def backoff(tries: int) -> int:
    """How long to wait before the next try, milliseconds: 1 s doubled each time, 5 min at most."""
    return min(SECOND << min(tries, 9), 5 * MINUTE)


PATIENCE = 12
"""After so many tries, about half an hour, a row is at fault itself if others go through."""

LONGEST = DAY
"""A row that has failed for so long is at fault, even if no other was there to be tried."""

QUARANTINE = 10 * MINUTE
"""How long no direct message is tried after Discord said that we open too many."""
