"""The truth in a game of Agent or Casablanca."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar

import msgspec

from games.engine import HOUSE, Seat
from games.states import State as EngineState

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.solomon.board import Board

T = TypeVar("T")

MONEY = 10_000
"""The cash everybody begins with, in dollars."""
UNIT = 100
"""The unit of all sums (A6)."""

EXILED, ABSENT = -1, -2
"""Values in `State.place`: out of the game; never in it (the options for fewer agents)."""
NOBODY = -1

Phase: TypeAlias = Literal[
    "opening", "turn", "objections", "answer", "demand", "bid", "reply", "voices", "over"
]
"""The phase of a game.

opening: everybody's secret opening bribes. turn: the mover's choice. objections: whether anybody
objects to the announced action, in secret. answer: the mover's one sealed answer. Live form:
demand: the mover consents or refuses; bid: the objecting side names a sum; reply: the mover's side
holds it; voices: whether a third player speaks for the side that has passed, in secret.
"""

WINDOWS = ("opening", "objections", "voices")
"""The phases in which several seats answer in secret and the house closes."""

How: TypeAlias = Literal["none", "carry", "leave", "mount", "beside", "seize", "spare"]
"""The fate of the case: not in question; carried along or left behind by the agent that has it;
taken up or not where it is free; taken from the victim of a strike, or not.
"""

Side: TypeAlias = Literal["for", "against"]


class Speakers:
    """The speakers in a contest, in a state as in a view."""

    __slots__ = ()
    phase: Phase
    mover: Seat
    against: tuple[Seat, ...]
    backer: Seat

    @property
    def objector(self) -> Seat:
        """The seat whose objection is being settled, the first one heard, or `NOBODY`."""
        return self.against[0] if self.against else NOBODY

    @property
    def opponent(self) -> Seat:
        """The seat that speaks against the action now, the last one heard, or `NOBODY`."""
        return self.against[-1] if self.against else NOBODY

    @property
    def speaker(self) -> Seat:
        """The seat whose turn it is to choose, to answer, to bid or to reply."""
        if self.phase == "bid":
            return self.opponent
        return self.backer if self.phase == "reply" else self.mover


class Switches(msgspec.Struct, frozen=True):
    """A table's options, as the rules use them.

    sealed: contests by sealed maxima, otherwise live. open: any third player can speak in a contest
    (D7). opening: secret opening bribes (A4). safe_homes: no attack on an agent at home (C10).
    sits_out: a player who objects in vain sits out a turn (D10). bribe_after: a blocked player can
    bribe (D8). blocks: overturned actions after which a turn ends, 0 for no limit (D9).
    ties_to_bringer: E5. ledger: what was shown is kept for all to see (D12). limit: turns after
    which the clock decides (F6). own_homes: each player owns a home and wins if the case comes
    there.
    """

    sealed: bool
    open: bool
    opening: bool
    safe_homes: bool
    sits_out: bool
    bribe_after: bool
    blocks: int
    ties_to_bringer: bool
    ledger: bool
    limit: int
    own_homes: bool


class Action(msgspec.Struct, frozen=True, array_like=True):
    """An action of an agent. Two actions are the same if all their fields are (D8).

    kind: a step, an attack (a strike), taking the case on the spot, stepping aside from it. to: the
    space where the agent will be. victim: of a strike, else `NOBODY`. case: whether the agent has
    the case afterwards.
    """

    kind: Literal["step", "strike", "take", "aside"]
    agent: int
    to: int
    victim: int = NOBODY
    case: bool = False


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """A seat's secret answer in a window, or the mover's.

    no: no objection. demand: a bare demand. object: first sum and limit (in a live contest only the
    first sum counts). support: for the mover's side, up to limit. yield: the mover gives in.
    defend: the mover's limit.
    """

    word: Literal["no", "demand", "object", "support", "yield", "defend"]
    opening: int = 0
    limit: int = 0


NO = Answer("no")


class Order(msgspec.Struct, frozen=True, array_like=True):
    """A standing order on an agent: an answer given automatically when `scope` fits the action.

    any: every action. away, home: steps away from the agent's home, or towards it. strike: attacks.
    """

    answer: Answer
    scope: Literal["any", "away", "home", "strike"] = "any"


class Fact(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened, from which the event and the board's last play are told.

    what: as in the key ``<game>-told-<what>``. who, whom: seats. sum, other: dollars. action: its
    subject, with `start`, the agent's space before, and `how`, as `Edition.how` says. agent, space:
    one of each. sums: by seat, what a read-out told, or a list of seats or agents. to: the one seat
    that is told, None for all.
    """

    what: str
    who: Seat = NOBODY
    whom: Seat = NOBODY
    sum: int = 0
    other: int = 0
    action: Action | None = None
    start: int = NOBODY
    how: How = "none"
    agent: int = NOBODY
    space: int = NOBODY
    sums: tuple[int, ...] = ()
    to: Seat | None = None


