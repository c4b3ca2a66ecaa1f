"""Agent's board and its switches."""

from __future__ import annotations

from typing import Literal

from games.agent.rules import AgentEdition
from games.solomon.board import load_board
from games.solomon.options import SharedOptions

EDITION = AgentEdition(load_board(__package__, "agent"))
"""The board is `board.json` beside this file: who owns the printed one may put theirs there."""


class Options(SharedOptions, frozen=True, forbid_unknown_fields=True):
    """The shared switches, and whether third players may speak in a contest (D7)."""

    voices: Literal["open", "duel"] = "open"
