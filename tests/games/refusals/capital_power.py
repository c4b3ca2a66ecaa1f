"""Conditions for each refusal of Capital Power, from its rulebook."""

import re
from collections.abc import Callable

from games.capital_power import GAME
from games.capital_power.board import SPACES
from games.choosing import join_form, split_form
from games.engine import Form, Pick, Refused, Several, Who
from tests.games.refusals.capital_power_deals import DEALS
from tests.games.refusals.capital_power_debts import DEBTS
from tests.games.refusals.capital_power_facts import (
    ANSWERS,
    COMPANY,
    NOTATION,
    PLACES,
    cash,
    entry,
    finished,
    kind,
    left,
    named,
    own,
    place,
    space,
    stuck,
    top,
    verb,
    whole,
    word,
)
from tests.games.refusals.capital_power_moves import invent
from tests.games.refusals.capital_power_scenes import scenes
from tests.games.refusals.capital_power_stops import STOPS
from tests.games.refusals.harness import Attempt, Condition, Reasons

_FIELD = rf"(white|black|hidden|lots|off|hide|skim|{COMPANY})"
MEANT = re.compile(
    rf"{COMPANY}(-minor|-major|-minority)?(\+{COMPANY}(-minority)?)*|alone|white|black|hidden"
    rf"|liquidate|lapse|-|\d+|{_FIELD}=.*"
)
"""Words that have a meaning somewhere in a move."""


def _turn_of(a: Attempt) -> int:
    s = a.state
    return s.pending[-1].seat if s.pending else s.turn


def _not_canonical(a: Attempt) -> bool:
    choice, token, _ = stuck(a)
    if not isinstance(choice, Form):
        return "+" in token or "=" in token
    try:
        return join_form(choice, split_form(token)) != token
    except Refused:
        return True


def _strange(a: Attempt) -> bool:
    token = word(a)
    fields = [part.partition("=")[0] for part in token.split(",")] if "=" in token else []
    known = all(re.fullmatch(_FIELD, field) for field in fields)
    choice = stuck(a)[0]
    asked = choice.options if isinstance(choice, Pick | Several) else ()
    given = token.split("+") if isinstance(choice, Several) else [token]
    other = bool(asked) and not {*map(_shape, given)} <= {_shape(o.key) for o in asked}
    return finished(a) or not MEANT.fullmatch(token) or not known or other


def _shape(token: str) -> str:
    """Returns the kind of a word: a company, a part of one, a player, or the word itself."""
    if re.fullmatch(COMPANY, token):
        return "company"
    if re.fullmatch(rf"{COMPANY}-[a-z]+", token):
        return "part"
    return "number" if re.fullmatch(r"[1-9]\d*", token) else token


def _decide(a: Attempt) -> bool:
    return top(a) is not None and a.rule == entry(a) and verb(a) not in _answers(a)


def _answers(a: Attempt) -> set[str]:
    """Returns the words that answer the question, if the seat can; other stops have more."""
    if kind(a) != "Stop":
        return ANSWERS[kind(a)]
    coup = top(a).kind == "coup"
    return {*PLACES, *(("pay-coup", "lose-cash", "pass") if coup else ("pass",))}


def _unasked(*verbs: str) -> Condition:
    return lambda a: (
        verb(a) in verbs
        and not a.state.pending
        and a.state.turn == a.seat
        and not any(verb(a) in answers for k, answers in ANSWERS.items() if k == kind(a))
    )


# -- pawns ---------------------------------------------------------------------------------------


def _unmoved(a: Attempt) -> list[int]:
    return [n for n in own(a) if not a.state.moved[n]]


def _parked(a: Attempt, n: int) -> bool:
    return space(a.state, n) == "p"


def _ahead(a: Attempt, n: int) -> str:
    """Returns the space a bribe would bring a pawn to, nothing if there is none."""
    key = SPACES[a.state.space[n]].key
    country, at = key[:2], key[2:]
    if not at or a.state.behind[n]:
        return ""
    later = [f"{country}{i:02}" for i in range(int(at) + 1, 22)]
    kinds = {s.key: s.kind for s in SPACES}
    return next((k for k in later if kinds[k] in ("fn", "bank", "bourse")), "")


def _bribed(a: Attempt, n: int) -> bool:
    country = SPACES[a.state.space[n]].key[:2]
    return bool(a.state.bribed[n] >> ("it", "ch", "lu", "sa").index(country) & 1)


def _has_ten(sums: dict[str, int]) -> bool:
    return any(sums[colour] >= 10 for colour in ("white", "black", "hidden"))


def _no_bribe(a: Attempt) -> bool:
    able = [
        n for n in _unmoved(a)
        if _ahead(a, n) and not _bribed(a, n) and _has_ten(left(a.state, n))
    ]  # fmt: skip
    return len(_unmoved(a)) > 1 and not able


