"""The effects of moves. A refusal names the ruling in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import HOUSE, Path, Played, Refused, Seat, Who
from games.slasher import cards, strikes
from games.slasher.lines import remember, tell
from games.slasher.material import HAND, LAST_ROUND, MONSTERS
from games.slasher.moves import (
    KINDS,
    Bare,
    Discard,
    Hunt,
    Lock,
    Place,
    PlayJoin,
    PlayMove,
    PlaySplit,
    PlaySwap,
    Resign,
    SetOrder,
    StrikeGroup,
    parse,
)
from games.slasher.refusals import check_close, check_order, check_turn
from games.slasher.rounds import deal_cards, end_game, new_game, next_turn
from games.slasher.state import (
    State,
    crowded,
    in_order,
    without,
)
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.chance import Chance
    from games.slasher.options import Options

LONGEST = LAST_ROUND * (5 * (HAND + 2) + len(MONSTERS) + 1) + 5
"""A bound on the moves of a game.

In each round five seats discard, play all cards but one, pick, and the house closes; then every
Monster asks once; four seats leave. Standing orders, which can be changed at any time, are not
counted.
"""


def deal(seats: int, options: Options, chance: Chance) -> Played[State]:
    """Returns a game in its first round, dealt."""
    step = new_game(seats, options, chance)
    remember(step)
    return step.played()


def play(state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
    """Makes a move on a clone of `state`. Raises `Refused`."""
    if seat == HOUSE:
        check_close(state, path)
        step = Step(clone(state), chance)
        strikes.reveal(step)
    else:
        try:
            move = parse(path)
        except Refused:  # whatever its other words say, it may be no time for such a move
            if path[:1] and path[0] in KINDS:
                check_turn(state, seat, KINDS[path[0]])
            raise
        check_turn(state, seat, type(move))
        step = Step(clone(state), chance)
        _ACTS[type(move)](step, seat, move)
    remember(step)
    return step.played()


# -- Monsters ------------------------------------------------------------------------------------


def _discard(step: Step[State], seat: Seat, move: Discard) -> None:
    """Puts a Monster too many face down into next round's pile (L24)."""
    state = step.state
    strikes.check_held(state.monsters[seat], (move.monster,), "L24")
    state.monsters[seat] = without(state.monsters[seat], move.monster)
    state.dropped[seat] = move.monster
    tell(step, "slasher-drops", who=Who(seat))
    if not crowded(state):
        deal_cards(step)


def _lock(step: Step[State], seat: Seat, move: Lock) -> None:
    strikes.lock(step.state, seat, move)


def _strike(step: Step[State], _seat: Seat, move: StrikeGroup) -> None:
    strikes.strike_group(step, move)


def _hunt(step: Step[State], _seat: Seat, move: Hunt) -> None:
    strikes.hunt(step, move)


# -- orders --------------------------------------------------------------------------------------


def _set_order(step: Step[State], seat: Seat, move: SetOrder) -> None:
    """Gives, changes or takes back the seat's standing order; nobody learns of it (L35)."""
    check_order(step.state, seat, move)
    if move.least is None:
        del step.state.orders[seat]
    else:
        step.state.orders[seat] = move.least


# -- leaving -------------------------------------------------------------------------------------


def _resign(step: Step[State], seat: Seat, _move: Resign) -> None:
    """Takes a seat out: its cards are discarded, its Monsters go back to the pile (L31)."""
    state = step.state
    mine = state.turn == seat
    state.left += (seat,)
    state.hands[seat], state.monsters[seat] = (), ()
    state.locks[seat], state.dropped[seat] = None, -1
    state.orders.pop(seat, None)
    state.queue = tuple([entry for entry in state.queue if entry[1] != seat])
    tell(step, "slasher-leaves", who=Who(seat))
    playing = in_order(state)
    if len(playing) == 1:
        end_game(step)
        return
    if state.first == seat:
        state.first = playing[0]
    if state.phase == "discard" and not crowded(state):
        deal_cards(step)
    elif state.phase == "set-up" and mine:
        next_turn(step)
    elif state.phase == "strike" and mine:
        strikes.strike_on(step)


_ACTS: dict[type, Callable[[Step[State], Seat, Any], None]] = {
    Place: cards.place_actor,
    PlayMove: cards.play_move,
    PlayJoin: cards.play_join,
    PlaySplit: cards.play_split,
    PlaySwap: cards.play_swap,
    Bare: cards.play_bare,
    Discard: _discard,
    Lock: _lock,
    StrikeGroup: _strike,
    Hunt: _hunt,
    SetOrder: _set_order,
    Resign: _resign,
}
