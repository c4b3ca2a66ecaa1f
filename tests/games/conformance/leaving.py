"""Leaving for good: offered to everybody at every moment, final, and known to all."""

from collections.abc import Iterable

from games.leaving import leaving_faults, offer_faults, seats_in
from tests.games.conformance.journeys import Journey, need

STATES = 6


def _need_none(faults: Iterable[str]) -> None:
    for fault in faults:
        need(False, fault)


def everybody_may_leave(journey: Journey) -> None:
    """Checks that `LEAVE` is offered to every seat until it has left or is out, never after."""
    _need_none(offer_faults(journey.game, journey.states(), journey.case.seats))


def leaving_is_final(journey: Journey) -> None:
    """Checks that a seat that leaves is out, the others stay in, and the last one ends the game."""
    rng = journey.rng("leaving")
    for state in journey.sample(STATES):
        order = rng.sample(range(journey.case.seats), journey.case.seats)
        _need_none(leaving_faults(journey.game, state, order))


def who_is_in_is_public(journey: Journey) -> None:
    """Checks that a spectator can tell who is still in the game, in every world it imagines."""
    game, seats, rng = journey.game, journey.case.seats, journey.rng("who is in")
    for state in journey.sample(STATES):
        other = game.imagine(game.view(state, None), rng)
        same = seats_in(game, other, seats) == seats_in(game, state, seats)
        need(same, "who is still in the game rests on what is hidden")


LEAVING = (everybody_may_leave, leaving_is_final, who_is_in_is_public)
