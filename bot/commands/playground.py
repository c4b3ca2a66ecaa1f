"""`bot playground`: serves the local Discord with a page to play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.loopback import playground

if TYPE_CHECKING:
    import argparse

    from bot.settings import Settings


def main(_settings: Settings, typed: argparse.Namespace) -> int:
    """Serves the playground until Ctrl-C. The bot in it gets settings of its own."""
    return playground.run(
        users=typed.users, port=typed.port, database=typed.db, locale=typed.locale
    )
