"""Casablanca's board and its switches."""

from __future__ import annotations

from typing import Literal

from games.casablanca.rules import CasablancaEdition
from games.solomon.board import load_board
from games.solomon.options import SharedOptions

EDITION = CasablancaEdition(load_board(__package__, "casablanca"))
"""The board is `board.json` beside this file: who owns the printed one may put theirs there."""

OPENING_FROM = 5
"""From so many players on opening bribes are usual (A4)."""


class Options(SharedOptions, frozen=True, forbid_unknown_fields=True):
    """The shared switches, opening bribes (A4), and whether agents are safe in their base (C10)."""

    opening: Literal["auto", "on", "off"] = "auto"
    bases: Literal["open", "safe"] = "open"
