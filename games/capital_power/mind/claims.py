"""Fines, debts, receipts, books and offers: what others ask of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import PARKS
from games.capital_power.choices.deals import books_form, offer_key
from games.capital_power.choices.forms import split_form
from games.capital_power.choices.verbs import debt_verbs, others, splits
from games.capital_power.companies.groups import branch, lots_of, rooted_group
from games.capital_power.companies.ledger import cash
from games.capital_power.deals import desks_for
from games.capital_power.debts.debts import deposits, rescue_purse, rescuers, shortage
from games.capital_power.debts.liquidation import hopeless
from games.capital_power.fallback import fallback
from games.capital_power.material import COMPANY_KEYS, MINORITY, part
from games.capital_power.mind.books import WIN
from games.capital_power.mind.turn import may_meet_fisc
from games.capital_power.mind.values import LOT
from games.choosing import NONE, join_form
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.capital_power.mind.landing import Prospects
    from games.capital_power.pending import Accuse, Booking, BuyBack, Debt, Offer, Receive, Split
    from games.capital_power.view import View
    from games.engine import Path
    from games.thinking.mind import Rated, Temper


# -- fines ---------------------------------------------------------------------------------------


def rate_split(outlook: Prospects, top: Split) -> Iterator[Rated]:
    """Yields paying in proportion, and taking it from the tills that are least safe."""
    state = outlook.state
    yield 0.0, ("even",)
    ways = splits(state, top)
    if not ways:
        return
    tokens = []
    for due, has in ways.values():
        left, given = due, dict.fromkeys(has, 0)
        for n in sorted(has, key=lambda n: (state.space[n] in PARKS, n)):
            given[n] = min(left, has[n])
            left -= given[n]
        answers = {COMPANY_KEYS[n]: str(amount) for n, amount in given.items()}
        tokens.append(
            join_form(split_form(text("capital-power-ask-split-white"), has, due), answers)
        )
    if any(token != NONE for token in tokens):
        yield 0.5, ("split", *tokens)


def rate_receipt(outlook: Prospects, top: Receive) -> Iterator[Rated]:
    """Yields the companies that could take the money, the safest with the highest gain."""
    state = outlook.state
    for n in rooted_group(state, top.seat):
        safe = -outlook.stay(n, top.black) if state.space[n] in PARKS else -1.0
        path = ("receive", COMPANY_KEYS[n])
        yield safe, (*path, "0") if top.black else path


# -- debts ---------------------------------------------------------------------------------------


def rate_debt(outlook: Prospects, top: Debt, view: View) -> Iterator[Rated]:
    """Yields raising what is owed. A group that cannot be saved gives up at once (H50)."""
    state = outlook.state
    possible = debt_verbs(state, top)
    if "settle" in possible:
        yield 0.0, ("settle",)
        yield from _by_hand(outlook, top, possible)
        return
    best = fallback(view)
    lost = hopeless(state, top)
    yield (-1.0 if lost else 0.0), best
    if lost and best != ("bankrupt",):
        yield 0.0, ("bankrupt",)


def _by_hand(outlook: Prospects, top: Debt, possible: list[str]) -> Iterator[Rated]:
    """Yields paying with deposits first, where they are worth less than cash."""
    state, prices = outlook.state, outlook.prices
    missing = shortage(state, top)
    if "set-off" in possible:
        held = deposits(state, top)
        n = max(held, key=lambda one: held[one])
        amount = min(missing, held[n])
        yield amount * (prices.white - prices.deposit), ("set-off", COMPANY_KEYS[n], str(amount))
    if "rescue" in possible:
        helpers = rescuers(state, top)
        n = max(helpers, key=lambda one: helpers[one])
        purse = rescue_purse(state, n, top)
        if purse.booked >= missing:
            gain = missing * max(0.0, prices.white - prices.black)
            yield gain, ("rescue", COMPANY_KEYS[n], f"black={missing}")


def rate_buy_back(outlook: Prospects, top: BuyBack, view: View) -> Iterator[Rated]:
    """Yields buying a company back, unless what it has and earns is not worth its price."""
    state, prices = outlook.state, outlook.prices
    kept = sum([company_value(outlook, n) for n in branch(state, top.company)])
    yield kept - top.price * prices.white, fallback(view)
    yield 0.0, ("abandon",)


def company_value(outlook: Prospects, company: int) -> float:
    """Returns what a company is worth with what the state shows in its till."""
    state, prices = outlook.state, outlook.prices
    value = state.white[company] * prices.white + state.black[company] * prices.black
    value += state.deposit[company] * prices.deposit + state.lots[company] * LOT
    if not state.borrowed[company]:
        value += outlook.credit_of(company)
    return value + 0.5 * state.capital[company] * prices.earning


# -- creative books ------------------------------------------------------------------------------


def rate_booking(outlook: Prospects, top: Booking, temper: Temper) -> Iterator[Rated]:
    """Yields booking black money, or keeping it off the books while the tax office is far."""
    state = outlook.state
    yield 0.0, ("book",)
    near = any(may_meet_fisc(state, n) for n in outlook.group.own)
    price = outlook.prices.black
    risk = 0.25 if near else 0.04
    whole = outlook.group.black * price + WIN * (state.options.false_books == "eliminated")
    danger = risk * whole * 0.2 / temper.risk
    if top.black:
        yield 0.1 * top.black * price - danger, ("hide",)
    if top.skim:
        yield top.skim * price - danger, ("part", f"skim={top.skim}")


def rate_accusation(outlook: Prospects, top: Accuse, view: View) -> Iterator[Rated]:
    """Yields letting everybody be, and accusing: a wrong accusation costs a tenth of all cash."""
    state, prices = outlook.state, outlook.prices
    yield 0.0, ("pass",)
    due = part(sum([cash(state, n) for n in outlook.group.own]), (1, 10))
    rivals = others(state, top.seat)
    for other in rivals:
        black = 0.3 * sum(
            [state.capital[n] for n in range(len(state.owner)) if state.owner[n] == other]
        )
        gain = _GUILTY * black * prices.black / len(rivals) - (1 - _GUILTY) * due * prices.white
        yield gain, ("accuse", str(other + 1))


_GUILTY = 0.2
"""How likely somebody's books are thought to be false."""


