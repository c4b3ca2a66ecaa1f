"""The names of things in sentences: cards, units, Monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, text
from games.slasher.hunting import VALUE
from games.slasher.material import ACTIONS, COLOURS, FIRST_ACTION, MONSTERS, SECOND_WILD, WILD
from games.slasher.moves import ALONE, GROUP, GROUP_KEYS, Unit
from games.slasher.table import members

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.slasher.table import Groups


MOST_SHOWN = 10
"""Actors of a group that its button names."""


def _actor(card: int, key: str, wild_key: str) -> Text:
    if card >= WILD:
        return text(wild_key, number=card - WILD + 1)
    return text(key, colour=COLOURS[card % len(COLOURS)], value=VALUE[card])


CARD_NAMES = (
    *(_actor(card, "slasher-actor", "slasher-actor-extra") for card in range(SECOND_WILD + 1)),
    *(text(f"slasher-action-{key}") for key in ACTIONS),
)
"""The name of each card by number: "red 5"."""
SHORT_NAMES = tuple(
    _actor(card, "slasher-short", "slasher-short-extra") for card in range(SECOND_WILD + 1)
)
"""The name of each Actor in a few letters, for buttons: "R5"."""
EFFECTS = {
    FIRST_ACTION + number: text(f"slasher-action-{key}.effect")
    for number, key in enumerate(ACTIONS)
}
"""The effect of each Action, by card."""
MONSTER_NAMES = tuple(text(f"slasher-monster-{monster.key}") for monster in MONSTERS)
THE_MONSTERS = tuple(text(f"slasher-monster-{monster.key}.the") for monster in MONSTERS)
"""The name of each Monster inside a sentence: "the Vampire"."""
MONSTER_TESTS_SHORT = tuple(text(f"slasher-monster-{monster.key}.short") for monster in MONSTERS)
MONSTER_TESTS = tuple(text(f"slasher-monster-{monster.key}.strikes") for monster in MONSTERS)
"""The prey of each Monster, in a few words."""
GROUP_NAMES = tuple(text("slasher-group", letter=key.upper()) for key in GROUP_KEYS)


def actors(cards: Iterable[int]) -> tuple[Text, ...]:
    """Returns Actors as a list inside a sentence."""
    return tuple([CARD_NAMES[card] for card in cards])


def short_actors(cards: Iterable[int]) -> tuple[Text, ...]:
    """Returns Actors as a list of a few letters each."""
    return tuple([SHORT_NAMES[card] for card in cards])


def monsters(held: Iterable[int]) -> tuple[Text, ...]:
    """Returns Monsters as a list inside a sentence."""
    return tuple([MONSTER_NAMES[monster] for monster in held])


def the_monsters(held: Iterable[int]) -> tuple[Text, ...]:
    """Returns Monsters inside a sentence, with their articles."""
    return tuple([THE_MONSTERS[monster] for monster in held])


def unit_name(unit: Unit) -> Text:
    """Returns a group or an isolated Actor inside a sentence: "group B", "red 5"."""
    return GROUP_NAMES[unit - GROUP] if unit >= GROUP else CARD_NAMES[unit]


def unit_label(unit: Unit, groups: Groups) -> Text:
    """Returns a place as a button says it: "Group B: R5 and B3", "Next to red 5", "Alone"."""
    if unit == ALONE:
        return text("slasher-label-alone")
    if unit < GROUP:
        return text("slasher-label-beside", actor=CARD_NAMES[unit])
    return group_label(unit, groups)


def group_label(unit: Unit, groups: Groups) -> Text:
    """Returns a group with as many of its Actors as fit on a button."""
    inside = members(groups, unit)
    shown = inside if len(inside) <= MOST_SHOWN else inside[: MOST_SHOWN - 1]
    return text(
        "slasher-label-group",
        letter=GROUP_KEYS[unit - GROUP].upper(),
        actors=short_actors(shown),
        more=len(inside) - len(shown),
    )
