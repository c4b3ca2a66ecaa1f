"""Conditions for each refusal of acting where a company is, or of sending money."""

from collections.abc import Callable
from typing import Any

from tests.games.refusals.capital_power_facts import (
    PLACES,
    Sums,
    acting,
    cash,
    fits,
    form,
    kind,
    left,
    named,
    number,
    own,
    place,
    price,
    rooted,
    space,
    spare,
    top,
    verb,
    whole,
    word,
)
from tests.games.refusals.harness import Attempt, Condition


def here(a: Attempt) -> list[int]:
    """Returns the seat's companies where this can be done: the one asked, or all there."""
    if kind(a) == "Stop":
        return [top(a).company] if top(a).kind in PLACES[verb(a)] else []
    return [n for n in own(a) if space(a.state, n) in PLACES[verb(a)]]


def _stopped(rule: Callable[[Any, int], bool]) -> Condition:
    """Returns a condition on the named company, which has stopped where this can be done."""
    return lambda a: named(a) in here(a) and a.state.moved[named(a)] and rule(a.state, named(a))


def _nowhere(a: Attempt) -> bool:
    return not here(a)


def _stop(a: Attempt) -> int:
    n = top(a).company
    assert kind(a) == "Stop"
    return int(n)


def _over(a: Attempt, held: Sums, most: int) -> bool:
    """Whether a sum of the form is more than there is, or than can be given together."""
    return any(amount > min(held.get(key, 0), most) for key, amount in form(word(a)).items())


def _lacking(a: Attempt, held: Sums) -> bool:
    """Whether the form fills a field of which there is nothing; lots can only be transferred."""
    wanted = form(word(a))
    lots = "lots" in wanted and verb(a) != "transfer"
    return lots or any(held.get(key, 0) <= 0 for key in wanted)


def _total(a: Attempt) -> int:
    return sum(form(word(a)).values())


# -- what an open offer reserves -----------------------------------------------------------------


def _wants(a: Attempt, n: int) -> list[Sums | int]:
    """Returns what a company needs for the move, any of these: sums, or money in any colour."""
    s, given = a.state, word(a)
    bare = place(a) == len(a.path) or not given
    in_one: list[Sums | int] = [{colour: 10} for colour in ("white", "black", "hidden")]
    match verb(a):
        case "buy":
            return [{"white": price(s, n) * (1 if bare else int(given))}]
        case "sell" | "resell":
            return [{"lots": int(given) if given.isdecimal() else 1}]
        case "launder":
            return [{"black": 1}, {"hidden": 1}]
        case "declare":
            return [{"hidden": int(given) if given.isdecimal() else 1}]
        case "bribe":
            return [{given: 10}] if given in ("white", "black", "hidden") else in_one
        case "found":
            return [int(given) if given.isdecimal() else 5]
        case "stake" | "stake-least" if bare:
            return [10 if space(s, n) == "metal" else 1]
        case "repay" if bare and space(s, n) == "loanw":
            return [{"white": 1}]
    if "=" not in given:
        return [1, {"lots": 1}]
    sums = form(given)
    purse = {key: sums.get(key, 0) for key in ("white", "black", "hidden")}
    return [purse, {"lots": sums.get("lots", 0)}]


def _reserved(a: Attempt, n: int) -> bool:
    s = a.state
    return any(
        spare(s, n) < wanted <= cash(s, n)
        if isinstance(wanted, int)
        else fits(wanted, whole(s, n)) and not fits(wanted, left(s, n))
        for wanted in _wants(a, n)
    )


# -- founding ------------------------------------------------------------------------------------


