"""Imagined worlds: what others may have, where an imagined game stops, and who is ahead there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.capital_power.companies.groups import group
from games.capital_power.ending import result
from games.capital_power.imagine import imagine_registers
from games.capital_power.material import BLACK_LOAN, WHITE_LOAN, part
from games.capital_power.mind.chances import chances
from games.capital_power.pending import Branch
from games.thinking.mind import Effort

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Sequence

    from games.capital_power.state import State
    from games.capital_power.view import View
    from games.engine import Seat
    from games.thinking.mind import Rated

EFFORT = Effort(playouts=144, width=4, trust=8.0, spread=8)
"""The rating only decides where dice blur the comparison: it counts for as much as eight worlds."""
_CLOSE = 40.0
"""The gain, in thousands, by which a move can fall short of the best and still be searched."""
_DOUBT = 0.35
"""The part by which a sum that is only thought of can be wrong, either way."""
_HELD = 0.7
"""The part of a group's money that is in one till."""


def imagine(view: View, rng: random.Random) -> State:
    """Returns a state that the seat holds possible."""

    def fill(state: State, seat: Seat, rng: random.Random) -> None:
        _fill(state, seat, view.guessed[seat] if view.guessed else None, rng)

    return imagine_registers(view, rng, fill)


def shortlist(view: View, rated: Sequence[Rated], width: int) -> Sequence[Rated]:
    """Returns the moves that are close to the best. Who rolls first is not worth a search, nor is
    where Interpol goes: what it may cost others is not known well enough. An offer that comes
    while others play is answered by its value.
    """
    if not view.to_act:
        return rated[:1]
    top = view.seen.pending[-1] if view.seen.pending else None
    if isinstance(top, Branch) and top.company < 0:
        return rated[:1]
    least = rated[0][0] - _CLOSE
    close = [one for one in rated if one[0] >= least and not (one[1][0] == "roll" and one[0] < 0)]
    return close[:width]


def _fill(
    state: State, seat: Seat, guessed: tuple[int, int, int] | None, rng: random.Random
) -> None:
    """Writes registers that add up to about what a group is thought to have."""
    own = group(state, seat)
    if not own:
        return
    if guessed is None:
        guessed = _by_capital(state, own, rng)
    for column, thought in zip((state.white, state.black, state.deposit), guessed, strict=True):
        total = int(thought * (1 + _DOUBT * (2 * rng.random() - 1)))
        held, each = int(total * _HELD), int(total * (1 - _HELD) / len(own))
        for n in own:
            column[n] = each
        column[own[int(rng.random() * len(own))]] += held
    for n in own:
        if state.loan[n]:
            rate = BLACK_LOAN if state.borrowed[n] == 2 else WHITE_LOAN
            state.loan[n] = max(1, part(state.capital[n], rate))
        if state.options.creative:
            state.hidden[n] = int(rng.random() ** 2 * state.black[n])
        if state.options.skims:
            state.skimmed[n] = rng.random() < 0.5


def _by_capital(state: State, own: list[int], rng: random.Random) -> tuple[int, int, int]:
    """Returns what a group may have for whoever has not watched it."""
    capital = sum([state.capital[n] for n in own])
    lent = 2 * sum([state.capital[n] for n in own if state.borrowed[n] == 2])
    rest = 0.5 * capital + max(0, lent - 50 * sum([state.lots[n] for n in own]))
    shares = rng.random(), rng.random(), rng.random()
    white, black, deposit = [int(rest * share / sum(shares)) for share in shares]
    return white, (black if lent else 0), (deposit if lent else 0)


def horizon(state: State, seat: Seat) -> Callable[[State], bool]:
    """Returns whether a game may stop: when the turn is over.

    What others roll then does not depend on the move, and would only blur the comparison.
    """
    now = (state.round, state.turn)

    def may_stop(later: State) -> bool:
        return (later.round, later.turn) != now and not later.pending

    return may_stop


def worth(state: State) -> list[float]:
    """Returns how likely each seat is to win."""
    ended = result(state) if state.ending else None
    if state.ending and ended:
        return [float(place == 1) for place in ended.places]
    return chances(state)
