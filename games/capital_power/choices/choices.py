"""The choices of a seat, step by step, by what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.board import BOARD
from games.capital_power.choices import deals, debts, stops, turn
from games.capital_power.choices.hints import hint
from games.capital_power.choices.menus import menu_of
from games.capital_power.choices.orders import next_order
from games.capital_power.choices.verbs import asks, may, splits, verbs
from games.capital_power.companies.ledger import declared
from games.capital_power.moves import is_way
from games.capital_power.names import COMPANY_NAMES, SPACE_NAMES, SPOTS, dollars
from games.capital_power.pending import Booking, Branch, Split, Stop
from games.capital_power.stops.moving import bribe_target, can_bribe, must_roll, unmoved
from games.capital_power.turns import can_declare, can_transfer
from games.choosing import check_token, refuse_token
from games.engine import LEAVE, Choice, Done, Option, Path, Pick, Text, text

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat

_NEXT: dict[str, Callable[[State, Seat, Path], Choice]] = {
    **turn.NEXT,
    **stops.NEXT,
    **debts.NEXT,
    **deals.NEXT,
    "order": next_order,
}


def choices(view: View, path: Path = ()) -> Choice | None:
    """Returns what can come after `path` for the seat that looks; None if it has no move."""
    if view.seat is None:
        return None
    return after(view.seen, view.seat, path)


def after(state: State, seat: Seat, path: Path) -> Choice | None:
    """Returns what can come after a path, every token of which is checked. Raises `Refused`.

    Reads only what `seat` can know of the state, so that views and states give the same answers.
    """
    if not path:
        options = tuple(
            Option(
                verb,
                verb_label(state, seat, verb),
                hint(state, seat, verb),
                spread=verb in _SPREAD,
                aside=verb in ("order", *LEAVE),
                menu=menu_of(state, seat, verb),
                typed=verb == "roll-all" and len(must_roll(state, seat)) == 1,
            )
            for verb in verbs(state, seat)
        )
        return Pick(_ask(state, seat), options) if options else None
    if not may(state, seat, path[0]):
        refuse_token(path[0])
    for length in range(1, len(path)):
        check_token(next_choice(state, seat, path[:length]), path[length])
    return next_choice(state, seat, path)


def next_choice(state: State, seat: Seat, path: Path) -> Choice:
    """Returns what comes after a path whose tokens are known to be right."""
    verb, *rest = path
    if verb in _NEXT:
        return _NEXT[verb](state, seat, tuple(rest))
    return Done(_effect(state, seat, verb), confirm=verb in _FINAL)


_SPREAD = (
    "roll", "stay", "bribe", "transfer", "found", "rescue", "set-off", "resell", "buy-back",
    "swap", "offer", "accept", "decline", "retract", "accuse", "receive",
)  # fmt: skip
"""Verbs whose next options say by themselves what they do, so that a panel can show those."""

_FINAL = (*LEAVE, "bankrupt", "abandon")
"""Words that end something; the others are plain enough to need no confirmation."""


def _ask(state: State, seat: Seat) -> Text:
    top = asks(state, seat)
    if top is None:
        mine = not state.pending and state.turn == seat
        return _ask_turn(state, seat) if mine else text("capital-power-ask-anytime")
    return stops.ask_pending(state, top)


def _ask_turn(state: State, seat: Seat) -> Text:
    """Returns a question that names the steps of the turn that are still to come."""
    left = must_roll(state, seat)
    if not left:
        resting = unmoved(state, seat)
        key = "parked" if resting else "close"
        return text(f"capital-power-ask-{key}", count=len(resting))
    sends = can_transfer(state, seat) or can_declare(state, seat)
    return text(f"capital-power-ask-{'turn' if sends else 'move'}", count=len(left))


def verb_label(state: State, seat: Seat, verb: str) -> Text:
    """Returns the label of the button of a first word."""
    if is_way(verb):
        return text("capital-power-do-to", spot=SPOTS[BOARD.number[verb[3:]]])
    top = asks(state, seat)
    if verb in ("book", "part") and isinstance(top, Booking) and not top.black:
        return text(f"capital-power-do-{verb}-skim")
    if verb == "even" and isinstance(top, Split) and not splits(state, top):
        return text("capital-power-do-even-only")
    if isinstance(top, Stop) and verb in ("pay-coup", "lose-cash"):
        n = top.company
        amount = state.capital[n] if verb == "pay-coup" else declared(state, n)
        return text(f"capital-power-do-{verb}", amount=dollars(amount))
    if verb == "offer":
        return text(f"capital-power-do-offer{deals.kind_of_offer(state, verb)}")
    if verb == "roll-all":
        return text("capital-power-do-roll-all", count=len(must_roll(state, seat)))
    if verb == "roll" and len(unmoved(state, seat)) == 1:
        return text("capital-power-do-roll-only")
    if verb == "bribe":
        return _bribe_label(state, seat)
    if verb in ("accept", "decline") and (only := deals.only_offer(state, seat, verb)):
        it = verb == "decline" and may(state, seat, "accept")
        return text("capital-power-do-decline-it") if it else only
    return text(f"capital-power-do-{verb}")


def _bribe_label(state: State, seat: Seat) -> Text:
    """Returns the label of bribing, with the space if a single pawn can use a bribe."""
    pawns = [n for n in unmoved(state, seat) if can_bribe(state, n)]
    if len(pawns) > 1:
        return text("capital-power-do-bribe")
    return text("capital-power-do-bribe-only", spot=SPACE_NAMES[bribe_target(state, pawns[0])])


def _effect(state: State, seat: Seat, verb: str) -> Text:
    top = asks(state, seat)
    if is_way(verb) and isinstance(top, Branch):
        spot = SPOTS[BOARD.number[verb[3:]]]
        if top.company < 0:
            return text("capital-power-effect-interpol-to", spot=spot)
        return text("capital-power-effect-to", company=COMPANY_NAMES[top.company], spot=spot)
    if verb == "book" and isinstance(top, Booking) and not top.black:
        return text("capital-power-effect-book-skim")
    return text(f"capital-power-effect-{verb}")
