"""Forms for money: which fields, which bounds, what is left out, and reading the answers.

A form whose sum must reach something that no single field reaches has defaults that do, black
money first, so that it can be sent as it stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.ledger import Purse, even_shares
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.names import COMPANY_NAMES
from games.engine import AmountField, Form, Text, Total, text

if TYPE_CHECKING:
    from collections.abc import Mapping

FIELDS = ("white", "black", "hidden")
"""The fields of a purse, as in `Purse`; ``black`` is what is in the books."""


def field_label(key: str) -> Text:
    """What a field asks for."""
    return text(f"capital-power-field-{key}")


def amount_field(key: str, most: int, default: int = 0) -> AmountField:
    """Returns a field from nothing to `most`."""
    return AmountField(key, field_label(key), 0, most, default=default or None)


def default_purse(most: Purse, least: int) -> Purse:
    """What a purse form left empty means: nothing, or `least` in black first if it takes more
    than one colour to reach it.
    """
    if max(most) >= least or most.total < least:
        return Purse()
    booked = min(most.booked, least)
    hidden = min(most.hidden, least - booked)
    return Purse(least - booked - hidden, booked, hidden)


def purse_form(ask: Text, purse: Purse, least: int, most: int) -> Form:
    """So much money, `least` to `most` together, from what a purse holds."""
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
    return Purse(*(min(part, most) for part in purse))


def read_purse(amounts: Mapping[str, int], purse: Purse, least: int, most: int) -> Purse:
    """Returns the money a `purse_form` was answered with."""
    default = default_purse(capped(purse, most), least)
    return Purse(*(amounts.get(key, start) for key, start in zip(FIELDS, default, strict=True)))


# -- how a founder pays --------------------------------------------------------------------------


def _founder_default(purse: Purse, share: int) -> Purse:
    missing = max(0, share - purse.booked)
    white = min(missing, purse.white)
    return Purse(white, share - missing, missing - white)


def founder_form(ask: Text, purse: Purse, share: int) -> Form:
    """How much of a founder's share is white (and off the books); the rest is booked black."""
    limits = capped(purse, share)
    default = _founder_default(purse, share)
    fields = [amount_field("white", limits.white, default.white)] if limits.white else []
    if limits.hidden:
        fields.append(amount_field("hidden", limits.hidden, default.hidden))
    return Form(ask, tuple(fields), Total(max(0, share - limits.booked), share))


def founder_chooses(purse: Purse, share: int) -> bool:
    """Whether there is more than one way to pay a founder's share."""
    limits = capped(purse, share)
    return sum(limit > 0 for limit in limits) > 1 and limits.total > share


def read_founder(amounts: Mapping[str, int], purse: Purse, share: int) -> Purse:
    """How a founder pays its share."""
    default = _founder_default(purse, share)
    white = amounts.get("white", default.white)
    hidden = amounts.get("hidden", default.hidden)
    return Purse(white, share - white - hidden, hidden)


# -- several companies ---------------------------------------------------------------------------


def companies_form(ask: Text, amounts: Mapping[int, int], total: Total) -> Form:
    """Something from each of these companies, up to what it has."""
    fields = tuple(
        AmountField(COMPANY_KEYS[n], COMPANY_NAMES[n], 0, most) for n, most in amounts.items()
    )
    return Form(ask, fields, total)


def split_form(ask: Text, amounts: Mapping[int, int], due: int) -> Form:
    """`due` from these companies together; left out means in proportion."""
    even = even_shares(dict(amounts), due)
    fields = tuple(
        AmountField(COMPANY_KEYS[n], COMPANY_NAMES[n], 0, most, default=even[n] or None)
        for n, most in amounts.items()
    )
    return Form(ask, fields, Total(due, due))


def read_companies(amounts: Mapping[str, int], default: Mapping[int, int]) -> dict[int, int]:
    """Amounts by company, those left out as in `default`."""
    return {n: amounts.get(COMPANY_KEYS[n], start) for n, start in default.items()}
