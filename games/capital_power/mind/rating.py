"""The moves of a seat with what each gains, in thousands of dollars of shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.verbs import asks, may
from games.capital_power.mind import claims, places
from games.capital_power.mind.landing import Prospects
from games.capital_power.mind.turn import rate_turn
from games.capital_power.pending import (
    Accuse,
    Booking,
    Branch,
    BuyBack,
    Debt,
    Receive,
    Split,
    Stop,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.capital_power.view import View
    from games.engine import Path
    from games.thinking.mind import Rated, Temper


def rated(view: View, temper: Temper) -> list[Rated]:
    """Returns the moves of the seat that looks; if the table does not wait for it, its answers to
    offers.
    """
    if view.seat is None:
        return []
    outlook = Prospects(view.seen, view.seat, temper)
    if not view.to_act:
        return list(claims.rate_offers(outlook, temper)) if is_called(view) else []
    best: dict[Path, float] = {}
    for gain, path in _rate(outlook, view, temper):
        best[path] = max(gain, best.get(path, gain))
    return [(gain, path) for path, gain in best.items()]


def is_called(view: View) -> bool:
    """Whether the seat can answer an offer while others play, so that whoever made it may go on."""
    if view.seat is None or view.over or view.to_act:
        return False
    return may(view.seen, view.seat, "decline")


def _rate(outlook: Prospects, view: View, temper: Temper) -> Iterable[Rated]:
    top = asks(outlook.state, outlook.seat)
    if top is None:
        found = rate_turn(outlook)
        first = max(gain for gain, _ in found)  # offers are answered before anything is done
        offers = claims.rate_offers(outlook, temper)
        return [*found, *((max(0.0, first) + gain, path) for gain, path in offers)]
    if isinstance(top, Stop):
        return places.rate_stop(outlook, top)
    if isinstance(top, Branch):
        return places.rate_ways(outlook, top, temper)
    if isinstance(top, Split):
        return claims.rate_split(outlook, top)
    if isinstance(top, Debt):
        return [*claims.rate_debt(outlook, top, view), *claims.rate_offers(outlook, temper)]
    if isinstance(top, BuyBack):
        return claims.rate_buy_back(outlook, top, view)
    if isinstance(top, Booking):
        return claims.rate_booking(outlook, top, temper)
    if isinstance(top, Receive):
        return claims.rate_receipt(outlook, top)
    if isinstance(top, Accuse):
        return claims.rate_accusation(outlook, top, view)
    raise TypeError(f"there is no rule for a {type(top).__name__}")
