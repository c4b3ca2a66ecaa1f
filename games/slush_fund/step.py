"""A state on its way to the next one, and the way of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund.lines import tell
from games.slush_fund.material import FALL, SCANDAL, card_key
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
        self.state.log.append(line)
        self.events.append(tell(line))

    def use(self, card: int) -> None:
        """Take a card out of the hand."""
        self.state.hand.remove(card)


def go_on(step: Step) -> None:
    """After a card: the end, a Spy's second half, discards by duty, or the next turn."""
    state = step.state
    if min(state.scandals) >= FALL:
        end(step, "fallen")
    elif state.phase != "peek":
        _discard_useless(step)
        if not state.hand:
            end_turn(step)


def _discard_useless(step: Step) -> None:
    """When no card left in the hand can do anything, all of them are discarded (S12)."""
    state = step.state
    if not state.hand or state.hand[0] <= SCANDAL:  # sorted: these can always be used
        return
    facts = facts_of_state(state)
    if any(can_use(card, facts) for card in set(state.hand)):
        return
    for card in state.hand:
        step.note(Line(f"useless-{card_key(card)}", state.active, (card,)))
    state.gone += state.hand
    state.hand = []


def end_turn(step: Step) -> None:
    """The next seat that is still in chooses cards."""
    state = step.state
    state.taken = []
    state.turn += 1
    state.active = (state.active + 1) % state.seats
    while state.out[state.active]:
        state.active = (state.active + 1) % state.seats
    state.phase = "take"
    state.log_before, state.log = state.log, []


def end(step: Step, cause: str) -> None:
    """The game is over; cards not used yet leave it (S8)."""
    state = step.state
    state.gone += state.hand
    state.hand = []
    state.taken = []
    state.phase = "over"
    step.note(Line(f"end-{cause}"))
