"""The quick moves of imagined players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.slasher import hunting, table
from games.slasher.material import MONSTERS, WEREWOLF
from games.slasher.mind.plays import Sketch, after, draw
from games.slasher.mind.points import cost, going_on, strikes, value
from games.slasher.mind.rating import pick_path
from games.slasher.moves import GROUP, unit_key, write

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from games.engine import Path
    from games.slasher.view import View

_DRAWN = 3
"""Plays that are drawn; the best one for the Monsters held is made."""


def light(view: View, rng: random.Random) -> Path:
    """Returns a passable move at once."""
    return _LIGHT[view.phase](view, rng)


def _card(view: View, rng: random.Random) -> Path:
    own = sorted(view.monsters)
    units = table.units(view.groups, view.alone)
    luck = rng.random
    lucks = [(luck(), luck(), luck()) for _ in range(_DRAWN)]
    if not own:
        return write(draw(view, units, lucks[0]))
    drawn = [draw(view, units, one) for one in lucks]
    return write(max(drawn, key=lambda card: sum(strikes(after(view, card), own))))


def _pick(view: View, _rng: random.Random) -> Path:
    """Plays the Monsters that make more than keeping them is worth."""
    own = sorted(view.monsters)
    made = dict(zip(own, strikes(Sketch(view.groups, view.alone), own), strict=True))
    own.sort(key=lambda monster: value(view.seats, monster) - made[monster])
    future = going_on(view)
    chosen: list[int] = []
    for monster in own:
        if made[monster] > cost(view.seats, monster, len(own) - len(chosen)) * future:
            chosen.append(monster)
    return pick_path(view.monsters, chosen)


def _discard(view: View, _rng: random.Random) -> Path:
    worst = min(view.monsters, key=lambda monster: value(view.seats, monster))
    return (f"discard-{MONSTERS[worst].key}",)


def _strike(view: View, _rng: random.Random) -> Path:
    monster, _ = view.queue[0]
    if monster == WEREWOLF:
        return ("longest",)
    fitting = hunting.fitting_groups(monster, view.groups)
    return (f"strike-{unit_key(max(fitting, key=lambda unit: len(view.groups[unit - GROUP])))}",)


_LIGHT: dict[str, Callable[[View, random.Random], Path]] = {
    "discard": _discard,
    "set-up": _card,
    "monsters": _pick,
    "strike": _strike,
}
