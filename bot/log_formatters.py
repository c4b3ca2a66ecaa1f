"""The form of the bot's log lines: for people, or as JSON for machines."""

from __future__ import annotations

import json
import logging
from typing import Any

from bot.safe_errors import describe


class TextFormatter(logging.Formatter):
    """A log line for people.

    Of an exception it gives the place in the code, not the text, which may contain somebody's
    cards.
    """

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name logging gives it
        """See `bot.safe_errors`."""
        return describe(ei[1])


class JsonFormatter(TextFormatter):
    """A log line as one JSON object, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Returns time, level, logger, message, and the error if there is one."""
        entry = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)
