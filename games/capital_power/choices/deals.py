"""The choices about deals: offering something for something, and answering an offer (2.15).

Most deals are about money and shares; `swap` offers those and asks of no companies, which saves two
steps. `offer` can give and want companies too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import deals
from games.capital_power.choices.cash import with_cash
from games.capital_power.choices.forms import MONEY, amount_field, field_label, unit_of
from games.capital_power.companies.groups import group, lots_of, rooted_group, tradeable
from games.capital_power.material import COMPANIES, COMPANY_KEYS, ITEMS, item_key
from games.capital_power.names import COMPANY_NAMES, item_name
from games.capital_power.pending import Offer
from games.capital_power.terms import offer_text, on_a_button
from games.choosing import split_form, split_several
from games.engine import AmountField, Done, Form, Option, Pick, Several, Total, Who, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Choice, Path, Seat, Text

MOST = 9999
"""The most money that an offer can ask for, in thousands, where nobody knows what others have."""


# -- making an offer -----------------------------------------------------------------------------


def _offer(verb: str) -> Callable[[State, Seat, Path], Choice]:
    return lambda state, seat, rest: offer_plan(state, seat, verb, rest)[1]


def offer_plan(state: State, seat: Seat, verb: str, tokens: Path) -> tuple[dict[str, str], Choice]:
    """Returns the answers that these tokens give, by question, and the choice after them.

    The questions are ``to`` whom, by which ``desk``, what money and lots to ``give`` and which
    companies, what to ``want`` and which companies. What cannot be given is not asked about, nor
    are companies with ``swap``. The answers hold the verb as well.
    """
    answers = {"verb": verb, "give": "-", "give-companies": "-", "want-companies": "-"}
    if not tokens:
        return answers, _ask_to(state, seat, verb)
    answers["to"], *left = tokens
    for name, ask in _PLAN.items():
        if verb == "swap" and name.endswith("-companies"):
            continue
        choice = ask(state, seat, answers)
        if choice is None:
            continue
        if not left:
            return answers, choice
        answers[name] = left.pop(0)
    return answers, Done(_terms(state, seat, answers))


def offer_of(state: State, seat: Seat, answers: dict[str, str]) -> Offer:
    """Returns the offer that whole answers make, without its number."""
    give, want = _numbers(answers["give"]), _numbers(answers["want"])
    return Offer(
        by=seat,
        to=int(answers["to"]) - 1,
        slot=0,
        desk=COMPANIES[answers["desk"]],
        white=give.get("white", 0),
        black=give.get("black", 0),
        hidden=give.get("hidden", 0),
        lots=give.get("lots", 0),
        items=_outermost(state, answers["give-companies"]),
        ask_white=want.get("white", 0),
        ask_black=want.get("black", 0),
        ask_lots=want.get("lots", 0),
        ask_items=_outermost(state, answers["want-companies"]),
        off_books=want.get("off", 0),
    )


def _numbers(token: str) -> dict[str, int]:
    return {key: int(value) for key, value in split_form(token).items()}


def _outermost(state: State, token: str) -> tuple[int, ...]:
    return deals.outermost(state, tuple(ITEMS[key] for key in split_several(token)))


def _terms(state: State, seat: Seat, answers: dict[str, str]) -> Text:
    return text("capital-power-effect-offer", **on_a_button(offer_of(state, seat, answers), seat))


def kind_of_offer(state: State, verb: str) -> str:
    """Returns the end of a label's key: without or with companies, empty if that is the same."""
    if verb == "swap":
        return "-swap"
    return "-companies" if deals.something_to_trade(state) else ""


def _ask_to(state: State, seat: Seat, verb: str) -> Choice:
    kind = kind_of_offer(state, verb)
    key, spread = f"capital-power-offer-to{kind}", kind == "-companies"
    options = tuple(
        Option(str(other + 1), text(key, who=Who(other)), spread=spread)
        for other in deals.partners(state, seat)
    )
    return Pick(text("capital-power-ask-partner"), options)


def _ask_desk(state: State, seat: Seat, answers: dict[str, str]) -> Choice:
    key = f"capital-power-offer-by{kind_of_offer(state, answers['verb'])}"
    by = with_cash(state, rooted_group(state, seat), key, who=_other(answers))
    return Pick(text("capital-power-ask-desk"), by)


def _ask_give(state: State, seat: Seat, answers: dict[str, str]) -> Choice | None:
    purse, lots = deals.offerable(state, COMPANIES[answers["desk"]])
    keys = ("white", "black", "hidden", "lots")
    limits = zip(keys, (*purse, lots), strict=True)
    fields = tuple(_field(f"give-{key}", most) for key, most in limits if most > 0)
    return Form(text("capital-power-ask-give", who=_other(answers)), fields) if fields else None


