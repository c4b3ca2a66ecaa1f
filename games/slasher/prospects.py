"""The strikes that Monsters could make on the table of a view, for sheets and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Text, text
from games.slasher import hunting
from games.slasher.moves import GROUP, Unit

if TYPE_CHECKING:
    from games.slasher.view import View


class Prospect(msgspec.Struct, frozen=True):
    """The prospects of a Monster now: the most Actors, and the groups, the largest first.

    groups: empty for Alien and Werewolf.
    """

    monster: int
    best: tuple[int, ...]
    groups: tuple[Unit, ...]

    @property
    def told(self) -> Text:
        """The most points it could make, in words."""
        return text("slasher-prospect", points=len(self.best))


def look(view: View, monster: int) -> Prospect:
    """Returns the prospects of a Monster on the current table."""
    best = hunting.best_strike(monster, view.groups, view.alone)
    groups = hunting.fitting_groups(monster, view.groups)
    groups.sort(key=lambda unit: -len(view.groups[unit - GROUP]))
    return Prospect(monster, best, tuple(groups))
