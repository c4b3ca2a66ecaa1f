"""Made-up moves of Capital Power."""

import random
from typing import Any

from games.capital_power.board import SPACES
from games.capital_power.material import COMPANY_KEYS
from games.capital_power.state import State
from games.engine import Path, Seat
from tests.games.refusals.tokens import Slot, either, mixed, pick

AMOUNTS = ("0", "1", "2", "3", "5", "7", "9", "10", "12", "25", "30", "50", "60", "100", "9999999")
FIELDS = ("white", "black", "hidden", "lots", "off", "hide", "skim")


def amount(rng: random.Random) -> str:
    return rng.choice(AMOUNTS)


def sums(*fields: str) -> Slot:
    """Returns a form in which some of these fields are filled."""

    def fill(rng: random.Random) -> str:
        some = sorted(rng.sample(fields, rng.randint(0, min(2, len(fields)))), key=fields.index)
        return ",".join(f"{field}={amount(rng)}" for field in some) or "-"

    return fill


def invent(state: State, seat: Seat, rng: random.Random) -> Path:
    """Returns a move in the shape of a real one, mostly about companies in play."""
    here = [n for n, kind in enumerate(state.kind) if kind]
    mine = [n for n in here if state.owner[n] == seat]
    keys = [COMPANY_KEYS[n] for n in mine * 3 + here] + [rng.choice(COMPANY_KEYS)]
    company = either(*keys)
    money = sums("white", "black", "hidden", *rng.choice((("lots",), ("gold",), ())))
    shapes = _SHAPES.get(_verb(state, seat, rng), lambda *_: [])(company, money, keys, state)
    return mixed(rng, *(shapes or [("resign", "x"), ("roll",), ("bribe",), ("pass",)]))


def _verb(state: State, seat: Seat, rng: random.Random) -> str:
    top = state.pending[-1] if state.pending else None
    usual = _OFTEN.get(type(top).__name__, _OFTEN["NoneType"])
    if type(top).__name__ == "Stop":
        usual = _AT.get(top.kind, ("pay-coup", "pass")) if top else usual
    deals = ("swap", "offer", "accept", "decline", "retract")
    if state.offers and rng.random() < 0.4:
        return rng.choice([*deals, "offer", "accept"])
    return rng.choice([*usual * 3, *deals, rng.choice(sorted(_SHAPES))])


_OFTEN: dict[str, tuple[str, ...]] = {
    "NoneType": (
        "roll", "stay", "bribe", "transfer", "declare", "interpol", "roll-all", "buy", "found",
        "stake", "deposit", "launder", "withdraw", "borrow", "repay", "sell", "stake-least",
    ),
    "Branch": ("to", "roll"),
    "Booking": ("part", "hide", "book"),
    "Split": ("split", "even"),
    "Debt": ("rescue", "set-off", "resell", "liquidate", "bankrupt", "settle"),
    "BuyBack": ("buy-back", "transfer", "abandon"),
    "Accuse": ("accuse", "pass"),
    "Receive": ("receive",),
}  # fmt: skip
_AT = {
    "loanw": ("borrow", "repay"), "fn": ("borrow", "repay"), "an": ("found",),
    "bank": ("deposit", "launder", "withdraw", "withdraw-all"), "bourse": ("buy", "sell"),
    "metal": ("stake", "pass", "stake-least"), "elreg": ("stake", "stake-least"),
    "elrig": ("stake",), "coup": ("pay-coup", "lose-cash", "pass"),
}  # fmt: skip


def _ways(*_: Any) -> list[tuple[Any, ...]]:
    return [(f"to-{space.key}",) for space in SPACES[::7]]


