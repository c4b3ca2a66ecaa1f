"""The command line: `bot run | playground | check | bench | gallery | soak | backup | restore`."""

from __future__ import annotations

from bot.commands import main
from bot.ending import leave

__all__ = ["main"]

if __name__ == "__main__":
    leave(main())
