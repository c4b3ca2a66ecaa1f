"""What a person sees of a message: its words, and what can be pressed in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.loopback.wire import walk
from bot.ui.custom_ids import Press, parse
from games.engine import LEAVE

if TYPE_CHECKING:
    from bot.loopback.wire import Json

BUTTON, MENU = 2, 3
GOING_ON = frozenset({"pick", "menu", "form", "enough", "do"})
"""The steps of a panel that take a move further."""


class Item(msgspec.Struct, frozen=True):
    """Something of a table that can be pressed. values: what a menu offers, `least` to `most` at
    once; a button has none.
    """

    custom_id: str
    press: Press
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def leaves(self) -> bool:
        """Whether this is the way out of the game."""
        return self.press.step == "pick" and self.press.args[1:] == LEAVE


def items(message: Json) -> list[Item]:
    """What of a table can be pressed in a message, from top to bottom."""
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
    """What does this step of a table, None if nothing in the message does."""
    for item in items(message):
        if (item.press.table, item.press.step) == (table, step):
            return item
    return None