def _field(name: str, most: int) -> AmountField:
    """Returns a field of an offer, whose label says who gives it ("give-white")."""
    return AmountField(name.partition("-")[2], field_label(name), 0, most, unit=unit_of(name))


def _other(answers: dict[str, str]) -> Who:
    return Who(int(answers["to"]) - 1)


def _ask_items(state: State, seat: Seat, answers: dict[str, str]) -> Choice | None:
    desk = COMPANIES[answers["desk"]]
    return _items("give", answers, deals.offerable_items(state, seat, desk), 0)


def _items(key: str, answers: dict[str, str], items: list[int], least: int) -> Choice | None:
    """Returns the choice of companies and 40 % shares; a company goes with all it controls."""
    if not items:
        return None
    options = tuple(Option(item_key(item), item_name(item)) for item in items)
    ask = text(f"capital-power-ask-{key}-companies", who=_other(answers))
    return Several(ask, options, least, len(options))


def _ask_want(state: State, seat: Seat, answers: dict[str, str]) -> Choice:
    """Asks for money and lots; a whole offer gives or wants something."""
    other = int(answers["to"]) - 1
    white, black = _most_to_ask(state, other)
    fields = [_field("want-white", white), _field("want-black", black)]
    growing: tuple[str, ...] = ()
    if state.options.creative:
        fields.append(_field("want-off", black))
        growing = ("off", "black")
    if lots_of(state, other):
        fields.append(_field("want-lots", lots_of(state, other)))
    companies_next = answers["verb"] != "swap" and tradeable(state, other)
    needed = _gives_nothing(answers) and not companies_next
    total = Total(1, sum(field.most for field in fields)) if needed else None
    seen = "-open" if state.options.books == "open" else ""
    ask = text(f"capital-power-ask-want{seen}", who=Who(other))
    return Form(ask, tuple(fields), total, growing)


def _most_to_ask(state: State, other: Seat) -> tuple[int, int]:
    """Returns the most white and black money that can be asked of a player (H51).

    It is 1 or more, so that an offer that gives nothing can be finished.
    """
    if state.options.books != "open":
        return MOST, MOST
    own = group(state, other)
    return max(1, *(state.white[n] for n in own)), max(1, *(state.black[n] for n in own))


def _gives_nothing(answers: dict[str, str]) -> bool:
    return answers["give"] == answers["give-companies"] == "-"


def _ask_want_items(state: State, seat: Seat, answers: dict[str, str]) -> Choice | None:
    least = int(_gives_nothing(answers) and answers["want"] == "-")
    return _items("want", answers, tradeable(state, int(answers["to"]) - 1), least)


_PLAN: dict[str, Callable[[State, Seat, dict[str, str]], Choice | None]] = {
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
        Option(key, _label(state, verb, offer), offer_text(offer, seat), spread=verb == "accept")
        for key, offer in _offers(state, seat, verb).items()
    )
    return Pick(text(f"capital-power-ask-{verb}"), options)


def only_offer(state: State, seat: Seat, verb: str) -> Text | None:
    """Returns the label of the answer to the only offer there is, None if there are several."""
    found = list(_offers(state, seat, verb).values())
    return _label(state, verb, found[0]) if len(found) == 1 else None


def _label(state: State, verb: str, offer: Offer) -> Text:
    """Returns the label of an answer; two open offers between the same two are told apart."""
    twins = [o for o in state.offers if (o.by, o.to) == (offer.by, offer.to)]
    who = Who(offer.to if verb == "retract" else offer.by)
    slot = offer.slot if len(twins) > 1 else 0
    return text(f"capital-power-{verb}-of", who=who, slot=slot)


def _accept(state: State, seat: Seat, rest: Path) -> Choice:
    if not rest:
        return _pick_offer(state, seat, "accept")
    offer = _offers(state, seat, "accept")[rest[0]]
    if len(rest) == 1:
        return _accept_desk(state, offer)
    form = books_form(state, offer, COMPANIES[rest[1]])
    if len(rest) == 2 and form.fields:
        return form
    return Done(text("capital-power-effect-accept", **on_a_button(offer, seat)))


def _accept_desk(state: State, offer: Offer) -> Pick:
    options = tuple(
        Option(
            COMPANY_KEYS[n],
            text("capital-power-accept-with", who=Who(offer.by), company=COMPANY_NAMES[n]),
            offer_text(offer, offer.to),
        )
        for n in deals.desks_for(state, offer)
    )
    return Pick(text("capital-power-ask-desk"), options)


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
        field = AmountField("hidden", label, least, most, default=least or None, unit=MONEY)
        fields.append(field)
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
    "swap": _offer("swap"),
    "offer": _offer("offer"),
    "accept": _accept,
    "decline": _close("decline"),
    "retract": _close("retract"),
}
