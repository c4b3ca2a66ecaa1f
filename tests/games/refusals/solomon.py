"""Conditions for each refusal of Agent and Casablanca, from their rulebooks."""

import functools
import re
from collections.abc import Callable
from typing import Any

import msgspec

from games import agent, casablanca
from games.engine import CLOSE, HOUSE, Path, Text, Who
from games.solomon.edition import has_steps
from games.solomon.game import SolomonGame
from games.solomon.moves import ALL, split_case
from games.solomon.names import name_agent
from games.solomon.state import MONEY, NOBODY, State
from tests.games.refusals.harness import Attempt, Condition, Reasons
from tests.games.refusals.solomon_moves import SUMS, WORDS, invent, scenes

SCOPES = ("any", "away", "home", "strike")

# -- the table -----------------------------------------------------------------------------------


class Try(msgspec.Struct):
    """A refused move of one of the two games, and its subject."""

    game: SolomonGame
    a: Attempt

    @property
    def state(self) -> State:
        state: State = self.a.state
        return state

    @property
    def path(self) -> Path:
        return self.a.path

    @property
    def agent(self) -> int:
        """The agent that is to act, or that an order is about."""
        return self.game.edition.agents[self.path[self.path[0] == "order"]]

    @property
    def here(self) -> int:
        return self.state.place[self.agent]

    @property
    def near(self) -> tuple[int, ...]:
        return self.game.edition.board.near[self.here]

    @property
    def victim(self) -> int:
        assert self.path[1] == self.game.edition.strike
        return self.game.edition.agents[split_case(self.path[2])[0]]

    @property
    def to(self) -> int:
        """The space where the agent would be."""
        if self.path[1] in ("take", "aside"):
            return self.here
        if len(self.path) == 3:
            return self.state.place[self.victim]
        return self.game.edition.spaces[split_case(self.path[1])[0]]

    def stake(self, number: int) -> int:
        return self.state.stake[self.a.seat * len(self.state.place) + number]

    @property
    def contested(self) -> int:
        """The seat's own stake on the agent of an announced action."""
        assert self.state.action is not None
        return self.stake(self.state.action.agent)

    @property
    def again(self) -> bool:
        """Whether exactly this was overturned before (D8)."""
        case = self.path[-1].endswith("-case") or self.path[1] == "take"
        victim = self.victim if len(self.path) == 3 else NOBODY
        return any(
            (u.agent, u.to, u.victim, u.case) == (self.agent, self.to, victim, case)
            for u in self.state.undone
        )

    @property
    def orders(self) -> list[Any]:
        count = len(self.state.place)
        live = [number for number, place in enumerate(self.state.place) if place >= 0]
        some = live if self.path[1] == ALL else [self.agent]
        return [self.state.orders[self.a.seat * count + number] for number in some]

    @property
    def speaks(self) -> bool:
        """Whether this word belongs to what the seat is asked now, whatever its stake."""
        state, word, seat = self.state, self.path[0], self.a.seat
        sealed, spies = state.switches.sealed, self.game is agent.GAME
        if seat in state.asked and state.phase in ("objections", "voices"):
            if state.answers[seat] is not None:
                return False
            if state.phase == "voices":
                return word in ("no", "hold" if state.trailing == "for" else "bid")
            words = {"no": True, "demand": spies, "object": sealed or not spies}
            return {**words, "support": sealed and state.switches.open}.get(word, False)
        if seat == state.mover and state.phase in ("objections", "answer"):
            return sealed and word in ("give-in", "defend")
        if state.phase == "demand":
            return seat == state.mover and word in ("consent", "refuse")
        if state.phase == "bid":
            return seat == state.against[-1] and word in ("bid", "pass")
        return state.phase == "reply" and seat == state.backer and word in ("hold", "pass")

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """The answers of a form, as they are written."""
        parts = [] if self.path[-1] == "-" else self.path[-1].split(",")
        return [(key, value) for key, _, value in (part.partition("=") for part in parts)]

    @property
    def amounts(self) -> list[str]:
        sealed = self.path[0] == "object" and self.state.switches.sealed
        if "=" not in self.path[-1] or (self.path[0] in SUMS and not sealed):  # it is one sum
            return [self.path[-1]]
        return [value for key, value in self.pairs if key != "scope"]

    @property
    def most(self) -> int:
        """The greatest sum that can be given here."""
        if self.path[0] == "order":
            return MONEY
        if self.path[0] in ("bribe", "pay"):
            return self.state.cash[self.a.seat]
        return self.contested

    @property
    def least(self) -> int:
        """The smallest sum that can be given here."""
        if self.path[0] == "bid":
            return self.state.bid + 100
        return 0 if self.path[0] == "defend" and self.game is agent.GAME else 100

    @property
    def one_sum(self) -> bool:
        """Whether a sum is asked for of which only one is possible."""
        asked = self.path[0] in (*SUMS, "pay") and self.state.phase != "opening"
        return asked and self.least == self.most

    @property
    def misspelt(self) -> bool:
        """Whether a form is unreadable, or says something twice, out of order, or by default."""
        keys = [key for key, _ in self.pairs]
        order = ["scope", "opening", "maximum", *self.game.edition.agents]
        usual = {("scope", "any"), ("opening", "100"), ("maximum", "100")}
        return (
            not re.fullmatch(r"-|[^=,]+=[^=,]+(,[^=,]+=[^=,]+)*", self.path[-1])
            or sorted(keys, key=order.index) != keys
            or len(set(keys)) < len(keys)
            or any(pair in usual or pair[1] == "0" for pair in self.pairs)
        )

    @property
    def total(self) -> int:
        return sum(int(sum_) for sum_ in self.amounts if sum_ != "-")


