"""`bot run | playground | check | bench | backup | restore`."""

from __future__ import annotations

import sys

from bot.commands import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
