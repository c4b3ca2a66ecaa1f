"""What Agent explains when it first comes up; most of it is shared with Casablanca."""

from __future__ import annotations

from games.solomon.state import NOBODY, UNIT
from games.solomon.teaching.tips import Moment, row, teach_play, teach_questions


def _may_support(at: Moment) -> bool:
    switches = at.view.switches
    return at.objecting and switches.sealed and switches.open and at.stake >= UNIT


ROWS = (
    *teach_questions("agent"),
    row("agent", "case", "case", lambda at: at.view.holder != NOBODY),
    *teach_play("agent"),
    row("agent", "support", "voices", _may_support),
)
"""Every tip, and whether it comes up for the seat that looks; the most pressing first."""
