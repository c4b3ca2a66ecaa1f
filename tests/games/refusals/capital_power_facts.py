"""Facts about a position of Capital Power, counted here again from its rulebook."""

import re
from typing import Any

from games.capital_power import GAME
from games.capital_power.board import SPACES
from games.choosing import check_token
from games.engine import Choice, Done, Refused
from tests.games.refusals.harness import Attempt

COLOURS = ("blue", "orange", "green", "pink")
COMPANY = r"(blue|orange|green|pink)-[h1-5]"
_N = r"(0|[1-9]\d{0,11})"
_FORM = rf"(-|[^ =,]+={_N}(,[^ =,]+={_N})*)"
NOTATION = re.compile(
    r"launder|withdraw-all|stake-least|roll-all|interpol|pass|pay-coup|lose-cash|book|hide|even"
    rf"|settle|bankrupt|abandon|resign|(roll|stay) {COMPANY}|bribe {COMPANY} \S+"
    rf"|transfer {COMPANY} {COMPANY} {_FORM}|(borrow|buy|sell) {_N}"
    rf"|(declare|set-off|resell) {COMPANY} {_N}|(repay|deposit|withdraw|stake|part) {_FORM}"
    rf"|found (fin|min|alim|tra) \S+ {_N}( {_FORM}){{0,2}}|split( {_FORM})*"
    rf"|rescue {COMPANY} {_FORM}|liquidate {COMPANY}( \S+)*|buy-back {COMPANY}( (alone|{COMPANY}))?"
    rf"|accuse [1-9]\d*|receive {COMPANY}( {_N})?|order (routine|clear)|offer( \S+)*"
    rf"|(accept|decline|retract) [1-9]\d*-{_N}( {COMPANY}( {_FORM})?)?|to-[a-z]+\d*"
)
"""The shapes of moves, as docs and the entry “Giving a move” write them."""
PLACES = {
    "borrow": {"loanw", "fn"}, "repay": {"loanw", "fn"}, "buy": {"bourse"}, "sell": {"bourse"},
    "deposit": {"bank"}, "launder": {"bank"}, "withdraw": {"bank"}, "withdraw-all": {"bank"},
    "stake": {"metal", "elreg", "elrig"}, "stake-least": {"metal"}, "found": {"an"},
}  # fmt: skip
ANSWERS = {
    "Stop": {*PLACES, "pass", "pay-coup", "lose-cash"}, "Branch": {"to"},
    "Booking": {"book", "hide", "part"}, "Split": {"even", "split"},
    "Debt": {"settle", "rescue", "set-off", "resell", "liquidate", "bankrupt"},
    "BuyBack": {"buy-back", "abandon", "transfer"}, "Accuse": {"accuse", "pass"},
    "Receive": {"receive"},
}  # fmt: skip
"""The verbs that answer each question."""
ABOUT = {
    "loanw": "loans", "fn": "loans", "bank": "bank", "bourse": "shares", "an": "founding",
    "metal": "metals", "elreg": "elections", "elrig": "elections", "coup": "losses",
    "ggff": "inspections", "interpol": "interpol", "fisc": "fisc", "indemnity": "accusation",
    "Booking": "books", "Debt": "debts", "BuyBack": "dissolved", "Accuse": "accusation",
    "Receive": "accusation",
}  # fmt: skip
"""The entry about each space, fine or question."""


def verb(a: Attempt) -> str:
    return "to" if a.path[0].startswith("to-") else a.path[0]


def number(key: str) -> int:
    colour, _, n = key.partition("-")
    return COLOURS.index(colour) * 6 + (0 if n == "h" else int(n))


def alive(s: Any, n: int) -> bool:
    return n < len(s.kind) and bool(s.kind[n])


def rooted(s: Any, n: int) -> bool:
    while n % 6:
        n = s.mother[n]
        if n < 0:
            return False
    return True


