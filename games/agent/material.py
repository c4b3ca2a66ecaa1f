"""Agent's board and its switches."""

from __future__ import annotations

from games.agent.rules import AgentEdition
from games.solomon.board import load_board

EDITION = AgentEdition(load_board(__package__, "agent"))
"""The board is `board.json` beside this file: who owns the printed one may put theirs there."""
