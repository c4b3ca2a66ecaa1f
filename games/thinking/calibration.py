"""How often games are won of which a search found some chance: it is surer than it should be.

Imagined players answer less well than real ones, and the search stops long before the end. So what
it finds orders moves well and says little about winning; what people are told is this chance
brought to how such games ended (`games calibrate KEY`).
"""

from __future__ import annotations

from math import exp, log

import msgspec

_LEAST = 0.01
"""The least chance that is told apart from none."""


class Calibration(msgspec.Struct, frozen=True):
    """What a found chance is worth in one game.

    Chances are counted in log-odds, from the even chance of each seat. early, late: the part that
    counts of a found difference, at the beginning of the game and at its end. lean: what is added
    for the seat that has the move.
    """

    early: float = 1.0
    late: float = 1.0
    lean: float = 0.0

    def settle(self, found: float, seats: int, progress: float) -> float:
        """Returns how often a game is won of which this chance was found. progress: of the game,
        from 0 to 1.
        """
        part = self.early + (self.late - self.early) * progress
        even = log_odds(1 / seats)
        return 1 / (1 + exp(-even - self.lean - part * (log_odds(found) - even)))


def log_odds(chance: float) -> float:
    """Returns the log-odds of a chance, of one near 0 or 1 as if it were a little less sure."""
    kept = min(1 - _LEAST, max(_LEAST, chance))
    return log(kept / (1 - kept))


CALIBRATIONS: dict[str, Calibration] = {
    "slush-fund": Calibration(early=0.0, late=0.65, lean=-0.2),
    "slasher": Calibration(early=0.1, late=0.95, lean=0.05),
    "cover-your-assets": Calibration(early=0.6, late=0.6, lean=0.35),
    "agent": Calibration(early=1.75, late=1.45, lean=-0.1),
    "casablanca": Calibration(early=0.15, late=0.3, lean=0.15),
    "capital-power": Calibration(early=0.5, late=1.2, lean=0.1),
}
"""By game, fitted to hints that were followed by players who are otherwise like normal computers,
among normal computers.
"""
