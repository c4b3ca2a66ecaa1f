"""What can be decided where a company stands, and which way a pawn takes at a fork."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import SPACES
from games.capital_power.choices.forms import founder_chooses
from games.capital_power.companies.founding import Founders, founders, greatest_capital
from games.capital_power.companies.groups import in_play, lots_of
from games.capital_power.companies.ledger import cash, free, free_lots
from games.capital_power.foresight.prospects import interpol_fine
from games.capital_power.material import KINDS, LOT_RESALE
from games.capital_power.mind.books import WIN
from games.capital_power.mind.effects import purchases
from games.capital_power.mind.values import LOT
from games.capital_power.stops import stops

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.capital_power.mind.landing import Prospects
    from games.capital_power.pending import Branch, Stop
    from games.capital_power.state import State
    from games.engine import Path
    from games.thinking.mind import Rated, Temper


def rate_ways(outlook: Prospects, top: Branch, temper: Temper) -> list[Rated]:
    """Returns the ways of a fork."""
    state = outlook.state
    if top.company < 0:
        return [(_chased(outlook, space, temper), _to(space)) for space in top.targets]
    n = top.company
    return [
        (outlook.stop(n, space, state.white[n], state.black[n]), _to(space))
        for space in top.targets
    ]


def _to(space: int) -> Path:
    return (f"to-{SPACES[space].key}",)


def _chased(outlook: Prospects, space: int, temper: Temper) -> float:
    """Returns what Interpol on a space takes from the others, less what it takes from the seat."""
    state = outlook.state
    here = [n for n, at in enumerate(state.space) if at == space and not state.behind[n]]
    value = 0.0
    for seat in in_play(state):
        theirs = [n for n in here if state.owner[n] == seat]
        if theirs and seat == outlook.seat:
            value -= interpol_fine(state, seat, space) * outlook.prices.black
        elif theirs:
            leads = 1 + lots_of(state, seat)
            value += sum([3 + 0.05 * state.capital[n] for n in theirs]) * temper.spite * leads / 4
    return value


def rate_stop(outlook: Prospects, top: Stop) -> list[Rated]:
    """Returns what a company can do where it stands."""
    found = list(_RULES[top.kind](outlook, top)) if top.kind in _RULES else []
    return found or [(0.0, (verb,)) for verb in stops.stop_verbs(outlook.state, top)[-1:]]


# -- loans ---------------------------------------------------------------------------------------


def _black_loan(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    state, prices, n = outlook.state, outlook.prices, stop.company
    yield 0.0, ("pass",)
    most = stops.loan_limit(state, stop)
    for amount in sorted({most, most // 2} - {0}):
        lost = outlook.loan_burden(n, amount) + outlook.credit_of(n)
        yield amount * prices.black - lost, ("borrow", str(amount))
    yield from _repayment(outlook, stop)


def _white_loan(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    """The white loan is the smaller one, and a company has one loan in its life."""
    state, prices, n = outlook.state, outlook.prices, stop.company
    yield 0.0, ("pass",)
    most = stops.loan_limit(state, stop)
    if most:
        lost = outlook.credit_of(n) if state.options.relend_after_repayment == "off" else 0.0
        yield most * (prices.white - 0.1) - lost, ("borrow", str(most))
    yield from _repayment(outlook, stop)


def _repayment(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    """Repaying saves the interest to come, and with second loans it lets the company borrow."""
    state, prices, n = outlook.state, outlook.prices, stop.company
    purse = stops.repayable(state, stop)
    due = min(state.loan[n], purse.total)
    if not due:
        return
    black = min(due, purse.booked)
    hidden = min(due - black, purse.hidden)
    white = due - black - hidden
    saved = outlook.loan_burden(n, due)
    again = state.options.relend_after_repayment == "on" and due == state.loan[n]
    if again:
        saved += due * prices.black * 0.9
    sums = {"white": white, "black": black, "hidden": hidden}
    token = ",".join([f"{key}={amount}" for key, amount in sums.items() if amount])
    yield saved - white * prices.white - (black + hidden) * prices.black, ("repay", token)


# -- the bank ------------------------------------------------------------------------------------


def _bank(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    state, prices, n = outlook.state, outlook.prices, stop.company
    purse = free(state, n)
    interest = stop.interest * prices.white
    wash = outlook.washed()
    laundered = purse.black * wash
    yield interest, ("pass",)
    if purse.black:
        yield interest + laundered, ("launder",)
    if purse.white:
        kept = purse.total * (prices.draw * outlook.group.bank)
        gain = kept - purse.white * prices.white - purse.black * prices.black
        yield interest + gain, ("deposit", _sums(purse.white, purse.booked, purse.hidden))
    drawn = {} if stop.withdrawn else stops.withdrawable(state, stop)
    if drawn:
        each = prices.white - prices.deposit
        yield sum(drawn.values()) * each + max(0.0, laundered), ("withdraw-all",)


def _sums(white: int, black: int, hidden: int) -> str:
    parts = {"white": white, "black": black, "hidden": hidden}
    return ",".join([f"{key}={amount}" for key, amount in parts.items() if amount])


# -- shares --------------------------------------------------------------------------------------


def _bourse(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    state, n = outlook.state, stop.company
    yield 0.0, ("pass",)
    for gain, lots in purchases(outlook, free(state, n).white, state.space[n]):
        yield gain, ("buy", str(lots))
    mine = free_lots(state, n)
    if mine:
        gain = mine * (LOT_RESALE * outlook.prices.white - LOT) - outlook.lot_hopes(mine)
        yield gain, ("sell", str(mine))


# -- foundations ---------------------------------------------------------------------------------


def _foundation(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    state, n = outlook.state, stop.company
    yield 0.0, ("pass",)
    kind = KINDS[outlook.roads.best]
    for key, way in founders(state, n).items():
        most = greatest_capital(state, way)
        sizes = {most, most * 3 // 5 // 5 * 5, most // 3 // 5 * 5} if key == "alone" else {most}
        for capital in sorted(sizes - {0}):
            after = _left(state, way, capital)
            gain = outlook.founding(capital) + 0.9 * outlook.founding_with(n, after, capital)
            yield gain, found_path(state, way, kind, key, capital)


def _left(state: State, way: Founders, capital: int) -> dict[int, int]:
    """Returns what the founders have left."""
    return {n: free(state, n).total - share for n, share in way.shares(capital).items()}


def found_path(state: State, way: Founders, kind: str, key: str, capital: int) -> Path:
    """Returns the move that founds a company, its founders paying black money first."""
    shares = way.shares(capital)
    asked = [n for n, share in shares.items() if founder_chooses(free(state, n), share)]
    return ("found", kind, key, str(capital), *["-" for _ in asked])


# -- games of chance -----------------------------------------------------------------------------


def _metals(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    state = outlook.state
    verbs = stops.stop_verbs(state, stop)
    if "stake-least" not in verbs:
        yield 0.0, ("pass",)
        return
    yield -0.3, ("stake-least",)
    purse = free(state, stop.company)
    if purse.white >= 40:
        yield -0.1 * (purse.white // 2), ("stake", f"white={purse.white // 2}")


def _election(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    """A stake brings back less than itself, unless the table pays more for regular elections."""
    state, prices, n = outlook.state, outlook.prices, stop.company
    yield 0.0, ("pass",)
    purse = free(state, n)
    half = min(purse.booked or purse.white, max(1, cash(state, n) // 2))
    if not half:
        return
    colour = "black" if purse.booked else "white"
    cost = half * (prices.black if purse.booked else prices.white)
    if stop.kind == "elreg":
        over, under = state.options.election_rate
        back = (2 * over / under + 1) / 6
        rest = purse.white * prices.white + purse.black * prices.black - cost
        gain = half * back * prices.black - cost - rest / 6
    else:
        back = 5 / 6
        gain = half * back * prices.black - cost - (50 + state.capital[n]) / 6
        if n % 6 == 0:
            gain -= WIN / 6
    yield gain, ("stake", f"{colour}={half}")


def _coup(outlook: Prospects, stop: Stop) -> Iterator[Rated]:
    state, prices, n = outlook.state, outlook.prices, stop.company
    lost = state.white[n] * prices.white
    lost += (state.black[n] - state.hidden[n]) * prices.black
    yield -lost, ("lose-cash",)
    if state.black[n] >= state.capital[n]:
        yield -state.capital[n] * prices.black, ("pay-coup",)


_RULES: dict[str, Callable[[Prospects, Stop], Iterator[Rated]]] = {
    "fn": _black_loan,
    "loanw": _white_loan,
    "bank": _bank,
    "bourse": _bourse,
    "an": _foundation,
    "metal": _metals,
    "elreg": _election,
    "elrig": _election,
    "coup": _coup,
}