class Spent(msgspec.Struct, frozen=True, array_like=True):
    """A change of a stake: turn (0: opening), seat, agent, and sum (negative for fees)."""

    turn: int
    seat: Seat
    agent: int
    sum: int


class Paper(msgspec.Struct, frozen=True, array_like=True):
    """A sealed answer to a contested action, kept to be shown after the end (E7)."""

    turn: int
    seat: Seat
    agent: int
    answer: Answer


class Ending(msgspec.Struct, frozen=True):
    """The end of the game.

    why: the case came home, the clock ran out, or all but one had left. agents: those whose stakes
    decided. bringer: the seat that moved the case home. home: the space it came to. winners: seats,
    none without a winner. paid: by seat, its stake on the deciding agents (the highest).
    """

    why: Literal["home", "clock", "alone"]
    agents: tuple[int, ...]
    bringer: Seat
    home: int
    winners: tuple[Seat, ...]
    paid: tuple[int, ...]


class State(Speakers, EngineState, kw_only=True):
    """A game. What is by seat and agent is flat, with index ``seat * agents + agent``. What seldom
    changes is a tuple, which a clone shares.

    turn: the number of the turn, from 1; 0 before the first. mover: the seat whose turn it is.
    place: by agent, its space, `EXILED` or `ABSENT`. case: its space. holder: the agent that owns
    it, if the rules have owners, otherwise `NOBODY`. stake: by seat and agent. cash: by seat. fees:
    paid by each seat. bribes: how often each seat bribed in a turn. least, most: what the table can
    know of each stake. spent: what each seat must have spent at least. gone: seats that have left.
    sits: seats that sit out the next turn. undone: actions overturned this turn. action: announced
    and not yet decided. asked, answers: of the open window. pledge: the mover's sealed answer given
    in advance. orders: standing orders. resting: seats that let everything pass until their next
    turn; choosy: seats that are asked only about agents they have paid (D18). against: seats heard
    against the action, in turn (`Speakers`). backer: the seat that speaks for it. bid: the last sum
    named. trailing: the side that has passed. passed: seats that spoke and passed. told: facts of
    this turn, the last play. trail: the last step as agent, from, to.
    """

    switches: Switches
    seats: int
    phase: Phase
    turn: int
    mover: Seat
    place: tuple[int, ...]
    case: int
    holder: int
    stake: tuple[int, ...]
    cash: tuple[int, ...]
    fees: tuple[int, ...]
    bribes: tuple[int, ...]
    least: tuple[int, ...]
    most: tuple[int, ...]
    spent: tuple[int, ...]
    gone: tuple[bool, ...]
    sits: tuple[bool, ...]
    undone: tuple[Action, ...]
    action: Action | None
    asked: tuple[Seat, ...]
    answers: list[Answer | None]
    pledge: Answer | None
    orders: tuple[Order | None, ...]
    resting: tuple[bool, ...]
    choosy: tuple[bool, ...]
    against: tuple[Seat, ...]
    backer: Seat
    bid: int
    trailing: Side
    passed: tuple[bool, ...]
    told: list[Fact]
    trail: tuple[int, int, int] | None
    history: tuple[Spent, ...]
    papers: tuple[Paper, ...]
    ending: Ending | None


