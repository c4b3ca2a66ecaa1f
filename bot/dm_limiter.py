"""The time at which somebody may be sent their very first direct message.

Discord takes a bot that opens many new conversations at once for spam, and may exclude it from them
all. So at most one is opened every few seconds, and none for a while after a warning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.clock import SECOND
from bot.discord_errors import QUARANTINE

if TYPE_CHECKING:
    from bot.ids import PersonId


APART = 2 * SECOND
"""The least time between two new conversations."""


class DmLimiter:
    """The schedule of new conversations; it never waits itself.

    apart: milliseconds between two, `APART` by default.
    """

    def __init__(self, apart: int | None = None) -> None:
        self._apart = APART if apart is None else apart
        self._next = 0
        self._given: dict[int, int] = {}

    def turn(self, person: PersonId, now: int) -> int:
        """Returns when somebody's conversation may be opened: `now`, or later.

        Whoever asks again at that time or later may proceed.
        """
        given = self._given.pop(person, None)
        if given is None:
            given = max(now, self._next)
            self._next = given + self._apart
        if given > now:
            self._given[person] = given
        return max(given, now)

    def refused(self, now: int) -> None:
        """Postpones all new conversations, because Discord said that we open too many."""
        self._given.clear()
        self._next = max(self._next, now + QUARANTINE)
