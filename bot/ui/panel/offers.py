"""The options of a `Pick` as a panel offers them: without those that stand apart under "Table …",
and with what follows a `spread` option in its place, or in a menu of its own under its label.
Options for which a game names a menu are in that menu, however few or many they are. Of options
that do the same, the one to be typed only is not shown.

Which options there are also says at which steps somebody was asked on the way to a half-made move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import msgspec

from bot.ui.components import MENU, OPTION
from bot.ui.sheets import voice
from games.choosing import is_apart, only_answer, pass_over, to_notation, to_path
from games.engine import LEAVE, Done, Pick, Refused
from games.words import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.table import Table
    from games.engine import Option, Path, Seat, Text

FEW = 4
"""How many options are buttons; more are a menu."""

_MENUS = 3
"""How many menus under labels of their own a panel has room for on a phone. Where there would be
more they are one menu, or, if that cannot hold them, fewer steps are shown.
"""
_DEEP = 3
"""How many steps after this one may be shown in place of it."""


class OptionGroup(msgspec.Struct, frozen=True):
    """Options that are shown together.

    label: of the option they all follow, or of the menu a game names, None for those at hand. The
    key of an option is the tokens it stands for, as in a record.
    """

    label: Text | None
    options: tuple[Option, ...]


_known: WeakKeyDictionary[Table, dict[tuple[Seat, Path], tuple[OptionGroup, ...]]] = (
    WeakKeyDictionary()
)
"""What is offered at each table that is in use, which never changes: a panel asks many times."""


def offered(table: Table, seat: Seat, path: Path) -> tuple[OptionGroup, ...]:
    """Returns the groups to press after `path`, none unless one option is picked there."""
    known = _known.setdefault(table, {})
    found = known.get((seat, path))
    if found is None:
        found = known[seat, path] = _offered(table, seat, path)
    return found


def _offered(table: Table, seat: Seat, path: Path) -> tuple[OptionGroup, ...]:
    for depth in range(_DEEP, 0, -1):
        groups = _groups(table, seat, path, depth)
        if sum(group.label is not None for group in groups) <= _MENUS:
            return groups
        together = tuple(item for group in groups for item in group.options)
        if len(together) <= MENU:
            return (OptionGroup(None, together),)
    return _groups(table, seat, path, 0)


def offered_keys(table: Table, seat: Seat, path: Path) -> list[str]:
    """Returns the keys of all the options offered after `path`."""
    return [item.key for group in offered(table, seat, path) for item in group.options]


def options_apart(table: Table, seat: Seat) -> tuple[Option, ...]:
    """Returns the options of a seat that stand under "Table …": its orders, and leaving."""
    choice = table.choice(seat)
    options = choice.options if isinstance(choice, Pick) else ()
    # Leaving is the last of them, whatever order a game lists them in.
    return tuple(sorted(filter(is_apart, options), key=lambda item: item.key == LEAVE[0]))


def _groups(table: Table, seat: Seat, path: Path, depth: int) -> tuple[OptionGroup, ...]:
    choice = table.choice(seat, path)
    if not isinstance(choice, Pick):
        return ()
    here = [item for item in choice.options if not is_apart(item) and not item.typed]
    named = {some[0].key: (label, some) for label, some in named_menus(here)}
    after = {
        item.key: _followers(table, seat, path, item, depth) for item in here if item.menu is None
    }
    count = sum(_at_hand(groups) if groups else 1 for groups in after.values())
    at_hand: list[Option] = []
    found: list[OptionGroup] = []
    for item in here:
        if item.menu is not None:
            if item.key in named:
                found.append(_named_menu(table, seat, path, *named[item.key], depth))
            continue
        itself = OptionGroup(None, (_with_the_only_way(table, seat, path, item),))
        for group in after[item.key] or (itself,):
            if group.label is not None:
                found.append(group)
            elif count <= FEW or len(group.options) == 1:
                if not at_hand:
                    found.append(_AT_HAND)
                at_hand += group.options
            else:
                found.append(OptionGroup(item.label, group.options))
    together = OptionGroup(None, tuple(at_hand))
    return tuple(together if group is _AT_HAND else group for group in found)


_AT_HAND = OptionGroup(None, ())
"""Stands where the options at hand come among the menus: where a game lists the first of them."""


def named_menus(options: Iterable[Option]) -> list[tuple[Text, list[Option]]]:
    """Returns the menus that a game wants for some of its options, apart from the others: the
    label of each, and its options.
    """
    named: list[tuple[Text, list[Option]]] = []
    for item in options:
        if item.menu is None:
            continue
        found = next((items for label, items in named if label == item.menu), None)
        if found is None:
            found = []
            named.append((item.menu, found))
        found.append(item)
    return named


def _named_menu(
    table: Table, seat: Seat, path: Path, label: Text, options: list[Option], depth: int
) -> OptionGroup:
    """Returns one such menu, with what follows its options in their place if it can hold that."""
    for deep in range(depth, 0, -1):
        entries: list[Option] = []
        for item in options:
            groups = _followers(table, seat, path, item, deep)
            found = [one for group in groups for one in group.options]
            entries += found or [_with_the_only_way(table, seat, path, item)]
        if len(entries) <= MENU:
            return OptionGroup(label, tuple(entries))
    return OptionGroup(label, tuple(options))


def _with_the_only_way(table: Table, seat: Seat, path: Path, item: Option) -> Option:
    """Returns an option named after what it comes to, if all that may follow is one option after
    another: none of them is asked for.
    """
    label, here = item.label, (*path, item.key)
    if not item.spread:
        return item
    try:
        choice = table.choice(seat, here)
        while isinstance(choice, Pick) and (key := only_answer(choice)) is not None:
            label = next(only.label for only in choice.options if only.key == key)
            here = (*here, key)
            choice = table.choice(seat, here)
    except Refused:
        return item
    return msgspec.structs.replace(item, label=label) if isinstance(choice, Done) else item


def _at_hand(groups: tuple[OptionGroup, ...]) -> int:
    return sum(len(group.options) for group in groups if group.label is None)


def _followers(
    table: Table, seat: Seat, path: Path, item: Option, depth: int
) -> tuple[OptionGroup, ...]:
    """Returns what may be shown in place of an option; nothing where it stands for itself."""
    if not item.spread or not depth:
        return ()
    try:
        reached = pass_over(table.game, table.view(seat), (*path, item.key))
    except Refused:
        return ()
    groups = _groups(table, seat, reached, depth - 1)
    if any(len(group.options) > MENU or _says_much(table, group) for group in groups):
        return ()
    led = reached[len(path) :]
    return tuple(OptionGroup(group.label, _led_to(group, led)) for group in groups)


def _says_much(table: Table, group: OptionGroup) -> bool:
    """Whether a menu would cut what its options say, so that it has to be told above them: that is
    for a step of its own. The same for all who read it.
    """
    hints = [item.hint for item in group.options if item.hint is not None]
    voices = [voice(locale, table).plain for locale in LOCALES] if hints else []
    return any(len(say(hint)) > OPTION for hint in hints for say in voices)


def _led_to(group: OptionGroup, led: Path) -> tuple[Option, ...]:
    """Returns the options of a group with the tokens that lead to them in their keys."""
    return tuple(
        msgspec.structs.replace(item, key=to_notation((*led, item.key))) for item in group.options
    )


# -- the way to a half-made move -----------------------------------------------------------------


def asked_on_the_way(table: Table, seat: Seat, path: Path) -> tuple[Path, ...]:
    """Returns the half-made moves at which somebody was asked on the way to `path`, and `path`.

    Steps with one answer, and those that one press led over, are not among them.
    """
    found: list[Path] = []
    here: Path = ()
    while True:
        reached = pass_over(table.game, table.view(seat), here)
        if path[: len(reached)] == reached:
            here = reached
        if len(here) >= len(path):
            return (*found, path)
        found.append(here)
        here = path[: len(here) + _pressed_over(table, seat, here, path)]


def _pressed_over(table: Table, seat: Seat, here: Path, path: Path) -> int:
    """Returns over how many steps one press led on from `here`."""
    ahead = path[len(here) :]
    keys = (to_path(key) for key in offered_keys(table, seat, here))
    return max((len(key) for key in keys if ahead[: len(key)] == key), default=1)


def label_of(table: Table, seat: Seat, here: Path, led: Path) -> tuple[Text, ...]:
    """Returns the labels of the option that led over these steps: of its menu and its own."""
    key = to_notation(led)
    for group in offered(table, seat, here):
        for item in group.options:
            if item.key == key:
                return (item.label,) if group.label is None else (group.label, item.label)
    return ()
