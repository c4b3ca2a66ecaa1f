"""The switches of Slasher."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.engine import Options as EngineOptions


class Options(EngineOptions, frozen=True, forbid_unknown_fields=True):
    """The switches: the number of points that ends the game."""

    first: ClassVar[dict[str, str]] = {"target": "10"}

    target: Literal["10", "20", "30"] = "20"
