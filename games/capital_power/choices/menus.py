"""The menus in which a panel lists what is not the next step of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.choices.verbs import asks
from games.capital_power.companies.groups import rooted_group
from games.capital_power.deals import desks_for, partners, something_to_trade
from games.capital_power.moves import is_way
from games.capital_power.pending import Branch
from games.capital_power.stops.moving import unmoved
from games.engine import text

if TYPE_CHECKING:
    from games.capital_power.state import State
    from games.engine import Seat, Text

_PAWNS = ("roll", "stay", "bribe")
_MONEY = ("transfer", "declare")
_OFFERING = ("swap", "offer", "retract")
_ANSWERS = ("accept", "decline")
MOST_WAYS = 3
"""The most ways of a fork that are buttons; their labels are long, so more would fill a screen."""


def menu_of(state: State, seat: Seat, verb: str) -> Text | None:
    """Returns the label of the menu that a first word is in, None if it is not in one.

    Words about one of several pawns are in one menu, those about money and deals in another. A
    single offer is answered by buttons of its own. Whoever is asked nothing and can only offer a
    deal to one player has a button for that.
    """
    top = asks(state, seat)
    if isinstance(top, Branch) and is_way(verb):
        return text("capital-power-menu-way") if len(top.targets) > MOST_WAYS else None
    if verb == "found":
        return text("capital-power-do-found")
    if verb in _PAWNS and len(unmoved(state, seat)) > 1:
        return text("capital-power-menu-pawn")
    own_turn = not state.pending and state.turn == seat
    sends = own_turn and len(rooted_group(state, seat)) > 1
    answers = verb in _ANSWERS and _several_answers(state, seat)
    beside = own_turn or top is not None
    offering = verb in _OFFERING and (beside or _several_offers(state, seat))
    if answers or offering or (verb in _MONEY and own_turn):
        return text(f"capital-power-menu-{'money' if sends else 'deals'}")
    return None


def _several_offers(state: State, seat: Seat) -> bool:
    """Whether there is more than one way to offer a deal, or an offer to take back."""
    made = any(offer.by == seat for offer in state.offers)
    return made or len(partners(state, seat)) > 1 or something_to_trade(state)


def _several_answers(state: State, seat: Seat) -> bool:
    """Whether several offers wait for an answer, or one that several companies can accept."""
    waiting = [offer for offer in state.offers if offer.to == seat]
    return len(waiting) > 1 or any(len(desks_for(state, offer)) > 1 for offer in waiting)
