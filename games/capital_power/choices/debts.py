"""The choices of a debtor, and of a player who must buy companies back (2.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.cash import with_cash
from games.capital_power.choices.forms import LOTS, MONEY, purse_form
from games.capital_power.choices.turn import company_options
from games.capital_power.choices.verbs import asked, buyers, first_payers, seconds
from games.capital_power.debts import debts
from games.capital_power.debts.liquidation import (
    LAPSE,
    LIQUIDATE,
    Question,
    candidates,
    value_of,
    wind_up,
)
from games.capital_power.material import COMPANIES, COMPANY_KEYS
from games.capital_power.names import COMPANY_NAMES, dollars
from games.capital_power.pending import BuyBack, Debt
from games.chance import Scripted
from games.engine import Amount, Done, Option, Pick, text
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Choice, Path, Seat, Text


def _debt(state: State, seat: Seat) -> Debt:
    return asked(state, seat, Debt)


def _rescue(state: State, seat: Seat, rest: Path) -> Choice:
    debt = _debt(state, seat)
    if not rest:
        helpers = list(debts.rescuers(state, debt))
        return Pick(
            text("capital-power-ask-rescuer"),
            with_cash(state, helpers, "capital-power-effect-rescue"),
        )
    n = COMPANIES[rest[0]]
    if len(rest) == 1:
        missing = debts.shortage(state, debt)
        ask = text("capital-power-ask-rescue", amount=dollars(missing))
        return purse_form(ask, debts.rescue_purse(state, n, debt), 1, missing)
    return Done(text("capital-power-effect-rescue", company=COMPANY_NAMES[n]), confirm=False)


def _set_off(state: State, seat: Seat, rest: Path) -> Choice:
    debt = _debt(state, seat)
    deposits = debts.deposits(state, debt)
    if not rest:
        return Pick(text("capital-power-ask-set-off"), _about(list(deposits), "set-off"))
    n = COMPANIES[rest[0]]
    if len(rest) == 1:
        most = min(deposits[n], debts.shortage(state, debt))
        return Amount(text("capital-power-ask-amount"), 1, most, unit=MONEY)
    return Done(text("capital-power-effect-set-off", company=COMPANY_NAMES[n]), confirm=False)


def _resell(state: State, seat: Seat, rest: Path) -> Choice:
    lots = debts.sellable_lots(state, _debt(state, seat))
    if not rest:
        return Pick(text("capital-power-ask-resell"), _about(list(lots), "resell"))
    n = COMPANIES[rest[0]]
    if len(rest) == 1:
        return Amount(text("capital-power-ask-sell"), 1, lots[n], unit=LOTS)
    return Done(text("capital-power-effect-resell", company=COMPANY_NAMES[n]), confirm=False)


def _about(companies: list[int], verb: str) -> tuple[Option, ...]:
    """Returns options for companies whose labels say what is done with each."""
    return tuple(
        Option(COMPANY_KEYS[n], text(f"capital-power-effect-{verb}", company=COMPANY_NAMES[n]))
        for n in companies
    )


def _liquidate(state: State, seat: Seat, rest: Path) -> Choice:
    debt = _debt(state, seat)
    if not rest:
        options = tuple(
            Option(option.key, _value_label(state, COMPANIES[option.key]))
            for option in company_options(candidates(state, debt))
        )
        return Pick(text("capital-power-ask-liquidate"), options)
    n = COMPANIES[rest[0]]
    question = wind_up(Step(clone(state), Scripted(())), debt, n, rest[1:])
    if question is not None:
        return _pick(question)
    return Done(text("capital-power-effect-liquidate", company=COMPANY_NAMES[n]))


def _value_label(state: State, company: int) -> Text:
    return text(
        "capital-power-company-worth",
        company=COMPANY_NAMES[company], amount=dollars(value_of(state, company)),
    )  # fmt: skip


def _pick(question: Question) -> Pick:
    key = "share" if question.minority else "subsidiary"
    ask = text(f"capital-power-ask-{key}", company=COMPANY_NAMES[question.company])
    return Pick(ask, tuple(Option(key, _answer(question, key)) for key in question.answers))


def _answer(question: Question, key: str) -> Text:
    if key in (LIQUIDATE, LAPSE):
        return text(f"capital-power-answer-{key}")
    company = COMPANY_NAMES[COMPANIES[key]]
    return text("capital-power-answer-keep", company=company, amount=dollars(question.price))


def _buy_back(state: State, seat: Seat, rest: Path) -> Choice:
    top = asked(state, seat, BuyBack)
    if not rest:
        payers = first_payers(state, top)
        options = with_cash(state, payers, "capital-power-buy-back-with")
        return Pick(text("capital-power-ask-payer"), options)
    payer = COMPANIES[rest[0]]
    partners = seconds(state, top, payer)
    if len(rest) == 1 and partners:
        alone = payer in buyers(state, top)
        options = (Option("alone", text("capital-power-answer-alone")),) if alone else ()
        return Pick(text("capital-power-ask-second"), options + with_cash(state, partners))
    return Done(text("capital-power-effect-buy-back", company=COMPANY_NAMES[top.company]))


NEXT: dict[str, Callable[[State, Seat, Path], Choice]] = {
    "rescue": _rescue,
    "set-off": _set_off,
    "resell": _resell,
    "liquidate": _liquidate,
    "buy-back": _buy_back,
}
