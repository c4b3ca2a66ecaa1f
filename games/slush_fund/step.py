"""A state on its way to the next one, and the way of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.lines import tell
from games.slush_fund.material import SCANDAL, card_key
from games.slush_fund.names import name_card
from games.slush_fund.refusals import refuse
from games.slush_fund.state import Line
from games.slush_fund.targets import can_use, facts_of_state

if TYPE_CHECKING:
    from games.chance import Chance
    from games.engine import Event
    from games.slush_fund.state import State


class Step:
    """A state on its way to the next one, and what was told of it."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def note(self, line: Line) -> None:
        """Put a line on the board and tell it in the thread (S39)."""
        self.state.log += (line,)
        self.events.append(tell(line))

    def use(self, card: int) -> None:
        """Take a card out of the hand. Raises `Refused` if it is not there."""
        hand = self.state.hand
        if card not in hand:
            refuse("play", "hand", card=name_card(card))
        at = hand.index(card)
        self.state.hand = hand[:at] + hand[at + 1 :]

    def lose(self, *cards: int) -> None:
        """Put cards out of the game."""
        self.state.gone += cards

    def lose_hand(self) -> None:
        """Put the cards not used yet out of the game (S8, S38)."""
        self.state.gone += self.state.hand
        self.state.hand = ()


def go_on(step: Step) -> None:
    """After a card: a Spy's second half, discards by duty, or the next turn."""
    state = step.state
    if state.phase != "play":
        return
    if state.hand and state.hand[0] > SCANDAL:  # sorted: up to Scandals all can be used
        _discard_useless(step)
    if not state.hand:
        end_turn(step)


def _discard_useless(step: Step) -> None:
    """When no card left in the hand can do anything, all of them are discarded (S12)."""
    state = step.state
    facts = facts_of_state(state)
    if any(can_use(card, facts) for card in set(state.hand)):
        return
    for card in state.hand:
        step.note(Line(f"useless-{card_key(card)}", state.active, (card,)))
    step.lose_hand()


def end_turn(step: Step) -> None:
    """The next seat that is still in chooses cards."""
    state = step.state
    state.taken = ()
    state.turn += 1
    state.active = (state.active + 1) % state.seats
    while state.out[state.active]:
        state.active = (state.active + 1) % state.seats
    state.phase = "take"
    state.log_before, state.log = state.log, ()


def end(step: Step, cause: str) -> None:
    """The game is over; cards not used yet leave it (S8)."""
    state = step.state
    step.lose_hand()
    state.taken = ()
    state.phase = "over"
    step.note(Line(f"end-{cause}"))
