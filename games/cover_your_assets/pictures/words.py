"""Short words that several pictures say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.cover_your_assets.summary import headline
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from games.cover_your_assets.view import View
    from games.engine import Arg, Say, Seat


def picture_text(say: Say, what: str, **args: Arg) -> str:
    """Returns a word or two that only pictures need."""
    return say(text(f"cover-your-assets-picture-{what}", **args))


def seat_name(say: Say, seat: Seat) -> str:
    """Returns the name of the person at `seat`."""
    return picture_text(say, "seat", who=Who(seat))


def to_do(view: View) -> Text:
    """Returns whose turn it is and what they are to do; to the player whose turn it is as "you"."""
    if view.over or not view.to_act:
        return headline(view)
    if view.moving:
        return text("cover-your-assets-picture-yours-move")
    contest = view.contest
    if contest is not None:
        whom = Who(contest.other(contest.to_answer))
        what = "contest" if contest.unopposed else "answer"
        return text(f"cover-your-assets-picture-yours-{what}", whom=whom)
    what = "turn" if view.action == 1 else "again"
    return text(f"cover-your-assets-picture-yours-{what}")
