"""Choices about a standing order: giving it, changing it, taking it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Done, Option, Path, Pick, Text, text
from games.slasher.moves import MOST_ORDERED

if TYPE_CHECKING:
    from games.slasher.view import View

NONE, CLEAR = "none", "clear"


ORDER = Option("order", text("slasher-label-order"), text("slasher-hint-order"), aside=True)


def _words(view: View) -> list[str]:
    numbers = [str(points) for points in range(1, MOST_ORDERED + 1)]
    return [NONE, *numbers, *([CLEAR] if view.order is not None else [])]


def say_order(word: str, what: str) -> Text:
    """Returns an order in words, as `what` puts it: ``effect``, ``label`` or ``holding``."""
    if word in (NONE, CLEAR):
        return text(f"slasher-{what}-order-{word}")
    return text(f"slasher-{what}-order-points", points=int(word))


def after_order(view: View, path: Path) -> Choice:
    """Returns the choice of the order, which is the whole move."""
    if len(path) > 1:
        return Done(say_order(path[1], "effect"), confirm=False)
    options = tuple([Option(word, say_order(word, "label")) for word in _words(view)])
    return Pick(text("slasher-ask-order"), options)
