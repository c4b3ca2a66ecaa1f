"""What a seat makes of its view: the cards nobody has shown, hands, and sets in danger.

All money is in thousands of dollars.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from games.cover_your_assets.imagine import count_unknown
from games.cover_your_assets.matching import in_danger
from games.cover_your_assets.material import JOKERS, worth
from games.cover_your_assets.mind.hands import CloseLook, Glance
from games.cover_your_assets.state import present

if TYPE_CHECKING:
    from games.cover_your_assets.state import CardSet
    from games.cover_your_assets.view import View
    from games.engine import Seat
    from games.thinking.mind import Temper

COVERED = 32.0
"""The worth of a set that nobody remembers."""
EAGER = 0.35
"""How often somebody who could steal a set does so before its owner plays again."""
GUARD = 0.5
"""What each card that answers for a set leaves of the danger that it is stolen."""
ENVY = 0.6
"""The weight of what one opponent loses, shared among all of them."""
LEADER = 0.15
"""The further weight of what the leader loses."""


class Outlook:
    """A view, with what follows from it; made for one decision.

    closely: whether the cards of the hand are valued by what they will bring, or at a glance.
    """

    __slots__ = ("_left", "_whole", "costs", "hand", "leader", "seat", "temper", "view")

    def __init__(self, view: View, temper: Temper, *, closely: bool = False) -> None:
        self.view, self.temper = view, temper
        self.seat: Seat = present(view.seat)
        self.hand = view.hand
        self._left = count_unknown(view)
        self._whole = sum(self._left)
        self.leader = self._find_leader()
        self.costs = (CloseLook if closely else Glance)(view, temper)

    def _find_leader(self) -> Seat:
        """Returns the opponent who seems to be the richest."""
        view = self.view
        others = [seat for seat in range(view.seats) if seat != self.seat and not view.out[seat]]
        return max(others, key=self.riches, default=self.seat)

    def riches(self, seat: Seat) -> float:
        """Returns the money of a seat as far as it is known, with rounds won before."""
        view = self.view
        money = sum([COVERED if made is None else worth(made.cards) for made in view.stacks[seat]])
        return money + (200.0 * view.wins[seat] if view.wins else 0.0) + view.totals[seat]

    def chance_of_none(self, kind: int, held: int, most: int = 0) -> float:
        """Returns how likely a hand of `held` unseen cards has at most `most` that answer for a
        set of `kind`.
        """
        left = self._left
        fitting = left[kind] + left[JOKERS[0]] + left[JOKERS[1]] + left[JOKERS[2]]
        others = self._whole - fitting
        held = min(held, self._whole)
        ways = sum([
            comb(fitting, count) * comb(others, held - count)
            for count in range(min(most, held) + 1)
        ])  # fmt: skip
        return ways / comb(self._whole, held) if self._whole else 1.0

    def fits(self, kind: int) -> int:
        """Returns how many cards of the hand answer for a set of `kind`."""
        return sum([card == kind or card in JOKERS for card in self.hand])

    def danger(self, kind: int, guards: int) -> float:
        """Returns how likely somebody steals a set of `kind` on top of a stack, before its owner
        plays again.

        guards: cards with which its owner can answer.
        """
        safe = 1.0
        for seat, held in enumerate(self.view.hands):
            if seat != self.seat and held:
                safe *= 1.0 - EAGER * (1.0 - self.chance_of_none(kind, held))
        return (1.0 - safe) * GUARD**guards

    @property
    def top(self) -> CardSet | None:
        """The seat's own set on top that can be stolen, None if there is none."""
        stack = self.view.stacks[self.seat]
        return stack[-1] if in_danger(len(stack), second=False) else None

    def harm(self, whom: Seat) -> float:
        """Returns the weight of what a seat loses, against what this seat wins."""
        share = ENVY / max(1, self.view.seats - 1)
        return self.temper.spite * (share + (LEADER if whom == self.leader else 0.0))

    def laid(self, kind: int, value: float, guards: int) -> float:
        """Returns what a set laid on top of the stack is worth, by the danger it is in."""
        if not self.view.stacks[self.seat]:
            return value
        return value * (1.0 - self.danger(kind, guards))

    def relief(self, guards: int = 0) -> float:
        """Returns what it is worth to cover the seat's top set.

        guards: cards less to answer for it, once the covering ones are played.
        """
        top = self.top
        if top is None:
            return 0.0
        return worth(top.cards) * self.danger(top.kind, self.fits(top.kind) - guards)