def own(a: Attempt) -> list[int]:
    return [n for n, owner in enumerate(a.state.owner) if owner == a.seat]


def acting(a: Attempt) -> list[int]:
    return [n for n in own(a) if rooted(a.state, n)]


def top(a: Attempt) -> Any:
    """Returns what the seat is asked, None if it is not."""
    pending = a.state.pending
    return pending[-1] if pending and pending[-1].seat == a.seat else None


def kind(a: Attempt) -> str:
    return type(top(a)).__name__


def entry(a: Attempt) -> str:
    """Returns the entry about what the seat is asked."""
    asked = top(a)
    if kind(a) == "Branch":
        return "interpol" if asked.company < 0 else "movement"
    return ABOUT[({"Stop": "kind", "Split": "why"}.get(kind(a), "") and (
        asked.kind if kind(a) == "Stop" else asked.why
    )) or kind(a)]  # fmt: skip


def named(a: Attempt) -> int:
    """Returns the company that a sentence is about."""
    said: Any = a.args["company"]
    return COLOURS.index(said.args["colour"]) * 6 + int(said.args["number"])


def space(s: Any, n: int) -> str:
    return SPACES[s.space[n]].kind


def price(s: Any, n: int) -> int:
    """Returns the price of a lot where the company is."""
    return 55 if SPACES[s.space[n]].key.startswith("ch") else 50


# -- money ---------------------------------------------------------------------------------------

Sums = dict[str, int]


def whole(s: Any, n: int) -> Sums:
    """Returns all that a company has."""
    hidden = s.hidden[n]
    return {
        "white": s.white[n], "black": s.black[n] - hidden, "hidden": hidden, "lots": s.lots[n],
    }  # fmt: skip


def left(s: Any, n: int) -> Sums:
    """Returns what open offers leave a company."""
    found = whole(s, n)
    for offer in s.offers:
        if offer.desk == n:
            for key in found:
                found[key] -= getattr(offer, key)
    return found


def money(sums: Sums) -> int:
    return sums["white"] + sums["black"] + sums["hidden"]


def cash(s: Any, n: int) -> int:
    return money(whole(s, n))


def spare(s: Any, n: int) -> int:
    return money(left(s, n))


def form(token: str) -> Sums:
    """Returns the answers to a form; what is no number is more than there is of anything."""
    parts = [part.partition("=") for part in token.split(",") if "=" in part]
    return {key: int(value) if value.isdecimal() else 10**13 for key, _, value in parts}


def fits(wanted: Sums, held: Sums) -> bool:
    return all(held.get(key, 0) >= amount for key, amount in wanted.items())


# -- where a move got stuck ----------------------------------------------------------------------


def stuck(a: Attempt) -> "tuple[Choice | None, str, int]":
    """Returns the question that was not answered, the word that is no answer, and its place.

    The place is 0 if the move cannot even begin with its first word.
    """
    if not _last or _last[0][0] is not a:
        _last[:] = [(a, _walk(a))]
    return _last[0][1]


_last: "list[tuple[Attempt, tuple[Choice | None, str, int]]]" = []
"""The findings about the last attempt, which is looked at several times."""


def _walk(a: Attempt) -> "tuple[Choice | None, str, int]":
    view = GAME.view(a.state, a.seat)
    choice, length = GAME.choices(view), 0
    for length, token in enumerate(a.path):
        try:
            check_token(choice, token)  # type: ignore[arg-type]  # who has no choices is refused
        except Refused:
            return choice, token if length else "", length
        choice = GAME.choices(view, a.path[: length + 1])
    return choice, "", len(a.path)


def word(a: Attempt) -> str:
    return stuck(a)[1]


def place(a: Attempt) -> int:
    """Returns which word of the move was no answer; the first word is 0."""
    return stuck(a)[2]


def finished(a: Attempt) -> bool:
    """Whether the move was whole before the word that is too much."""
    return isinstance(stuck(a)[0], Done)
