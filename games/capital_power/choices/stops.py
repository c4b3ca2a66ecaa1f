"""The choices on a space, and about receipts, fines and accusations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.cash import cash_text, with_cash
from games.capital_power.choices.forms import (
    LOTS,
    MONEY,
    amount_field,
    companies_form,
    founder_chooses,
    founder_form,
    purse_form,
    split_form,
)
from games.capital_power.choices.verbs import asked, others, splits
from games.capital_power.companies.founding import Founders, founders, greatest_capital
from games.capital_power.companies.groups import rooted_group
from games.capital_power.companies.ledger import free, free_lots
from games.capital_power.debts.debts import shortage
from games.capital_power.material import CAPITAL_STEP, COMPANIES, KINDS
from games.capital_power.names import COMPANY_NAMES, KIND_NAMES, SPOTS, dollars
from games.capital_power.pending import (
    Booking,
    Branch,
    BuyBack,
    Debt,
    Pending,
    Receive,
    Split,
    Stop,
)
from games.capital_power.stops import stops
from games.engine import Amount, Done, Form, Option, Pick, Total, Who, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.engine import Choice, Path, Seat, Text


def ask_pending(state: State, top: Pending) -> Text:
    """Returns the question to a seat."""
    if isinstance(top, Stop):
        return text(
            "capital-power-ask-stop",
            company=COMPANY_NAMES[top.company], space=SPOTS[state.space[top.company]],
            cash=cash_text(state, top.company),
        )  # fmt: skip
    if isinstance(top, Branch):
        if top.company < 0:
            return text("capital-power-ask-interpol", die=top.die)
        return text("capital-power-ask-way", company=COMPANY_NAMES[top.company], die=top.die)
    if isinstance(top, Booking):
        company, amount = COMPANY_NAMES[top.company], dollars(top.black)
        key = "book" if top.black else "skim"
        return text(f"capital-power-ask-{key}", company=company, amount=amount)
    if isinstance(top, Split):
        why = text(f"capital-power-reason-{top.why}")
        key = "split" if splits(state, top) else "even"
        return text(f"capital-power-ask-{key}", amount=dollars(top.white + top.black), why=why)
    if isinstance(top, Debt):
        return text(
            "capital-power-ask-debt",
            company=COMPANY_NAMES[top.company], amount=dollars(top.due),
            missing=dollars(shortage(state, top)),
        )  # fmt: skip
    if isinstance(top, BuyBack):
        return text(
            "capital-power-ask-buy-back",
            company=COMPANY_NAMES[top.company], amount=dollars(top.price),
        )  # fmt: skip
    if isinstance(top, Receive):
        return text("capital-power-ask-receive", amount=dollars(top.white + top.black))
    return text("capital-power-ask-accuse")


def _stop(state: State, seat: Seat) -> Stop:
    return asked(state, seat, Stop)


def _done(verb: str, company: int) -> Done:
    effect = text(f"capital-power-effect-{verb}", company=COMPANY_NAMES[company])
    return Done(effect, confirm=False)


def _with_cash(state: State, stop: Stop, verb: str) -> Text:
    """Returns a question about money with the cash of the company that is asked."""
    company, cash = COMPANY_NAMES[stop.company], cash_text(state, stop.company)
    return text(f"capital-power-ask-{verb}", company=company, cash=cash)


# -- spaces --------------------------------------------------------------------------------------


def _borrow(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        most = stops.loan_limit(state, stop)
        ask = text(
            "capital-power-ask-borrow",
            company=COMPANY_NAMES[stop.company], most=dollars(most),
        )  # fmt: skip
        handy = tuple(sorted({max(1, most // 4), max(1, most // 2), most}))
        return Amount(ask, 1, most, unit=MONEY, handy=handy)
    return _done("borrow", stop.company)


def _repay(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        purse = stops.repayable(state, stop)
        return purse_form(
            text(
                "capital-power-ask-repay",
                amount=dollars(state.loan[stop.company]), cash=cash_text(state, stop.company),
            ),
            purse, 1, state.loan[stop.company],
        )  # fmt: skip
    return _done("repay", stop.company)


def _deposit(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        purse = free(state, stop.company)
        return purse_form(_with_cash(state, stop, "deposit"), purse, 1, purse.total)
    return _done("deposit", stop.company)


def _withdraw(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        deposits = stops.withdrawable(state, stop)
        total = Total(1, sum(deposits.values()))
        return companies_form(text("capital-power-ask-withdraw"), deposits, total)
    return _done("withdraw", stop.company)


def _buy(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        price = dollars(stops.lot_price(state, stop))
        most = stops.lots_for_sale(state, stop)
        white = dollars(free(state, stop.company).white)
        return Amount(text("capital-power-ask-buy", price=price, white=white), 1, most, unit=LOTS)
    return _done("buy", stop.company)


def _sell(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        most = free_lots(state, stop.company)
        return Amount(text("capital-power-ask-sell"), 1, most, unit=LOTS)
    return _done("sell", stop.company)


def _stake(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        least, most = stops.stake_bounds(state, stop)
        purse = free(state, stop.company)
        return purse_form(_with_cash(state, stop, "stake"), purse, least, most)
    return _done(f"stake-{stop.kind}", stop.company)


def _found(state: State, seat: Seat, rest: Path) -> Choice:
    stop = _stop(state, seat)
    if not rest:
        kinds = tuple(
            Option(key, KIND_NAMES[n], text(f"capital-power-kind-hint-{key}"))
            for n, key in enumerate(KINDS) if n
        )  # fmt: skip
        return Pick(text("capital-power-ask-kind"), kinds)
    ways = founders(state, stop.company)
    if len(rest) == 1:
        options = tuple(
            Option(key, _founders_label(way), _most_capital(state, way))
            for key, way in ways.items()
        )
        return Pick(text("capital-power-ask-founders"), options)
    way = ways[rest[1]]
    if len(rest) == 2:
        most = greatest_capital(state, way)
        ask = text("capital-power-ask-capital")
        return Amount(ask, CAPITAL_STEP, most, CAPITAL_STEP, MONEY)
    shares = way.shares(int(rest[2]))
    asked = [n for n, share in shares.items() if founder_chooses(free(state, n), share)]
    answered = len(rest) - 3
    if answered < len(asked):
        n = asked[answered]
        ask = text("capital-power-ask-founder", company=COMPANY_NAMES[n], amount=dollars(shares[n]))
        return founder_form(ask, free(state, n), shares[n])
    return Done(
        text(
            "capital-power-effect-found",
            kind=text(f"capital-power-kind-{rest[0]}"), capital=dollars(int(rest[2])),
        )
    )  # fmt: skip


def _most_capital(state: State, way: Founders) -> Text:
    return text("capital-power-capital-up-to", most=dollars(greatest_capital(state, way)))


def _founders_label(way: Founders) -> Text:
    mother = COMPANY_NAMES[way.mother]
    if way.minor < 0:
        return text("capital-power-founder-alone", company=mother)
    return text("capital-power-founders", mother=mother, minor=COMPANY_NAMES[way.minor])


# -- receipts, fines, accusations ----------------------------------------------------------------


def _part(state: State, seat: Seat, rest: Path) -> Choice:
    top = asked(state, seat, Booking)
    if not rest:
        fields = [amount_field("hide", top.black)] if top.black else []
        if top.skim:
            fields.append(amount_field("skim", top.skim))
        ask = text(f"capital-power-ask-part{'' if top.black else '-skim'}")
        return Form(ask, tuple(fields), Total(1, top.black + top.skim))
    return _done("part", top.company)


def _split(state: State, seat: Seat, rest: Path) -> Choice:
    top = asked(state, seat, Split)
    ways = list(splits(state, top).items())
    if len(rest) < len(ways):
        colour, (due, has) = ways[len(rest)]
        ask = text(f"capital-power-ask-split-{colour}", amount=dollars(due))
        return split_form(ask, has, due)
    return Done(text("capital-power-effect-split"), confirm=False)


def _accuse(state: State, seat: Seat, rest: Path) -> Choice:
    if not rest:
        options = tuple(
            Option(str(other + 1), text("capital-power-accuse-of", who=Who(other)))
            for other in others(state, seat)
        )
        return Pick(text("capital-power-ask-whom"), options)
    return Done(text("capital-power-effect-accuse", who=Who(int(rest[0]) - 1)))


def _receive(state: State, seat: Seat, rest: Path) -> Choice:
    top = asked(state, seat, Receive)
    if not rest:
        return Pick(text("capital-power-ask-receiver"), with_cash(state, rooted_group(state, seat)))
    if len(rest) == 1 and top.black:
        return Amount(text("capital-power-ask-off-books"), 0, top.black, unit=MONEY)
    return _done("receive", COMPANIES[rest[0]])


NEXT: dict[str, Callable[[State, Seat, Path], Choice]] = {
    "borrow": _borrow,
    "repay": _repay,
    "deposit": _deposit,
    "withdraw": _withdraw,
    "buy": _buy,
    "sell": _sell,
    "stake": _stake,
    "found": _found,
    "part": _part,
    "split": _split,
    "accuse": _accuse,
    "receive": _receive,
}
