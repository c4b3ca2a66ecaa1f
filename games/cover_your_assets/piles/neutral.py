"""Neutral piles for two and three players: turning cards up, and Action cards among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.lines import tell
from games.cover_your_assets.material import MOVE, SWAP, card_key, is_action
from games.cover_your_assets.piles.stacks import shift, swap_tops
from games.cover_your_assets.state import Moving, State, beside, present

if TYPE_CHECKING:
    from games.cover_your_assets.moves import Choose, Close
    from games.engine import Seat
    from games.step import Step

_BURIED = 100
"""A number added to a buried card in the bag it is drawn from, to tell it from an equal
unseen one.
"""


def reach(seats: int, seat: Seat) -> tuple[int, ...]:
    """Returns the neutral piles a seat can claim from: with three players, left and right (C60)."""
    if seats == 2:
        return (0, 1, 2)
    return tuple(sorted(((seat - 1) % 3, seat))) if seats == 3 else ()


def rival(seats: int, seat: Seat, pile: int) -> Seat:
    """Returns the seat that can contest a claim of `seat` from a pile: the other neighbour (C54,
    C60).
    """
    one, other = beside(seats, pile)
    return other if seat == one else one


def _name(card: int) -> str:
    return card_key(card % _BURIED)


def _draw(step: Step[State], pile: int) -> int:
    """Draws the next card of a pile: each card in it is equally likely to be on top."""
    state = step.state
    buried, hidden = state.buried[pile], state.hidden[pile]
    state.hidden[pile] -= 1
    if not buried:
        return step.chance.draw(state.deck, card_key)
    # Each buried card gets as many tickets as all unseen cards together that are here.
    bag = [card + _BURIED for card in buried for _ in state.deck]
    bag += [card for card in state.deck for _ in range(hidden - len(buried))]
    if not bag:  # nothing unseen is left anywhere
        bag = [card + _BURIED for card in buried]
    drawn = step.chance.draw(bag, _name)
    card = drawn % _BURIED
    if drawn >= _BURIED:
        known = list(buried)
        known.remove(card)
        state.buried[pile] = tuple(known)
    else:
        state.deck.remove(card)
    return card


def _can_go_back(state: State, pile: int) -> bool:
    """Whether the pile has a card that is not known to be an Action card (C61)."""
    return state.hidden[pile] > len(state.buried[pile])


def _next_instead(step: Step[State], pile: int, card: int) -> int:
    """Buries an Action card that cannot be used in the middle of its pile (C61).

    Returns the card turned up instead, -1 for none. From a pile of Action cards alone it leaves the
    game.
    """
    state = step.state
    goes_back = _can_go_back(state, pile)
    following = _draw(step, pile) if state.hidden[pile] else -1
    if goes_back:
        state.buried[pile] += (card,)
        state.hidden[pile] += 1
    else:
        state.spent += (card,)
    tell(step, "buried" if goes_back else "dropped", cards=(card,), number=pile + 1)
    return following


def turn_up_first(step: Step[State], pile: int) -> None:
    """Turns up a pile's first card before play. An Action card goes back (C61)."""
    card = _draw(step, pile)
    while is_action(card):
        card = _next_instead(step, pile, card)
    step.state.tops[pile] = card


def turn_up(step: Step[State]) -> None:
    """Turns up the next card of the first pile that waits for it.

    An Action card applies at once to the two players of the pile (C62).
    """
    state = step.state
    pile = state.turning[0]
    card = _draw(step, pile) if state.hidden[pile] else -1
    while is_action(card):
        one, other = beside(state.seats, pile)
        if card == MOVE:
            _offer_move(step, pile, one, other)
            return
        if state.stacks[one] and state.stacks[other]:
            swap_tops(state, one, other)
            state.spent += (SWAP,)
            tell(step, "turned-swap", one, other, number=pile + 1)
            card = _draw(step, pile) if state.hidden[pile] else -1
        else:
            card = _next_instead(step, pile, card)
    state.tops[pile] = card
    state.turning = state.turning[1:]


def _offer_move(step: Step[State], pile: int, one: Seat, other: Seat) -> None:
    """Asks what Move does. A seat facing fewer than two sets, or that has left, is not asked."""
    state = step.state
    asked = tuple(
        seat
        for seat, whom in ((one, other), (other, one))
        if len(state.stacks[whom]) > 1 and not state.out[seat]
    )
    if asked:
        state.moving = Moving(pile, (one, other), asked, (None,) * len(asked))
        tell(step, "turned-move", one, other, number=pile + 1)
    else:
        state.spent += (MOVE,)
        tell(step, "turned-idle", one, other, number=pile + 1)


def choose(step: Step[State], seat: Seat, move: Choose) -> None:
    """Keeps a secret choice, which nothing shows until the window closes (C62)."""
    state = step.state
    moving = present(state.moving)
    answers = tuple(
        move.way if asked == seat else answer
        for asked, answer in zip(moving.asked, moving.answers, strict=True)
    )
    state.moving = Moving(moving.pile, moving.pair, moving.asked, answers)


def forget_answer(state: State, seat: Seat) -> None:
    """Drops the choice of a seat that leaves: the other's stack stays as it is (C63)."""
    moving = state.moving
    if moving is not None:
        kept = [
            (asked, answer)
            for asked, answer in zip(moving.asked, moving.answers, strict=True)
            if asked != seat
        ]
        asked, answers = tuple(a for a, _ in kept), tuple(b for _, b in kept)
        state.moving = Moving(moving.pile, moving.pair, asked, answers)


def close(step: Step[State], seat: Seat, move: Close) -> None:
    """Applies Move to both stacks at once; the card leaves the game (C62)."""
    state = step.state
    moving = present(state.moving)
    for who, way in zip(moving.asked, moving.answers, strict=True):
        if way is not None:
            whom = sum(moving.pair) - who
            shift(state, whom, way)
            tell(step, f"chosen-{way}", who, whom)
    state.moving = None
    state.spent += (MOVE,)
