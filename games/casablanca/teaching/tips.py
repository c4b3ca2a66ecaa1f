"""What Casablanca explains when it first comes up; most of it is shared with Agent."""

from __future__ import annotations

from games.solomon.teaching.tips import row, teach_play, teach_questions

ROWS = (
    *teach_questions("casablanca"),
    row("casablanca", "case", "case", lambda at: at.view.case in at.view.place),
    *teach_play("casablanca"),
)
"""Every tip, and whether it comes up for the seat that looks; the most pressing first."""
