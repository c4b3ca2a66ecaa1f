"""The arguments of `bot`, and the modules that carry them out."""

from __future__ import annotations

import argparse
import importlib
import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.settings import SettingsError, load_settings, wants_json
from games.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Sequence

MISUSED = 2


def make_parser() -> argparse.ArgumentParser:
    """Returns the parser; `command` names a module of `bot.commands`."""
    parser = argparse.ArgumentParser(prog="bot", description="Under the Table, a Discord bot.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    commands.add_parser("run", help="serve Discord (needs DISCORD_TOKEN)")

    playground = commands.add_parser(
        "playground", help="play on a local Discord, without token or network"
    )
    playground.add_argument("--users", type=int, default=4, help="number of people (1 to 8)")
    playground.add_argument("--port", type=int, default=8080, help="the port of the page")
    playground.add_argument("--db", type=Path, help="keep the games in this file")
    playground.add_argument("--locale", choices=LOCALES, default="en", help="language of everybody")

    check = commands.add_parser("check", help="check whether this installation works")
    check.add_argument("game", nargs="?", help="play only this game")

    bench = commands.add_parser("bench", help="measure how fast the bot is")
    bench.add_argument("--json", action="store_true", help="print figures for programs")

    gallery = commands.add_parser("gallery", help="draw every picture of the games, to look at")
    gallery.add_argument("folder", type=Path)
    gallery.add_argument("game", nargs="?", help="draw only this game")

    soak = commands.add_parser("soak", help="play very much, and check whether anything grows")
    soak.add_argument("--tables", type=int, default=200, help="number of games at the same time")
    soak.add_argument("--minutes", type=int, default=60, help="duration in simulated time")

    backup = commands.add_parser("backup", help="copy the database while the bot runs")
    backup.add_argument("file", type=Path)
    restore = commands.add_parser("restore", help="check a copy and put it back")
    restore.add_argument("file", type=Path)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the typed command and returns the exit code."""
    typed = make_parser().parse_args(arguments)
    try:
        settings = load_settings()
    except SettingsError as error:
        _complain(error, as_json=typed.command == "run" and wants_json())
        return MISUSED
    module = importlib.import_module(f"bot.commands.{typed.command}")
    return int(module.main(settings, typed))


def _complain(error: SettingsError, *, as_json: bool) -> None:
    """Reports an error in the settings, without which not even logging is set up yet."""
    if not as_json:
        print(error, file=sys.stderr)
        return
    from bot.log_formatters import JsonFormatter

    for line in str(error).splitlines():
        record = logging.LogRecord("bot.settings", logging.ERROR, __file__, 0, line, None, None)
        print(JsonFormatter().format(record), file=sys.stderr)
