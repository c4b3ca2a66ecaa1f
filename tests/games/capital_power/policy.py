"""A simple sensible player, for self-play: borrow, launder, found companies, buy shares.

It looks only at views, is greedy and makes no deals, like the players of the simulation on the
rule page (section 7).
"""

import random

from games.capital_power.board import KIND_OF, SPACES
from games.capital_power.choices.forms import FIELDS, founder_chooses
from games.capital_power.choices.verbs import asks, verbs
from games.capital_power.companies.groups import free_numbers, group
from games.capital_power.companies.ledger import Purse, free
from games.capital_power.fallback import fallback
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.pending import Booking, Branch, Stop
from games.capital_power.state import State
from games.capital_power.stops import moving
from games.capital_power.stops.stops import loan_limit, lots_for_sale, stop_verbs, withdrawable
from games.capital_power.turns import can_transfer
from games.capital_power.view import View
from games.engine import Path, Seat

ITALY, SWITZERLAND, LUXEMBOURG, SOUTH = range(4)
BADNESS = {"tax": 15, "sumpt": 6, "intb": 25, "armsg": 6, "coup": 40, "nat": 40, "fisc": 8}
GOODNESS = {"coupon": 12, "armsr": 12, "finance": 12, "p": 3, "start": 1}
RESERVE = 1, 6
"""The part of the open loans that stays in the bank, for interest."""
WHIM = 0.2


def decide(view: View, rng: random.Random) -> Path:
    """Returns the next move of the seat that looks and is waited for."""
    state, seat = view.seen, view.seat
    assert seat is not None
    top = asks(state, seat)
    if isinstance(top, Stop) and top.kind != "coup":
        return _at_stop(state, top)
    if isinstance(top, Branch) and top.company >= 0:
        best = max(top.targets, key=lambda space: _worth(state, top.company, space))
        return (f"to-{SPACES[best].key}",)
    if isinstance(top, Booking) and top.black:
        return (rng.choice(("book", "hide")),)
    if top is not None:
        return fallback(view)
    return _transfer(state, seat) or _bribe(state, seat) or _roll(state, seat, rng)


# -- a turn --------------------------------------------------------------------------------------


def _transfer(state: State, seat: Seat) -> Path | None:
    """Returns a transfer of white money for a bribe to an exchange, or of money out of Italy."""
    if state.rolled or not can_transfer(state, seat):
        return None
    own = group(state, seat)
    purses = {n: free(state, n) for n in own}
    for n in own:
        if _ahead(state, n) == "bourse":
            rest = [m for m in own if m != n and purses[m].white >= 20]
            if rest and sum(p.white for p in purses.values()) >= 70:
                return _send(rest[0], n, Purse(purses[rest[0]].white))
    safe = [n for n in own if SPACES[state.space[n]].circuit == LUXEMBOURG]
    safe += [n for n in own if SPACES[state.space[n]].circuit == SWITZERLAND]
    for n in own:
        if SPACES[state.space[n]].circuit in (ITALY, SOUTH) and purses[n].total and safe:
            return _send(n, safe[0], purses[n])
    return None


def _send(source: int, target: int, purse: Purse) -> Path:
    return ("transfer", COMPANY_KEYS[source], COMPANY_KEYS[target], _token(purse))


def _token(purse: Purse) -> str:
    amounts = [f"{key}={n}" for key, n in zip(FIELDS, purse, strict=True) if n]
    return ",".join(amounts) or "-"


def _ahead(state: State, company: int) -> str:
    """Returns the kind of space a bribe would bring it to now."""
    if state.moved[company]:
        return ""
    target = moving.bribe_target(state, company)
    return KIND_OF[target].key if target >= 0 else ""


def _bribe(state: State, seat: Seat) -> Path | None:
    for n in moving.unmoved(state, seat):
        purse, ahead = free(state, n), _ahead(state, n)
        useful = {
            "bourse": purse.white >= 65,
            "bank": purse.black >= 40,
            "fn": not state.borrowed[n] and state.capital[n] >= 30,
        }
        if useful.get(ahead) and max(purse) >= 10:
            colours = moving.bribe_colours(state, n)
            return ("bribe", COMPANY_KEYS[n], next(iter(colours)))
    return None


