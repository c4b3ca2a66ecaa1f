"""Conditions for each refusal about a debt, a fine or a subsidiary to buy back."""

from typing import Any

from tests.games.refusals.capital_power_facts import (
    acting,
    alive,
    form,
    kind,
    left,
    named,
    number,
    own,
    place,
    rooted,
    spare,
    top,
    verb,
    word,
)
from tests.games.refusals.harness import Attempt, Condition

BUSY = 20
"""The number of transfers, rescues and the like that a turn allows."""


def below(s: Any, n: int) -> list[int]:
    """Returns a company and all it controls."""
    return [n, *(m for d in range(len(s.mother)) if s.mother[d] == n for m in below(s, d))]


# -- debts ---------------------------------------------------------------------------------------


def _usable(a: Attempt, n: int) -> int:
    debt = top(a)
    return int(a.state.white[n] + (a.state.black[n] if "b" in debt.order else 0))


def missing(a: Attempt) -> int:
    debt = top(a)
    return int(debt.due - debt.credit - sum(_usable(a, n) for n in debt.payers))


def _sendable(a: Attempt, n: int) -> int:
    held = left(a.state, n)
    return held["white"] + (held["black"] + held["hidden"] if "b" in top(a).order else 0)


def _helpers(a: Attempt) -> list[int]:
    return [n for n in acting(a) if n not in top(a).payers and _sendable(a, n)]


def _set_off(a: Attempt) -> int:
    return sum(a.state.deposit[n] for n in acting(a)) if a.state.options.setoff == "on" else 0


def _means(a: Attempt) -> int:
    """Returns what cash, deposits and shares of the group bring."""
    lots = sum(a.state.lots[n] for n in acting(a))
    return sum(_sendable(a, n) for n in _helpers(a)) + _set_off(a) + 40 * lots


def _enough(a: Attempt) -> bool:
    return _means(a) >= missing(a)


def _others(a: Attempt) -> list[int]:
    """Returns what could be liquidated, as far as it does not hold a debtor."""
    return [n for n in acting(a) if n % 6 and n not in top(a).payers]


def _hopeless(a: Attempt) -> bool:
    """Whether not even the value of all other companies pays what the group cannot (H50)."""
    s = a.state
    worth = sum(max(0, s.capital[n] - s.loan[n]) for n in _others(a))
    return _means(a) + worth < missing(a)


def _bad_step(a: Attempt) -> bool:
    """Whether a company has nothing of it, or the sum is more than it has or than is missing."""
    n = number(a.path[1])
    have = _sendable(a, n) if verb(a) == "rescue" else a.state.deposit[n]
    have = left(a.state, n)["lots"] if verb(a) == "resell" else have
    if place(a) == 1:
        return not have
    if verb(a) != "rescue":
        most = have if verb(a) == "resell" else min(have, missing(a))
        return not 1 <= int(word(a)) <= most
    sums, held = form(word(a)), left(a.state, n)
    del held["lots"]
    over = any(not held.get(k, 0) or v > min(held[k], missing(a)) for k, v in sums.items())
    return over or not 1 <= sum(sums.values()) <= missing(a)


# -- fines ---------------------------------------------------------------------------------------


def _parts(a: Attempt, colour: str) -> tuple[int, dict[str, int]]:
    """Returns what is due of a colour, and who has how much of it free."""
    keys = ("blue", "orange", "green", "pink")
    fields = ("white",) if colour == "white" else ("black", "hidden")
    has = {
        f"{keys[n // 6]}-{n % 6 or 'h'}": sum(left(a.state, n)[f] for f in fields)
        for n in top(a).payers
    }
    return getattr(top(a), colour), {key: free for key, free in has.items() if free}


def _divisible(a: Attempt, colour: str) -> bool:
    due, has = _parts(a, colour)
    return 0 < due < sum(has.values()) and len(has) > 1


