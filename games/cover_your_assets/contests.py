"""Challenges and claims: begun, answered, won (C7 to C17, C33 to C40, C52 to C57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.lines import tell
from games.cover_your_assets.matching import demand_after, kind_of
from games.cover_your_assets.piles.neutral import rival
from games.cover_your_assets.piles.stacks import lay_down, make_set
from games.cover_your_assets.state import Cards, Contest, Play, State, present

if TYPE_CHECKING:
    from games.cover_your_assets.moves import AnswerWith, Challenge, Claim, GiveUp
    from games.engine import Seat
    from games.step import Step


def take_from_hand(state: State, seat: Seat, cards: Cards) -> None:
    """Takes cards from a hand. A seat not on turn draws at the end of the turn (C16)."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    state.hands[seat] = tuple(hand)
    if seat != state.turn and seat not in state.owed:
        state.owed += (seat,)


def begin_challenge(step: Step[State], seat: Seat, move: Challenge) -> None:
    """Plays the first card, or the price of a second set (C36, C39), and asks the defender."""
    state = step.state
    take_from_hand(state, seat, move.cards)
    stack = state.stacks[move.whom]
    place = len(stack) - (2 if move.second else 1)
    state.contest = Contest(
        kind=stack[place].kind,
        owner=move.whom,
        rival=seat,
        place=place,
        plays=(Play(seat, move.cards),),
        demand=demand_after(move.cards, 1),
        to_answer=move.whom,
    )
    what = "challenge-second" if move.second else "challenge"
    tell(step, what, seat, move.whom, move.cards)


def begin_claim(step: Step[State], seat: Seat, move: Claim) -> None:
    """Lays a card with neutral ones. The seat that can contest is asked once (C54, C55, C60)."""
    state = step.state
    take_from_hand(state, seat, (move.card,))
    taken = tuple(state.tops[pile] for pile in move.piles)
    for pile in move.piles:
        state.tops[pile] = -1
    state.turning += move.piles
    cards = (move.card, *taken)
    kind = present(kind_of(cards))
    whom = rival(state.seats, seat, move.piles[0])
    tell(step, "claim", seat, cards=cards, number=len(taken))
    if state.hands[whom] and state.stacks[whom]:
        state.contest = Contest(kind, seat, whom, -1, (Play(seat, (move.card,)),), 1, whom, taken)
    else:
        lay_down(state, seat, kind, cards)


def answer(step: Step[State], seat: Seat, move: AnswerWith) -> None:
    """Plays an answer, after which the opponent is asked (C10)."""
    state, cards = step.state, move.cards
    contest = present(state.contest)
    take_from_hand(state, seat, cards)
    following = contest.other(seat)
    state.contest = Contest(
        kind=contest.kind,
        owner=contest.owner,
        rival=contest.rival,
        place=contest.place,
        plays=(*contest.plays, Play(seat, cards)),
        demand=demand_after(cards, contest.demand),
        to_answer=following,
        taken=contest.taken,
    )
    tell(step, "contest" if contest.unopposed else "answer", seat, following, cards)


def give_up(step: Step[State], seat: Seat, move: GiveUp) -> None:
    """Gives up aloud, and loses."""
    contest = present(step.state.contest)
    tell(step, "lets-pass" if contest.unopposed else "gives-up", seat)
    lose(step, seat)


def lose(step: Step[State], seat: Seat) -> None:
    """Gives the opponent the set with every card used (C13)."""
    state = step.state
    contest = present(state.contest)
    state.contest = None
    winner = contest.other(seat)
    if contest.claim:
        lay_down(state, winner, contest.kind, contest.cards)
        what = "claimed" if winner == contest.owner else "snatched"
        tell(step, what, winner, seat, contest.cards)
        return
    stack = state.stacks[contest.owner]
    place = contest.place
    cards = stack[place].cards + contest.cards
    if winner == contest.owner:
        grown = make_set(contest.kind, cards)
        state.stacks[winner] = (*stack[:place], grown, *stack[place + 1 :])
        state.barred += (winner,)
        tell(step, "kept", winner, seat, cards)
    else:
        state.stacks[contest.owner] = stack[:place] + stack[place + 1 :]
        lay_down(state, winner, contest.kind, cards)
        tell(step, "stolen", winner, seat, cards)
