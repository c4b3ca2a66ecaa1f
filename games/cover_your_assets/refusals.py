"""The reasons why a move is refused, each with the ruling in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from games.choosing import check_token
from games.cover_your_assets import moves as m
from games.cover_your_assets.matching import in_danger, kind_of, pays
from games.cover_your_assets.material import MOVE, SWAP, is_action, is_asset
from games.cover_your_assets.names import name_card
from games.cover_your_assets.orders import CLEAR, FIGHT, order_form, order_words
from games.cover_your_assets.piles.neutral import reach
from games.cover_your_assets.state import Cards, Contest, State, unanswered
from games.engine import HOUSE, Arg, Refused, Seat, Who, text

if TYPE_CHECKING:
    from collections.abc import Callable


def refuse(rule: str, what: str, **args: Arg) -> NoReturn:
    """Raises `Refused` with the sentence ``cover-your-assets-refused-<what>``."""
    raise Refused(rule, text(f"cover-your-assets-refused-{what}", **args))


def check(state: State, seat: Seat, move: m.Move) -> None:
    """Raises `Refused` unless the seat can make this move now."""
    kind = type(move)
    if kind is m.Close or seat == HOUSE:
        if state.over:
            refuse("endings", "over")
        _check_close(state, seat, move)
        return
    check_time(state, seat, kind)
    _CHECKS[kind](state, seat, move)


def check_time(state: State, seat: Seat, kind: type[m.Move]) -> None:
    """Raises `Refused` unless this seat can make any move of this kind now."""
    if state.over:
        refuse("endings", "over")
    if not 0 <= seat < state.seats:
        refuse("turn", "no-seat")
    if state.out[seat]:
        refuse("C63", "left")
    if kind in (m.AnswerWith, m.GiveUp):
        _check_challenged(state, seat)
    elif kind is m.Choose:
        _check_asked(state, seat)
    elif kind not in (m.SetOrder, m.Resign):
        _check_turn(state, seat)


def _check_close(state: State, seat: Seat, move: m.Move) -> None:
    if seat != HOUSE:
        refuse("choices", "house")
    if not isinstance(move, m.Close):
        refuse("C62", "house-closes")
    if state.moving is None or unanswered(state.moving):
        refuse("C62", "nothing-to-close")


def _check_asked(state: State, seat: Seat) -> None:
    moving = state.moving
    if moving is None or seat not in moving.asked:
        refuse("C62", "not-asked")
    if seat not in unanswered(moving):
        refuse("C62", "answered")


def _check_turn(state: State, seat: Seat) -> None:
    if state.moving:
        refuse("C62", "choosing")
    contest = state.contest
    if contest and seat in (contest.owner, contest.rival):
        refuse("C10", "answer-first", whom=Who(contest.to_answer))
    if contest:
        refuse("C17", "challenge-runs")
    if seat != state.turn:
        refuse("turn", "not-your-turn", whom=Who(state.turn))


def _check_hand(state: State, seat: Seat, cards: Cards, *, answers: bool = False) -> None:
    hand = state.hands[seat]
    for card in cards:
        if card not in hand or hand.count(card) < cards.count(card):
            refuse("answer" if answers else "turn", "not-in-hand", card=name_card(card))


def _check_extras(state: State) -> None:
    if state.options.new_cards == "off":
        refuse("C30", "no-new-actions")


def _check_player(state: State, whom: Seat, rule: str) -> None:
    if whom >= state.seats:
        refuse(rule, "no-player", number=whom + 1)


def _check_other(state: State, seat: Seat, whom: Seat, rule: str) -> None:
    _check_player(state, whom, rule)
    if whom == seat:
        refuse(rule, "yourself")


def _check_no_action(cards: Cards) -> None:
    if any(is_action(card) for card in cards):
        refuse("C46", "action-no-match")


def _check_set(state: State, seat: Seat, move: m.MakeSet) -> None:
    _check_hand(state, seat, move.cards)
    _check_no_action(move.cards)
    if len(move.cards) != 2 or kind_of(move.cards) is None:
        jokers = len(move.cards) == 2 and not any(is_asset(card) for card in move.cards)
        refuse("C1", "two-jokers" if jokers else "no-pair")


def _check_take(state: State, seat: Seat, move: m.Take) -> None:
    _check_hand(state, seat, (move.card,))
    _check_no_action((move.card,))
    if not state.discards:
        refuse("C3", "no-discard")
    top = state.discards[-1]
    if is_action(top):
        refuse("C45", "action-on-top")
    if kind_of((move.card, top)) is None:
        refuse("C2", "no-pair-with", card=name_card(top))


def _check_discard(state: State, seat: Seat, move: m.Discard) -> None:
    _check_hand(state, seat, (move.card,))


def _check_challenge(state: State, seat: Seat, move: m.Challenge) -> None:
    _check_other(state, seat, move.whom, "challenge")
    if not state.stacks[seat]:
        refuse("C8", "no-set-yet")
    if move.second and state.options.second_set == "off":
        refuse("C30", "no-second-set")
    stack = state.stacks[move.whom]
    _check_danger(len(stack), move)
    if move.whom in state.barred:
        refuse("C33", "barred", whom=Who(move.whom))
    _check_hand(state, seat, move.cards)
    kind = stack[-2 if move.second else -1].kind
    if not pays(move.cards, kind, 2 if move.second else 1):
        if move.second:
            refuse("C36", "price", card=name_card(kind), penny=state.options.new_cards)
        refuse("C9", "no-match", card=name_card(kind))


def _check_danger(height: int, move: m.Challenge) -> None:
    """Raises `Refused` if no such set can be stolen from a stack of this height (C7, C35)."""
    if not height:
        refuse("challenge", "no-set-there", whom=Who(move.whom))
    if not in_danger(height, second=move.second):
        if move.second:
            refuse("C35", "second-safe", whom=Who(move.whom))
        refuse("C7", "protected", whom=Who(move.whom))


def _check_claim(state: State, seat: Seat, move: m.Claim) -> None:
    within = reach(state.seats, seat)
    if not within:
        refuse("C52", "no-neutral")
    _check_hand(state, seat, (move.card,))
    _check_no_action((move.card,))
    if move.piles[-1] >= len(state.tops):
        refuse("C52", "no-pile", count=len(state.tops))
    if not set(move.piles) <= set(within):
        refuse("C60", "out-of-reach")
    if state.seats == 3 and len(move.piles) > 1:
        refuse("C60", "one-pile")
    tops = [state.tops[pile] for pile in move.piles]
    if -1 in tops:
        refuse("C58", "pile-empty")
    if not any(is_asset(card) for card in (move.card, *tops)):
        refuse("C52", "claim-jokers")
    if kind_of((move.card, *tops)) is None:
        refuse("C52", "claim-mixed")


def _check_improve(state: State, seat: Seat, move: m.Improve) -> None:
    _check_extras(state)
    _check_hand(state, seat, (move.card,))
    stack = state.stacks[seat]
    if not stack:
        refuse("C34", "improve-nothing")
    if stack[-1].kind != move.card:
        refuse("C34", "improve", card=name_card(stack[-1].kind))


def _check_swap(state: State, seat: Seat, move: m.PlaySwap) -> None:
    _check_extras(state)
    _check_hand(state, seat, (SWAP,))
    _check_other(state, seat, move.whom, "C42")
    if not state.stacks[seat] or not state.stacks[move.whom]:
        refuse("C42", "swap")


def _check_move(state: State, seat: Seat, move: m.PlayMove) -> None:
    _check_extras(state)
    _check_hand(state, seat, (MOVE,))
    _check_player(state, move.whom, "C44")
    if len(state.stacks[move.whom]) < 2:
        refuse("C44", "move")


def _check_pass(state: State, seat: Seat, move: m.Pass) -> None:
    if state.action == 1:
        last_cards = "turn" if state.draws else "C19"
        refuse("C32" if state.options.two_actions == "on" else last_cards, "no-passing")


def _check_challenged(state: State, seat: Seat) -> Contest:
    contest = state.contest
    if contest is None:
        refuse("C10", "no-challenge")
    if seat not in (contest.owner, contest.rival):
        refuse("C17", "not-yours")
    if seat != contest.to_answer:
        refuse("C10", "wait", whom=Who(contest.to_answer))
    return contest


def _check_answer(state: State, seat: Seat, move: m.AnswerWith) -> None:
    contest = _check_challenged(state, seat)
    _check_hand(state, seat, move.cards, answers=True)
    if not pays(move.cards, contest.kind, contest.demand):
        if contest.demand == 2:
            refuse("C38", "answer-two", card=name_card(contest.kind))
        refuse("C11", "no-match", card=name_card(contest.kind))


def _check_order(state: State, seat: Seat, move: m.SetOrder) -> None:
    """Checks nothing but the order: it can be given at any time (C66)."""
    if move.word not in order_words(state.orders.get(seat)):
        refuse("C66", "no-order" if move.word == CLEAR else "order-unknown")
    if move.word == FIGHT and not move.token:
        refuse("C67", "order-limits")
    if move.word == FIGHT:
        check_token(order_form(state.seats), move.token)
    elif move.token:
        refuse("C66", "order-bare")


def _check_nothing(state: State, seat: Seat, move: m.Resign | m.GiveUp | m.Choose) -> None:
    """Checks nothing more, because every readable answer or choice is possible in its time.

    Leaving is always possible (C63).
    """


_CHECKS: dict[type[m.Move], Callable[[State, Seat, Any], None]] = {
    m.MakeSet: _check_set,
    m.Take: _check_take,
    m.Discard: _check_discard,
    m.Challenge: _check_challenge,
    m.Claim: _check_claim,
    m.Improve: _check_improve,
    m.PlaySwap: _check_swap,
    m.PlayMove: _check_move,
    m.Pass: _check_pass,
    m.AnswerWith: _check_answer,
    m.GiveUp: _check_nothing,
    m.Choose: _check_nothing,
    m.SetOrder: _check_order,
    m.Resign: _check_nothing,
}
