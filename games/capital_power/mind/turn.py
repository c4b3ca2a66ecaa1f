"""The moves of a turn: which company carries the money, which pawns bribe, roll or stay.

Money moves inside a group before the first roll. So the plan of a turn is to give it to the company
that has the most use for it: one that a bribe brings to an exchange or a bank, one that may come
there by its roll, or one that is parked where nobody takes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from games.capital_power.board import SPACES, WAYS
from games.capital_power.companies.groups import rooted
from games.capital_power.companies.ledger import Purse, free
from games.capital_power.material import BRIBE, COMPANY_KEYS
from games.capital_power.mind.books import WIN
from games.capital_power.stops import moving
from games.capital_power.turns import can_declare, can_transfer, may_close, transfer_targets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.capital_power.mind.landing import Prospects
    from games.capital_power.state import State
    from games.thinking.mind import Rated

_LEAST = 2.0
"""The least gain for which money is moved: a transfer costs an act of the turn."""


class _Use(NamedTuple):
    """What a company could do with the white money of the group, the black, or all of it.

    idle: the value of its best move without any money; the others are what money adds to it.
    """

    idle: float
    white: float
    black: float
    both: float


def rate_turn(outlook: Prospects) -> list[Rated]:
    """Returns the moves of a seat in its own turn while nothing is pending."""
    state, seat = outlook.state, outlook.seat
    purses = {n: free(state, n) for n in outlook.group.own if rooted(state, n)}
    pawns = moving.unmoved(state, seat)
    found = list(pawn_moves(outlook, pawns, purses))
    first = max(0.0, max([gain for gain, _ in found], default=0.0))
    if can_transfer(state, seat):
        found += [(gain + first, path) for gain, path in _transfers(outlook, purses)]
    if any(not moving.parked(state, n) for n in pawns):
        found.append((0.0, ("roll-all",)))
    if may_close(state, seat):
        found.append((0.0, ("interpol",)))
    if can_declare(state, seat):
        found += _declarations(outlook, pawns, purses)
    return found


def pawn_moves(outlook: Prospects, pawns: list[int], purses: dict[int, Purse]) -> Iterator[Rated]:
    """Yields bribes and rolls of single pawns, by what they gain over rolling with the others."""
    state = outlook.state
    for n in pawns:
        purse, key = purses.get(n, Purse()), COMPANY_KEYS[n]
        parked, bribes = moving.parked(state, n), moving.can_bribe(state, n)
        if not parked and not bribes:  # it rolls anyway, whatever that brings
            yield -0.3, ("roll", key)
            continue
        rolled = outlook.roll(n, purse.white, purse.black)
        other = outlook.stay(n, purse.black) if parked else rolled
        yield rolled - other if parked else -0.3, ("roll", key)
        if bribes:
            gain = outlook.bribe(n, purse.white, purse.black) - max(rolled, other)
            colours = moving.bribe_colours(state, n)
            yield gain, ("bribe", key, next(iter(colours)))


# -- transfers -----------------------------------------------------------------------------------


def _uses(outlook: Prospects, companies: list[int], white: int, black: int) -> dict[int, _Use]:
    return {n: _use(outlook, n, white, black) for n in companies}


def _use(outlook: Prospects, company: int, white: int, black: int) -> _Use:
    state = outlook.state
    if state.moved[company]:
        held = outlook.stay(company, 0)
        hold = outlook.stay(company, black) - held
        return _Use(held, 0.0, hold, hold)
    idle = _best(outlook, company, 0, 0)
    return _Use(
        idle,
        _best(outlook, company, white, 0) - idle,
        _best(outlook, company, 0, black) - idle,
        _best(outlook, company, white, black) - idle,
    )


def _best(outlook: Prospects, company: int, white: int, black: int) -> float:
    """Returns the value of a company's best move with so much money in its till."""
    state = outlook.state
    best = outlook.roll(company, white, black)
    if moving.parked(state, company):
        best = max(best, outlook.stay(company, black))
    if max(white, black) >= BRIBE and moving.bribe_target(state, company) >= 0:
        best = max(best, outlook.bribe(company, white, black))
    return best


