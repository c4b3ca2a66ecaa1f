"""How computers play the toy game: the smallest mind, with a memory of the covered pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Path, Seat, Text, text
from games.thinking.mind import Effort, Mind, Rated, Temper
from tests.games.toy import state as ts
from tests.games.toy.state import RANKS, ToyState, ToyView

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

MEAN = sum(RANKS) / len(RANKS)
SKIP: Path = ("skip",)


class ToyMind(Mind[ToyState, ToyView]):
    heat = 2.0
    unit = 0.02

    def rated(self, view: ToyView, temper: Temper, rng: random.Random) -> Sequence[Rated]:
        if view.window:
            return [(_bidding(view, coins, temper), ("bid", str(coins))) for coins in _bids(view)]
        found: list[Rated] = [(card, ("lay", f"c{card}")) for card in sorted(set(view.hand))]
        if view.hand:
            low = min(view.hand)
            found.append((temper.risk * (MEAN - low), ("swap", f"c{low}")))
        if view.height:
            found.append((temper.greed * (_pile_worth(view) - 6), ("auction",)))
            found.append((0.5 if view.pile is None else 0.0, ("peek",)))
        return found or [(0.0, _forced(view))]

    def light(self, view: ToyView, rng: random.Random) -> Path:
        if view.window:
            return ("bid", str(int(rng.random() * (view.purse + 1))))
        if view.height and rng.random() < 0.1 * view.height:
            return ("auction",)
        if view.hand:
            return ("lay", f"c{view.hand[int(rng.random() * len(view.hand))]}")
        return _forced(view)

    def attend(self, before: ToyView | None, view: ToyView) -> ToyView:
        """Every card of the pile lay on top once."""
        if view.pile is not None:
            return view
        known = before.pile if before is not None else None
        if view.height == 0:
            return msgspec.structs.replace(view, pile=())
        if known is not None and view.height == len(known) + 1:
            known = (*known, view.top)
        if known is None or len(known) != view.height:
            return view
        return msgspec.structs.replace(view, pile=known)

    def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
        state = ts.imagine(view, rng)
        state.bids = [bid if seat == view.seat else -1 for seat, bid in enumerate(state.bids)]
        return state

    def horizon(self, state: ToyState, seat: Seat) -> Callable[[ToyState], bool]:
        turns = state.turns_left
        return lambda state: state.turns_left < turns and not state.window

    def worth(self, state: ToyState) -> Sequence[float]:
        scores = [
            -1 if out else sum(won) + purse
            for out, won, purse in zip(state.out, state.won, state.purses, strict=True)
        ]
        if ts.is_over(state):
            best = max(scores)
            return [(score == best) / scores.count(best) for score in scores]
        return [(score + 1) / sum(score + 1 for score in scores) for score in scores]

    def reason(self, view: ToyView, path: Path) -> Text:
        if path[0] == "bid":
            return text("toy-because-bid", coins=int(path[1]), worth=round(_pile_worth(view)))
        return text(f"toy-because-{path[0]}")

    def effort(self, view: ToyView) -> Effort:
        return Effort(playouts=30, width=4, trust=2)


def _forced(view: ToyView) -> Path:
    """Returns the move of a seat that has no card to lay."""
    if view.height:
        return ("auction",)
    other = next(seat for seat, out in enumerate(view.out) if seat != view.seat and not out)
    return ("gift", f"to={other + 1},coins=1") if view.purse else SKIP


def _bids(view: ToyView) -> range:
    return range(view.purse + 1)


def _pile_worth(view: ToyView) -> float:
    if view.pile is not None:
        return sum(view.pile)
    return view.top + MEAN * (view.height - 1)


def _bidding(view: ToyView, coins: int, temper: Temper) -> float:
    """Returns what a bid gains: it wins the more likely, the more it is."""
    wins = coins / (coins + 2)
    return wins * (_pile_worth(view) * temper.spite - coins)
