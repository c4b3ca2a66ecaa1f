"""`bot check`: checks whether this installation works, with one line per step."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import TYPE_CHECKING

from bot.checks.account import look_at_account
from bot.checks.commands import look_at_commands
from bot.checks.configuration import look_at_settings
from bot.checks.database import look_at_database
from bot.checks.drawing import look_at_pictures
from bot.checks.games import play_games
from bot.checks.leaving import look_at_leaving
from bot.checks.steps import CheckStep, run_steps
from bot.checks.texts import look_at_rulebooks, look_at_texts
from games.registry import UnknownGameError, find_game

if TYPE_CHECKING:
    import argparse

    from bot.settings import Settings

OK, FAILED, MISUSED = 0, 1, 2


def main(settings: Settings, typed: argparse.Namespace) -> int:
    """Checks everything and returns 0 only if all of it works."""
    if typed.game is not None:
        try:
            find_game(typed.game)
        except UnknownGameError as error:
            print(error, file=sys.stderr)
            return MISUSED
    logging.basicConfig(level=logging.ERROR)
    # A killed bot leaves requests half sent, and the local Discord's server logs them.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    try:
        return OK if asyncio.run(check(settings, typed.game)) else FAILED
    except KeyboardInterrupt:
        return FAILED


async def check(settings: Settings, game: str | None) -> bool:
    """Takes every step and returns whether all succeeded. game: plays only this one."""
    steps = [
        CheckStep("settings", lambda: look_at_settings(settings)),
        CheckStep("database", lambda: look_at_database(settings)),
        CheckStep("pictures", look_at_pictures),
        CheckStep("sentences", look_at_texts),
        CheckStep("rulebooks", look_at_rulebooks),
        CheckStep("commands", look_at_commands),
        CheckStep("leaving", lambda: look_at_leaving(game)),
    ]
    here = await run_steps(steps, say)
    played = await play_games(game, say)
    there = await run_steps([CheckStep("discord", lambda: look_at_account(settings))], say)
    return here and played and there


def say(line: str) -> None:
    """Prints a line at once, because the next step may take long."""
    print(line, flush=True)
