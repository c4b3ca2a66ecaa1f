"""How fast a table is played: how long a decision may take, and when somebody is reminded."""

from __future__ import annotations

import msgspec

from bot.clock import DAY, MINUTE, SECOND


class Pace(msgspec.Struct, frozen=True):
    """decision: milliseconds for one turn or one sealed answer, None if there is no limit.
    reminds: whether those who are waited for are reminded. together: whether all are there at the
    same time. window: how many percent of it there are for a window in `WINDOWS`.
    """

    key: str
    decision: int | None
    reminds: bool = True
    together: bool = False
    window: int = 50

    @property
    def slow(self) -> bool:
        """Whether it is for people who come by now and then: vacations count, and answers given by
        standing orders are held back longer.
        """
        return self.decision is not None and self.decision >= DAY

    @property
    def live(self) -> bool:
        """Whether all are there while they play; without a limit people come by when they like."""
        return self.decision is not None and not self.slow

    def time(self, window: str | None) -> int | None:
        """How long there is for a decision, in a sealed window of this kind or in none."""
        if self.decision is None or window not in WINDOWS:
            return self.decision
        return self.decision * self.window // 100


WINDOWS = frozenset({"objections"})
"""Windows that are shorter than a turn by a game's rule page (Agent and Casablanca, 4.3: 90 seconds
where a turn has two minutes, 12 hours where it has a day). All others have the whole time.
"""


def left_at(step: int, span: int) -> int:
    """How many milliseconds of `span` are left when a reminder is due; step counts from 1."""
    return span * (100 - REMINDED_AT[step - 1]) // 100


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
        Pace("live", 2 * MINUTE, reminds=False, together=True, window=75),
        Pace("evening", 15 * MINUTE),
        Pace("day", DAY),
        Pace("three-days", 3 * DAY),
        Pace("week", 7 * DAY),
        Pace("none", None, reminds=False),
    )
}

DEFAULT = "none"
