"""The commands of `games`: each yields lines, or raises `CommandError`."""

from __future__ import annotations


class CommandError(Exception):
    """The reason why a command could not be carried out, in one sentence."""
