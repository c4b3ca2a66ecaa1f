"""What a seat thinks the others have, reckoned from what the whole table is told.

Nobody sees another group's registers, but spaces pay and cost in the open. So the groups' sums can
be followed, if not the tills. What stays in the dark (how much is borrowed, deposited, withdrawn)
is taken to be what a sensible player does: the greatest loan, and at a bank all deposits out and
all black money in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.capital_power.board import KIND_OF, SPACES
from games.capital_power.companies.groups import group
from games.capital_power.material import (
    BLACK_LOAN,
    BRIBE,
    COLOURS,
    DEPOSIT_INTEREST,
    FISC_BLACK,
    FISC_WHITE,
    PAWNS,
    START_CAPITAL,
    WHITE_LOAN,
    part,
)
from games.capital_power.stops.spaces import SA_INCOMES
from games.engine import Text, Who

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat

_TOLD = "capital-power-told-"
_SPACE = "capital-power-space-"
_KINDS = {kind.key: kind for kind in KIND_OF}
_LEAST, _MOST = 0.5, 2.0
"""The bounds within which a tax changes what a group is thought to have."""


class Sums:
    """What a group is thought to have: white and black money and deposits, in thousands."""

    __slots__ = ("black", "deposit", "white")

    def __init__(self, white: int, black: int, deposit: int) -> None:
        self.white, self.black, self.deposit = white, black, deposit

    def take(self, amount: int, *order: str) -> None:
        """Takes a payment from these, in this order; they do not go below 0."""
        for source in order:
            taken = min(amount, getattr(self, source))
            setattr(self, source, getattr(self, source) - taken)
            amount -= taken

    def frozen(self) -> tuple[int, int, int]:
        """Returns the three sums."""
        return self.white, self.black, self.deposit


def attend(before: View | None, view: View) -> View:
    """Returns the view with what the groups are thought to have, each of three sums by seat."""
    if view.over:
        return view
    if before is None or not before.guessed:
        guessed = [_first_guess(view.seen, seat) for seat in range(view.seen.seats)]
    elif before.last == view.last and before.seen.space == view.seen.space:
        return msgspec.structs.replace(view, guessed=before.guessed)
    else:
        guessed = [Sums(*sums) for sums in before.guessed]
        for line in _new_lines(before.last, view.last):
            _hear(view.seen, guessed, line)
        _see_banks(before.seen, view.seen, guessed)
    if view.declared:
        for sums, declared in zip(guessed, view.declared, strict=True):
            sums.white = min(sums.white, declared)
            sums.black = declared - sums.white
    return msgspec.structs.replace(view, guessed=tuple([sums.frozen() for sums in guessed]))


def _first_guess(state: State, seat: Seat) -> Sums:
    """Returns what a group may have when nothing is known of its past."""
    own = group(state, seat)
    capital = sum([state.capital[n] for n in own])
    lent = sum([2 * state.capital[n] for n in own if state.borrowed[n] == 2])
    if capital == START_CAPITAL and not lent:
        return Sums(capital * (0 if state.out[seat] else 1), 0, 0)
    spent = sum([state.lots[n] for n in own]) * 50
    rest = max(capital // 3, START_CAPITAL + lent - spent)
    return Sums(rest // 3, rest // 3, rest // 3)


def _new_lines(before: tuple[Text, ...], now: tuple[Text, ...]) -> tuple[Text, ...]:
    """Returns the lines that were told since: those after the most that both have in common."""
    for size in range(min(len(before), len(now)), 0, -1):
        if before[-size:] == now[:size]:
            return now[size:]
    return now


def _see_banks(before: State, now: State, guessed: list[Sums]) -> None:
    """Lets every group that has come to a bank take its deposits out, and its black money in."""
    for n, space in enumerate(now.space):
        if space != before.space[n] and now.owner[n] >= 0 and SPACES[space].kind == "bank":
            sums = guessed[now.owner[n]]
            sums.white += sums.deposit
            sums.deposit, sums.black = sums.black, 0


# -- what is told --------------------------------------------------------------------------------


def _hear(state: State, guessed: list[Sums], line: Text) -> None:
    who = line.args.get("who")
    rule = _RULES.get(line.key.removeprefix(_TOLD))
    if isinstance(who, Who) and rule is not None:
        rule(state, guessed[who.seat], line.args)


def _amount(args: dict[str, Any], key: str = "amount") -> int:
    """Returns an amount in thousands."""
    return int(args[key]) // 1000


def _kind(args: dict[str, Any]) -> str:
    """Returns the kind of the space that a line names."""
    return str(args["space"].key).removeprefix(_SPACE)


def _company(args: dict[str, Any]) -> int:
    name = args["company"].args
    return COLOURS.index(name["colour"]) * PAWNS + int(name["number"])


def _gains(state: State, sums: Sums, args: dict[str, Any]) -> None:
    kind = _kind(args)
    black = kind == "armsr" or (kind in SA_INCOMES and state.options.sa_income_colour == "black")
    if black:
        sums.black += _amount(args)
    else:
        sums.white += _amount(args)


def _co_gains(state: State, sums: Sums, args: dict[str, Any]) -> None:
    sums.white += _amount(args)


def _pays(state: State, sums: Sums, args: dict[str, Any]) -> None:
    kind = _KINDS.get(_kind(args))
    black_first = kind is not None and (kind.order == "black_first" or kind.key == "coup")
    order = ("black", "white") if black_first else ("white", "black")
    if kind is not None and kind.base == "company_cash":  # a third of what its company has
        sums.white += max(0, 3 * _amount(args) - sums.white - sums.black)
    sums.take(_amount(args), *order, "deposit")


def _bribes(state: State, sums: Sums, args: dict[str, Any]) -> None:
    sums.take(BRIBE, "black", "white", "deposit")


def _loses(state: State, sums: Sums, args: dict[str, Any]) -> None:
    sums.take(_amount(args), "white", "black")


def _fined(state: State, sums: Sums, args: dict[str, Any]) -> None:
    """A fine is as much as the black money there was; it is paid in white first (C10)."""
    fine = _amount(args)
    sums.black = max(sums.black, fine)
    sums.take(fine, "white", "black")


def _taxed(state: State, sums: Sums, args: dict[str, Any]) -> None:
    thought = part(sums.white, FISC_WHITE) + part(sums.black, FISC_BLACK)
    if thought:
        right = min(_MOST, max(_LEAST, _amount(args) / thought))
        sums.white, sums.black = int(sums.white * right), int(sums.black * right)
    sums.take(part(sums.white, FISC_WHITE), "white")
    sums.take(part(sums.black, FISC_BLACK), "black")


def _buys(state: State, sums: Sums, args: dict[str, Any]) -> None:
    """Shares cost white money; what nobody thought was there had been laundered."""
    sums.take(_amount(args), "white", "deposit", "black")


def _borrows_black(state: State, sums: Sums, args: dict[str, Any]) -> None:
    sums.black += part(state.capital[_company(args)], BLACK_LOAN)


def _borrows_white(state: State, sums: Sums, args: dict[str, Any]) -> None:
    sums.white += part(state.capital[_company(args)], WHITE_LOAN)


def _interest(state: State, sums: Sums, args: dict[str, Any]) -> None:
    """Interest shows a deposit that was left alone."""
    amount = _amount(args)
    kept = amount * DEPOSIT_INTEREST[1] // DEPOSIT_INTEREST[0]
    missing = max(0, kept - sums.deposit)
    sums.take(missing, "white")
    sums.deposit += missing
    sums.white += amount


def _stakes(state: State, sums: Sums, args: dict[str, Any]) -> None:
    sums.take(_amount(args, "stake"), "black", "white")
    sums.black += _amount(args, "back")


def _out(state: State, sums: Sums, args: dict[str, Any]) -> None:
    sums.white = sums.black = sums.deposit = 0


_RULES: dict[str, Callable[[State, Sums, dict[str, Any]], None]] = {
    "gains": _gains,
    "co-gains": _co_gains,
    "pays": _pays,
    "must-pay": _pays,
    "bribes": _bribes,
    "loses": _loses,
    "interpol-fine": _fined,
    "ggff-fine": _fined,
    "fisc": _taxed,
    "buys": _buys,
    "resells": _co_gains,
    "liquidates": _co_gains,
    "borrows-black": _borrows_black,
    "borrows-white": _borrows_white,
    "interest": _interest,
    "elreg": _stakes,
    "elrig": _stakes,
    "metal": _stakes,
    "confiscated": lambda _state, sums, _args: sums.take(sums.black, "black"),
    "out-bankrupt": _out,
    "out-false-books": _out,
    "out-holding": _out,
    "out-resigned": _out,
}
"""By what the table is told: what it says about the sums of the group it names."""
