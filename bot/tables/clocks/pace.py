"""Paces: how long a decision may take, and when somebody is reminded."""

from __future__ import annotations

import msgspec

from bot.clock import DAY, MINUTE, SECOND


class Pace(msgspec.Struct, frozen=True):
    """The pace of a table.

    decision: milliseconds for one turn or one sealed answer, None if there is no limit. reminds:
    whether people are reminded. together: whether everybody is there at the same time. window: the
    percentage of that time for a window in `WINDOWS`. reserve: milliseconds beside it for the whole
    game (`bot/tables/clocks/reserves.py`). sealed: the time for every window, if it is another.
    """

    key: str
    decision: int | None
    reminds: bool = True
    together: bool = False
    window: int = 50
    reserve: int | None = None
    sealed: int | None = None

    @property
    def slow(self) -> bool:
        """Whether it is for people who come by now and then, so that vacations count and answers
        by standing orders take longer.
        """
        return self.decision is not None and self.decision >= DAY

    @property
    def live(self) -> bool:
        """Whether all are there while they play; without a limit people come by when they like."""
        return self.decision is not None and not self.slow

    def time(self, window: str | None) -> int | None:
        """Returns the milliseconds for a decision, in a sealed window of this kind or in none."""
        if window is not None and self.sealed is not None:
            return self.sealed
        if self.decision is None or window not in WINDOWS:
            return self.decision
        return self.decision * self.window // 100


WINDOWS = frozenset({"objections"})
"""Windows that are shorter than a turn by a game's rule page (Agent and Casablanca, 4.3: 90
seconds if a turn has two minutes, 12 hours if it has a day). All others have the whole time.
"""


def left_at(step: int, span: int) -> int:
    """Returns the milliseconds of `span` that are left when a reminder is due; steps count from
    1.
    """
    return span * (100 - REMINDED_AT[step - 1]) // 100


REMINDED_AT = (50, 80)
"""Percentages of the time after which somebody is reminded."""

MISSES = 3
"""Missed deadlines in a row after which the table plays for somebody."""

STAND_IN_DELAY = 5 * SECOND
"""Milliseconds until the table moves for such a seat, always the same so that nothing can be
read from it.
"""

LEAST_REST = 10
"""A stopped clock continues with at least its full time divided by this."""

PACES = {
    pace.key: pace
    for pace in (
        Pace(
            "quick",
            45 * SECOND,
            reminds=False,
            together=True,
            reserve=5 * MINUTE,
            sealed=90 * SECOND,
        ),
        Pace(
            "live",
            2 * MINUTE,
            reminds=False,
            together=True,
            window=75,
            reserve=4 * MINUTE,
        ),
        Pace("evening", 15 * MINUTE, reserve=30 * MINUTE),
        Pace("day", DAY, reserve=2 * DAY),
        Pace("three-days", 3 * DAY, reserve=3 * DAY),
        Pace("week", 7 * DAY, reserve=7 * DAY),
        Pace("none", None, reminds=False),
    )
}

DEFAULT = "none"
