"""Conditions for each refusal of offering or answering a deal."""

from typing import Any

from games.capital_power.material import ITEMS, MINORITY
from games.engine import Form, Pick, Several
from tests.games.refusals.capital_power_debts import below
from tests.games.refusals.capital_power_facts import (
    acting,
    form,
    left,
    named,
    number,
    own,
    rooted,
    stuck,
    whole,
    word,
)
from tests.games.refusals.harness import Attempt, Condition


def _to_me(a: Attempt) -> list[Any]:
    return [offer for offer in a.state.offers if offer.to == a.seat]


def _by_me(a: Attempt) -> list[Any]:
    return [offer for offer in a.state.offers if offer.by == a.seat]


def _meant(a: Attempt) -> list[Any]:
    """Returns the offers that the answer can mean."""
    mine = _by_me(a) if a.path[0] == "retract" else _to_me(a)
    key = a.path[1]
    return [o for o in mine if f"{(o.to if a.path[0] == 'retract' else o.by) + 1}-{o.slot}" == key]


def _between(a: Attempt, to: int) -> int:
    return sum(offer.to == to for offer in _by_me(a))


def _others(a: Attempt) -> list[int]:
    s = a.state
    return [seat for seat in range(s.seats) if seat != a.seat and not s.out[seat]]


# -- what cannot change hands --------------------------------------------------------------------


def _held_fast(s: Any) -> set[int]:
    """Returns the companies that are moving, must pay, or wait to be bought back."""
    found: set[int] = set()
    for pending in s.pending:
        name = type(pending).__name__
        if name in ("Split", "Debt"):
            found.update(pending.payers)
        elif name == "Branch":
            found.add(pending.company)
        elif name == "BuyBack":
            found.update(below(s, pending.company))
    return found


def _bound(s: Any, offer: Any) -> bool:
    for item in offer.items + offer.ask_items:
        if item < MINORITY and any(n in _held_fast(s) for n in below(s, item)):
            return True
        share = item - MINORITY
        if share >= 0 and not (rooted(s, share) and rooted(s, s.minor[share])):
            return True
    return False


# -- what an offer wants -------------------------------------------------------------------------


def _claimed(s: Any, n: int, sums: dict[str, int]) -> dict[str, int]:
    """Returns what is left without anything that a pending payment can take."""
    found = dict(sums)
    for pending in s.pending:
        name = type(pending).__name__
        debt = name == "Debt" and pending.seat == s.owner[n]
        everything = (
            (name == "Split" and n in pending.payers)
            or (debt and "b" in pending.order)
            or (name == "Stop" and (pending.company, pending.kind) == (n, "metal"))
        )
        for colour in ("white", "black", "hidden"):
            if everything or (debt and colour == "white"):
                found[colour] = 0
    return found


def _serves(s: Any, offer: Any, n: int, sums: dict[str, int]) -> bool:
    along = any(item < MINORITY and n in below(s, item) for item in offer.ask_items)
    return (
        sums["white"] >= offer.ask_white
        and sums["black"] + sums["hidden"] >= offer.ask_black
        and sums["lots"] >= offer.ask_lots
        and not along
    )


def _free(s: Any, n: int) -> dict[str, int]:
    return _claimed(s, n, left(s, n))


def _asked_of(a: Attempt) -> list[Any]:
    """Returns offers to the seat that could be accepted, but for money and shares."""
    meant = _meant(a) if len(a.path) > 1 and _meant(a) else _to_me(a)
    return [offer for offer in meant if not _bound(a.state, offer)]


def _nobody_serves(a: Attempt) -> bool:
    s = a.state
    return any(
        not any(_serves(s, offer, n, whole(s, n)) for n in acting(a)) for offer in _asked_of(a)
    )


def _tied(a: Attempt) -> bool:
    s = a.state
    return any(
        _serves(s, offer, n, whole(s, n)) and not _serves(s, offer, n, _free(s, n))
        for offer in _asked_of(a)
        for n in acting(a)
    )


def _traded(a: Attempt) -> bool:
    """Whether any player has a company besides the Holding, or 40 % of another's."""
    s = a.state
    return any(s.kind[n] and n % 6 and rooted(s, n) for n in range(len(s.kind)))


