"""The cash of companies in words, for every question that is about money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.ledger import free, free_lots
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.names import COMPANY_NAMES, dollars
from games.engine import Option, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Arg, Text


def cash_text(state: State, company: int) -> Text:
    """Returns what a company can spend now: "$50,000 white and $20,000 black".

    A colour it has none of is left out; of a company without any cash it is $0 white.
    """
    purse = free(state, company)
    parts = []
    if purse.white or not purse.black:
        parts.append(text("capital-power-white", amount=dollars(purse.white)))
    if purse.black:
        parts.append(text("capital-power-black", amount=dollars(purse.black)))
    if purse.hidden:
        parts.append(text("capital-power-hidden", amount=dollars(purse.hidden)))
    return text("capital-power-cash", parts=tuple(parts))


def purse_text(state: State, company: int) -> Text:
    """Returns the cash and the shares that a company can spend now."""
    cash, shares = cash_text(state, company), free_lots(state, company) * 10
    return text("capital-power-has", cash=cash, shares=shares)


def with_cash(
    state: State, companies: list[int], label: str = "", **args: Arg
) -> tuple[Option, ...]:
    """Returns options for companies, each with the cash and shares it can spend.

    label: of a sentence about the company with these arguments, otherwise its name alone.
    """
    return tuple(
        Option(
            COMPANY_KEYS[n],
            text(label, company=COMPANY_NAMES[n], **args) if label else COMPANY_NAMES[n],
            purse_text(state, n),
        )
        for n in companies
    )