def _pawn(rule: Callable[[Attempt, int], bool]) -> Condition:
    """Returns a condition on the pawn a sentence names, which is the seat's and can still move."""
    return lambda a: named(a) in _unmoved(a) and rule(a, named(a))


PAWNS: dict[tuple[str, str], Condition] = {
    ("movement", "not-your-pawn"): lambda a: named(a) not in own(a) and word(a) in a.path,
    ("movement", "has-moved"): lambda a: named(a) in own(a) and a.state.moved[named(a)],
    ("movement", "all-moved"): lambda a: not _unmoved(a),
    ("movement", "way"): lambda a: not a.state.pending and a.path[0].startswith("to-"),
    ("movement", "no-such-way"): lambda a: (
        kind(a) == "Branch" and top(a).company >= 0 and a.path[0][3:] not in _ways(a)
    ),
    ("interpol", "no-such-way"): lambda a: (
        kind(a) == "Branch" and top(a).company < 0 and a.path[0][3:] not in _ways(a)
    ),
    ("interpol", "must-move-first"): lambda a: any(not _parked(a, n) for n in _unmoved(a)),
    ("parking", "not-on-parking"): _pawn(lambda a, n: not _parked(a, n)),
    ("parking", "not-parked"): lambda a: not any(_parked(a, n) for n in _unmoved(a)),
    ("parking", "only-parked"): lambda a: (
        bool(_unmoved(a)) and all(_parked(a, n) for n in _unmoved(a))
    ),
    ("H10", "nothing-ahead"): _pawn(lambda a, n: not _ahead(a, n)),
    ("C20", "bribed-here"): _pawn(_bribed),
    ("bribe", "bribe-money"): _pawn(lambda a, n: cash(a.state, n) < 10),
    ("bribe", "no-bribe"): _no_bribe,
    ("H42", "bribe-mixed"): _pawn(
        lambda a, n: cash(a.state, n) >= 10 and not _has_ten(whole(a.state, n))
    ),
    ("H42", "bribe-colour"): _pawn(lambda a, n: whole(a.state, n)[word(a)] < 10),
}


def _ways(a: Attempt) -> set[str]:
    return {SPACES[target].key for target in top(a).targets}


# -- everything ----------------------------------------------------------------------------------

ANYWHERE: dict[tuple[str, str], Condition] = {
    ("choices", "unreadable"): lambda a: not NOTATION.fullmatch(a.words),
    ("choices", "unfinished"): lambda a: not finished(a) and place(a) == len(a.path),
    ("choices", "choice-not-offered"): _strange,
    ("choices", "choice-form-unreadable"): _not_canonical,
    ("choices", "choice-amount-no-number"): lambda a: any(
        not re.fullmatch(r"0|[1-9]\d{0,11}", part.partition("=")[2] if "=" in part else part)
        for part in word(a).split(",")
    ),
    ("choices", "choice-several-twice"): lambda a: (
        len(set(word(a).split("+"))) < len(word(a).split("+"))
    ),
    ("victory", "over"): lambda a: a.state.ending is not None,
    ("leaving", "out"): lambda a: not 0 <= a.seat < a.state.seats or bool(a.state.out[a.seat]),
    ("turn", "wait"): lambda a: _turn_of(a) != a.seat and a.args["whom"] == Who(_turn_of(a)),
    ("turn", "not-asked"): _unasked("pass"),
    ("H46", "choice-not-offered"): lambda a: (
        (a.path[1] == "routine") == (a.seat in a.state.orders)
    ),
    **{
        (rule, "decide-first"): _decide
        for rule in ("accusation", "bank", "books", "debts", "dissolved", "elections", "fisc",
                     "founding", "inspections", "interpol", "loans", "losses", "metals",
                     "movement", "shares")
    },
    ("accusation", "not-asked"): _unasked("accuse", "receive"),
    ("books", "not-asked"): _unasked("book", "hide", "part"),
    ("debts", "not-asked"): _unasked("settle", "rescue", "set-off", "resell", "bankrupt"),
    ("dissolved", "not-asked"): _unasked("buy-back", "abandon"),
    ("inspections", "not-asked"): _unasked("even", "split"),
    ("liquidation", "not-asked"): _unasked("liquidate"),
    ("losses", "not-asked"): _unasked("pay-coup", "lose-cash"),
}  # fmt: skip

REASONS = Reasons(
    game=GAME,
    prefix="capital-power-refused-",
    broken={**ANYWHERE, **PAWNS, **STOPS, **DEBTS, **DEALS},
    invent=invent,
    scenes=scenes,
    folders=("games/capital_power",),
    entries_in="refusals/*.py",
    often=4,
)
