"""The terms of an offer in words: who gives what, for either side as it can know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.names import dollars, item_name
from games.engine import Who, text

if TYPE_CHECKING:
    from games.capital_power.pending import Offer
    from games.engine import Arg, Seat, Text


def offer_text(offer: Offer, seat: Seat) -> Text:
    """Returns what an open offer gives and wants, for one of its two seats."""
    key = "mine" if seat == offer.by else "theirs"
    return text(f"capital-power-offer-{key}", **terms_for(offer, seat))


def terms_for(offer: Offer, seat: Seat, *, short: bool = False) -> dict[str, Arg]:
    """Returns the arguments of a sentence about an offer for one of its two seats.

    who: the other one. give, get: what changes hands, from this seat and to it.
    """
    black = offer.black + offer.hidden
    given = _things(offer.white, black, offer.lots, offer.items, short=short)
    wanted = _things(offer.ask_white, offer.ask_black, offer.ask_lots, offer.ask_items, short=short)
    if seat == offer.by:
        return {"who": Who(offer.to), "give": given, "get": wanted}
    return {"who": Who(offer.by), "give": wanted, "get": given}


def on_a_button(offer: Offer, seat: Seat) -> dict[str, Arg]:
    """Returns the same for the label of a button, with sums in thousands.

    short: ``yes`` if each side gives one thing at the most, so that there is room for the terms.
    """
    kinds = (
        (offer.white, offer.black + offer.hidden, offer.lots, *offer.items),
        (offer.ask_white, offer.ask_black, offer.ask_lots, *offer.ask_items),
    )
    brief = all(sum(map(bool, kind)) < 2 for kind in kinds)
    return {**terms_for(offer, seat, short=True), "short": "yes" if brief else "no"}


def _things(
    white: int, black: int, lots: int, items: tuple[int, ...], *, short: bool
) -> tuple[Text, ...]:
    """Returns money, shares and companies as a list, "nothing" if there are none."""
    found: list[Text] = []
    for colour, amount in (("white", white), ("black", black)):
        if amount and short:
            found.append(text(f"capital-power-short-{colour}", amount=amount))
        elif amount:
            found.append(text(f"capital-power-{colour}", amount=dollars(amount)))
    if lots:
        found.append(text("capital-power-shares", shares=lots * 10))
    found.extend(item_name(item) for item in items)
    return tuple(found) or (text("capital-power-nothing"),)
