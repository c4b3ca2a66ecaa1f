"""Motions in words: what one is about, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.notifications import Notice
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from bot.store.rows import MotionRow
    from bot.tables.voting.rules import MotionOutcome

_NAMED = {"pace": "pace", "pause": "rest", "end": "ending"}
"""The kinds whose value is the end of a sentence's key, with the beginning of that key."""


TOLD_ENDS = ("passed", "failed", "lapsed")
"""The ends that the thread tells in one line, which takes the place of the motion's message."""


def ended(motion: MotionRow, outcome: MotionOutcome) -> list[Notice]:
    """Returns the notices of a motion's end. An effect with a line of its own tells it alone."""
    if outcome not in TOLD_ENDS or (outcome == "passed" and motion.kind == "undo"):
        return []
    return [Notice("line", text=end_of(motion, outcome))]


def end_of(motion: MotionRow, outcome: MotionOutcome) -> Text:
    """Returns the sentence that tells a motion's end, one of `TOLD_ENDS`."""
    return text(f"motion-{outcome}", what=title_of(motion))


def title_of(motion: MotionRow) -> Text:
    """Returns the title of a motion, in a few words."""
    whom = Who(motion.author if motion.target is None else motion.target)
    value = Text(f"{_NAMED[motion.kind]}-{motion.value}") if motion.kind in _NAMED else ""
    return text(f"motion-title-{motion.kind}", who=whom, value=value)
