"""How fast a table is played: how long a decision may take, and when somebody is reminded."""

from __future__ import annotations

import msgspec

from bot.clock import DAY, MINUTE, SECOND


class Pace(msgspec.Struct, frozen=True):
    """decision: milliseconds for one turn or one sealed answer, None if there is no limit.
    reminds: whether those who are waited for are reminded.
    """

    key: str
    decision: int | None
    reminds: bool = True

    def left_at(self, step: int) -> int:
        """How many milliseconds are left when a reminder is due; step counts from 1."""
        return (self.decision or 0) * (100 - REMINDED_AT[step - 1]) // 100


REMINDED_AT = (50, 80)
"""At which percent of the time somebody is reminded."""

MISSES = 3
"""So many times in a row somebody's time runs out, then the table plays for them."""

STAND_IN_DELAY = 5 * SECOND
"""After how long the table moves for such a seat: always the same, so that it tells nothing."""

LEAST_REST = 10
"""What of the time, in parts of it, is left at least when a clock that stood still goes on."""

PACES = {
    pace.key: pace
    for pace in (
        Pace("live", 2 * MINUTE, reminds=False),
        Pace("evening", 15 * MINUTE),
        Pace("day", DAY),
        Pace("three-days", 3 * DAY),
        Pace("week", 7 * DAY),
        Pace("none", None, reminds=False),
    )
}

DEFAULT = "none"
