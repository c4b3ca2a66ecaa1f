"""The move made for a seat whose time is up (rule page 9): the least harmful, always legal.

Where ways differ in what they cost, they are tried (`outlook`): first that the seat stays in the
game, then that its debts can be paid, then its companies, then its money. Between equal ways the
rule page decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import PARKS, SPACES
from games.capital_power.choices.choices import after
from games.capital_power.choices.verbs import (
    asks,
    buyers,
    first_payers,
    pending_verbs,
    seconds,
    verbs,
)
from games.capital_power.companies.groups import group, rooted_group
from games.capital_power.companies.ledger import free
from games.capital_power.debts.liquidation import LAPSE, LIQUIDATE, candidates, value_of
from games.capital_power.decisions import default_at_stop
from games.capital_power.foresight.outlook import after_liquidation, after_way
from games.capital_power.material import COMPANIES, COMPANY_KEYS
from games.capital_power.orders import routine
from games.capital_power.pending import Accuse, Booking, Branch, BuyBack, Debt, Stop
from games.engine import Path, Pick

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat

SWITZERLAND = 1


def fallback(view: View) -> Path:
    """Returns the move made for a seat the table waits for."""
    state, seat = view.seen, view.seat
    if seat is None:
        return ("skip",)
    top = asks(state, seat)
    if isinstance(top, Branch):
        return (f"to-{SPACES[_way(state, top)].key}",)
    if isinstance(top, Stop):
        return (default_at_stop(state, top).verb,)
    if isinstance(top, Booking):
        return ("book",)
    if isinstance(top, Accuse):
        return ("pass",)
    if isinstance(top, BuyBack):
        return _buy_back(state, top)
    plain = routine(state, seat)
    if plain:
        return plain
    if isinstance(top, Debt):
        return _liquidate(state, top)
    possible = verbs(state, seat)
    return next(((verb,) for verb in ("roll-all", "interpol") if verb in possible), ("skip",))


# -- forks ---------------------------------------------------------------------------------------


def _way(state: State, branch: Branch) -> int:
    """Returns the way that costs least; of equal ones one in the country, then one to Switzerland.

    Interpol goes where no pawn of the seat is, if it can, which tells nothing of its money.
    """
    if branch.company < 0:
        empty = [t for t in branch.targets if t in PARKS or not _pawns_on(state, branch.seat, t)]
        if empty:
            return empty[0]
    home = SPACES[state.space[branch.company]].circuit if branch.company >= 0 else -1

    def worth(target: int) -> tuple[object, ...]:
        circuit = SPACES[target].circuit
        near = (circuit == home >= 0, circuit == SWITZERLAND) if branch.company >= 0 else ()
        return (*after_way(state, branch, target), *near)

    return max(branch.targets, key=worth)


def _pawns_on(state: State, seat: Seat, space: int) -> bool:
    own = group(state, seat)
    return any(state.space[n] == space and not state.behind[n] for n in own)


# -- debts ---------------------------------------------------------------------------------------


def _liquidate(state: State, debt: Debt) -> Path:
    """Returns the company to liquidate, and what becomes of its subsidiaries.

    It leaves the least unpaid, then costs the least capital, then is worth the most. Bankruptcy if
    there is none.
    """
    ways = [
        path
        for company in candidates(state, debt)
        for path in (_answers(state, debt, company, keep=keep) for keep in (True, False))
    ]
    if not ways:
        return ("bankrupt",)

    def worth(path: Path) -> tuple[int, ...]:
        company = COMPANIES[path[1]]
        stands = after_liquidation(state, debt, company, path[2:])
        return (*stands, value_of(state, company), -company)

    return max(ways, key=worth)


def _answers(state: State, debt: Debt, company: int, *, keep: bool) -> Path:
    """Returns the liquidation of a company, with what it owned kept by the richest, or let go."""
    path: Path = ("liquidate", COMPANY_KEYS[company])
    choice = after(state, debt.seat, path)
    while isinstance(choice, Pick):
        keys = [option.key for option in choice.options]
        payers = [key for key in keys if key in COMPANIES]
        let_go = [key for key in (LAPSE, LIQUIDATE) if key in keys]
        richest = sorted(payers, key=lambda key: -free(state, COMPANIES[key]).total)
        wanted = [*richest, *let_go] if keep else [*let_go, *richest]
        path = (*path, wanted[0])
        choice = after(state, debt.seat, path)
    return path


# -- buying back ---------------------------------------------------------------------------------


def _buy_back(state: State, back: BuyBack) -> Path:
    """Returns the purchase by the richest company, or two, or the money to be brought together.

    If the group does not have enough, the company is let go.
    """
    rich = sorted(rooted_group(state, back.seat), key=lambda n: (-free(state, n).total, n))
    if rich and rich[0] in buyers(state, back):
        path: Path = ("buy-back", COMPANY_KEYS[rich[0]])
        return (*path, "alone") if seconds(state, back, rich[0]) else path
    first = [n for n in rich if n in first_payers(state, back)]
    if first:
        second = max(seconds(state, back, first[0]), key=lambda n: free(state, n).total)
        return ("buy-back", COMPANY_KEYS[first[0]], COMPANY_KEYS[second])
    enough = sum(free(state, n).total for n in rich) >= back.price
    if enough and "transfer" in pending_verbs(state, back):
        return _bring_together(state, rich[0], rich[1], back.price)
    return ("abandon",)


def _bring_together(state: State, target: int, source: int, price: int) -> Path:
    """Returns the transfer of what a company lacks to pay a price, white money first."""
    missing = price - free(state, target).total
    sums = []
    for key, has in zip(("white", "black", "hidden"), free(state, source), strict=True):
        amount = min(has, missing)
        missing -= amount
        if amount:
            sums.append(f"{key}={amount}")
    return ("transfer", COMPANY_KEYS[source], COMPANY_KEYS[target], ",".join(sums))
