"""The choices while a card is played: where an Actor goes, what an Action does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Done, Option, Path, Pick, Several, Text, text
from games.slasher import names, table
from games.slasher.material import FIRST_ACTION, JOIN, MOVE, SPLIT, SWAP, WILD, card_key
from games.slasher.moves import ACTOR_KEYS, ALONE, GROUP, Unit, unit_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from games.slasher.view import View


def card_options(view: View) -> tuple[Text, list[Option]]:
    """Returns the cards of the seat's hand, each kind once."""
    options = [_card_option(view, card) for card in dict.fromkeys(view.hand)]
    return text("slasher-ask-card"), options


def _card_option(view: View, card: int) -> Option:
    """Returns a card with what playing it does."""
    name = names.CARD_NAMES[card]
    if card < FIRST_ACTION:
        hint = text("slasher-hint-extra" if card >= WILD else "slasher-hint-actor")
        return Option(card_key(card), name, hint)
    if not table.has_effect(view.groups, view.alone, card):
        return Option(card_key(card), name, text("slasher-hint-no-effect"))
    return Option(card_key(card), name, names.EFFECTS[card], spread=True)


def _place_options(view: View, units: Iterable[Unit]) -> tuple[Option, ...]:
    return tuple([Option(unit_key(unit), names.unit_label(unit, view.groups)) for unit in units])


def actor_options(view: View, actors: Iterable[int], label: str = "") -> tuple[Option, ...]:
    """Returns options for Actors of the table, with the place where each is now.

    label: the key of a sentence about `$actor`, for options that may be shown among others; by
    default the Actor's name is enough.
    """

    def say(actor: int) -> Text:
        name = names.CARD_NAMES[actor]
        return text(label, actor=name) if label else name

    return tuple([actor_option(view, actor, say(actor)) for actor in actors])


def actor_option(view: View, actor: int, label: Text) -> Option:
    """Returns an option for an Actor of the table, with the place where it is now."""
    unit = table.unit_of(view.groups, view.alone, actor)
    if unit is None or unit < GROUP:
        return Option(ACTOR_KEYS[actor], label, text("slasher-hint-isolated"))
    return Option(ACTOR_KEYS[actor], label, text("slasher-hint-in", group=names.unit_name(unit)))


def after_card(view: View, path: Path) -> Choice:
    """Returns the choice after a path that begins with a card of the seat's hand."""
    card = next(card for card in view.hand if card_key(card) == path[0])
    if card < FIRST_ACTION:
        return _after_actor(view, path, card)
    if not table.has_effect(view.groups, view.alone, card):
        return Done(text("slasher-effect-nothing", action=names.CARD_NAMES[card]), confirm=False)
    return _ACTIONS[card](view, path)


def _after_actor(view: View, path: Path, card: int) -> Choice:
    if len(path) == 1:
        places = (ALONE, *table.units(view.groups, view.alone))
        ask = text("slasher-ask-place", actor=names.CARD_NAMES[card])
        return Pick(ask, _place_options(view, places))
    return Done(text("slasher-effect-play"), confirm=False)


def _after_move(view: View, path: Path) -> Choice:
    if len(path) == 1:
        on_table = [*table.actors_of(view.groups), *view.alone]
        return Pick(text("slasher-ask-move"), actor_options(view, on_table, "slasher-label-move"))
    if len(path) == 2:
        actor = ACTOR_KEYS.index(path[1])
        places = table.destinations(view.groups, view.alone, actor)
        ask = text("slasher-ask-place", actor=names.CARD_NAMES[actor])
        return Pick(ask, _place_options(view, places))
    return Done(text("slasher-effect-play"), confirm=False)


def _after_join(view: View, path: Path) -> Choice:
    if len(path) > 1:
        return Done(text("slasher-effect-join"), confirm=False)
    units = table.units(view.groups, view.alone)
    options = tuple([Option(unit_key(u), _join_label(view, u)) for u in units])
    which = Several(text("slasher-ask-join"), options, 2, 2)
    return which if len(units) > 2 else Done(text("slasher-effect-join"), also=which)


def _join_label(view: View, unit: Unit) -> Text:
    return names.group_label(unit, view.groups) if unit >= GROUP else names.CARD_NAMES[unit]


def _after_split(view: View, path: Path) -> Choice:
    if len(path) == 1:
        return Pick(text("slasher-ask-split"), _split_options(view))
    group = next(
        group
        for number, group in enumerate(view.groups)
        if group and unit_key(GROUP + number) == path[1]
    )
    if len(path) > 2:
        return Done(text("slasher-effect-split"), confirm=False)
    members = tuple([Option(ACTOR_KEYS[actor], names.CARD_NAMES[actor]) for actor in group])
    who = Several(text("slasher-ask-leaving"), members, 1, len(group) - 1)
    done = Done(text("slasher-effect-split"), confirm=False, also=who)
    return who if len(group) > 2 else done


def _split_options(view: View) -> tuple[Option, ...]:
    return tuple(
        [
            Option(
                unit_key(unit),
                text("slasher-label-split", group=names.unit_name(unit)),
                text("slasher-list", items=names.short_actors(table.members(view.groups, unit))),
            )
            for unit in table.units(view.groups, ())
        ]
    )


def _after_swap(view: View, path: Path) -> Choice:
    if len(path) == 1:
        on_table = [*table.actors_of(view.groups), *view.alone]
        movable = [a for a in on_table if table.partners(view.groups, view.alone, a)]
        return Pick(text("slasher-ask-swap"), actor_options(view, movable, "slasher-label-swap"))
    if len(path) == 2:
        actor = ACTOR_KEYS.index(path[1])
        partners = table.partners(view.groups, view.alone, actor)
        ask = text("slasher-ask-swap-with", actor=names.CARD_NAMES[actor])
        return Pick(ask, actor_options(view, partners))
    return Done(text("slasher-effect-play"), confirm=False)


_ACTIONS: dict[int, Callable[[View, Path], Choice]] = {
    MOVE: _after_move,
    JOIN: _after_join,
    SPLIT: _after_split,
    SWAP: _after_swap,
}
