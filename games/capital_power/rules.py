"""The effects of moves, from their check to the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power import deals, turns
from games.capital_power import moves as m
from games.capital_power.board import BOARD
from games.capital_power.choices.deals import books_form, offer_of, offer_plan
from games.capital_power.choices.verbs import asks
from games.capital_power.companies.groups import branch
from games.capital_power.decisions import decide, make_transfer, settle_private
from games.capital_power.ending import eliminate, write_history
from games.capital_power.lines import remember, tell
from games.capital_power.material import FIN, MINORITY, PAWNS, START_CAPITAL
from games.capital_power.orders import drop_order, give_order
from games.capital_power.refusals.checks import check, check_verb
from games.capital_power.state import State
from games.capital_power.stops import moving
from games.engine import LEAVE, AmountField, Played, Refused
from games.states import clone
from games.step import Step

if TYPE_CHECKING:
    from games.capital_power.options import Options
    from games.capital_power.pending import Offer
    from games.chance import Chance
    from games.engine import Form, Path, Seat


def deal(seats: int, options: Options, chance: Chance) -> Played[State]:
    """Returns a new game: each player has a Holding on the start with 100 000 in white (H2)."""
    size = seats * PAWNS

    def column(value: int) -> list[int]:
        return [value] * size

    state = State(
        options=options, seats=seats, round=1, turn=0, rolled=False, rolling=False,
        closing=False, die=0, kind=column(0), capital=column(0), white=column(0),
        black=column(0), hidden=column(0), deposit=column(0), lots=column(0), loan=column(0),
        borrowed=column(0), mother=column(-1), minor=column(-1), owner=column(-1),
        space=column(0), behind=[False] * size, moved=[False] * size, bribed=column(0),
        skimmed=[False] * size, pending=[], offers=[], acts=[0] * seats, offered=[0] * seats,
        stock=options.stock, bank_white=0, bank_black=0, interpol=BOARD.interpol,
        out=[0] * seats, history=[], last=[],
    )  # fmt: skip
    for seat in range(seats):
        holding = seat * PAWNS
        state.kind[holding], state.capital[holding] = FIN, START_CAPITAL
        state.owner[holding], state.space[holding] = seat, BOARD.start
        state.behind[holding] = True
        state.white[holding] = START_CAPITAL
        state.bank_white -= START_CAPITAL
    write_history(state)
    step = Step(state, chance)
    tell(step, "start", shares=options.lots_to_win * 10)
    turns.begin_turn(step)
    remember(step)
    return step.played()


def play(state: State, seat: Seat, path: Path, chance: Chance) -> Played[State]:
    """Makes a move on a clone of `state`. Raises `Refused` with the ruling it breaks.

    Moves of imagined games are taken on trust: they come from the mind, which makes legal ones.
    """
    try:
        move = m.parse(path)
    except Refused:  # whatever its other words say, it may be no time for such a move
        if path[:1] and m.is_verb(path[0]):
            check_verb(state, seat, path[0])
        raise
    step = Step(clone(state), chance)
    if not step.imagined:
        check(state, seat, path)
    if isinstance(move, m.SetOrder):
        (give_order if move.given else drop_order)(step.state, seat)
        return Played(step.state, ())
    _make(step, seat, move)
    turns.advance(step)
    deals.tell_lapsed(step, state, _answered(state, seat, move))
    remember(step)
    return step.played()


def _make(step: Step[State], seat: Seat, move: m.Move) -> None:
    top = asks(step.state, seat)
    if isinstance(move, m.MakeOffer):
        deals.make_offer(step, _read_offer(step.state, seat, move))
    elif isinstance(move, m.AnswerOffer):
        _answer(step, seat, move)
    elif move == m.Word(*LEAVE):
        eliminate(step, seat, "resigned")
    elif top is None:
        _in_turn(step, seat, move)
    else:
        decide(step, top, move)


def _in_turn(step: Step[State], seat: Seat, move: m.Move) -> None:
    state = step.state
    if isinstance(move, m.OnCompany):
        (moving.roll if move.verb == "roll" else moving.stay)(step, move.company)
    elif isinstance(move, m.Bribe):
        cost = moving.bribe_colours(state, move.company)[move.colour]
        moving.bribe(step, move.company, cost)
    elif isinstance(move, m.Transfer):
        make_transfer(step, seat, move)
    elif isinstance(move, m.OfCompany):
        turns.declare(step, seat, move.company, move.amount)
    elif move == m.Word("roll-all"):
        state.rolling = True
    else:
        moving.roll_interpol(step)


# -- deals ---------------------------------------------------------------------------------------


def _read_offer(state: State, seat: Seat, move: m.MakeOffer) -> Offer:
    answers, _ = offer_plan(state, seat, move.verb, move.tokens)
    return offer_of(state, seat, answers)


def _answered(state: State, seat: Seat, move: m.Move) -> Offer | None:
    """Returns the offer that a move answers or takes back."""
    if not isinstance(move, m.AnswerOffer):
        return None
    by, to = (seat, move.other) if move.verb == "retract" else (move.other, seat)
    return deals.find_offer(state, by, to, move.slot)


def _answer(step: Step[State], seat: Seat, move: m.AnswerOffer) -> None:
    state = step.state
    offer = _answered(state, seat, move)
    if offer is None:
        raise LookupError("an offer that was checked is gone")
    if move.verb != "accept":
        deals.close_offer(step, offer, "retracted" if move.verb == "retract" else "declined")
        return
    answers = _with_defaults(books_form(state, offer, move.desk), move.amounts)
    sold = [
        n for item in offer.items + offer.ask_items if item < MINORITY
        for n in branch(state, item)
    ]  # fmt: skip
    settle_private(step, sold)
    deals.accept(step, offer, move.desk, answers.get("hidden", 0), answers.get("off", 0))


def _with_defaults(form: Form, amounts: m.Amounts) -> m.Amounts:
    defaults = {f.key: f.default or 0 for f in form.fields if isinstance(f, AmountField)}
    return {**defaults, **amounts}
