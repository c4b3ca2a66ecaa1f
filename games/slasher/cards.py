"""The effects of cards: an Actor comes to the table, or an Action changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Arg, Seat, Who
from games.slasher import names, table
from games.slasher.lines import tell
from games.slasher.material import JOIN, MOVE, SPLIT, SWAP
from games.slasher.moves import ALONE, GROUP, PlayJoin
from games.slasher.refusals import refuse
from games.slasher.rounds import next_turn
from games.slasher.state import State, without

if TYPE_CHECKING:
    from games.slasher.moves import Bare, Place, PlayMove, PlaySplit, PlaySwap
    from games.slasher.state import State
    from games.step import Step


def _check_held(state: State, seat: Seat, card: int) -> None:
    if card not in state.hands[seat]:
        refuse("set-up", "card", card=names.CARD_NAMES[card])


def _check_unit(state: State, unit: int, rule: str) -> None:
    if not table.is_unit(state.groups, state.alone, unit):
        refuse(rule, "unit")


def _check_actor(state: State, actor: int, rule: str) -> None:
    if table.unit_of(state.groups, state.alone, actor) is None:
        refuse(rule, "actor", actor=names.CARD_NAMES[actor])


def _spend(step: Step[State], seat: Seat, spent: int, key: str, **args: Arg) -> None:
    """Discards an Action after its effect, tells what it did, and ends the turn."""
    state = step.state
    state.hands[seat] = without(state.hands[seat], spent)
    state.discards.append(spent)
    tell(step, key, who=Who(seat), **args)
    next_turn(step)


def place_actor(step: Step[State], seat: Seat, move: Place) -> None:
    """Puts an Actor on the table (L2)."""
    state = step.state
    _check_held(state, seat, move.card)
    if move.unit != ALONE:
        _check_unit(state, move.unit, "L2")
    state.hands[seat] = without(state.hands[seat], move.card)
    actor = table.actor_of(state.groups, state.alone, move.card)
    name = names.CARD_NAMES[actor]
    table.change(state, move)
    if move.unit == ALONE:
        tell(step, "slasher-places-alone", who=Who(seat), actor=name)
    else:
        unit = names.unit_name(move.unit)
        tell(step, "slasher-places", who=Who(seat), actor=name, unit=unit)
    next_turn(step)


def play_move(step: Step[State], seat: Seat, move: PlayMove) -> None:
    """Carries out the Action Move (L4)."""
    state = step.state
    _check_held(state, seat, MOVE)
    _check_actor(state, move.actor, "L4")
    if move.unit != ALONE:
        _check_unit(state, move.unit, "L4")
    if move.unit not in table.destinations(state.groups, state.alone, move.actor):
        home = table.unit_of(state.groups, state.alone, move.actor)
        stays = move.unit in (home, ALONE)
        refuse("L4", f"{'destination' if stays else 'alike'}")
    actor = names.CARD_NAMES[move.actor]
    table.change(state, move)
    if move.unit == ALONE:
        _spend(step, seat, MOVE, "slasher-moves-alone", actor=actor)
    else:
        unit = names.unit_name(move.unit)
        _spend(step, seat, MOVE, "slasher-moves", actor=actor, unit=unit)


def play_join(step: Step[State], seat: Seat, move: PlayJoin) -> None:
    """Carries out the Action Join (L5), with the two units in the order of `table.units`."""
    state = step.state
    _check_held(state, seat, JOIN)
    for unit in (move.first, move.second):
        _check_unit(state, unit, "L5")
    units = table.units(state.groups, state.alone)
    if [unit for unit in units if unit in {move.first, move.second}] != [move.first, move.second]:
        refuse("L5", "join")
    _join_units(step, seat, move)


def _join_units(step: Step[State], seat: Seat, move: PlayJoin) -> None:
    one, other = names.unit_name(move.first), names.unit_name(move.second)
    table.change(step.state, move)
    _spend(step, seat, JOIN, "slasher-joins", one=one, other=other)


def play_split(step: Step[State], seat: Seat, move: PlaySplit) -> None:
    """Carries out the Action Split (L6); in a group of two nobody needs to be named."""
    state = step.state
    _check_held(state, seat, SPLIT)
    if move.group < GROUP or not table.is_unit(state.groups, state.alone, move.group):
        refuse("L6", "unit")
    group = state.groups[move.group - GROUP]
    gone = table.leaving(state.groups, move)
    if not _is_part(group, gone):
        refuse("L6", "split")
    table.change(state, move)
    if len(group) == 2:  # whichever leaves, both are isolated
        _spend(step, seat, SPLIT, "slasher-splits-pair", actors=names.actors(group))
    else:
        unit, actors = names.unit_name(move.group), names.actors(gone)
        _spend(step, seat, SPLIT, "slasher-splits", unit=unit, actors=actors, count=len(gone))


def _is_part(group: tuple[int, ...], leaving: tuple[int, ...]) -> bool:
    """Whether these are some of the group but not all, each once and in order."""
    named = tuple([actor for actor in group if actor in leaving])
    return named == leaving and 0 < len(leaving) < len(group)


def play_swap(step: Step[State], seat: Seat, move: PlaySwap) -> None:
    """Carries out the Action Swap (L7)."""
    state = step.state
    _check_held(state, seat, SWAP)
    for actor in (move.first, move.second):
        _check_actor(state, actor, "L7")
    if move.second not in table.partners(state.groups, state.alone, move.first):
        units = [table.unit_of(state.groups, state.alone, a) for a in (move.first, move.second)]
        apart = units[0] != units[1] and units != [move.first, move.second]
        refuse("L7", f"{'alike' if apart else 'swap'}")
    one, other = names.CARD_NAMES[move.first], names.CARD_NAMES[move.second]
    table.change(state, move)
    _spend(step, seat, SWAP, "slasher-swaps", one=one, other=other)


def play_bare(step: Step[State], seat: Seat, move: Bare) -> None:
    """Carries out an Action without a choice: no effect, or two units that join (L5, L8)."""
    state = step.state
    _check_held(state, seat, move.action)
    units = table.units(state.groups, state.alone)
    if move.action == JOIN and len(units) == 2:
        _join_units(step, seat, PlayJoin(units[0], units[1]))
        return
    if table.has_effect(state.groups, state.alone, move.action):
        refuse("L8", "bare")
    _spend(step, seat, move.action, "slasher-no-effect", action=names.CARD_NAMES[move.action])
