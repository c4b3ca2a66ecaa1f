"""The reasons why something pending cannot be decided so: debts, fines, forks, buy-backs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.capital_power import turns
from games.capital_power.choices.stops import ask_pending
from games.capital_power.companies.groups import group, rooted_group
from games.capital_power.companies.ledger import free_lots
from games.capital_power.debts import debts
from games.capital_power.material import ACTS_A_TURN, is_holding
from games.capital_power.moves import is_way
from games.capital_power.pending import Booking, Branch, BuyBack, Debt, Pending, Split, Stop
from games.capital_power.refusals.refusals import check_promises, refuse, refuse_of
from games.capital_power.refusals.stops import PLACES, explain_compulsory, explain_on_space

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat

ON_SPACE = {
    "loanw": "loans", "fn": "loans", "bank": "bank", "bourse": "shares", "an": "founding",
    "metal": "metals", "elreg": "elections", "elrig": "elections", "coup": "losses",
}  # fmt: skip
"""The entry that a stop to decide about rests on, by the kind of its space."""
WHY_FINED = {
    "ggff": "inspections", "interpol": "interpol", "fisc": "fisc", "indemnity": "accusation",
}  # fmt: skip
PENDING = {
    "booking": "books", "debt": "debts", "buy-back": "dissolved", "accuse": "accusation",
    "receive": "accusation",
}  # fmt: skip
"""The entry that any other pending decision rests on, by its tag."""


def entry_of(top: Pending) -> str:
    """Returns the entry that explains what a seat is asked."""
    if isinstance(top, Stop):
        return ON_SPACE[top.kind]
    if isinstance(top, Branch):
        return "interpol" if top.company < 0 else "movement"
    if isinstance(top, Split):
        return WHY_FINED[top.why]
    tag = top.__struct_config__.tag
    return PENDING[str(tag)]


def explain_pending(state: State, seat: Seat, top: Pending, verb: str) -> NoReturn:
    """Raises the reason why a seat that is asked `top` cannot begin a move with this word."""
    if isinstance(top, Stop):
        _explain_stop(state, seat, top, verb)
    elif isinstance(top, Debt):
        _explain_debt(state, top, verb)
    elif isinstance(top, BuyBack):
        _explain_buy_back(state, top, verb)
    elif isinstance(top, Branch) and is_way(verb):
        refuse(entry_of(top), "no-such-way", die=top.die)
    elif isinstance(top, Booking) and verb == "hide":
        refuse("books", "nothing-to-hide")
    elif isinstance(top, Split) and verb == "split":
        refuse(entry_of(top), "one-way")
    refuse(entry_of(top), "decide-first", ask=ask_pending(state, top))


def _explain_stop(state: State, seat: Seat, stop: Stop, verb: str) -> None:
    if verb in PLACES:
        explain_on_space(state, seat, verb)
    if stop.kind == "coup" and verb == "pay-coup":
        refuse_of("losses", "coup-too-dear", stop.company)
    if verb == "pass":
        explain_compulsory(stop)


def _explain_buy_back(state: State, back: BuyBack, verb: str) -> None:
    if verb == "buy-back":
        refuse_of("dissolved", "nobody-buys", back.company)
    if verb == "transfer":
        explain_transfer(state, back.seat)


# -- debts ---------------------------------------------------------------------------------------


def _explain_debt(state: State, debt: Debt, verb: str) -> None:
    enough = debts.can_cover(state, debt)
    if verb == "settle":
        refuse("C30", "not-enough")
    if verb == "bankrupt":
        refuse("C30", "not-bankrupt")
    if verb == "liquidate":
        if enough:
            refuse("H30", "enough")
        _explain_no_candidates(state, debt)
    if verb == "set-off" and state.options.setoff == "off":
        refuse("H18", "no-set-off")
    if verb in ("rescue", "set-off", "resell"):
        if not debts.small_steps_left(state, debt):
            refuse("H37", "too-many-acts")
        _explain_no_means(state, debt, verb)


def _explain_no_candidates(state: State, debt: Debt) -> NoReturn:
    others = [n for n in rooted_group(state, debt.seat) if n not in debt.payers]
    kept = [n for n in others if not is_holding(n)]
    if kept:
        refuse_of("H32", "holds-debtor", kept[0])
    refuse("liquidation", "none-to-liquidate")


def _explain_no_means(state: State, debt: Debt, verb: str) -> NoReturn:
    own = rooted_group(state, debt.seat)
    if verb == "rescue":
        for n in own:
            if n not in debt.payers:
                check_promises(state, n, money=1)
    if verb == "resell":
        for n in own:
            check_promises(state, n, lots=1)
    refuse("debts", f"nothing-to-{verb}")


# -- transfers -----------------------------------------------------------------------------------


def explain_transfer(state: State, seat: Seat) -> NoReturn:
    """Raises the reason why nothing can be sent inside the group now."""
    own = rooted_group(state, seat)
    if len(own) < 2:
        refuse("transfers", "one-company")
    if state.acts[seat] >= ACTS_A_TURN:
        refuse("H37", "too-many-acts")
    targets = turns.transfer_targets(state, seat)
    if not targets or turns.transfer_sources(state, seat) == targets:
        refuse("C13", "transfers-over" if not targets else "only-target")
    for n in own:
        check_promises(state, n, money=1)
        if turns.lots_may_move(state):
            check_promises(state, n, lots=1)
    if any(free_lots(state, n) for n in own):
        refuse("H13", "shares-late")
    refuse("transfers", "nothing-to-send")


# -- books ---------------------------------------------------------------------------------------


def explain_declare(state: State, seat: Seat) -> NoReturn:
    """Raises the reason why no hidden money can be put into the books now."""
    if not state.options.creative:
        refuse("books", "true-books")
    if state.rolled:
        refuse("books", "declare-late")
    if state.acts[seat] >= ACTS_A_TURN:
        refuse("H37", "too-many-acts")
    if any(state.hidden[n] for n in group(state, seat)):
        refuse("H34", "promised-hidden")
    refuse("books", "nothing-to-declare")