# -- offers --------------------------------------------------------------------------------------


def rate_offers(outlook: Prospects, temper: Temper) -> Iterator[Rated]:
    """Yields answers to all offers made to the seat: taking what is worth more than it costs."""
    state, seat = outlook.state, outlook.seat
    for offer in state.offers:
        if offer.to != seat:
            continue
        key = offer_key(offer.by, offer)
        gain = offer_gain(outlook, offer, temper)
        yield 1.0 + max(0.0, -gain), ("decline", key)
        desks = desks_for(state, offer)
        if desks:
            desk = max(desks, key=lambda n: (state.space[n] in PARKS, -n))
            path: Path = ("accept", key, COMPANY_KEYS[desk])
            if books_form(state, offer, desk).fields:
                path = (*path, NONE)
            yield 1.0 + gain, path


def offer_gain(outlook: Prospects, offer: Offer, temper: Temper) -> float:
    """Returns what a deal brings the seat, less a part of what it brings the other side."""
    state, prices, goal = outlook.state, outlook.prices, outlook.state.options.lots_to_win
    mine = lots_of(state, outlook.seat) + offer.lots - offer.ask_lots
    theirs = lots_of(state, offer.by) + offer.ask_lots - offer.lots
    gain = offer.white * prices.white + (offer.black + offer.hidden) * prices.black
    gain += offer.lots * LOT * 1.2 + sum([_item(outlook, item) for item in offer.items])
    cost = offer.ask_white * prices.white + offer.ask_black * prices.black
    cost += offer.ask_lots * LOT * 1.2 + sum([_item(outlook, item) for item in offer.ask_items])
    value = gain - cost - 0.5 * temper.spite * max(0.0, cost - gain) - 2.0
    if mine >= goal:
        return value + WIN
    return value - WIN * (theirs >= goal) - 0.1 * temper.spite * LOT * max(0, offer.ask_lots)


def _item(outlook: Prospects, item: int) -> float:
    state = outlook.state
    if item >= MINORITY:
        return 0.1 * state.capital[item - MINORITY] * outlook.prices.earning
    return sum([company_value(outlook, n) for n in branch(state, item)])
