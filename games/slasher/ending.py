"""The end of a game: the places, and what decided them (L30, L31, L34)."""

from __future__ import annotations

import itertools

from games.engine import Result, Text, Who, text
from games.slasher import names
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
    return Result(
        places_of(state),
        scores,
        _reasons(state),
        decided=_what_decided(state),
        anecdote=_best_round(state),
    )


def _reasons(state: State) -> tuple[Text, ...]:
    playing = in_order(state)
    if len(playing) == 1:
        return (text("slasher-why-alone"),)
    target = int(state.options.target)
    best = max(state.scores[seat] for seat in playing)
    key = "slasher-why-target" if best >= target else "slasher-why-rounds"
    lines = [text(key, target=target, rounds=state.round)]
    winners = tuple([Who(seat) for seat in playing if state.scores[seat] == best])
    lines.append(text("slasher-why-best", who=winners, count=len(winners), points=best))
    return tuple(lines)


def _what_decided(state: State) -> Text | None:
    """Returns by how much the first is ahead of the second, and what made it in the last round."""
    playing = in_order(state)
    if len(playing) == 1:
        return text("slasher-why-alone")
    first, second = sorted(playing, key=lambda seat: -state.scores[seat])[:2]
    lead = state.scores[first] - state.scores[second]
    if not lead:
        return None
    strikes = [strike for strike in state.spent if strike.owner == first and strike.points]
    if not strikes:
        return text("slasher-decided-lead", who=Who(first), whom=Who(second), lead=lead)
    last = max(strikes, key=lambda strike: strike.points)
    return text(
        "slasher-decided-strike",
        who=Who(first),
        whom=Who(second),
        monster=names.THE_MONSTERS[last.monster],
        points=last.points,
        lead=lead,
    )


def _best_round(state: State) -> Text | None:
    """Returns the most points that anybody made in one round, if two or more, and who did."""
    rounds = [(0,) * state.seats, *state.history]
    gained = [
        (after[seat] - before[seat], number, seat)
        for number, (before, after) in enumerate(itertools.pairwise(rounds), 1)
        for seat in range(state.seats)
    ]
    most, number, seat = max(gained, key=lambda gain: (gain[0], gain[1]), default=(0, 0, 0))
    if most < 2:
        return None
    return text("slasher-anecdote-round", who=Who(seat), points=most, round=number)
