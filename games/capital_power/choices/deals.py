"""The choices about deals: offering something for something, and answering an offer (2.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import deals
from games.capital_power.choices.forms import amount_field, field_label
from games.capital_power.choices.turn import company_options
from games.capital_power.companies.groups import lots_of, rooted_group, tradeable
from games.capital_power.companies.ledger import Purse
from games.capital_power.material import COMPANIES, item_key
from games.capital_power.names import item_name
from games.engine import AmountField, Done, Form, Option, Pick, Several, Total, Who, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.pending import Offer
    from games.capital_power.state import State
    from games.engine import Choice, Path, Seat, Text

MOST = 9999
"""The most money that an offer can ask for, in thousands."""


# -- making an offer -----------------------------------------------------------------------------


def _offer(state: State, seat: Seat, rest: Path) -> Choice:
    return offer_plan(state, seat, rest)[1]


def offer_plan(state: State, seat: Seat, tokens: Path) -> tuple[dict[str, str], Choice]:
    """Returns the answers that these tokens give, by question, and the choice after them.

    The questions are ``to`` whom, by which ``desk``, what money and lots to ``give`` and which
    companies, what to ``want`` and which companies. What cannot be given is not asked about.
    """
    left, answers = list(tokens), {"give": "-", "give-companies": "-", "want-companies": "-"}
    for name, ask in _PLAN.items():
        choice = ask(state, seat, answers)
        if choice is None:
            continue
        if not left:
            return answers, choice
        answers[name] = left.pop(0)
    other = Who(int(answers["to"]) - 1)
    return answers, Done(text("capital-power-effect-offer", who=other))


def _ask_to(state: State, seat: Seat, answers: dict[str, str]) -> Choice:
    options = tuple(
        Option(str(other + 1), text("capital-power-player", who=Who(other)))
        for other in deals.partners(state, seat)
    )
    return Pick(text("capital-power-ask-partner"), options)


def _ask_desk(state: State, seat: Seat, answers: dict[str, str]) -> Choice:
    return Pick(text("capital-power-ask-desk"), company_options(rooted_group(state, seat)))


def _ask_give(state: State, seat: Seat, answers: dict[str, str]) -> Choice | None:
    purse, lots = deals.offerable(state, COMPANIES[answers["desk"]])
    keys = ("white", "black", "hidden", "lots")
    limits = zip(keys, (*purse, lots), strict=True)
    fields = tuple(amount_field(key, most) for key, most in limits if most > 0)
    return Form(text("capital-power-ask-give"), fields) if fields else None


def _ask_items(state: State, seat: Seat, answers: dict[str, str]) -> Choice | None:
    desk = COMPANIES[answers["desk"]]
    return _items("give", deals.offerable_items(state, seat, desk), 0)


def _items(key: str, items: list[int], least: int) -> Choice | None:
    """Returns the choice of companies and 40 % shares; a company goes with all it controls."""
    if not items:
        return None
    options = tuple(Option(item_key(item), item_name(item)) for item in items)
    return Several(text(f"capital-power-ask-{key}-companies"), options, least, len(options))


def _ask_want(state: State, seat: Seat, answers: dict[str, str]) -> Choice:
    other = int(answers["to"]) - 1
    least = int(_gives_nothing(answers) and not tradeable(state, other))
    fields = [amount_field("white", MOST), amount_field("black", MOST)]
    growing: tuple[str, ...] = ()
    if state.options.creative:
        fields.append(amount_field("off", MOST))
        growing = ("off", "black")
    if lots_of(state, other):
        fields.append(amount_field("lots", lots_of(state, other)))
    total = Total(least, 4 * MOST)
    return Form(text("capital-power-ask-want"), tuple(fields), total, growing)


def _gives_nothing(answers: dict[str, str]) -> bool:
    return answers["give"] == answers["give-companies"] == "-"


def _ask_want_items(state: State, seat: Seat, answers: dict[str, str]) -> Choice | None:
    least = int(_gives_nothing(answers) and answers["want"] == "-")
    return _items("want", tradeable(state, int(answers["to"]) - 1), least)


_PLAN: dict[str, Callable[[State, Seat, dict[str, str]], Choice | None]] = {
    "to": _ask_to,
    "desk": _ask_desk,
    "give": _ask_give,
    "give-companies": _ask_items,
    "want": _ask_want,
    "want-companies": _ask_want_items,
}


# -- answering one -------------------------------------------------------------------------------


def offer_key(other: Seat, offer: Offer) -> str:
    """Returns an offer in the notation of a move: the other side, and the offer's number."""
    return f"{other + 1}-{offer.slot}"


