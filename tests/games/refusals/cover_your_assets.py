"""Conditions for each refusal of Cover Your Assets, from its rulebook."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.cover_your_assets import GAME
from games.cover_your_assets.state import State
from games.engine import HOUSE, Path, Seat, Text, Who, text
from tests.games.cover_your_assets.tables import ON, Table, claiming, three, two
from tests.games.refusals.harness import Attempt, Condition, Reasons
from tests.games.refusals.tokens import Slot, either, mixed, pick

ASSETS = ("comics", "piano", "train", "jewels", "mattress", "piggy", "scooter", "plane", "auto",
          "cabin")  # fmt: skip
JOKERS, ACTIONS = ("silver", "gold", "penny"), ("swap", "move")
CARDS = (*ASSETS, *JOKERS, *ACTIONS)
"""The cards as the entry “Making a move” calls them, in its order."""
TURN = ("set", "take", "discard", "challenge", "claim", "improve", "swap", "move", "pass")
ANSWERS = ("answer", "give-up")

_CARD = f"({'|'.join(CARDS)})"
_SOME = rf"{_CARD}(-{_CARD})*"
_NUMBER = r"[1-9]\d{0,11}"
NOTATION = re.compile(
    rf"set {_SOME}|(take|discard|improve) {_CARD}|challenge {_NUMBER}(-second)? {_SOME}"
    rf"|claim {_CARD} {_NUMBER}(-{_NUMBER})*|swap {_NUMBER}|move {_NUMBER}-(down|up)"
    rf"|answer {_SOME}|choose (down|up)|order \S+( \S+)?|pass|give-up|resign|close",
    re.ASCII,
)

# -- the move ------------------------------------------------------------------------------------


def cards(a: Attempt) -> list[str]:
    """Returns the cards of the hand that a move plays."""
    verb = a.path[0]
    if verb in ACTIONS:
        return [verb]
    token = a.path[2] if verb == "challenge" else a.path[1]
    return token.split("-")


def target(a: Attempt) -> Seat:
    return int(a.path[1].partition("-")[0]) - 1


def second(a: Attempt) -> bool:
    return a.path[1].endswith("-second")


def piles(a: Attempt) -> list[int]:
    return [int(number) - 1 for number in a.path[2].split("-")]


def tops(a: Attempt) -> list[str]:
    return [CARDS[a.state.tops[pile]] for pile in piles(a)]


def _out_of_order(a: Attempt) -> bool:
    """Whether cards or piles are not in the order of the list, or a pile is named twice."""
    if a.path[0] == "claim":
        written = "-".join(str(pile + 1) for pile in sorted(set(piles(a))))
    else:
        written = "-".join(sorted(cards(a), key=CARDS.index))
    return a.args["given"] == written != a.path[-1]


# -- the position --------------------------------------------------------------------------------


def height(a: Attempt, seat: Seat) -> int:
    return len(a.state.stacks[seat])


def _lacks(a: Attempt) -> bool:
    """Whether the hand holds too few of the card the refusal names."""
    hand = Counter(CARDS[card] for card in a.state.hands[a.seat])
    missing = Counter(cards(a)) - hand
    return a.args["card"] in [_name(card) for card in missing]


def _name(card: str) -> Text:
    return text(f"cover-your-assets-card-{card}")


def makes_set(some: list[str]) -> bool:
    """Whether these are equal assets and any jokers: at least one asset, two cards or more."""
    assets = {card for card in some if card not in JOKERS}
    return len(assets) == 1 and assets <= set(ASSETS) and len(some) > 1


def matches(some: list[str], kind: str) -> bool:
    return all(card == kind or card in JOKERS for card in some)


def worth_two(some: list[str], kind: str) -> bool:
    """Whether these are two that match, two jokers, one of each, or a Penny Jar alone."""
    if some == ["penny"]:
        return True
    return len(some) == 2 and matches(some, kind) and "penny" not in some


def wanted(a: Attempt) -> str:
    """Returns the asset of the challenged set."""
    return CARDS[a.state.stacks[target(a)][-2 if second(a) else -1].kind]


def _running(a: Attempt) -> bool:
    return a.state.contest is not None and a.path[0] in TURN


def _contestant(a: Attempt) -> bool:
    return a.seat in (a.state.contest.owner, a.state.contest.rival)


def _bad_answer(a: Attempt) -> bool:
    kind = CARDS[a.state.contest.kind]
    if a.state.contest.demand == 2:
        return not worth_two(cards(a), kind)
    return len(cards(a)) != 1 or not matches(cards(a), kind)


def _passes_first(a: Attempt) -> bool:
    return a.path == ("pass",) and a.state.action == 1


def _out_of_reach(a: Attempt) -> bool:
    """Whether a pile is beyond reach: with three, pile 1 is between players 1 and 2, and so on."""
    beside = [(pile, (pile + 1) % 3) for pile in range(3)]
    return a.state.seats == 3 and any(a.seat not in beside[pile] for pile in piles(a))


def _top_improves(a: Attempt) -> bool:
    own = CARDS[a.state.stacks[a.seat][-1].kind]
    return cards(a) != [own] and a.args["card"] == _name(own)


# -- standing orders -----------------------------------------------------------------------------

FIELDS = {
    "assets": ("all", "keep-one"),
    "jokers": ("all", "keep-one", "none"),
    "claims": ("pass", "contest"),
}


def limits(a: Attempt) -> dict[str, str]:
    parts = (part.partition("=") for part in a.path[2].split(","))
    return {name: value for name, _, value in parts}


def _no_such_limit(a: Attempt) -> bool:
    known = {"below", *FIELDS} - ({"claims"} if a.state.seats > 3 else set())
    odd = [name for name in limits(a) if name not in known]
    odd += [value for name, value in limits(a).items() if value not in FIELDS.get(name, (value,))]
    return a.args["given"] in odd


def _unreadable_limits(a: Attempt) -> bool:
    """Whether limits are not ``name=value``, a name twice, out of order, or a default."""
    parts = [part.split("=") for part in a.path[2].split(",")]
    if any(len(part) != 2 or not all(part) for part in parts):
        return True
    names = [name for name, _ in parts]
    listed = sorted(set(names), key=["below", *FIELDS, *names].index)
    plain = [value == FIELDS.get(name, ("0",))[0] for name, value in parts]
    return names != listed or any(plain)


# -- the conditions ------------------------------------------------------------------------------

BROKEN: dict[tuple[str, str], Condition] = {
    ("choices", "unreadable"): lambda a: not NOTATION.fullmatch(a.words),
    ("choices", "spelled"): _out_of_order,
    ("endings", "over"): lambda a: a.state.over,
    ("choices", "house"): lambda a: a.seat != HOUSE and a.path == ("close",),
    ("C62", "house-closes"): lambda a: a.seat == HOUSE and a.path != ("close",),
    ("C62", "nothing-to-close"): lambda a: (
        a.seat == HOUSE and (a.state.moving is None or None in a.state.moving.answers)
    ),
    ("turn", "no-seat"): lambda a: not 0 <= a.seat < a.state.seats,
    ("C63", "left"): lambda a: a.state.out[a.seat],
    ("C62", "choosing"): lambda a: a.state.moving is not None and a.path[0] in TURN,
    ("C10", "answer-first"): lambda a: (
        _running(a) and _contestant(a) and a.args["whom"] == Who(a.state.contest.to_answer)
    ),
    ("C17", "challenge-runs"): lambda a: _running(a) and not _contestant(a),
    ("turn", "not-your-turn"): lambda a: (
        a.seat != a.state.turn and a.args["whom"] == Who(a.state.turn)
    ),
    ("turn", "not-in-hand"): lambda a: a.path[0] in TURN and _lacks(a),
    ("answer", "not-in-hand"): lambda a: a.path[0] == "answer" and _lacks(a),
    ("C30", "no-new-actions"): lambda a: (
        a.state.options.new_cards == "off" and a.path[0] in ("improve", "swap", "move")
    ),
    **{(rule, "yourself"): lambda a: target(a) == a.seat for rule in ("challenge", "C42")},
    **{
        (rule, "no-player"): lambda a: (
            target(a) >= a.state.seats and a.args["number"] == target(a) + 1
        )
        for rule in ("challenge", "C42", "C44")
    },
    ("C46", "action-no-match"): lambda a: bool(set(cards(a)) & set(ACTIONS)),
    ("C1", "two-jokers"): lambda a: len(cards(a)) == 2 and set(cards(a)) <= set(JOKERS),
    ("C1", "no-pair"): lambda a: len(cards(a)) != 2 or not makes_set(cards(a)),
    ("C3", "no-discard"): lambda a: not a.state.discards,
    ("C45", "action-on-top"): lambda a: CARDS[a.state.discards[-1]] in ACTIONS,
    ("C2", "no-pair-with"): lambda a: not makes_set([*cards(a), CARDS[a.state.discards[-1]]]),
    ("C8", "no-set-yet"): lambda a: a.path[0] == "challenge" and height(a, a.seat) == 0,
    ("C30", "no-second-set"): lambda a: second(a) and a.state.options.second_set == "off",
    ("challenge", "no-set-there"): lambda a: height(a, target(a)) == 0,
    ("C7", "protected"): lambda a: height(a, target(a)) == 1 and not second(a),
    ("C35", "second-safe"): lambda a: second(a) and height(a, target(a)) in (1, 2),
    ("C33", "barred"): lambda a: target(a) in a.state.barred,
    ("C36", "price"): lambda a: (
        second(a)
        and not worth_two(cards(a), wanted(a))
        and a.args["penny"] == a.state.options.new_cards
    ),
    ("C9", "no-match"): lambda a: (
        not second(a) and (len(cards(a)) != 1 or not matches(cards(a), wanted(a)))
    ),
    ("C52", "no-neutral"): lambda a: a.path[0] == "claim" and a.state.seats > 3,
    ("C52", "no-pile"): lambda a: max(piles(a)) > 2 and a.args["count"] == 3,
    ("C60", "out-of-reach"): _out_of_reach,
    ("C60", "one-pile"): lambda a: a.state.seats == 3 and len(piles(a)) > 1,
    ("C58", "pile-empty"): lambda a: any(a.state.tops[pile] < 0 for pile in piles(a)),
    ("C52", "claim-jokers"): lambda a: {*cards(a), *tops(a)} <= set(JOKERS),
    ("C52", "claim-mixed"): lambda a: len({*cards(a), *tops(a)} - set(JOKERS)) > 1,
    ("C34", "improve-nothing"): lambda a: height(a, a.seat) == 0,
    ("C34", "improve"): _top_improves,
    ("C42", "swap"): lambda a: not height(a, a.seat) or not height(a, target(a)),
    ("C44", "move"): lambda a: height(a, target(a)) < 2,
    ("C32", "no-passing"): lambda a: _passes_first(a) and a.state.options.two_actions == "on",
    ("C19", "no-passing"): lambda a: _passes_first(a) and a.state.draws == 0,
    ("turn", "no-passing"): lambda a: _passes_first(a) and a.state.options.two_actions == "off",
    ("C10", "no-challenge"): lambda a: a.path[0] in ANSWERS and a.state.contest is None,
    ("C17", "not-yours"): lambda a: not _contestant(a),
    ("C10", "wait"): lambda a: (
        a.seat != a.state.contest.to_answer and a.args["whom"] == Who(a.state.contest.to_answer)
    ),
    ("C38", "answer-two"): lambda a: a.state.contest.demand == 2 and _bad_answer(a),
    ("C11", "no-match"): lambda a: a.state.contest.demand == 1 and _bad_answer(a),
    ("C62", "not-asked"): lambda a: (
        a.path[0] == "choose" and (a.state.moving is None or a.seat not in a.state.moving.asked)
    ),
    ("C62", "answered"): lambda a: (
        a.state.moving.answers[a.state.moving.asked.index(a.seat)] is not None
    ),
    ("C66", "no-order"): lambda a: a.path[1] == "clear" and a.seat not in a.state.orders,
    ("C66", "order-unknown"): lambda a: a.path[1] not in ("fight", "give-up", "clear"),
    ("C66", "order-bare"): lambda a: a.path[1] in ("give-up", "clear") and len(a.path) == 3,
    ("C67", "order-limits"): lambda a: a.words.strip() == "order fight",
    ("choices", "choice-not-offered"): _no_such_limit,
    ("choices", "choice-form-unreadable"): _unreadable_limits,
    ("choices", "choice-amount-no-number"): lambda a: not limits(a)["below"].isdigit(),
    ("choices", "choice-amount-out-of-bounds"): lambda a: int(limits(a)["below"]) > 500,
    ("choices", "choice-amount-off-step"): lambda a: int(limits(a)["below"]) % 5 > 0,
}

# -- moves and positions -------------------------------------------------------------------------

_LIMITS = (
    *("below=20", "below=7", "below=999", "below=x", "below=", "jokers=none", "jokers=all"),
    *("claims=pass", "claims=contest", "assets=some", "assets=keep-one", "luck=1", "jokers"),
)


def _sorted(several: Slot) -> Slot:
    """Returns a slot whose cards are in the order of the table, mostly."""

    def fill(rng: random.Random) -> str:
        named = several(rng).split("-")
        return "-".join(named if rng.random() < 0.1 else sorted(named, key=CARDS.index))

    return fill


def invent(state: State, seat: Seat, rng: random.Random) -> Path:
    hand = [CARDS[card] for card in state.hands[seat]] * 3
    mine = [*hand, *rng.choices(CARDS, k=2)]
    card, some = pick(mine, 1, 1), _sorted(pick(mine, 1, 2, "-"))
    number = either(*(str(n) for n in range(1, state.seats + 2)))
    numbers = either("1", "2", "3", "1-2", "2-3", "1-3", "1-2-3", "4")
    if rng.random() < 0.1:
        limits = pick(_LIMITS, 1, 2, ",")
        orders = (("order", either("clear", "fight", "never")), ("order", "clear", "x"))
        return mixed(rng, ("order", "fight", limits), *orders)
    if (state.contest or state.moving) and rng.random() < 0.7:
        return mixed(rng, ("answer", some), ("answer", card), ("give-up",), ("choose", "up"))
    return mixed(
        rng,
        ("set", _sorted(pick(mine, 1, 3, "-"))),
        ("take", card),
        ("challenge", number, card),
        ("challenge", lambda rng: f"{number(rng)}-second", some),
        ("claim", card, numbers),
        ("improve", card),
        ("swap", number),
        ("move", lambda rng: f"{number(rng)}-down"),
        ("pass",),
        ("answer", card),
        ("choose", "down"),
    )


def scenes() -> Iterator[Any]:
    """Yields tables for rare cases: empty and covered piles, high stacks, Penny Jars."""
    high = [["cabin cabin"], ["train train", "piano piano", "auto auto"], ["jewels jewels"], []]
    hand = "piano auto silver gold swap move"
    for discards in ("swap", "gold", "cabin", ""):
        yield Table([hand, "auto", "", "comics"], high, discards=discards, **ON).state
    yield Table(["silver gold piano train", "auto", "", ""], high, second_set="on").state
    yield Table(["piano", "comics", "auto", ""], high, draws=0).state
    bare: list[list[str]] = [[], [], [], []]
    yield Table(["swap move piano", "auto", "auto", ""], bare, **ON).state
    answering = Table(["penny penny piano", "auto silver gold train", "", ""], high, **ON)
    answering.play(0, "challenge 2 penny")
    yield answering.state
    barred = Table(["auto piano train comics", "auto gold", "", ""], high, **ON)
    barred.play(0, "challenge 2 auto")
    barred.play(1, "answer gold")
    barred.play(0, "give-up")
    yield barred.state
    yield two(["gold silver piano", "piano"], [["auto auto"], []], "gold silver piano").state
    yield two(["gold silver piano", "piano"], [["auto auto"], []], "gold silver silver").state
    empty = two(["gold piano", "piano"], [["auto silver"], []], "piano train auto").state
    empty.tops = [empty.tops[0], -1, -1]
    yield empty
    yield three(["gold piano", "piano", "auto"], [[], [], []], "piano gold auto").state
    moving = claiming(["cabin cabin", "jewels jewels", "auto auto"], ["train train", "plane plane"])
    moving.play(0, "claim piano 1")
    moving.play(1, "give-up", draws="move")
    yield moving.state
    moving.play(0, "choose up")
    yield moving.state


REASONS = Reasons(
    game=GAME,
    prefix="cover-your-assets-refused-",
    broken=BROKEN,
    invent=invent,
    scenes=scenes,
    folders=("games/cover_your_assets",),
)
