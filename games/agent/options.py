"""The switches of Agent."""

from __future__ import annotations

from typing import Literal

from games.solomon.options import SharedOptions


class Options(SharedOptions, frozen=True, forbid_unknown_fields=True):
    """The shared switches, and whether third players can speak in a contest (D7)."""

    voices: Literal["open", "duel"] = "open"