def make_state(switches: Switches, seats: int, place: Sequence[int], case: int) -> State:
    """Returns a game before anything has happened, in the first turn."""
    agents = len(place)
    return State(
        switches=switches, seats=seats, phase="turn", turn=1, mover=0,
        place=tuple(place), case=case, holder=NOBODY,
        stake=(0,) * (seats * agents), cash=(MONEY,) * seats, fees=(0,) * seats,
        bribes=(0,) * seats, least=(0,) * (seats * agents), most=(MONEY,) * (seats * agents),
        spent=(0,) * seats, gone=(False,) * seats, sits=(False,) * seats, undone=(), action=None,
        asked=(), answers=[None] * seats, pledge=None, orders=(None,) * (seats * agents),
        resting=(False,) * seats, choosy=(False,) * seats,
        against=(), backer=NOBODY, bid=0, trailing="against", passed=(False,) * seats,
        told=[], trail=None, history=(), papers=(), ending=None,
    )  # fmt: skip


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Returns `values` with `value` at `index`."""
    return (*values[:index], value, *values[index + 1 :])


def seats_after(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Returns the seats still in the game, clockwise from the left of `seat`, without it."""
    around = (*range(seat + 1, state.seats), *range(seat))
    return tuple([other for other in around if not state.gone[other]])


def deciders(board: Board, state: State) -> frozenset[Seat]:
    """Returns the seats the table waits for. A standing order counts as an answer."""
    if state.phase in WINDOWS:
        return frozenset(_unanswered(board, state) or (HOUSE,))
    if state.phase == "over":
        return frozenset()
    return frozenset((state.speaker,))


def _unanswered(board: Board, state: State) -> list[Seat]:
    """Returns the asked seats without an answer to the open window and without an order for it."""
    silent = [seat for seat in state.asked if state.answers[seat] is None]
    action, agents = state.action, len(state.place)
    if action is None or not (any(state.resting) or any(state.orders[action.agent :: agents])):
        return silent
    return [seat for seat in silent if standing_answer(board, state, seat) is None]


def standing_answer(board: Board, state: State, seat: Seat) -> Answer | None:
    """Returns what `seat`'s order says to the announced action, None if no order fits."""
    action = state.action
    if action is None:
        return None
    if state.resting[seat]:
        return NO
    order = state.orders[seat * len(state.place) + action.agent]
    if order is None or not _fits(board, state, order, action):
        return None
    if state.phase == "voices":
        return NO if order.answer == NO else None
    if order.answer.word != "object":
        return order.answer
    stake = state.stake[seat * len(state.place) + action.agent]
    if stake < UNIT:  # the fee of an attack may have used it up since
        return NO
    return Answer("object", min(order.answer.opening, stake), min(order.answer.limit, stake))


def _fits(board: Board, state: State, order: Order, action: Action) -> bool:
    if order.scope == "any":
        return True
    if order.scope == "strike":
        return action.kind == "strike"
    steps, home = board.steps, board.agents[action.agent].home
    before, after = steps[state.place[action.agent]][home], steps[action.to][home]
    return after > before if order.scope == "away" else after < before


def conserved(state: State) -> tuple[int, ...]:
    """Returns what no move changes: each seat's cash, stakes and fees together."""
    agents = len(state.place)
    return tuple(
        state.cash[seat] + state.fees[seat] + sum(state.stake[seat * agents :][:agents])
        for seat in range(state.seats)
    )


def top_seats(state: State, agent: int) -> tuple[Seat, ...]:
    """Returns the seats in the game with the highest stake on the agent, none if it is 0 (F2)."""
    agents = len(state.place)
    stakes = {
        seat: state.stake[seat * agents + agent]
        for seat in range(state.seats)
        if not state.gone[seat]
    }
    best = max(stakes.values())
    return tuple(seat for seat, stake in stakes.items() if stake == best) if best else ()
