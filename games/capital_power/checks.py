"""Whether a move is allowed; a refusal names the rule it rests on.

What is allowed is what `games.capital_power.choices` offers. This module walks the same choices
and, where a move is not among them, says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.capital_power import moving, turns
from games.capital_power.board import BRIBE_TARGETS
from games.capital_power.choices import next_choice
from games.capital_power.groups import can_be_sold, group, rooted_group
from games.capital_power.material import ACTS_A_TURN, COMPANIES, COMPANY_NAMES, OFFERS_A_TURN
from games.capital_power.moves import is_way
from games.capital_power.verbs import asks, may
from games.choosing import check_token
from games.engine import Arg, Done, Refused, Who, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Path, Seat

ENTRIES = {
    "roll": "movement", "roll-all": "movement", "stay": "parking", "bribe": "bribe",
    "interpol": "interpol", "transfer": "transfers", "declare": "books",
    "borrow": "loans", "repay": "loans", "buy": "shares", "sell": "shares",
    "deposit": "bank", "launder": "bank", "withdraw": "bank", "withdraw-all": "bank",
    "stake": "stakes", "stake-least": "stakes", "found": "founding",
    "pay-coup": "losses", "lose-cash": "losses", "book": "books", "hide": "books",
    "part": "books", "even": "inspections", "split": "inspections", "settle": "debts",
    "rescue": "debts", "set-off": "debts", "resell": "debts", "bankrupt": "debts",
    "liquidate": "liquidation", "buy-back": "dissolved", "abandon": "dissolved",
    "accuse": "accusation", "receive": "accusation", "offer": "deals", "accept": "deals",
    "decline": "deals", "retract": "deals", "resign": "leaving",
    "order": "H46", "pass": "turn",
}  # fmt: skip
"""The rulebook entry each kind of move rests on."""

ON_SPACES = (
    "borrow", "repay", "buy", "sell", "deposit", "launder", "withdraw", "withdraw-all", "stake",
    "stake-least", "found",
)  # fmt: skip
"""Moves that only a company on the right space can make."""


def refuse(rule: str, what: str, **args: Arg) -> NoReturn:
    """Refuse with ``capital-power-refused-<what>``."""
    raise Refused(rule, text(f"capital-power-refused-{what}", **args))


def check(state: State, seat: Seat, path: Path) -> None:
    """Raise `Refused` unless `seat` may make this whole move."""
    verb = path[0]
    if not 0 <= seat < state.seats or not may(state, seat, verb):
        _explain(state, seat, verb)
    for length in range(1, len(path)):
        _check_step(state, seat, path[:length], path[length])
    if not isinstance(next_choice(state, seat, path), Done):
        refuse(ENTRIES.get(verb, "turn"), "unfinished")


def _check_step(state: State, seat: Seat, path: Path, token: str) -> None:
    try:
        check_token(next_choice(state, seat, path), token)
    except Refused as refused:
        _explain_step(state, path, token)
        raise Refused(ENTRIES.get(path[0], "turn"), refused.text) from refused


# -- why a move cannot be made now ---------------------------------------------------------------


def _explain(state: State, seat: Seat, verb: str) -> NoReturn:
    if state.ending:
        refuse("victory", "over")
    if not 0 <= seat < state.seats or state.out[seat]:
        refuse("leaving", "out")
    if verb in ("offer", "accept", "decline", "retract"):
        _explain_deal(state, seat, verb)
    waited = state.pending[-1].seat if state.pending else state.turn
    if waited != seat:
        refuse("turn", "wait", whom=Who(waited))
    if asks(state, seat) and verb not in ON_SPACES:
        refuse(ENTRIES.get(verb, "turn"), "decide-first")
    _explain_in_turn(state, seat, verb)


def _explain_deal(state: State, seat: Seat, verb: str) -> NoReturn:
    if verb == "offer":
        made = state.offered[seat] >= OFFERS_A_TURN
        refuse("H37", "too-many-offers" if made else "offers-open")
    if verb == "retract":
        refuse("deals", "no-own-offer")
    mine = [offer for offer in state.offers if offer.to == seat]
    if not mine:
        refuse("deals", "no-offer")
    items = [item for offer in mine for item in offer.items + offer.ask_items]
    if any(not can_be_sold(state, item) for item in items):
        refuse("H33", "bound")
    refuse("deals", "cannot-serve")


def _explain_in_turn(state: State, seat: Seat, verb: str) -> NoReturn:
    if verb == "transfer":
        _explain_transfer(state, seat)
    if verb in ("roll", "roll-all"):
        refuse("movement", "all-moved")
    if verb == "stay":
        refuse("parking", "not-parked")
    if verb == "bribe":
        refuse("bribe", "no-bribe")
    if verb == "interpol":
        refuse("interpol", "must-move-first")
    if verb == "declare":
        refuse("books", "nothing-to-declare")
    if verb in ON_SPACES:
        refuse(ENTRIES[verb], f"not-here-{ENTRIES[verb]}")
    refuse(ENTRIES.get(verb, "movement"), "way" if is_way(verb) else "not-asked")


def _explain_transfer(state: State, seat: Seat) -> NoReturn:
    if len(rooted_group(state, seat)) < 2:
        refuse("transfers", "one-company")
    if state.acts[seat] >= ACTS_A_TURN:
        refuse("H37", "too-many-acts")
    if not turns.transfer_targets(state, seat):
        refuse("C13", "transfers-over")
    refuse("transfers", "nothing-to-send")


# -- why a step is not among the choices ---------------------------------------------------------


def _explain_step(state: State, path: Path, token: str) -> None:
    """Name the ruling where a company was picked that cannot do it; else say nothing."""
    company = COMPANIES.get(token, -1)
    if len(path) > 1 or company < 0 or company >= len(state.kind):
        return
    name = COMPANY_NAMES[company]
    mine = company in group(state, state.turn)
    if path[0] in ("roll", "stay", "bribe"):
        if not mine:
            refuse("movement", "not-your-pawn", company=name)
        if state.moved[company]:
            refuse("movement", "has-moved", company=name)
    if path[0] == "stay":
        refuse("parking", "not-on-parking", company=name)
    if path[0] == "bribe":
        _explain_bribe(state, company)


def _explain_bribe(state: State, company: int) -> NoReturn:
    name = COMPANY_NAMES[company]
    if state.behind[company] or BRIBE_TARGETS[state.space[company]] < 0:
        refuse("H10", "nothing-ahead", company=name)
    if moving.bribe_target(state, company) < 0:
        refuse("C20", "bribed-here", company=name)
    refuse("bribe", "bribe-money", company=name)
