"""The deal, and what each move does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.choosing import check_token, refuse_token, split_form
from games.engine import HOUSE, Refused
from games.solomon import leaving, orders, turns
from games.solomon.contest import bidding, contest, forms, speech
from games.solomon.contest.speech import SpeechContext
from games.solomon.edition import live_agents
from games.solomon.lines import tell
from games.solomon.moves import (
    Announce,
    Bribe,
    Close,
    EndTurn,
    Resign,
    SetAsking,
    SetOrder,
    Skip,
    Speak,
    parse,
)
from games.solomon.names import name_agent
from games.solomon.refusals import (
    check_action,
    check_bribe,
    check_seat,
    check_turn,
    may_stop,
    refuse,
)
from games.solomon.state import ABSENT, UNIT, Action, Answer, Fact, State, deciders, make_state, put
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from games.chance import Chance
    from games.engine import Path, Played, Seat
    from games.solomon.contest.speech import SpeakerRole
    from games.solomon.edition import Edition, Position
    from games.solomon.moves import Move
    from games.solomon.state import Switches


def deal(
    edition: Edition, seats: int, switches: Switches, chance: Chance, agents: str
) -> Played[State]:
    """Returns the deal: agents in their homes, the case in the middle, everybody's money in cash.

    agents: ``all`` of them, ``six`` (two homes drawn by chance lack one), ``one`` in each home.
    """
    board = edition.board
    place = [agent.home for agent in board.agents]
    if agents == "one":
        place = [
            home if agent.number == 1 else ABSENT
            for home, agent in zip(place, board.agents, strict=True)
        ]
    elif agents == "six":
        _leave_two_out(edition, place, chance)
    state = make_state(switches, seats, place, board.case_start)
    step = Step(state, chance)
    missing = tuple(agent for agent, space in enumerate(place) if space == ABSENT)
    if agents == "six":
        tell(edition, step, Fact("missing", sums=missing))
    tell(edition, step, Fact("begins", 0))
    if switches.opening:
        turns.open_window(state, "opening", tuple(range(seats)))
    return step.played()


def _leave_two_out(edition: Edition, place: list[int], chance: Chance) -> None:
    """Takes the last agents of two homes drawn by chance out of the game."""
    board = edition.board
    teams = list(range(len(board.homes)))
    for _ in range(2):
        team = chance.draw(teams, lambda number: board.spaces[board.homes[number]].id)
        last = max(n for n, agent in enumerate(board.agents) if agent.team == team)
        place[last] = ABSENT


def play(edition: Edition, state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
    """Makes a move on a clone of `state`. Raises `Refused`."""
    try:
        move = parse(edition, path)
    except Refused:  # whatever its other words say, it may be no time for such a move
        if path[:1] and path[0] in edition.agents:
            check_seat(edition, state, seat)
            check_turn(edition, state, seat)
        raise
    step = Step(clone(state), chance)
    _make(edition, step, seat, move)
    return step.played()


def _make(edition: Edition, step: Step[State], seat: Seat, move: Move) -> None:
    state = step.state
    if isinstance(move, Close):
        if seat != HOUSE:
            refuse(edition, "contest", "house")
        if HOUSE not in deciders(edition.board, state):
            refuse(edition, "contest", "close")
        contest.close(edition, step)
        return
    check_seat(edition, state, seat)
    if isinstance(move, Speak):
        _speak(edition, step, seat, move)
    elif isinstance(move, SetOrder):
        _set_order(edition, state, seat, move)
    elif isinstance(move, SetAsking):
        orders.set_asking(edition, state, seat, move.word)
    elif isinstance(move, Resign):
        leaving.leave(edition, step, seat)
    elif isinstance(move, Bribe) and not move.single and state.phase == "opening":
        _open(edition, state, seat, move)
    else:
        check_turn(edition, state, seat)
        _take_turn(edition, step, move)


# -- a turn --------------------------------------------------------------------------------------


def _take_turn(edition: Edition, step: Step[State], move: Move) -> None:
    state = step.state
    if isinstance(move, Announce):
        action = resolve(state, move)
        check_action(edition, state, action)
        turns.announce(edition, step, action)
    elif isinstance(move, Bribe):
        check_bribe(edition, state)
        sums = _read_sums(edition, state, state.mover, move, opening=False)
        turns.bribe(edition, step, sums)
    elif isinstance(move, EndTurn):
        if not may_stop(edition, state):
            refuse(edition, "A11", "stop")
        turns.begin_play(state)
        tell(edition, step, Fact("stops", state.mover))
        turns.end_turn(edition, step)
    elif isinstance(move, Skip):
        turns.begin_play(state)
        tell(edition, step, Fact("skipped", state.mover))
        turns.end_turn(edition, step)


def resolve(at: Position, move: Announce) -> Action:
    """Returns the announced action. An attack goes to the victim's space, the others stay put."""
    if move.kind == "strike":
        to = at.place[move.victim]
    elif move.kind == "step":
        to = move.to
    else:
        to = at.place[move.agent]
    return Action(move.kind, move.agent, to, move.victim, move.case)


