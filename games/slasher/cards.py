"""The effects of cards: an Actor comes to the table, or an Action changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Seat, Text, Who, text
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


def _spend(step: Step[State], seat: Seat, action: int, line: Text) -> None:
    """Discards an Action after its effect and ends the turn."""
    state = step.state
    state.hands[seat] = without(state.hands[seat], action)
    state.discards.append(action)
    tell(step, line)
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
    if move.unit == ALONE:
        line = text("slasher-places-alone", who=Who(seat), actor=name)
    else:
        unit = names.unit_name(move.unit)
        line = text("slasher-places", who=Who(seat), actor=name, unit=unit)
    table.change(state, move)
    tell(step, line)
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
    if move.unit == ALONE:
        line = text("slasher-moves-alone", who=Who(seat), actor=actor)
    else:
        unit = names.unit_name(move.unit)
        line = text("slasher-moves", who=Who(seat), actor=actor, unit=unit)
    table.change(state, move)
    _spend(step, seat, MOVE, line)


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
    line = text("slasher-joins", who=Who(seat), one=one, other=other)
    _spend(step, seat, JOIN, line)


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
    if len(group) == 2:  # whichever leaves, both are isolated
        line = text("slasher-splits-pair", who=Who(seat), actors=names.actors(group))
    else:
        line = text(
            "slasher-splits",
            who=Who(seat),
            unit=names.unit_name(move.group),
            actors=names.actors(gone),
            count=len(gone),
        )
    table.change(state, move)
    _spend(step, seat, SPLIT, line)


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
    _spend(step, seat, SWAP, text("slasher-swaps", who=Who(seat), one=one, other=other))


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
    action = names.CARD_NAMES[move.action]
    line = text("slasher-no-effect", who=Who(seat), action=action)
    _spend(step, seat, move.action, line)