def _offers(company: Slot, money: Slot, keys: list[str], state: State) -> list[tuple[Any, ...]]:
    seats = [str(seat + 1) for seat in range(state.seats)]
    whom = either(*seats * 3, "4", "9", "0")
    items = pick([*keys, "orange-1-minority", "sun"], 1, 2)
    want = sums("white", "black", "off", "lots")
    shape = ("offer", whom, company, money, items, want, items)
    return [shape[:length] for length in range(3, 8)] + [
        ("swap", whom, company, money, want),
        ("offer", whom, company, money, want),
        ("offer", whom, company, items, want),
        ("offer", whom, company, "-", "-", "-", "-"),
        ("offer", whom, company, want),
        (either("swap", "offer"), whom, company, "-", "black=3,off=5"),
        ("offer", whom, "nobody"),
        ("offer", whom, company, "white=x"),
    ]


def _splits(company: Slot, money: Slot, keys: list[str], state: State) -> list[tuple[Any, ...]]:
    payers = getattr(state.pending[-1], "payers", ()) if state.pending else ()
    those = sums(*[COMPANY_KEYS[n] for n in payers] or ["blue-h"])
    anyones = sums(*dict.fromkeys(keys))
    return [("split", those), ("split", those, "-"), ("split", anyones), ("split", "-")]


def _with(company: Slot, part: str) -> Slot:
    return lambda rng: f"{company(rng)}-{part}"


def _answers(verb: str) -> Any:
    def shapes(company: Slot, money: Slot, keys: list[str], state: State) -> list[tuple[Any, ...]]:
        known = [f"{o.by + 1}-{o.slot}" for o in state.offers] or ["1-1"]
        known += [f"{o.to + 1}-{o.slot}" for o in state.offers]
        which = either(*known * 3, "2-2", "3-1")
        if verb != "accept":
            return [(verb, which)]
        books = sums("hidden", "off")
        return [(verb, which, company), (verb, which, company, books), (verb, which)]

    return shapes


def _word(verb: str) -> Any:
    return lambda *_: [(verb,)]


_SHAPES: dict[str, Any] = {
    **{
        verb: _word(verb)
        for verb in ("launder", "withdraw-all", "stake-least", "roll-all", "interpol", "pass",
                     "pay-coup", "lose-cash", "book", "hide", "even", "settle", "bankrupt",
                     "abandon")
    },
    **{
        verb: lambda c, m, k, s, verb=verb: [(verb, c)]
        for verb in ("roll", "stay")
    },
    "to": _ways,
    "bribe": lambda c, m, k, s: [("bribe", c, either("white", "black", "hidden", "green"))],
    "transfer": lambda c, m, k, s: [("transfer", c, c, m)],
    **{
        verb: lambda c, m, k, s, verb=verb: [(verb, c, amount)]
        for verb in ("declare", "set-off", "resell")
    },
    **{
        verb: lambda c, m, k, s, verb=verb: [(verb, amount)]
        for verb in ("borrow", "buy", "sell")
    },
    **{
        verb: lambda c, m, k, s, verb=verb: [(verb, m)]
        for verb in ("repay", "deposit", "stake")
    },
    "withdraw": lambda c, m, k, s: [("withdraw", sums(*dict.fromkeys(k)))],
    "part": lambda c, m, k, s: [("part", sums("hide", "skim", "white"))],
    "found": lambda c, m, k, s: [
        ("found", "min", partner, either("5", "25", "40", "50", "7", "0", "100"), *rest)
        for partner in ("alone", "alone", _with(c, "minor"), _with(c, "major"), "sun")
        for rest in ((), (sums("white", "hidden"),), (m, "-"))
    ],
    "split": _splits,
    "rescue": lambda c, m, k, s: [("rescue", c, m)],
    "liquidate": lambda c, m, k, s: [("liquidate", c), ("liquidate", c, c),
                                     ("liquidate", c, either("lapse", "sun"))],
    "buy-back": lambda c, m, k, s: [("buy-back", c), ("buy-back", c, c), ("buy-back", c, "alone")],
    "accuse": lambda c, m, k, s: [("accuse", either("1", "2", "3", "4", "9"))],
    "receive": lambda c, m, k, s: [("receive", c), ("receive", c, amount)],
    "offer": _offers,
    "order": lambda c, m, k, s: [("order", either("routine", "clear", "x"))],
    **{verb: _answers(verb) for verb in ("accept", "decline", "retract")},
}  # fmt: skip
