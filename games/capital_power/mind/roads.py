"""What the board holds for a pawn that walks it well, worked out once from the board itself.

Each chart is a table by the state of the bribe and by place: ``chart[fresh][place]``, where `fresh`
is 1 if the bribe of this country can still be used. A place is a space, or `BEHIND`. A chart looks
from the moment before a roll. A turn later counts `PATIENCE` times as much as a turn sooner.
"""

from __future__ import annotations

from functools import cache
from operator import add, itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from games.capital_power.board import BOARD, BRIBE_TARGETS, KIND_OF, PARKS, SIDES, SPACES, WAYS
from games.capital_power.material import KINDS
from games.capital_power.options import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.capital_power.board import Rate
    from games.capital_power.state import State

Chart: TypeAlias = "tuple[tuple[float, ...], tuple[float, ...]]"
Reach: TypeAlias = "tuple[float, float, float]"
"""How near a bank, an exchange and a foundation are."""

PATIENCE = 0.90
"""The weight of a thing one turn later."""
BEHIND = len(SPACES)
"""The place of a pawn behind the start line in Italy, where it can use no bribe yet."""
BLACK_INTEREST = BOARD.kinds["intb"].rates["rate"][0] / BOARD.kinds["intb"].rates["rate"][1]
_SWEEPS = 40
"""Rounds of improvement; what is still missing then is below a hundredth."""
_BRIBES = [(space, target) for space, target in enumerate(BRIBE_TARGETS) if target >= 0]


_BRIBED = tuple([1 << space.circuit if space.circuit >= 0 else 0 for space in SPACES])
"""By space, the country whose bribe can be used there, as `State.bribed` has it."""


def stand(state: State, company: int) -> tuple[int, int]:
    """Returns where a pawn is, as charts have it: its place, and 1 if it can still use the bribe of
    the country it is in, otherwise 0.
    """
    space = state.space[company]
    place = BEHIND if space == BOARD.start and state.behind[company] else space
    return place, 0 if state.bribed[company] & _BRIBED[space] else 1


class Charts(NamedTuple):
    """All charts of a table.

    near: how near the next bank, exchange and foundation are: 1 if it is sure this turn. fn: the
    same of the next black loan. free, pressed: by kind of company, what it takes on its way, as
    parts of its capital, without a loan and with a black one of twice its capital. It has no cash
    of its own there, which the spaces that take it leave alone. rates: by kind of company and
    space, what a stop takes or brings, as a part of the capital. best: the kind of company that
    takes the most on its way from the start.
    """

    near: tuple[tuple[Reach, ...], ...]
    fn: Chart
    free: tuple[Chart, ...]
    pressed: tuple[Chart, ...]
    rates: tuple[tuple[float, ...], ...]
    best: int


def charts(options: Options) -> Charts:
    """Returns the charts of a table; they are worked out once."""
    return _charts(options.arms_rate)


@cache
def _charts(arms: Rate) -> Charts:
    rates = tuple(
        [tuple([_rate(n, kind, arms) for n in range(len(SPACES))]) for kind in range(len(KINDS))]
    )
    loan = [-2 * BLACK_INTEREST * (space.kind == "intb") for space in SPACES]
    pressed = [tuple(map(add, row, loan)) for row in rates]
    bank, bourse, an = map(_reach, ("bank", "bourse", "an"))
    near = tuple([tuple(zip(*reach, strict=True)) for reach in zip(bank, bourse, an, strict=True)])
    free = tuple(map(_solve, rates))
    best = max(range(1, len(KINDS)), key=lambda kind: free[kind][1][BEHIND])
    return Charts(near, _reach("fn"), free, tuple(map(_solve, pressed)), rates, best)


def _reach(kind: str) -> Chart:
    return _solve(tuple([float(space.kind == kind) for space in SPACES]), kind)


def _rate(space: int, kind: int, arms: Rate) -> float:
    """Returns what a space brings a company, as a part of its capital."""
    what = KIND_OF[space]
    if what.base == "company_cash" or what.effect not in ("pay", "receive"):
        return 0.0
    if what.who and KINDS[kind] not in what.who:
        return 0.0
    over, under = arms if what.key == "armsr" else what.rates["rate"]
    return over / under if what.effect == "receive" else -over / under


@cache
def _solve(prizes: tuple[float, ...], final: str = "") -> Chart:
    """Returns the chart of the best way to collect prizes.

    prizes: by space, for a stop there. final: the kind of space at which the way ends, if it does;
    only then bribes are used, and otherwise it does not matter who still has one.
    """
    later = [0.0 if space.kind == final else PATIENCE for space in SPACES]
    tables = [[0.0] * len(SPACES) for _ in range(2 if final else 1)]
    stops: list[float] = []
    for _ in range(_SWEEPS):
        stops = [
            prize + rest * value
            for table in tables
            for prize, rest, value in zip(prizes, later, table, strict=True)
        ]
        if not final:
            stops += stops
        stops += [max([stops[end] for end in ends]) for ends in _FORKS]
        for fresh, table in enumerate(tables):
            best = _rolls(fresh, stops)
            for space in PARKS:
                best[space] = max(best[space], PATIENCE * table[space])
            if final and fresh:
                for space, target in _BRIBES:
                    best[space] = max(best[space], stops[target])
            tables[fresh] = best
    behind = [_rolls(fresh, stops)[BOARD.start] for fresh in (0, 1)]
    return (*tables[0], behind[0]), (*tables[-1], behind[1])


def _ends(space: int, fresh: int) -> tuple[tuple[int, ...], ...]:
    """Returns where the ways of a roll end, by the pips less one, as places in a list of all spaces
    for pawns without a bribe and then all for those that have one. A pawn that comes to another
    country can use its bribe there.
    """
    home = SPACES[space].circuit
    return tuple(
        tuple(end + len(SPACES) * (fresh or SPACES[end].circuit != home) for end in ends)
        for ends in WAYS[space]
    )


_ENDS = [[_ends(space, fresh) for space in range(len(SPACES))] for fresh in (0, 1)]
_FORKS = tuple(dict.fromkeys([e for row in _ENDS for ways in row for e in ways if len(e) > 1]))
"""All ways that fork. In a list of the values of stops, theirs come after those of the spaces."""
_SIX = [
    [
        itemgetter(*[e[0] if len(e) == 1 else 2 * len(SPACES) + _FORKS.index(e) for e in ways])
        for ways in row
    ]
    for row in _ENDS
]
"""By bribe and space: what takes the values of the six ways of a roll out of such a list."""


def _rolls(fresh: int, stops: Sequence[float]) -> list[float]:
    """Returns the mean of a roll from each space. stops: as `_FORKS` has them."""
    return [sum(six(stops)) / len(SIDES) for six in _SIX[fresh]]


charts(Options())  # worked out on import, so that no move of a computer waits for it
