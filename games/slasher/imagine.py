"""States that a view leaves possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher.material import DECK, MONSTERS, SECOND_WILD, WILD
from games.slasher.state import State, pickers

if TYPE_CHECKING:
    import random

    from games.engine import Seat
    from games.slasher.view import View


def _unseen_cards(view: View, rng: random.Random) -> list[int]:
    """Returns the Actors and Actions that the seat that looks cannot place, shuffled."""
    unseen = list(DECK)
    table = [*view.alone, *(actor for group in view.groups for actor in group)]
    for card in (*view.hand, *table, *view.slashed, *view.discards):
        unseen.remove(WILD if card == SECOND_WILD else card)
    rng.shuffle(unseen)
    return unseen


def unseen_monsters(view: View) -> list[int]:
    """Returns the Monsters that could be in other hands."""
    shown = {monster for monster, _ in view.queue} | {strike.monster for strike in view.spent}
    seen = shown | {view.dropped, *view.monsters}
    return [monster for monster in range(len(MONSTERS)) if monster not in seen]


def _deal(
    view: View, own: tuple[int, ...], sizes: tuple[int, ...], pile: list[int]
) -> list[tuple[int, ...]]:
    """Returns hands of these sizes from the pile; the hand of the seat that looks is `own`."""
    return [
        own if seat == view.seat else tuple([pile.pop() for _ in range(size)])
        for seat, size in enumerate(sizes)
    ]


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state that ``view.seat`` cannot tell from the real one.

    It has other hands, other Monsters and other sealed picks, which may not have been made at all.
    """
    hands = _deal(view, view.hand, view.hand_sizes, _unseen_cards(view, rng))
    unseen = unseen_monsters(view)
    rng.shuffle(unseen)
    monsters = _deal(view, view.monsters, view.monster_counts, unseen)
    seats = range(view.seats)
    state = State(
        options=view.options,
        seats=view.seats,
        round=view.round,
        phase=view.phase,
        first=view.first,
        turn=view.turn,
        scores=list(view.scores),
        gains=list(view.gains),
        earned=view.earned,
        hands=[tuple(sorted(hand)) for hand in hands],
        monsters=monsters,
        locks=[view.lock if seat == view.seat else None for seat in seats],
        dropped=[view.dropped if seat == view.seat else -1 for seat in seats],
        groups=list(view.groups),
        alone=list(view.alone),
        discards=list(view.discards),
        slashed=view.slashed,
        queue=view.queue,
        spent=view.spent,
        left=view.left,
        last=view.last,
        orders=_imagine_orders(view, rng),
        history=view.history,
    )
    if view.phase == "monsters":
        _imagine_picks(state, view, rng)
    return state


def _imagine_picks(state: State, view: View, rng: random.Random) -> None:
    for seat in pickers(state):
        if seat != view.seat and rng.random() < 0.5:
            held = state.monsters[seat]
            state.locks[seat] = tuple([monster for monster in held if rng.random() < 0.5])


def _imagine_orders(view: View, rng: random.Random) -> dict[Seat, int]:
    """Returns the seat's own order, and any orders of the others."""
    own = {} if view.seat is None or view.order is None else {view.seat: view.order}
    others = [seat for seat in range(view.seats) if view.playing(seat) and seat != view.seat]
    return own | {seat: rng.randrange(8) for seat in others if rng.random() < 0.3}
