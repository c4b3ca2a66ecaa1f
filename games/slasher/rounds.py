"""Rounds: the deal, the turns, the end of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Arg, Who, clockwise, text
from games.slasher import names
from games.slasher.lines import tell, whisper
from games.slasher.material import (
    DECK,
    HAND,
    LAST_ROUND,
    MONSTERS,
    card_key,
    monster_key,
    monster_limit,
)
from games.slasher.state import State, crowded, in_order
from games.step import Step

if TYPE_CHECKING:
    from games.chance import Chance
    from games.engine import Seat
    from games.slasher.options import Options


def new_game(seats: int, options: Options, chance: Chance) -> Step[State]:
    """Returns the first round after the deal; the first player is random (L27)."""
    state = State(
        options=options,
        seats=seats,
        round=0,
        phase="discard",
        first=chance.die(seats) - 1,
        turn=-1,
        scores=[0] * seats,
        gains=[0] * seats,
        earned=(0,) * seats,
        hands=[()] * seats,
        monsters=[()] * seats,
        locks=[None] * seats,
        dropped=[-1] * seats,
        groups=[],
        alone=[],
        discards=[],
        slashed=(),
        queue=(),
        spent=(),
        left=(),
        last=(),
    )
    step = Step(state, chance)
    start_round(step)
    return step


# -- the start -----------------------------------------------------------------------------------


def start_round(step: Step[State]) -> None:
    """Gathers all cards but the Monsters in hands, and deals (L26, L33)."""
    state = step.state
    state.round += 1
    state.phase = "discard"
    state.turn = -1
    state.gains = [0] * state.seats
    state.dropped = [-1] * state.seats
    state.groups, state.alone, state.discards = [], [], []
    state.slashed, state.queue, state.spent = (), (), ()
    if state.round == 1:
        tell(step, "slasher-round", number=state.round, who=Who(state.first))
    _deal_monsters(step)
    over = crowded(state)
    if over:
        who = tuple([Who(seat) for seat in over])
        count, limit = len(over), monster_limit(state.seats)
        tell(step, "slasher-crowded", who=who, count=count, limit=limit)
    else:
        deal_cards(step)


def _deal_monsters(step: Step[State]) -> None:
    """Deals one Monster each, clockwise from the first player, while there are any (L25)."""
    state = step.state
    held = {monster for hand in state.monsters for monster in hand}
    pool = [monster for monster in range(len(MONSTERS)) if monster not in held]
    for seat in in_order(state):
        if pool:
            monster = step.chance.draw(pool, monster_key)
            state.monsters[seat] += (monster,)
            whisper(step, (seat,), "slasher-new-monster", monster=names.MONSTER_NAMES[monster])
        else:
            tell(step, "slasher-no-monster", who=Who(seat))


def deal_cards(step: Step[State]) -> None:
    """Deals six cards each from the whole deck, and lets the first player begin. Nobody is told
    their cards, because their panel shows them.
    """
    state = step.state
    deck = list(DECK)
    for seat in in_order(state):
        hand = [step.chance.draw(deck, card_key) for _ in range(HAND)]
        hand.sort()
        state.hands[seat] = tuple(hand)
    state.phase = "set-up"
    state.turn = state.first


# -- turns ---------------------------------------------------------------------------------------


def next_turn(step: Step[State]) -> None:
    """Passes the turn to the next seat with two cards or more, or to the Monsters (L32)."""
    state = step.state
    for seat in clockwise(state.turn + 1, state.seats):
        if len(state.hands[seat]) > 1:
            state.turn = seat
            return
    state.phase = "monsters"
    state.turn = -1
    tell(step, "slasher-pick-monsters")


# -- the end -------------------------------------------------------------------------------------


def end_round(step: Step[State]) -> None:
    """Throws away the last cards (L28), then ends the game or goes on (L30, L34)."""
    state = step.state
    state.hands = [()] * state.seats
    state.locks = [None] * state.seats
    state.earned = tuple(state.gains)
    state.history += (tuple(state.scores),)
    playing = in_order(state)
    best = max([state.scores[seat] for seat in playing])
    if best >= int(state.options.target) or state.round == LAST_ROUND:
        _tell_standing(step, playing, "slasher-round-over")
        end_game(step)
        return
    state.first = _next_first(state, step.chance)
    who, following = Who(state.first), state.round + 1
    _tell_standing(step, playing, "slasher-next-round", who=who, next=following)
    start_round(step)


def _tell_standing(step: Step[State], playing: list[Seat], key: str, **args: Arg) -> None:
    """Tells what happens after a round, with the scores, the greatest first."""
    if step.imagined:
        return
    state = step.state
    ranked = sorted(playing, key=lambda seat: -state.scores[seat])
    standing = tuple([text("slasher-standing", who=Who(s), points=state.scores[s]) for s in ranked])
    tell(step, key, number=state.round, standing=standing, **args)


def _next_first(state: State, chance: Chance) -> int:
    """Returns the seat with most points, tied with most this round, still tied a random
    one (L27).
    """
    ranks = {seat: (state.scores[seat], state.earned[seat]) for seat in in_order(state)}
    best = max(ranks.values())
    tied = sorted(seat for seat, rank in ranks.items() if rank == best)
    return tied[0] if len(tied) == 1 else tied[chance.die(len(tied)) - 1]


def end_game(step: Step[State]) -> None:
    """Ends the game. Who has won is said with the result, once."""
    step.state.phase = "over"
    step.state.turn = -1