# -- a word of an offer --------------------------------------------------------------------------


def _bad_offer(a: Attempt) -> bool:
    """Whether the offer holds something that neither side can give, or nothing at all."""
    choice, token, _ = stuck(a)
    assert not isinstance(choice, Pick)
    asked = choice.ask.key.rpartition("ask-")[2] if choice and hasattr(choice, "ask") else ""
    if isinstance(choice, Several):
        return _bad_items(a, asked, token)
    assert isinstance(choice, Form)
    sums, desk = form(token), number(a.path[2])
    if asked == "give":
        held = _free(a.state, desk)
        return any(v > held.get(k, 0) or held.get(k, 0) <= 0 for k, v in sums.items())
    theirs = sum(n for n, o in zip(a.state.lots, a.state.owner, strict=True) if o == _whom(a))
    most = {"white": 9999, "black": 9999, "lots": theirs}
    if a.state.options.books == "open":  # H51
        members = [n for n, o in enumerate(a.state.owner) if o == _whom(a)]
        for colour in ("white", "black"):
            most[colour] = max(1, *(getattr(a.state, colour)[n] for n in members))
    most |= {"off": 9999} if a.state.options.creative else {}
    return not sum(sums.values()) or any(
        v > most.get(k, 0) or k not in most or not most[k] for k, v in sums.items()
    )


def _whom(a: Attempt) -> int:
    return int(a.path[1]) - 1


def _bad_items(a: Attempt, asked: str, token: str) -> bool:
    if token == "-" or "=" in token:
        return True  # nothing for nothing, or money where there is none to give
    s = a.state
    seller = a.seat if asked == "give-companies" else _whom(a)
    for key in token.split("+"):
        item = ITEMS[key]
        company = item % MINORITY
        holder = s.minor[company] if item >= MINORITY and company < len(s.minor) else company
        if company >= len(s.kind) or holder < 0 or s.owner[holder] != seller:
            return True
        if item < MINORITY and (item % 6 == 0 or not rooted(s, item)):
            return True
        if seller == a.seat and item < MINORITY and number(a.path[2]) in below(s, item):
            return True
    return False


def _claimed_money(a: Attempt) -> bool:
    s, n = a.state, named(a)
    sums = {k: v for k, v in form(word(a)).items() if k in ("white", "black", "hidden")}
    held = whole(s, n)
    fits = all(held.get(k, 0) >= v for k, v in sums.items())
    return fits and any(v > _free(s, n).get(k, 0) for k, v in sums.items())


def _bad_desk(a: Attempt) -> bool:
    return not any(
        _serves(a.state, offer, named(a), whole(a.state, named(a))) for offer in _meant(a)
    )


DEALS: dict[tuple[str, str], Condition] = {
    ("H33", "bound"): lambda a: any(_bound(a.state, offer) for offer in _to_me(a)),
    ("H34", "tied"): _tied,
    ("H34", "claimed"): _claimed_money,
    ("H34", "item-promised"): lambda a: any(
        ITEMS.get(key) in offer.items for offer in _by_me(a) for key in word(a).split("+")
    ),
    ("H37", "too-many-offers"): lambda a: a.state.offered[a.seat] >= 4,
    ("H37", "offers-open"): lambda a: all(_between(a, seat) >= 2 for seat in _others(a)),
    ("H37", "two-open"): lambda a: _between(a, int(word(a)) - 1) >= 2,
    ("deals", "no-offer"): lambda a: not _to_me(a),
    ("deals", "no-own-offer"): lambda a: not _by_me(a),
    ("deals", "no-such-offer"): lambda a: not _meant(a),
    ("deals", "no-partner"): lambda a: int(word(a)) - 1 not in _others(a),
    ("deals", "nothing-to-trade"): lambda a: not _traded(a),
    ("deals", "not-yours"): lambda a: named(a) not in own(a),
    ("deals", "cannot-serve"): _nobody_serves,
    ("deals", "desk-cannot-serve"): _bad_desk,
    **{
        ("deals", f"choice-{what}"): _bad_offer
        for what in ("amount-out-of-bounds", "form-total", "not-offered", "several-count")
    },
}