def _roll(state: State, seat: Seat, rng: random.Random) -> Path:
    """Lets parked pawns leave if they have something to do, or on a whim; the others roll."""
    for n in moving.unmoved(state, seat):
        if moving.parked(state, n) and (_has_errand(state, n) or rng.random() < WHIM):
            return ("roll", COMPANY_KEYS[n])
    return ("roll-all",) if "roll-all" in verbs(state, seat) else ("interpol",)


def _has_errand(state: State, company: int) -> bool:
    """Whether there is something to borrow, launder, draw or buy, or nothing to lose."""
    purse, seat = free(state, company), state.owner[company]
    if not state.borrowed[company] or purse.black >= 20 or purse.white >= 55:
        return True
    own = group(state, seat)
    courier = min(own, key=lambda n: (state.loan[n] * (state.borrowed[n] == 2), n))
    spare = _spare(state, seat)
    if company == courier and spare >= 55:
        return True
    return not state.loan[company] or spare >= 0


def _spare(state: State, seat: Seat) -> int:
    """Deposits beyond what is kept for interest."""
    own = group(state, seat)
    loans = sum(state.loan[n] for n in own)
    return sum(state.deposit[n] for n in own) - loans * RESERVE[0] // RESERVE[1]


# -- on a space ----------------------------------------------------------------------------------


def _at_stop(state: State, stop: Stop) -> Path:
    may, n = stop_verbs(state, stop), stop.company
    purse = free(state, n)
    if stop.kind == "fn" and "borrow" in may:
        return ("borrow", str(loan_limit(state, stop)))
    if stop.kind == "bank":
        return _at_bank(state, stop, may)
    if "buy" in may:
        return ("buy", str(lots_for_sale(state, stop)))
    if "found" in may and purse.total >= 50:
        capital = min(220, purse.total) // 5 * 5
        path: Path = ("found", "fin", "alone", str(capital))
        return (*path, "-") if founder_chooses(purse, capital) else path
    if stop.kind == "metal" and "stake" in may:
        stakes = {"black": purse.booked, "hidden": purse.hidden, "white": purse.white}
        return ("stake", next((f"{key}=10" for key, n in stakes.items() if n >= 10), "-"))
    return ("pass",)


def _at_bank(state: State, stop: Stop, may: list[str]) -> Path:
    """Launders black money, and draws what is not kept for interest if it buys something."""
    purse = free(state, stop.company)
    deposits = withdrawable(state, stop)
    spare = _spare(state, stop.seat)
    wanted = spare >= 110 or (spare >= 50 and free_numbers(state, stop.seat))
    if "withdraw" in may and wanted:
        amounts = {}
        for n, most in deposits.items():
            amounts[COMPANY_KEYS[n]] = str(min(most, spare))
            spare -= min(most, spare)
        return ("withdraw", ",".join(f"{key}={n}" for key, n in amounts.items() if n != "0"))
    if purse.black:
        return ("deposit", _token(Purse(0, purse.booked, purse.hidden)))
    return ("pass",)


# -- where to go ---------------------------------------------------------------------------------


def _worth(state: State, company: int, space: int) -> int:
    kind = KIND_OF[space].key
    purse = free(state, company)
    worth = GOODNESS.get(kind, 0) - BADNESS.get(kind, 0) + _country(state, company, space)
    if kind == "ggff":
        worth -= purse.black
    if kind == "fn" and not state.borrowed[company]:
        worth += 2 * state.capital[company]
    if kind == "bank":
        worth += purse.black + state.deposit[company] // 5
    if kind == "bourse" and purse.white >= 55:
        worth += purse.white
    if kind == "an" and purse.total >= 50 and free_numbers(state, state.owner[company]):
        worth += 60
    return worth


def _country(state: State, company: int, space: int) -> int:
    """Returns how good a country is: Luxembourg to borrow and to launder, Switzerland to spend."""
    purse = free(state, company)
    wanted = {ITALY: -40, SOUTH: -20, SWITZERLAND: purse.white // 3, LUXEMBOURG: 15}
    wanted[LUXEMBOURG] += purse.black // 2
    if not state.borrowed[company]:
        wanted[LUXEMBOURG] += 30
        wanted[SWITZERLAND] += 20
    return wanted.get(SPACES[space].circuit, -5)
