"""Leaving a game: which seats are still in it, and whether a game keeps the contract of `LEAVE`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.chance import Seeded
from games.choosing import to_notation
from games.engine import LEAVE, Done, Pick, Refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.engine import Choice, Result, Seat, View
    from games.registry import AnyGame

_NAME = f"`{to_notation(LEAVE)}`"
_SEED = bytes(32)
"""The seed for moves that are only tried."""


def in_game(game: AnyGame, view: View) -> bool:
    """Whether the seat that looks has neither left the game nor been put out of it by the rules."""
    return _after_leave(game, view) is not None


def seats_in(game: AnyGame, state: Any, seats: int) -> list[Seat]:
    """Returns the seats that are still in the game; none once it is over."""
    return [seat for seat in range(seats) if in_game(game, game.view(state, seat))]


def _after_leave(game: AnyGame, view: View) -> Choice | None:
    try:
        return game.choices(view, LEAVE)
    except Refused:
        return None


def offer_faults(game: AnyGame, states: Iterable[Any], seats: int) -> Iterator[str]:
    """Yields where `LEAVE` is not offered as it must be, in the states of one game from
    its deal.
    """
    before = set(range(seats))
    for ply, state in enumerate(states):
        if game.result(state) is not None:
            return
        for seat in range(seats):
            if fault := _offer_fault(game, state, seat, was_in=seat in before, dealt=ply == 0):
                yield f"after {ply} moves, {fault}"
        before = set(seats_in(game, state, seats))


def _offer_fault(game: AnyGame, state: Any, seat: Seat, *, was_in: bool, dealt: bool) -> str | None:
    view = game.view(state, seat)
    first, last = game.choices(view), _after_leave(game, view)
    who = f"seat {seat + 1}"
    if last is None:
        if dealt or first is not None or seat in game.deciders(state):
            return f"{who} is not offered {_NAME}, though it has not left the game"
        return None
    if not was_in:
        return f"{who} is offered {_NAME}, though it was out of the game before"
    if not isinstance(first, Pick) or all(option.key != LEAVE[0] for option in first.options):
        return f"{who} is not offered {_NAME} among its first choices"
    if not isinstance(last, Done) or last.also is not None or not last.confirm:
        return f"{_NAME} is not a whole move that has to be confirmed"
    if view.to_act and game.fallback(view) == LEAVE:
        return f"{who} leaves by {_NAME} when its time is up"
    return None


def leaving_faults(game: AnyGame, state: Any, order: Sequence[Seat]) -> Iterator[str]:
    """Yields what goes wrong when the seats still in leave in this order, until one is left.

    order: every seat of the table once.
    """
    inside = [seat for seat in order if in_game(game, game.view(state, seat))]
    while len(inside) > 1 and game.result(state) is None:
        leaver = inside.pop(0)
        try:
            played = game.play(state, leaver, LEAVE, Seeded(_SEED))
        except Refused as refused:
            yield f"{_NAME} of seat {leaver + 1} is refused: {refused}"
            return
        state = played.state
        if all(event.to is not None for event in played.events):
            yield f"nobody is told that seat {leaver + 1} leaves"
        result = game.result(state)
        if result is not None:
            yield from _result_faults(result, leaver, inside)
        elif len(inside) == 1:
            yield "the game goes on although only one seat is left in it"
        elif sorted(inside) != seats_in(game, state, len(order)):
            yield f"when seat {leaver + 1} leaves, the wrong seats are in the game"
        elif leaver in game.view(state, None).asked:
            yield f"seat {leaver + 1} is waited for after it has left"


def _result_faults(result: Result, leaver: Seat, inside: Sequence[Seat]) -> Iterator[str]:
    if result.scores[leaver] is not None:
        yield f"seat {leaver + 1} has left and has a score"
    if len(inside) == 1 and not result.nobody and result.places[inside[0]] != 1:
        yield f"seat {inside[0] + 1} alone is left and is not first"
