"""What the libraries log, without ids of people in it.

discord.py names who typed when an autocomplete fails, and the addresses it asks when Discord wants
it to wait; both would tell the operator, who may sit at the table, who is doing something there.
So whatever a library logs passes through here before anybody gets to see it.
"""

from __future__ import annotations

import logging
import re
from typing import Any

import discord

EXPIRED = {10062, 10015, 50027, 40060}
"""Discord no longer waits for this answer: the person has been told that it failed, has typed on,
or, where it came to us twice, has been answered.
"""

LIBRARIES = ("discord", "aiohttp", "aiosqlite", "asyncio")
"""The loggers of the libraries the bot talks through, by their first name."""

_ID = re.compile(r"\d{15,}")
_TOKEN = re.compile(r"(?<=/)[\w.=-]{40,}")
_HIDDEN = "…"


def is_expired(error: BaseException | None) -> bool:
    """Whether an answer came too late, or twice."""
    return isinstance(error, discord.HTTPException) and error.code in EXPIRED


class Discreet(logging.Filter):
    """Takes ids, tokens and whatever might show a name out of a record.

    An autocomplete that came too late is no error: who typed on has been asked again.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """See `logging.Filter`."""
        if isinstance(record.args, tuple):
            record.args = tuple(_plain(value) for value in record.args)
        elif record.args:
            record.args = {name: _plain(value) for name, value in record.args.items()}
        try:
            told = record.getMessage()
        except (TypeError, ValueError):  # its values do not fit; who logs must not be stopped by it
            told = str(record.msg)
        record.msg, record.args = _hide(told), ()
        if record.exc_info and is_expired(record.exc_info[1]):
            record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
            record.exc_info = None
        return True


def _plain(value: Any) -> Any:
    """A value that is logged; of what is neither words nor a number only its kind."""
    plain = value is None or isinstance(value, str | int | float)
    return value if plain else f"<{type(value).__name__}>"


def _hide(words: str) -> str:
    return _TOKEN.sub(_HIDDEN, _ID.sub(_HIDDEN, words))


_DISCREET = Discreet()


def make_discreet() -> None:
    """Have all that the libraries log pass through `Discreet`; a second call changes nothing."""
    known = (*LIBRARIES, *logging.root.manager.loggerDict)
    for name in known:
        if name.partition(".")[0] in LIBRARIES:
            logging.getLogger(name).addFilter(_DISCREET)
