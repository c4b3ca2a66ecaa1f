"""States that one seat cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.solomon.edition import live_agents
from games.solomon.state import (
    ABSENT,
    MONEY,
    NO,
    UNIT,
    WINDOWS,
    Answer,
    Order,
    Spent,
    State,
    make_state,
    put,
    seats_after,
)

if TYPE_CHECKING:
    import random

    from games.engine import Seat
    from games.solomon.edition import Edition
    from games.solomon.view import View

T = TypeVar("T")

_PUBLIC = (
    "phase", "turn", "mover", "case", "holder", "action", "against", "backer", "bid", "trailing",
    "trail", "ending", "fees", "bribes", "gone", "sits", "undone", "passed",
)  # fmt: skip


def imagine(edition: Edition, view: View, rng: random.Random) -> State:
    """Returns a state with the same view for ``view.seat``: other stakes, answers and orders."""
    state = copy_public(view)
    state.told = list(view.told)
    if view.over:
        _copy_revealed(state, view)
    else:
        _draw_hidden(edition, state, view, rng)
    return state


def copy_public(view: View) -> State:
    """Returns a state with what everybody can see, and the pledge that ``view.seat`` can see."""
    state = make_state(view.switches, view.seats, view.place, view.case)
    for name in _PUBLIC:
        setattr(state, name, getattr(view, name))
    if view.least:
        state.least, state.most, state.spent = view.least, view.most, view.spent
    state.pledge = view.pledge
    return state


def _copy_revealed(state: State, view: View) -> None:
    state.stake, state.cash = view.stake, view.purses
    state.history, state.papers = view.history, view.papers


def _draw_hidden(edition: Edition, state: State, view: View, rng: random.Random) -> None:
    """Draws stakes and answers. An objector's answer bounds its stake, so it is drawn first."""
    if view.phase == "answer":
        state.asked = seats_after(state, state.mover)
        state.answers[view.objector] = first_paper(edition, state, view, rng)
    elif view.phase in WINDOWS:
        state.asked = view.asked
    for seat in range(view.seats):
        if seat == view.seat:
            copy_own(state, view, seat)
        else:
            _draw_stakes(edition, state, view, seat, rng)
            if not state.gone[seat]:
                _draw_orders(edition, state, seat, rng)
            if seat in state.asked:
                state.answers[seat] = _draw_answer(edition, state, seat, rng)
        _write_history(state, seat)
    if view.phase == "objections" and view.switches.sealed and view.seat != view.mover:
        state.pledge = _draw_pledge(state, rng)


def copy_own(state: State, view: View, seat: Seat) -> None:
    """Gives the seat that looks the stakes, orders and answer that it sees."""
    set_stakes(state, seat, view.stakes)
    state.orders = _replace(state.orders, seat, view.orders)
    state.resting = put(state.resting, seat, view.resting)
    state.choosy = put(state.choosy, seat, view.choosy)
    if seat in state.asked:
        state.answers[seat] = view.answer


def _replace(values: tuple[T, ...], seat: Seat, own: tuple[T, ...]) -> tuple[T, ...]:
    """Returns the values by seat and agent, with those of a seat replaced."""
    agents = len(own)
    return values[: seat * agents] + own + values[(seat + 1) * agents :]


def set_stakes(state: State, seat: Seat, stakes: tuple[int, ...]) -> None:
    """Sets a seat's stakes, and its cash to what is left beside them and the fees."""
    state.stake = _replace(state.stake, seat, stakes)
    state.cash = put(state.cash, seat, MONEY - state.fees[seat] - sum(stakes))


# -- stakes --------------------------------------------------------------------------------------


