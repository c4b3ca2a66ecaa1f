"""The deal, choosing cards, leaving; the effects of cards are in `cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import Refused
from games.slush_fund import cards, refusals
from games.slush_fund.lines import tell
from games.slush_fund.material import (
    FULL_DECKS,
    LAST_TIME,
    POLITICIANS,
    REVEALED,
    TIME,
    card_key,
)
from games.slush_fund.moves import (
    PHASES,
    Bribe,
    Discard,
    Peek,
    Resign,
    Rob,
    Shift,
    Smear,
    Spy,
    Stash,
    TakeDeck,
    TakeFund,
    parse,
)
from games.slush_fund.state import Fact, State, without
from games.slush_fund.turns import end, end_turn, go_on, lose_hand, use
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.chance import Chance
    from games.engine import Path, Played, Seat
    from games.slush_fund.options import Options
    from games.slush_fund.state import Cards


def deal(seats: int, options: Options, chance: Chance) -> Played[State]:
    """Returns a game with a shuffled deck, no cards elsewhere, and a random first player (S2)."""
    first = chance.die(seats) - 1
    state = State(
        options=options,
        seats=seats,
        turn=1,
        active=first,
        phase="take",
        deck=list(FULL_DECKS[options.length]),
        fund=(),
        hand=(),
        taken=(),
        piles=[()] * (len(POLITICIANS) * seats),
        scandals=(0,) * len(POLITICIANS),
        time=0,
        gone=(),
        out=(False,) * seats,
        sights=(),
        log=(),
        log_before=(),
    )
    step = Step(state, chance)
    tell(step, Fact("first", first))
    return step.played()


def play(state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
    """Makes a whole move on a clone of `state`. Raises `Refused`."""
    try:
        move = parse(path)
    except Refused:  # whatever its other words say, it may be no time for such a move
        if path[:1] and path[0] in PHASES:
            refusals.check_turn(state, seat, PHASES[path[0]])
        raise
    refusals.check_turn(state, seat, move.phase)
    step = Step(clone(state), chance)
    if isinstance(move, Resign):
        _resign(step, seat)
    else:
        _ACTS[type(move)](step, move)
    return step.played()


# -- choosing cards ------------------------------------------------------------------------------


def _take_deck(step: Step[State], _move: TakeDeck) -> None:
    """Reveals three cards; Time cards are set aside and replaced (S7, S8, S9)."""
    state, shown = step.state, step.state.time
    revealed: list[int] = []
    while len(revealed) < REVEALED and state.deck and state.time < LAST_TIME:
        card = step.chance.draw(state.deck, card_key)
        if card == TIME:
            state.time += 1
        else:
            revealed.append(card)
    state.hand = tuple(sorted(revealed))
    tell(step, _reveal_line(state.active, state.hand))
    if state.time > shown:
        tell(step, Fact("time", count=state.time))
    if state.time >= LAST_TIME or len(revealed) < REVEALED - 1:
        end(step, "time" if state.time >= LAST_TIME else "deck")
        return
    state.phase = "stash"


def _reveal_line(who: Seat, revealed: Cards) -> Fact:
    if not revealed:  # nothing but Time cards
        return Fact("deck-none", who)
    return Fact("deck", who, revealed, count=len(revealed))


def _take_fund(step: Step[State], move: TakeFund) -> None:
    """Takes three cards; the fund looks as it was until the turn ends (S41)."""
    state = step.state
    refusals.check_fund(state, move)
    state.taken = state.hand = tuple(card for card, _ in move.picks)
    state.fund = without(state.fund, *state.taken)
    tell(step, Fact("fund", state.active))
    state.phase = "play"
    go_on(step)


def _stash(step: Step[State], move: Stash) -> None:
    """Puts one of the revealed cards in the fund before the others are played (S5)."""
    state = step.state
    use(step, move.card)
    state.fund = tuple(sorted((*state.fund, move.card)))
    tell(step, Fact("stash", state.active, (move.card,)))
    state.phase = "play"
    go_on(step)


_ACTS: dict[type, Callable[[Step[State], Any], None]] = {
    TakeDeck: _take_deck,
    TakeFund: _take_fund,
    Stash: _stash,
    Bribe: cards.bribe,
    Smear: cards.smear,
    Rob: cards.rob,
    Shift: cards.shift,
    Spy: cards.spy,
    Peek: cards.peek,
    Discard: cards.discard,
}


def _resign(step: Step[State], seat: Seat) -> None:
    """Takes a seat out: its piles stay, its unused cards are gone, its turns are skipped (S38)."""
    state = step.state
    state.out = (*state.out[:seat], True, *state.out[seat + 1 :])
    tell(step, Fact("resign", seat))
    if seat == state.active:
        lose_hand(step)
    if state.out.count(False) == 1:
        end(step, "last")
    elif seat == state.active:
        end_turn(step)
