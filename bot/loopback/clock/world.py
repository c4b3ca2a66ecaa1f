"""The time of the local Discord: real time plus an offset that only grows."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class WorldClock:
    """The current time in the local Discord, which can be moved forward.

    since: unix seconds at which the clock is frozen until it is moved; with None it follows real
    time.
    """

    def __init__(self, since: float | None = None) -> None:
        self._since = since
        self.offset = 0.0
        """Seconds ahead of real time, or of the frozen time."""

    def time(self) -> float:
        """Returns the time in the local Discord, in unix seconds."""
        return (time.time() if self._since is None else self._since) + self.offset

    def now(self) -> datetime:
        """Returns the same as an aware UTC datetime."""
        return datetime.fromtimestamp(self.time(), UTC)

    def advance(self, seconds: float) -> None:
        """Moves time forward. Raises ValueError for a step back, because Discord's ids only
        grow.
        """
        if not 0 <= seconds <= 366 * 86400:
            raise ValueError(f"time moves forward by 0 seconds to a year, not by {seconds}")
        self.offset += seconds
