"""Short words that several pictures say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Text, Who, text
from games.slasher import names
from games.slasher.moves import GROUP, GROUP_KEYS
from games.slasher.summary import headline

if TYPE_CHECKING:
    from games.engine import Say, Seat
    from games.slasher.prospects import Prospect
    from games.slasher.view import View


def seat_name(say: Say, seat: Seat) -> str:
    """Returns the name of the person at `seat`."""
    return say(text("slasher-name", who=Who(seat)))


def to_do(view: View) -> Text:
    """Returns what the looker is to do now, as "you"; the situation if that is nothing."""
    if view.over or not view.to_act:
        return text("slasher-picture-locked") if view.lock is not None else headline(view)
    if view.phase == "strike":
        return text("slasher-picture-yours-strike", monster=names.THE_MONSTERS[view.queue[0][0]])
    return text(f"slasher-picture-yours-{view.phase}", limit=view.limit)


def where(say: Say, prospect: Prospect) -> str:
    """Returns what a Monster would strike now, in a few letters: "C: +2"."""
    if not prospect.best:
        return say(text("slasher-picture-no-prey"))
    points = len(prospect.best)
    if not prospect.groups:
        return say(text("slasher-picture-prey", points=points))
    letter = GROUP_KEYS[prospect.groups[0] - GROUP].upper()
    return say(text("slasher-picture-prey-in", letter=letter, points=points))
