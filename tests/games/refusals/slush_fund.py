"""Conditions for each refusal of Slush Fund, from its rulebook."""

import random
import re
from collections.abc import Iterator
from typing import Any

from games.engine import Path, Seat, Who, text
from games.slush_fund import GAME
from games.slush_fund.state import State
from tests.games.refusals.harness import Attempt, Condition, Reasons
from tests.games.refusals.tokens import either, mixed, pick
from tests.games.slush_fund.scenes import scene

MONEY = ("10k", "20k", "30k", "40k", "50k")
CARDS = (*MONEY, "vp", "scandal", "thief", "spy", "transfer", "time")
PEOPLE = ("president", "vice-president", "senator", "governor", "mayor")

_CARD, _WHO = f"({'|'.join(CARDS)})", f"({'|'.join(PEOPLE)})"
_TWIN = rf"{_CARD}(\.([2-9]|[1-8]\d|90))?"
NOTATION = re.compile(
    rf"take deck|take fund {_TWIN}(\+{_TWIN})*|stash {_CARD}|play ([1-5]0k|vp|scandal) {_WHO}"
    rf"|play thief [1-4]-{_WHO}|play transfer {_WHO}-{_TWIN} {_WHO}|play spy ({_WHO}-{_WHO}|none)"
    rf"|peek ([1-4]-{_WHO}|none)|discard {_CARD}|resign",
    re.ASCII,
)
"""The entry “Making a move”."""

# -- the move and the position -------------------------------------------------------------------


def twins(token: str) -> list[tuple[str, int]]:
    """Returns ``10k+10k.2`` as cards with their numbers within the kind."""
    parts = (part.partition(".") for part in token.split("+"))
    return [(key, int(number or 1)) for key, _, number in parts]


def piled(state: State, seat: Seat, politician: str) -> list[str]:
    """Somebody's pile on a politician, from the bottom."""
    return [CARDS[card] for card in state.piles[PEOPLE.index(politician) * state.seats + seat]]


def fallen(state: State, politician: str) -> bool:
    return state.scandals[PEOPLE.index(politician)] >= 5


def victim(a: Attempt) -> tuple[Seat, str]:
    """Returns whose pile a Thief or a Spy aims at."""
    number, _, politician = a.path[-1].partition("-")
    return int(number) - 1, politician


def source(a: Attempt) -> tuple[str, str, int]:
    """Returns which card of which pile a Money Transfer takes."""
    politician, _, token = a.path[2].rpartition("-")
    return (politician, *twins(token)[0])


def _pair(a: Attempt) -> tuple[str, str]:
    pairs = [(one, other) for one in PEOPLE for other in PEOPLE]
    return next(pair for pair in pairs if "-".join(pair) == a.path[2])


def phase_of(path: Path) -> str:
    phases = {"take": "take", "stash": "stash", "peek": "peek"}
    return phases.get(path[0], "play")


def named(a: Attempt) -> list[str]:
    """Returns the politicians that a move is about."""
    if a.path[:2] == ("play", "transfer"):
        return [source(a)[0], a.path[3]]
    if a.path[:2] == ("play", "spy"):
        return list(_pair(a))
    return [victim(a)[1] if "-" in a.path[-1][:2] else a.path[-1]]


def _meaningless(a: Attempt) -> bool:
    """Whether it is no move at all, or names a seat that is not at this table."""
    given, pile = a.args["given"], re.match(r"([1-4])-", a.path[-1] if a.path else "")
    strange = bool(pile) and int(pile[1]) > a.state.seats and given == pile[1]  # type: ignore[index]  # there is one
    twice = a.path[:2] == ("play", "spy") and any(a.path[2:] == (f"{w}-{w}",) for w in PEOPLE)
    return not NOTATION.fullmatch(a.words) or strange or twice or not 0 <= a.seat < a.state.seats


def _in(phase: str) -> Condition:
    return lambda a: a.state.phase == phase != phase_of(a.path)


def _fund_lacks(a: Attempt) -> bool:
    fund = [CARDS[card] for card in a.state.fund]
    lacking = [card for card, which in twins(a.path[2]) if fund.count(card) < which]
    return a.args["card"] in [text(f"slush-fund-card-{card}.inline") for card in lacking]


def _fund_order(a: Attempt) -> bool:
    picks = [(CARDS.index(card), which) for card, which in twins(a.path[2])]
    return sorted(set(picks)) != picks or any(which > 3 for _, which in picks)


def _not_in_hand(a: Attempt) -> bool:
    return CARDS.index(a.path[1]) not in a.state.hand


def _no_pile(a: Attempt) -> bool:
    seat, politician = victim(a)
    return a.args["whom"] == Who(seat) and not piled(a.state, seat, politician)