@functools.cache
def notation(game: SolomonGame) -> re.Pattern[str]:
    """Returns the entry “Making a move”."""
    board, strike = game.edition.board, game.edition.strike
    piece = "|".join(p.id for p in board.agents)
    space = "|".join(s.id for s in board.spaces)
    spies = game is agent.GAME
    sums, sum_ = r"(-|\S+=\S+|\d+)", r"\S+"
    words = "|".join(word for word in WORDS)
    return re.compile(
        rf"({piece}) (({space})(-case)?|{strike} ({piece})(-case)?{'|take|aside' if spies else ''})"
        rf"|bribe \S+|pay ({piece}) \S+|stop|skip|resign|({words})|({'|'.join(SUMS)}) {sum_}"
        rf"|order ({piece}|{ALL}) (quiet|clear|(demand|object) {sums})"
    )


def meaningless(t: Try) -> bool:
    """Whether it is no move, a strange seat's, the table's, or an answer nobody asks for."""
    if t.a.seat not in range(t.state.seats) or not notation(t.game).fullmatch(t.a.words):
        return True
    fields = {"opening", "maximum"} if t.path[0] == "object" else set()
    if t.path[0] == "order":
        limits = {"opening", "maximum"} if t.state.switches.sealed else {"opening"}
        fields = {"scope"} | (limits if t.path[2] == "object" else set())
    live = {p for p, n in t.game.edition.agents.items() if t.state.place[n] >= 0}
    given = {t.path[1]} if t.path[0] == "pay" else {key for key, _ in t.pairs if "=" in t.path[-1]}
    strange = given - fields - (live if t.path[0] in ("bribe", "pay") else set())
    scopes = [value for key, value in t.pairs if key == "scope"]
    return bool(strange) or any(scope not in SCOPES for scope in scopes)


def bad_amount(t: Try) -> bool:
    wrong = any(s.isdigit() and not t.least <= int(s) <= t.most for s in t.amounts)
    return wrong and said_sum(t, "most") == t.most


def said_sum(t: Try, name: str) -> object:
    """Returns a sum that the refusal says, with or without its unit."""
    said = t.a.args[name]
    return said.args["amount"] if isinstance(said, Text) else said


