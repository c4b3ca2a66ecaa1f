"""Options made to fit on a phone: where their buttons and menus would be too high, buttons become a
menu and menus are put together.

What can be chosen stays the same, and so do its keys.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import msgspec

from bot.ui.components import MENU
from bot.ui.panel.heights import height_of
from bot.ui.panel.offers import OptionGroup
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeAlias

    from bot.ui.components import Piece
    from bot.ui.sheets import Voice
    from games.engine import Option, Text

    Groups: TypeAlias = tuple[OptionGroup, ...]
    Draw: TypeAlias = Callable[[Groups], list[Piece]]


_CHOOSE = text("panel-choose-one")
"""The label of a menu in place of buttons."""


def fitting(groups: Groups, draw: Draw, voice: Voice, room: int) -> list[Piece]:
    """Returns the items of these groups, with no more put together than it takes to be no higher
    than `room` (pixels), as far as that is possible.
    """
    items = draw(groups)
    while height_of(items) > room:
        steps = [(step, draw(step)) for step in _steps(groups, voice)]
        drawn = [(height_of(made), step, made) for step, made in steps]
        lower = [found for found in drawn if found[0] < height_of(items)]
        if not lower:
            break
        enough = (found for found in lower if found[0] <= room)
        _, groups, items = next(enough, min(lower, key=lambda found: found[0]))
    return items


def _steps(groups: Groups, voice: Voice) -> Iterator[Groups]:
    """Yields these groups with two neighbouring menus put together below the buttons between them,
    small ones first, then with the buttons as a menu.
    """
    menus = [place for place, group in enumerate(groups) if group.label is not None]
    pairs = [
        (one, two) for one, two in itertools.pairwise(menus) if _size(groups, one, two) <= MENU
    ]
    for one, two in sorted(pairs, key=lambda pair: _size(groups, *pair)):
        between, together = groups[one + 1 : two], _together(groups[one], groups[two], voice)
        yield (*groups[:one], *between, together, *groups[two + 1 :])
    for place, group in enumerate(groups):
        if group.label is None and len(group.options) > 1:
            named = msgspec.structs.replace(group, label=_CHOOSE)
            yield (*groups[:place], named, *groups[place + 1 :])


def _size(groups: Groups, one: int, two: int) -> int:
    return len(groups[one].options) + len(groups[two].options)


def _together(one: OptionGroup, two: OptionGroup, voice: Voice) -> OptionGroup:
    """Returns two menus as one, in which every option says which menu it is from."""
    options = (*_named(one, voice), *_named(two, voice))
    label = text("panel-menus", one=one.label or _CHOOSE, two=two.label or _CHOOSE)
    return OptionGroup(_CHOOSE if _CHOOSE in (one.label, two.label) else label, options)


def _named(group: OptionGroup, voice: Voice) -> tuple[Option, ...]:
    return tuple(
        msgspec.structs.replace(item, label=_label(group.label, item.label, voice))
        for item in group.options
    )


def _label(menu: Text | None, label: Text, voice: Voice) -> Text:
    """Returns an option's label after the one of its menu, unless it says that by itself, or the
    menu is one that was put together from others or from buttons.
    """
    if menu is None or menu == _CHOOSE or menu.key == "panel-menus":
        return label
    if voice.plain(label).startswith(voice.plain(menu)):
        return label
    return text("panel-of-menu", menu=menu, choice=label)
