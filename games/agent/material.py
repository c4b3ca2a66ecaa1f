"""Agent's board and its switches."""

from __future__ import annotations

from games.agent.rules import AgentEdition
from games.solomon.board import load_board

EDITION = AgentEdition(load_board(__package__, "agent"))
"""Agent's board: `board.json` beside this file, where an owner of the printed one can
put theirs.
"""
