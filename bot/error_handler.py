"""The error handler, which tells the person in an interaction what went wrong.

Expected errors become one private sentence. A fault of ours is logged under a number that the
person is given, and the sentence says nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord import app_commands

from bot.discord_errors import Trouble, trouble_of
from bot.library_logs import is_expired
from bot.safe_errors import describe
from bot.store.errors import StoreError
from bot.tables.errors import TableError
from bot.ui.refusals import refusal, sentence
from bot.ui.showing import UnshownError
from games.engine import Text, text

if TYPE_CHECKING:
    from bot.ui.request import Request

log = logging.getLogger(__name__)

_COMMAND_ERRORS: tuple[tuple[type[Exception], str], ...] = (
    (app_commands.CommandNotFound, "command-missing"),
    (app_commands.CommandSignatureMismatch, "command-missing"),
    (app_commands.NoPrivateMessage, "command-not-here"),
    (app_commands.MissingPermissions, "command-no-permission"),
    (app_commands.TransformerError, "command-bad-option"),
)

_NETWORK = (aiohttp.ClientError, asyncio.TimeoutError, OSError, discord.RateLimited)


async def report(request: Request, error: BaseException) -> None:
    """Tells the person privately what went wrong, and logs unexpected errors."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    cause = error.__cause__ if isinstance(error, UnshownError) and error.__cause__ else error
    if is_expired(cause):
        log.warning("interaction %s expired before it was answered", request.id)
        return
    known = _sentence(cause)
    if known is None or isinstance(cause, StoreError):
        log.error("interaction %s failed", request.id, exc_info=cause)
    elif _is_discords(cause):
        log.warning("interaction %s could not be answered: %s", request.id, describe(cause))
    said = known or text("failed", number=str(request.id))
    if isinstance(error, UnshownError):
        said = text("done-unshown")
    await _answer(request, error, said)


def _sentence(error: BaseException) -> Text | None:
    """Returns the sentence for an expected error, or None for a fault of ours."""
    known = sentence(error)
    if known is not None:
        return known
    for kind, key in _COMMAND_ERRORS:
        if isinstance(error, kind):
            return text(key)
    if trouble_of(error) is Trouble.MESSAGE_GONE:
        return text("panel-sent-again")  # because they were asked something
    return text("discord-trouble") if _is_discords(error) else None


def _is_discords(error: BaseException) -> bool:
    """Whether the fault is Discord's or the network's, not ours."""
    passing = isinstance(error, discord.HTTPException) and error.status >= 500
    return passing or isinstance(error, _NETWORK)


async def _answer(request: Request, error: BaseException, said: Text) -> None:
    try:
        if isinstance(error, TableError):
            await request.say(refusal(error, request.voice))
        else:
            await request.say(f"⛔ {request.voice.marked(said)}")
    except (discord.HTTPException, *_NETWORK) as lost:
        log.warning("interaction %s could not be answered: %s", request.id, describe(lost))