def _shares(a: Attempt, partner: str, capital: int) -> dict[int, int]:
    """Returns what each founder pays."""
    stop = _stop(a)
    if partner == "alone":
        return {stop: capital}
    key, _, part = partner.rpartition("-")
    mother, minor = (stop, number(key)) if part == "minor" else (number(key), stop)
    return {mother: capital * 3 // 5, minor: capital * 2 // 5}


def _payable(a: Attempt, partner: str, capital: int) -> bool:
    shares = _shares(a, partner, capital).items()
    return all(spare(a.state, n) >= share for n, share in shares)


def _bad_partner(a: Attempt) -> bool:
    key, _, part = word(a).rpartition("-")
    other = number(key) if part in ("minor", "major") else -1
    if word(a) == "alone":
        return not _payable(a, "alone", 5)
    mine = other in acting(a) and other != _stop(a)
    return not mine or not _payable(a, word(a), 5)


def _bad_capital(a: Attempt) -> bool:
    capital = int(word(a))
    return capital < 5 or capital % 5 > 0 or not _payable(a, a.path[2], capital)


def _bad_way(a: Attempt) -> bool:
    """Whether the form of a founder has more than it has, or a kind of money it has not."""
    shares = _shares(a, a.path[2], int(a.path[3]))
    return not form(word(a)).keys() <= {"white", "hidden"} or any(
        _over(a, left(a.state, n), share) or _lacking(a, left(a.state, n))
        for n, share in shares.items()
    )


def _bad_ways_total(a: Attempt) -> bool:
    """Whether white and hidden money leave more than the booked black, or are too much."""
    shares = _shares(a, a.path[2], int(a.path[3]))
    return any(
        not share - left(a.state, n)["black"] <= _total(a) <= share for n, share in shares.items()
    )


def _poor(s: Any, n: int) -> bool:
    pairs = [m for m in range(len(s.owner)) if s.owner[m] == s.owner[n] and rooted(s, m) and m != n]
    able = [
        m for m in pairs
        if min(spare(s, n) - 3, spare(s, m) - 2) >= 0 or min(spare(s, n) - 2, spare(s, m) - 3) >= 0
    ]  # fmt: skip
    return cash(s, n) < 5 and not able


# -- the bank ------------------------------------------------------------------------------------


def _deposits(a: Attempt) -> Sums:
    keys = ("blue", "orange", "green", "pink")
    return {
        f"{keys[n // 6]}-{n % 6 or 'h'}": a.state.deposit[n]
        for n in acting(a) if a.state.deposit[n]
    }  # fmt: skip


def _held(a: Attempt) -> Sums:
    return _deposits(a) if verb(a) == "withdraw" else left(a.state, _stop(a))


# -- loans ---------------------------------------------------------------------------------------


def _loan_limit(a: Attempt) -> int:
    capital: int = a.state.capital[_stop(a)]
    return capital * 2 if top(a).kind == "fn" else capital // 2


def _repayable(a: Attempt) -> Sums:
    held = left(a.state, _stop(a))
    return held if top(a).kind == "fn" else {"white": held["white"]}


def _bad_loan(a: Attempt) -> bool:
    if verb(a) == "borrow":
        return not 1 <= int(word(a)) <= _loan_limit(a)
    return _over(a, _repayable(a), a.state.loan[_stop(a)])


# -- transfers -----------------------------------------------------------------------------------


def late(a: Attempt) -> bool:
    return a.state.options.late_transfers == "on"


def _no_targets(a: Attempt) -> bool:
    unmoved = [n for n in acting(a) if not a.state.moved[n]]
    return a.state.rolled and not (late(a) and unmoved)


def _only_target(a: Attempt) -> bool:
    unmoved = [n for n in acting(a) if not a.state.moved[n]]
    rich = [n for n in acting(a) if spare(a.state, n)]
    return late(a) and a.state.rolled and len(unmoved) == 1 and rich == unmoved


def _nothing_to_send(a: Attempt) -> bool:
    s = a.state
    lots = not s.rolled and not s.pending and any(left(s, n)["lots"] for n in acting(a))
    return not lots and not any(spare(s, n) for n in acting(a))


def _bad_transfer(a: Attempt) -> bool:
    """Whether the two companies are the same, the first has nothing, or the form too much."""
    if place(a) == 2:
        return word(a) == a.path[1]
    n = number(a.path[1])
    if place(a) == 1:
        return not spare(a.state, n) or _only_target(a)
    held = left(a.state, n)
    return _over(a, held, 10**12) or _lacking(a, held) or not _total(a)


STOPS: dict[tuple[str, str], Condition] = {
    **{
        (rule, f"not-here-{rule}"): _nowhere
        for rule in ("loans", "bank", "shares", "stakes", "founding")
    },
    ("C27", "not-here-metals"): _nowhere,
    ("C19", "not-stopped"): lambda a: (
        kind(a) == "NoneType" and not any(a.state.moved[n] for n in here(a)) and named(a) in here(a)
    ),
    ("H48", "stop-over"): lambda a: (
        kind(a) == "NoneType" and named(a) in here(a) and a.state.moved[named(a)]
    ),
    ("H34", "promised"): lambda a: _reserved(a, named(a)),
    ("H21", "too-little-white"): _stopped(lambda s, n: s.white[n] < price(s, n)),
    ("H21", "choice-amount-out-of-bounds"): lambda a: (
        int(word(a)) * price(a.state, _stop(a)) > a.state.white[_stop(a)]
    ),
    ("shares", "choice-amount-out-of-bounds"): lambda a: (
        not 1 <= int(word(a)) <= (
            a.state.stock if verb(a) == "buy" else left(a.state, _stop(a))["lots"]
        )
    ),
    ("shares", "no-shares"): _stopped(lambda s, n: not s.lots[n]),
    ("loans", "no-loan"): _stopped(lambda s, n: not s.loan[n]),
    ("loans", "other-loan"): _stopped(
        lambda s, n: s.loan[n] > 0 and (s.borrowed[n] == 1) != (space(s, n) == "loanw")
    ),
    ("loans", "no-white"): _stopped(lambda s, n: space(s, n) == "loanw" and not s.white[n]),
    ("loans", "no-cash"): _stopped(lambda s, n: not cash(s, n)),
    ("loans", "choice-amount-out-of-bounds"): _bad_loan,
    ("loans", "choice-form-total"): lambda a: (
        not _total(a) or _total(a) > a.state.loan[_stop(a)]
    ),
    ("loans", "choice-not-offered"): lambda a: _lacking(a, _repayable(a)),
    ("C23", "one-loan"): _stopped(
        lambda s, n: s.borrowed[n] > 0 and s.options.relend_after_repayment == "off"
    ),
    ("H7", "loan-open"): _stopped(
        lambda s, n: s.loan[n] > 0 and s.options.relend_after_repayment == "on"
    ),
    ("bank", "no-cash"): _stopped(lambda s, n: not cash(s, n)),
    ("bank", "no-black"): _stopped(lambda s, n: not s.black[n]),
    ("bank", "no-deposits"): lambda a: bool(here(a)) and not _deposits(a),
    ("bank", "one-withdrawal"): lambda a: kind(a) == "Stop" and top(a).withdrawn,
    ("bank", "choice-amount-out-of-bounds"): lambda a: _over(a, _held(a), 10**12),
    ("bank", "choice-not-offered"): lambda a: _lacking(a, _held(a)),
    ("bank", "choice-form-total"): lambda a: not _total(a),
    ("C27", "metals-closed"): _stopped(lambda s, n: s.kind[n] in (3, 4)),
    ("C27", "metals-poor"): _stopped(lambda s, n: s.kind[n] in (1, 2) and cash(s, n) < 10),
    ("C27", "must-stake"): lambda a: (
        kind(a) == "Stop" and top(a).kind == "metal" and verb(a) == "pass"
        and spare(a.state, _stop(a)) >= 10
    ),
    ("C27", "choice-form-total"): lambda a: top(a).kind == "metal" and _total(a) < 10,
    ("H28", "no-stake"): _stopped(lambda s, n: not cash(s, n)),
    ("H28", "choice-form-total"): lambda a: top(a).kind != "metal" and not _total(a),
    ("stakes", "choice-amount-out-of-bounds"): lambda a: _over(a, left(a.state, _stop(a)), 10**12),
    ("stakes", "choice-not-offered"): lambda a: _lacking(a, left(a.state, _stop(a))),
    ("losses", "coup-too-dear"): lambda a: (
        top(a).kind == "coup" and a.state.black[named(a)] < a.state.capital[named(a)]
    ),
    ("losses", "must-choose"): lambda a: top(a).kind == "coup" and verb(a) == "pass",
    ("H20", "no-pawn"): lambda a: (
        bool(here(a)) and all(a.state.kind[a.seat * 6 + n] for n in range(1, 6))
    ),
    ("founding", "no-capital"): _stopped(_poor),
    ("founding", "choice-not-offered"): lambda a: (
        _bad_partner(a) if place(a) == 2 else _bad_way(a)
    ),
    ("founding", "choice-amount-off-step"): lambda a: int(word(a)) % 5 > 0,
    ("founding", "choice-amount-out-of-bounds"): lambda a: (
        _bad_capital(a) if place(a) == 3 else _bad_way(a)
    ),
    ("founding", "choice-form-total"): _bad_ways_total,
    ("C13", "transfers-over"): _no_targets,
    ("C13", "only-target"): _only_target,
    ("C13", "late-target"): lambda a: late(a) and a.state.rolled and a.state.moved[named(a)],
    ("H13", "shares-late"): lambda a: a.state.rolled or bool(a.state.pending),
    ("transfers", "one-company"): lambda a: len(acting(a)) < 2,
    ("transfers", "nothing-to-send"): _nothing_to_send,
    ("transfers", "not-yours"): lambda a: named(a) not in own(a),
    ("transfers", "choice-not-offered"): _bad_transfer,
    ("transfers", "choice-amount-out-of-bounds"): _bad_transfer,
    ("transfers", "choice-form-total"): _bad_transfer,
}  # fmt: skip
