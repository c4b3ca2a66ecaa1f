"""A check of whether the local Discord is installed, for the commands that need it."""

from __future__ import annotations

import importlib.util

from bot.loopback.page_files import say

_MADE_WITH = "simcord"
"""The package that makes the local Discord; the bot itself runs without it."""


def why_not(locale: str = "en") -> str | None:
    """Returns the sentence that says how to install it, or None if it is installed."""
    if importlib.util.find_spec(_MADE_WITH) is not None:
        return None
    return say(locale, "not-installed")
