"""`bot gallery FOLDER`: draws every picture of the games, with a page to look at them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from bot.gallery.hanging import PAGE, hang
from games.registry import UnknownGameError, all_games, find_game

if TYPE_CHECKING:
    import argparse

    from bot.settings import Settings

OK, FAILED, MISUSED = 0, 1, 2


def main(_settings: Settings, typed: argparse.Namespace) -> int:
    """Draws the pictures of one game or of all of them into a folder."""
    try:
        games = [find_game(typed.game)] if typed.game else list(all_games().values())
    except UnknownGameError as error:
        print(error, file=sys.stderr)
        return MISUSED
    try:
        count = hang(typed.folder, games, nights=not typed.game)
    except OSError as error:
        print(f"{typed.folder} cannot be written: {error.strerror or error}.", file=sys.stderr)
        return FAILED
    print(f"{typed.folder / PAGE} shows {count} pictures.")
    return OK
