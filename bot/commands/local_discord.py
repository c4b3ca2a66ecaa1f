"""A check of whether the local Discord is installed, for the commands that need it."""

from __future__ import annotations

import importlib.util
import sys

from bot.checks.games import NEEDED


def is_missing(doing: str) -> bool:
    """Whether it is missing; if so, prints the remedy. doing: the activity that needs it, as the
    beginning of the sentence.
    """
    if importlib.util.find_spec(NEEDED) is not None:
        return False
    print(
        f"{doing} needs the local Discord; install it with"
        ' `pip install "under-the-table[playground]"`.',
        file=sys.stderr,
    )
    return True
