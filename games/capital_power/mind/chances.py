"""How likely each seat is to win: a small net, learned from games between computers (`learn`)."""

from __future__ import annotations

from math import exp, tanh
from operator import mul
from typing import TYPE_CHECKING

from games.capital_power.mind.learned import LINEAR, NEURONS
from games.capital_power.mind.signs import signs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.capital_power.state import State


def chances(state: State) -> list[float]:
    """Returns how likely each seat is to win a game that goes on; they sum to 1."""
    return share_out([_strength(found) if found else None for found in signs(state)])


def _strength(found: Sequence[float]) -> float:
    """Returns the logarithm of a seat's weight in the race."""
    strength: float = sum(map(mul, LINEAR, found))
    for height, start, weights in NEURONS:
        strength += height * tanh(start + sum(map(mul, weights, found)))
    return strength


def share_out(strengths: Sequence[float | None]) -> list[float]:
    """Returns the parts of seats of these strengths; None has no part."""
    top = max([one for one in strengths if one is not None])
    weights = [0.0 if one is None else exp(one - top) for one in strengths]
    whole = sum(weights)
    return [weight / whole for weight in weights]