def _draw_stakes(
    edition: Edition, state: State, view: View, seat: Seat, rng: random.Random
) -> None:
    """Draws a seat's stakes within what the seat that looks can know of them."""
    agents = len(view.place)
    low = known_stakes(edition, state, view, seat)
    least, left = extra_bounds(state, seat, low)
    extra = 0
    if _may_have_spent(view, seat, rng):
        extra = UNIT * rng.randint(least // UNIT, left // UNIT)
    most = state.most[seat * agents : (seat + 1) * agents]
    open_ = [a for a in range(agents) if view.place[a] != ABSENT and low[a] < most[a]]
    while extra and open_:
        agent = rng.choice(open_)
        part = min(extra, UNIT * rng.randint(1, extra // UNIT), most[agent] - low[agent])
        low[agent] += part
        extra -= part
        open_ = [a for a in open_ if low[a] < most[a]]
    set_stakes(state, seat, tuple(low))


def extra_bounds(state: State, seat: Seat, low: list[int]) -> tuple[int, int]:
    """Returns the least and the most a seat can have spent beyond these stakes."""
    fees = state.fees[seat]
    floor = max(state.spent[seat], UNIT * state.bribes[seat]) - fees - sum(low)
    return max(0, floor), MONEY - fees - sum(low)


def _may_have_spent(view: View, seat: Seat, rng: random.Random) -> bool:
    """Whether `seat` can have paid anything. In the opening nobody knows who has answered."""
    if view.phase == "opening":
        return rng.random() < 0.5
    return view.switches.opening or view.bribes[seat] > 0


def known_stakes(edition: Edition, state: State, view: View, seat: Seat) -> list[int]:
    """Returns by agent what ``view.seat`` knows `seat` to have, from ledger and open contest."""
    agents = len(view.place)
    low = list(state.least[seat * agents : (seat + 1) * agents])
    action = view.action
    if action is None:
        return low
    shown = 0
    if seat == view.mover and action.kind == "strike":
        shown = edition.fee
    if seat == view.opponent:
        answer = state.answers[seat]
        shown = max(shown, view.bid, answer.opening if answer else 0)
    if seat == view.backer and view.phase == "bid":
        shown = max(shown, view.bid)
    low[action.agent] = max(low[action.agent], shown)
    return low


def _write_history(state: State, seat: Seat) -> None:
    """Writes any history of payments that leads to these stakes; it is shown only after the end."""
    agents = len(state.place)
    own = state.stake[seat * agents : (seat + 1) * agents]
    state.history += tuple(Spent(0, seat, agent, sum_) for agent, sum_ in enumerate(own) if sum_)
    fees = state.fees[seat]
    if fees:
        state.history += (Spent(0, seat, 0, fees), Spent(0, seat, 0, -fees))


# -- answers and orders --------------------------------------------------------------------------


def first_paper(edition: Edition, state: State, view: View, rng: random.Random) -> Answer:
    """Returns the objection that was heard, as far as ``view.seat`` knows it, without its limit."""
    if view.opening:
        return Answer("object", view.opening, view.opening)
    if view.seat in (view.mover, view.objector) or rng.random() < 0.3:
        return Answer("demand")
    return Answer("object", UNIT, UNIT) if _could_pay(edition, state, view) else Answer("demand")


def _could_pay(edition: Edition, state: State, view: View) -> bool:
    assert view.action is not None  # noqa: S101 - an objection is about an action
    seat = view.objector
    if not (view.switches.opening or view.bribes[seat]):
        return False
    known = known_stakes(edition, state, view, seat)
    return MONEY - state.fees[seat] - sum(known) + known[view.action.agent] >= UNIT


def _draw_answer(edition: Edition, state: State, seat: Seat, rng: random.Random) -> Answer | None:
    if state.phase == "opening":
        paid = any(state.stake[seat * len(state.place) : (seat + 1) * len(state.place)])
        return NO if paid or rng.random() < 0.3 else None
    assert state.action is not None  # noqa: S101 - the other windows are about an action
    stake = state.stake[seat * len(state.place) + state.action.agent]
    if state.phase == "answer":
        return _draw_paper_after_close(edition, state, seat, stake, rng)
    if rng.random() < 0.4:
        return None
    if state.phase == "voices":
        return _draw_voice(state, stake, rng)
    return rng.choice(_papers(edition, state, stake, rng))


def _draw_voice(state: State, stake: int, rng: random.Random) -> Answer:
    if rng.random() < 0.5:
        return NO
    if state.trailing == "for":
        return Answer("support", limit=state.bid) if stake >= state.bid else NO
    if stake <= state.bid:
        return NO
    sum_ = UNIT * rng.randint(state.bid // UNIT + 1, stake // UNIT)
    return Answer("object", sum_, sum_)


def _papers(edition: Edition, state: State, stake: int, rng: random.Random) -> list[Answer]:
    """Returns the possible answers to the announced action."""
    papers = [NO]
    sealed = state.switches.sealed
    if edition.bare_demand:
        papers.append(Answer("demand"))
    if stake >= UNIT and (sealed or not edition.bare_demand):
        limit = UNIT * rng.randint(1, stake // UNIT)
        opening = UNIT * rng.randint(1, limit // UNIT) if sealed else limit
        papers.append(Answer("object", opening, limit))
        if sealed and state.switches.open:
            papers.append(Answer("support", limit=limit))
    return papers


def _draw_paper_after_close(
    edition: Edition, state: State, seat: Seat, stake: int, rng: random.Random
) -> Answer:
    """Draws an answer, which is no objection if the seat comes before the objector, clockwise."""
    first = state.answers[state.objector]
    if seat == state.objector and first is not None:
        if first.word == "demand":
            return first
        limit = UNIT * rng.randint(first.opening // UNIT, stake // UNIT)
        return Answer("object", first.opening, limit)
    papers = _papers(edition, state, stake, rng)
    if state.asked.index(seat) < state.asked.index(state.objector):
        papers = [paper for paper in papers if paper.word in ("no", "support")]
    return rng.choice(papers)


def _draw_pledge(state: State, rng: random.Random) -> Answer | None:
    assert state.action is not None  # noqa: S101 - an open window is about an action
    stake = state.stake[state.mover * len(state.place) + state.action.agent]
    limit = UNIT * rng.randint(0, stake // UNIT)
    return rng.choice((None, None, Answer("yield"), Answer("defend", 0, limit)))


def _draw_orders(edition: Edition, state: State, seat: Seat, rng: random.Random) -> None:
    """Draws standing orders, which do not depend on what the seat has paid (D17)."""
    state.resting = put(state.resting, seat, rng.random() < 0.1)
    state.choosy = put(state.choosy, seat, rng.random() < 0.1)
    agents = len(state.place)
    for agent in live_agents(state):
        if rng.random() < 0.15:
            orders = [Order(paper) for paper in _papers(edition, state, MONEY, rng)]
            usual = [order for order in orders if order.answer.word != "support"]
            state.orders = put(state.orders, seat * agents + agent, rng.choice(usual))
