"""Why somebody would make a move, in one sentence, by what the view shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import moves as m
from games.capital_power.board import BRIBE_TARGETS, PARKS, SPACES, WAYS
from games.capital_power.choices.verbs import asks
from games.capital_power.companies.groups import group
from games.capital_power.companies.ledger import free
from games.capital_power.foresight.prospects import interpol_fine
from games.capital_power.material import BRIBE
from games.capital_power.mind.landing import Prospects
from games.capital_power.mind.reasons_of_claims import claim_reason, why
from games.capital_power.mind.reasons_of_places import place_reason
from games.capital_power.mind.turn import may_meet_fisc
from games.capital_power.names import COMPANY_NAMES, SPOTS, dollars
from games.capital_power.pending import Branch, Stop
from games.engine import Who
from games.thinking.mind import Temper

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Path, Seat, Text


def reason(view: View, path: Path) -> Text:
    """Returns why the seat that looks would make this move, which plays on."""
    state, seat = view.seen, view.seat
    if seat is None:
        raise ValueError("a spectator makes no moves")
    top, move = asks(state, seat), m.parse(path)
    if isinstance(top, Branch) and isinstance(move, m.Go):
        return _way(state, top, move.space)
    if isinstance(top, Stop):
        return place_reason(state, top, move)
    if top is None and not isinstance(move, m.AnswerOffer):
        return _in_turn(state, seat, move)
    return claim_reason(view, seat, top, move)


# -- the turn ------------------------------------------------------------------------------------


def _in_turn(state: State, seat: Seat, move: m.Move) -> Text:
    if isinstance(move, m.OnCompany):
        name = COMPANY_NAMES[move.company]
        if move.verb == "stay":
            return why("parked", company=name)
        spot = SPOTS[_best_end(state, seat, move.company)]
        return why("roll", company=name, spot=spot)
    if isinstance(move, m.Bribe):
        return _bribe(state, seat, move.company)
    if isinstance(move, m.Transfer):
        return _transfer(state, seat, move)
    if isinstance(move, m.OfCompany):
        near = any(may_meet_fisc(state, n) for n in group(state, seat))
        return why("declare" if near else "declare-safe")
    if move == m.Word("roll-all"):
        return why("roll-all")
    resting = [n for n in group(state, seat) if not state.moved[n]]
    return why("interpol-parked" if resting else "interpol")


def _best_end(state: State, seat: Seat, company: int) -> int:
    """Returns the best space that a roll can bring a company to."""
    outlook, purse = Prospects(state, seat, Temper()), free(state, company)
    ends = dict.fromkeys(end for ways in WAYS[state.space[company]] for end in ways)
    return max(ends, key=lambda end: outlook.stop(company, end, purse.white, purse.black))


def _bribe(state: State, seat: Seat, company: int) -> Text:
    space = BRIBE_TARGETS[state.space[company]]
    kind, name, purse = SPACES[space].kind, COMPANY_NAMES[company], free(state, company)
    if kind == "bourse":
        lots = Prospects(state, seat, Temper()).bought(company)
        if lots:
            return why("bribe-bourse", company=name, shares=10 * lots)
        return why("bribe-past-bourse", company=name, spot=SPOTS[space])
    deposits = sum(state.deposit[n] for n in group(state, seat))
    if kind == "bank" and purse.black > BRIBE:
        return why("bribe-bank", company=name, amount=dollars(purse.black - BRIBE))
    if kind == "bank" and deposits:
        return why("bribe-deposits", company=name, amount=dollars(deposits))
    if kind == "fn" and not state.borrowed[company]:
        return why("bribe-fn", company=name, amount=dollars(2 * state.capital[company]))
    return why("bribe", company=name, spot=SPOTS[space])


def _transfer(state: State, seat: Seat, move: m.Transfer) -> Text:
    n = move.target
    name, space = COMPANY_NAMES[n], state.space[n]
    target = BRIBE_TARGETS[space]
    ready = not state.moved[n] and target >= 0 and not state.behind[n]
    if ready and not state.bribed[n] >> SPACES[space].circuit & 1:
        amounts = move.amounts
        if sum(amounts.values()) == BRIBE:
            return why("send-fare", company=name, spot=SPOTS[target])
        if (SPACES[target].kind, "white" in amounts) == ("bourse", True):
            return why("send-bourse", company=name)
        if SPACES[target].kind == "bank":
            return why("send-bank", company=name)
    if space in PARKS:
        return why("parked", company=name)
    if state.moved[n]:
        return why("send-moved", company=name)
    return why("send-roll", company=name, spot=SPOTS[_best_end(state, seat, n)])


# -- forks ---------------------------------------------------------------------------------------

_WAYS = {"bourse": "bourse", "bank": "bank", "fn": "fn", "an": "an", "p": "park"}


def _way(state: State, top: Branch, space: int) -> Text:
    if top.company < 0:
        return _interpol(state, top.seat, space)
    name, kind = COMPANY_NAMES[top.company], SPACES[space].kind
    key = _WAYS.get(kind, "")
    if key and not (key == "fn" and state.borrowed[top.company]):
        return why(f"way-{key}", company=name)
    outlook, purse = Prospects(state, top.seat, Temper()), free(state, top.company)
    effect = outlook.effect(top.company, space, purse.white, purse.black)
    if effect > 0:
        return why("way-gain", company=name)
    return why("way-cost" if effect < 0 else "way-nothing", company=name)


def _interpol(state: State, seat: Seat, space: int) -> Text:
    fine = interpol_fine(state, seat, space)
    if fine:
        return why("fined", amount=dollars(fine))
    checked = [
        n for n, owner in enumerate(state.owner)
        if owner not in (-1, seat) and state.space[n] == space and not state.behind[n]
    ]  # fmt: skip
    if checked and space not in PARKS:
        return why("chase", who=Who(state.owner[checked[0]]))
    return why("spare")
