"""The time of the local Discord: real time plus an offset that only grows."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class WorldClock:
    """Says what time it is in the local Discord, and moves it forward.

    since: unix seconds at which the clock stands until it is moved; None: it goes with real time.
    """

    def __init__(self, since: float | None = None) -> None:
        self._since = since
        self.offset = 0.0
        """Seconds ahead of real time, or of where the clock stood."""

    def time(self) -> float:
        """Unix seconds in the local Discord."""
        return (time.time() if self._since is None else self._since) + self.offset

    def now(self) -> datetime:
        """The same as an aware UTC instant."""
        return datetime.fromtimestamp(self.time(), UTC)

    def advance(self, seconds: float) -> None:
        """Moves time forward. Raises ValueError for a step back: Discord's ids only grow."""
        if not 0 <= seconds <= 366 * 86400:
            raise ValueError(f"time moves forward by 0 seconds to a year, not by {seconds}")
        self.offset += seconds
