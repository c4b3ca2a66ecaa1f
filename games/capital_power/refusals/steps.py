"""The reasons why a word of a move, after its first one, is not among the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.capital_power.choices.forms import FIELDS
from games.capital_power.choices.verbs import asked
from games.capital_power.companies.ledger import Purse
from games.capital_power.material import COMPANIES, is_holding
from games.capital_power.pending import Debt, Split, Stop
from games.capital_power.refusals import deals
from games.capital_power.refusals.debts import entry_of
from games.capital_power.refusals.pawns import explain_bribe, explain_colour, explain_pawn
from games.capital_power.refusals.refusals import (
    ENTRIES,
    WrongWord,
    check_mine,
    check_promises,
    check_sums,
    refuse,
    refuse_of,
)
from games.capital_power.stops.stops import lot_price, stake_bounds
from games.choosing import split_form, whole_number
from games.engine import Done, Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Choice, Path, Seat, Text

MISWRITTEN = (
    "choice-amount-no-number", "choice-form-unreadable", "choice-several-twice",
    "choice-form-missing",
)  # fmt: skip
"""Answers of `games.choosing` about a word that fits nowhere."""
KEYS = (*FIELDS, "lots", "off", "hide", "skim", *COMPANIES)
"""The fields in the forms of this game."""


def explain_step(
    state: State, seat: Seat, path: Path, token: str, choice: Choice, said: Text
) -> NoReturn:
    """Raises the reason why `token` cannot follow `path`, whose own words are right."""
    word = WrongWord(state, seat, path[1:], token, choice, said)
    strange = "=" in token and not split_form(token).keys() <= set(KEYS)
    if said.key in MISWRITTEN or isinstance(choice, Done) or strange:
        raise Refused("choices", said)
    reason = _REASONS.get(path[0]) or deals.REASONS.get(path[0])
    raise Refused(reason(word) if reason else ENTRIES[path[0]], said)


# -- each refuses if it has a better reason, else names the rule ---------------------------------


def _transfer(word: WrongWord) -> str:
    state, before = word.state, word.before
    if len(before) == 2:
        if "lots=" in word.given and (state.rolled or state.pending):
            refuse("H13", "shares-late")
        check_sums(word, COMPANIES[before[0]])
        return "transfers"
    n = check_mine(word, "transfers")
    if not before:
        check_promises(state, n, money=1)
    elif word.given != before[0]:
        refuse_of("C13", "late-target", n)
    return "transfers"


def _declare(word: WrongWord) -> str:
    key, amount = (word.before[0], whole_number(word.given)) if word.before else (word.given, 1)
    n = COMPANIES[key]
    if n < len(word.state.kind) and word.state.owner[n] == word.seat:
        check_promises(word.state, n, purse=Purse(0, 0, amount or 0))
    return "books"


def _sums_of_stop(word: WrongWord) -> str:
    """Returns the rule in the way of a ``deposit``, ``repay`` or ``stake``."""
    stop = asked(word.state, word.seat, Stop)
    staked = check_sums(word, stop.company)
    if stop.kind not in ("metal", "elreg", "elrig"):
        return "bank" if stop.kind == "bank" else "loans"
    least, _ = stake_bounds(word.state, stop)
    if word.key == "form-total" and staked.total < least:
        return "C27" if stop.kind == "metal" else "H28"
    return "stakes"


def _buy(word: WrongWord) -> str:
    stop = asked(word.state, word.seat, Stop)
    lots, price = whole_number(word.given) or 0, lot_price(word.state, stop)
    check_promises(word.state, stop.company, purse=Purse(lots * price))
    return "H21" if lots * price > word.state.white[stop.company] else "shares"


def _sell(word: WrongWord) -> str:
    stop = asked(word.state, word.seat, Stop)
    check_promises(word.state, stop.company, lots=whole_number(word.given) or 0)
    return "shares"


def _split(word: WrongWord) -> str:
    return entry_of(asked(word.state, word.seat, Split))


# -- debts ---------------------------------------------------------------------------------------


def _rescue(word: WrongWord) -> str:
    debt = asked(word.state, word.seat, Debt)
    if not word.before:
        n = check_mine(word, "debts")
        if n in debt.payers:
            refuse_of("debts", "owes-itself", n)
        check_promises(word.state, n, money=1)
        return "debts"
    check_sums(word, COMPANIES[word.before[0]])
    black = "black=" in word.given or "hidden=" in word.given
    return "C10" if black and debt.order == "w" else "debts"


def _set_off(word: WrongWord) -> str:
    if not word.before:
        check_mine(word, "debts")
    return "debts"


def _resell(word: WrongWord) -> str:
    n = COMPANIES[word.before[0]] if word.before else check_mine(word, "debts")
    check_promises(word.state, n, lots=(whole_number(word.given) or 0) if word.before else 1)
    return "debts"


def _liquidate(word: WrongWord) -> str:
    if word.before:
        fits = word.given in (*COMPANIES, "liquidate", "lapse")
        return "liquidation" if fits else "choices"
    n = check_mine(word, "liquidation")
    if is_holding(n):
        refuse_of("liquidation", "holding-stays", n)
    if n in asked(word.state, word.seat, Debt).payers:
        refuse_of("liquidation", "debtor-stays", n)
    return refuse_of("H32", "holds-debtor", n)


def _buy_back(word: WrongWord) -> str:
    if word.given != "alone":
        n = check_mine(word, "dissolved")
        check_promises(word.state, n, money=1)
    return "dissolved"


def _receive(word: WrongWord) -> str:
    if word.before:
        return "books"
    check_mine(word, "accusation")
    return "accusation"


def _found(word: WrongWord) -> str:
    stop = asked(word.state, word.seat, Stop)
    if len(word.before) == 1:
        key = word.given.rpartition("-")[0] or word.given
        if word.given != "alone" and key not in COMPANIES:
            return "choices"
    elif len(word.before) == 2 and word.before[1] == "alone":
        check_promises(word.state, stop.company, money=whole_number(word.given) or 0)
    return "founding"


def _pawn(verb: str) -> Callable[[WrongWord], str]:
    def explain(word: WrongWord) -> str:
        n = COMPANIES[word.before[0] if word.before else word.given]
        if word.before:
            if word.given not in ("white", "black", "hidden"):
                return "choices"
            explain_colour(word.state, n, word.given)
        explain_pawn(word.state, word.seat, n, verb)
        return explain_bribe(word.state, n)

    return explain


_REASONS: dict[str, Callable[[WrongWord], str]] = {
    "roll": _pawn("roll"), "stay": _pawn("stay"), "bribe": _pawn("bribe"),
    "transfer": _transfer, "declare": _declare, "deposit": _sums_of_stop, "repay": _sums_of_stop,
    "stake": _sums_of_stop, "buy": _buy, "sell": _sell, "split": _split, "rescue": _rescue,
    "set-off": _set_off, "resell": _resell, "liquidate": _liquidate, "buy-back": _buy_back,
    "receive": _receive, "found": _found,
}  # fmt: skip
