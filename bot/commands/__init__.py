"""The command line of the bot: one module a command, `parser.py` what may be typed."""

from bot.commands.parser import main

__all__ = ["main"]
