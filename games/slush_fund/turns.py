"""The course of a turn: cards that are used, the next decision, the next seat, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.lines import tell
from games.slush_fund.material import SCANDAL, card_key
from games.slush_fund.names import name_card
from games.slush_fund.refusals import refuse
from games.slush_fund.state import Fact
from games.slush_fund.targets import can_use, context_of_state

if TYPE_CHECKING:
    from games.slush_fund.state import State
    from games.step import Step


def use(step: Step[State], card: int) -> None:
    """Takes a card out of the hand. Raises `Refused` if it is not there."""
    hand = step.state.hand
    if card not in hand:
        refuse("play", "hand", card=name_card(card))
    at = hand.index(card)
    step.state.hand = hand[:at] + hand[at + 1 :]


def lose(step: Step[State], *cards: int) -> None:
    """Puts cards out of the game."""
    step.state.gone += cards


def lose_hand(step: Step[State]) -> None:
    """Puts the cards not used yet out of the game (S8, S38)."""
    step.state.gone += step.state.hand
    step.state.hand = ()


def go_on(step: Step[State]) -> None:
    """Goes on after a card: a Spy's second half, forced discards, or the next turn."""
    state = step.state
    if state.phase != "play":
        return
    if state.hand and state.hand[0] > SCANDAL:  # sorted, and all up to Scandals can be used
        _discard_useless(step)
    if not state.hand:
        end_turn(step)


def _discard_useless(step: Step[State]) -> None:
    """Discards all cards left in the hand if none of them can do anything (S12)."""
    state = step.state
    context = context_of_state(state)
    if any(can_use(card, context) for card in set(state.hand)):
        return
    for card in state.hand:
        tell(step, Fact(f"useless-{card_key(card)}", state.active, (card,)))
    lose_hand(step)


def end_turn(step: Step[State]) -> None:
    """Passes the turn to the next seat still in the game."""
    state = step.state
    state.taken = ()
    state.turn += 1
    state.active = (state.active + 1) % state.seats
    while state.out[state.active]:
        state.active = (state.active + 1) % state.seats
    state.phase = "take"
    state.log_before, state.log = state.log, ()


def end(step: Step[State], cause: str) -> None:
    """Ends the game; unused cards leave it (S8)."""
    state = step.state
    lose_hand(step)
    state.taken = ()
    state.phase = "over"
    tell(step, Fact(f"end-{cause}"))
