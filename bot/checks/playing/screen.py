"""A message as a person sees it: its words and the items that can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.loopback.wire import walk
from bot.ui.custom_ids import Press, parse

if TYPE_CHECKING:
    from bot.loopback.wire import Json

BUTTON, MENU = 2, 3
GOING_ON = frozenset({"pick", "menu", "form", "enough", "do"})
"""The steps of a panel that continue a move."""


class Item(msgspec.Struct, frozen=True):
    """An item of a table that can be pressed. values: the options of a menu, `least` to `most`
    at once; a button has none.
    """

    custom_id: str
    press: Press
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


def items(message: Json) -> list[Item]:
    """Returns the items of a table that can be pressed in a message, from top to bottom."""
    found = []
    for component in walk(message["components"]):
        press = parse(component.get("custom_id") or "")
        if not isinstance(press, Press) or component.get("disabled"):
            continue
        if component["type"] == BUTTON:
            found.append(Item(component["custom_id"], press))
        elif component["type"] == MENU:
            found.append(_menu(component, press))
    return found


def _menu(component: Json, press: Press) -> Item:
    return Item(
        component["custom_id"],
        press,
        tuple(option["value"] for option in component["options"]),
        component.get("min_values", 1),
        component.get("max_values", 1),
    )


def find(message: Json, table: int, step: str) -> Item | None:
    """Returns the item for this step of a table, or None if the message has none."""
    for item in items(message):
        if (item.press.table, item.press.step) == (table, step):
            return item
    return None
