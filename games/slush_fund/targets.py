"""What a card can do: worked out from facts that both a state and the view of the seat that acts
hold, so that `rules` and `choices` cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from games.engine import Seat
from games.slush_fund.material import FALL, LAST_MONEY, SPY, THIEF, TRANSFER

if TYPE_CHECKING:
    from games.slush_fund.state import Pile, State, View


class Facts(msgspec.Struct, frozen=True):
    """What the active seat sees that matters for its cards.

    tops: by politician, then seat; -1 where no pile lies. own: the own piles, by politician.
    """

    me: Seat
    scandals: tuple[int, ...]
    tops: tuple[tuple[int, ...], ...]
    own: tuple[Pile, ...]

    @property
    def live(self) -> list[int]:
        """The politicians that have not fallen."""
        return [p for p, scandals in enumerate(self.scandals) if scandals < FALL]


PileAt: TypeAlias = tuple[Seat, int]


def facts_of_state(state: State) -> Facts:
    """The facts for the active seat, from a state."""
    seats, piles = state.seats, state.piles
    rows = [piles[at : at + seats] for at in range(0, len(piles), seats)]
    return Facts(
        state.active,
        tuple(state.scandals),
        tuple(tuple(pile[-1] if pile else -1 for pile in row) for row in rows),
        tuple(row[state.active] for row in rows),
    )


def facts_of_view(view: View) -> Facts:
    """The facts for the active seat, from that seat's own view."""
    return Facts(
        view.active,
        view.scandals,
        tuple(tuple(-1 if pile.top is None else pile.top for pile in row) for row in view.piles),
        tuple(row[view.active].cards or () for row in view.piles),
    )


def find_robbable(facts: Facts) -> list[PileAt]:
    """Piles a Thief can take from: an opponent's, live, with money on top (S17, S18, S20)."""
    return [
        (owner, politician)
        for politician in facts.live
        for owner, top in enumerate(facts.tops[politician])
        if owner != facts.me and 0 <= top <= LAST_MONEY
    ]


def find_peekable(facts: Facts) -> list[PileAt]:
    """Piles a Spy can look at: an opponent's, on a live politician (S22)."""
    return [
        (owner, politician)
        for politician in facts.live
        for owner, top in enumerate(facts.tops[politician])
        if owner != facts.me and top >= 0
    ]


def find_scandal_ways(facts: Facts) -> list[tuple[int, int]]:
    """From where to where a Spy can move a scandal: both live and different (S23)."""
    live = facts.live
    return [
        (source, target)
        for source in live
        if facts.scandals[source]
        for target in live
        if target != source
    ]


def find_notes(pile: Pile) -> list[tuple[int, int, int]]:
    """The money cards of a pile, from the top, that differ by what is left without them.

    Each as its kind, which of its like it is (from 1), and its place from the bottom (from 0).
    Of like cards that lie on each other only the uppermost is given.
    """
    found: list[tuple[int, int, int]] = []
    met: dict[int, int] = {}
    above = -1
    for place in range(len(pile) - 1, -1, -1):
        card = pile[place]
        if card <= LAST_MONEY and card != above:
            met[card] = met.get(card, 0) + 1
            found.append((card, met[card], place))
        above = card
    return found


def can_shift(facts: Facts) -> bool:
    """Whether a Money Transfer can be used: own money, and two live politicians (S12, S27)."""
    live = facts.live
    return len(live) > 1 and any(
        card <= LAST_MONEY for politician in live for card in facts.own[politician]
    )


def can_use(card: int, facts: Facts) -> bool:
    """Whether a card can do anything now (S12)."""
    if card == THIEF:
        return bool(find_robbable(facts))
    if card == SPY:
        return bool(find_scandal_ways(facts) or find_peekable(facts))
    if card == TRANSFER:
        return can_shift(facts)
    return bool(facts.live)
