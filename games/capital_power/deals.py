"""Deals between players: offers, acceptances, and what changes hands (2.15).

An offer reserves what it gives (H34), so accepting it cannot probe a purse. Each side names one
company, its desk, which pays, takes what is bought and becomes the parent of companies that come. A
side that sells a company is paid at that company's former parent (H14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.capital_power.companies.groups import (
    branch,
    can_be_sold,
    holder_of,
    in_play,
    rooted,
    rooted_group,
    seller_of,
    tradeable,
)
from games.capital_power.companies.ledger import Purse, covered, free, free_lots, shift
from games.capital_power.debts.liquidation import adopt
from games.capital_power.ending import check_victory
from games.capital_power.lines import call, tell, whisper
from games.capital_power.material import MINORITY, OFFERS_A_PAIR, OFFERS_A_TURN
from games.capital_power.names import item_name
from games.capital_power.pending import Debt, Offer, Split, Stop
from games.capital_power.terms import terms_for
from games.engine import Seat, Text, Who, text

if TYPE_CHECKING:
    from games.capital_power.pending import Pending
    from games.capital_power.state import State
    from games.step import Step


# -- what is possible ----------------------------------------------------------------------------


def partners(state: State, seat: Seat) -> list[Seat]:
    """Returns the seats to which a seat can make an offer now (H37)."""
    if state.offered[seat] >= OFFERS_A_TURN:
        return []
    return [
        other for other in in_play(state)
        if other != seat and len(_between(state, seat, other)) < OFFERS_A_PAIR
    ]  # fmt: skip


def _between(state: State, by: Seat, to: Seat) -> list[Offer]:
    return [offer for offer in state.offers if offer.by == by and offer.to == to]


def something_to_trade(state: State) -> bool:
    """Whether any player has a company or a 40 % share to trade."""
    return any(tradeable(state, seat) for seat in in_play(state))


def offerable(state: State, company: int) -> tuple[Purse, int]:
    """Returns the money and lots that a desk can give (H34).

    That is what is free, except money that something pending can claim: a debt of its player, a
    fine it is to pay, its stake on metals.
    """
    purse = free(state, company)
    for pending in state.pending:
        if isinstance(pending, Debt) and pending.seat == state.owner[company]:
            purse = Purse() if "b" in pending.order else Purse(0, purse.booked, purse.hidden)
        elif _claims_all(pending, company):
            purse = Purse()
    return purse, free_lots(state, company)


def _claims_all(pending: Pending, company: int) -> bool:
    if isinstance(pending, Split):
        return company in pending.payers
    return isinstance(pending, Stop) and (pending.company, pending.kind) == (company, "metal")


def offerable_items(state: State, seat: Seat, desk: int) -> list[int]:
    """Returns the companies and 40 % shares a seat can offer through a desk that stays."""
    promised = {item for offer in state.offers if offer.by == seat for item in offer.items}
    return [
        item for item in tradeable(state, seat)
        if item not in promised and not goes_along(state, item, desk)
    ]  # fmt: skip


def goes_along(state: State, item: int, company: int) -> bool:
    """Whether a company changes hands with this item because it is in the branch that is sold."""
    return item < MINORITY and company in branch(state, item)


def outermost(state: State, items: tuple[int, ...]) -> tuple[int, ...]:
    """Returns these items without the companies that go along with another one anyway."""
    return tuple(
        item for item in items
        if item >= MINORITY
        or not any(other != item and goes_along(state, other, item) for other in items)
    )  # fmt: skip


def acceptable(state: State, offer: Offer) -> bool:
    """Whether the offer could be carried out now, by what the whole table knows."""
    items = offer.items + offer.ask_items
    return all(can_be_sold(state, item) for item in items)


def desks_for(state: State, offer: Offer) -> list[int]:
    """Returns the companies through which the other side could accept the offer."""
    if not acceptable(state, offer):
        return []
    return [n for n in rooted_group(state, offer.to) if _can_serve(state, offer, n)]


def _can_serve(state: State, offer: Offer, company: int) -> bool:
    purse, lots = offerable(state, company)
    return (
        purse.white >= offer.ask_white
        and purse.black >= offer.ask_black
        and lots >= offer.ask_lots
        and not any(goes_along(state, item, company) for item in offer.ask_items)
    )


def find_offer(state: State, by: Seat, to: Seat, slot: int) -> Offer | None:
    """Returns the open offer with this number between two seats."""
    return next((offer for offer in _between(state, by, to) if offer.slot == slot), None)


def next_slot(state: State, by: Seat, to: Seat) -> int:
    """Returns the number of a new offer between two seats, which tells nothing of others."""
    used = {offer.slot for offer in _between(state, by, to)}
    return next(slot for slot in range(1, OFFERS_A_PAIR + 1) if slot not in used)


# -- what is done --------------------------------------------------------------------------------


def make_offer(step: Step[State], offer: Offer) -> None:
    """Opens an offer until the other's next turn has ended (rule page 9).

    The other is called by it and told its terms; nobody else hears of it.
    """
    state = step.state
    turns = 2 if state.turn == offer.to else 1
    slot = next_slot(state, offer.by, offer.to)
    state.offers.append(msgspec.structs.replace(offer, slot=slot, turns=turns))
    state.offered[offer.by] += 1
    call(step, offer.to, "offer", **terms_for(offer, offer.to))


def close_offer(step: Step[State], offer: Offer, how: str) -> None:
    """Closes an offer that is declined or taken back; the other side hears of it."""
    step.state.offers.remove(offer)
    whom, who = (offer.by, offer.to) if how == "declined" else (offer.to, offer.by)
    whisper(step, (whom,), how, who=Who(who))


def accept(step: Step[State], offer: Offer, desk: int, hidden: int, off_books: int) -> None:
    """Carries out a whole deal at once. The table hears of companies and lots, not of money.

    hidden: the part of the black money paid by `desk` that is off its books. off_books: the part of
    what it gets that stays off them.
    """
    state = step.state
    state.offers.remove(offer)
    purse = Purse(offer.ask_white, offer.ask_black - hidden, hidden)
    to_giver = _till(state, offer.items, offer.desk)
    to_taker = _till(state, offer.ask_items, desk)
    shift(state, offer.desk, to_taker, Purse(offer.white, offer.black, offer.hidden), off_books)
    shift(state, desk, to_giver, purse, offer.off_books)
    _move_lots(state, offer.desk, to_taker, offer.lots)
    _move_lots(state, desk, to_giver, offer.ask_lots)
    for item in offer.items:
        _hand_over(state, item, desk)
    for item in offer.ask_items:
        _hand_over(state, item, offer.desk)
    for seat in (offer.by, offer.to):
        whisper(step, (seat,), "deal", **terms_for(offer, seat))
    _announce(step, offer.by, offer.to, offer.items, offer.lots)
    _announce(step, offer.to, offer.by, offer.ask_items, offer.ask_lots)
    check_victory(step)


def _till(state: State, items: tuple[int, ...], desk: int) -> int:
    """Returns where a side is paid: at the old parent of the first company it sells (H14, H35)."""
    return holder_of(state, items[0]) if items else desk


def _move_lots(state: State, source: int, target: int, lots: int) -> None:
    state.lots[source] -= lots
    state.lots[target] += lots


def _hand_over(state: State, item: int, desk: int) -> None:
    """Gives a company with everything below it a new parent, or a 40 % share a new holder."""
    if item >= MINORITY:
        company = item - MINORITY
        state.minor[company] = -1 if state.mother[company] == desk else desk
        return
    adopt(state, item, desk)
    for one in branch(state, item):
        state.owner[one] = state.owner[desk]


def _announce(step: Step[State], by: Seat, to: Seat, items: tuple[int, ...], lots: int) -> None:
    things: list[Text] = [item_name(item) for item in items]
    if lots:
        things.append(text("capital-power-shares", shares=lots * 10))
    if things:
        tell(step, "deal", who=Who(by), whom=Who(to), things=tuple(things))


# -- offers that fall ----------------------------------------------------------------------------


def drop_dead_offers(state: State) -> None:
    """Drops offers that can no longer be carried out (H34)."""
    if not state.offers:
        return
    bare = {offer.desk for offer in state.offers if not covered(state, offer.desk)}
    state.offers = [o for o in state.offers if o.desk not in bare and _stands(state, o)]


def _stands(state: State, offer: Offer) -> bool:
    desk = offer.desk
    return (
        state.owner[desk] == offer.by
        and state.kind[desk] != 0
        and rooted(state, desk)
        and all(seller_of(state, item) == offer.by for item in offer.items)
        and all(seller_of(state, item) == offer.to for item in offer.ask_items)
        and not any(goes_along(state, item, desk) for item in offer.items)
        and outermost(state, offer.items) == offer.items
        and outermost(state, offer.ask_items) == offer.ask_items
    )


def tell_lapsed(step: Step[State], before: State, answered: Offer | None) -> None:
    """Tells both sides, and nobody else, of an offer that a move let lapse, but not why (H34).

    before: the state in which the move was made. answered: the offer it closed on purpose.
    """
    state = step.state
    if state.ending:
        return
    standing = {_sides(offer) for offer in state.offers}
    for offer in before.offers:
        if _sides(offer) in standing or offer is answered:
            continue
        for seat, other, key in (
            (offer.by, offer.to, "lapsed-own"),
            (offer.to, offer.by, "lapsed"),
        ):
            if not state.out[seat]:
                whisper(step, (seat,), key, who=Who(other))


def _sides(offer: Offer) -> tuple[Seat, Seat, int]:
    return offer.by, offer.to, offer.slot


def expire(state: State, seat: Seat) -> None:
    """Shortens the offers made to a seat by a turn, which has just ended."""
    aged = [
        msgspec.structs.replace(offer, turns=offer.turns - 1) if offer.to == seat else offer
        for offer in state.offers
    ]
    state.offers = [offer for offer in aged if offer.turns]
