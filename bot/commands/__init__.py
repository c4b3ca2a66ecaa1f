"""The command line of the bot: one module per command, and `parser.py` for the arguments."""

from bot.commands.parser import main

__all__ = ["main"]
