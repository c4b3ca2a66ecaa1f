"""The switches of Cover Your Assets."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.engine import Options as EngineOptions
from games.options import Switch  # noqa: TC001 - msgspec reads field types

_ADVANCED = ("six_cards", "two_actions", "new_cards", "second_set")


class Options(EngineOptions, frozen=True, forbid_unknown_fields=True):
    """The switches: when the game ends (C22, C23), the four advanced rules (C30), and whether
    views forget covered cards (C25). The preset ``advanced`` is all four, ``classic`` none.
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
