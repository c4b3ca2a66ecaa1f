"""`bot run`: serves Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.running import run

if TYPE_CHECKING:
    import argparse

    from bot.settings import Settings


def main(settings: Settings, _typed: argparse.Namespace) -> int:
    """Serves Discord and returns the exit code."""
    return run(settings)