def _useless_spy(a: Attempt) -> bool:
    standing = [who for who in PEOPLE if not fallen(a.state, who)]
    scandals = [who for who in standing if a.state.scandals[PEOPLE.index(who)]]
    others = [seat for seat in range(a.state.seats) if seat != a.seat]
    piles = any(piled(a.state, seat, who) for seat in others for who in standing)
    return a.path[2] == "none" and not piles and not (scandals and len(standing) > 1)


def _like_above(a: Attempt) -> bool:
    """Whether there are that many, but some are adjacent and count as one."""
    politician, card, which = source(a)
    pile = piled(a.state, a.seat, politician)
    apart = sum(pile[n] == card != (pile[n + 1 : n + 2] or [""])[0] for n in range(len(pile)))
    return apart < which <= pile.count(card)


def _no_such_card(a: Attempt) -> bool:
    politician, card, which = source(a)
    return piled(a.state, a.seat, politician).count(card) < which


BROKEN: dict[tuple[str, str], Condition] = {
    ("choices", "choice-not-offered"): _meaningless,
    ("end", "over"): lambda a: a.state.phase == "over",
    ("S38", "out"): lambda a: a.state.out[a.seat],
    ("turn", "turn"): lambda a: a.seat != a.state.active == a.args["who"].seat,  # it is a Who
    ("S3", "phase-take"): _in("take"),
    ("S5", "phase-stash"): _in("stash"),
    ("play", "phase-play"): _in("play"),
    ("S21", "phase-peek"): _in("peek"),
    ("S3", "fund-small"): lambda a: len(a.state.fund) < 3 and a.args["count"] == len(a.state.fund),
    ("take-fund", "fund-three"): lambda a: len(twins(a.path[2])) != 3,
    ("S16", "fund-card"): _fund_lacks,
    ("take-fund", "fund-order"): _fund_order,
    ("play", "hand"): _not_in_hand,
    ("S24", "fallen"): lambda a: any(fallen(a.state, politician) for politician in named(a)),
    **{(rule, "own-pile"): lambda a: victim(a)[0] == a.seat for rule in ("S20", "S22")},
    **{(rule, "no-pile"): _no_pile for rule in ("S20", "S22")},
    ("S18", "vp-shield"): lambda a: piled(a.state, *victim(a))[-1] == "vp",
    ("S12", "spy-useless"): _useless_spy,
    ("S23", "no-scandal"): lambda a: a.state.scandals[PEOPLE.index(_pair(a)[0])] == 0,
    ("S27", "shift-money"): lambda a: source(a)[1] not in MONEY,
    ("S28", "shift-same"): lambda a: source(a)[0] == a.path[3],
    ("S27", "shift-like"): _like_above,
    ("S27", "shift-card"): _no_such_card,
}

# -- moves and positions -------------------------------------------------------------------------


def invent(state: State, seat: Seat, rng: random.Random) -> Path:
    who, number = either(*PEOPLE), either(*(str(n) for n in range(1, state.seats + 2)))
    card = either(*CARDS)
    twin = either("10k", "10k.2", "20k", "20k.2", "10k.4", "vp", "50k", "thief")
    fund = [CARDS[card] for card in state.fund] or ["10k"]
    shapes: dict[str, list[Any]] = {
        "take": [("take", "fund", pick([*fund, *fund, "10k.2", "20k.4"], 2, 4))],
        "stash": [("stash", card)],
        "peek": [("peek", lambda rng: f"{number(rng)}-{who(rng)}")],
    }
    hand = [CARDS[card] for card in state.hand] or ["10k"]
    held = rng.choice([*hand, *hand, rng.choice(CARDS)])
    plays: dict[str, list[Any]] = {
        "thief": [("play", "thief", lambda rng: f"{number(rng)}-{who(rng)}")],
        "spy": [("play", "spy", lambda rng: f"{who(rng)}-{who(rng)}"), ("play", "spy", "none")],
        "transfer": [("play", "transfer", lambda rng: f"{who(rng)}-{twin(rng)}", who)],
    }
    mine = plays.get(held, [("play", held, who)])
    usual = shapes.get(state.phase, mine)
    return mixed(rng, *usual * 4, *mine, ("discard", card), ("stash", card), ("take", "deck"))


def scenes() -> Iterator[Any]:
    piles = {
        "president": ["20k 20k 10k", "10k vp"],
        "senator": ["50k", ""],
        "mayor": ["10k 20k 10k", "30k"],
    }
    for hand in ("thief 10k", "spy 20k", "transfer vp", "transfer 50k"):
        yield scene(piles, hand, scandals=(0, 5, 1, 0, 0))
    yield scene({"president": ["10k", ""]}, "spy 20k")
    yield scene(piles, fund="10k 10k 10k 10k 20k thief")
    yield scene(piles, fund="10k thief")
    yield scene(piles, "10k", phase="peek")
    yield scene({}, "10k", seats=3, out=(False, True, False))


REASONS = Reasons(
    game=GAME,
    prefix="slush-fund-no-",
    broken=BROKEN,
    invent=invent,
    scenes=scenes,
    folders=("games/slush_fund",),
)
