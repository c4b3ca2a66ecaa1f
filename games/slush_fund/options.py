"""The switches of Slush Fund."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.engine import Options as EngineOptions


class Options(EngineOptions, frozen=True, forbid_unknown_fields=True):
    """The switches: whether views forget covered cards (S39), and which deck is used (S1)."""

    first: ClassVar[dict[str, str]] = {"length": "short"}

    memory: Literal["faithful", "open"] = "faithful"
    length: Literal["full", "short"] = "full"
