"""Plans for all cards of a turn: what a move gains together with those that follow it.

Two cards on one politician often bring what neither of them does, so the cards of a turn are not
chosen one by one.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING

from games.slush_fund.imagine import find_unknown
from games.slush_fund.material import CARD_NUMBER, CARDS, LAST_TIME, REVEALED, TIME
from games.slush_fund.mind.balance import (
    POINT,
    FittedBalance,
    heat_of_chances,
    time_left,
    weigh_chances,
    weigh_view,
)
from games.slush_fund.mind.rating import LOOK
from games.slush_fund.mind.uses import find_uses
from games.slush_fund.moves import TAKE_DECK, TakeFund, parse
from games.slush_fund.state import without
from games.slush_fund.targets import CardContext, context_of_view
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Path
    from games.slush_fund.mind.balance import Balance, Change, Line
    from games.slush_fund.state import Cards
    from games.slush_fund.view import View
    from games.thinking.mind import Rated

_BRANCHES = 4
"""The best uses of a first card for which the best use of a second one is looked for."""
_PLAYS = 6
"""The best uses of each card in the hand that are followed to the end of the turn."""
_THREES = 8
"""The best threes of the fund that are planned with."""
_DRAWS = 16
"""Draws from the deck of which the mean is taken."""
_DECIDED = 0.1
"""The points that decide a game which is over: any difference does."""
_WASTE = 0.01
"""Points by which a card is rather played than discarded."""


def rate_plans(view: View, rated: Sequence[Rated]) -> list[Rated]:
    """Returns the best of these moves, the best first, with what they gain together with the rest
    of the turn, in victory points.

    rated: all moves of the active seat, which looks, in a phase in which it has cards to get or to
    use. Of equal moves those that come first there come first.
    """
    plan = _Plan(view)
    if view.phase == "take":
        found = plan.rate_takes([path for _, path in rated])
    elif view.phase == "stash":
        found = plan.rate_stashes([path for _, path in rated])
    else:
        found = plan.rate_plays()
    places = {path: place for place, (_, path) in enumerate(rated)}
    return sorted(found, key=lambda one: (-one[0], places[one[1]]))


class _Table:
    """The politicians after some cards of a turn. Tops and own piles are as before the turn."""

    __slots__ = ("balance", "context", "value")

    def __init__(self, context: CardContext, balance: Balance, heat: float) -> None:
        self.context, self.balance = context, balance
        self.value = _value(balance.totals, context, balance, heat)


def _value(totals: Line, context: CardContext, balance: Balance, heat: float) -> float:
    """Returns the chance of the active seat to win, in points."""
    return weigh_chances(totals, balance.out, heat)[context.me] / POINT


class _Plan:
    """What the active seat can make of cards in this turn."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._heat = heat_of_chances(time_left(view.options, view.deck, view.time))
        balance = weigh_view(view, Temper(), FittedBalance)
        self._start = _Table(context_of_view(view), balance, self._heat)

    def _after(self, table: _Table, changes: Sequence[Change]) -> _Table:
        balance, context = table.balance.after(changes), table.context
        scandals = tuple(balance.scandals)
        if scandals != context.scandals:
            context = CardContext(context.me, scandals, context.tops, context.own)
        return _Table(context, balance, self._heat)

    def _best(self, cards: Cards, table: _Table, branches: int = _BRANCHES) -> float:
        """Returns the value after the best uses found for these cards, in any order; some may stay
        unused.
        """
        firsts = [
            (card, self._after(table, changes))
            for card in dict.fromkeys(cards)
            for changes, _ in find_uses(table.context, table.balance, card)
        ]
        firsts.sort(key=lambda first: -first[1].value)
        best = max([table.value, *[later.value for _, later in firsts[:1]]])
        if len(cards) > 1:
            further = branches if len(cards) == 2 else 1
            for card, later in firsts[:branches]:
                best = max(best, self._best(without(cards, card), later, further))
        return best

    def rate_plays(self) -> list[Rated]:
        """Returns the best uses of the cards in the hand, and all discards."""
        hand, start = self._view.hand or (), self._start
        found: list[Rated] = []
        for card in dict.fromkeys(hand):
            rest = without(hand, card)
            path: Path = ("discard", CARDS[card])
            found.append((self._best(rest, start) - start.value - _WASTE, path))
            uses = [
                (self._after(start, changes), path, 0.0 if changes else LOOK)
                for changes, path in find_uses(start.context, start.balance, card)
            ]
            uses.sort(key=lambda use: -use[0].value)
            found += [
                (self._best(rest, later) - start.value + look, path)
                for later, path, look in uses[:_PLAYS]
            ]
        return found

    def rate_stashes(self, paths: Sequence[Path]) -> list[Rated]:
        """Returns the revealed cards, each with what the others gain if it goes to the fund."""
        hand, start = self._view.hand or (), self._start
        return [
            (self._best(without(hand, CARD_NUMBER[path[1]]), start) - start.value, path)
            for path in paths
        ]

    def rate_takes(self, paths: Sequence[Path]) -> list[Rated]:
        """Returns the deck, and the best of the threes of the fund."""
        if len(paths) == 1:
            return [(0.0, path) for path in paths]
        now, start = self._start.value, self._start
        singles = [self._best((card,), start) for card in range(TIME)]
        threes = [(_find_cards(path), path) for path in paths if path != TAKE_DECK]
        threes.sort(key=lambda three: -sum([singles[card] for card in three[0]]))
        found = [(self._best(cards, start) - now, path) for cards, path in threes[:_THREES]]
        return [(self._expect_deck() - now, TAKE_DECK), *found]

    def _expect_deck(self) -> float:
        """Returns the mean value of a turn from the deck, which may end the game."""
        # The same view has to lead to the same draws.
        rng = random.Random(self._view.turn)  # noqa: S311 - imagined draws
        unknown = find_unknown(self._view)
        times = [TIME] * unknown.pop(TIME)
        others = list(unknown.elements())
        size = self._view.deck - len(times)
        known: dict[Cards | None, float] = {None: self._value_of_end()}
        values: list[float] = []
        for _ in range(_DRAWS):
            # What the seat has not seen may also be in piles and out of the game.
            rest = rng.sample(others, size) if size < len(others) else others
            three = _draw(rest + times, LAST_TIME - self._view.time, rng)
            if three not in known:
                pairs = {tuple(sorted(pair)) for pair in combinations(three or (), 2)}
                known[three] = max(self._best(pair, self._start) for pair in sorted(pairs))
            values.append(known[three])
        return sum(values) / len(values)

    def _value_of_end(self) -> float:
        """Returns what it is worth that the game ends as things are."""
        now = self._start.balance
        end = FittedBalance(now.money, now.vps, now.scandals, 0.0, now.out)
        return _value(end.totals, self._start.context, now, _DECIDED)


def _find_cards(path: Path) -> Cards:
    """Returns the cards of the fund that a move takes."""
    move = parse(path)
    return tuple([card for card, _ in move.picks]) if isinstance(move, TakeFund) else ()


def _draw(pack: Sequence[int], times: int, rng: random.Random) -> Cards | None:
    """Returns three cards that are revealed from a pack, sorted; None if the game ends before.

    times: the Time cards that end it.
    """
    found: list[int] = []
    for card in rng.sample(pack, min(len(pack), REVEALED + times)):
        if card == TIME:
            times -= 1
            if not times:
                return None
        else:
            found.append(card)
            if len(found) == REVEALED:
                break
    return tuple(sorted(found))
