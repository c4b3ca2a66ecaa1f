"""The refusal of a move: the rule in the way, and the sentence that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import msgspec

from games.capital_power.choices.forms import FIELDS
from games.capital_power.companies.groups import rooted
from games.capital_power.companies.ledger import Purse, cash, free, free_lots, whole
from games.capital_power.material import COMPANIES
from games.capital_power.names import COMPANY_NAMES
from games.choosing import split_form, whole_number
from games.engine import LEAVE, Arg, Choice, Refused, Seat, Text, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.capital_power.state import State

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
    "accuse": "accusation", "receive": "accusation", "swap": "deals", "offer": "deals",
    "accept": "deals", "decline": "deals", "retract": "deals",
    LEAVE[0]: "leaving", "order": "H46", "pass": "turn",
}  # fmt: skip
"""The rulebook entry that each kind of move rests on."""


def refuse(rule: str, what: str, **args: Arg) -> NoReturn:
    """Raises the refusal ``capital-power-refused-<what>``."""
    raise Refused(rule, text(f"capital-power-refused-{what}", **args))


def refuse_of(rule: str, what: str, company: int, **args: Arg) -> NoReturn:
    """Raises a refusal about a company."""
    refuse(rule, what, company=COMPANY_NAMES[company], **args)


def check_promises(
    state: State, company: int, *, money: int = 0, lots: int = 0, purse: Purse | None = None
) -> None:
    """Refuses money, lots or a purse that a company has but has promised in open offers (H34).

    money: in any colours. purse: exactly this one.
    """
    left = free(state, company)
    promised = (
        left.total < money <= cash(state, company)
        or free_lots(state, company) < lots <= state.lots[company]
        or (purse is not None and purse.fits(whole(state, company)) and not purse.fits(left))
    )
    if promised:
        refuse_of("H34", "promised", company)


# -- a word that is not among the choices ---------------------------------------------------------


class WrongWord(msgspec.Struct, frozen=True):
    """A word that is not among the choices: its author, the words of the move before it (without
    the first), what was asked, and what `games.choosing` said of it.
    """

    state: State
    seat: Seat
    before: Sequence[str]
    given: str
    choice: Choice
    said: Text

    @property
    def key(self) -> str:
        """The answer of `games.choosing` in short: ``not-offered``, ``form-total`` ..."""
        return self.said.key.removeprefix("choice-")


def check_mine(word: WrongWord, rule: str) -> int:
    """Returns the company in the word.

    It must be the seat's own and not wait to be bought back.
    """
    state = word.state
    if word.given not in COMPANIES:
        raise Refused("choices", word.said)
    n = COMPANIES[word.given]
    if n >= len(state.kind) or state.owner[n] != word.seat:
        refuse_of(rule, "not-yours", n)
    if not rooted(state, n):
        refuse_of("dissolved", "waits", n)
    return n


def check_sums(word: WrongWord, company: int) -> Purse:
    """Returns the money in a form. Refuses it, or lots, that are promised in offers (H34)."""
    sums = {key: whole_number(value) or 0 for key, value in split_form(word.given).items()}
    purse = Purse(*(sums.get(key, 0) for key in FIELDS))
    check_promises(word.state, company, lots=sums.get("lots", 0), purse=purse)
    return purse
