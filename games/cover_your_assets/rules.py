"""The effects of moves, from their check to the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.cover_your_assets import contests, rounds
from games.cover_your_assets import moves as m
from games.cover_your_assets.lines import tell
from games.cover_your_assets.material import MOVE, SWAP
from games.cover_your_assets.orders import make_order
from games.cover_your_assets.piles import neutral
from games.cover_your_assets.piles.stacks import lay_down, make_set, shift, swap_tops
from games.cover_your_assets.refusals import check, check_time
from games.engine import Refused
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.chance import Chance
    from games.cover_your_assets.options import Options
    from games.cover_your_assets.state import State
    from games.engine import Path, Played, Seat


def deal(seats: int, options: Options, chance: Chance) -> Played[State]:
    """Starts a game."""
    return rounds.start(seats, options, chance).played()


def play(state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
    """Makes a move on a clone of `state`. Raises `Refused` with the ruling it breaks."""
    try:
        move = m.parse(path)
    except Refused:  # whatever its other words say, it may be no time for such a move
        if path[:1] and path[0] in m.KINDS:
            check_time(state, seat, m.KINDS[path[0]])
        raise
    check(state, seat, move)
    step = Step(clone(state), chance)
    _make(step, seat, move)
    return step.played()


def _make(step: Step[State], seat: Seat, move: m.Move) -> None:
    kind = type(move)
    _DO[kind](step, seat, move)
    if kind not in _NO_ACTION:
        _go_on(step, discarded=kind is m.Discard)


def _make_set(step: Step[State], seat: Seat, move: m.MakeSet) -> None:
    """Lays down a pair (C1)."""
    contests.take_from_hand(step.state, seat, move.cards)
    lay_down(step.state, seat, min(move.cards), move.cards)
    tell(step, "set", seat, cards=move.cards)


def _take(step: Step[State], seat: Seat, move: m.Take) -> None:
    """Lays down a pair with the top discard; the one under it becomes the top (C2, C3)."""
    state = step.state
    contests.take_from_hand(state, seat, (move.card,))
    cards = (move.card, state.discards.pop())
    lay_down(state, seat, min(cards), cards)
    tell(step, "take", seat, cards=cards)


def _discard(step: Step[State], seat: Seat, move: m.Discard) -> None:
    """Puts a card on the discard pile."""
    contests.take_from_hand(step.state, seat, (move.card,))
    step.state.discards.append(move.card)
    tell(step, "discard", seat, cards=(move.card,))


def _improve(step: Step[State], seat: Seat, move: m.Improve) -> None:
    """Adds an asset to the player's own top set (C34)."""
    contests.take_from_hand(step.state, seat, (move.card,))
    *under, top = step.state.stacks[seat]
    cards = (*top.cards, move.card)
    step.state.stacks[seat] = (*under, make_set(top.kind, cards))
    tell(step, "improve", seat, cards=cards)


def _swap(step: Step[State], seat: Seat, move: m.PlaySwap) -> None:
    """Plays Swap; it cannot be answered and leaves the game (C42)."""
    contests.take_from_hand(step.state, seat, (SWAP,))
    step.state.spent += (SWAP,)
    swap_tops(step.state, seat, move.whom)
    tell(step, "swap", seat, move.whom)


def _move(step: Step[State], seat: Seat, move: m.PlayMove) -> None:
    """Plays Move; it cannot be answered and leaves the game (C44)."""
    contests.take_from_hand(step.state, seat, (MOVE,))
    step.state.spent += (MOVE,)
    shift(step.state, move.whom, move.way)
    tell(step, f"move-{move.way}", seat, move.whom)


def _pass(step: Step[State], seat: Seat, move: m.Pass) -> None:
    """Goes without the second action (C32)."""
    tell(step, "pass", seat)


def _go_on(step: Step[State], *, discarded: bool = False) -> None:
    """Goes on to the next decision: answers, cards to turn up, the next action."""
    state = step.state
    while state.contest:
        loser = state.contest.to_answer
        if state.hands[loser]:
            return
        tell(step, "no-cards", loser)  # C10, C14
        contests.lose(step, loser)
    while state.turning:
        neutral.turn_up(step)
        if state.moving:
            return
    rounds.end_action(step, discarded=discarded)


def _leave(step: Step[State], seat: Seat, move: m.Resign) -> None:
    """Takes a seat out: its hand leaves the game, its stack stays and can be robbed (C63)."""
    state = step.state
    state.out = (*state.out[:seat], True, *state.out[seat + 1 :])
    state.left += state.hands[seat]
    state.hands[seat] = ()
    state.orders.pop(seat, None)
    tell(step, "leave", seat)
    neutral.forget_answer(state, seat)
    contest = state.contest
    if contest and seat in (contest.owner, contest.rival):
        unopposed = contest.unopposed
        contests.lose(step, contest.rival if unopposed else seat)
    if state.out.count(False) == 1:
        _end_early(step)
    elif state.moving or state.contest:
        return
    elif seat == state.turn or (contest and seat in (contest.owner, contest.rival)):
        _go_on(step)


def _set_order(step: Step[State], seat: Seat, move: m.SetOrder) -> None:
    """Gives, changes or takes back the seat's standing order; nobody learns of it (C66)."""
    order = make_order(move.word, move.token)
    if order is None:
        del step.state.orders[seat]
    else:
        step.state.orders[seat] = order


def _end_early(step: Step[State]) -> None:
    """Ends the game because only one seat is left, whose stack still counts (C63)."""
    if step.state.moving:
        step.state.spent += (MOVE,)
        step.state.moving = None
    rounds.score_round(step)
    rounds.end_game(step)


_DO: dict[type[m.Move], Callable[[Step[State], Seat, Any], None]] = {
    m.MakeSet: _make_set,
    m.Take: _take,
    m.Discard: _discard,
    m.Challenge: contests.begin_challenge,
    m.Claim: contests.begin_claim,
    m.Improve: _improve,
    m.PlaySwap: _swap,
    m.PlayMove: _move,
    m.Pass: _pass,
    m.AnswerWith: contests.answer,
    m.GiveUp: contests.give_up,
    m.Choose: neutral.choose,
    m.Close: neutral.close,
    m.SetOrder: _set_order,
    m.Resign: _leave,
}

_NO_ACTION = (m.Choose, m.SetOrder, m.Resign)
"""Moves after which the game does not go on: a sealed choice waits, an order is for later, and
leaving goes on by itself.
"""
