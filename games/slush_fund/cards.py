"""The effects of the cards, and the second half of a Spy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slush_fund import refusals
from games.slush_fund.lines import tell, tell_sight
from games.slush_fund.material import FALL, SCANDAL, SPY, THIEF, TRANSFER
from games.slush_fund.state import Fact, Sight, State
from games.slush_fund.targets import context_of_state, find_peekable
from games.slush_fund.turns import end, go_on, lose, use

if TYPE_CHECKING:
    from games.slush_fund.moves import Bribe, Discard, Peek, Rob, Shift, Smear, Spy
    from games.step import Step


def bribe(step: Step[State], move: Bribe) -> None:
    """Puts money or VP on the player's own pile on any live politician (S13)."""
    state = step.state
    use(step, move.card)
    refusals.check_live(state, move.politician)
    state.piles[move.politician * state.seats + state.active] += (move.card,)
    tell(step, Fact("bribe", state.active, (move.card,), move.politician))
    go_on(step)


def smear(step: Step[State], move: Smear) -> None:
    """Puts a Scandal on any live politician (S25)."""
    state = step.state
    use(step, SCANDAL)
    refusals.check_live(state, move.politician)
    count = state.scandals[move.politician] + 1
    tell(step, Fact("scandal", state.active, politician=move.politician, count=count))
    _add_scandal(step, move.politician)
    go_on(step)


def _changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])


def _add_scandal(step: Step[State], politician: int) -> None:
    """Adds a scandal. With the fifth a politician and all piles on it fall at once (S23, S24).

    With the fifth politician the game ends (S26).
    """
    state = step.state
    state.scandals = _changed(state.scandals, politician, 1)
    if state.scandals[politician] >= FALL:
        lose(step, *[SCANDAL] * FALL)
        tell(step, Fact("fall", politician=politician))
        if min(state.scandals) >= FALL:
            end(step, "fallen")


def rob(step: Step[State], move: Rob) -> None:
    """Moves the top card of an opponent's pile to the player's own pile there (S17, S19)."""
    state = step.state
    use(step, THIEF)
    refusals.check_rob(state, move)
    lose(step, THIEF)
    base = move.politician * state.seats
    pile = state.piles[base + move.victim]
    card = pile[-1]
    state.piles[base + move.victim] = pile[:-1]
    state.piles[base + state.active] += (card,)
    tell(step, Fact("thief", state.active, (card,), move.politician, whom=move.victim))
    go_on(step)


def shift(step: Step[State], move: Shift) -> None:
    """Moves one of the player's money cards from any depth to another of their piles (S27-S29)."""
    state = step.state
    use(step, TRANSFER)
    place = refusals.check_shift(state, move)
    lose(step, TRANSFER)
    source = move.source * state.seats + state.active
    pile = state.piles[source]
    state.piles[source] = pile[:place] + pile[place + 1 :]
    state.piles[move.target * state.seats + state.active] += (move.card,)
    tell(step, Fact("transfer", state.active, (move.card,), move.source, move.target))
    go_on(step)


def spy(step: Step[State], move: Spy) -> None:
    """Moves a scandal, or none: the first half of a Spy. The second follows if it can (S21)."""
    state = step.state
    use(step, SPY)
    refusals.check_spy(state, move)
    lose(step, SPY)
    if move.source is None or move.target is None:
        tell(step, Fact("spy", state.active))
    else:
        count = state.scandals[move.target] + 1
        tell(step, Fact("spy-move", state.active, (), move.source, move.target, count=count))
        state.scandals = _changed(state.scandals, move.source, -1)
        _add_scandal(step, move.target)
    if state.phase != "over" and find_peekable(context_of_state(state)):
        state.phase = "peek"
    go_on(step)


def peek(step: Step[State], move: Peek) -> None:
    """Shows one opponent's pile to the owner of the Spy alone: the second half (S22, S40)."""
    state = step.state
    if move.owner is None or move.politician is None:
        tell(step, Fact("peek-none", state.active))
    else:
        refusals.check_opponent(state, move.owner, move.politician, "S22")
        cards = state.piles[move.politician * state.seats + move.owner]
        sight = Sight(state.active, state.turn, move.owner, move.politician, cards)
        state.sights += (sight,)
        tell(step, Fact("peek", state.active, (), move.politician, whom=move.owner))
        step.events.append(tell_sight(sight))
    state.phase = "play"
    go_on(step)


def discard(step: Step[State], move: Discard) -> None:
    """Takes any card out of the game unused (S10, S11)."""
    state = step.state
    use(step, move.card)
    lose(step, move.card)
    tell(step, Fact("discard", state.active, (move.card,)))
    go_on(step)
