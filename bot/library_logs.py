"""The logs of libraries, without the ids of people in them.

When an autocomplete fails, discord.py names the person who typed, and when Discord makes it wait,
it names the addresses it asks. Both would tell the operator, who may sit at the table, who is doing
something there. So everything that a library logs passes through this module first.
"""

from __future__ import annotations

import logging
import re
from typing import Any

import discord

EXPIRED = {10062, 10015, 50027, 40060}
"""Codes with which Discord says that it no longer waits for an answer: the person has been told
that it failed, has typed on, or was answered already because the interaction arrived twice.
"""

LIBRARIES = ("discord", "aiohttp", "aiosqlite", "asyncio")
"""The loggers of the libraries through which the bot communicates, by their first name."""

_ID = re.compile(r"\d{15,}")
_TOKEN = re.compile(r"(?<=/)[\w.=-]{40,}")
_HIDDEN = "…"


def is_expired(error: BaseException | None) -> bool:
    """Whether an answer came too late, or twice."""
    return isinstance(error, discord.HTTPException) and error.code in EXPIRED


class Discreet(logging.Filter):
    """Removes ids, tokens and possible names from a record.

    An autocomplete that came too late is not an error, because the person who typed on has been
    asked again.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """See `logging.Filter`."""
        if isinstance(record.args, tuple):
            record.args = tuple(_plain(value) for value in record.args)
        elif record.args:
            record.args = {name: _plain(value) for name, value in record.args.items()}
        try:
            told = record.getMessage()
        except (TypeError, ValueError):  # its values do not fit; the caller must not fail
            told = str(record.msg)
        record.msg, record.args = _hide(told), ()
        if record.exc_info and is_expired(record.exc_info[1]):
            record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
            record.exc_info = None
        return True


def _plain(value: Any) -> Any:
    """Returns a value as it may be logged; if it is neither text nor a number, only its type."""
    plain = value is None or isinstance(value, str | int | float)
    return value if plain else f"<{type(value).__name__}>"


def _hide(words: str) -> str:
    return _TOKEN.sub(_HIDDEN, _ID.sub(_HIDDEN, words))


_DISCREET = Discreet()


def make_discreet() -> None:
    """Lets everything that the libraries log pass through `Discreet`. A second call does
    nothing.
    """
    known = (*LIBRARIES, *logging.root.manager.loggerDict)
    for name in known:
        if name.partition(".")[0] in LIBRARIES:
            logging.getLogger(name).addFilter(_DISCREET)
