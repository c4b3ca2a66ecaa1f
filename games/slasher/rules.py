"""What each move does. The ruling that stands in the way of one is named in its refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import CLOSE, HOUSE, Event, Path, Played, Refused, Seat, Who, text
from games.slasher import cards, strikes
from games.slasher.material import HAND, LAST_ROUND, MONSTERS
from games.slasher.moves import (
    Bare,
    Discard,
    Hunt,
    Join,
    Lock,
    Move,
    Place,
    Resign,
    SetOrder,
    SlasherMove,
    Split,
    StrikeGroup,
    Swap,
    parse,
)
from games.slasher.rounds import deal_cards, end_game, new_game, next_turn, tell
from games.slasher.state import (
    Options,
    Phase,
    State,
    crowded,
    in_order,
    unlocked,
    waited_for,
    without,
)
from games.states import clone

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.chance import Chance

LONGEST = LAST_ROUND * (5 * (HAND + 2) + len(MONSTERS) + 1) + 5
"""A bound on the moves of a game: in each round five seats discard, play all cards but one, pick
and the house closes; then every Monster may ask; four may leave. Standing orders, which anybody
may change at any time, are not counted.
"""

PHASES: dict[type, Phase] = {
    Place: "set-up",
    Move: "set-up",
    Join: "set-up",
    Split: "set-up",
    Swap: "set-up",
    Bare: "set-up",
    Discard: "discard",
    Lock: "monsters",
    StrikeGroup: "strike",
    Hunt: "strike",
}
"""When each move is made; SetOrder and Resign are made at any time."""


def deal(seats: int, options: Options, chance: Chance) -> Played[State]:
    """The first round, dealt."""
    events: list[Event] = []
    state = new_game(seats, options, chance, events)
    return Played(_remember(state, events), tuple(events))


def deciders(state: State) -> frozenset[Seat]:
    """Whom the table waits for; the house when every pick of Monsters is in."""
    if state.phase == "monsters" and not unlocked(state):
        return frozenset((HOUSE,))
    return frozenset(waited_for(state))


def play(state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
    """Make a move on a copy. Raises `Refused`."""
    events: list[Event] = []
    if seat == HOUSE:
        new = _close(state, path, chance, events)
    else:
        move = parse(path)
        _check_turn(state, seat, move)
        new = clone(state)
        _STEPS[type(move)](new, seat, move, chance, events)
    return Played(_remember(new, events), tuple(events))


def _remember(state: State, events: list[Event]) -> State:
    """Keep the public lines of a move as the last play; a secret pick has none."""
    public = tuple([event.text for event in events if event.to is None])
    if public:
        state.last = public
    return state


def _check_turn(state: State, seat: Seat, move: SlasherMove) -> None:
    """Raise `Refused` unless this seat may make a move of this kind now."""
    if not 0 <= seat < state.seats:
        raise Refused("turn", text("slasher-refused-no-seat"))
    if seat in state.left:
        raise Refused("L31", text("slasher-refused-left"))
    if state.phase == "over":
        raise Refused("L30", text("slasher-refused-over"))
    if isinstance(move, SetOrder):
        if move.least is None and seat not in state.orders:
            raise Refused("L35", text("slasher-refused-no-order"))
        return
    if type(move) is Resign:
        return
    if state.phase != PHASES[type(move)]:
        raise Refused("turn", text(f"slasher-refused-in-{state.phase}"))
    if state.phase == "discard" and seat not in waited_for(state):
        raise Refused("L24", text("slasher-refused-not-crowded"))
    if state.phase in ("set-up", "strike") and seat != state.turn:
        raise Refused("turn", text("slasher-refused-turn"))


def _close(state: State, path: Path, chance: Chance, events: list[Event]) -> State:
    """The house reveals the picked Monsters. Raises `Refused` (L23)."""
    if path != CLOSE:
        raise Refused("L23", text("slasher-refused-house"))
    if HOUSE not in deciders(state):
        raise Refused("L23", text("slasher-refused-close"))
    new = clone(state)
    strikes.reveal(new, chance, events)
    return new


# -- Monsters ------------------------------------------------------------------------------------


def _discard(state: State, seat: Seat, move: Discard, chance: Chance, events: list[Event]) -> None:
    """One Monster too many goes face down to next round's pile (L24)."""
    strikes.check_held(state.monsters[seat], (move.monster,), "L24")
    state.monsters[seat] = without(state.monsters[seat], move.monster)
    state.dropped[seat] = move.monster
    tell(events, text("slasher-drops", who=Who(seat)))
    if not crowded(state):
        deal_cards(state, chance, events)


def _lock(state: State, seat: Seat, move: Lock, _chance: Chance, _events: list[Event]) -> None:
    strikes.lock(state, seat, move)


def _strike(
    state: State, _seat: Seat, move: StrikeGroup, chance: Chance, events: list[Event]
) -> None:
    strikes.strike_group(state, move, chance, events)


def _hunt(state: State, _seat: Seat, move: Hunt, chance: Chance, events: list[Event]) -> None:
    strikes.hunt(state, move, chance, events)


# -- orders --------------------------------------------------------------------------------------


def _set_order(
    state: State, seat: Seat, move: SetOrder, _chance: Chance, _events: list[Event]
) -> None:
    """Give, change or take back the own standing order; nobody learns of it (L35)."""
    if move.least is None:
        del state.orders[seat]
    else:
        state.orders[seat] = move.least


# -- leaving -------------------------------------------------------------------------------------


def _resign(state: State, seat: Seat, _move: Resign, chance: Chance, events: list[Event]) -> None:
    """Leave the game: the cards are discarded, the Monsters go back to the pile (L31)."""
    mine = state.turn == seat
    state.left += (seat,)
    state.hands[seat], state.monsters[seat] = (), ()
    state.locks[seat], state.dropped[seat] = None, -1
    state.orders.pop(seat, None)
    state.queue = tuple([entry for entry in state.queue if entry[1] != seat])
    tell(events, text("slasher-leaves", who=Who(seat)))
    playing = in_order(state)
    if len(playing) == 1:
        end_game(state, events)
        return
    if state.first == seat:
        state.first = playing[0]
    if state.phase == "discard" and not crowded(state):
        deal_cards(state, chance, events)
    elif state.phase == "set-up" and mine:
        next_turn(state, events)
    elif state.phase == "strike" and mine:
        strikes.strike_on(state, chance, events)


_STEPS: dict[type, Callable[[State, Seat, Any, Chance, list[Event]], None]] = {
    Place: cards.place_actor,
    Move: cards.play_move,
    Join: cards.play_join,
    Split: cards.play_split,
    Swap: cards.play_swap,
    Bare: cards.play_bare,
    Discard: _discard,
    Lock: _lock,
    StrikeGroup: _strike,
    Hunt: _hunt,
    SetOrder: _set_order,
    Resign: _resign,
}
