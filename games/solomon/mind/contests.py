"""Words in a contest, rated: what somebody says to an announced action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.answers import NONE
from games.solomon.mind.bribes import hundreds
from games.solomon.mind.rating import gain_of
from games.solomon.state import UNIT

if TYPE_CHECKING:
    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.mind.outlook import Outlook
    from games.solomon.view import View
    from games.thinking.mind import Rated, Temper

HELPER = 0.15
"""How likely another seat with enough money speaks against the seat that looks."""
SHOWN = 1.5e-6
"""What a dollar shown costs, in shares: others know then what to go above."""
TROUBLE = 0.004
"""What it costs to be heard at all, in shares."""
AGAIN = 0.6
"""The part of an action's effect that an equally good other one would have: it can be made instead
of an overturned one.
"""
HEARD = 0.15
"""How likely there will be an objection in which support counts."""
SITS = 0.06
"""What a lost turn costs, in shares."""


class Dispute:
    """The announced action as the seat that looks thinks of it.

    gain: what the seat has of it if it is carried out. stake: its own on the agent that acts.
    """

    def __init__(self, edition: Edition, view: View, outlook: Outlook, temper: Temper) -> None:
        assert view.action is not None  # noqa: S101 - a contest is about an action
        self.edition, self.view, self.temper = edition, view, temper
        self.agent = view.action.agent
        self.belief = outlook.belief
        self.stake = view.stakes[self.agent]
        self.gain = gain_of(outlook, view.action, temper)

    def rate(self) -> list[Rated]:
        """Returns the words that the seat can say now."""
        match self.view.phase:
            case "objections":
                return self._object()
            case "answer":
                return self._defend()
            case "demand":
                return [(0.0, ("consent",)), (self._kept(1.0), ("refuse",))]
            case "bid":
                return self._bid()
            case "reply":
                return self._hold()
        return self._join()

    def rate_best(self) -> list[Rated]:
        """Returns the same, less objections if even certain success is worth less than silence."""
        if self.view.phase == "objections" and self._stopped(1.0, 0) <= 0:
            return [(0.0, ("no",)), *self._support()]
        return self.rate()

    def _wins(self, sum_: int, rivals: dict[Seat, float]) -> float:
        """Returns how likely nobody goes above this sum. rivals: by seat, how likely it speaks."""
        chance = 1.0
        for seat, speaks in rivals.items():
            chance *= 1.0 - speaks * self.belief.above(seat, self.agent, sum_)
        return float(chance ** (1 / self.temper.risk))

    def _rivals(self, speaker: Seat) -> dict[Seat, float]:
        """Returns the seats that can speak on the other side: its speaker, and third players."""
        view = self.view
        rivals = {speaker: 1.0}
        if view.switches.open:
            for seat in range(view.seats):
                others = (speaker, view.seat)
                if seat not in others and not view.gone[seat] and not view.passed[seat]:
                    rivals[seat] = HELPER
        return rivals

    # -- against the action ------------------------------------------------------------------------

    def _stopped(self, chance: float, shown: int) -> float:
        """Returns what it brings to stop the action with this chance."""
        loss = SITS * (1 - chance) if self.view.switches.sits_out else 0.0
        return -self.gain * (1 - AGAIN * 0.5) * chance - TROUBLE - SHOWN * shown - loss

    def _object(self) -> list[Rated]:
        view = self.view
        found: list[Rated] = [(0.0, ("no",))]
        if self.edition.bare_demand:
            found.append((self._stopped(0.02, 0), ("demand",)))
        if self.stake < UNIT or (not view.switches.sealed and self.edition.bare_demand):
            return found
        rivals = self._rivals(view.mover)
        for sum_ in self._ladder():
            win = self._wins(sum_ - UNIT, rivals)
            token = object_token(UNIT, sum_) if view.switches.sealed else str(sum_)
            found.append((self._stopped(win, sum_), ("object", token)))
        return found + self._support()

    def _support(self) -> list[Rated]:
        """Rates speaking for the mover in a sealed answer."""
        switches = self.view.switches
        if self.stake < UNIT or not (switches.sealed and switches.open):
            return []
        gain = self.gain * HEARD - TROUBLE * HEARD
        return [(gain, ("support", str(self.stake)))]

    def _ladder(self) -> list[int]:
        """Returns sums up to the stake: all, half and a quarter of it."""
        return sorted({max(UNIT, hundreds(self.stake * part)) for part in (1.0, 0.5, 0.25)})

    def _bid(self) -> list[Rated]:
        view = self.view
        found: list[Rated] = [(0.0, ("pass",))]
        rivals = self._rivals(view.backer)
        for sum_ in {view.bid + UNIT, *self._ladder()}:
            if view.bid < sum_ <= self.stake:
                win = self._wins(self.stake - UNIT, rivals)
                found.append((self._stopped(win, sum_), ("bid", str(sum_))))
        return found

    # -- for the action ----------------------------------------------------------------------------

    def _kept(self, chance: float, shown: int = 0) -> float:
        """Returns what it brings to have the action carried out with this chance."""
        part = 1 - AGAIN if self.view.seat == self.view.mover else 1.0
        return self.gain * part * chance + TROUBLE - SHOWN * shown

    def _defend(self) -> list[Rated]:
        view = self.view
        found: list[Rated] = [(0.0, ("give-in",))]
        least = 0 if self.edition.bare_demand else UNIT
        if self.stake < max(least, view.bid):
            return found
        rivals = self._rivals(view.objector)
        for sum_ in sorted({least, max(least, hundreds(self.stake / 2)), self.stake}):
            win = self._wins(sum_, rivals)
            found.append((self._kept(win, sum_), ("defend", str(sum_))))
        return found

    def _hold(self) -> list[Rated]:
        view = self.view
        found: list[Rated] = [(0.0, ("pass",))]
        if self.stake >= view.bid:
            win = self._wins(self.stake, self._rivals(view.opponent))
            found.append((self._kept(win, view.bid), ("hold",)))
        return found

    def _join(self) -> list[Rated]:
        """Rates what a third player can say once a side has passed."""
        view = self.view
        found: list[Rated] = [(0.0, ("no",))]
        if view.trailing == "for" and self.stake >= view.bid:
            win = self._wins(self.stake, self._rivals(view.opponent))
            found.append((self.gain * win - TROUBLE - SHOWN * view.bid, ("hold",)))
        elif view.trailing == "against" and self.stake > view.bid:
            win = self._wins(self.stake - UNIT, self._rivals(view.backer))
            sums = sorted({view.bid + UNIT, self.stake})
            found += [(self._stopped(win, sum_), ("bid", str(sum_))) for sum_ in sums]
        return found


def object_token(opening: int, maximum: int) -> str:
    """Returns the answers to the form of an objection; what equals its default is left out."""
    fields = {"opening": opening, "maximum": maximum}
    return ",".join([f"{key}={sum_}" for key, sum_ in fields.items() if sum_ != UNIT]) or NONE
