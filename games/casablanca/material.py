"""Casablanca's board and its switches."""

from __future__ import annotations

from games.casablanca.rules import CasablancaEdition
from games.solomon.board import load_board

EDITION = CasablancaEdition(load_board(__package__, "casablanca"))
"""Casablanca's board: `board.json` beside this file, where an owner of the printed one can put
theirs.
"""

OPENING_FROM = 5
"""The number of players from which opening bribes are usual (A4)."""
