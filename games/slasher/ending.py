"""The end of a game: the places, and what decided them (L30, L31, L34)."""

from __future__ import annotations

from games.engine import Result, Text, Who, text
from games.slasher.state import State, in_order


def places_of(state: State) -> tuple[int, ...]:
    """Returns places by seat: more points are better, equal ones share, and leavers come last."""
    ranks = [
        (0, 0) if seat in state.left else (1, points) for seat, points in enumerate(state.scores)
    ]
    return tuple([1 + sum(1 for other in ranks if other > rank) for rank in ranks])


def result(state: State) -> Result | None:
    """Returns how the game ended (L30, L31, L34)."""
    if state.phase != "over":
        return None
    scores = tuple(
        [None if seat in state.left else points for seat, points in enumerate(state.scores)]
    )
    return Result(places_of(state), scores, _reasons(state))


def _reasons(state: State) -> tuple[Text, ...]:
    playing = in_order(state)
    if len(playing) == 1:
        return (text("slasher-why-alone", who=Who(playing[0])),)
    target = int(state.options.target)
    best = max(state.scores[seat] for seat in playing)
    key = "slasher-why-target" if best >= target else "slasher-why-rounds"
    lines = [text(key, target=target, rounds=state.round)]
    winners = tuple([Who(seat) for seat in playing if state.scores[seat] == best])
    lines.append(text("slasher-why-best", who=winners, count=len(winners), points=best))
    return tuple(lines)
