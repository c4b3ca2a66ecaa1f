"""The one error ladder: what went wrong in an interaction, said to who started it.

Expected refusals are one private sentence. A fault of ours is logged under a number that the person
is given, and the sentence tells nothing else.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.store.errors import StoreError
from bot.tables.errors import TableError
from bot.ui.replies import plain, refusal, sentence
from bot.ui.sheets import voice as voice_of
from bot.words import nearest
from games.engine import text

if TYPE_CHECKING:
    from bot.ui.answer import Answers, Interaction
    from bot.ui.sheets import Voice

log = logging.getLogger(__name__)

_EXPIRED = {10062, 10015, 50027}
"""Discord no longer waits for this answer: the person has been told that it failed."""

_COMMAND_ERRORS: tuple[tuple[type[Exception], str], ...] = (
    (app_commands.CommandNotFound, "command-missing"),
    (app_commands.CommandSignatureMismatch, "command-missing"),
    (app_commands.NoPrivateMessage, "command-not-here"),
    (app_commands.MissingPermissions, "command-no-permission"),
)


async def report(answers: Answers, interaction: Interaction, error: BaseException) -> None:
    """Say what went wrong, privately, and log what should not have happened."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and error.code in _EXPIRED:
        log.warning("interaction %s expired before it was answered", interaction.id)
        return
    expected = isinstance(error, TableError | StoreError | app_commands.AppCommandError)
    if isinstance(error, StoreError) or not expected:
        log.error("interaction %s failed", interaction.id, exc_info=error)
    try:
        voice = await answers.voice(interaction)
    except StoreError:
        voice = voice_of(nearest(interaction.locale))
    await _answer(interaction, error, voice)


async def _answer(interaction: Interaction, error: BaseException, voice: Voice) -> None:
    if isinstance(error, TableError):
        layout = refusal(error, voice)
    else:
        layout = plain(f"⛔ {_words(interaction, error, voice)}")
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=layout, ephemeral=True)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True)
    except discord.HTTPException as lost:
        log.warning("interaction %s could not be answered: %s", interaction.id, lost)


def _words(interaction: Interaction, error: BaseException, voice: Voice) -> str:
    known = sentence(error, voice) if isinstance(error, Exception) else None
    if known is not None:
        return known
    for kind, key in _COMMAND_ERRORS:
        if isinstance(error, kind):
            return voice.marked(text(key))
    return voice.marked(text("failed", number=str(interaction.id)))