def _transfers(outlook: Prospects, purses: dict[int, Purse]) -> Iterator[Rated]:
    """Yields transfers to the companies that have the most use for the money."""
    state = outlook.state
    white = sum([purse.white for purse in purses.values()])
    black = sum([purse.black for purse in purses.values()])
    targets = [n for n in transfer_targets(state, outlook.seat) if n in purses]
    uses = _uses(outlook, list(purses), white, black)
    for_white = max(targets, key=lambda n: uses[n].white)
    for_black = max(targets, key=lambda n: uses[n].black)
    for_both = max(targets, key=lambda n: uses[n].both)
    apart = uses[for_white].white + uses[for_black].black
    if for_white == for_black or uses[for_both].both >= apart:
        for_white = for_black = for_both
    for n, purse in purses.items():
        moved = [
            (gain, colour, amount, to)
            for gain, colour, amount, to in (
                (uses[for_white].white - uses[n].white, "white", purse.white, for_white),
                (uses[for_black].black - uses[n].black, "black", purse.booked, for_black),
                (uses[for_black].black - uses[n].black, "hidden", purse.hidden, for_black),
            )
            if amount and to != n
        ]
        yield from _sent(n, moved, max(white, 1), max(black, 1))
    yield from _fares(outlook, purses, targets)


def _sent(
    source: int, moved: list[tuple[float, str, int, int]], white: int, black: int
) -> Iterator[Rated]:
    """Yields the transfers of one company, to each other one all at once."""
    for target in dict.fromkeys([to for *_, to in moved]):
        gain, sums = 0.0, []
        for lift, colour, amount, to in moved:
            if to == target:
                gain += lift * amount / (white if colour == "white" else black)
                sums.append(f"{colour}={amount}")
        if gain >= _LEAST:
            yield gain, ("transfer", COMPANY_KEYS[source], COMPANY_KEYS[target], ",".join(sums))


def _fares(outlook: Prospects, purses: dict[int, Purse], targets: list[int]) -> Iterator[Rated]:
    """Yields transfers of the price of a bribe to pawns that cannot pay it."""
    state = outlook.state
    for n in targets:
        if state.moved[n] or moving.bribe_target(state, n) < 0 or moving.bribe_colours(state, n):
            continue
        purse = purses[n]
        gain = outlook.bribe(n, purse.white, purse.black + BRIBE) - _best(outlook, n, *purse[:2])
        giver = max(purses, key=lambda m: (purses[m].booked >= BRIBE, purses[m].total))
        colour = "black" if purses[giver].booked >= BRIBE else "white"
        if gain >= _LEAST and giver != n and getattr(purses[giver], _PARTS[colour]) >= BRIBE:
            yield gain, ("transfer", COMPANY_KEYS[giver], COMPANY_KEYS[n], f"{colour}={BRIBE}")


_PARTS = {"white": "white", "black": "booked"}


# -- creative books ------------------------------------------------------------------------------


def _declarations(
    outlook: Prospects, pawns: list[int], purses: dict[int, Purse]
) -> Iterator[Rated]:
    """Yields putting hidden money into the books: all, if the tax office is near."""
    state = outlook.state
    near = any(may_meet_fisc(state, n) for n in pawns)
    for n, purse in purses.items():
        if purse.hidden:
            gain = WIN if near else -0.1 * purse.hidden
            yield gain, ("declare", COMPANY_KEYS[n], str(purse.hidden))


def may_meet_fisc(state: State, company: int) -> bool:
    """Whether a pawn's next roll can bring it to the tax office."""
    ways = WAYS[state.space[company]]
    return any(SPACES[end].kind == "fisc" for ends in ways for end in ends)
