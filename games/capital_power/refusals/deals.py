"""The reasons why a deal cannot be offered or answered in this way."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.capital_power import deals
from games.capital_power.companies.groups import in_play, rooted_group
from games.capital_power.companies.ledger import whole
from games.capital_power.material import COMPANIES, ITEMS, OFFERS_A_TURN
from games.capital_power.names import item_name
from games.capital_power.refusals.refusals import (
    WrongWord,
    check_mine,
    check_sums,
    refuse,
    refuse_of,
)
from games.choosing import split_several, whole_number
from games.engine import Form, Refused, Several, Who

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.pending import Offer
    from games.capital_power.state import State
    from games.engine import Seat


# -- now -----------------------------------------------------------------------------------------


def explain_deal(state: State, seat: Seat, verb: str) -> NoReturn:
    """Raises the reason why a seat can make no offer now, or answer none."""
    if verb == "swap" and deals.partners(state, seat):
        refuse("deals", "nothing-to-trade")
    if verb in ("swap", "offer"):
        made = state.offered[seat] >= OFFERS_A_TURN
        refuse("H37", "too-many-offers" if made else "offers-open")
    if verb == "retract":
        refuse("deals", "no-own-offer")
    mine = [offer for offer in state.offers if offer.to == seat]
    if not mine:
        refuse("deals", "no-offer")
    free = [offer for offer in mine if deals.acceptable(state, offer)]
    _explain_unservable(state, free[0] if free else mine[0])


def _explain_unservable(state: State, offer: Offer) -> NoReturn:
    """Raises the reason why a seat cannot accept an offer made to it as things are."""
    if not deals.acceptable(state, offer):
        refuse("H33", "bound")
    if any(_could_serve(state, offer, n) for n in rooted_group(state, offer.to)):
        refuse("H34", "tied")
    refuse("deals", "cannot-serve")


def _could_serve(state: State, offer: Offer, company: int) -> bool:
    """Whether the company could serve the offer if nothing were promised or claimed."""
    purse = whole(state, company)
    return (
        purse.white >= offer.ask_white
        and purse.black >= offer.ask_black
        and state.lots[company] >= offer.ask_lots
        and not any(deals.goes_along(state, item, company) for item in offer.ask_items)
    )


# -- a word of an offer --------------------------------------------------------------------------


def _offer(word: WrongWord) -> str:
    choice = word.choice
    if isinstance(choice, Several):
        (_explain_give if "=" in word.given else _explain_items)(word)
    elif isinstance(choice, Form):
        if choice.ask.key.endswith("-give"):
            _explain_give(word)
        return "books" if word.key == "form-growing" else "deals"
    elif word.before:
        check_mine(word, "deals")
    else:
        _explain_partner(word)
    return "deals"


def _explain_partner(word: WrongWord) -> NoReturn:
    other = (whole_number(word.given) or 0) - 1
    if other < 0 or word.given != str(other + 1):
        raise Refused("choices", word.said)
    if other == word.seat or other not in in_play(word.state):
        refuse("deals", "no-partner")
    refuse("H37", "two-open", whom=Who(other))


def _explain_give(word: WrongWord) -> None:
    """Refuses money that is promised, or that something pending can claim (H34)."""
    state, desk = word.state, COMPANIES[word.before[1]]
    sums = check_sums(word, desk)
    may_give, _ = deals.offerable(state, desk)
    if sums.fits(whole(state, desk)) and not sums.fits(may_give):
        refuse_of("H34", "claimed", desk)


def _explain_items(word: WrongWord) -> None:
    for key in split_several(word.given):
        if key not in ITEMS:
            raise Refused("choices", word.said)
        item = ITEMS[key]
        if any(item in o.items for o in word.state.offers if o.by == word.seat):
            refuse("H34", "item-promised", item=item_name(item))


# -- a word of an answer -------------------------------------------------------------------------


def _accept(word: WrongWord) -> str:
    if len(word.before) == 2:
        return "books"
    offer = _find(word, word.before[0] if word.before else word.given)
    if not word.before:
        _explain_unservable(word.state, offer)
    desk = check_mine(word, "deals")
    if _could_serve(word.state, offer, desk):
        refuse("H34", "tied")
    return refuse_of("deals", "desk-cannot-serve", desk)


def _close(word: WrongWord) -> str:
    refuse("deals", "no-such-offer")


def _find(word: WrongWord, key: str) -> Offer:
    """Returns the offer that was made to this seat under this name."""
    other, _, slot = key.partition("-")
    by = (whole_number(other) or 0) - 1
    offer = deals.find_offer(word.state, by, word.seat, whole_number(slot) or 0)
    if offer is None:
        refuse("deals", "no-such-offer")
    return offer


REASONS: dict[str, Callable[[WrongWord], str]] = {
    "offer": _offer, "swap": _offer, "accept": _accept, "decline": _close, "retract": _close,
}  # fmt: skip
