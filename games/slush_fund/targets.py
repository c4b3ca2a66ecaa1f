"""The possible uses of a card, by facts that both a state and the active seat's own view hold, so
that `rules` and `choices` cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from games.slush_fund.material import FALL, LAST_MONEY, SPY, THIEF, TRANSFER

if TYPE_CHECKING:
    from games.engine import Seat
    from games.slush_fund.state import Pile, State
    from games.slush_fund.view import View

PileAt: TypeAlias = "tuple[Seat, int]"
"""Somebody's pile on a politician."""


class CardContext:
    """The facts that decide what the active seat's cards can do.

    live: the politicians that have not fallen. tops: top cards by politician and seat, index
    ``politician * seats + seat``, None where there is no pile. own: the seat's own piles, by
    politician.
    """

    __slots__ = ("live", "me", "own", "scandals", "seats", "tops")

    def __init__(
        self, me: Seat, scandals: tuple[int, ...], tops: list[int | None], own: list[Pile]
    ) -> None:
        self.me = me
        self.scandals = scandals
        self.seats = len(tops) // len(scandals)
        self.live = [p for p, count in enumerate(scandals) if count < FALL]
        self.tops = tops
        self.own = own

    def top(self, owner: Seat, politician: int) -> int | None:
        """Returns the top card of somebody's pile, None if there is none."""
        return self.tops[politician * self.seats + owner]

    def opposing(self) -> list[tuple[PileAt, int]]:
        """Returns the opponents' piles on live politicians, each with its top card."""
        return [
            ((owner, politician), top)
            for politician in self.live
            for owner in range(self.seats)
            if owner != self.me and (top := self.tops[politician * self.seats + owner]) is not None
        ]


def find_live(table: State | View) -> list[int]:
    """Returns the politicians that have not fallen."""
    return [p for p, count in enumerate(table.scandals) if count < FALL]


def context_of_state(state: State) -> CardContext:
    """Returns the facts for the active seat, from a state."""
    tops = [pile[-1] if pile else None for pile in state.piles]
    return CardContext(state.active, state.scandals, tops, state.piles[state.active :: state.seats])


def context_of_view(view: View) -> CardContext:
    """Returns the facts for the active seat, from that seat's own view."""
    tops = [pile.top for row in view.piles for pile in row]
    own = [row[view.active].cards or () for row in view.piles]
    return CardContext(view.active, view.scandals, tops, own)


def find_robbable(context: CardContext) -> list[PileAt]:
    """Returns the piles a Thief can rob: opponents', live, with money on top (S17, S18, S20)."""
    return [pile for pile, top in context.opposing() if top <= LAST_MONEY]


def find_peekable(context: CardContext) -> list[PileAt]:
    """Returns the piles a Spy can look at: an opponent's, on a live politician (S22)."""
    return [pile for pile, _ in context.opposing()]


def find_scandal_ways(context: CardContext) -> list[tuple[int, int]]:
    """Returns the ways a Spy can move a scandal: between two different live politicians (S23)."""
    return [
        (source, target)
        for source in context.live
        if context.scandals[source]
        for target in context.live
        if target != source
    ]


def find_notes(pile: Pile) -> list[tuple[int, int, int]]:
    """Returns the money cards of a pile, from the top, that differ by what is left without them.

    Each is given as its kind, its number among those of its kind (from 1), and its place from the
    bottom (from 0). Of adjacent cards of a kind only the uppermost is given.
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


def can_shift(context: CardContext) -> bool:
    """Whether a Money Transfer can be used, with own money and two live politicians (S12, S27)."""
    return len(context.live) > 1 and any(
        card <= LAST_MONEY for politician in context.live for card in context.own[politician]
    )


def can_use(card: int, context: CardContext) -> bool:
    """Whether a card can do anything now (S12)."""
    if card == THIEF:
        return bool(find_robbable(context))
    if card == SPY:
        return bool(find_scandal_ways(context) or find_peekable(context))
    if card == TRANSFER:
        return can_shift(context)
    return bool(context.live)
