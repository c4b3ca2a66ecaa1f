"""The cash of companies in words, for every question that is about money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.ledger import free, free_lots
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.names import COMPANY_NAMES, dollars
from games.engine import Option, text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Text


def cash_text(state: State, company: int) -> Text:
    """Returns what a company can spend now: "$50,000 white and $20,000 black"."""
    purse = free(state, company)
    parts = [text("capital-power-white", amount=dollars(purse.white))]
    parts.append(text("capital-power-black", amount=dollars(purse.black)))
    if purse.hidden:
        parts.append(text("capital-power-hidden", amount=dollars(purse.hidden)))
    return text("capital-power-cash", parts=tuple(parts))


def with_cash(state: State, companies: list[int]) -> tuple[Option, ...]:
    """Returns options for companies, by name, each with the cash and shares it can spend."""
    return tuple(
        Option(
            COMPANY_KEYS[n],
            COMPANY_NAMES[n],
            text(
                "capital-power-has",
                cash=cash_text(state, n), shares=free_lots(state, n) * 10,
            ),
        )
        for n in companies
    )  # fmt: skip