BOTH: dict[tuple[str, str], Callable[[Try], bool]] = {
    ("choices", "choice-not-offered"): lambda t: meaningless(t) or t.one_sum,
    ("choices", "choice-form-unreadable"): lambda t: t.misspelt,
    ("choices", "choice-amount-no-number"): lambda t: any(
        str(int(s)) != s if s.isdigit() and s.isascii() else True for s in t.amounts
    ),
    ("choices", "choice-amount-out-of-bounds"): bad_amount,
    ("choices", "choice-amount-out-of-bounds-or"): lambda t: (
        t.path[0] == "bribe" and bad_amount(t) and said_sum(t, "other") == 0
    ),
    ("choices", "choice-amount-off-step"): lambda t: any(int(s) % 100 for s in t.amounts),
    ("choices", "choice-form-total"): lambda t: not 100 <= t.total <= t.most,
    ("choices", "choice-form-growing"): lambda t: (
        int(dict(t.pairs).get("opening", 100)) > int(dict(t.pairs).get("maximum", 100))
    ),
    ("end", "over"): lambda t: t.state.phase == "over",
    ("F2", "gone"): lambda t: t.state.gone[t.a.seat],
    ("A4", "opening"): lambda t: t.state.phase == "opening",
    ("A4", "opened"): lambda t: (
        t.state.phase == "opening" and t.state.answers[t.a.seat] is not None
    ),
    ("turn", "turn"): lambda t: t.a.seat != t.state.mover and t.a.args["who"] == Who(t.state.mover),
    ("contest", "announced"): lambda t: t.a.seat == t.state.mover and t.state.action is not None,
    ("contest", "house"): lambda t: t.a.seat != HOUSE and t.path == CLOSE,
    ("contest", "close"): lambda t: t.a.seat == HOUSE and HOUSE not in t.game.deciders(t.state),
    ("contest", "word-now"): lambda t: not t.speaks,
    ("D8", "undone"): lambda t: t.again,
    ("D8", "bribe-after"): lambda t: bool(t.state.undone) and not t.state.switches.bribe_after,
    ("A8", "cash"): lambda t: t.state.cash[t.a.seat] < 100,
    ("D3", "no-stake"): lambda t: t.speaks and t.contested < 100,
    ("D4", "above-stake"): lambda t: (
        t.speaks
        and t.contested < t.state.bid + 100 * (t.path[0] == "bid")
        and (t.a.args["stake"], t.a.args["bid"]) == (t.contested, t.state.bid)
    ),
    ("D7", "support"): lambda t: t.path[0] == "support" and not t.state.switches.open,
    ("D15", "order-none"): lambda t: t.path[2] == "clear" and not any(t.orders),
    ("D15", "order-one"): lambda t: t.path[1] == ALL and t.path[2] in ("demand", "object"),
    ("D18", "let-pass"): lambda t: t.state.resting[t.a.seat],
    ("D18", "only-paid"): lambda t: t.state.choosy[t.a.seat],
    ("D18", "ask-me"): lambda t: not (t.state.resting[t.a.seat] or t.state.choosy[t.a.seat]),
    ("B1", "agent-out"): lambda t: t.here < 0,
    ("B3", "step-far"): lambda t: len(t.path) == 2 and t.to not in t.near,
    ("C4", "fee"): lambda t: t.victim >= 0 and t.stake(t.agent) < t.game.edition.fee,
}

AGENT: dict[tuple[str, str], Callable[[Try], bool]] = {
    **BOTH,
    ("A11", "stop"): lambda t: not t.state.undone,
    ("D7", "support-live"): lambda t: (
        t.path[0] == "support" and t.state.switches.open and not t.state.switches.sealed
    ),
    ("D3", "object-live"): lambda t: "object" in t.path and not t.state.switches.sealed,
    ("B4", "case-elsewhere"): lambda t: t.state.holder == NOBODY and t.state.case != t.to,
    ("B5", "case-own"): lambda t: t.state.holder == t.agent,
    ("B5", "take-far"): lambda t: t.state.holder == NOBODY and t.state.case != t.here,
    ("B6", "case-owned"): lambda t: (
        t.state.holder not in (NOBODY, t.agent)
        and t.a.args["agent"] == name_agent(t.game.edition, t.state.holder)
    ),
    ("B7", "aside"): lambda t: t.state.holder != t.agent,
    ("C1", "victim-out"): lambda t: t.state.place[t.victim] < 0 or t.victim == t.agent,
    ("C1", "strike-far"): lambda t: t.to not in t.near,
    ("C10", "at-home"): lambda t: t.to == t.game.edition.board.agents[t.victim].home,
}

CASABLANCA: dict[tuple[str, str], Callable[[Try], bool]] = {
    **BOTH,
    ("A11", "stop"): lambda t: (
        not t.state.undone or has_steps(t.game.edition, t.state, t.state.undone)
    ),
    ("D3", "demand"): lambda t: "demand" in t.path,
    ("B9", "case-elsewhere"): lambda t: t.state.case != t.here,
    ("B9", "case-stays"): lambda t: t.to == t.here and t.path[-1].endswith("-case"),
    ("C3", "victim-out"): lambda t: t.state.place[t.victim] < 0 or t.victim == t.agent,
    ("C2", "strike-far"): lambda t: t.to not in (t.here, *t.near),
    ("C10", "at-home"): lambda t: (
        t.state.switches.safe_homes and t.to == t.game.edition.board.agents[t.victim].home
    ),
}


def _reasons(game: SolomonGame, table: dict[tuple[str, str], Callable[[Try], bool]]) -> Reasons:
    def of(condition: Callable[[Try], bool]) -> Condition:
        return lambda attempt: condition(Try(game, attempt))

    return Reasons(
        game=game,
        prefix=f"{game.key}-no-",
        broken={reason: of(condition) for reason, condition in table.items()},
        invent=functools.partial(invent, game),
        scenes=functools.partial(scenes, game),
        folders=(f"games/{game.key}", "games/solomon"),
    )


REASONS = (_reasons(agent.GAME, AGENT), _reasons(casablanca.GAME, CASABLANCA))