def _offers(state: State, seat: Seat, verb: str) -> dict[str, Offer]:
    """Returns the offers that a seat can accept, decline or retract."""
    if verb == "retract":
        own = [offer for offer in state.offers if offer.by == seat]
        return {offer_key(offer.to, offer): offer for offer in own}
    made = [offer for offer in state.offers if offer.to == seat]
    if verb == "accept":
        made = [offer for offer in made if deals.desks_for(state, offer)]
    return {offer_key(offer.by, offer): offer for offer in made}


def _pick_offer(state: State, seat: Seat, verb: str) -> Pick:
    options = tuple(
        Option(
            key,
            text(
                "capital-power-offer-with",
                who=Who(offer.to if verb == "retract" else offer.by), slot=offer.slot,
            ),
            offer_text(offer),
        )
        for key, offer in _offers(state, seat, verb).items()
    )  # fmt: skip
    return Pick(text(f"capital-power-ask-{verb}"), options)


def offer_text(offer: Offer) -> Text:
    """Returns what an offer gives and wants, as both sides can know it."""
    black = offer.black + offer.hidden
    given = _things(Purse(offer.white, black), offer.lots, offer.items)
    wanted = _things(Purse(offer.ask_white, offer.ask_black), offer.ask_lots, offer.ask_items)
    return text("capital-power-offer", by=Who(offer.by), to=Who(offer.to), give=given, want=wanted)


def _things(purse: Purse, lots: int, items: tuple[int, ...]) -> tuple[Text, ...]:
    things: list[Text] = []
    if purse.white:
        things.append(text("capital-power-white", amount=purse.white * 1000))
    if purse.black:
        things.append(text("capital-power-black", amount=purse.black * 1000))
    if lots:
        things.append(text("capital-power-shares", shares=lots * 10))
    things.extend(item_name(item) for item in items)
    return tuple(things) or (text("capital-power-nothing"),)


def _accept(state: State, seat: Seat, rest: Path) -> Choice:
    if not rest:
        return _pick_offer(state, seat, "accept")
    offer = _offers(state, seat, "accept")[rest[0]]
    if len(rest) == 1:
        return Pick(text("capital-power-ask-desk"), company_options(deals.desks_for(state, offer)))
    desk = COMPANIES[rest[1]]
    form = books_form(state, offer, desk)
    if len(rest) == 2 and form.fields:
        return form
    return Done(text("capital-power-effect-accept", who=Who(offer.by)))


def books_form(state: State, offer: Offer, desk: int) -> Form:
    """Returns the form of creative books.

    It asks how much of the payment comes from off the books, and how much of the receipt stays off.
    """
    fields = []
    purse, _ = deals.offerable(state, desk)
    if state.options.creative and offer.ask_black and purse.hidden:
        least = max(0, offer.ask_black - purse.booked)
        most = min(offer.ask_black, purse.hidden)
        label = field_label("hidden")
        fields.append(AmountField("hidden", label, least, most, default=least or None))
    received = offer.black + offer.hidden
    if state.options.creative and received:
        fields.append(amount_field("off", received))
    return Form(text("capital-power-ask-books"), tuple(fields))


def _close(verb: str) -> Callable[[State, Seat, Path], Choice]:
    def choose(state: State, seat: Seat, rest: Path) -> Choice:
        if not rest:
            return _pick_offer(state, seat, verb)
        return Done(text(f"capital-power-effect-{verb}"), confirm=False)

    return choose


NEXT: dict[str, Callable[[State, Seat, Path], Choice]] = {
    "offer": _offer,
    "accept": _accept,
    "decline": _close("decline"),
    "retract": _close("retract"),
}
