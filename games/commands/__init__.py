"""What `games` can do on a command line: each command gives lines, or raises `CommandError`."""

from __future__ import annotations


class CommandError(Exception):
    """Why a command could not be done, in one sentence."""
