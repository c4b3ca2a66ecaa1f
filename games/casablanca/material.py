"""Casablanca's board and its switches."""

from __future__ import annotations

from games.casablanca.rules import CasablancaEdition
from games.solomon.board import load_board

EDITION = CasablancaEdition(load_board(__package__, "casablanca"))
"""The board is `board.json` beside this file: who owns the printed one may put theirs there."""

OPENING_FROM = 5
"""From so many players on opening bribes are usual (A4)."""