def _bad_split(a: Attempt) -> bool:
    colours = [colour for colour in ("white", "black") if _divisible(a, colour)]
    due, has = _parts(a, colours[place(a) - 1])
    sums = form(word(a))
    rest = {key: due * free // sum(has.values()) for key, free in has.items()}
    for key, free in has.items():  # what rounding leaves falls to the first ones
        rest[key] += min(due - sum(rest.values()), free - rest[key])
    total = sum({**rest, **sums}.values())
    return any(v > has.get(k, -1) for k, v in sums.items()) or total != due


def _one_way(a: Attempt) -> bool:
    return kind(a) == "Split" and not any(_divisible(a, colour) for colour in ("white", "black"))


# -- buying back ---------------------------------------------------------------------------------


def _pair(a: Attempt, n: int) -> bool:
    """Whether a company can pay 60 % beside another one, where nobody else holds 40 %."""
    back = top(a)
    others = [m for m in acting(a) if m != n and spare(a.state, m) >= back.price * 2 // 5]
    whole = a.state.minor[back.company] < 0
    return whole and bool(others) and spare(a.state, n) >= back.price * 3 // 5


def _can_buy(a: Attempt, n: int) -> bool:
    return spare(a.state, n) >= top(a).price or _pair(a, n)


def _bad_payer(a: Attempt) -> bool:
    back = top(a)
    if place(a) == 1:
        return not _can_buy(a, number(word(a)))
    first = number(a.path[1])
    if word(a) == "alone":
        return spare(a.state, first) < back.price
    n = number(word(a))
    return n == first or spare(a.state, n) < back.price * 2 // 5


# -- receipts and accusations --------------------------------------------------------------------


def _bad_accused(a: Attempt) -> bool:
    if kind(a) == "Split":
        return _bad_split(a)
    other = int(word(a)) - 1
    return other == a.seat or other >= a.state.seats or bool(a.state.out[other])


def _books(a: Attempt) -> bool:
    """Whether the sum is more than came in or is hidden, or nothing, or nothing is hidden there."""
    s = a.state
    match verb(a):
        case "declare":
            key = a.path[1]
            n = number(key)
            hidden = left(s, n)["hidden"] if alive(s, n) and n in own(a) else 0
            return not hidden or (place(a) == 2 and not 1 <= int(word(a)) <= hidden)
        case "part":
            most = {"hide": top(a).black, "skim": top(a).skim}
            sums = form(word(a))
            return not sum(sums.values()) or any(
                v > most.get(k, 0) or not most.get(k) for k, v in sums.items()
            )
        case "receive":
            return int(word(a)) > top(a).black
        case "accept":
            return s.options.creative
    return verb(a) in ("offer", "swap") and form(word(a)).get("off", 0) > form(word(a)).get(
        "black", 0
    )


FINES = ("accusation", "fisc", "inspections", "interpol")

DEBTS: dict[tuple[str, str], Condition] = {
    ("C10", "choice-not-offered"): lambda a: (
        top(a).order == "w" and not form(word(a)).keys() <= {"white"}
    ),
    ("C30", "not-enough"): lambda a: not _enough(a),
    ("C30", "not-bankrupt"): lambda a: _enough(a) or (bool(_others(a)) and not _hopeless(a)),
    ("H18", "no-set-off"): lambda a: a.state.options.setoff == "off",
    ("H30", "enough"): _enough,
    ("H32", "holds-debtor"): lambda a: any(n in top(a).payers for n in below(a.state, named(a))),
    ("H37", "too-many-acts"): lambda a: a.state.acts[a.seat] >= BUSY,
    ("debts", "not-yours"): lambda a: named(a) not in own(a),
    ("debts", "owes-itself"): lambda a: named(a) in top(a).payers,
    ("debts", "nothing-to-rescue"): lambda a: not _helpers(a),
    ("debts", "nothing-to-set-off"): lambda a: not any(a.state.deposit[n] for n in acting(a)),
    ("debts", "nothing-to-resell"): lambda a: not any(a.state.lots[n] for n in acting(a)),
    **{
        ("debts", f"choice-{what}"): _bad_step
        for what in ("amount-out-of-bounds", "form-total", "not-offered")
    },
    ("liquidation", "not-yours"): lambda a: named(a) not in own(a),
    ("liquidation", "holding-stays"): lambda a: named(a) % 6 == 0,
    ("liquidation", "debtor-stays"): lambda a: named(a) in top(a).payers,
    ("liquidation", "none-to-liquidate"): lambda a: not _others(a),
    ("dissolved", "nobody-buys"): lambda a: not any(_can_buy(a, n) for n in acting(a)),
    ("dissolved", "waits"): lambda a: not rooted(a.state, named(a)),
    ("dissolved", "not-yours"): lambda a: named(a) not in own(a),
    ("dissolved", "choice-not-offered"): _bad_payer,
    **{(rule, "one-way"): _one_way for rule in FINES},
    **{
        (rule, f"choice-{what}"): _bad_accused if rule == "accusation" else _bad_split
        for rule in FINES
        for what in ("amount-out-of-bounds", "form-total", "not-offered")
    },
    ("accusation", "not-yours"): lambda a: kind(a) == "Receive" and named(a) not in own(a),
    ("books", "true-books"): lambda a: a.state.options.books != "creative",
    ("books", "declare-late"): lambda a: a.state.rolled,
    ("books", "nothing-to-declare"): lambda a: not any(a.state.hidden[n] for n in own(a)),
    ("books", "nothing-to-hide"): lambda a: kind(a) == "Booking" and not top(a).black,
    ("H34", "promised-hidden"): lambda a: (
        any(a.state.hidden[n] for n in own(a))
        and not any(left(a.state, n)["hidden"] for n in own(a))
    ),
    **{
        ("books", f"choice-{what}"): _books
        for what in ("amount-out-of-bounds", "form-growing", "form-total", "not-offered")
    },
}