def _read_sums(
    edition: Edition, state: State, seat: Seat, move: Bribe, *, opening: bool
) -> dict[int, int]:
    cash = state.cash[seat]
    if move.single:
        agent, _, sum_ = move.token.partition("=")
        if edition.agents[agent] not in live_agents(state):
            refuse_token(agent)
        check_token(forms.amount(edition, "pay", UNIT, cash), sum_)
        return {edition.agents[agent]: int(sum_)}
    form = forms.bribe_form(edition, live_agents(state), cash, opening=opening)
    check_token(form, move.token)
    return {edition.agents[key]: int(sum_) for key, sum_ in split_form(move.token).items()}


def _open(edition: Edition, state: State, seat: Seat, move: Bribe) -> None:
    """Makes one seat's opening bribes, which nobody learns of (A4)."""
    if state.answers[seat] is not None:
        refuse(edition, "A4", "opened")
    turns.spend(state, seat, _read_sums(edition, state, seat, move, opening=True))
    state.answers[seat] = Answer("no")


# -- contests ------------------------------------------------------------------------------------


def context_of(state: State, seat: Seat) -> SpeechContext:
    """Returns what bounds the words of `seat` in the open contest."""
    stake = 0
    if state.action is not None:
        stake = state.stake[seat * len(state.place) + state.action.agent]
    return SpeechContext(
        state.switches, state.phase, _role(state, seat), stake, state.bid, state.trailing
    )


def _role(state: State, seat: Seat) -> SpeakerRole:
    if state.phase in ("objections", "voices") and seat in state.asked:
        return "asked" if state.answers[seat] is None else "none"
    return "mover" if seat == state.speaker else "none"


def _speak(edition: Edition, step: Step[State], seat: Seat, move: Speak) -> None:
    state = step.state
    context = context_of(state, seat)
    words = speech.offer_words(edition, context)
    if move.word not in words:
        speech.refuse_word(edition, context, move.word)
    asks = words[move.word]
    if (asks is None) == bool(move.token):
        refuse_token(" ".join((move.word, move.token)).strip())
    if asks is not None:
        check_token(asks(), move.token)
    if context.role == "asked":
        state.answers[seat] = _make_answer(state, move)
    elif move.word in ("give-in", "defend"):
        _defend(edition, step, move)
    else:
        _bid(edition, step, move)


def _make_answer(state: State, move: Speak) -> Answer:
    if move.word == "hold":
        return Answer("support", limit=state.bid)
    if move.word in ("bid", "object") and move.token.isdigit():
        return Answer("object", int(move.token), int(move.token))
    if move.word == "object":
        given = split_form(move.token)
        return Answer("object", int(given.get("opening", UNIT)), int(given.get("maximum", UNIT)))
    if move.word == "support":
        return Answer("support", limit=int(move.token))
    return Answer("demand" if move.word == "demand" else "no")


def _defend(edition: Edition, step: Step[State], move: Speak) -> None:
    """Keeps the mover's one sealed answer, given now or in advance in the open window (D15)."""
    state = step.state
    defence = Answer("yield") if move.word == "give-in" else Answer("defend", 0, int(move.token))
    if state.phase == "answer":
        contest.settle(edition, step, defence)
    else:
        state.pledge = defence


def _bid(edition: Edition, step: Step[State], move: Speak) -> None:
    match move.word:
        case "consent":
            bidding.consent(edition, step)
        case "refuse":
            bidding.refuse(edition, step)
        case "bid":
            bidding.bid(edition, step, int(move.token))
        case "hold":
            bidding.hold(edition, step)
        case "pass":
            bidding.pass_(edition, step)


def _set_order(edition: Edition, state: State, seat: Seat, move: SetOrder) -> None:
    agents = len(state.place)
    chosen = live_agents(state) if move.agent is None else [move.agent]
    if any(state.place[agent] < 0 for agent in chosen):
        refuse(edition, "B1", "agent-out", agent=name_agent(edition, chosen[0]))
    own = state.orders[seat * agents : (seat + 1) * agents]
    one = move.agent is not None
    standing = [own[agent] for agent in chosen]
    words = speech.offer_orders(edition, state.switches, standing, one=one)
    if move.word not in words:
        speech.refuse_order(edition, move.word, one=one)
    asks = words[move.word]
    if (asks is None) == bool(move.token):
        refuse_token(" ".join((move.word, move.token)).strip())
    if asks is not None:
        check_token(asks(), move.token)
    order = orders.make_order(move.word, split_form(move.token) if move.token else {})
    for agent in chosen:
        state.orders = put(state.orders, seat * agents + agent, order)
