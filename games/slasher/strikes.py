"""The SLASH: Monsters are picked in secret, revealed together, and strike by initiative."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Arg, Poster, Text, Who, text
from games.slasher import hunting, names
from games.slasher.lines import post, tell
from games.slasher.material import ALIEN, MONSTERS, WEREWOLF
from games.slasher.moves import GROUP
from games.slasher.refusals import refuse
from games.slasher.rounds import end_round
from games.slasher.state import State, Strike, without
from games.slasher.table import is_unit, remove

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.engine import Seat
    from games.slasher.moves import Hunt, Lock, StrikeGroup
    from games.step import Step

# -- picking -------------------------------------------------------------------------------------


def check_held(held: tuple[int, ...], named: tuple[int, ...], rule: str) -> None:
    """Raises `Refused` unless these Monsters are among those held (L23, L24)."""
    for monster in named:
        if monster not in held:
            name = names.THE_MONSTERS[monster]
            refuse(rule, "not-held", monster=name)


def picked(held: tuple[int, ...], move: Lock) -> tuple[int, ...]:
    """Returns the Monsters that a pick means. Raises `Refused` if it was not offered (L23)."""
    if not held:
        refuse("L23", "none-held")
    if move.monsters is None:
        if len(held) == 1:
            refuse("L23", "one-held")
        return held
    check_held(held, move.monsters, "L23")
    in_order = tuple([monster for monster in held if monster in move.monsters])
    if in_order != move.monsters or (move.some and not 1 < len(in_order) < len(held)):
        refuse("L23", "some")
    return move.monsters


def lock(state: State, seat: Seat, move: Lock) -> None:
    """Keeps a secret pick; nobody is told. Raises `Refused` (L23)."""
    if state.locks[seat] is not None:
        refuse("L23", "locked")
    state.locks[seat] = picked(state.monsters[seat], move)


# -- striking ------------------------------------------------------------------------------------


_GREAT = 4
"""The Actors struck at once that make a strike worth a poster."""


def reveal(step: Step[State]) -> None:
    """Turns up all picked Monsters and lets them strike, lowest initiative first (L20, L21)."""
    state = step.state
    out: list[tuple[int, Seat]] = []
    for seat, monsters in enumerate(state.locks):
        for monster in monsters or ():
            state.monsters[seat] = without(state.monsters[seat], monster)
            out.append((monster, seat))
    state.locks = [None] * state.seats
    state.queue = tuple(sorted(out))
    state.phase = "strike"
    _tell_queue(step)
    strike_on(step)


def _tell_queue(step: Step[State]) -> None:
    """Tells which Monsters were turned up, with their owners."""
    if step.imagined:
        return
    shown = tuple(
        [
            text("slasher-shown", monster=names.MONSTER_NAMES[monster], who=Who(seat))
            for monster, seat in step.state.queue
        ]
    )
    if shown:
        tell(step, "slasher-reveal", shown=shown)
    else:
        tell(step, "slasher-reveal-none")


def revealed(line: Text) -> list[tuple[int, Seat]]:
    """Returns the Monsters that a line reveals, with their owners; none if it tells something
    else.
    """
    shown = line.args["shown"] if line.key == "slasher-reveal" else ()
    pairs = [one.args for one in shown if isinstance(one, Text)] if isinstance(shown, tuple) else []
    return [
        (names.MONSTER_NAMES.index(pair["monster"]), pair["who"].seat)
        for pair in pairs
        if isinstance(pair["monster"], Text) and isinstance(pair["who"], Who)
    ]


def strike_on(step: Step[State]) -> None:
    """Lets Monsters strike while there is nothing to choose, then asks, or ends the round."""
    state = step.state
    while state.queue:
        monster, owner = state.queue[0]
        found = _only_strike(state, monster)
        if found is None:
            state.turn = owner
            return
        strike(step, found)
    end_round(step)


def _only_strike(state: State, monster: int) -> Sequence[int] | None:
    """Returns the Actors the Monster strikes, or none; None if its owner must choose (L17)."""
    if monster == ALIEN:
        return list(state.alone)
    if monster == WEREWOLF:
        count, first = hunting.hunts(state.groups)
        return None if count > 1 else first or ()
    fitting = hunting.fitting_groups(monster, state.groups)
    if len(fitting) > 1:
        return None
    return state.groups[fitting[0] - GROUP] if fitting else ()


def strike(step: Step[State], actors: Sequence[int]) -> None:
    """Lets the first Monster of the queue strike: a point for each Actor, which is gone (L22)."""
    state = step.state
    monster, owner = state.queue[0]
    state.queue = state.queue[1:]
    points = len(actors)
    remove(state, actors)
    state.slashed += tuple(actors)
    state.scores[owner] += points
    state.gains[owner] += points
    state.spent += (Strike(monster, owner, points),)
    _tell_strike(step, monster, owner, actors)


def _tell_strike(step: Step[State], monster: int, owner: Seat, actors: Sequence[int]) -> None:
    if step.imagined:
        return
    points = len(actors)
    what: dict[str, Arg] = {
        "monster": names.MONSTER_NAMES[monster],
        "initiative": MONSTERS[monster].initiative,
        "who": Who(owner),
    }
    if not points:
        tell(step, "slasher-fails", **what)
        return
    poster = Poster("slash", (owner,), (monster, *actors)) if points >= _GREAT else None
    post(step, poster, "slasher-strikes", **what, actors=names.actors(actors), points=points)


# -- choosing ------------------------------------------------------------------------------------


def strike_group(step: Step[State], move: StrikeGroup) -> None:
    """Strikes the group that the owner names. Raises `Refused` (L17)."""
    state = step.state
    monster, _ = state.queue[0]
    if monster == WEREWOLF:
        refuse("L10", "hunt")
    if not is_unit(state.groups, (), move.group):
        refuse("L17", "unit")
    if move.group not in hunting.fitting_groups(monster, state.groups):
        refuse("L17", "group", monster=names.THE_MONSTERS[monster])
    strike(step, state.groups[move.group - GROUP])
    strike_on(step)


def hunt(step: Step[State], move: Hunt) -> None:
    """Strikes the Actors that the Werewolf's owner names. Raises `Refused` (L10, L11)."""
    state = step.state
    monster, _ = state.queue[0]
    if monster != WEREWOLF:
        refuse("L17", "whole", monster=names.THE_MONSTERS[monster])
    if move.actors and not hunting.is_hunt(state.groups, move.actors):
        refuse("L10", "hunt")
    if move.actors and not move.stop and hunting.next_picks(state.groups, move.actors):
        refuse("L11", "goes-on")
    strike(step, move.actors or hunting.longest_run(state.groups))
    strike_on(step)
