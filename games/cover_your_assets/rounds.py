"""The deal, drawing, and the end of a turn, of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.lines import tell
from games.cover_your_assets.material import (
    MILLION,
    MOST_ROUNDS,
    NEUTRAL_CARDS,
    NEUTRAL_PILES,
    THREE,
    WINS_NEEDED,
    card_key,
    deck,
    worth,
)
from games.cover_your_assets.piles.neutral import turn_up_first
from games.cover_your_assets.state import State, hand_size
from games.engine import clockwise
from games.step import Step

if TYPE_CHECKING:
    from games.chance import Chance
    from games.cover_your_assets.options import Options
    from games.engine import Seat


def start(seats: int, options: Options, chance: Chance) -> Step[State]:
    """Returns a new game with its first round dealt; the first seat begins."""
    empty = State(
        options=options, seats=seats, round=0, first=0, turn=0, action=1, over=False,
        hands=[], stacks=[], deck=[], draws=0, discards=[],
        hidden=[], buried=[], tops=[], spent=(), left=(), barred=(), owed=(), turning=(),
        totals=(0,) * seats, wins=(0,) * seats, rounds=(), out=(False,) * seats, last=(),
    )  # fmt: skip
    step = Step(empty, chance)
    deal_round(step)
    return step


def deal_round(step: Step[State]) -> None:
    """Shuffles all cards, lays out neutral piles (C50, C60), deals hands, and turns the first
    discard.
    """
    state = step.state
    state.round += 1
    state.turn = state.first
    state.deck = list(deck(state.seats, advanced=state.options.new_cards == "on"))
    state.hands = [()] * state.seats
    state.stacks = [()] * state.seats
    state.discards, state.spent, state.left = [], (), ()
    tell(step, "deal", state.first, number=state.round)
    piles = NEUTRAL_PILES if state.seats <= NEUTRAL_PILES else 0
    state.hidden = [NEUTRAL_CARDS] * piles
    state.buried = [()] * piles
    state.tops = [-1] * piles
    state.draws = len(state.deck) - NEUTRAL_CARDS * piles
    for pile in range(piles):
        turn_up_first(step, pile)
    for seat in clockwise(state.first, state.seats):
        if not state.out[seat]:
            refill(step, seat)
    state.discards.append(_draw(step))


def _draw(step: Step[State]) -> int:
    step.state.draws -= 1
    return step.chance.draw(step.state.deck, card_key)


def refill(step: Step[State], seat: Seat) -> None:
    """Draws until the hand is full or the draw pile is empty (C16, C19)."""
    state = step.state
    hand = state.hands[seat]
    missing = min(hand_size(state.options, state.seats) - len(hand), state.draws)
    if missing > 0:
        state.hands[seat] = (*hand, *[_draw(step) for _ in range(missing)])
        if not state.draws:
            tell(step, "draws-empty")


def end_action(step: Step[State], *, discarded: bool = False) -> None:
    """Goes on to the second action (C31, C32) or to the next turn."""
    state = step.state
    turn = state.turn
    if state.action == 1 and state.options.two_actions == "on" and not state.out[turn]:
        if discarded:
            refill(step, turn)
        if state.hands[turn]:
            state.action = 2
            return
    end_turn(step)


def end_turn(step: Step[State]) -> None:
    """Fills the hands, the active player's first (C16); the next seat with cards plays (C19)."""
    state = step.state
    for seat in (state.turn, *state.owed):
        if not state.out[seat]:
            refill(step, seat)
    state.owed = state.barred = ()
    state.action = 1
    for seat in clockwise(state.turn + 1, state.seats):
        if state.hands[seat]:
            state.turn = seat
            return
    end_round(step)


def end_round(step: Step[State]) -> None:
    """Counts the stacks (C21), then ends the game or passes the deal left (C24)."""
    state = step.state
    score_round(step)
    if _is_last_round(state):
        end_game(step)
        return
    seats = clockwise(state.first + 1, state.seats)
    state.first = next(seat for seat in seats if not state.out[seat])
    deal_round(step)


def score_round(step: Step[State]) -> None:
    """Adds the money in every stack to the totals; the richest win the round (C23)."""
    state = step.state
    gained = tuple(sum(worth(made.cards) for made in stack) for stack in state.stacks)
    inside = [seat for seat in range(state.seats) if not state.out[seat]]
    best = max(gained[seat] for seat in inside)
    state.rounds += (gained,)
    tell(step, "round-over", number=state.round)
    totals, wins = list(state.totals), list(state.wins)
    for seat in inside:
        totals[seat] += gained[seat]
        wins[seat] += gained[seat] == best
        if state.options.ending != "round":  # the ranking at the end says it for a single round
            tell(step, "scored", seat, number=gained[seat])
    state.totals, state.wins = tuple(totals), tuple(wins)


def _is_last_round(state: State) -> bool:
    """Whether the chosen end has come (C22, C23, C65)."""
    ending = state.options.ending
    if ending == "million":
        reached = max(total for total, out in zip(state.totals, state.out, strict=True) if not out)
        return reached >= MILLION or state.round >= MOST_ROUNDS
    if ending == "three":
        return state.round >= THREE
    if ending == "best-of":
        return max(state.wins) >= WINS_NEEDED
    return True


def end_game(step: Step[State]) -> None:
    """Ends the game; nobody is waited for any more."""
    step.state.over = True
    step.state.barred = step.state.owed = step.state.turning = ()
    tell(step, "game-over")
