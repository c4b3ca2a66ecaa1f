"""The switches of Cover Your Assets."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.engine import Options as EngineOptions
from games.options import Switch  # noqa: TC001 - msgspec reads field types

_ADVANCED = ("six_cards", "two_actions", "new_cards", "second_set")


class Options(EngineOptions, frozen=True, forbid_unknown_fields=True):
    """The switches: the end of the game (C22, C23), four advanced rules (C30), memory (C25).

    The preset ``advanced`` has all four rules, ``classic`` none. memory: whether views forget
    covered cards.
    """

    presets: ClassVar[dict[str, dict[str, str]]] = {
        "classic": dict.fromkeys(_ADVANCED, "off"),
        "advanced": dict.fromkeys(_ADVANCED, "on"),
    }

    ending: Literal["round", "million", "three", "best-of"] = "round"
    six_cards: Switch = "off"
    two_actions: Switch = "off"
    new_cards: Switch = "off"
    second_set: Switch = "off"
    memory: Literal["faithful", "open"] = "faithful"
