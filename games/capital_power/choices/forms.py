"""Forms for money: their fields, bounds and defaults, and reading the answers.

If the sum must reach something that no single field reaches, the defaults do, black money first, so
that the form can be submitted unchanged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.ledger import Purse, even_shares
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.names import COMPANY_NAMES
from games.engine import AmountField, Form, Text, Total, text

if TYPE_CHECKING:
    from collections.abc import Mapping

MONEY = "capital-power-k"
"""The unit of money in forms and on buttons, thousands."""
LOTS = "capital-power-lots"
"""The unit of shares on buttons, lots of ten."""

FIELDS = ("white", "black", "hidden")
"""The fields of a purse, as in `Purse`; ``black`` is the booked black money."""


def field_label(key: str) -> Text:
    """Returns the label of a field."""
    return text(f"capital-power-field-{key}")


def amount_field(key: str, most: int, default: int = 0) -> AmountField:
    """Returns a field from nothing to `most`."""
    return AmountField(key, field_label(key), 0, most, default=default or None, unit=unit_of(key))


def unit_of(key: str) -> str:
    """Returns the unit of a field: none for lots, whose label has it."""
    return "" if key.endswith("lots") else MONEY


def default_purse(most: Purse, least: int) -> Purse:
    """Returns what a purse form left empty means: nothing, or `least` in black first.

    The latter only if it takes more than one colour to reach it.
    """
    if max(most) >= least or most.total < least:
        return Purse()
    booked = min(most.booked, least)
    hidden = min(most.hidden, least - booked)
    return Purse(least - booked - hidden, booked, hidden)


def purse_form(ask: Text, purse: Purse, least: int, most: int) -> Form:
    """Returns the form for `least` to `most` money together, from the contents of a purse."""
    limits = capped(purse, most)
    default = default_purse(limits, least)
    fields = tuple(
        amount_field(key, limit, start)
        for key, limit, start in zip(FIELDS, limits, default, strict=True)
        if limit
    )
    return Form(ask, fields, Total(least, min(most, limits.total)))


def capped(purse: Purse, most: int) -> Purse:
    """Returns a purse of which no colour is more than `most`."""
    white, booked, hidden = purse
    return Purse(min(white, most), min(booked, most), min(hidden, most))


def read_purse(amounts: Mapping[str, int], purse: Purse, least: int, most: int) -> Purse:
    """Returns the money in the answer to a `purse_form`."""
    default = default_purse(capped(purse, most), least)
    return Purse(*(amounts.get(key, start) for key, start in zip(FIELDS, default, strict=True)))


# -- how a founder pays --------------------------------------------------------------------------


def _founder_default(purse: Purse, share: int) -> Purse:
    missing = max(0, share - purse.booked)
    white = min(missing, purse.white)
    return Purse(white, share - missing, missing - white)


def founder_form(ask: Text, purse: Purse, share: int) -> Form:
    """Returns the form for how much of a founder's share is white (and off the books).

    The rest is booked black money.
    """
    limits = capped(purse, share)
    default = _founder_default(purse, share)
    fields = [amount_field("white", limits.white, default.white)] if limits.white else []
    if limits.hidden:
        fields.append(amount_field("hidden", limits.hidden, default.hidden))
    return Form(ask, tuple(fields), Total(max(0, share - limits.booked), share))


def founder_chooses(purse: Purse, share: int) -> bool:
    """Whether there is more than one way to pay a founder's share."""
    limits = capped(purse, share)
    return limits.total > share and limits.count(0) < 2


def read_founder(amounts: Mapping[str, int], purse: Purse, share: int) -> Purse:
    """Returns the money that a founder pays."""
    default = _founder_default(purse, share)
    white = amounts.get("white", default.white)
    hidden = amounts.get("hidden", default.hidden)
    return Purse(white, share - white - hidden, hidden)


# -- several companies ---------------------------------------------------------------------------


def companies_form(ask: Text, amounts: Mapping[int, int], total: Total) -> Form:
    """Returns the form for something from each of these companies, up to what it has."""
    fields = tuple(
        AmountField(COMPANY_KEYS[n], COMPANY_NAMES[n], 0, most, unit=MONEY)
        for n, most in amounts.items()
    )
    return Form(ask, fields, total)


def split_form(ask: Text, amounts: Mapping[int, int], due: int) -> Form:
    """Returns the form for `due` from these companies together, in proportion if left out."""
    even = even_shares(dict(amounts), due)
    fields = tuple(
        AmountField(COMPANY_KEYS[n], COMPANY_NAMES[n], 0, most, default=even[n] or None, unit=MONEY)
        for n, most in amounts.items()
    )
    return Form(ask, fields, Total(due, due))


def read_companies(amounts: Mapping[str, int], default: Mapping[int, int]) -> dict[int, int]:
    """Returns amounts by company, those left out as in `default`."""
    return {n: amounts.get(COMPANY_KEYS[n], start) for n, start in default.items()}
