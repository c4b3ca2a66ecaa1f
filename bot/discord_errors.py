"""The meaning of each of Discord's refusals for a delivery."""

from __future__ import annotations

import asyncio
from enum import Enum

import aiohttp
import discord

from bot.clock import DAY, MINUTE, SECOND
from bot.store.errors import StoreError


class Trouble(Enum):
    """The reason why something could not be delivered."""

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


EDITED_TOO_OFTEN = 30046
"""Discord's code where a message older than an hour was edited too often in a while."""


class ThreadLockedError(Exception):
    """A thread is archived and locked, so we cannot reopen it. The cause is Discord's refusal,
    which speaks of a permission.
    """


_CODES = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.GUILD_GONE,
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.DM_CLOSED,
    20026: Trouble.QUARANTINED,
    40001: Trouble.PASSING,  # about the bot itself: the token
    40003: Trouble.QUARANTINED,
    40004: Trouble.PASSING,  # sending is switched off temporarily
    40006: Trouble.PASSING,  # this feature is switched off temporarily
    40062: Trouble.PASSING,  # too many requests to a service behind Discord
    40333: Trouble.PASSING,  # the network in front of Discord
    50001: Trouble.NO_ACCESS,
    50007: Trouble.DM_CLOSED,
    50013: Trouble.NO_ACCESS,
    50014: Trouble.PASSING,  # about the bot itself: the token
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
"""Statuses that, without an error code of Discord's, are about the bot (the token, the network
in front of Discord) and not about the message.
"""


def trouble_of(error: BaseException) -> Trouble:
    """Returns the kind of trouble that an exception means; unknown errors are poison."""
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
    """Returns the milliseconds until the next try: 1 s, doubled each time, at most 5 min."""
    return min(SECOND << min(tries, 9), 5 * MINUTE)


PATIENCE = 12
"""Tries, over about half an hour, after which a row is at fault itself if others go through."""

LONGEST = DAY
"""Time after which a failing row is at fault, even if there was no other to try."""

QUARANTINE = 10 * MINUTE
"""Time without new direct messages after Discord said that we open too many."""
