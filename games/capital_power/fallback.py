"""What is done for a seat whose time is up (rule page 9): the least harmful, always legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import SPACES
from games.capital_power.choices import after
from games.capital_power.decisions import default_at_stop
from games.capital_power.groups import rooted_group
from games.capital_power.liquidation import LIQUIDATE, candidates, value_of
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.pending import (
    Accuse,
    Booking,
    Branch,
    BuyBack,
    Debt,
    Receive,
    Split,
    Stop,
)
from games.capital_power.verbs import asks, buyers, debt_verbs, verbs
from games.engine import Path, Pick

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat

SWITZERLAND = 1


def fallback(view: View) -> Path:
    """The move made for a seat the table waits for."""
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
    if isinstance(top, Split):
        return ("even",)
    if isinstance(top, Debt):
        return _in_debt(state, seat, top)
    if isinstance(top, BuyBack):
        able = buyers(state, top)
        return _first(state, seat, ("buy-back", COMPANY_KEYS[able[0]])) if able else ("abandon",)
    if isinstance(top, Accuse):
        return ("pass",)
    if isinstance(top, Receive):
        path: Path = ("receive", COMPANY_KEYS[rooted_group(state, seat)[0]])
        return (*path, "0") if top.black else path
    possible = verbs(state, seat)
    return next(((verb,) for verb in ("roll-all", "interpol") if verb in possible), ("resign",))


def _way(state: State, branch: Branch) -> int:
    """The first way that stays in the country, else the one to Switzerland, else the first."""
    if branch.company < 0:
        return branch.targets[0]
    home = SPACES[state.space[branch.company]].circuit
    for circuit in (home, SWITZERLAND) if home >= 0 else (SWITZERLAND,):
        for target in branch.targets:
            if SPACES[target].circuit == circuit:
                return target
    return branch.targets[0]


def _first(state: State, seat: Seat, path: Path) -> Path:
    """This path, taking the first option of whatever is still asked."""
    choice = after(state, seat, path)
    while isinstance(choice, Pick):
        path = (*path, choice.options[0].key)
        choice = after(state, seat, path)
    return path


def _in_debt(state: State, seat: Seat, debt: Debt) -> Path:
    """Group cash, deposits, shares; else liquidate what is worth most, keeping what can be
    kept; else bankruptcy.
    """
    possible = debt_verbs(state, debt)
    if "settle" in possible:
        return ("settle",)
    if "liquidate" not in possible:
        return ("bankrupt",)
    best = max(candidates(state, debt), key=lambda n: (value_of(state, n), -n))
    path: Path = ("liquidate", COMPANY_KEYS[best])
    choice = after(state, seat, path)
    while isinstance(choice, Pick):
        keys = [option.key for option in choice.options]
        path = (*path, keys[0] if keys == [LIQUIDATE] else keys[-1])
        choice = after(state, seat, path)
    return path
