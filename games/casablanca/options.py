"""The switches of Casablanca."""

from __future__ import annotations

from typing import Literal

from games.solomon.options import SharedOptions


class Options(SharedOptions, frozen=True, forbid_unknown_fields=True):
    """The shared switches, opening bribes (A4), and whether agents are safe in their base (C10)."""

    opening: Literal["auto", "on", "off"] = "auto"
    bases: Literal["open", "safe"] = "open"
